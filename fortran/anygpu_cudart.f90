! Generated from src/api/cudart by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> The functions, types and constants of CUDA's runtime, one to one, as in CUDA 13.
!>
!> In addition to the codes listed with it, any function may return, whatever the arguments,
!> cudaErrorInsufficientDriver if no back end can be used, cudaErrorNoDevice if NVIDIA's driver is there but no device,
!> cudaErrorInitializationError in a process forked after the first call, cudaErrorNotSupported for an operation that
!> the back end in use does not support, and cudaErrorUnknown. A function that waits for a stream also returns the
!> error of earlier work on it, such as cudaErrorLaunchFailure. anygpu_last_reason() describes the failure.
!>
!> An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL
!> are optional. Handles, device pointers and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the
!> null stream and NULL, c_loc(x) the address of a variable x, which must have the target attribute. Text passed to
!> C ends with c_null_char. Structures start as zeros.
module anygpu_cudart
    use, intrinsic :: iso_c_binding, only: c_char, c_float, c_funptr, c_int, c_int64_t, c_intptr_t, c_long, c_null_char, &
        c_null_funptr, c_null_ptr, c_ptr, c_short, c_signed_char, c_size_t
    implicit none
    public
    private :: c_char, c_float, c_funptr, c_int, c_int64_t, c_intptr_t, c_long, c_null_char, c_null_funptr, c_null_ptr, c_ptr, &
        c_short, c_signed_char, c_size_t

    !> The version of CUDA's API: major * 1000 + minor * 10.
    integer(c_int), parameter :: CUDART_VERSION = 13050_c_int
    !> Bytes of an IPC handle.
    integer(c_int), parameter :: CUDA_IPC_HANDLE_SIZE = 64_c_int
    !> The default stream by name.
    type(c_ptr), parameter :: cudaStreamLegacy = transfer(1_c_intptr_t, c_null_ptr)
    !> The calling thread's default stream.
    type(c_ptr), parameter :: cudaStreamPerThread = transfer(2_c_intptr_t, c_null_ptr)
    !> The host, in place of a device.
    integer(c_int), parameter :: cudaCpuDeviceId = -1_c_int
    !> No device, or several, where a device is reported.
    integer(c_int), parameter :: cudaInvalidDeviceId = -2_c_int
    !> Ordinary pinned host memory.
    integer(c_int), parameter :: cudaHostAllocDefault = 0_c_int
    !> Pinned host memory for every device.
    integer(c_int), parameter :: cudaHostAllocPortable = 1_c_int
    !> Pinned host memory in the devices' address space.
    integer(c_int), parameter :: cudaHostAllocMapped = 2_c_int
    !> Write-combined pinned host memory.
    integer(c_int), parameter :: cudaHostAllocWriteCombined = 4_c_int
    !> Ordinary registered host memory.
    integer(c_int), parameter :: cudaHostRegisterDefault = 0_c_int
    !> Registered for every device.
    integer(c_int), parameter :: cudaHostRegisterPortable = 1_c_int
    !> Registered in the devices' address space.
    integer(c_int), parameter :: cudaHostRegisterMapped = 2_c_int
    !> Registered memory-mapped I/O.
    integer(c_int), parameter :: cudaHostRegisterIoMemory = 4_c_int
    !> Registered host memory that the device only reads.
    integer(c_int), parameter :: cudaHostRegisterReadOnly = 8_c_int
    !> The flags of cudaDeviceEnablePeerAccess.
    integer(c_int), parameter :: cudaPeerAccessDefault = 0_c_int
    !> A stream ordered with the default stream.
    integer(c_int), parameter :: cudaStreamDefault = 0_c_int
    !> A stream not ordered with the default stream.
    integer(c_int), parameter :: cudaStreamNonBlocking = 1_c_int
    !> An event that records timestamps.
    integer(c_int), parameter :: cudaEventDefault = 0_c_int
    !> Waiting threads sleep.
    integer(c_int), parameter :: cudaEventBlockingSync = 1_c_int
    !> No timestamps are recorded.
    integer(c_int), parameter :: cudaEventDisableTiming = 2_c_int
    !> Other processes may open it; with cudaEventDisableTiming.
    integer(c_int), parameter :: cudaEventInterprocess = 4_c_int
    !> An ordinary record.
    integer(c_int), parameter :: cudaEventRecordDefault = 0_c_int
    !> A record as a node of its own in a captured graph.
    integer(c_int), parameter :: cudaEventRecordExternal = 1_c_int
    !> An ordinary wait.
    integer(c_int), parameter :: cudaEventWaitDefault = 0_c_int
    !> A wait as a node of its own in a captured graph.
    integer(c_int), parameter :: cudaEventWaitExternal = 1_c_int
    !> Threads wait as the runtime chooses.
    integer(c_int), parameter :: cudaDeviceScheduleAuto = 0_c_int
    !> Threads spin.
    integer(c_int), parameter :: cudaDeviceScheduleSpin = 1_c_int
    !> Threads spin and yield.
    integer(c_int), parameter :: cudaDeviceScheduleYield = 2_c_int
    !> Threads sleep.
    integer(c_int), parameter :: cudaDeviceScheduleBlockingSync = 4_c_int
    !> All cudaDeviceSchedule flags.
    integer(c_int), parameter :: cudaDeviceScheduleMask = 7_c_int
    !> Pinned host memory can be mapped; it always can.
    integer(c_int), parameter :: cudaDeviceMapHost = 8_c_int
    !> Local memory is kept after a launch.
    integer(c_int), parameter :: cudaDeviceLmemResizeToMax = 16_c_int
    !> Every copy and fill waits until it is done.
    integer(c_int), parameter :: cudaDeviceSyncMemops = 128_c_int
    !> All device flags.
    integer(c_int), parameter :: cudaDeviceMask = 255_c_int
    !> Managed memory for every stream.
    integer(c_int), parameter :: cudaMemAttachGlobal = 1_c_int
    !> Managed memory for the host first.
    integer(c_int), parameter :: cudaMemAttachHost = 2_c_int
    !> Managed memory for one stream.
    integer(c_int), parameter :: cudaMemAttachSingle = 4_c_int
    !> The flags of cudaIpcOpenMemHandle: peer access is enabled where needed.
    integer(c_int), parameter :: cudaIpcMemLazyEnablePeerAccess = 1_c_int
    !> External memory that was allocated for one resource alone.
    integer(c_int), parameter :: cudaExternalMemoryDedicated = 1_c_int
    !> An array of no special kind.
    integer(c_int), parameter :: cudaArrayDefault = 0_c_int
    !> The array's depth counts layers.
    integer(c_int), parameter :: cudaArrayLayered = 1_c_int
    !> Kernels write to the array.
    integer(c_int), parameter :: cudaArraySurfaceLoadStore = 2_c_int
    !> Six layers of the array are a cube.
    integer(c_int), parameter :: cudaArrayCubemap = 4_c_int
    !> Kernels gather four elements of the array at once.
    integer(c_int), parameter :: cudaArrayTextureGather = 8_c_int
    !> Another API renders into the array.
    integer(c_int), parameter :: cudaArrayColorAttachment = 32_c_int
    !> cudaInitDevice also sets the device flags.
    integer(c_int), parameter :: cudaInitDeviceFlagsAreValid = 1_c_int

    ! cudaError_t: The status of every call.
    integer(c_int), parameter :: cudaSuccess = 0_c_int
    integer(c_int), parameter :: cudaErrorInvalidValue = 1_c_int
    integer(c_int), parameter :: cudaErrorMemoryAllocation = 2_c_int
    integer(c_int), parameter :: cudaErrorInitializationError = 3_c_int
    integer(c_int), parameter :: cudaErrorCudartUnloading = 4_c_int
    integer(c_int), parameter :: cudaErrorProfilerDisabled = 5_c_int
    integer(c_int), parameter :: cudaErrorProfilerNotInitialized = 6_c_int
    integer(c_int), parameter :: cudaErrorProfilerAlreadyStarted = 7_c_int
    integer(c_int), parameter :: cudaErrorProfilerAlreadyStopped = 8_c_int
    integer(c_int), parameter :: cudaErrorInvalidConfiguration = 9_c_int
    integer(c_int), parameter :: cudaErrorVersionTranslation = 10_c_int
    integer(c_int), parameter :: cudaErrorInvalidPitchValue = 12_c_int
    integer(c_int), parameter :: cudaErrorInvalidSymbol = 13_c_int
    integer(c_int), parameter :: cudaErrorInvalidHostPointer = 16_c_int
    integer(c_int), parameter :: cudaErrorInvalidDevicePointer = 17_c_int
    integer(c_int), parameter :: cudaErrorInvalidTexture = 18_c_int
    integer(c_int), parameter :: cudaErrorInvalidTextureBinding = 19_c_int
    integer(c_int), parameter :: cudaErrorInvalidChannelDescriptor = 20_c_int
    integer(c_int), parameter :: cudaErrorInvalidMemcpyDirection = 21_c_int
    integer(c_int), parameter :: cudaErrorAddressOfConstant = 22_c_int
    integer(c_int), parameter :: cudaErrorTextureFetchFailed = 23_c_int
    integer(c_int), parameter :: cudaErrorTextureNotBound = 24_c_int
    integer(c_int), parameter :: cudaErrorSynchronizationError = 25_c_int
    integer(c_int), parameter :: cudaErrorInvalidFilterSetting = 26_c_int
    integer(c_int), parameter :: cudaErrorInvalidNormSetting = 27_c_int
    integer(c_int), parameter :: cudaErrorMixedDeviceExecution = 28_c_int
    integer(c_int), parameter :: cudaErrorNotYetImplemented = 31_c_int
    integer(c_int), parameter :: cudaErrorMemoryValueTooLarge = 32_c_int
    integer(c_int), parameter :: cudaErrorStubLibrary = 34_c_int
    integer(c_int), parameter :: cudaErrorInsufficientDriver = 35_c_int
    integer(c_int), parameter :: cudaErrorCallRequiresNewerDriver = 36_c_int
    integer(c_int), parameter :: cudaErrorInvalidSurface = 37_c_int
    integer(c_int), parameter :: cudaErrorDuplicateVariableName = 43_c_int
    integer(c_int), parameter :: cudaErrorDuplicateTextureName = 44_c_int
    integer(c_int), parameter :: cudaErrorDuplicateSurfaceName = 45_c_int
    integer(c_int), parameter :: cudaErrorDevicesUnavailable = 46_c_int
    integer(c_int), parameter :: cudaErrorIncompatibleDriverContext = 49_c_int
    integer(c_int), parameter :: cudaErrorMissingConfiguration = 52_c_int
    integer(c_int), parameter :: cudaErrorPriorLaunchFailure = 53_c_int
    integer(c_int), parameter :: cudaErrorLaunchMaxDepthExceeded = 65_c_int
    integer(c_int), parameter :: cudaErrorLaunchFileScopedTex = 66_c_int
    integer(c_int), parameter :: cudaErrorLaunchFileScopedSurf = 67_c_int
    integer(c_int), parameter :: cudaErrorSyncDepthExceeded = 68_c_int
    integer(c_int), parameter :: cudaErrorLaunchPendingCountExceeded = 69_c_int
    integer(c_int), parameter :: cudaErrorInvalidDeviceFunction = 98_c_int
    integer(c_int), parameter :: cudaErrorNoDevice = 100_c_int
    integer(c_int), parameter :: cudaErrorInvalidDevice = 101_c_int
    integer(c_int), parameter :: cudaErrorDeviceNotLicensed = 102_c_int
    integer(c_int), parameter :: cudaErrorSoftwareValidityNotEstablished = 103_c_int
    integer(c_int), parameter :: cudaErrorStartupFailure = 127_c_int
    integer(c_int), parameter :: cudaErrorInvalidKernelImage = 200_c_int
    integer(c_int), parameter :: cudaErrorDeviceUninitialized = 201_c_int
    integer(c_int), parameter :: cudaErrorMapBufferObjectFailed = 205_c_int
    integer(c_int), parameter :: cudaErrorUnmapBufferObjectFailed = 206_c_int
    integer(c_int), parameter :: cudaErrorArrayIsMapped = 207_c_int
    integer(c_int), parameter :: cudaErrorAlreadyMapped = 208_c_int
    integer(c_int), parameter :: cudaErrorNoKernelImageForDevice = 209_c_int
    integer(c_int), parameter :: cudaErrorAlreadyAcquired = 210_c_int
    integer(c_int), parameter :: cudaErrorNotMapped = 211_c_int
    integer(c_int), parameter :: cudaErrorNotMappedAsArray = 212_c_int
    integer(c_int), parameter :: cudaErrorNotMappedAsPointer = 213_c_int
    integer(c_int), parameter :: cudaErrorECCUncorrectable = 214_c_int
    integer(c_int), parameter :: cudaErrorUnsupportedLimit = 215_c_int
    integer(c_int), parameter :: cudaErrorDeviceAlreadyInUse = 216_c_int
    integer(c_int), parameter :: cudaErrorPeerAccessUnsupported = 217_c_int
    integer(c_int), parameter :: cudaErrorInvalidPtx = 218_c_int
    integer(c_int), parameter :: cudaErrorInvalidGraphicsContext = 219_c_int
    integer(c_int), parameter :: cudaErrorNvlinkUncorrectable = 220_c_int
    integer(c_int), parameter :: cudaErrorJitCompilerNotFound = 221_c_int
    integer(c_int), parameter :: cudaErrorUnsupportedPtxVersion = 222_c_int
    integer(c_int), parameter :: cudaErrorJitCompilationDisabled = 223_c_int
    integer(c_int), parameter :: cudaErrorUnsupportedExecAffinity = 224_c_int
    integer(c_int), parameter :: cudaErrorUnsupportedDevSideSync = 225_c_int
    integer(c_int), parameter :: cudaErrorContained = 226_c_int
    integer(c_int), parameter :: cudaErrorInsufficientLoaderVersion = 227_c_int
    integer(c_int), parameter :: cudaErrorInvalidSource = 300_c_int
    integer(c_int), parameter :: cudaErrorFileNotFound = 301_c_int
    integer(c_int), parameter :: cudaErrorSharedObjectSymbolNotFound = 302_c_int
    integer(c_int), parameter :: cudaErrorSharedObjectInitFailed = 303_c_int
    integer(c_int), parameter :: cudaErrorOperatingSystem = 304_c_int
    integer(c_int), parameter :: cudaErrorInvalidResourceHandle = 400_c_int
    integer(c_int), parameter :: cudaErrorIllegalState = 401_c_int
    integer(c_int), parameter :: cudaErrorLossyQuery = 402_c_int
    integer(c_int), parameter :: cudaErrorSymbolNotFound = 500_c_int
    integer(c_int), parameter :: cudaErrorNotReady = 600_c_int
    integer(c_int), parameter :: cudaErrorIllegalAddress = 700_c_int
    integer(c_int), parameter :: cudaErrorLaunchOutOfResources = 701_c_int
    integer(c_int), parameter :: cudaErrorLaunchTimeout = 702_c_int
    integer(c_int), parameter :: cudaErrorLaunchIncompatibleTexturing = 703_c_int
    integer(c_int), parameter :: cudaErrorPeerAccessAlreadyEnabled = 704_c_int
    integer(c_int), parameter :: cudaErrorPeerAccessNotEnabled = 705_c_int
    integer(c_int), parameter :: cudaErrorSetOnActiveProcess = 708_c_int
    integer(c_int), parameter :: cudaErrorContextIsDestroyed = 709_c_int
    integer(c_int), parameter :: cudaErrorAssert = 710_c_int
    integer(c_int), parameter :: cudaErrorTooManyPeers = 711_c_int
    integer(c_int), parameter :: cudaErrorHostMemoryAlreadyRegistered = 712_c_int
    integer(c_int), parameter :: cudaErrorHostMemoryNotRegistered = 713_c_int
    integer(c_int), parameter :: cudaErrorHardwareStackError = 714_c_int
    integer(c_int), parameter :: cudaErrorIllegalInstruction = 715_c_int
    integer(c_int), parameter :: cudaErrorMisalignedAddress = 716_c_int
    integer(c_int), parameter :: cudaErrorInvalidAddressSpace = 717_c_int
    integer(c_int), parameter :: cudaErrorInvalidPc = 718_c_int
    integer(c_int), parameter :: cudaErrorLaunchFailure = 719_c_int
    integer(c_int), parameter :: cudaErrorCooperativeLaunchTooLarge = 720_c_int
    integer(c_int), parameter :: cudaErrorTensorMemoryLeak = 721_c_int
    integer(c_int), parameter :: cudaErrorNotPermitted = 800_c_int
    integer(c_int), parameter :: cudaErrorNotSupported = 801_c_int
    integer(c_int), parameter :: cudaErrorSystemNotReady = 802_c_int
    integer(c_int), parameter :: cudaErrorSystemDriverMismatch = 803_c_int
    integer(c_int), parameter :: cudaErrorCompatNotSupportedOnDevice = 804_c_int
    integer(c_int), parameter :: cudaErrorMpsConnectionFailed = 805_c_int
    integer(c_int), parameter :: cudaErrorMpsRpcFailure = 806_c_int
    integer(c_int), parameter :: cudaErrorMpsServerNotReady = 807_c_int
    integer(c_int), parameter :: cudaErrorMpsMaxClientsReached = 808_c_int
    integer(c_int), parameter :: cudaErrorMpsMaxConnectionsReached = 809_c_int
    integer(c_int), parameter :: cudaErrorMpsClientTerminated = 810_c_int
    integer(c_int), parameter :: cudaErrorCdpNotSupported = 811_c_int
    integer(c_int), parameter :: cudaErrorCdpVersionMismatch = 812_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureUnsupported = 900_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureInvalidated = 901_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureMerge = 902_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureUnmatched = 903_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureUnjoined = 904_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureIsolation = 905_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureImplicit = 906_c_int
    integer(c_int), parameter :: cudaErrorCapturedEvent = 907_c_int
    integer(c_int), parameter :: cudaErrorStreamCaptureWrongThread = 908_c_int
    integer(c_int), parameter :: cudaErrorTimeout = 909_c_int
    integer(c_int), parameter :: cudaErrorGraphExecUpdateFailure = 910_c_int
    integer(c_int), parameter :: cudaErrorExternalDevice = 911_c_int
    integer(c_int), parameter :: cudaErrorInvalidClusterSize = 912_c_int
    integer(c_int), parameter :: cudaErrorFunctionNotLoaded = 913_c_int
    integer(c_int), parameter :: cudaErrorInvalidResourceType = 914_c_int
    integer(c_int), parameter :: cudaErrorInvalidResourceConfiguration = 915_c_int
    integer(c_int), parameter :: cudaErrorStreamDetached = 917_c_int
    integer(c_int), parameter :: cudaErrorGraphRecaptureFailure = 918_c_int
    integer(c_int), parameter :: cudaErrorFabricNotReady = 919_c_int
    integer(c_int), parameter :: cudaErrorUnknown = 999_c_int
    integer(c_int), parameter :: cudaErrorApiFailureBase = 10000_c_int

    ! cudaMemcpyKind: Directions of a copy.
    integer(c_int), parameter :: cudaMemcpyHostToHost = 0_c_int
    integer(c_int), parameter :: cudaMemcpyHostToDevice = 1_c_int
    integer(c_int), parameter :: cudaMemcpyDeviceToHost = 2_c_int
    integer(c_int), parameter :: cudaMemcpyDeviceToDevice = 3_c_int
    integer(c_int), parameter :: cudaMemcpyDefault = 4_c_int

    ! cudaMemoryType: Kinds of memory.
    integer(c_int), parameter :: cudaMemoryTypeUnregistered = 0_c_int
    integer(c_int), parameter :: cudaMemoryTypeHost = 1_c_int
    integer(c_int), parameter :: cudaMemoryTypeDevice = 2_c_int
    integer(c_int), parameter :: cudaMemoryTypeManaged = 3_c_int

    ! cudaLimit: Limits of a device.
    integer(c_int), parameter :: cudaLimitStackSize = 0_c_int
    integer(c_int), parameter :: cudaLimitPrintfFifoSize = 1_c_int
    integer(c_int), parameter :: cudaLimitMallocHeapSize = 2_c_int
    integer(c_int), parameter :: cudaLimitDevRuntimeSyncDepth = 3_c_int
    integer(c_int), parameter :: cudaLimitDevRuntimePendingLaunchCount = 4_c_int
    integer(c_int), parameter :: cudaLimitMaxL2FetchGranularity = 5_c_int
    integer(c_int), parameter :: cudaLimitPersistingL2CacheSize = 6_c_int
    integer(c_int), parameter :: cudaLimitPerBlockMemorySize = 10_c_int

    ! cudaFuncCache: The preference between shared memory and L1 cache.
    integer(c_int), parameter :: cudaFuncCachePreferNone = 0_c_int
    integer(c_int), parameter :: cudaFuncCachePreferShared = 1_c_int
    integer(c_int), parameter :: cudaFuncCachePreferL1 = 2_c_int
    integer(c_int), parameter :: cudaFuncCachePreferEqual = 3_c_int

    ! cudaSharedMemConfig: The bank size of shared memory.
    integer(c_int), parameter :: cudaSharedMemBankSizeDefault = 0_c_int
    integer(c_int), parameter :: cudaSharedMemBankSizeFourByte = 1_c_int
    integer(c_int), parameter :: cudaSharedMemBankSizeEightByte = 2_c_int

    ! cudaComputeMode: Compute modes: the processes that may use a device.
    integer(c_int), parameter :: cudaComputeModeDefault = 0_c_int
    integer(c_int), parameter :: cudaComputeModeExclusive = 1_c_int
    integer(c_int), parameter :: cudaComputeModeProhibited = 2_c_int
    integer(c_int), parameter :: cudaComputeModeExclusiveProcess = 3_c_int

    ! cudaDeviceAttr: Attributes that cudaDeviceGetAttribute reports.
    integer(c_int), parameter :: cudaDevAttrMaxThreadsPerBlock = 1_c_int
    integer(c_int), parameter :: cudaDevAttrMaxBlockDimX = 2_c_int
    integer(c_int), parameter :: cudaDevAttrMaxBlockDimY = 3_c_int
    integer(c_int), parameter :: cudaDevAttrMaxBlockDimZ = 4_c_int
    integer(c_int), parameter :: cudaDevAttrMaxGridDimX = 5_c_int
    integer(c_int), parameter :: cudaDevAttrMaxGridDimY = 6_c_int
    integer(c_int), parameter :: cudaDevAttrMaxGridDimZ = 7_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSharedMemoryPerBlock = 8_c_int
    integer(c_int), parameter :: cudaDevAttrTotalConstantMemory = 9_c_int
    integer(c_int), parameter :: cudaDevAttrWarpSize = 10_c_int
    integer(c_int), parameter :: cudaDevAttrMaxPitch = 11_c_int
    integer(c_int), parameter :: cudaDevAttrMaxRegistersPerBlock = 12_c_int
    integer(c_int), parameter :: cudaDevAttrClockRate = 13_c_int
    integer(c_int), parameter :: cudaDevAttrTextureAlignment = 14_c_int
    integer(c_int), parameter :: cudaDevAttrGpuOverlap = 15_c_int
    integer(c_int), parameter :: cudaDevAttrMultiProcessorCount = 16_c_int
    integer(c_int), parameter :: cudaDevAttrKernelExecTimeout = 17_c_int
    integer(c_int), parameter :: cudaDevAttrIntegrated = 18_c_int
    integer(c_int), parameter :: cudaDevAttrCanMapHostMemory = 19_c_int
    integer(c_int), parameter :: cudaDevAttrComputeMode = 20_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture1DWidth = 21_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DWidth = 22_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DHeight = 23_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture3DWidth = 24_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture3DHeight = 25_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture3DDepth = 26_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DLayeredWidth = 27_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DLayeredHeight = 28_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DLayeredLayers = 29_c_int
    integer(c_int), parameter :: cudaDevAttrSurfaceAlignment = 30_c_int
    integer(c_int), parameter :: cudaDevAttrConcurrentKernels = 31_c_int
    integer(c_int), parameter :: cudaDevAttrEccEnabled = 32_c_int
    integer(c_int), parameter :: cudaDevAttrPciBusId = 33_c_int
    integer(c_int), parameter :: cudaDevAttrPciDeviceId = 34_c_int
    integer(c_int), parameter :: cudaDevAttrTccDriver = 35_c_int
    integer(c_int), parameter :: cudaDevAttrMemoryClockRate = 36_c_int
    integer(c_int), parameter :: cudaDevAttrGlobalMemoryBusWidth = 37_c_int
    integer(c_int), parameter :: cudaDevAttrL2CacheSize = 38_c_int
    integer(c_int), parameter :: cudaDevAttrMaxThreadsPerMultiProcessor = 39_c_int
    integer(c_int), parameter :: cudaDevAttrAsyncEngineCount = 40_c_int
    integer(c_int), parameter :: cudaDevAttrUnifiedAddressing = 41_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture1DLayeredWidth = 42_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture1DLayeredLayers = 43_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DGatherWidth = 45_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DGatherHeight = 46_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture3DWidthAlt = 47_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture3DHeightAlt = 48_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture3DDepthAlt = 49_c_int
    integer(c_int), parameter :: cudaDevAttrPciDomainId = 50_c_int
    integer(c_int), parameter :: cudaDevAttrTexturePitchAlignment = 51_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTextureCubemapWidth = 52_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTextureCubemapLayeredWidth = 53_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTextureCubemapLayeredLayers = 54_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface1DWidth = 55_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface2DWidth = 56_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface2DHeight = 57_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface3DWidth = 58_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface3DHeight = 59_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface3DDepth = 60_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface1DLayeredWidth = 61_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface1DLayeredLayers = 62_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface2DLayeredWidth = 63_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface2DLayeredHeight = 64_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurface2DLayeredLayers = 65_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurfaceCubemapWidth = 66_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture1DLinearWidth = 69_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DLinearWidth = 70_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DLinearHeight = 71_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DLinearPitch = 72_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DMipmappedWidth = 73_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture2DMipmappedHeight = 74_c_int
    integer(c_int), parameter :: cudaDevAttrComputeCapabilityMajor = 75_c_int
    integer(c_int), parameter :: cudaDevAttrComputeCapabilityMinor = 76_c_int
    integer(c_int), parameter :: cudaDevAttrMaxTexture1DMipmappedWidth = 77_c_int
    integer(c_int), parameter :: cudaDevAttrStreamPrioritiesSupported = 78_c_int
    integer(c_int), parameter :: cudaDevAttrGlobalL1CacheSupported = 79_c_int
    integer(c_int), parameter :: cudaDevAttrLocalL1CacheSupported = 80_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81_c_int
    integer(c_int), parameter :: cudaDevAttrMaxRegistersPerMultiprocessor = 82_c_int
    integer(c_int), parameter :: cudaDevAttrManagedMemory = 83_c_int
    integer(c_int), parameter :: cudaDevAttrIsMultiGpuBoard = 84_c_int
    integer(c_int), parameter :: cudaDevAttrMultiGpuBoardGroupID = 85_c_int
    integer(c_int), parameter :: cudaDevAttrHostNativeAtomicSupported = 86_c_int
    integer(c_int), parameter :: cudaDevAttrSingleToDoublePrecisionPerfRatio = 87_c_int
    integer(c_int), parameter :: cudaDevAttrPageableMemoryAccess = 88_c_int
    integer(c_int), parameter :: cudaDevAttrConcurrentManagedAccess = 89_c_int
    integer(c_int), parameter :: cudaDevAttrComputePreemptionSupported = 90_c_int
    integer(c_int), parameter :: cudaDevAttrCanUseHostPointerForRegisteredMem = 91_c_int
    integer(c_int), parameter :: cudaDevAttrReserved92 = 92_c_int
    integer(c_int), parameter :: cudaDevAttrReserved93 = 93_c_int
    integer(c_int), parameter :: cudaDevAttrReserved94 = 94_c_int
    integer(c_int), parameter :: cudaDevAttrCooperativeLaunch = 95_c_int
    integer(c_int), parameter :: cudaDevAttrReserved96 = 96_c_int
    integer(c_int), parameter :: cudaDevAttrMaxSharedMemoryPerBlockOptin = 97_c_int
    integer(c_int), parameter :: cudaDevAttrCanFlushRemoteWrites = 98_c_int
    integer(c_int), parameter :: cudaDevAttrHostRegisterSupported = 99_c_int
    integer(c_int), parameter :: cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100_c_int
    integer(c_int), parameter :: cudaDevAttrDirectManagedMemAccessFromHost = 101_c_int
    integer(c_int), parameter :: cudaDevAttrMaxBlocksPerMultiprocessor = 106_c_int
    integer(c_int), parameter :: cudaDevAttrMaxPersistingL2CacheSize = 108_c_int
    integer(c_int), parameter :: cudaDevAttrMaxAccessPolicyWindowSize = 109_c_int
    integer(c_int), parameter :: cudaDevAttrReservedSharedMemoryPerBlock = 111_c_int
    integer(c_int), parameter :: cudaDevAttrSparseCudaArraySupported = 112_c_int
    integer(c_int), parameter :: cudaDevAttrHostRegisterReadOnlySupported = 113_c_int
    integer(c_int), parameter :: cudaDevAttrTimelineSemaphoreInteropSupported = 114_c_int
    integer(c_int), parameter :: cudaDevAttrMemoryPoolsSupported = 115_c_int
    integer(c_int), parameter :: cudaDevAttrGPUDirectRDMASupported = 116_c_int
    integer(c_int), parameter :: cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117_c_int
    integer(c_int), parameter :: cudaDevAttrGPUDirectRDMAWritesOrdering = 118_c_int
    integer(c_int), parameter :: cudaDevAttrMemoryPoolSupportedHandleTypes = 119_c_int
    integer(c_int), parameter :: cudaDevAttrClusterLaunch = 120_c_int
    integer(c_int), parameter :: cudaDevAttrDeferredMappingCudaArraySupported = 121_c_int
    integer(c_int), parameter :: cudaDevAttrReserved122 = 122_c_int
    integer(c_int), parameter :: cudaDevAttrReserved123 = 123_c_int
    integer(c_int), parameter :: cudaDevAttrReserved124 = 124_c_int
    integer(c_int), parameter :: cudaDevAttrIpcEventSupport = 125_c_int
    integer(c_int), parameter :: cudaDevAttrMemSyncDomainCount = 126_c_int
    integer(c_int), parameter :: cudaDevAttrReserved127 = 127_c_int
    integer(c_int), parameter :: cudaDevAttrReserved128 = 128_c_int
    integer(c_int), parameter :: cudaDevAttrReserved129 = 129_c_int
    integer(c_int), parameter :: cudaDevAttrNumaConfig = 130_c_int
    integer(c_int), parameter :: cudaDevAttrNumaId = 131_c_int
    integer(c_int), parameter :: cudaDevAttrReserved132 = 132_c_int
    integer(c_int), parameter :: cudaDevAttrMpsEnabled = 133_c_int
    integer(c_int), parameter :: cudaDevAttrHostNumaId = 134_c_int
    integer(c_int), parameter :: cudaDevAttrD3D12CigSupported = 135_c_int
    integer(c_int), parameter :: cudaDevAttrVulkanCigSupported = 138_c_int
    integer(c_int), parameter :: cudaDevAttrGpuPciDeviceId = 139_c_int
    integer(c_int), parameter :: cudaDevAttrGpuPciSubsystemId = 140_c_int
    integer(c_int), parameter :: cudaDevAttrReserved141 = 141_c_int
    integer(c_int), parameter :: cudaDevAttrHostNumaMemoryPoolsSupported = 142_c_int
    integer(c_int), parameter :: cudaDevAttrHostNumaMultinodeIpcSupported = 143_c_int
    integer(c_int), parameter :: cudaDevAttrHostMemoryPoolsSupported = 144_c_int
    integer(c_int), parameter :: cudaDevAttrReserved145 = 145_c_int
    integer(c_int), parameter :: cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147_c_int
    integer(c_int), parameter :: cudaDevAttrAtomicReductionSupported = 148_c_int
    integer(c_int), parameter :: cudaDevAttrLocalityDomainCount = 149_c_int
    integer(c_int), parameter :: cudaDevAttrOversizedSharedMemoryPerBlock = 150_c_int
    integer(c_int), parameter :: cudaDevAttrCigStreamsSupported = 151_c_int
    integer(c_int), parameter :: cudaDevAttrLocalityDomainMultiprocessorCount = 157_c_int
    integer(c_int), parameter :: cudaDevAttrTensorMapLargeTensorMinSize = 160_c_int
    integer(c_int), parameter :: cudaDevAttrMax = 161_c_int

    ! cudaDeviceP2PAttr: Attributes of a pair of devices.
    integer(c_int), parameter :: cudaDevP2PAttrPerformanceRank = 1_c_int
    integer(c_int), parameter :: cudaDevP2PAttrAccessSupported = 2_c_int
    integer(c_int), parameter :: cudaDevP2PAttrNativeAtomicSupported = 3_c_int
    integer(c_int), parameter :: cudaDevP2PAttrCudaArrayAccessSupported = 4_c_int
    integer(c_int), parameter :: cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5_c_int

    ! cudaAtomicOperation: Atomic operations.
    integer(c_int), parameter :: cudaAtomicOperationIntegerAdd = 0_c_int
    integer(c_int), parameter :: cudaAtomicOperationIntegerMin = 1_c_int
    integer(c_int), parameter :: cudaAtomicOperationIntegerMax = 2_c_int
    integer(c_int), parameter :: cudaAtomicOperationIntegerIncrement = 3_c_int
    integer(c_int), parameter :: cudaAtomicOperationIntegerDecrement = 4_c_int
    integer(c_int), parameter :: cudaAtomicOperationAnd = 5_c_int
    integer(c_int), parameter :: cudaAtomicOperationOr = 6_c_int
    integer(c_int), parameter :: cudaAtomicOperationXOR = 7_c_int
    integer(c_int), parameter :: cudaAtomicOperationExchange = 8_c_int
    integer(c_int), parameter :: cudaAtomicOperationCAS = 9_c_int
    integer(c_int), parameter :: cudaAtomicOperationFloatAdd = 10_c_int
    integer(c_int), parameter :: cudaAtomicOperationFloatMin = 11_c_int
    integer(c_int), parameter :: cudaAtomicOperationFloatMax = 12_c_int

    ! cudaMemoryAdvise: Advice about managed memory.
    integer(c_int), parameter :: cudaMemAdviseSetReadMostly = 1_c_int
    integer(c_int), parameter :: cudaMemAdviseUnsetReadMostly = 2_c_int
    integer(c_int), parameter :: cudaMemAdviseSetPreferredLocation = 3_c_int
    integer(c_int), parameter :: cudaMemAdviseUnsetPreferredLocation = 4_c_int
    integer(c_int), parameter :: cudaMemAdviseSetAccessedBy = 5_c_int
    integer(c_int), parameter :: cudaMemAdviseUnsetAccessedBy = 6_c_int

    ! cudaMemRangeAttribute: Attributes of a managed range.
    integer(c_int), parameter :: cudaMemRangeAttributeReadMostly = 1_c_int
    integer(c_int), parameter :: cudaMemRangeAttributePreferredLocation = 2_c_int
    integer(c_int), parameter :: cudaMemRangeAttributeAccessedBy = 3_c_int
    integer(c_int), parameter :: cudaMemRangeAttributeLastPrefetchLocation = 4_c_int
    integer(c_int), parameter :: cudaMemRangeAttributePreferredLocationType = 5_c_int
    integer(c_int), parameter :: cudaMemRangeAttributePreferredLocationId = 6_c_int
    integer(c_int), parameter :: cudaMemRangeAttributeLastPrefetchLocationType = 7_c_int
    integer(c_int), parameter :: cudaMemRangeAttributeLastPrefetchLocationId = 8_c_int

    ! cudaMemAllocationType: Kinds of allocation of a pool.
    integer(c_int), parameter :: cudaMemAllocationTypeInvalid = 0_c_int
    !> Memory stays where it was allocated.
    integer(c_int), parameter :: cudaMemAllocationTypePinned = 1_c_int
    !> Memory migrates between devices and host.
    integer(c_int), parameter :: cudaMemAllocationTypeManaged = 2_c_int

    ! cudaMemAllocationHandleType: Kinds of handle that other processes import a pool by; bits where several may be named.
    integer(c_int), parameter :: cudaMemHandleTypeNone = 0_c_int
    !> An `int`: a file descriptor.
    integer(c_int), parameter :: cudaMemHandleTypePosixFileDescriptor = 1_c_int
    integer(c_int), parameter :: cudaMemHandleTypeWin32 = 2_c_int
    integer(c_int), parameter :: cudaMemHandleTypeWin32Kmt = 4_c_int
    !> A cudaMemFabricHandle_t, good on every machine of one NVLink fabric.
    integer(c_int), parameter :: cudaMemHandleTypeFabric = 8_c_int

    ! cudaMemAccessFlags: Access rights to memory.
    integer(c_int), parameter :: cudaMemAccessFlagsProtNone = 0_c_int
    integer(c_int), parameter :: cudaMemAccessFlagsProtRead = 1_c_int
    integer(c_int), parameter :: cudaMemAccessFlagsProtReadWrite = 3_c_int

    ! cudaMemPoolAttr: Attributes of a pool. The first four and the high-water marks can be set.
    !> `int`: memory freed in one stream may be reused in another that waits for it by an event.
    integer(c_int), parameter :: cudaMemPoolReuseFollowEventDependencies = 1_c_int
    !> `int`: memory may be reused as soon as its free has run.
    integer(c_int), parameter :: cudaMemPoolReuseAllowOpportunistic = 2_c_int
    !> `int`: streams may be made to wait for each other to reuse memory.
    integer(c_int), parameter :: cudaMemPoolReuseAllowInternalDependencies = 3_c_int
    !> 64 bits: bytes that the pool keeps rather than return to the system.
    integer(c_int), parameter :: cudaMemPoolAttrReleaseThreshold = 4_c_int
    !> 64 bits: bytes it holds.
    integer(c_int), parameter :: cudaMemPoolAttrReservedMemCurrent = 5_c_int
    !> 64 bits: the most it has held since this was reset to 0.
    integer(c_int), parameter :: cudaMemPoolAttrReservedMemHigh = 6_c_int
    !> 64 bits: bytes allocated from it.
    integer(c_int), parameter :: cudaMemPoolAttrUsedMemCurrent = 7_c_int
    !> 64 bits: the most allocated since this was reset to 0.
    integer(c_int), parameter :: cudaMemPoolAttrUsedMemHigh = 8_c_int
    integer(c_int), parameter :: cudaMemPoolAttrAllocationType = 9_c_int
    integer(c_int), parameter :: cudaMemPoolAttrExportHandleTypes = 10_c_int
    integer(c_int), parameter :: cudaMemPoolAttrLocationId = 11_c_int
    integer(c_int), parameter :: cudaMemPoolAttrLocationType = 12_c_int
    integer(c_int), parameter :: cudaMemPoolAttrMaxPoolSize = 13_c_int
    integer(c_int), parameter :: cudaMemPoolAttrHwDecompressEnabled = 14_c_int
    integer(c_int), parameter :: cudaMemPoolAttrLocalityDomainId = 15_c_int

    ! cudaMemLocationType: Kinds of memory location.
    integer(c_int), parameter :: cudaMemLocationTypeInvalid = 0_c_int
    integer(c_int), parameter :: cudaMemLocationTypeNone = 0_c_int
    integer(c_int), parameter :: cudaMemLocationTypeDevice = 1_c_int
    integer(c_int), parameter :: cudaMemLocationTypeHost = 2_c_int
    integer(c_int), parameter :: cudaMemLocationTypeHostNuma = 3_c_int
    integer(c_int), parameter :: cudaMemLocationTypeHostNumaCurrent = 4_c_int
    integer(c_int), parameter :: cudaMemLocationTypeInvisible = 5_c_int
    integer(c_int), parameter :: cudaMemLocationTypeDeviceLocalityDomain = 6_c_int

    ! cudaFlushGPUDirectRDMAWritesTarget: Device whose remote writes are flushed.
    integer(c_int), parameter :: cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0_c_int

    ! cudaFlushGPUDirectRDMAWritesScope: Devices that see flushed remote writes.
    integer(c_int), parameter :: cudaFlushGPUDirectRDMAWritesToOwner = 100_c_int
    integer(c_int), parameter :: cudaFlushGPUDirectRDMAWritesToAllDevices = 200_c_int

    ! cudaMemcpySrcAccessOrder: When a queued copy reads its source.
    integer(c_int), parameter :: cudaMemcpySrcAccessOrderInvalid = 0_c_int
    integer(c_int), parameter :: cudaMemcpySrcAccessOrderStream = 1_c_int
    integer(c_int), parameter :: cudaMemcpySrcAccessOrderDuringApiCall = 2_c_int
    integer(c_int), parameter :: cudaMemcpySrcAccessOrderAny = 3_c_int

    ! cudaMemcpyFlags: Flags of a queued copy.
    integer(c_int), parameter :: cudaMemcpyFlagDefault = 0_c_int
    integer(c_int), parameter :: cudaMemcpyFlagPreferOverlapWithCompute = 1_c_int

    ! cudaMemcpy3DOperandType: Kinds of the source and destination of a box copy.
    integer(c_int), parameter :: cudaMemcpyOperandTypePointer = 1_c_int
    integer(c_int), parameter :: cudaMemcpyOperandTypeArray = 2_c_int

    ! cudaLibraryOption: Options of libraries.
    integer(c_int), parameter :: cudaLibraryHostUniversalFunctionAndDataTable = 0_c_int
    !> The program keeps the image as long as the library is loaded.
    integer(c_int), parameter :: cudaLibraryBinaryIsPreserved = 1_c_int

    ! cudaJitOption: Options for the compiler of PTX.
    integer(c_int), parameter :: cudaJitMaxRegisters = 0_c_int
    integer(c_int), parameter :: cudaJitThreadsPerBlock = 1_c_int
    integer(c_int), parameter :: cudaJitWallTime = 2_c_int
    integer(c_int), parameter :: cudaJitInfoLogBuffer = 3_c_int
    integer(c_int), parameter :: cudaJitInfoLogBufferSizeBytes = 4_c_int
    integer(c_int), parameter :: cudaJitErrorLogBuffer = 5_c_int
    integer(c_int), parameter :: cudaJitErrorLogBufferSizeBytes = 6_c_int
    integer(c_int), parameter :: cudaJitOptimizationLevel = 7_c_int
    integer(c_int), parameter :: cudaJitFallbackStrategy = 10_c_int
    integer(c_int), parameter :: cudaJitGenerateDebugInfo = 11_c_int
    integer(c_int), parameter :: cudaJitLogVerbose = 12_c_int
    integer(c_int), parameter :: cudaJitGenerateLineInfo = 13_c_int
    integer(c_int), parameter :: cudaJitCacheMode = 14_c_int
    integer(c_int), parameter :: cudaJitPositionIndependentCode = 30_c_int
    integer(c_int), parameter :: cudaJitMinCtaPerSm = 31_c_int
    integer(c_int), parameter :: cudaJitMaxThreadsPerBlock = 32_c_int
    integer(c_int), parameter :: cudaJitOverrideDirectiveValues = 33_c_int

    ! cudaFuncAttribute: The attributes of a kernel that a program sets.
    !> The most bytes of dynamic shared memory that a launch may ask for.
    integer(c_int), parameter :: cudaFuncAttributeMaxDynamicSharedMemorySize = 8_c_int
    !> The part of the first-level cache that is shared memory, in percent; -1 for the default.
    integer(c_int), parameter :: cudaFuncAttributePreferredSharedMemoryCarveout = 9_c_int
    integer(c_int), parameter :: cudaFuncAttributeClusterDimMustBeSet = 10_c_int
    integer(c_int), parameter :: cudaFuncAttributeRequiredClusterWidth = 11_c_int
    integer(c_int), parameter :: cudaFuncAttributeRequiredClusterHeight = 12_c_int
    integer(c_int), parameter :: cudaFuncAttributeRequiredClusterDepth = 13_c_int
    integer(c_int), parameter :: cudaFuncAttributeNonPortableClusterSizeAllowed = 14_c_int
    integer(c_int), parameter :: cudaFuncAttributeClusterSchedulingPolicyPreference = 15_c_int
    integer(c_int), parameter :: cudaFuncAttributeSharedMemoryMode = 16_c_int

    ! cudaLaunchAttributeID: Attributes of launches and streams.
    integer(c_int), parameter :: cudaLaunchAttributeIgnore = 0_c_int
    integer(c_int), parameter :: cudaLaunchAttributeAccessPolicyWindow = 1_c_int
    integer(c_int), parameter :: cudaLaunchAttributeCooperative = 2_c_int
    integer(c_int), parameter :: cudaLaunchAttributeSynchronizationPolicy = 3_c_int
    integer(c_int), parameter :: cudaLaunchAttributeClusterDimension = 4_c_int
    integer(c_int), parameter :: cudaLaunchAttributeClusterSchedulingPolicyPreference = 5_c_int
    integer(c_int), parameter :: cudaLaunchAttributeProgrammaticStreamSerialization = 6_c_int
    integer(c_int), parameter :: cudaLaunchAttributeProgrammaticEvent = 7_c_int
    integer(c_int), parameter :: cudaLaunchAttributePriority = 8_c_int
    integer(c_int), parameter :: cudaLaunchAttributeMemSyncDomainMap = 9_c_int
    integer(c_int), parameter :: cudaLaunchAttributeMemSyncDomain = 10_c_int
    integer(c_int), parameter :: cudaLaunchAttributePreferredClusterDimension = 11_c_int
    integer(c_int), parameter :: cudaLaunchAttributeLaunchCompletionEvent = 12_c_int
    integer(c_int), parameter :: cudaLaunchAttributeDeviceUpdatableKernelNode = 13_c_int
    integer(c_int), parameter :: cudaLaunchAttributePreferredSharedMemoryCarveout = 14_c_int
    integer(c_int), parameter :: cudaLaunchAttributeNvlinkUtilCentricScheduling = 16_c_int
    integer(c_int), parameter :: cudaLaunchAttributePortableClusterSizeMode = 17_c_int
    integer(c_int), parameter :: cudaLaunchAttributeSharedMemoryMode = 18_c_int

    ! cudaDevResourceType: Parts of a device.
    integer(c_int), parameter :: cudaDevResourceTypeInvalid = 0_c_int
    integer(c_int), parameter :: cudaDevResourceTypeSm = 1_c_int
    integer(c_int), parameter :: cudaDevResourceTypeWorkqueueConfig = 1000_c_int
    integer(c_int), parameter :: cudaDevResourceTypeWorkqueue = 10000_c_int

    ! cudaStreamCaptureStatus: Capture status of a stream.
    integer(c_int), parameter :: cudaStreamCaptureStatusNone = 0_c_int
    integer(c_int), parameter :: cudaStreamCaptureStatusActive = 1_c_int
    integer(c_int), parameter :: cudaStreamCaptureStatusInvalidated = 2_c_int

    ! cudaGraphInstantiateFlags: Flags of cudaGraphInstantiate and cudaGraphInstantiateWithParams.
    !> A launch frees what the one before has left allocated.
    integer(c_int), parameter :: cudaGraphInstantiateFlagAutoFreeOnLaunch = 1_c_int
    !> The launch is prepared at once.
    integer(c_int), parameter :: cudaGraphInstantiateFlagUpload = 2_c_int
    !> Kernels launch it.
    integer(c_int), parameter :: cudaGraphInstantiateFlagDeviceLaunch = 4_c_int
    !> Launches have the priorities of their nodes.
    integer(c_int), parameter :: cudaGraphInstantiateFlagUseNodePriority = 8_c_int

    ! cudaGraphInstantiateResult: The outcome of cudaGraphInstantiateWithParams.
    integer(c_int), parameter :: cudaGraphInstantiateSuccess = 0_c_int
    integer(c_int), parameter :: cudaGraphInstantiateError = 1_c_int
    !> The edges make a circle.
    integer(c_int), parameter :: cudaGraphInstantiateInvalidStructure = 2_c_int
    integer(c_int), parameter :: cudaGraphInstantiateNodeOperationNotSupported = 3_c_int
    integer(c_int), parameter :: cudaGraphInstantiateMultipleDevicesNotSupported = 4_c_int
    integer(c_int), parameter :: cudaGraphInstantiateConditionalHandleUnused = 5_c_int

    ! cudaGraphMemAttributeType: Numbers about the memory of graphs on a device, in bytes.
    !> The memory that launches have taken, until it is trimmed.
    integer(c_int), parameter :: cudaGraphMemAttrUsedMemCurrent = 0_c_int
    integer(c_int), parameter :: cudaGraphMemAttrUsedMemHigh = 1_c_int
    !> The memory that is held for launches.
    integer(c_int), parameter :: cudaGraphMemAttrReservedMemCurrent = 2_c_int
    integer(c_int), parameter :: cudaGraphMemAttrReservedMemHigh = 3_c_int

    ! cudaUserObjectFlags: Flags of cudaUserObjectCreate.
    !> The call at the object's end is in no stream's order.
    integer(c_int), parameter :: cudaUserObjectNoDestructorSync = 1_c_int

    ! cudaUserObjectRetainFlags: Flags of cudaGraphRetainUserObject.
    !> The references are the program's, which has them no longer.
    integer(c_int), parameter :: cudaGraphUserObjectMove = 1_c_int

    ! cudaGraphNodeType: The type of a graph's node.
    integer(c_int), parameter :: cudaGraphNodeTypeKernel = 0_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeMemcpy = 1_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeMemset = 2_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeHost = 3_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeGraph = 4_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeEmpty = 5_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeWaitEvent = 6_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeEventRecord = 7_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeExtSemaphoreSignal = 8_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeExtSemaphoreWait = 9_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeMemAlloc = 10_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeMemFree = 11_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeConditional = 13_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeMemcpyBatch = 14_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeReserved16 = 16_c_int
    integer(c_int), parameter :: cudaGraphNodeTypeExternalEngine = 17_c_int

    ! cudaGraphExecUpdateResult: The outcome of an update of an executable graph.
    integer(c_int), parameter :: cudaGraphExecUpdateSuccess = 0_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateError = 1_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateErrorTopologyChanged = 2_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateErrorNodeTypeChanged = 3_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateErrorFunctionChanged = 4_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateErrorParametersChanged = 5_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateErrorNotSupported = 6_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7_c_int
    integer(c_int), parameter :: cudaGraphExecUpdateErrorAttributesChanged = 8_c_int

    ! cudaLogLevel: The weight of a message in the log of failures.
    integer(c_int), parameter :: cudaLogLevelError = 0_c_int
    integer(c_int), parameter :: cudaLogLevelWarning = 1_c_int

    ! cudaGraphRecaptureStatus: A node whose work differs where it is captured anew.
    integer(c_int), parameter :: cudaGraphRecaptureEligibleForUpdate = 0_c_int
    integer(c_int), parameter :: cudaGraphRecaptureIneligibleForUpdate = 1_c_int
    integer(c_int), parameter :: cudaGraphRecaptureError = 2_c_int

    ! cudaStreamCaptureMode: Restrictions on a thread's calls while a stream is captured.
    integer(c_int), parameter :: cudaStreamCaptureModeGlobal = 0_c_int
    integer(c_int), parameter :: cudaStreamCaptureModeThreadLocal = 1_c_int
    integer(c_int), parameter :: cudaStreamCaptureModeRelaxed = 2_c_int

    ! cudaHostTaskSyncMode: Ways in which the thread that calls host functions waits for the next one.
    integer(c_int), parameter :: cudaHostTaskBlocking = 0_c_int
    integer(c_int), parameter :: cudaHostTaskSpinWait = 1_c_int

    ! cudaGetDriverEntryPointFlags: Default stream that a function of the driver uses.
    integer(c_int), parameter :: cudaEnableDefault = 0_c_int
    integer(c_int), parameter :: cudaEnableLegacyStream = 1_c_int
    integer(c_int), parameter :: cudaEnablePerThreadDefaultStream = 2_c_int

    ! cudaDriverEntryPointQueryResult: Outcomes of a look-up of a driver function.
    integer(c_int), parameter :: cudaDriverEntryPointSuccess = 0_c_int
    integer(c_int), parameter :: cudaDriverEntryPointSymbolNotFound = 1_c_int
    integer(c_int), parameter :: cudaDriverEntryPointVersionNotSufficent = 2_c_int

    ! cudaExternalMemoryHandleType: Kinds of handle to another API's memory.
    !> A file descriptor: Vulkan's opaque ones, those of exported physical memory.
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeD3D12Heap = 4_c_int
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeD3D12Resource = 5_c_int
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeD3D11Resource = 6_c_int
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7_c_int
    integer(c_int), parameter :: cudaExternalMemoryHandleTypeNvSciBuf = 8_c_int

    ! cudaExternalSemaphoreHandleType: Kinds of handle to another API's semaphore.
    !> A file descriptor: a binary semaphore.
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeD3D12Fence = 4_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeD3D11Fence = 5_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeNvSciSync = 6_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeKeyedMutex = 7_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8_c_int
    !> A file descriptor: a timeline semaphore.
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9_c_int
    integer(c_int), parameter :: cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10_c_int

    ! cudaChannelFormatKind: Types of the channels of a texel.
    !> Signed integers.
    integer(c_int), parameter :: cudaChannelFormatKindSigned = 0_c_int
    !> Unsigned integers.
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned = 1_c_int
    !> Floating-point numbers.
    integer(c_int), parameter :: cudaChannelFormatKindFloat = 2_c_int
    integer(c_int), parameter :: cudaChannelFormatKindNone = 3_c_int
    integer(c_int), parameter :: cudaChannelFormatKindNV12 = 4_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedNormalized8X1 = 5_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedNormalized8X2 = 6_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedNormalized8X4 = 7_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedNormalized16X1 = 8_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedNormalized16X2 = 9_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedNormalized16X4 = 10_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedNormalized8X1 = 11_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedNormalized8X2 = 12_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedNormalized8X4 = 13_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedNormalized16X1 = 14_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedNormalized16X2 = 15_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedNormalized16X4 = 16_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed1 = 17_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed2 = 19_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed3 = 21_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed4 = 23_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedBlockCompressed4 = 24_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed5 = 25_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedBlockCompressed5 = 26_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed6H = 27_c_int
    integer(c_int), parameter :: cudaChannelFormatKindSignedBlockCompressed6H = 28_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed7 = 29_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsignedNormalized1010102 = 31_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8Packed422 = 32_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8Packed444 = 33_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8SemiPlanar420 = 34_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned16SemiPlanar420 = 35_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8SemiPlanar422 = 36_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned16SemiPlanar422 = 37_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8SemiPlanar444 = 38_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned16SemiPlanar444 = 39_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8Planar420 = 40_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned16Planar420 = 41_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8Planar422 = 42_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned16Planar422 = 43_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned8Planar444 = 44_c_int
    integer(c_int), parameter :: cudaChannelFormatKindUnsigned16Planar444 = 45_c_int

    ! cudaSynchronizationPolicy: Ways in which a wait for a stream waits.
    integer(c_int), parameter :: cudaSyncPolicyAuto = 1_c_int
    integer(c_int), parameter :: cudaSyncPolicySpin = 2_c_int
    integer(c_int), parameter :: cudaSyncPolicyYield = 3_c_int
    integer(c_int), parameter :: cudaSyncPolicyBlockingSync = 4_c_int

    ! cudaStreamUpdateCaptureDependenciesFlags: Flags of cudaStreamUpdateCaptureDependencies.
    integer(c_int), parameter :: cudaStreamAddCaptureDependencies = 0_c_int
    integer(c_int), parameter :: cudaStreamSetCaptureDependencies = 1_c_int

    ! cudaSharedCarveout: The part of the first-level cache that is shared memory, in percent.
    integer(c_int), parameter :: cudaSharedmemCarveoutMaxShared = 100_c_int
    integer(c_int), parameter :: cudaSharedmemCarveoutMaxL1 = 0_c_int

    ! cudaFlushGPUDirectRDMAWritesOptions: Ways to flush writes of other devices, as a device attribute tells them.
    integer(c_int), parameter :: cudaFlushGPUDirectRDMAWritesOptionHost = 1_c_int
    integer(c_int), parameter :: cudaFlushGPUDirectRDMAWritesOptionMemOps = 2_c_int

    ! cudaGPUDirectRDMAWritesOrdering: The order of writes of other devices, as a device attribute tells it.
    integer(c_int), parameter :: cudaGPUDirectRDMAWritesOrderingNone = 0_c_int
    integer(c_int), parameter :: cudaGPUDirectRDMAWritesOrderingOwner = 100_c_int
    integer(c_int), parameter :: cudaGPUDirectRDMAWritesOrderingAllDevices = 200_c_int

    ! cudaAtomicOperationCapability: Properties of atomic operations.
    integer(c_int), parameter :: cudaAtomicCapabilitySigned = 1_c_int
    integer(c_int), parameter :: cudaAtomicCapabilityUnsigned = 2_c_int
    integer(c_int), parameter :: cudaAtomicCapabilityReduction = 4_c_int
    integer(c_int), parameter :: cudaAtomicCapabilityScalar32 = 8_c_int
    integer(c_int), parameter :: cudaAtomicCapabilityScalar64 = 16_c_int
    integer(c_int), parameter :: cudaAtomicCapabilityScalar128 = 32_c_int
    integer(c_int), parameter :: cudaAtomicCapabilityVector32x4 = 64_c_int

    ! cudaJit_CacheMode: Caches of compiled loads.
    integer(c_int), parameter :: cudaJitCacheOptionNone = 0_c_int
    integer(c_int), parameter :: cudaJitCacheOptionCG = 1_c_int
    integer(c_int), parameter :: cudaJitCacheOptionCA = 2_c_int

    ! cudaJit_Fallback: The form of code that is taken where no machine code fits.
    integer(c_int), parameter :: cudaPreferPtx = 0_c_int
    integer(c_int), parameter :: cudaPreferBinary = 1_c_int

    ! cudaKernelFunctionType: The kind of a node's kernel.
    integer(c_int), parameter :: cudaKernelFunctionTypeUnspecified = 0_c_int
    integer(c_int), parameter :: cudaKernelFunctionTypeDeviceEntry = 1_c_int
    integer(c_int), parameter :: cudaKernelFunctionTypeKernel = 2_c_int
    integer(c_int), parameter :: cudaKernelFunctionTypeFunction = 3_c_int

    ! cudaGraphConditionalHandleFlags: Flags of cudaGraphConditionalHandleCreate.
    integer(c_int), parameter :: cudaGraphCondAssignDefault = 1_c_int

    ! cudaGraphConditionalNodeType: The kind of a conditional node.
    integer(c_int), parameter :: cudaGraphCondTypeIf = 0_c_int
    integer(c_int), parameter :: cudaGraphCondTypeWhile = 1_c_int
    integer(c_int), parameter :: cudaGraphCondTypeSwitch = 2_c_int

    ! cudaGraphChildGraphNodeOwnership: The owner of the graph of a node.
    integer(c_int), parameter :: cudaGraphChildGraphOwnershipClone = 0_c_int
    integer(c_int), parameter :: cudaGraphChildGraphOwnershipMove = 1_c_int

    ! cudaGraphDependencyType: The type of an edge of a graph.
    integer(c_int), parameter :: cudaGraphDependencyTypeDefault = 0_c_int
    integer(c_int), parameter :: cudaGraphDependencyTypeProgrammatic = 1_c_int

    ! cudaGraphDebugDotFlags: Flags of cudaGraphDebugDotPrint.
    integer(c_int), parameter :: cudaGraphDebugDotFlagsVerbose = 1_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsKernelNodeParams = 4_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsMemcpyNodeParams = 8_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsMemsetNodeParams = 16_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsHostNodeParams = 32_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsEventNodeParams = 64_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsKernelNodeAttributes = 512_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsHandles = 1024_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsConditionalNodeParams = 32768_c_int
    integer(c_int), parameter :: cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536_c_int

    ! cudaLaunchMemSyncDomain: Domains of memory of launches.
    integer(c_int), parameter :: cudaLaunchMemSyncDomainDefault = 0_c_int
    integer(c_int), parameter :: cudaLaunchMemSyncDomainRemote = 1_c_int

    ! cudaDeviceNumaConfig: The memory of a device as a NUMA node, as a device attribute tells it.
    integer(c_int), parameter :: cudaDeviceNumaConfigNone = 0_c_int
    integer(c_int), parameter :: cudaDeviceNumaConfigNumaNode = 1_c_int

    !> Element of an array: up to four channels of the same number of bits, 0 for an absent one.
    type, bind(c) :: cudaChannelFormatDesc
        !> Bits of the first channel.
        integer(c_int) :: x = 0_c_int
        !> Bits of the second.
        integer(c_int) :: y = 0_c_int
        !> Bits of the third.
        integer(c_int) :: z = 0_c_int
        !> Bits of the fourth.
        integer(c_int) :: w = 0_c_int
        !> Type of the channels.
        integer(c_int) :: f = 0_c_int
    end type cudaChannelFormatDesc

    !> The size of a box.
    type, bind(c) :: cudaExtent
        !> Bytes in a row.
        integer(c_size_t) :: width = 0_c_size_t
        !> Rows in a slice.
        integer(c_size_t) :: height = 0_c_size_t
        !> Slices.
        integer(c_size_t) :: depth = 0_c_size_t
    end type cudaExtent

    !> An offset in a box.
    type, bind(c) :: cudaPos
        !> Bytes.
        integer(c_size_t) :: x = 0_c_size_t
        !> Rows.
        integer(c_size_t) :: y = 0_c_size_t
        !> Slices.
        integer(c_size_t) :: z = 0_c_size_t
    end type cudaPos

    !> Rows of memory.
    type, bind(c) :: cudaPitchedPtr
        !> The first byte.
        type(c_ptr) :: ptr = c_null_ptr
        !> Bytes from row to row.
        integer(c_size_t) :: pitch = 0_c_size_t
        !> Bytes in a row.
        integer(c_size_t) :: xsize = 0_c_size_t
        !> Rows in a slice.
        integer(c_size_t) :: ysize = 0_c_size_t
    end type cudaPitchedPtr

    !> A copy of a box.
    type, bind(c) :: cudaMemcpy3DParms
        type(c_ptr) :: srcArray = c_null_ptr
        type(cudaPos) :: srcPos
        type(cudaPitchedPtr) :: srcPtr
        type(c_ptr) :: dstArray = c_null_ptr
        type(cudaPos) :: dstPos
        type(cudaPitchedPtr) :: dstPtr
        type(cudaExtent) :: extent
        integer(c_int) :: kind = 0_c_int
    end type cudaMemcpy3DParms

    !> A copy of a box between devices.
    type, bind(c) :: cudaMemcpy3DPeerParms
        type(c_ptr) :: srcArray = c_null_ptr
        type(cudaPos) :: srcPos
        type(cudaPitchedPtr) :: srcPtr
        integer(c_int) :: srcDevice = 0_c_int
        type(c_ptr) :: dstArray = c_null_ptr
        type(cudaPos) :: dstPos
        type(cudaPitchedPtr) :: dstPtr
        integer(c_int) :: dstDevice = 0_c_int
        type(cudaExtent) :: extent
    end type cudaMemcpy3DPeerParms

    !> A memory location.
    type, bind(c) :: cudaMemLocation
        !> Kind of the location.
        integer(c_int) :: type = 0_c_int
        !> Its number: the device's ordinal, or the host's NUMA node.
        integer(c_int) :: id = 0_c_int
    end type cudaMemLocation

    !> Attributes of the copies of a batch.
    type, bind(c) :: cudaMemcpyAttributes
        !> When the source is read.
        integer(c_int) :: srcAccessOrder = 0_c_int
        !> Probable location of managed sources.
        type(cudaMemLocation) :: srcLocHint
        !> Probable location of managed destinations.
        type(cudaMemLocation) :: dstLocHint
        !> cudaMemcpyFlags.
        integer(c_int) :: flags = 0_c_int
    end type cudaMemcpyAttributes

    !> 16 bytes that identify a device.
    type, bind(c) :: CUuuid
        !> The bytes.
        character(kind=c_char) :: bytes(16) = c_null_char
    end type CUuuid

    !> Properties of a device. Sizes are bytes.
    type, bind(c) :: cudaDeviceProp
        character(kind=c_char) :: name(256) = c_null_char
        type(CUuuid) :: uuid
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
        integer(c_size_t) :: totalConstMem = 0_c_size_t
        integer(c_int) :: major = 0_c_int
        integer(c_int) :: minor = 0_c_int
        integer(c_size_t) :: textureAlignment = 0_c_size_t
        integer(c_size_t) :: texturePitchAlignment = 0_c_size_t
        integer(c_int) :: multiProcessorCount = 0_c_int
        integer(c_int) :: integrated = 0_c_int
        integer(c_int) :: canMapHostMemory = 0_c_int
        integer(c_int) :: maxTexture1D = 0_c_int
        integer(c_int) :: maxTexture1DMipmap = 0_c_int
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
        integer(c_int) :: pageableMemoryAccess = 0_c_int
        integer(c_int) :: concurrentManagedAccess = 0_c_int
        integer(c_int) :: computePreemptionSupported = 0_c_int
        integer(c_int) :: canUseHostPointerForRegisteredMem = 0_c_int
        integer(c_int) :: cooperativeLaunch = 0_c_int
        integer(c_size_t) :: sharedMemPerBlockOptin = 0_c_size_t
        integer(c_int) :: pageableMemoryAccessUsesHostPageTables = 0_c_int
        integer(c_int) :: directManagedMemAccessFromHost = 0_c_int
        integer(c_int) :: maxBlocksPerMultiProcessor = 0_c_int
        integer(c_int) :: accessPolicyMaxWindowSize = 0_c_int
        integer(c_size_t) :: reservedSharedMemPerBlock = 0_c_size_t
        integer(c_int) :: hostRegisterSupported = 0_c_int
        integer(c_int) :: sparseCudaArraySupported = 0_c_int
        integer(c_int) :: hostRegisterReadOnlySupported = 0_c_int
        integer(c_int) :: timelineSemaphoreInteropSupported = 0_c_int
        integer(c_int) :: memoryPoolsSupported = 0_c_int
        integer(c_int) :: gpuDirectRDMASupported = 0_c_int
        integer(c_int) :: gpuDirectRDMAFlushWritesOptions = 0_c_int
        integer(c_int) :: gpuDirectRDMAWritesOrdering = 0_c_int
        integer(c_int) :: memoryPoolSupportedHandleTypes = 0_c_int
        integer(c_int) :: deferredMappingCudaArraySupported = 0_c_int
        integer(c_int) :: ipcEventSupported = 0_c_int
        integer(c_int) :: clusterLaunch = 0_c_int
        integer(c_int) :: unifiedFunctionPointers = 0_c_int
        integer(c_int) :: deviceNumaConfig = 0_c_int
        integer(c_int) :: deviceNumaId = 0_c_int
        integer(c_int) :: mpsEnabled = 0_c_int
        integer(c_int) :: hostNumaId = 0_c_int
        integer(c_int) :: gpuPciDeviceID = 0_c_int
        integer(c_int) :: gpuPciSubsystemID = 0_c_int
        integer(c_int) :: hostNumaMultinodeIpcSupported = 0_c_int
        integer(c_int) :: reserved(56) = 0_c_int
    end type cudaDeviceProp

    !> Handle that memory is imported by. Fortran has the first member.
    type, bind(c) :: cudaExternalMemoryHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes by which the largest member exceeds the first.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type cudaExternalMemoryHandle

    !> Another API's memory to be imported.
    type, bind(c) :: cudaExternalMemoryHandleDesc
        !> Kind of the handle.
        integer(c_int) :: type = 0_c_int
        !> The handle.
        type(cudaExternalMemoryHandle) :: handle
        !> Its size in bytes, as the other API allocated it.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> cudaExternalMemoryDedicated, or 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalMemoryHandleDesc

    !> A part of external memory, to be mapped.
    type, bind(c) :: cudaExternalMemoryBufferDesc
        !> Offset of its first byte in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> Its bytes.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalMemoryBufferDesc

    !> Arrays in external memory, each half as large as the one before, to be mapped.
    type, bind(c) :: cudaExternalMemoryMipmappedArrayDesc
        !> Offset of the first in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> Format of its elements.
        type(cudaChannelFormatDesc) :: formatDesc
        !> Its elements, rows and slices; 0 rows where there is one dimension, 0 slices where there are two.
        type(cudaExtent) :: extent
        !> cudaArraySurfaceLoadStore and the like.
        integer(c_int) :: flags = 0_c_int
        !> Number of arrays.
        integer(c_int) :: numLevels = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalMemoryMipmappedArrayDesc

    !> Handle that a semaphore is imported by. Fortran has the first member.
    type, bind(c) :: cudaExternalSemaphoreHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes by which the largest member exceeds the first.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type cudaExternalSemaphoreHandle

    !> Another API's semaphore to be imported.
    type, bind(c) :: cudaExternalSemaphoreHandleDesc
        !> Kind of the handle.
        integer(c_int) :: type = 0_c_int
        !> The handle.
        type(cudaExternalSemaphoreHandle) :: handle
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalSemaphoreHandleDesc

    !> The value of a timeline.
    type, bind(c) :: cudaExternalFence
        !> Value to set or to wait for.
        integer(c_int64_t) :: value = 0_c_int64_t
    end type cudaExternalFence

    !> A fence of NvSciSync. Fortran has the first member.
    type, bind(c) :: cudaExternalNvSciSync
        !> Address of the fence.
        type(c_ptr) :: fence = c_null_ptr
    end type cudaExternalNvSciSync

    !> Key that a keyed mutex of Windows is released with.
    type, bind(c) :: cudaExternalSignalKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
    end type cudaExternalSignalKey

    !> Parameters of a signal by the kind of semaphore.
    type, bind(c) :: cudaExternalSemaphoreSignal
        !> For a timeline semaphore.
        type(cudaExternalFence) :: fence
        !> For one of NvSciSync.
        type(cudaExternalNvSciSync) :: nvSciSync
        !> For a mutex of Windows.
        type(cudaExternalSignalKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(12) = 0_c_int
    end type cudaExternalSemaphoreSignal

    !> Parameters of a semaphore's signal.
    type, bind(c) :: cudaExternalSemaphoreSignalParams
        !> Parameters by its kind.
        type(cudaExternalSemaphoreSignal) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalSemaphoreSignalParams

    !> Key that a keyed mutex of Windows is acquired with, and its timeout.
    type, bind(c) :: cudaExternalWaitKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
        !> Timeout in milliseconds.
        integer(c_int) :: timeoutMs = 0_c_int
    end type cudaExternalWaitKey

    !> Parameters of a wait by the kind of semaphore.
    type, bind(c) :: cudaExternalSemaphoreWait
        !> For a timeline semaphore.
        type(cudaExternalFence) :: fence
        !> For one of NvSciSync.
        type(cudaExternalNvSciSync) :: nvSciSync
        !> For a mutex of Windows.
        type(cudaExternalWaitKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(10) = 0_c_int
    end type cudaExternalSemaphoreWait

    !> Parameters of a wait for a semaphore.
    type, bind(c) :: cudaExternalSemaphoreWaitParams
        !> Parameters by its kind.
        type(cudaExternalSemaphoreWait) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalSemaphoreWaitParams

    !> The fill of a node.
    type, bind(c) :: cudaMemsetParams
        !> The first byte.
        type(c_ptr) :: dst = c_null_ptr
        !> Bytes from row to row, where there are several.
        integer(c_size_t) :: pitch = 0_c_size_t
        !> The value of each element.
        integer(c_int) :: value = 0_c_int
        !> Bytes of an element: 1, 2 or 4.
        integer(c_int) :: elementSize = 0_c_int
        !> Elements of a row.
        integer(c_size_t) :: width = 0_c_size_t
        !> Rows.
        integer(c_size_t) :: height = 0_c_size_t
    end type cudaMemsetParams

    !> The call of a node.
    type, bind(c) :: cudaHostNodeParams
        !> The function.
        type(c_funptr) :: fn = c_null_funptr
        !> Its argument.
        type(c_ptr) :: userData = c_null_ptr
    end type cudaHostNodeParams

    !> The signals of semaphores of a node.
    type, bind(c) :: cudaExternalSemaphoreSignalNodeParams
        !> The semaphores.
        type(c_ptr) :: extSemArray = c_null_ptr
        !> Their parameters.
        type(c_ptr) :: paramsArray = c_null_ptr
        !> The number of them.
        integer(c_int) :: numExtSems = 0_c_int
    end type cudaExternalSemaphoreSignalNodeParams

    !> The waits for semaphores of a node.
    type, bind(c) :: cudaExternalSemaphoreWaitNodeParams
        !> The semaphores.
        type(c_ptr) :: extSemArray = c_null_ptr
        !> Their parameters.
        type(c_ptr) :: paramsArray = c_null_ptr
        !> The number of them.
        integer(c_int) :: numExtSems = 0_c_int
    end type cudaExternalSemaphoreWaitNodeParams

    !> Requested properties of a pool.
    type, bind(c) :: cudaMemPoolProps
        !> cudaMemAllocationTypePinned or cudaMemAllocationTypeManaged.
        integer(c_int) :: allocType = 0_c_int
        !> Kinds of handle to export it by: bits of cudaMemAllocationHandleType.
        integer(c_int) :: handleTypes = 0_c_int
        !> Location of its memory.
        type(cudaMemLocation) :: location
        !> NULL, except on Windows.
        type(c_ptr) :: win32SecurityAttributes = c_null_ptr
        !> The most bytes it may hold; 0 leaves that to the driver.
        integer(c_size_t) :: maxSize = 0_c_size_t
        !> Bits for special uses.
        integer(c_short) :: usage = 0_c_short
        !> 0.
        integer(c_signed_char) :: reserved(54) = 0_c_signed_char
    end type cudaMemPoolProps

    !> The allocation of a node.
    type, bind(c) :: cudaMemAllocNodeParams
        !> The location of the memory, and its type.
        type(cudaMemPoolProps) :: poolProps
        !> Access of other devices, which all have it on the host back end.
        type(c_ptr) :: accessDescs = c_null_ptr
        !> The number of these.
        integer(c_size_t) :: accessDescCount = 0_c_size_t
        !> Bytes.
        integer(c_size_t) :: bytesize = 0_c_size_t
        !> The address, which the node's making returns.
        type(c_ptr) :: dptr = c_null_ptr
    end type cudaMemAllocNodeParams

    !> The parameters of cudaGraphInstantiateWithParams.
    type, bind(c) :: cudaGraphInstantiateParams
        !> cudaGraphInstantiateFlags.
        integer(c_int64_t) :: flags = 0_c_int64_t
        !> The stream of the launch that cudaGraphInstantiateFlagUpload prepares.
        type(c_ptr) :: uploadStream = c_null_ptr
        !> The node at fault, written by the call; NULL for none.
        type(c_ptr) :: errNode_out = c_null_ptr
        !> The outcome, written by the call.
        integer(c_int) :: result_out = 0_c_int
    end type cudaGraphInstantiateParams

    !> The outcome of an update of an executable graph, with the nodes at which graphs differ.
    type, bind(c) :: cudaGraphExecUpdateResultInfo
        !> The outcome.
        integer(c_int) :: result = 0_c_int
        !> The node at which the graphs differ, or NULL.
        type(c_ptr) :: errorNode = c_null_ptr
        !> NULL.
        type(c_ptr) :: errorFromNode = c_null_ptr
    end type cudaGraphExecUpdateResultInfo

    !> Names memory between processes: 64 bytes to be sent as they are.
    type, bind(c) :: cudaIpcMemHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type cudaIpcMemHandle_t

    !> Names an event between processes: 64 bytes to be sent as they are.
    type, bind(c) :: cudaIpcEventHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type cudaIpcEventHandle_t

    !> Attributes of the memory that a pointer points to.
    type, bind(c) :: cudaPointerAttributes
        !> Kind of the memory.
        integer(c_int) :: type = 0_c_int
        !> The device it belongs to, or was allocated with; cudaInvalidDeviceId for unregistered memory.
        integer(c_int) :: device = 0_c_int
        !> Address on the device; NULL if the device cannot access it.
        type(c_ptr) :: devicePointer = c_null_ptr
        !> Address on the host; NULL if the host cannot access it.
        type(c_ptr) :: hostPointer = c_null_ptr
        !> The locality domain of the device that it is in: 0.
        integer(c_int) :: localityDomainOrdinal = 0_c_int
        !> Zeros.
        integer(c_long) :: reserved(7) = 0_c_long
    end type cudaPointerAttributes

    !> Access rights of one location to memory.
    type, bind(c) :: cudaMemAccessDesc
        !> Location that the rights are for.
        type(cudaMemLocation) :: location
        !> The rights.
        integer(c_int) :: flags = 0_c_int
    end type cudaMemAccessDesc

    !> Names one allocation of a pool between processes: 64 bytes to be sent as they are.
    type, bind(c) :: cudaMemPoolPtrExportData
        !> The bytes.
        integer(c_signed_char) :: reserved(64) = 0_c_signed_char
    end type cudaMemPoolPtrExportData

    !> The function that judges nodes whose work differs where they are captured anew.
    type, bind(c) :: cudaGraphRecaptureCallbackData
        !> The function; NULL for none.
        type(c_funptr) :: callbackFunc = c_null_funptr
        !> Its data.
        type(c_ptr) :: userData = c_null_ptr
    end type cudaGraphRecaptureCallbackData

    interface

        !> Describes the format of an array's elements: the bits of each channel, and their type.
        !>
        !> CUDA: cudaCreateChannelDesc.
        function cudaCreateChannelDesc(desc, x, y, z, w, f) bind(c, name="anygpu_cudaCreateChannelDesc_ref") result(status)
            import :: c_int, cudaChannelFormatDesc
            implicit none
            !> The format.
            type(cudaChannelFormatDesc), intent(out) :: desc
            !> Bits of the first channel.
            integer(c_int), value :: x
            !> Bits of the second; 0 for none.
            integer(c_int), value :: y
            !> Bits of the third; 0 for none.
            integer(c_int), value :: z
            !> Bits of the fourth; 0 for none.
            integer(c_int), value :: w
            !> The type of the channels.
            integer(c_int), value :: f
            integer(c_int) :: status
        end function cudaCreateChannelDesc

        !> Creates an array of one or two dimensions.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a width of 0, flags that do not go with the shape, and an extent beyond the
        !> device's limits; cudaErrorInvalidChannelDescriptor for formats that there are not; cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocArray.
        function cudaMallocArray(array, desc, width, height, flags) bind(c, name="cudaMallocArray") result(status)
            import :: c_int, c_ptr, c_size_t, cudaChannelFormatDesc
            implicit none
            !> The array; free it with cudaFreeArray.
            type(c_ptr), intent(out) :: array
            !> The format of its elements.
            type(cudaChannelFormatDesc), intent(in) :: desc
            !> Elements in a row.
            integer(c_size_t), value :: width
            !> Rows; 0 for one dimension.
            integer(c_size_t), value :: height
            !> A sum of cudaArraySurfaceLoadStore and the like, or cudaArrayDefault.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMallocArray

        !> Creates an array of one to three dimensions, or of layers.
        !>
        !> Returns what cudaMallocArray returns; cudaErrorInvalidValue also for impossible shapes.
        !>
        !> CUDA: cudaMalloc3DArray.
        function cudaMalloc3DArray(array, desc, extent, flags) bind(c, name="anygpu_cudaMalloc3DArray_ref") result(status)
            import :: c_int, c_ptr, cudaChannelFormatDesc, cudaExtent
            implicit none
            !> The array; free it with cudaFreeArray.
            type(c_ptr), intent(out) :: array
            !> The format of its elements.
            type(cudaChannelFormatDesc), intent(in) :: desc
            !> Elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
            type(cudaExtent), intent(in) :: extent
            !> A sum of cudaArrayLayered and the like, or cudaArrayDefault.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMalloc3DArray

        !> Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
        !>
        !> Returns cudaErrorContextIsDestroyed for an array that does not exist.
        !>
        !> CUDA: cudaFreeArray.
        function cudaFreeArray(array) bind(c, name="cudaFreeArray") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The array; NULL does nothing.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function cudaFreeArray

        !> Returns the format, the extent and the flags of an array.
        !>
        !> Returns cudaErrorInvalidResourceHandle for NULL and for an array that does not exist.
        !>
        !> CUDA: cudaArrayGetInfo.
        function cudaArrayGetInfo(desc, extent, flags, array) bind(c, name="cudaArrayGetInfo") result(status)
            import :: c_int, c_ptr, cudaChannelFormatDesc, cudaExtent
            implicit none
            !> The format of its elements.
            type(cudaChannelFormatDesc), intent(out), optional :: desc
            !> Elements in a row; rows, 0 for one dimension; slices or layers, 0 for none.
            type(cudaExtent), intent(out), optional :: extent
            !> The flags it was created with.
            integer(c_int), intent(out), optional :: flags
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function cudaArrayGetInfo

        !> Returns the format of an array's elements.
        !>
        !> Returns cudaErrorInvalidValue for a NULL `desc`, cudaErrorInvalidResourceHandle for NULL and for an array that does
        !> not exist.
        !>
        !> CUDA: cudaGetChannelDesc.
        function cudaGetChannelDesc(desc, array) bind(c, name="cudaGetChannelDesc") result(status)
            import :: c_int, c_ptr, cudaChannelFormatDesc
            implicit none
            !> The format.
            type(cudaChannelFormatDesc), intent(out) :: desc
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function cudaGetChannelDesc

        !> Creates a mipmapped array: arrays, each half as large as the one before.
        !>
        !> Returns what cudaMalloc3DArray returns.
        !>
        !> CUDA: cudaMallocMipmappedArray.
        function cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags) &
            bind(c, name="anygpu_cudaMallocMipmappedArray_ref") result(status)
            import :: c_int, c_ptr, cudaChannelFormatDesc, cudaExtent
            implicit none
            !> The arrays; free them with cudaFreeMipmappedArray.
            type(c_ptr), intent(out) :: mipmappedArray
            !> The format of their elements.
            type(cudaChannelFormatDesc), intent(in) :: desc
            !> The extent of the first, as of cudaMalloc3DArray.
            type(cudaExtent), intent(in) :: extent
            !> How many; at least one is made, and at most as many as lead to a single element.
            integer(c_int), value :: numLevels
            !> As of cudaMalloc3DArray.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMallocMipmappedArray

        !> Returns one level of a mipmapped array.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an unknown level; cudaErrorInvalidResourceHandle for an invalid array;
        !> cudaErrorNotSupported where there are no such arrays.
        !>
        !> CUDA: cudaGetMipmappedArrayLevel.
        function cudaGetMipmappedArrayLevel(levelArray, mipmappedArray, level) &
            bind(c, name="cudaGetMipmappedArrayLevel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The array, which is freed with all of them.
            type(c_ptr), intent(out) :: levelArray
            !> (in) The arrays.
            type(c_ptr), value :: mipmappedArray
            !> Which one, from 0, the largest.
            integer(c_int), value :: level
            integer(c_int) :: status
        end function cudaGetMipmappedArrayLevel

        !> Frees a mipmapped array. The external memory that it may be in stays.
        !>
        !> Returns cudaErrorInvalidResourceHandle for an invalid array; cudaErrorNotSupported where there are no such arrays.
        !>
        !> CUDA: cudaFreeMipmappedArray.
        function cudaFreeMipmappedArray(mipmappedArray) bind(c, name="cudaFreeMipmappedArray") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The arrays; NULL does nothing.
            type(c_ptr), value :: mipmappedArray
            integer(c_int) :: status
        end function cudaFreeMipmappedArray

        !> Copies rows into an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist; cudaErrorInvalidValue for NULL memory, for a box that is not within the array, and for
        !> device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than `width`.
        !>
        !> CUDA: cudaMemcpy2DToArray.
        function cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind) &
            bind(c, name="cudaMemcpy2DToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row of the memory.
            integer(c_size_t), value :: spitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows.
            integer(c_size_t), value :: height
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpy2DToArray

        !> Copies rows out of an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist; cudaErrorInvalidValue for NULL memory, for a box that is not within the array, and for
        !> device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than `width`.
        !>
        !> CUDA: cudaMemcpy2DFromArray.
        function cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind) &
            bind(c, name="cudaMemcpy2DFromArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row of the memory.
            integer(c_size_t), value :: dpitch
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows.
            integer(c_size_t), value :: height
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpy2DFromArray

        !> Copies rows from array to array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist; cudaErrorInvalidValue for a box that is not within the arrays.
        !>
        !> CUDA: cudaMemcpy2DArrayToArray.
        function cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind) &
            bind(c, name="cudaMemcpy2DArrayToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the first in a row of the array that is written.
            integer(c_size_t), value :: wOffsetDst
            !> Rows before the first there.
            integer(c_size_t), value :: hOffsetDst
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the first in a row of the array that is read.
            integer(c_size_t), value :: wOffsetSrc
            !> Rows before the first there.
            integer(c_size_t), value :: hOffsetSrc
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows.
            integer(c_size_t), value :: height
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpy2DArrayToArray

        !> Queues a copy of rows into an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for a box that is not
        !> within the array, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch
        !> less than `width`.
        !>
        !> CUDA: cudaMemcpy2DToArrayAsync.
        function cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream) &
            bind(c, name="cudaMemcpy2DToArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row of the memory.
            integer(c_size_t), value :: spitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows.
            integer(c_size_t), value :: height
            !> The direction.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy2DToArrayAsync

        !> Queues a copy of rows out of an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for a box that is not
        !> within the array, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch
        !> less than `width`.
        !>
        !> CUDA: cudaMemcpy2DFromArrayAsync.
        function cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream) &
            bind(c, name="cudaMemcpy2DFromArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row of the memory.
            integer(c_size_t), value :: dpitch
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows.
            integer(c_size_t), value :: height
            !> The direction.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy2DFromArrayAsync

        !> Copies memory into an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist; cudaErrorInvalidValue for NULL memory, for bytes beyond the array, and for device memory
        !> that is not within one allocation.
        !>
        !> CUDA: cudaMemcpyToArray.
        function cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind) bind(c, name="cudaMemcpyToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyToArray

        !> Copies memory out of an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist; cudaErrorInvalidValue for NULL memory, for bytes beyond the array, and for device memory
        !> that is not within one allocation.
        !>
        !> CUDA: cudaMemcpyFromArray.
        function cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind) bind(c, name="cudaMemcpyFromArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyFromArray

        !> Copies from array to array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist; cudaErrorInvalidValue for bytes beyond the arrays.
        !>
        !> CUDA: cudaMemcpyArrayToArray.
        function cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind) &
            bind(c, name="cudaMemcpyArrayToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the first in a row of the array that is written.
            integer(c_size_t), value :: wOffsetDst
            !> Rows before the first there.
            integer(c_size_t), value :: hOffsetDst
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the first in a row of the array that is read.
            integer(c_size_t), value :: wOffsetSrc
            !> Rows before the first there.
            integer(c_size_t), value :: hOffsetSrc
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyArrayToArray

        !> Queues a copy of memory into an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for bytes beyond the
        !> array, and for device memory that is not within one allocation.
        !>
        !> CUDA: cudaMemcpyToArrayAsync.
        function cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream) &
            bind(c, name="cudaMemcpyToArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyToArrayAsync

        !> Queues a copy of memory out of an array.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
        !> one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for bytes beyond the
        !> array, and for device memory that is not within one allocation.
        !>
        !> CUDA: cudaMemcpyFromArrayAsync.
        function cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream) &
            bind(c, name="cudaMemcpyFromArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the first in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyFromArrayAsync

        !> Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
        !> that is not within one allocation.
        !>
        !> CUDA: cudaMemcpy.
        function cudaMemcpy(dst, src, count, kind) bind(c, name="cudaMemcpy") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: count
            !> The direction; cudaMemcpyDefault derives it from the pointers.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpy

        !> Queues a copy of memory.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
        !> that is not within one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpyAsync.
        function cudaMemcpyAsync(dst, src, count, kind, stream) bind(c, name="cudaMemcpyAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: count
            !> The direction; cudaMemcpyDefault derives it from the pointers.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyAsync

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidPitchValue for a pitch less than
        !> `width`; cudaErrorInvalidValue for NULL and for device memory that is not within one allocation.
        !>
        !> CUDA: cudaMemcpy2D.
        function cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind) bind(c, name="cudaMemcpy2D") result(status)
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
            !> The direction; cudaMemcpyDefault derives it from the pointers.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpy2D

        !> Queues a copy of rows.
        !>
        !> Returns what cudaMemcpy2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy2DAsync.
        function cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream) &
            bind(c, name="cudaMemcpy2DAsync") result(status)
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
            !> The direction; cudaMemcpyDefault derives it from the pointers.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy2DAsync

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
        !> pitch, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than
        !> `xsize`; cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for an array that
        !> does not exist.
        !>
        !> CUDA: cudaMemcpy3D.
        function cudaMemcpy3D(p) bind(c, name="cudaMemcpy3D") result(status)
            import :: c_int, cudaMemcpy3DParms
            implicit none
            !> The copy.
            type(cudaMemcpy3DParms), intent(in) :: p
            integer(c_int) :: status
        end function cudaMemcpy3D

        !> Queues a copy of a box.
        !>
        !> Returns what cudaMemcpy3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy3DAsync.
        function cudaMemcpy3DAsync(p, stream) bind(c, name="cudaMemcpy3DAsync") result(status)
            import :: c_int, c_ptr, cudaMemcpy3DParms
            implicit none
            !> The copy.
            type(cudaMemcpy3DParms), intent(in) :: p
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DAsync

        !> Copies a box from one device's memory to another's. May only be queued when the call returns.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, and what cudaMemcpy3D returns.
        !>
        !> CUDA: cudaMemcpy3DPeer.
        function cudaMemcpy3DPeer(p) bind(c, name="cudaMemcpy3DPeer") result(status)
            import :: c_int, cudaMemcpy3DPeerParms
            implicit none
            !> The copy.
            type(cudaMemcpy3DPeerParms), intent(in) :: p
            integer(c_int) :: status
        end function cudaMemcpy3DPeer

        !> Queues a copy of a box from one device's memory to another's.
        !>
        !> Returns what cudaMemcpy3DPeer returns; cudaErrorInvalidResourceHandle for a stream that does not exist;
        !> cudaErrorStreamCaptureUnsupported for a stream that is being captured, whose capture fails.
        !>
        !> CUDA: cudaMemcpy3DPeerAsync.
        function cudaMemcpy3DPeerAsync(p, stream) bind(c, name="cudaMemcpy3DPeerAsync") result(status)
            import :: c_int, c_ptr, cudaMemcpy3DPeerParms
            implicit none
            !> The copy.
            type(cudaMemcpy3DPeerParms), intent(in) :: p
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DPeerAsync

        !> Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for memory that no device can reach, and for a range that is not within one
        !> allocation.
        !>
        !> CUDA: cudaMemset.
        function cudaMemset(devPtr, value, count) bind(c, name="cudaMemset") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemset

        !> Queues a fill of memory with a byte.
        !>
        !> Returns what cudaMemset returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemsetAsync.
        function cudaMemsetAsync(devPtr, value, count, stream) bind(c, name="cudaMemsetAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: count
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemsetAsync

        !> Fills rows with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
        !> a range that is not within one allocation.
        !>
        !> CUDA: cudaMemset2D.
        function cudaMemset2D(devPtr, pitch, value, width, height) bind(c, name="cudaMemset2D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> Bytes from row to row.
            integer(c_size_t), value :: pitch
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function cudaMemset2D

        !> Queues a fill of rows with a byte.
        !>
        !> Returns what cudaMemset2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemset2DAsync.
        function cudaMemset2DAsync(devPtr, pitch, value, width, height, stream) bind(c, name="cudaMemset2DAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
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
        end function cudaMemset2DAsync

        !> Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
        !> reach, and for a range that is not within one allocation.
        !>
        !> CUDA: cudaMemset3D.
        function cudaMemset3D(pitchedDevPtr, value, extent) bind(c, name="anygpu_cudaMemset3D_ref") result(status)
            import :: c_int, cudaExtent, cudaPitchedPtr
            implicit none
            !> The memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
            type(cudaPitchedPtr), intent(in) :: pitchedDevPtr
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> The size of the box; nothing is done for an empty one.
            type(cudaExtent), intent(in) :: extent
            integer(c_int) :: status
        end function cudaMemset3D

        !> Queues a fill of a box with a byte.
        !>
        !> Returns what cudaMemset3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemset3DAsync.
        function cudaMemset3DAsync(pitchedDevPtr, value, extent, stream) bind(c, name="anygpu_cudaMemset3DAsync_ref") result(status)
            import :: c_int, c_ptr, cudaExtent, cudaPitchedPtr
            implicit none
            !> The memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
            type(cudaPitchedPtr), intent(in) :: pitchedDevPtr
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> The size of the box; nothing is done for an empty one.
            type(cudaExtent), intent(in) :: extent
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemset3DAsync

        !> Copies memory into a device variable; not supported, as this version loads no device code.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyToSymbol.
        function cudaMemcpyToSymbol(symbol, src, count, offset, kind) bind(c, name="cudaMemcpyToSymbol") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The variable.
            type(c_ptr), value :: symbol
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: count
            !> Bytes before the first in the variable.
            integer(c_size_t), value :: offset
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyToSymbol

        !> Copies memory out of a device variable; not supported, as this version loads no device code.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyFromSymbol.
        function cudaMemcpyFromSymbol(dst, symbol, count, offset, kind) bind(c, name="cudaMemcpyFromSymbol") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The variable.
            type(c_ptr), value :: symbol
            !> Bytes.
            integer(c_size_t), value :: count
            !> Bytes before the first in the variable.
            integer(c_size_t), value :: offset
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyFromSymbol

        !> Queues a copy of memory into a device variable; not supported, as this version loads no device code.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyToSymbolAsync.
        function cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream) &
            bind(c, name="cudaMemcpyToSymbolAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The variable.
            type(c_ptr), value :: symbol
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: count
            !> Bytes before the first in the variable.
            integer(c_size_t), value :: offset
            !> The direction.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyToSymbolAsync

        !> Queues a copy of memory out of a device variable; not supported, as this version loads no device code.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyFromSymbolAsync.
        function cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream) &
            bind(c, name="cudaMemcpyFromSymbolAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The variable.
            type(c_ptr), value :: symbol
            !> Bytes.
            integer(c_size_t), value :: count
            !> Bytes before the first in the variable.
            integer(c_size_t), value :: offset
            !> The direction.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyFromSymbolAsync

        !> Queues copies of bytes, wherever the addresses are.
        !>
        !> Returns cudaErrorInvalidValue for NULL, the default stream, a copy of no bytes, and a range that is not within
        !> one allocation; cudaErrorStreamCaptureUnsupported for a stream that is being captured; copies before a refused
        !> one have been queued; cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpyBatchAsync.
        function cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream) &
            bind(c, name="cudaMemcpyBatchAsync") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemcpyAttributes
            implicit none
            !> (array of count) The addresses that are written.
            type(c_ptr), intent(in) :: dsts(*)
            !> (array of count) The addresses that are read.
            type(c_ptr), intent(in) :: srcs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many copies.
            integer(c_size_t), value :: count
            !> (array of numAttrs) Their attributes.
            type(cudaMemcpyAttributes), intent(in) :: attrs(*)
            !> (array of numAttrs) The first copy that each of `attrs` applies to.
            integer(c_size_t), intent(in) :: attrsIdxs(*)
            !> Number of `attrs`, not 0.
            integer(c_size_t), value :: numAttrs
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyBatchAsync

        !> Queues copies of boxes, wherever the addresses are.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and a box that is not within one
        !> allocation; cudaErrorStreamCaptureUnsupported for a stream that is being captured; copies before a refused one
        !> have been queued; cudaErrorInvalidResourceHandle for an array or a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy3DBatchAsync.
        function cudaMemcpy3DBatchAsync(numOps, opList, flags, stream) bind(c, name="cudaMemcpy3DBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> How many copies.
            integer(c_size_t), value :: numOps
            !> (in, array of numOps) The copies.
            type(c_ptr), value :: opList
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DBatchAsync

        !> Queues a copy of bytes, wherever the addresses are.
        !>
        !> Returns cudaErrorInvalidValue for NULL, attributes that do not exist, and a range of device memory that is not
        !> within one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpyWithAttributesAsync from 13.2 on.
        function cudaMemcpyWithAttributesAsync(dst, src, size, attr, stream) &
            bind(c, name="cudaMemcpyWithAttributesAsync") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemcpyAttributes
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: size
            !> Its attributes.
            type(cudaMemcpyAttributes), intent(in) :: attr
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyWithAttributesAsync

        !> Queues a copy of a box, wherever the addresses are.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and a box that is not within one allocation;
        !> cudaErrorInvalidResourceHandle for an array or a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy3DWithAttributesAsync from 13.2 on.
        function cudaMemcpy3DWithAttributesAsync(op, flags, stream) bind(c, name="cudaMemcpy3DWithAttributesAsync") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The copy.
            type(c_ptr), value :: op
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DWithAttributesAsync

        !> Returns the version of CUDA that the driver supports.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaDriverGetVersion.
        function cudaDriverGetVersion(driverVersion) bind(c, name="cudaDriverGetVersion") result(status)
            import :: c_int
            implicit none
            !> Major * 1000 + minor * 10; 0 where there is no driver.
            integer(c_int), intent(out) :: driverVersion
            integer(c_int) :: status
        end function cudaDriverGetVersion

        !> Returns the version of CUDA's runtime that the program was made for. Needs no device.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaRuntimeGetVersion.
        function cudaRuntimeGetVersion(runtimeVersion) bind(c, name="cudaRuntimeGetVersion") result(status)
            import :: c_int
            implicit none
            !> Major * 1000 + minor * 10.
            integer(c_int), intent(out) :: runtimeVersion
            integer(c_int) :: status
        end function cudaRuntimeGetVersion

        !> Returns the number of devices.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaGetDeviceCount.
        function cudaGetDeviceCount(count) bind(c, name="cudaGetDeviceCount") result(status)
            import :: c_int
            implicit none
            !> The number.
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function cudaGetDeviceCount

        !> Returns the calling thread's current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaGetDevice.
        function cudaGetDevice(device) bind(c, name="cudaGetDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal; 0 until the thread sets another.
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function cudaGetDevice

        !> Makes a device current for the calling thread.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaSetDevice.
        function cudaSetDevice(device) bind(c, name="cudaSetDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaSetDevice

        !> Starts a device without making it current.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for flags of no device.
        !>
        !> CUDA: cudaInitDevice.
        function cudaInitDevice(device, deviceFlags, flags) bind(c, name="cudaInitDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal.
            integer(c_int), value :: device
            !> The flags of the device, as cudaSetDeviceFlags takes them; they count with
            !> cudaInitDeviceFlagsAreValid only.
            integer(c_int), value :: deviceFlags
            !> 0 or cudaInitDeviceFlagsAreValid; other bits are ignored.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaInitDevice

        !> Sets the devices that the calling thread prefers, best first: the first becomes its current device.
        !>
        !> Returns cudaErrorInvalidValue for a NULL array and for a bad `len`, cudaErrorInvalidDevice for a device that does not
        !> exist.
        !>
        !> CUDA: cudaSetValidDevices.
        function cudaSetValidDevices(device_arr, len) bind(c, name="cudaSetValidDevices") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, array of len, nullable) Ordinals.
            type(c_ptr), value :: device_arr
            !> How many; 0 changes nothing.
            integer(c_int), value :: len
            integer(c_int) :: status
        end function cudaSetValidDevices

        !> Returns an attribute of a device.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetAttribute.
        function cudaDeviceGetAttribute(value, attr, device) bind(c, name="cudaDeviceGetAttribute") result(status)
            import :: c_int
            implicit none
            !> The value: bytes, kHz, bits or a count; yes is 1 and no is 0.
            integer(c_int), intent(out) :: value
            !> The attribute.
            integer(c_int), value :: attr
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetAttribute

        !> Returns the atomic operations that a device supports on host memory: none, as no back end reports any.
        !>
        !> Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for a device that does
        !> not exist.
        !>
        !> CUDA: cudaDeviceGetHostAtomicCapabilities from 13.0 on.
        function cudaDeviceGetHostAtomicCapabilities(capabilities, operations, count, device) &
            bind(c, name="cudaDeviceGetHostAtomicCapabilities") result(status)
            import :: c_int
            implicit none
            !> (array of count) For each operation 0.
            integer(c_int), intent(out) :: capabilities(*)
            !> (array of count) The operations.
            integer(c_int), intent(in) :: operations(*)
            !> How many.
            integer(c_int), value :: count
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetHostAtomicCapabilities

        !> Returns the properties of a device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaGetDeviceProperties.
        function cudaGetDeviceProperties(prop, device) bind(c, name="cudaGetDeviceProperties") result(status)
            import :: c_int, cudaDeviceProp
            implicit none
            !> The properties, all of them written.
            type(cudaDeviceProp), intent(out) :: prop
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaGetDeviceProperties

        !> Chooses the first device that meets all requirements.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaChooseDevice.
        function cudaChooseDevice(device, prop) bind(c, name="cudaChooseDevice") result(status)
            import :: c_int, cudaDeviceProp
            implicit none
            !> Its ordinal; 0 if no device meets them all.
            integer(c_int), intent(out) :: device
            !> Minimum memory, processors and versions; members of 0 are ignored.
            type(cudaDeviceProp), intent(in) :: prop
            integer(c_int) :: status
        end function cudaChooseDevice

        !> Returns a device's PCI address.
        !>
        !> Returns cudaErrorInvalidValue for NULL or too little room, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetPCIBusId.
        function cudaDeviceGetPCIBusId(pciBusId, len, device) bind(c, name="cudaDeviceGetPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of len) "domain:bus:device.0" in hexadecimal, such as "0000:C1:00.0".
            character(kind=c_char), intent(out) :: pciBusId(*)
            !> Bytes of room, at least 13.
            integer(c_int), value :: len
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetPCIBusId

        !> Finds a device by its PCI address.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a malformed PCI address, cudaErrorInvalidDevice for an address
        !> without a device.
        !>
        !> CUDA: cudaDeviceGetByPCIBusId.
        function cudaDeviceGetByPCIBusId(device, pciBusId) bind(c, name="cudaDeviceGetByPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            !> "domain:bus:device.function" in hexadecimal; the domain and the function may be left out.
            character(kind=c_char), intent(in) :: pciBusId(*)
            integer(c_int) :: status
        end function cudaDeviceGetByPCIBusId

        !> Waits until all work queued on the current device is done.
        !>
        !> Returns cudaErrorLaunchFailure when work has failed.
        !>
        !> CUDA: cudaDeviceSynchronize.
        function cudaDeviceSynchronize() bind(c, name="cudaDeviceSynchronize") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaDeviceSynchronize

        !> Destroys everything this process has on the current device: memory, streams, events, opened memory.
        !>
        !> CUDA: cudaDeviceReset.
        function cudaDeviceReset() bind(c, name="cudaDeviceReset") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaDeviceReset

        !> Returns the flags of the current device, such as how threads wait for it.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaGetDeviceFlags.
        function cudaGetDeviceFlags(flags) bind(c, name="cudaGetDeviceFlags") result(status)
            import :: c_int
            implicit none
            !> One of the cudaDeviceSchedule flags, and cudaDeviceMapHost.
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function cudaGetDeviceFlags

        !> Sets the flags of the current device, such as how threads wait for it.
        !>
        !> Returns cudaErrorInvalidValue for other flags.
        !>
        !> CUDA: cudaSetDeviceFlags.
        function cudaSetDeviceFlags(flags) bind(c, name="cudaSetDeviceFlags") result(status)
            import :: c_int
            implicit none
            !> One of the cudaDeviceSchedule flags, and optionally cudaDeviceMapHost, cudaDeviceLmemResizeToMax and
            !> cudaDeviceSyncMemops, which change nothing.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaSetDeviceFlags

        !> Returns the range of stream priorities on the current device; lower is more urgent.
        !>
        !> CUDA: cudaDeviceGetStreamPriorityRange.
        function cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority) &
            bind(c, name="cudaDeviceGetStreamPriorityRange") result(status)
            import :: c_int
            implicit none
            !> The least urgent.
            integer(c_int), intent(out), optional :: leastPriority
            !> The most urgent.
            integer(c_int), intent(out), optional :: greatestPriority
            integer(c_int) :: status
        end function cudaDeviceGetStreamPriorityRange

        !> Returns a limit of the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an unknown limit, cudaErrorUnsupportedLimit for one that is not supported
        !> here.
        !>
        !> CUDA: cudaDeviceGetLimit.
        function cudaDeviceGetLimit(pValue, limit) bind(c, name="cudaDeviceGetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Its value.
            integer(c_size_t), intent(out) :: pValue
            !> The limit.
            integer(c_int), value :: limit
            integer(c_int) :: status
        end function cudaDeviceGetLimit

        !> Sets a limit of the current device.
        !>
        !> Returns cudaErrorInvalidValue for an unknown limit and for a value the device cannot have, cudaErrorUnsupportedLimit
        !> where it cannot be set.
        !>
        !> CUDA: cudaDeviceSetLimit.
        function cudaDeviceSetLimit(limit, value) bind(c, name="cudaDeviceSetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            !> The limit.
            integer(c_int), value :: limit
            !> Its value.
            integer(c_size_t), value :: value
            integer(c_int) :: status
        end function cudaDeviceSetLimit

        !> Returns the preference between shared memory and L1 cache: none.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaDeviceGetCacheConfig.
        function cudaDeviceGetCacheConfig(pCacheConfig) bind(c, name="cudaDeviceGetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> cudaFuncCachePreferNone.
            integer(c_int), intent(out) :: pCacheConfig
            integer(c_int) :: status
        end function cudaDeviceGetCacheConfig

        !> Accepts a preference between shared memory and L1 cache, which no device here follows.
        !>
        !> Returns cudaErrorInvalidValue for an unknown preference.
        !>
        !> CUDA: cudaDeviceSetCacheConfig.
        function cudaDeviceSetCacheConfig(cacheConfig) bind(c, name="cudaDeviceSetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> The preference.
            integer(c_int), value :: cacheConfig
            integer(c_int) :: status
        end function cudaDeviceSetCacheConfig

        !> Returns the bank size of shared memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaDeviceGetSharedMemConfig.
        function cudaDeviceGetSharedMemConfig(pConfig) bind(c, name="cudaDeviceGetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> cudaSharedMemBankSizeFourByte.
            integer(c_int), intent(out) :: pConfig
            integer(c_int) :: status
        end function cudaDeviceGetSharedMemConfig

        !> Accepts a bank size of shared memory, which no device here follows.
        !>
        !> Returns cudaErrorInvalidValue for an unknown bank size.
        !>
        !> CUDA: cudaDeviceSetSharedMemConfig.
        function cudaDeviceSetSharedMemConfig(config) bind(c, name="cudaDeviceSetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> The bank size.
            integer(c_int), value :: config
            integer(c_int) :: status
        end function cudaDeviceSetSharedMemConfig

        !> Waits for remote writes into the current device's memory; not supported, as none come here.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaDeviceFlushGPUDirectRDMAWrites.
        function cudaDeviceFlushGPUDirectRDMAWrites(target, scope) bind(c, name="cudaDeviceFlushGPUDirectRDMAWrites") result(status)
            import :: c_int
            implicit none
            !> cudaFlushGPUDirectRDMAWritesTargetCurrentDevice.
            integer(c_int), value :: target
            !> The devices that see them.
            integer(c_int), value :: scope
            integer(c_int) :: status
        end function cudaDeviceFlushGPUDirectRDMAWrites

        !> Begins to collect a profile where a profiling tool is attached; only NVIDIA's own runtime can have one.
        !>
        !> CUDA: cudaProfilerStart.
        function cudaProfilerStart() bind(c, name="cudaProfilerStart") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaProfilerStart

        !> Ceases to collect a profile where a profiling tool is attached; only NVIDIA's own runtime can have one.
        !>
        !> CUDA: cudaProfilerStop.
        function cudaProfilerStop() bind(c, name="cudaProfilerStop") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaProfilerStop

        !> Returns the largest width of a texture over memory; not supported, as this version has no textures.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaDeviceGetTexture1DLinearMaxWidth.
        function cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, fmtDesc, device) &
            bind(c, name="cudaDeviceGetTexture1DLinearMaxWidth") result(status)
            import :: c_int, c_size_t, cudaChannelFormatDesc
            implicit none
            !> The number.
            integer(c_size_t), intent(out) :: maxWidthInElements
            !> The format of a texel.
            type(cudaChannelFormatDesc), intent(in) :: fmtDesc
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetTexture1DLinearMaxWidth

        !> Returns a device's requirements of NvSciSync; not supported.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaDeviceGetNvSciSyncAttributes.
        function cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags) &
            bind(c, name="cudaDeviceGetNvSciSyncAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (inout) The attributes.
            type(c_ptr), value :: nvSciSyncAttrList
            !> The device.
            integer(c_int), value :: device
            !> Whether it signals or waits.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaDeviceGetNvSciSyncAttributes

        !> Returns the calling thread's last failure, and makes it cudaSuccess.
        !>
        !> A call that succeeds leaves the last failure as it is; cudaErrorNotReady counts as one.
        !>
        !> CUDA: cudaGetLastError.
        function cudaGetLastError() bind(c, name="cudaGetLastError") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaGetLastError

        !> Returns the calling thread's last failure, and leaves it as it is.
        !>
        !> CUDA: cudaPeekAtLastError.
        function cudaPeekAtLastError() bind(c, name="cudaPeekAtLastError") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaPeekAtLastError

        !> Registers a function that hears of each failed call in words, then of its status. Needs no cudaInit.
        !>
        !> Calls of the function's own that fail are kept, and not told.
        !>
        !> Returns cudaErrorInvalidValue for a NULL function.
        !>
        !> CUDA: cudaLogsRegisterCallback.
        function cudaLogsRegisterCallback(callbackFunc, userData, callback_out) &
            bind(c, name="cudaLogsRegisterCallback") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in) The function.
            type(c_funptr), value :: callbackFunc
            !> (in, nullable) Passed to it.
            type(c_ptr), value :: userData
            !> Its handle, for cudaLogsUnregisterCallback.
            type(c_ptr), intent(out), optional :: callback_out
            integer(c_int) :: status
        end function cudaLogsRegisterCallback

        !> Unregisters a function that hears of failed calls. A call of it in another thread may still be under way.
        !>
        !> Returns cudaErrorInvalidValue for a handle that names none.
        !>
        !> CUDA: cudaLogsUnregisterCallback.
        function cudaLogsUnregisterCallback(callback) bind(c, name="cudaLogsUnregisterCallback") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) Its handle.
            type(c_ptr), value :: callback
            integer(c_int) :: status
        end function cudaLogsUnregisterCallback

        !> Returns the place in the log of failures where the next message comes.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other flags.
        !>
        !> CUDA: cudaLogsCurrent.
        function cudaLogsCurrent(iterator_out, flags) bind(c, name="cudaLogsCurrent") result(status)
            import :: c_int
            implicit none
            !> The place.
            integer(c_int), intent(out) :: iterator_out
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaLogsCurrent

        !> Writes the log of failures to a file: a line for each failed call's reason, and one for its status.
        !>
        !> Returns cudaErrorInvalidValue for a NULL path, other flags, and a file that cannot be written.
        !>
        !> CUDA: cudaLogsDumpToFile.
        function cudaLogsDumpToFile(iterator, pathToFile, flags) bind(c, name="cudaLogsDumpToFile") result(status)
            import :: c_char, c_int
            implicit none
            !> The place of the first line, afterwards that of the next; all lines for NULL.
            integer(c_int), intent(inout), optional :: iterator
            !> The file, which is replaced.
            character(kind=c_char), intent(in) :: pathToFile(*)
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaLogsDumpToFile

        !> Copies the log of failures: a line for each failed call's reason, one for its status, and a terminating 0.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and where no line fits.
        !>
        !> CUDA: cudaLogsDumpToMemory.
        function cudaLogsDumpToMemory(iterator, buffer, size, flags) bind(c, name="cudaLogsDumpToMemory") result(status)
            import :: c_char, c_int, c_size_t
            implicit none
            !> The place of the first line, afterwards that of the next; all lines for NULL.
            integer(c_int), intent(inout), optional :: iterator
            !> Room for the lines. Of more than fit the latest are written, below a line that says so.
            character(kind=c_char), intent(out) :: buffer(*)
            !> Bytes of `buffer`, afterwards those that were written, without the 0.
            integer(c_size_t), intent(inout) :: size
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaLogsDumpToMemory

        !> Returns the name of a status, such as "cudaErrorInvalidValue"; "unrecognized error code" for an unknown number.
        !>
        !> The text is constant. The last error stays as it is.
        !>
        !> CUDA: cudaGetErrorName.
        function cudaGetErrorName(error) bind(c, name="cudaGetErrorName") result(answer)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: error
            type(c_ptr) :: answer
        end function cudaGetErrorName

        !> Returns the description of a status; "unrecognized error code" for an unknown number.
        !>
        !> The text is constant. The last error stays as it is. anygpu_last_reason() tells more about the thread's last failure.
        !>
        !> CUDA: cudaGetErrorString.
        function cudaGetErrorString(error) bind(c, name="cudaGetErrorString") result(answer)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: error
            type(c_ptr) :: answer
        end function cudaGetErrorString

        !> Creates an event that records timestamps, on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaEventCreate.
        function cudaEventCreate(event) bind(c, name="cudaEventCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with cudaEventDestroy.
            type(c_ptr), intent(out) :: event
            integer(c_int) :: status
        end function cudaEventCreate

        !> Creates an event on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and cudaEventInterprocess without cudaEventDisableTiming;
        !> cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaEventCreateWithFlags.
        function cudaEventCreateWithFlags(event, flags) bind(c, name="cudaEventCreateWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with cudaEventDestroy.
            type(c_ptr), intent(out) :: event
            !> cudaEventDefault, or a sum of cudaEventBlockingSync, cudaEventDisableTiming and cudaEventInterprocess
            !> (with cudaEventDisableTiming).
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaEventCreateWithFlags

        !> Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
        !>
        !> Returns cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaEventDestroy.
        function cudaEventDestroy(event) bind(c, name="cudaEventDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaEventDestroy

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> Returns cudaErrorInvalidResourceHandle for an event or stream that does not exist, and for one of another device.
        !>
        !> CUDA: cudaEventRecord.
        function cudaEventRecord(event, stream) bind(c, name="cudaEventRecord") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            !> (in, nullable) A stream of the event's device; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaEventRecord

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
        !> exist and for one of another device, cudaErrorIllegalState for cudaEventRecordExternal where the
        !> stream is not being captured.
        !>
        !> CUDA: cudaEventRecordWithFlags.
        function cudaEventRecordWithFlags(event, stream, flags) bind(c, name="cudaEventRecordWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            !> (in, nullable) A stream of the event's device; NULL is the default stream.
            type(c_ptr), value :: stream
            !> cudaEventRecordDefault; cudaEventRecordExternal makes the record a node of a stream that is being
            !> captured.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaEventRecordWithFlags

        !> Tells whether an event's latest record has completed. An event never recorded has.
        !>
        !> Returns cudaSuccess when it has, cudaErrorNotReady when it has not, cudaErrorInvalidResourceHandle for an event that
        !> does not exist, cudaErrorLaunchFailure when the process that recorded it has died, cudaErrorStreamCaptureUnsupported
        !> beside captures that forbid unsafe calls.
        !>
        !> CUDA: cudaEventQuery.
        function cudaEventQuery(event) bind(c, name="cudaEventQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaEventQuery

        !> Waits until an event's latest record has completed. An event never recorded has.
        !>
        !> Returns cudaErrorInvalidResourceHandle for an event that does not exist, cudaErrorLaunchFailure when the process that
        !> recorded it has died, cudaErrorStreamCaptureUnsupported beside captures that forbid unsafe calls.
        !>
        !> CUDA: cudaEventSynchronize.
        function cudaEventSynchronize(event) bind(c, name="cudaEventSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaEventSynchronize

        !> Returns the time between two completed records.
        !>
        !> Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist, records no
        !> timestamps, or was never recorded; cudaErrorNotReady when one has not completed.
        !>
        !> CUDA: cudaEventElapsedTime.
        function cudaEventElapsedTime(ms, start, end) bind(c, name="cudaEventElapsedTime") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            !> Milliseconds.
            real(c_float), intent(out) :: ms
            !> (in) The earlier event.
            type(c_ptr), value :: start
            !> (in) The later event.
            type(c_ptr), value :: end
            integer(c_int) :: status
        end function cudaEventElapsedTime

        !> Imports memory that another API, such as Vulkan, or another process has exported.
        !>
        !> Returns cudaErrorInvalidValue for NULL, unknown types and flags, and a size of 0 or beyond the memory;
        !> cudaErrorNotSupported for types that Linux does not have; cudaErrorUnknown for a descriptor that is not open or of
        !> something else.
        !>
        !> CUDA: cudaImportExternalMemory.
        function cudaImportExternalMemory(extMem_out, memHandleDesc) bind(c, name="cudaImportExternalMemory") result(status)
            import :: c_int, c_ptr, cudaExternalMemoryHandleDesc
            implicit none
            !> The memory; release it with cudaDestroyExternalMemory.
            type(c_ptr), intent(out) :: extMem_out
            !> What to import. On Linux that is a file descriptor. The runtime takes ownership of it: the
            !> program must not close it. After a failure the program still owns it. The size is what the exporter allocated.
            type(cudaExternalMemoryHandleDesc), intent(in) :: memHandleDesc
            integer(c_int) :: status
        end function cudaImportExternalMemory

        !> Maps a part of external memory at device addresses.
        !>
        !> Returns cudaErrorInvalidValue for NULL, flags, an empty range, and one outside the memory, cudaErrorMemoryAllocation
        !> where the range ends beyond all addresses; cudaErrorInvalidResourceHandle for an invalid memory handle.
        !>
        !> CUDA: cudaExternalMemoryGetMappedBuffer.
        function cudaExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc) &
            bind(c, name="cudaExternalMemoryGetMappedBuffer") result(status)
            import :: c_int, c_ptr, cudaExternalMemoryBufferDesc
            implicit none
            !> The first address; free it with cudaFree. Each call maps the range anew.
            type(c_ptr), intent(out) :: devPtr
            !> (in) The memory.
            type(c_ptr), value :: extMem
            !> The range.
            type(cudaExternalMemoryBufferDesc), intent(in) :: bufferDesc
            integer(c_int) :: status
        end function cudaExternalMemoryGetMappedBuffer

        !> Creates arrays of texels in external memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, impossible arrays, and those outside the memory;
        !> cudaErrorInvalidResourceHandle for an invalid memory handle; cudaErrorNotSupported for formats besides integers and
        !> floating-point numbers, and where there are no such arrays.
        !>
        !> CUDA: cudaExternalMemoryGetMappedMipmappedArray.
        function cudaExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc) &
            bind(c, name="cudaExternalMemoryGetMappedMipmappedArray") result(status)
            import :: c_int, c_ptr, cudaExternalMemoryMipmappedArrayDesc
            implicit none
            !> The arrays; free them with cudaFreeMipmappedArray.
            type(c_ptr), intent(out) :: mipmap
            !> (in) The memory.
            type(c_ptr), value :: extMem
            !> Their offset and properties.
            type(cudaExternalMemoryMipmappedArrayDesc), intent(in) :: mipmapDesc
            integer(c_int) :: status
        end function cudaExternalMemoryGetMappedMipmappedArray

        !> Releases external memory. Its mappings stay until they are freed.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for an invalid memory handle.
        !>
        !> CUDA: cudaDestroyExternalMemory.
        function cudaDestroyExternalMemory(extMem) bind(c, name="cudaDestroyExternalMemory") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) From cudaImportExternalMemory.
            type(c_ptr), value :: extMem
            integer(c_int) :: status
        end function cudaDestroyExternalMemory

        !> Imports a semaphore that another API, such as Vulkan, or another process has exported.
        !>
        !> Returns cudaErrorInvalidValue for NULL, unknown types, and flags; cudaErrorNotSupported for types that Linux does
        !> not have; cudaErrorUnknown for a descriptor that is not open or of something else.
        !>
        !> CUDA: cudaImportExternalSemaphore.
        function cudaImportExternalSemaphore(extSem_out, semHandleDesc) bind(c, name="cudaImportExternalSemaphore") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreHandleDesc
            implicit none
            !> The semaphore; release it with cudaDestroyExternalSemaphore.
            type(c_ptr), intent(out) :: extSem_out
            !> What to import. On Linux that is the file descriptor of a binary semaphore
            !> (cudaExternalSemaphoreHandleTypeOpaqueFd) or of a timeline semaphore
            !> (cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd). The runtime takes ownership of it: the program must not
            !> close it. After a failure the program still owns it.
            type(cudaExternalSemaphoreHandleDesc), intent(in) :: semHandleDesc
            integer(c_int) :: status
        end function cudaImportExternalSemaphore

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
        !> can be determined; cudaErrorInvalidResourceHandle for a semaphore or a stream that does not exist.
        !>
        !> CUDA: cudaSignalExternalSemaphoresAsync.
        function cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="cudaSignalExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreSignalParams
            implicit none
            !> (array of numExtSems) The semaphores.
            type(c_ptr), intent(in) :: extSemArray(*)
            !> (array of numExtSems) For a timeline semaphore, the new value, above its current one.
            type(cudaExternalSemaphoreSignalParams), intent(in) :: paramsArray(*)
            !> How many.
            integer(c_int), value :: numExtSems
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaSignalExternalSemaphoresAsync

        !> Queues waits for semaphores: what is queued on the stream from now on begins once all are over.
        !>
        !> The wait resets a binary semaphore, so each signal ends one wait.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for none and for flags; cudaErrorInvalidResourceHandle for a semaphore or a
        !> stream that does not exist.
        !>
        !> CUDA: cudaWaitExternalSemaphoresAsync.
        function cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="cudaWaitExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreWaitParams
            implicit none
            !> (array of numExtSems) The semaphores.
            type(c_ptr), intent(in) :: extSemArray(*)
            !> (array of numExtSems) For a timeline semaphore, the value to wait for.
            type(cudaExternalSemaphoreWaitParams), intent(in) :: paramsArray(*)
            !> How many.
            integer(c_int), value :: numExtSems
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaWaitExternalSemaphoresAsync

        !> Releases an external semaphore. Wait for its signals and waits first.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for an invalid semaphore.
        !>
        !> CUDA: cudaDestroyExternalSemaphore.
        function cudaDestroyExternalSemaphore(extSem) bind(c, name="cudaDestroyExternalSemaphore") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) From cudaImportExternalSemaphore.
            type(c_ptr), value :: extSem
            integer(c_int) :: status
        end function cudaDestroyExternalSemaphore

        !> Makes a graph without nodes.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for flags.
        !>
        !> CUDA: cudaGraphCreate.
        function cudaGraphCreate(pGraph, flags) bind(c, name="cudaGraphCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The graph; destroy it with cudaGraphDestroy.
            type(c_ptr), intent(out) :: pGraph
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaGraphCreate

        !> Destroys a graph and its nodes. What was instantiated of it stays.
        !>
        !> Returns cudaErrorInvalidValue for a graph that does not exist, and for the graph of a node.
        !>
        !> CUDA: cudaGraphDestroy.
        function cudaGraphDestroy(graph) bind(c, name="cudaGraphDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            integer(c_int) :: status
        end function cudaGraphDestroy

        !> Returns the nodes of a graph, oldest first.
        !>
        !> Returns cudaErrorInvalidValue for a graph that does not exist and a NULL `numNodes`.
        !>
        !> CUDA: cudaGraphGetNodes.
        function cudaGraphGetNodes(graph, nodes, numNodes) bind(c, name="cudaGraphGetNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (array of numNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: nodes(*)
            !> The room of the array; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: numNodes
            integer(c_int) :: status
        end function cudaGraphGetNodes

        !> Returns the nodes of a graph that no other comes before.
        !>
        !> Returns cudaErrorInvalidValue for a graph that does not exist and a NULL `pNumRootNodes`.
        !>
        !> CUDA: cudaGraphGetRootNodes.
        function cudaGraphGetRootNodes(graph, pRootNodes, pNumRootNodes) bind(c, name="cudaGraphGetRootNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (array of pNumRootNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: pRootNodes(*)
            !> The room of the array; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: pNumRootNodes
            integer(c_int) :: status
        end function cudaGraphGetRootNodes

        !> Returns the type of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a node that does not exist.
        !>
        !> CUDA: cudaGraphNodeGetType.
        function cudaGraphNodeGetType(node, pType) bind(c, name="cudaGraphNodeGetType") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> Its type.
            integer(c_int), intent(out) :: pType
            integer(c_int) :: status
        end function cudaGraphNodeGetType

        !> Removes a node from its graph, with its edges.
        !>
        !> Returns cudaErrorInvalidValue for a node that does not exist, cudaErrorNotSupported in a graph that
        !> allocates or frees memory.
        !>
        !> CUDA: cudaGraphDestroyNode.
        function cudaGraphDestroyNode(node) bind(c, name="cudaGraphDestroyNode") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            integer(c_int) :: status
        end function cudaGraphDestroyNode

        !> Copies a graph.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a graph that does not exist.
        !>
        !> CUDA: cudaGraphClone.
        function cudaGraphClone(pGraphClone, originalGraph) bind(c, name="cudaGraphClone") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The copy; destroy it with cudaGraphDestroy.
            type(c_ptr), intent(out) :: pGraphClone
            !> (in) The graph.
            type(c_ptr), value :: originalGraph
            integer(c_int) :: status
        end function cudaGraphClone

        !> Finds the copy of a node in a copied graph.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where there is no such copy.
        !>
        !> CUDA: cudaGraphNodeFindInClone.
        function cudaGraphNodeFindInClone(pNode, originalNode, clonedGraph) bind(c, name="cudaGraphNodeFindInClone") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The copy.
            type(c_ptr), intent(out) :: pNode
            !> (in) The node that was copied.
            type(c_ptr), value :: originalNode
            !> (in) The copied graph.
            type(c_ptr), value :: clonedGraph
            integer(c_int) :: status
        end function cudaGraphNodeFindInClone

        !> Adds a node that does nothing but keep an order.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph.
        !>
        !> CUDA: cudaGraphAddEmptyNode.
        function cudaGraphAddEmptyNode(pGraphNode, graph, pDependencies, numDependencies) &
            bind(c, name="cudaGraphAddEmptyNode") result(status)
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
        end function cudaGraphAddEmptyNode

        !> Adds a node that copies a box.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for a copy that cudaMemcpy3D refuses.
        !>
        !> CUDA: cudaGraphAddMemcpyNode.
        function cudaGraphAddMemcpyNode(pGraphNode, graph, pDependencies, numDependencies, pCopyParams) &
            bind(c, name="cudaGraphAddMemcpyNode") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemcpy3DParms
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
            type(cudaMemcpy3DParms), intent(in) :: pCopyParams
            integer(c_int) :: status
        end function cudaGraphAddMemcpyNode

        !> Returns the copy of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
        !>
        !> CUDA: cudaGraphMemcpyNodeGetParams.
        function cudaGraphMemcpyNodeGetParams(node, pNodeParams) bind(c, name="cudaGraphMemcpyNodeGetParams") result(status)
            import :: c_int, c_ptr, cudaMemcpy3DParms
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The copy.
            type(cudaMemcpy3DParms), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphMemcpyNodeGetParams

        !> Sets the copy of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cudaGraphMemcpyNodeSetParams.
        function cudaGraphMemcpyNodeSetParams(node, pNodeParams) bind(c, name="cudaGraphMemcpyNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaMemcpy3DParms
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The copy.
            type(cudaMemcpy3DParms), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphMemcpyNodeSetParams

        !> Sets the copy that an executable graph does for a node, between memory of the same kinds.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cudaGraphExecMemcpyNodeSetParams.
        function cudaGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams) &
            bind(c, name="cudaGraphExecMemcpyNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaMemcpy3DParms
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> The copy.
            type(cudaMemcpy3DParms), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphExecMemcpyNodeSetParams

        !> Adds a node that copies bytes.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for no bytes; cudaErrorInvalidMemcpyDirection for another direction.
        !>
        !> CUDA: cudaGraphAddMemcpyNode1D.
        function cudaGraphAddMemcpyNode1D(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind) &
            bind(c, name="cudaGraphAddMemcpyNode1D") result(status)
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
        end function cudaGraphAddMemcpyNode1D

        !> Sets the copy of a node to one of bytes.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work;
        !> cudaErrorInvalidMemcpyDirection for another direction.
        !>
        !> CUDA: cudaGraphMemcpyNodeSetParams1D.
        function cudaGraphMemcpyNodeSetParams1D(node, dst, src, count, kind) &
            bind(c, name="cudaGraphMemcpyNodeSetParams1D") result(status)
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
        end function cudaGraphMemcpyNodeSetParams1D

        !> Sets the copy that an executable graph does for a node to one of bytes.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place; cudaErrorInvalidMemcpyDirection for another direction.
        !>
        !> CUDA: cudaGraphExecMemcpyNodeSetParams1D.
        function cudaGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind) &
            bind(c, name="cudaGraphExecMemcpyNodeSetParams1D") result(status)
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
        end function cudaGraphExecMemcpyNodeSetParams1D

        !> Adds a node that fills memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for elements that are not of 1, 2 or 4 bytes, none of them, and rows
        !> that do not fit the pitch.
        !>
        !> CUDA: cudaGraphAddMemsetNode.
        function cudaGraphAddMemsetNode(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams) &
            bind(c, name="cudaGraphAddMemsetNode") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemsetParams
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
            type(cudaMemsetParams), intent(in) :: pMemsetParams
            integer(c_int) :: status
        end function cudaGraphAddMemsetNode

        !> Returns the fill of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or fills nothing.
        !>
        !> CUDA: cudaGraphMemsetNodeGetParams.
        function cudaGraphMemsetNodeGetParams(node, pNodeParams) bind(c, name="cudaGraphMemsetNodeGetParams") result(status)
            import :: c_int, c_ptr, cudaMemsetParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The fill.
            type(cudaMemsetParams), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphMemsetNodeGetParams

        !> Sets the fill of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cudaGraphMemsetNodeSetParams.
        function cudaGraphMemsetNodeSetParams(node, pNodeParams) bind(c, name="cudaGraphMemsetNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaMemsetParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The fill.
            type(cudaMemsetParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphMemsetNodeSetParams

        !> Sets the fill that an executable graph does for a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cudaGraphExecMemsetNodeSetParams.
        function cudaGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams) &
            bind(c, name="cudaGraphExecMemsetNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaMemsetParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> The fill.
            type(cudaMemsetParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphExecMemsetNodeSetParams

        !> Adds a node that calls a function on the host, at each launch.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for no function.
        !>
        !> CUDA: cudaGraphAddHostNode.
        function cudaGraphAddHostNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="cudaGraphAddHostNode") result(status)
            import :: c_int, c_ptr, c_size_t, cudaHostNodeParams
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
            type(cudaHostNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphAddHostNode

        !> Returns the call of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or calls nothing.
        !>
        !> CUDA: cudaGraphHostNodeGetParams.
        function cudaGraphHostNodeGetParams(node, pNodeParams) bind(c, name="cudaGraphHostNodeGetParams") result(status)
            import :: c_int, c_ptr, cudaHostNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The function and its argument.
            type(cudaHostNodeParams), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphHostNodeGetParams

        !> Sets the call of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cudaGraphHostNodeSetParams.
        function cudaGraphHostNodeSetParams(node, pNodeParams) bind(c, name="cudaGraphHostNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaHostNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The function and its argument.
            type(cudaHostNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphHostNodeSetParams

        !> Sets the call that an executable graph does for a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cudaGraphExecHostNodeSetParams.
        function cudaGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams) &
            bind(c, name="cudaGraphExecHostNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaHostNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> The function and its argument.
            type(cudaHostNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function cudaGraphExecHostNodeSetParams

        !> Adds a node that does the work of another graph, as that is now.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, nodes that are named twice
        !> or are of another graph, and on the host back end more than 64 graphs within each other.
        !>
        !> CUDA: cudaGraphAddChildGraphNode.
        function cudaGraphAddChildGraphNode(pGraphNode, graph, pDependencies, numDependencies, childGraph) &
            bind(c, name="cudaGraphAddChildGraphNode") result(status)
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
        end function cudaGraphAddChildGraphNode

        !> Returns the graph of a node, which belongs to it.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or has no graph.
        !>
        !> CUDA: cudaGraphChildGraphNodeGetGraph.
        function cudaGraphChildGraphNodeGetGraph(node, pGraph) bind(c, name="cudaGraphChildGraphNodeGetGraph") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The graph; it ends with the node.
            type(c_ptr), intent(out) :: pGraph
            integer(c_int) :: status
        end function cudaGraphChildGraphNodeGetGraph

        !> Sets the work that an executable graph does for a node with a graph: that of a graph like it.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node;
        !> cudaErrorGraphExecUpdateFailure for a graph that differs from the node's.
        !>
        !> CUDA: cudaGraphExecChildGraphNodeSetParams.
        function cudaGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph) &
            bind(c, name="cudaGraphExecChildGraphNodeSetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The graph.
            type(c_ptr), value :: childGraph
            integer(c_int) :: status
        end function cudaGraphExecChildGraphNodeSetParams

        !> Adds a node that records an event.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaGraphAddEventRecordNode.
        function cudaGraphAddEventRecordNode(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="cudaGraphAddEventRecordNode") result(status)
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
        end function cudaGraphAddEventRecordNode

        !> Returns the event that a node records.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cudaGraphEventRecordNodeGetEvent.
        function cudaGraphEventRecordNodeGetEvent(node, event_out) bind(c, name="cudaGraphEventRecordNodeGetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The event.
            type(c_ptr), intent(out) :: event_out
            integer(c_int) :: status
        end function cudaGraphEventRecordNodeGetEvent

        !> Sets the event that a node records.
        !>
        !> Returns cudaErrorInvalidValue for a node that does not exist or does other work,
        !> cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaGraphEventRecordNodeSetEvent.
        function cudaGraphEventRecordNodeSetEvent(node, event) bind(c, name="cudaGraphEventRecordNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaGraphEventRecordNodeSetEvent

        !> Sets the event that an executable graph records for a node.
        !>
        !> Returns cudaErrorInvalidValue where the executable graph was not made of the node, or the node does
        !> other work, cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaGraphExecEventRecordNodeSetEvent.
        function cudaGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) &
            bind(c, name="cudaGraphExecEventRecordNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaGraphExecEventRecordNodeSetEvent

        !> Adds a node that waits for an event's latest record at the launch.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaGraphAddEventWaitNode.
        function cudaGraphAddEventWaitNode(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="cudaGraphAddEventWaitNode") result(status)
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
        end function cudaGraphAddEventWaitNode

        !> Returns the event that a node waits for.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cudaGraphEventWaitNodeGetEvent.
        function cudaGraphEventWaitNodeGetEvent(node, event_out) bind(c, name="cudaGraphEventWaitNodeGetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The event.
            type(c_ptr), intent(out) :: event_out
            integer(c_int) :: status
        end function cudaGraphEventWaitNodeGetEvent

        !> Sets the event that a node waits for.
        !>
        !> Returns cudaErrorInvalidValue for a node that does not exist or does other work,
        !> cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaGraphEventWaitNodeSetEvent.
        function cudaGraphEventWaitNodeSetEvent(node, event) bind(c, name="cudaGraphEventWaitNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaGraphEventWaitNodeSetEvent

        !> Sets the event that an executable graph waits for for a node.
        !>
        !> Returns cudaErrorInvalidValue where the executable graph was not made of the node, or the node does
        !> other work, cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaGraphExecEventWaitNodeSetEvent.
        function cudaGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) &
            bind(c, name="cudaGraphExecEventWaitNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaGraphExecEventWaitNodeSetEvent

        !> Adds a node that signals semaphores.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; for none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cudaGraphAddExternalSemaphoresSignalNode.
        function cudaGraphAddExternalSemaphoresSignalNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="cudaGraphAddExternalSemaphoresSignalNode") result(status)
            import :: c_int, c_ptr, c_size_t, cudaExternalSemaphoreSignalNodeParams
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
            type(cudaExternalSemaphoreSignalNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cudaGraphAddExternalSemaphoresSignalNode

        !> Returns the signals of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or signals no semaphores.
        !>
        !> CUDA: cudaGraphExternalSemaphoresSignalNodeGetParams.
        function cudaGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out) &
            bind(c, name="cudaGraphExternalSemaphoresSignalNodeGetParams") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreSignalNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The signals; the arrays are the node's, and valid until it changes.
            type(cudaExternalSemaphoreSignalNodeParams), intent(out) :: params_out
            integer(c_int) :: status
        end function cudaGraphExternalSemaphoresSignalNodeGetParams

        !> Sets the signals of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
        !> none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cudaGraphExternalSemaphoresSignalNodeSetParams.
        function cudaGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams) &
            bind(c, name="cudaGraphExternalSemaphoresSignalNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreSignalNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied.
            type(cudaExternalSemaphoreSignalNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cudaGraphExternalSemaphoresSignalNodeSetParams

        !> Sets the signals that an executable graph does for a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cudaGraphExecExternalSemaphoresSignalNodeSetParams.
        function cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="cudaGraphExecExternalSemaphoresSignalNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreSignalNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied, as many semaphores.
            type(cudaExternalSemaphoreSignalNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cudaGraphExecExternalSemaphoresSignalNodeSetParams

        !> Adds a node that waits for semaphores.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; for none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cudaGraphAddExternalSemaphoresWaitNode.
        function cudaGraphAddExternalSemaphoresWaitNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="cudaGraphAddExternalSemaphoresWaitNode") result(status)
            import :: c_int, c_ptr, c_size_t, cudaExternalSemaphoreWaitNodeParams
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
            type(cudaExternalSemaphoreWaitNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cudaGraphAddExternalSemaphoresWaitNode

        !> Returns the waits of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or waits for no semaphores.
        !>
        !> CUDA: cudaGraphExternalSemaphoresWaitNodeGetParams.
        function cudaGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out) &
            bind(c, name="cudaGraphExternalSemaphoresWaitNodeGetParams") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreWaitNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits; the arrays are the node's, and valid until it changes.
            type(cudaExternalSemaphoreWaitNodeParams), intent(out) :: params_out
            integer(c_int) :: status
        end function cudaGraphExternalSemaphoresWaitNodeGetParams

        !> Sets the waits of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
        !> none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cudaGraphExternalSemaphoresWaitNodeSetParams.
        function cudaGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams) &
            bind(c, name="cudaGraphExternalSemaphoresWaitNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreWaitNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied.
            type(cudaExternalSemaphoreWaitNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cudaGraphExternalSemaphoresWaitNodeSetParams

        !> Sets the waits that an executable graph does for a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cudaGraphExecExternalSemaphoresWaitNodeSetParams.
        function cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="cudaGraphExecExternalSemaphoresWaitNodeSetParams") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreWaitNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied, as many semaphores.
            type(cudaExternalSemaphoreWaitNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cudaGraphExecExternalSemaphoresWaitNodeSetParams

        !> Adds a node that allocates memory, which has its address from now on.
        !>
        !> What a launch leaves allocated is the program's until it frees it, and is so again, with the
        !> address, by the next launch. Else it lasts as long as the graph and what was instantiated of it.
        !> Such a graph is not copied, keeps its nodes and edges, and has one executable graph at a time.
        !>
        !> Returns cudaErrorInvalidValue for NULL, no bytes, a device that does not exist, a graph that does not
        !> exist, and nodes that are named twice or are of another graph; cudaErrorNotSupported for kinds of handle and,
        !> on the host back end, for a graph that belongs to a node; cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaGraphAddMemAllocNode.
        function cudaGraphAddMemAllocNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="cudaGraphAddMemAllocNode") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemAllocNodeParams
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
            type(cudaMemAllocNodeParams), intent(inout) :: nodeParams
            integer(c_int) :: status
        end function cudaGraphAddMemAllocNode

        !> Returns the allocation of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or allocates nothing.
        !>
        !> CUDA: cudaGraphMemAllocNodeGetParams.
        function cudaGraphMemAllocNodeGetParams(node, params_out) bind(c, name="cudaGraphMemAllocNodeGetParams") result(status)
            import :: c_int, c_ptr, cudaMemAllocNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The bytes, the device and the address.
            type(cudaMemAllocNodeParams), intent(out) :: params_out
            integer(c_int) :: status
        end function cudaGraphMemAllocNodeGetParams

        !> Adds a node that frees the memory of one that allocates it.
        !>
        !> Returns cudaErrorInvalidValue for NULL, memory that no node allocates or that another node of the graph
        !> frees, a graph that does not exist, and nodes that are named twice or are of another graph; on the host
        !> back end cudaErrorNotSupported for a graph that belongs to a node.
        !>
        !> CUDA: cudaGraphAddMemFreeNode.
        function cudaGraphAddMemFreeNode(pGraphNode, graph, pDependencies, numDependencies, dptr) &
            bind(c, name="cudaGraphAddMemFreeNode") result(status)
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
            type(c_ptr), value :: dptr
            integer(c_int) :: status
        end function cudaGraphAddMemFreeNode

        !> Returns the memory that a node frees.
        !>
        !> Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or frees nothing.
        !>
        !> CUDA: cudaGraphMemFreeNodeGetParams.
        function cudaGraphMemFreeNodeGetParams(node, dptr_out) bind(c, name="cudaGraphMemFreeNodeGetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (out) Its address, where this points to.
            type(c_ptr), value :: dptr_out
            integer(c_int) :: status
        end function cudaGraphMemFreeNodeGetParams

        !> Makes an executable graph of a graph as it is now.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
        !> a circle; cudaErrorNotSupported for a second one of a graph that allocates or frees memory.
        !>
        !> CUDA: cudaGraphInstantiate.
        function cudaGraphInstantiate(pGraphExec, graph, flags) bind(c, name="cudaGraphInstantiate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The executable graph; destroy it with cudaGraphExecDestroy.
            type(c_ptr), intent(out) :: pGraphExec
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> 0, or bits of 1, with which a launch frees what the one before has left allocated,
            !> and of 8, which changes nothing here.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cudaGraphInstantiate

        !> Makes an executable graph of a graph as it is now.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
        !> a circle; cudaErrorNotSupported for a second one of a graph that allocates or frees memory.
        !>
        !> CUDA: cudaGraphInstantiateWithFlags.
        function cudaGraphInstantiateWithFlags(pGraphExec, graph, flags) &
            bind(c, name="cudaGraphInstantiateWithFlags") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The executable graph; destroy it with cudaGraphExecDestroy.
            type(c_ptr), intent(out) :: pGraphExec
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> 0, or bits of 1, with which a launch frees what the one before has left allocated,
            !> and of 8, which changes nothing here.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cudaGraphInstantiateWithFlags

        !> Makes an executable graph of a graph as it is now, and prepares its launch on request.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, edges that make a circle, and
        !> cudaGraphInstantiateFlagDeviceLaunch, as no kernel launches graphs here; cudaErrorNotSupported for a second one
        !> of a graph that allocates or frees memory; cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaGraphInstantiateWithParams.
        function cudaGraphInstantiateWithParams(pGraphExec, graph, instantiateParams) &
            bind(c, name="cudaGraphInstantiateWithParams") result(status)
            import :: c_int, c_ptr, cudaGraphInstantiateParams
            implicit none
            !> The executable graph; destroy it with cudaGraphExecDestroy.
            type(c_ptr), intent(out) :: pGraphExec
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> How; gets the outcome, and the node at fault where one is.
            type(cudaGraphInstantiateParams), intent(inout) :: instantiateParams
            integer(c_int) :: status
        end function cudaGraphInstantiateWithParams

        !> Makes a condition, by whose value a node of a graph chooses among graphs of its own.
        !>
        !> Kernels of the graph set the value by cudaGraphSetConditional; for the host back end anygpu/kernel.h has it.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and other flags; cudaErrorNotSupported where the
        !> runtime in use has no conditions.
        !>
        !> CUDA: cudaGraphConditionalHandleCreate.
        function cudaGraphConditionalHandleCreate(pHandle_out, graph, defaultLaunchValue, flags) &
            bind(c, name="cudaGraphConditionalHandleCreate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The condition, for one node of the graph; it ends with the graph.
            integer(c_int64_t), intent(out) :: pHandle_out
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> The value at first.
            integer(c_int), value :: defaultLaunchValue
            !> cudaGraphCondAssignDefault, with which each launch begins with the value, or 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaGraphConditionalHandleCreate

        !> Makes a condition as cudaGraphConditionalHandleCreate does, for nodes of a context.
        !>
        !> Returns what cudaGraphConditionalHandleCreate returns; cudaErrorContextIsDestroyed for a context that does not exist.
        !>
        !> CUDA: cudaGraphConditionalHandleCreate_v2 from 13.1 on.
        function cudaGraphConditionalHandleCreate_v2(pHandle_out, graph, ctx, defaultLaunchValue, flags) &
            bind(c, name="cudaGraphConditionalHandleCreate_v2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The condition, for one node of the graph; it ends with the graph.
            integer(c_int64_t), intent(out) :: pHandle_out
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, nullable) The context of the node, as the driver has it.
            type(c_ptr), value :: ctx
            !> The value at first.
            integer(c_int), value :: defaultLaunchValue
            !> cudaGraphCondAssignDefault, with which each launch begins with the value, or 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaGraphConditionalHandleCreate_v2

        !> Returns the graph that a node is in. That of a node of a child graph is the child.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
        !> runtime in use does not tell.
        !>
        !> CUDA: cudaGraphNodeGetContainingGraph.
        function cudaGraphNodeGetContainingGraph(hNode, phGraph) bind(c, name="cudaGraphNodeGetContainingGraph") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> Its graph.
            type(c_ptr), intent(out) :: phGraph
            integer(c_int) :: status
        end function cudaGraphNodeGetContainingGraph

        !> Returns the number of a node within its graph, by which cudaGraphDebugDotPrint names it, too.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
        !> runtime in use numbers no nodes.
        !>
        !> CUDA: cudaGraphNodeGetLocalId.
        function cudaGraphNodeGetLocalId(hNode, nodeId) bind(c, name="cudaGraphNodeGetLocalId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The number, which no other node of the graph has had.
            integer(c_int), intent(out) :: nodeId
            integer(c_int) :: status
        end function cudaGraphNodeGetLocalId

        !> Returns the number by which tools know a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
        !> runtime in use numbers no nodes.
        !>
        !> CUDA: cudaGraphNodeGetToolsId.
        function cudaGraphNodeGetToolsId(hNode, toolsNodeId) bind(c, name="cudaGraphNodeGetToolsId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The number; on the host back end the graph's, and the node's in the lower half.
            integer(c_int64_t), intent(out) :: toolsNodeId
            integer(c_int) :: status
        end function cudaGraphNodeGetToolsId

        !> Returns the number of a graph, by which cudaGraphDebugDotPrint names it, too.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a graph that does not exist, cudaErrorNotSupported where the
        !> runtime in use numbers no graphs.
        !>
        !> CUDA: cudaGraphGetId.
        function cudaGraphGetId(hGraph, graphID) bind(c, name="cudaGraphGetId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> The number, which no other graph of the process has had.
            integer(c_int), intent(out) :: graphID
            integer(c_int) :: status
        end function cudaGraphGetId

        !> Returns the number of an executable graph.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for an executable graph that does not exist,
        !> cudaErrorNotSupported where the runtime in use numbers none.
        !>
        !> CUDA: cudaGraphExecGetId.
        function cudaGraphExecGetId(hGraphExec, graphID) bind(c, name="cudaGraphExecGetId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> The number, which no other executable graph of the process has had.
            integer(c_int), intent(out) :: graphID
            integer(c_int) :: status
        end function cudaGraphExecGetId

        !> Returns the flags that an executable graph was made with.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for an executable graph that does not exist.
        !>
        !> CUDA: cudaGraphExecGetFlags.
        function cudaGraphExecGetFlags(graphExec, flags) bind(c, name="cudaGraphExecGetFlags") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            !> Bits of cudaGraphInstantiateFlags.
            integer(c_int64_t), intent(out) :: flags
            integer(c_int) :: status
        end function cudaGraphExecGetFlags

        !> Tells whether launches of an executable graph do the work of a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, an executable graph that does not exist or was not made of the node, and
        !> other nodes.
        !>
        !> CUDA: cudaGraphNodeGetEnabled.
        function cudaGraphNodeGetEnabled(hGraphExec, hNode, isEnabled) bind(c, name="cudaGraphNodeGetEnabled") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) A node of the graph that it was made of: a launch, a copy or a fill.
            type(c_ptr), value :: hNode
            !> 1, or 0 where it is left out.
            integer(c_int), intent(out) :: isEnabled
            integer(c_int) :: status
        end function cudaGraphNodeGetEnabled

        !> Lets launches of an executable graph do the work of a node, or leave it out.
        !>
        !> Returns cudaErrorInvalidValue for an executable graph that does not exist or was not made of the node, and for other
        !> nodes.
        !>
        !> CUDA: cudaGraphNodeSetEnabled.
        function cudaGraphNodeSetEnabled(hGraphExec, hNode, isEnabled) bind(c, name="cudaGraphNodeSetEnabled") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) A node of the graph that it was made of: a launch, a copy or a fill.
            type(c_ptr), value :: hNode
            !> 0 leaves it out.
            integer(c_int), value :: isEnabled
            integer(c_int) :: status
        end function cudaGraphNodeSetEnabled

        !> Returns an attribute of a node's launch.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
        !>
        !> CUDA: cudaGraphKernelNodeGetAttribute.
        function cudaGraphKernelNodeGetAttribute(hNode, attr, value_out) &
            bind(c, name="cudaGraphKernelNodeGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A node that launches a kernel.
            type(c_ptr), value :: hNode
            !> The attribute.
            integer(c_int), value :: attr
            !> (out) Its value.
            type(c_ptr), value :: value_out
            integer(c_int) :: status
        end function cudaGraphKernelNodeGetAttribute

        !> Sets an attribute of a node's launch.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
        !>
        !> CUDA: cudaGraphKernelNodeSetAttribute.
        function cudaGraphKernelNodeSetAttribute(hNode, attr, value) bind(c, name="cudaGraphKernelNodeSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A node that launches a kernel.
            type(c_ptr), value :: hNode
            !> The attribute.
            integer(c_int), value :: attr
            !> (in) Its value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaGraphKernelNodeSetAttribute

        !> Gives a node's launch all attributes of another node's.
        !>
        !> Returns cudaErrorInvalidValue for nodes that do not exist or launch no kernel.
        !>
        !> CUDA: cudaGraphKernelNodeCopyAttributes.
        function cudaGraphKernelNodeCopyAttributes(hDst, hSrc) bind(c, name="cudaGraphKernelNodeCopyAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node that gets them.
            type(c_ptr), value :: hDst
            !> (in) The node that has them.
            type(c_ptr), value :: hSrc
            integer(c_int) :: status
        end function cudaGraphKernelNodeCopyAttributes

        !> Makes an object that lasts as long as the program or a graph refers to it.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and other counts than 1 to 2147483647.
        !>
        !> CUDA: cudaUserObjectCreate.
        function cudaUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags) &
            bind(c, name="cudaUserObjectCreate") result(status)
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
            !> cudaUserObjectNoDestructorSync.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaUserObjectCreate

        !> Releases references of the program's to an object.
        !>
        !> Returns cudaErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> CUDA: cudaUserObjectRelease.
        function cudaUserObjectRelease(object, count) bind(c, name="cudaUserObjectRelease") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on; nothing is done for more than there are.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cudaUserObjectRelease

        !> Adds references of the program's to an object.
        !>
        !> Returns cudaErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> CUDA: cudaUserObjectRetain.
        function cudaUserObjectRetain(object, count) bind(c, name="cudaUserObjectRetain") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cudaUserObjectRetain

        !> Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
        !>
        !> Returns cudaErrorInvalidValue for a graph or an object that does not exist, other flags, and other counts than 1 to
        !> 2147483647.
        !>
        !> CUDA: cudaGraphRetainUserObject.
        function cudaGraphRetainUserObject(graph, object, count, flags) bind(c, name="cudaGraphRetainUserObject") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on.
            integer(c_int), value :: count
            !> 0 for new references, cudaGraphUserObjectMove for the program's own.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaGraphRetainUserObject

        !> Releases references of a graph to an object.
        !>
        !> Returns cudaErrorInvalidValue for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> CUDA: cudaGraphReleaseUserObject.
        function cudaGraphReleaseUserObject(graph, object, count) bind(c, name="cudaGraphReleaseUserObject") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on; nothing is done for more than the graph has.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cudaGraphReleaseUserObject

        !> Returns a number about the memory of graphs on a device.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for NULL and other numbers.
        !>
        !> CUDA: cudaDeviceGetGraphMemAttribute.
        function cudaDeviceGetGraphMemAttribute(device, attr, value) bind(c, name="cudaDeviceGetGraphMemAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> Which.
            integer(c_int), value :: attr
            !> (out) Bytes, 64 bits.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaDeviceGetGraphMemAttribute

        !> Lets the most bytes of graphs' memory on a device be those of now.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for NULL, another value and
        !> other numbers.
        !>
        !> CUDA: cudaDeviceSetGraphMemAttribute.
        function cudaDeviceSetGraphMemAttribute(device, attr, value) bind(c, name="cudaDeviceSetGraphMemAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> cudaGraphMemAttrUsedMemHigh or cudaGraphMemAttrReservedMemHigh.
            integer(c_int), value :: attr
            !> (in) 0, 64 bits.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaDeviceSetGraphMemAttribute

        !> Gives memory of graphs that the program has freed back to the system.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGraphMemTrim.
        function cudaDeviceGraphMemTrim(device) bind(c, name="cudaDeviceGraphMemTrim") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGraphMemTrim

        !> Queues all work of an executable graph, in an order that follows its edges and after its launches
        !> before.
        !>
        !> Returns cudaErrorInvalidValue for an executable graph that does not exist, where memory of its nodes does not
        !> exist any more, and where an earlier launch has allocated memory that was not freed;
        !> cudaErrorStreamCaptureUnsupported for a stream that is captured; cudaErrorInvalidResourceHandle for one that does not
        !> exist.
        !>
        !> CUDA: cudaGraphLaunch.
        function cudaGraphLaunch(graphExec, stream) bind(c, name="cudaGraphLaunch") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaGraphLaunch

        !> Prepares the launch of an executable graph. Here a launch needs none.
        !>
        !> Returns cudaErrorInvalidValue for an executable graph that does not exist,
        !> cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorStreamCaptureUnsupported for one that is
        !> captured.
        !>
        !> CUDA: cudaGraphUpload.
        function cudaGraphUpload(graphExec, stream) bind(c, name="cudaGraphUpload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            !> (in, nullable) The stream of the launch.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaGraphUpload

        !> Destroys an executable graph. Launches that are queued complete.
        !>
        !> Returns cudaErrorInvalidValue for one that does not exist.
        !>
        !> CUDA: cudaGraphExecDestroy.
        function cudaGraphExecDestroy(graphExec) bind(c, name="cudaGraphExecDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            integer(c_int) :: status
        end function cudaGraphExecDestroy

        !> Writes a graph to a file, in the language of Graphviz.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a graph that does not exist, cudaErrorOperatingSystem
        !> for a file that cannot be written.
        !>
        !> CUDA: cudaGraphDebugDotPrint.
        function cudaGraphDebugDotPrint(graph, path, flags) bind(c, name="cudaGraphDebugDotPrint") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> The file.
            character(kind=c_char), intent(in) :: path(*)
            !> Flags of what is told; all is told alike here.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaGraphDebugDotPrint

        !> Lets an executable graph do the work of another graph, whose nodes and edges are alike.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for graphs that do not exist, cudaErrorGraphExecUpdateFailure
        !> where the graphs differ; the executable graph is then as it was.
        !>
        !> CUDA: cudaGraphExecUpdate.
        function cudaGraphExecUpdate(hGraphExec, hGraph, resultInfo) bind(c, name="cudaGraphExecUpdate") result(status)
            import :: c_int, c_ptr, cudaGraphExecUpdateResultInfo
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The other graph.
            type(c_ptr), value :: hGraph
            !> cudaGraphExecUpdateSuccess, or the difference.
            type(cudaGraphExecUpdateResultInfo), intent(out) :: resultInfo
            integer(c_int) :: status
        end function cudaGraphExecUpdate

        !> Adds edges to a graph.
        !>
        !> Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cudaGraphAddDependencies.
        function cudaGraphAddDependencies(graph, from, to, edgeData, numDependencies) &
            bind(c, name="cudaGraphAddDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The node that is first, of each edge.
            type(c_ptr), value :: from
            !> (in, array of numDependencies, nullable) The node that comes after it.
            type(c_ptr), value :: to
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: edgeData
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function cudaGraphAddDependencies

        !> Removes edges of a graph.
        !>
        !> Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cudaGraphRemoveDependencies.
        function cudaGraphRemoveDependencies(graph, from, to, edgeData, numDependencies) &
            bind(c, name="cudaGraphRemoveDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The node that is first, of each edge.
            type(c_ptr), value :: from
            !> (in, array of numDependencies, nullable) The node that comes after it.
            type(c_ptr), value :: to
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: edgeData
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function cudaGraphRemoveDependencies

        !> Returns the edges of a graph.
        !>
        !> Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cudaGraphGetEdges.
        function cudaGraphGetEdges(graph, from, to, edgeData, numEdges) bind(c, name="cudaGraphGetEdges") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (array of numEdges) The node that is first, of each edge; NULL only counts them.
            type(c_ptr), intent(out), optional :: from(*)
            !> (array of numEdges) The node that comes after it.
            type(c_ptr), intent(out), optional :: to(*)
            !> (out, array of numEdges, nullable) Data of the edges, all 0.
            type(c_ptr), value :: edgeData
            !> The room of the arrays; on return the number of edges written, or of all.
            integer(c_size_t), intent(inout) :: numEdges
            integer(c_int) :: status
        end function cudaGraphGetEdges

        !> Returns the nodes that a node comes after.
        !>
        !> Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cudaGraphNodeGetDependencies.
        function cudaGraphNodeGetDependencies(node, pDependencies, edgeData, pNumDependencies) &
            bind(c, name="cudaGraphNodeGetDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (array of pNumDependencies) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: pDependencies(*)
            !> (out, array of pNumDependencies, nullable) Data of the edges, all 0.
            type(c_ptr), value :: edgeData
            !> The room of the arrays; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: pNumDependencies
            integer(c_int) :: status
        end function cudaGraphNodeGetDependencies

        !> Returns the nodes that come after a node.
        !>
        !> Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cudaGraphNodeGetDependentNodes.
        function cudaGraphNodeGetDependentNodes(node, pDependentNodes, edgeData, pNumDependentNodes) &
            bind(c, name="cudaGraphNodeGetDependentNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (array of pNumDependentNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: pDependentNodes(*)
            !> (out, array of pNumDependentNodes, nullable) Data of the edges, all 0.
            type(c_ptr), value :: edgeData
            !> The room of the arrays; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: pNumDependentNodes
            integer(c_int) :: status
        end function cudaGraphNodeGetDependentNodes

        !> Exports a handle by which other processes open the device memory that `devPtr` points into.
        !>
        !> The handle names the whole allocation: opening it gives the allocation's base, even if `devPtr` is an interior
        !> pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again gets a new
        !> handle. The memory must stay allocated until the other processes have closed it.
        !>
        !> Returns cudaErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
        !> managed, stream-ordered, opened from another process, or freed.
        !>
        !> CUDA: cudaIpcGetMemHandle.
        function cudaIpcGetMemHandle(handle, devPtr) bind(c, name="cudaIpcGetMemHandle") result(status)
            import :: c_int, c_ptr, cudaIpcMemHandle_t
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(cudaIpcMemHandle_t), intent(out) :: handle
            !> (in) Device memory from cudaMalloc, cudaMallocPitch or cudaMalloc3D.
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function cudaIpcGetMemHandle

        !> Opens memory that another process exported and returns its base address in this process.
        !>
        !> Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
        !> allocated on.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and a handle that was never made, is damaged, or is of another
        !> user; cudaErrorDeviceUninitialized for a handle made by this process; cudaErrorNotPermitted for memory that its
        !> process has freed, cudaErrorInvalidResourceHandle where that has ended.
        !>
        !> CUDA: cudaIpcOpenMemHandle.
        function cudaIpcOpenMemHandle(devPtr, handle, flags) bind(c, name="anygpu_cudaIpcOpenMemHandle_ref") result(status)
            import :: c_int, c_ptr, cudaIpcMemHandle_t
            implicit none
            !> The base address.
            type(c_ptr), intent(out) :: devPtr
            !> The 64 bytes from cudaIpcGetMemHandle.
            type(cudaIpcMemHandle_t), intent(in) :: handle
            !> cudaIpcMemLazyEnablePeerAccess.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaIpcOpenMemHandle

        !> Releases one opening of another process's memory; the last release unmaps it.
        !>
        !> Work that uses the memory is finished first.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for memory that was not opened, and for one close too many.
        !>
        !> CUDA: cudaIpcCloseMemHandle.
        function cudaIpcCloseMemHandle(devPtr) bind(c, name="cudaIpcCloseMemHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The address from cudaIpcOpenMemHandle.
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function cudaIpcCloseMemHandle

        !> Exports a handle by which other processes open an event.
        !>
        !> The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
        !> tell the other processes only after cudaEventRecord.
        !>
        !> Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist or was created
        !> without cudaEventInterprocess.
        !>
        !> CUDA: cudaIpcGetEventHandle.
        function cudaIpcGetEventHandle(handle, event) bind(c, name="cudaIpcGetEventHandle") result(status)
            import :: c_int, c_ptr, cudaIpcEventHandle_t
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(cudaIpcEventHandle_t), intent(out) :: handle
            !> (in) An event created with cudaEventInterprocess and cudaEventDisableTiming.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaIpcGetEventHandle

        !> Opens an event that another process exported.
        !>
        !> It can be waited for, queried and recorded; destroy it with cudaEventDestroy.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorDeviceUninitialized for a handle made by this process,
        !> cudaErrorMapBufferObjectFailed for one that names no live event this process may open.
        !>
        !> CUDA: cudaIpcOpenEventHandle.
        function cudaIpcOpenEventHandle(event, handle) bind(c, name="anygpu_cudaIpcOpenEventHandle_ref") result(status)
            import :: c_int, c_ptr, cudaIpcEventHandle_t
            implicit none
            !> The event.
            type(c_ptr), intent(out) :: event
            !> The 64 bytes from cudaIpcGetEventHandle.
            type(cudaIpcEventHandle_t), intent(in) :: handle
            integer(c_int) :: status
        end function cudaIpcOpenEventHandle

        !> Loads a library from memory: a module that belongs to no context.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidKernelImage for an image that is damaged or of
        !> no known kind, cudaErrorNoKernelImageForDevice for one for another device.
        !>
        !> CUDA: cudaLibraryLoadData.
        function cudaLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="cudaLibraryLoadData") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The library; unload it with cudaLibraryUnload.
            type(c_ptr), intent(out) :: library
            !> (in) The contents of a file: a cubin, fatbin or PTX for NVIDIA's GPUs, a code object for AMD's, a shared object
            !> made with anygpu/kernel.h for the host back end; PTX ends with a NUL.
            type(c_ptr), value :: code
            !> (in, array of numJitOptions, nullable) Options for the compiler of PTX, which only NVIDIA's driver heeds.
            type(c_ptr), value :: jitOptions
            !> (array of numJitOptions) The value of each.
            type(c_ptr), intent(inout), optional :: jitOptionsValues(*)
            !> How many.
            integer(c_int), value :: numJitOptions
            !> (in, array of numLibraryOptions, nullable) Options, which only NVIDIA's driver heeds.
            type(c_ptr), value :: libraryOptions
            !> (in, array of numLibraryOptions, nullable) The value of each.
            type(c_ptr), value :: libraryOptionValues
            !> How many.
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: status
        end function cudaLibraryLoadData

        !> Loads a library from a file: a module that belongs to no context.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorFileNotFound for a file that cannot be read,
        !> cudaErrorInvalidKernelImage for one that is damaged or of no known kind,
        !> cudaErrorNoKernelImageForDevice for one for another device.
        !>
        !> CUDA: cudaLibraryLoadFromFile.
        function cudaLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="cudaLibraryLoadFromFile") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The library; unload it with cudaLibraryUnload.
            type(c_ptr), intent(out) :: library
            !> The file, with what cudaLibraryLoadData takes.
            character(kind=c_char), intent(in) :: fileName(*)
            !> (in, array of numJitOptions, nullable) Options for the compiler of PTX, which only NVIDIA's driver heeds.
            type(c_ptr), value :: jitOptions
            !> (array of numJitOptions) The value of each.
            type(c_ptr), intent(inout), optional :: jitOptionsValues(*)
            !> How many.
            integer(c_int), value :: numJitOptions
            !> (in, array of numLibraryOptions, nullable) Options, which only NVIDIA's driver heeds.
            type(c_ptr), value :: libraryOptions
            !> (in, array of numLibraryOptions, nullable) The value of each.
            type(c_ptr), value :: libraryOptionValues
            !> How many.
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: status
        end function cudaLibraryLoadFromFile

        !> Unloads a library. Launches of its kernels that are queued complete.
        !>
        !> Returns cudaErrorInvalidResourceHandle for a library that does not exist.
        !>
        !> CUDA: cudaLibraryUnload.
        function cudaLibraryUnload(library) bind(c, name="cudaLibraryUnload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The library.
            type(c_ptr), value :: library
            integer(c_int) :: status
        end function cudaLibraryUnload

        !> Finds a kernel of a library.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
        !> cudaErrorSymbolNotFound for another name.
        !>
        !> CUDA: cudaLibraryGetKernel.
        function cudaLibraryGetKernel(pKernel, library, name) bind(c, name="cudaLibraryGetKernel") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The kernel, which lives as long as its library. Launch it by its handle as a kernel's address.
            type(c_ptr), intent(out) :: pKernel
            !> (in) The library.
            type(c_ptr), value :: library
            !> Its name, as the compiler has made it: that of the source where it is extern "C".
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function cudaLibraryGetKernel

        !> Finds a variable of a library, in the current context.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
        !> cudaErrorSymbolNotFound for another name.
        !>
        !> CUDA: cudaLibraryGetGlobal.
        function cudaLibraryGetGlobal(dptr, bytes, library, name) bind(c, name="cudaLibraryGetGlobal") result(status)
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
        end function cudaLibraryGetGlobal

        !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
        !> cudaErrorSymbolNotFound for another name.
        !>
        !> CUDA: cudaLibraryGetManaged.
        function cudaLibraryGetManaged(dptr, bytes, library, name) bind(c, name="cudaLibraryGetManaged") result(status)
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
        end function cudaLibraryGetManaged

        !> Counts the kernels of a library.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist.
        !>
        !> CUDA: cudaLibraryGetKernelCount.
        function cudaLibraryGetKernelCount(count, lib) bind(c, name="cudaLibraryGetKernelCount") result(status)
            import :: c_int, c_ptr
            implicit none
            !> How many.
            integer(c_int), intent(out) :: count
            !> (in) The library.
            type(c_ptr), value :: lib
            integer(c_int) :: status
        end function cudaLibraryGetKernelCount

        !> Lists kernels of a library.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist.
        !>
        !> CUDA: cudaLibraryEnumerateKernels.
        function cudaLibraryEnumerateKernels(kernels, numKernels, lib) bind(c, name="cudaLibraryEnumerateKernels") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (array of numKernels) The kernels. What there are no kernels for stays as it is.
            type(c_ptr), intent(out) :: kernels(*)
            !> The most that are listed.
            integer(c_int), value :: numKernels
            !> (in) The library.
            type(c_ptr), value :: lib
            integer(c_int) :: status
        end function cudaLibraryEnumerateKernels

        !> Sets an attribute of a library's kernel.
        !>
        !> Returns cudaErrorInvalidValue for other attributes and values, cudaErrorInvalidResourceHandle for a kernel that does not
        !> exist, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaKernelSetAttributeForDevice.
        function cudaKernelSetAttributeForDevice(kernel, attr, value, device) &
            bind(c, name="cudaKernelSetAttributeForDevice") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> 8 for the bytes of dynamic shared memory of a block, 9 for the part of the cache that is shared memory.
            integer(c_int), value :: attr
            !> Bytes, at most those that a block has; percent, or -1.
            integer(c_int), value :: value
            !> The device, which is the current one.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaKernelSetAttributeForDevice

        !> Allocates memory on the current device, aligned to at least 256 bytes.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMalloc.
        function cudaMalloc(devPtr, size) bind(c, name="cudaMalloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with cudaFree.
            type(c_ptr), intent(out) :: devPtr
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function cudaMalloc

        !> Frees device or managed memory, after the work queued on its device.
        !>
        !> Returns cudaErrorInvalidValue for any other address, memory opened from another process included.
        !>
        !> CUDA: cudaFree.
        function cudaFree(devPtr) bind(c, name="cudaFree") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The address that the allocation gave; NULL does nothing.
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function cudaFree

        !> Allocates rows of memory on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocPitch.
        function cudaMallocPitch(devPtr, pitch, width, height) bind(c, name="cudaMallocPitch") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `width` or `height` is 0. Free it with cudaFree.
            type(c_ptr), intent(out) :: devPtr
            !> Bytes from row to row, at least `width`; 0 when there is nothing to allocate.
            integer(c_size_t), intent(out) :: pitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows.
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function cudaMallocPitch

        !> Allocates slices of rows on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMalloc3D.
        function cudaMalloc3D(pitchedDevPtr, extent) bind(c, name="anygpu_cudaMalloc3D_ref") result(status)
            import :: c_int, cudaExtent, cudaPitchedPtr
            implicit none
            !> The memory: first byte, bytes from row to row, bytes in a row, rows in a slice. Free the first
            !> byte with cudaFree.
            type(cudaPitchedPtr), intent(out) :: pitchedDevPtr
            !> Bytes in a row, rows in a slice, slices.
            type(cudaExtent), intent(in) :: extent
            integer(c_int) :: status
        end function cudaMalloc3D

        !> Allocates managed memory, which host and devices reach at one address.
        !>
        !> Returns cudaErrorInvalidValue for NULL and other flags; cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocManaged.
        function cudaMallocManaged(devPtr, size, flags) bind(c, name="cudaMallocManaged") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with cudaFree.
            type(c_ptr), intent(out) :: devPtr
            !> Bytes.
            integer(c_size_t), value :: size
            !> cudaMemAttachGlobal or cudaMemAttachHost.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMallocManaged

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocHost.
        function cudaMallocHost(ptr, size) bind(c, name="cudaMallocHost") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with cudaFreeHost.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function cudaMallocHost

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaHostAlloc.
        function cudaHostAlloc(pHost, size, flags) bind(c, name="cudaHostAlloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with cudaFreeHost.
            type(c_ptr), intent(out) :: pHost
            !> Bytes.
            integer(c_size_t), value :: size
            !> cudaHostAllocDefault, or a sum of cudaHostAlloc flags.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaHostAlloc

        !> Frees pinned host memory.
        !>
        !> Returns cudaErrorInvalidValue for any other address.
        !>
        !> CUDA: cudaFreeHost.
        function cudaFreeHost(ptr) bind(c, name="cudaFreeHost") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The address that the allocation gave; NULL does nothing.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaFreeHost

        !> Registers host memory for access by the devices, and pins it where the runtime requires that.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes and other flags; cudaErrorHostMemoryAlreadyRegistered where a part is
        !> registered already.
        !>
        !> CUDA: cudaHostRegister.
        function cudaHostRegister(ptr, size, flags) bind(c, name="cudaHostRegister") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: size
            !> cudaHostRegisterDefault, or a sum of cudaHostRegister flags.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaHostRegister

        !> Unregisters host memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorHostMemoryNotRegistered for memory that is not registered.
        !>
        !> CUDA: cudaHostUnregister.
        function cudaHostUnregister(ptr) bind(c, name="cudaHostUnregister") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The first byte of the registered memory.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaHostUnregister

        !> Returns the address of host memory on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and memory the device cannot reach.
        !>
        !> CUDA: cudaHostGetDevicePointer.
        function cudaHostGetDevicePointer(pDevice, pHost, flags) bind(c, name="cudaHostGetDevicePointer") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The address for the device.
            type(c_ptr), intent(out) :: pDevice
            !> (in) An address in pinned or registered host memory.
            type(c_ptr), value :: pHost
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaHostGetDevicePointer

        !> Returns the flags of pinned host memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other memory.
        !>
        !> CUDA: cudaHostGetFlags.
        function cudaHostGetFlags(pFlags, pHost) bind(c, name="cudaHostGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The flags it was allocated with; cudaHostAllocMapped is always among them.
            integer(c_int), intent(out) :: pFlags
            !> (in) An address in memory from cudaHostAlloc or cudaMallocHost.
            type(c_ptr), value :: pHost
            integer(c_int) :: status
        end function cudaHostGetFlags

        !> Returns the free and total memory of the current device.
        !>
        !> CUDA: cudaMemGetInfo.
        function cudaMemGetInfo(free, total) bind(c, name="cudaMemGetInfo") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Free bytes.
            integer(c_size_t), intent(out), optional :: free
            !> All bytes.
            integer(c_size_t), intent(out), optional :: total
            integer(c_int) :: status
        end function cudaMemGetInfo

        !> Gives advice about managed memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes, unknown advice, an unknown location, and memory that is not
        !> managed; cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaMemAdvise.
        function cudaMemAdvise(devPtr, count, advice, location) bind(c, name="anygpu_cudaMemAdvise_ref") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemLocation
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The advice.
            integer(c_int), value :: advice
            !> The location that it concerns; ignored for read-mostly advice and when a preferred location is
            !> unset.
            type(cudaMemLocation), intent(in) :: location
            integer(c_int) :: status
        end function cudaMemAdvise

        !> Queues the migration of managed memory to a device or to the host.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes, other flags, an unknown location, and memory that is not managed;
        !> cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidResourceHandle for a stream that does not
        !> exist.
        !>
        !> CUDA: cudaMemPrefetchAsync.
        function cudaMemPrefetchAsync(devPtr, count, location, flags, stream) &
            bind(c, name="anygpu_cudaMemPrefetchAsync_ref") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemLocation
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The location.
            type(cudaMemLocation), intent(in) :: location
            !> 0.
            integer(c_int), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemPrefetchAsync

        !> Returns an attribute of managed memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes, other sizes, an unknown attribute, and memory that is not managed.
        !>
        !> CUDA: cudaMemRangeGetAttribute.
        function cudaMemRangeGetAttribute(data, dataSize, attribute, devPtr, count) &
            bind(c, name="cudaMemRangeGetAttribute") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (out) A 32-bit integer, or a list of them for cudaMemRangeAttributeAccessedBy: ordinals, cudaCpuDeviceId
            !> for the host, cudaInvalidDeviceId for none or for unused elements.
            type(c_ptr), value :: data
            !> Bytes of room: 4, or a multiple of 4 for a list.
            integer(c_size_t), value :: dataSize
            !> The attribute.
            integer(c_int), value :: attribute
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemRangeGetAttribute

        !> Returns the locations that hold parts of managed memory now.
        !>
        !> Returns cudaErrorInvalidValue for NULL, sizes that do not fit, and a range that is not entirely in managed memory,
        !> cudaErrorNotSupported where nobody can tell.
        !>
        !> CUDA: cudaMemGetLocationInfo from 13.4 on.
        function cudaMemGetLocationInfo(devPtr, size, summaryGranularity, samplingGranularity, location_out) &
            bind(c, name="cudaMemGetLocationInfo") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemLocation
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: size
            !> Bytes of a part, at most `size` and not 0; the last part may be shorter.
            integer(c_size_t), value :: summaryGranularity
            !> Bytes from one sample of a part to the next, at most `summaryGranularity`; 0 leaves that to
            !> the runtime.
            integer(c_size_t), value :: samplingGranularity
            !> (array of size) A location for each part, of which there are `size` at most: that of most of its
            !> samples; cudaMemLocationTypeNone where they are in no processor's memory.
            type(cudaMemLocation), intent(inout) :: location_out(*)
            integer(c_int) :: status
        end function cudaMemGetLocationInfo

        !> Returns several attributes of managed memory. Writes all values or none.
        !>
        !> Returns what cudaMemRangeGetAttribute returns.
        !>
        !> CUDA: cudaMemRangeGetAttributes.
        function cudaMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count) &
            bind(c, name="cudaMemRangeGetAttributes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (array of numAttributes) Room for each value, as cudaMemRangeGetAttribute does.
            type(c_ptr), intent(inout) :: data(*)
            !> (array of numAttributes) Bytes of room for each.
            integer(c_size_t), intent(in) :: dataSizes(*)
            !> (array of numAttributes) The attributes.
            integer(c_int), intent(in) :: attributes(*)
            !> How many, not 0.
            integer(c_size_t), value :: numAttributes
            !> (in) The first byte.
            type(c_ptr), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemRangeGetAttributes

        !> Returns the attributes of the memory that a pointer points to.
        !>
        !> Returns cudaErrorInvalidValue for a NULL `attributes`.
        !>
        !> CUDA: cudaPointerGetAttributes.
        function cudaPointerGetAttributes(attributes, ptr) bind(c, name="cudaPointerGetAttributes") result(status)
            import :: c_int, c_ptr, cudaPointerAttributes
            implicit none
            !> The attributes. Memory unknown to this library is cudaMemoryTypeUnregistered, on device
            !> cudaInvalidDeviceId.
            type(cudaPointerAttributes), intent(out) :: attributes
            !> (in) The pointer.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaPointerGetAttributes

        !> Queues the migration of several ranges of managed memory to devices or the host.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges and locations as
        !> cudaMemPrefetchAsync; cudaErrorInvalidResourceHandle for a stream that does not exist. Ranges before a refused one
        !> have been queued.
        !>
        !> CUDA: cudaMemPrefetchBatchAsync from 13.0 on.
        function cudaMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream) &
            bind(c, name="cudaMemPrefetchBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, cudaMemLocation
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges.
            integer(c_size_t), value :: count
            !> (array of numPrefetchLocs) The destinations.
            type(cudaMemLocation), intent(in) :: prefetchLocs(*)
            !> (array of numPrefetchLocs) The first range that each location applies to, from 0 and
            !> rising.
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            !> Number of locations, not 0.
            integer(c_size_t), value :: numPrefetchLocs
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemPrefetchBatchAsync

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges that are not managed memory;
        !> cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemDiscardBatchAsync from 13.0 on.
        function cudaMemDiscardBatchAsync(dptrs, sizes, count, flags, stream) &
            bind(c, name="cudaMemDiscardBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges.
            integer(c_size_t), value :: count
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemDiscardBatchAsync

        !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
        !> same.
        !>
        !> Returns what cudaMemPrefetchBatchAsync returns.
        !>
        !> CUDA: cudaMemDiscardAndPrefetchBatchAsync from 13.0 on.
        function cudaMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, &
            flags, stream) bind(c, name="cudaMemDiscardAndPrefetchBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, cudaMemLocation
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges.
            integer(c_size_t), value :: count
            !> (array of numPrefetchLocs) The destinations.
            type(cudaMemLocation), intent(in) :: prefetchLocs(*)
            !> (array of numPrefetchLocs) The first range that each location applies to, from 0 and
            !> rising.
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            !> Number of locations, not 0.
            integer(c_size_t), value :: numPrefetchLocs
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemDiscardAndPrefetchBatchAsync

        !> Tells whether a device can reach another's memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceCanAccessPeer.
        function cudaDeviceCanAccessPeer(canAccessPeer, device, peerDevice) bind(c, name="cudaDeviceCanAccessPeer") result(status)
            import :: c_int
            implicit none
            !> 1 or 0; 0 for a device and itself.
            integer(c_int), intent(out) :: canAccessPeer
            !> The device that reads and writes.
            integer(c_int), value :: device
            !> The device whose memory it is.
            integer(c_int), value :: peerDevice
            integer(c_int) :: status
        end function cudaDeviceCanAccessPeer

        !> Enables the current device's access to another device's memory.
        !>
        !> Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidDevice for a device that does not exist,
        !> cudaErrorPeerAccessUnsupported for the current one and one that cannot be reached,
        !> cudaErrorPeerAccessAlreadyEnabled.
        !>
        !> CUDA: cudaDeviceEnablePeerAccess.
        function cudaDeviceEnablePeerAccess(peerDevice, flags) bind(c, name="cudaDeviceEnablePeerAccess") result(status)
            import :: c_int
            implicit none
            !> The device whose memory it is.
            integer(c_int), value :: peerDevice
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaDeviceEnablePeerAccess

        !> Disables the current device's access to another device's memory.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorPeerAccessNotEnabled.
        !>
        !> CUDA: cudaDeviceDisablePeerAccess.
        function cudaDeviceDisablePeerAccess(peerDevice) bind(c, name="cudaDeviceDisablePeerAccess") result(status)
            import :: c_int
            implicit none
            !> The device whose memory it is.
            integer(c_int), value :: peerDevice
            integer(c_int) :: status
        end function cudaDeviceDisablePeerAccess

        !> Returns an attribute of a pair of devices.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for equal devices and for one
        !> that does not exist.
        !>
        !> CUDA: cudaDeviceGetP2PAttribute.
        function cudaDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice) &
            bind(c, name="cudaDeviceGetP2PAttribute") result(status)
            import :: c_int
            implicit none
            !> A rank (0 the best) for cudaDevP2PAttrPerformanceRank, else 1 or 0.
            integer(c_int), intent(out) :: value
            !> The attribute.
            integer(c_int), value :: attr
            !> The device that reads and writes.
            integer(c_int), value :: srcDevice
            !> The device whose memory it is.
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function cudaDeviceGetP2PAttribute

        !> Returns the atomic operations that a device supports on another's memory: none, as no back end reports any.
        !>
        !> Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for equal devices and
        !> for one that does not exist.
        !>
        !> CUDA: cudaDeviceGetP2PAtomicCapabilities from 13.0 on.
        function cudaDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice) &
            bind(c, name="cudaDeviceGetP2PAtomicCapabilities") result(status)
            import :: c_int
            implicit none
            !> (array of count) For each operation 0.
            integer(c_int), intent(out) :: capabilities(*)
            !> (array of count) The operations.
            integer(c_int), intent(in) :: operations(*)
            !> How many.
            integer(c_int), value :: count
            !> The device that reads and writes.
            integer(c_int), value :: srcDevice
            !> The device whose memory it is.
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function cudaDeviceGetP2PAtomicCapabilities

        !> Copies from one device's memory to another's. May only be queued when the call returns.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidValue for NULL and for a range that
        !> is not within one allocation.
        !>
        !> CUDA: cudaMemcpyPeer.
        function cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count) bind(c, name="cudaMemcpyPeer") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> Its device.
            integer(c_int), value :: dstDevice
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Its device.
            integer(c_int), value :: srcDevice
            !> Bytes.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemcpyPeer

        !> Queues a copy from one device's memory to another's.
        !>
        !> Returns what cudaMemcpyPeer returns; cudaErrorInvalidResourceHandle for a stream that does not exist;
        !> cudaErrorStreamCaptureUnsupported for a stream that is being captured, whose capture fails.
        !>
        !> CUDA: cudaMemcpyPeerAsync.
        function cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream) &
            bind(c, name="cudaMemcpyPeerAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> Its device.
            integer(c_int), value :: dstDevice
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Its device.
            integer(c_int), value :: srcDevice
            !> Bytes.
            integer(c_size_t), value :: count
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyPeerAsync

        !> Allocates device memory in a stream's order, from the pool that the current device uses.
        !>
        !> Work queued on the stream from now on may use it. Such memory cannot be shared by cudaIpcGetMemHandle.
        !>
        !> Returns cudaErrorInvalidValue for a NULL `devPtr`, cudaErrorInvalidResourceHandle for a stream that does not exist,
        !> cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocAsync.
        function cudaMallocAsync(devPtr, size, hStream) bind(c, name="cudaMallocAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
            type(c_ptr), intent(out) :: devPtr
            !> Bytes.
            integer(c_size_t), value :: size
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cudaMallocAsync

        !> Frees device memory once the work queued on a stream so far is done.
        !>
        !> Returns cudaErrorInvalidValue for what is not the base of such memory, cudaErrorInvalidResourceHandle for a stream
        !> that does not exist.
        !>
        !> CUDA: cudaFreeAsync.
        function cudaFreeAsync(devPtr, hStream) bind(c, name="cudaFreeAsync") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The address, from cudaMallocAsync or cudaMalloc; NULL does nothing.
            type(c_ptr), value :: devPtr
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cudaFreeAsync

        !> Allocates device memory in a stream's order, from a pool that the caller chose.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an imported pool, cudaErrorInvalidResourceHandle for a stream that does
        !> not exist, cudaErrorMemoryAllocation, also beyond the pool's maximum size.
        !>
        !> CUDA: cudaMallocFromPoolAsync from 11.2 on.
        function cudaMallocFromPoolAsync(ptr, size, memPool, stream) bind(c, name="cudaMallocFromPoolAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> (in) The pool, not an imported one.
            type(c_ptr), value :: memPool
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMallocFromPoolAsync

        !> Returns the default pool of a device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetDefaultMemPool from 11.2 on.
        function cudaDeviceGetDefaultMemPool(memPool, device) bind(c, name="cudaDeviceGetDefaultMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool, never to be destroyed. It cannot be exported.
            type(c_ptr), intent(out) :: memPool
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetDefaultMemPool

        !> Returns the pool that cudaMallocAsync uses on a device.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetMemPool from 11.2 on.
        function cudaDeviceGetMemPool(memPool, device) bind(c, name="cudaDeviceGetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool.
            type(c_ptr), intent(out) :: memPool
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetMemPool

        !> Sets the pool that cudaMallocAsync uses on a device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a device that does not exist, and other pools.
        !>
        !> CUDA: cudaDeviceSetMemPool from 11.2 on.
        function cudaDeviceSetMemPool(device, memPool) bind(c, name="cudaDeviceSetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> (in) A pool of that device, not an imported one.
            type(c_ptr), value :: memPool
            integer(c_int) :: status
        end function cudaDeviceSetMemPool

        !> Returns the default pool of a location.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other locations and types, and a device or node that does not exist,
        !> cudaErrorNotSupported where there are no such pools.
        !>
        !> CUDA: cudaMemGetDefaultMemPool from 13.0 on.
        function cudaMemGetDefaultMemPool(memPool, location, type) bind(c, name="cudaMemGetDefaultMemPool") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            !> The pool.
            type(c_ptr), intent(out) :: memPool
            !> A device, the host or a NUMA node of it; of managed memory the location that it prefers, which may
            !> be cudaMemLocationTypeNone.
            type(cudaMemLocation), intent(in) :: location
            !> cudaMemAllocationTypePinned or cudaMemAllocationTypeManaged.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cudaMemGetDefaultMemPool

        !> Returns the current pool of a location.
        !>
        !> Returns what cudaMemGetDefaultMemPool returns.
        !>
        !> CUDA: cudaMemGetMemPool from 13.0 on.
        function cudaMemGetMemPool(memPool, location, type) bind(c, name="cudaMemGetMemPool") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            !> The pool that cudaMemSetMemPool set last, or the default one.
            type(c_ptr), intent(out) :: memPool
            !> As for cudaMemGetDefaultMemPool.
            type(cudaMemLocation), intent(in) :: location
            !> As there.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cudaMemGetMemPool

        !> Sets the current pool of a location.
        !>
        !> Returns what cudaMemGetDefaultMemPool returns, and cudaErrorInvalidValue for other pools.
        !>
        !> CUDA: cudaMemSetMemPool from 13.0 on.
        function cudaMemSetMemPool(location, type, memPool) bind(c, name="cudaMemSetMemPool") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            !> As for cudaMemGetDefaultMemPool.
            type(cudaMemLocation), intent(in) :: location
            !> As there.
            integer(c_int), value :: type
            !> (in) A pool of that location and type, not an imported one.
            type(c_ptr), value :: memPool
            integer(c_int) :: status
        end function cudaMemSetMemPool

        !> Creates a pool.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other properties, a device or node that does not exist, handles of a pool of
        !> the host as a whole, and handles, a greatest size or a usage of managed memory; cudaErrorMemoryAllocation,
        !> cudaErrorNotSupported where there is no such pool.
        !>
        !> CUDA: cudaMemPoolCreate from 11.2 on.
        function cudaMemPoolCreate(memPool, poolProps) bind(c, name="cudaMemPoolCreate") result(status)
            import :: c_int, c_ptr, cudaMemPoolProps
            implicit none
            !> The pool; destroy it with cudaMemPoolDestroy.
            type(c_ptr), intent(out) :: memPool
            !> cudaMemAllocationTypePinned on a device, on the host or on a NUMA node of it, or
            !> cudaMemAllocationTypeManaged with the location that it prefers, if any. A pool that other processes are to import, of
            !> a device or a NUMA node, names the kind of handle here.
            type(cudaMemPoolProps), intent(in) :: poolProps
            integer(c_int) :: status
        end function cudaMemPoolCreate

        !> Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a default pool, one that was destroyed, and an imported one of which memory is
        !> imported still.
        !>
        !> CUDA: cudaMemPoolDestroy from 11.2 on.
        function cudaMemPoolDestroy(memPool) bind(c, name="cudaMemPoolDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool, not a device's default one.
            type(c_ptr), value :: memPool
            integer(c_int) :: status
        end function cudaMemPoolDestroy

        !> Returns memory that a pool does not use to the system.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaMemPoolTrimTo from 11.2 on.
        function cudaMemPoolTrimTo(memPool, minBytesToKeep) bind(c, name="cudaMemPoolTrimTo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: memPool
            !> Bytes that it keeps all the same.
            integer(c_size_t), value :: minBytesToKeep
            integer(c_int) :: status
        end function cudaMemPoolTrimTo

        !> Sets an attribute of a pool.
        !>
        !> Returns cudaErrorInvalidValue for NULL, attributes that cannot be set, and other values.
        !>
        !> CUDA: cudaMemPoolSetAttribute from 11.2 on.
        function cudaMemPoolSetAttribute(memPool, attr, value) bind(c, name="cudaMemPoolSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: memPool
            !> Which one; high-water marks can only be set to 0.
            integer(c_int), value :: attr
            !> (in) An `int`, or a `u64`, as the attribute is.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaMemPoolSetAttribute

        !> Returns an attribute of a pool.
        !>
        !> Returns cudaErrorInvalidValue for NULL and other attributes.
        !>
        !> CUDA: cudaMemPoolGetAttribute from 11.2 on.
        function cudaMemPoolGetAttribute(memPool, attr, value) bind(c, name="cudaMemPoolGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: memPool
            !> Which one.
            integer(c_int), value :: attr
            !> (out) An `int`, or a `u64`, as the attribute is.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaMemPoolGetAttribute

        !> Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
        !>
        !> Returns cudaErrorInvalidValue for NULL and unknown rights, cudaErrorInvalidDevice for a device that does not exist
        !> and for restricting the pool's own device, cudaErrorNotSupported for other locations and for reading only.
        !>
        !> CUDA: cudaMemPoolSetAccess from 11.2 on.
        function cudaMemPoolSetAccess(memPool, descList, count) bind(c, name="cudaMemPoolSetAccess") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemAccessDesc
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: memPool
            !> (array of count) The rights of each location.
            type(cudaMemAccessDesc), intent(in) :: descList(*)
            !> How many.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemPoolSetAccess

        !> Returns the access rights of a location to a pool's memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, unknown locations, and a device that does not exist.
        !>
        !> CUDA: cudaMemPoolGetAccess from 11.2 on.
        function cudaMemPoolGetAccess(flags, memPool, location) bind(c, name="cudaMemPoolGetAccess") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            !> The rights.
            integer(c_int), intent(out) :: flags
            !> (in) The pool.
            type(c_ptr), value :: memPool
            !> The location.
            type(cudaMemLocation), intent(in) :: location
            integer(c_int) :: status
        end function cudaMemPoolGetAccess

        !> Exports a handle by which another process imports a pool and, through it, the pool's exported allocations.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and
        !> imported pools.
        !>
        !> CUDA: cudaMemPoolExportToShareableHandle from 11.2 on.
        function cudaMemPoolExportToShareableHandle(shareableHandle, memPool, handleType, flags) &
            bind(c, name="cudaMemPoolExportToShareableHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (out) An `int`, the file descriptor, to be closed when it has been sent or inherited; a
            !> cudaMemFabricHandle_t for cudaMemHandleTypeFabric.
            type(c_ptr), value :: shareableHandle
            !> (in) A pool that was created for such handles.
            type(c_ptr), value :: memPool
            !> The kind.
            integer(c_int), value :: handleType
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMemPoolExportToShareableHandle

        !> Imports a pool that another process, or this one, has exported. It allocates nothing.
        !>
        !> Returns cudaErrorInvalidValue for NULL, an unknown kind and other flags, cudaErrorNotSupported for a kind that is not
        !> for this system or device, cudaErrorUnknown for a descriptor that is not open or of something else.
        !>
        !> CUDA: cudaMemPoolImportFromShareableHandle from 11.2 on.
        function cudaMemPoolImportFromShareableHandle(memPool, shareableHandle, handleType, flags) &
            bind(c, name="cudaMemPoolImportFromShareableHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool, for cudaMemPoolImportPointer; destroy it with cudaMemPoolDestroy.
            type(c_ptr), intent(out) :: memPool
            !> (in) The file descriptor itself, cast to a pointer, which stays the caller's to close; for
            !> cudaMemHandleTypeFabric a pointer to the cudaMemFabricHandle_t.
            type(c_ptr), value :: shareableHandle
            !> Its kind.
            integer(c_int), value :: handleType
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMemPoolImportFromShareableHandle

        !> Exports one allocation of a pool to a process that has imported the pool.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for what is not the start of such an allocation, and where the pool itself
        !> was not exported before.
        !>
        !> CUDA: cudaMemPoolExportPointer from 11.2 on.
        function cudaMemPoolExportPointer(exportData, ptr) bind(c, name="cudaMemPoolExportPointer") result(status)
            import :: c_int, c_ptr, cudaMemPoolPtrExportData
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(cudaMemPoolPtrExportData), intent(out) :: exportData
            !> (in) The allocation's first address.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaMemPoolExportPointer

        !> Imports an allocation of an imported pool.
        !>
        !> The exporter's allocation must be complete before its memory is touched, and every import freed before it is.
        !> Imports of the same allocation return the same address. What anygpu_import has opened there, too, stays until both are
        !> closed.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a pool that is not imported, and bytes that name none of its allocations.
        !>
        !> CUDA: cudaMemPoolImportPointer from 11.2 on.
        function cudaMemPoolImportPointer(ptr, memPool, exportData) bind(c, name="cudaMemPoolImportPointer") result(status)
            import :: c_int, c_ptr, cudaMemPoolPtrExportData
            implicit none
            !> The address; free it with cudaFreeAsync or cudaFree, once.
            type(c_ptr), intent(out) :: ptr
            !> (in) The imported pool.
            type(c_ptr), value :: memPool
            !> The 64 bytes from cudaMemPoolExportPointer.
            type(cudaMemPoolPtrExportData), intent(in) :: exportData
            integer(c_int) :: status
        end function cudaMemPoolImportPointer

        !> Finds the driver's function of a name at the newest version that both the driver and the caller's CUDA have.
        !>
        !> Returns cudaErrorInvalidValue for NULL and other flags. A name that is not found is no error.
        !>
        !> CUDA: cudaGetDriverEntryPoint.
        function cudaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus) &
            bind(c, name="cudaGetDriverEntryPoint") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            !> The name as programs write it, such as "cuMemAlloc".
            character(kind=c_char), intent(in) :: symbol(*)
            !> The function's address; NULL when there is none.
            type(c_ptr), intent(out) :: funcPtr
            !> cudaGetDriverEntryPointFlags.
            integer(c_int64_t), value :: flags
            !> Whether it was found, and if not, whether it is newer than the version.
            integer(c_int), intent(out), optional :: driverStatus
            integer(c_int) :: status
        end function cudaGetDriverEntryPoint

        !> Finds the function that a name of the driver meant at a version of CUDA.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a version above the driver's, and other flags. A name that is not found is no
        !> error.
        !>
        !> CUDA: cudaGetDriverEntryPointByVersion.
        function cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion, flags, driverStatus) &
            bind(c, name="cudaGetDriverEntryPointByVersion") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            !> The name as programs write it, such as "cuMemAlloc".
            character(kind=c_char), intent(in) :: symbol(*)
            !> The function's address; NULL when there is none.
            type(c_ptr), intent(out) :: funcPtr
            !> The version, major * 1000 + minor * 10, at most that of cudaDriverGetVersion.
            integer(c_int), value :: cudaVersion
            !> cudaGetDriverEntryPointFlags.
            integer(c_int64_t), value :: flags
            !> Whether it was found, and if not, whether it is newer than the version.
            integer(c_int), intent(out), optional :: driverStatus
            integer(c_int) :: status
        end function cudaGetDriverEntryPointByVersion

        !> Finds a table of functions that NVIDIA's own libraries use; only NVIDIA's runtime has any.
        !>
        !> Returns cudaErrorInvalidValue; cudaErrorUnknown where there is no device.
        !>
        !> CUDA: cudaGetExportTable.
        function cudaGetExportTable(ppExportTable, pExportTableId) bind(c, name="cudaGetExportTable") result(status)
            import :: CUuuid, c_int, c_ptr
            implicit none
            !> The table.
            type(c_ptr), intent(out) :: ppExportTable
            !> Its id.
            type(CUuuid), intent(in) :: pExportTableId
            integer(c_int) :: status
        end function cudaGetExportTable

        !> Creates a stream on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaStreamCreate.
        function cudaStreamCreate(pStream) bind(c, name="cudaStreamCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with cudaStreamDestroy.
            type(c_ptr), intent(out) :: pStream
            integer(c_int) :: status
        end function cudaStreamCreate

        !> Creates a stream on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaStreamCreateWithFlags.
        function cudaStreamCreateWithFlags(pStream, flags) bind(c, name="cudaStreamCreateWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with cudaStreamDestroy.
            type(c_ptr), intent(out) :: pStream
            !> cudaStreamDefault or cudaStreamNonBlocking.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamCreateWithFlags

        !> Creates a stream on the current device.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaStreamCreateWithPriority.
        function cudaStreamCreateWithPriority(pStream, flags, priority) bind(c, name="cudaStreamCreateWithPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with cudaStreamDestroy.
            type(c_ptr), intent(out) :: pStream
            !> cudaStreamDefault or cudaStreamNonBlocking.
            integer(c_int), value :: flags
            !> Lower is more urgent; clamped to the range of cudaDeviceGetStreamPriorityRange.
            integer(c_int), value :: priority
            integer(c_int) :: status
        end function cudaStreamCreateWithPriority

        !> Destroys a stream. Returns at once; work queued on it completes.
        !>
        !> Returns cudaErrorInvalidResourceHandle for NULL, for the predefined streams, and for a stream that does not exist.
        !>
        !> CUDA: cudaStreamDestroy.
        function cudaStreamDestroy(stream) bind(c, name="cudaStreamDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A stream that was created.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaStreamDestroy

        !> Tells whether all work queued on a stream is done.
        !>
        !> Returns cudaSuccess when it is, cudaErrorNotReady when it is not, cudaErrorInvalidResourceHandle for a stream that
        !> does not exist, cudaErrorLaunchFailure when work on it has failed, cudaErrorStreamCaptureUnsupported for a stream that
        !> is being captured and beside captures that forbid unsafe calls.
        !>
        !> CUDA: cudaStreamQuery.
        function cudaStreamQuery(stream) bind(c, name="cudaStreamQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaStreamQuery

        !> Waits until all work queued on a stream is done.
        !>
        !> Returns cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorLaunchFailure when work on it has
        !> failed, cudaErrorStreamCaptureUnsupported for a stream that is being captured and beside captures that forbid unsafe
        !> calls.
        !>
        !> CUDA: cudaStreamSynchronize.
        function cudaStreamSynchronize(stream) bind(c, name="cudaStreamSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaStreamSynchronize

        !> Makes work queued on a stream from now on wait for an event's latest record. An event never recorded is complete.
        !>
        !> Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
        !> exist, cudaErrorIllegalState for cudaEventWaitExternal, where the stream is not being captured.
        !>
        !> CUDA: cudaStreamWaitEvent.
        function cudaStreamWaitEvent(stream, event, flags) bind(c, name="cudaStreamWaitEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The event, of any device, or opened from another process.
            type(c_ptr), value :: event
            !> cudaEventWaitDefault; cudaEventWaitExternal makes the wait a node of a stream that is being
            !> captured.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamWaitEvent

        !> Queues a call of a host function, which gets the stream's status. It must not call CUDA.
        !>
        !> Returns cudaErrorInvalidValue for a NULL function and for other flags, cudaErrorInvalidResourceHandle for a stream
        !> that does not exist.
        !>
        !> CUDA: cudaStreamAddCallback.
        function cudaStreamAddCallback(stream, callback, userData, flags) bind(c, name="cudaStreamAddCallback") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; the function gets it as it is given here.
            type(c_ptr), value :: stream
            !> (in) The function; it is called on a thread of the runtime.
            type(c_funptr), value :: callback
            !> (in, nullable) Passed to the function.
            type(c_ptr), value :: userData
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamAddCallback

        !> Queues a call of a host function. It must not call CUDA.
        !>
        !> The function is not called when earlier work on the stream has failed.
        !>
        !> Returns cudaErrorInvalidValue for a NULL function, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaLaunchHostFunc.
        function cudaLaunchHostFunc(stream, fn, userData) bind(c, name="cudaLaunchHostFunc") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The function; it is called on a thread of the runtime.
            type(c_funptr), value :: fn
            !> (in, nullable) Passed to the function.
            type(c_ptr), value :: userData
            integer(c_int) :: status
        end function cudaLaunchHostFunc

        !> Queues a call of a host function. It must not call CUDA.
        !>
        !> The function is not called when earlier work on the stream has failed.
        !>
        !> Returns cudaErrorInvalidValue for a NULL function and for other modes, cudaErrorInvalidResourceHandle for a stream
        !> that does not exist.
        !>
        !> CUDA: cudaLaunchHostFunc_v2 from 13.1 on.
        function cudaLaunchHostFunc_v2(stream, fn, userData, syncMode) bind(c, name="cudaLaunchHostFunc_v2") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The function; it is called on a thread of the runtime.
            type(c_funptr), value :: fn
            !> (in, nullable) Passed to the function.
            type(c_ptr), value :: userData
            !> A cudaHostTaskSyncMode, which only NVIDIA's runtime heeds; the others wait by blocking.
            integer(c_int), value :: syncMode
            integer(c_int) :: status
        end function cudaLaunchHostFunc_v2

        !> Attaches managed memory to a stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
        !> cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamAttachMemAsync.
        function cudaStreamAttachMemAsync(stream, devPtr, length, flags) bind(c, name="cudaStreamAttachMemAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream; not NULL with cudaMemAttachSingle.
            type(c_ptr), value :: stream
            !> (in) The base of managed memory.
            type(c_ptr), value :: devPtr
            !> Its bytes, or 0 for all of it.
            integer(c_size_t), value :: length
            !> cudaMemAttachGlobal, cudaMemAttachHost or cudaMemAttachSingle.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamAttachMemAsync

        !> Returns the flags of a stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetFlags.
        function cudaStreamGetFlags(hStream, flags) bind(c, name="cudaStreamGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: hStream
            !> cudaStreamDefault or cudaStreamNonBlocking.
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function cudaStreamGetFlags

        !> Returns the priority of a stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetPriority.
        function cudaStreamGetPriority(hStream, priority) bind(c, name="cudaStreamGetPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: hStream
            !> Lower is more urgent.
            integer(c_int), intent(out) :: priority
            integer(c_int) :: status
        end function cudaStreamGetPriority

        !> Returns a number that no other live stream of this process has.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetId.
        function cudaStreamGetId(hStream, streamId) bind(c, name="cudaStreamGetId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: hStream
            !> The number.
            integer(c_int64_t), intent(out) :: streamId
            integer(c_int) :: status
        end function cudaStreamGetId

        !> Returns the device of a stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetDevice.
        function cudaStreamGetDevice(hStream, device) bind(c, name="cudaStreamGetDevice") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL belongs to the current device.
            type(c_ptr), value :: hStream
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function cudaStreamGetDevice

        !> Tells whether a stream is being captured into a graph.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist,
        !> cudaErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
        !>
        !> CUDA: cudaStreamIsCapturing.
        function cudaStreamIsCapturing(stream, pCaptureStatus) bind(c, name="cudaStreamIsCapturing") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> A cudaStreamCaptureStatus.
            integer(c_int), intent(out) :: pCaptureStatus
            integer(c_int) :: status
        end function cudaStreamIsCapturing

        !> Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
        !>
        !> Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
        !>
        !> Returns cudaErrorInvalidValue for another mode, cudaErrorContextIsDestroyed for a stream that does not exist,
        !> cudaErrorStreamCaptureUnsupported for the default stream, cudaErrorIllegalState for a stream that is being captured.
        !>
        !> CUDA: cudaStreamBeginCapture.
        function cudaStreamBeginCapture(stream, mode) bind(c, name="cudaStreamBeginCapture") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream; not the default stream.
            type(c_ptr), value :: stream
            !> The restrictions on threads meanwhile.
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function cudaStreamBeginCapture

        !> Ends the capture that began in a stream.
        !>
        !> Returns cudaErrorIllegalState for a stream that is not being captured, cudaErrorInvalidResourceHandle for one that
        !> does not exist; cudaErrorStreamCaptureUnmatched where the capture began in another stream,
        !> cudaErrorStreamCaptureWrongThread where another thread began it, and then it goes on;
        !> cudaErrorStreamCaptureInvalidated where it had failed, cudaErrorStreamCaptureUnjoined where work of another
        !> stream was not joined to this one, and then it has ended.
        !>
        !> CUDA: cudaStreamEndCapture.
        function cudaStreamEndCapture(stream, pGraph) bind(c, name="cudaStreamEndCapture") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> The graph, NULL after an error; destroy it with cudaGraphDestroy.
            type(c_ptr), intent(out), optional :: pGraph
            integer(c_int) :: status
        end function cudaStreamEndCapture

        !> Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other modes.
        !>
        !> CUDA: cudaThreadExchangeStreamCaptureMode.
        function cudaThreadExchangeStreamCaptureMode(mode) bind(c, name="cudaThreadExchangeStreamCaptureMode") result(status)
            import :: c_int
            implicit none
            !> A cudaStreamCaptureMode, cudaStreamCaptureModeGlobal until the thread sets another; on return the
            !> one before.
            integer(c_int), intent(inout) :: mode
            integer(c_int) :: status
        end function cudaThreadExchangeStreamCaptureMode

        !> Resets persisting lines of the second-level cache; no back end here has any.
        !>
        !> CUDA: cudaCtxResetPersistingL2Cache.
        function cudaCtxResetPersistingL2Cache() bind(c, name="cudaCtxResetPersistingL2Cache") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaCtxResetPersistingL2Cache

        !> Copies the attributes of one stream to another; none here can be set.
        !>
        !> Returns cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamCopyAttributes.
        function cudaStreamCopyAttributes(dst, src) bind(c, name="cudaStreamCopyAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream that gets them.
            type(c_ptr), value :: dst
            !> (in, nullable) The stream that has them.
            type(c_ptr), value :: src
            integer(c_int) :: status
        end function cudaStreamCopyAttributes

        !> Returns an attribute of a stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist,
        !> cudaErrorNotSupported for other attributes.
        !>
        !> CUDA: cudaStreamGetAttribute.
        function cudaStreamGetAttribute(hStream, attr, value_out) bind(c, name="cudaStreamGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> cudaLaunchAttributePriority or cudaLaunchAttributeSynchronizationPolicy, which is -1 as none is
            !> set; the others are not supported here.
            integer(c_int), value :: attr
            !> (out) Its value.
            type(c_ptr), value :: value_out
            integer(c_int) :: status
        end function cudaStreamGetAttribute

        !> Sets an attribute of a stream; not supported, as the streams here have none that can be set.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidValue for NULL and a number that is no policy,
        !> cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamSetAttribute.
        function cudaStreamSetAttribute(hStream, attr, value) bind(c, name="cudaStreamSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> The attribute.
            integer(c_int), value :: attr
            !> (in) Its value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaStreamSetAttribute

        !> Begins to capture a stream into a graph, behind some of its nodes.
        !>
        !> Returns what cudaStreamBeginCapture_v2 returns, and cudaErrorInvalidValue for a graph that does not exist and nodes
        !> that are named twice or are of another graph.
        !>
        !> CUDA: cudaStreamBeginCaptureToGraph.
        function cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="cudaStreamBeginCaptureToGraph") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that the stream's first one comes after.
            type(c_ptr), value :: dependencies
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: dependencyData
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The restrictions on threads meanwhile.
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function cudaStreamBeginCaptureToGraph

        !> Begins to capture a stream into a graph of an earlier capture, whose nodes get the work that is captured.
        !>
        !> The nodes come in the order in which they were added. A call that makes another one, with other edges or with other
        !> memory, returns cudaErrorGraphRecaptureFailure, and the capture fails; the graph is then to be destroyed.
        !>
        !> Returns what cudaStreamBeginCapture returns, cudaErrorInvalidValue for a graph that does not exist, and
        !> cudaErrorNotSupported where the runtime in use captures no graph anew.
        !>
        !> CUDA: cudaStreamBeginRecaptureToGraph from 13.3 on.
        function cudaStreamBeginRecaptureToGraph(stream, mode, graph, callbackData) &
            bind(c, name="cudaStreamBeginRecaptureToGraph") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream; not the default stream.
            type(c_ptr), value :: stream
            !> The restrictions on threads meanwhile.
            integer(c_int), value :: mode
            !> (in) The graph. It lets go the program's objects that it refers to.
            type(c_ptr), value :: graph
            !> (in, nullable) A function that is told of each node whose work differs, and may end the capture.
            type(c_ptr), value :: callbackData
            integer(c_int) :: status
        end function cudaStreamBeginRecaptureToGraph

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        !>
        !> Returns cudaErrorInvalidValue for a NULL `captureStatus_out`, cudaErrorInvalidResourceHandle for a stream that does
        !> not exist.
        !>
        !> CUDA: cudaStreamGetCaptureInfo.
        function cudaStreamGetCaptureInfo(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, &
            numDependencies_out) bind(c, name="cudaStreamGetCaptureInfo") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> A cudaStreamCaptureStatus.
            integer(c_int), intent(out) :: captureStatus_out
            !> The number of the capture.
            integer(c_int64_t), intent(out), optional :: id_out
            !> The graph that is being made.
            type(c_ptr), intent(out), optional :: graph_out
            !> The nodes that the stream's next one comes after, valid until its next call.
            type(c_ptr), intent(out), optional :: dependencies_out
            !> NULL, as edges have no data here.
            type(c_ptr), intent(out), optional :: edgeData_out
            !> How many.
            integer(c_size_t), intent(out), optional :: numDependencies_out
            integer(c_int) :: status
        end function cudaStreamGetCaptureInfo

        !> Changes the nodes that the next one of a captured stream comes after.
        !>
        !> Returns cudaErrorInvalidValue for other flags and nodes of other graphs, cudaErrorIllegalState for a stream
        !> that is not being captured, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamUpdateCaptureDependencies.
        function cudaStreamUpdateCaptureDependencies(stream, dependencies, dependencyData, numDependencies, flags) &
            bind(c, name="cudaStreamUpdateCaptureDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in, array of numDependencies, nullable) Nodes of the graph that is being made.
            type(c_ptr), value :: dependencies
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: dependencyData
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> 0 adds them, 1 sets them.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamUpdateCaptureDependencies

        !> Returns the part of the device that a stream runs on; not supported, as this version makes no parts.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetDevResource from 13.1 on.
        function cudaStreamGetDevResource(hStream, resource, type) bind(c, name="cudaStreamGetDevResource") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> (out) A cudaDevResource.
            type(c_ptr), value :: resource
            !> Of what kind.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cudaStreamGetDevResource

    end interface
end module anygpu_cudart
