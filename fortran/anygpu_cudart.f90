! Generated from src/api/cudart by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> The functions, types and constants of CUDA's runtime, one to one, as CUDA 13 has them.
!>
!> Besides what a function's own text says, any may return, whatever the arguments, cudaErrorInsufficientDriver where
!> no back end can be used, cudaErrorNoDevice where there is NVIDIA's driver but no device,
!> cudaErrorInitializationError in a process forked after the first call, cudaErrorNotSupported for what the back end
!> in use cannot do, and cudaErrorUnknown; those that wait for a stream also how earlier work on it failed, such as
!> cudaErrorLaunchFailure. anygpu_last_reason() has the failure in words.
!>
!> An argument of intent(out) has no defined value after a failure: look at the status first. Handles, device
!> pointers and arguments that may be NULL are type(c_ptr) by value: c_null_ptr is the null stream and NULL,
!> c_loc(x) the address of a variable x, which must have the target attribute. Text passed to C ends with
!> c_null_char. Structures start as zeros.
module anygpu_cudart
    use, intrinsic :: iso_c_binding, only: c_char, c_float, c_funptr, c_int, c_int64_t, c_intptr_t, c_long, c_null_char, &
        c_null_ptr, c_ptr, c_short, c_signed_char, c_size_t
    implicit none
    private

    !> The version of CUDA whose interface this is: major * 1000 + minor * 10.
    integer(c_int), parameter, public :: CUDART_VERSION = 13050_c_int
    !> Bytes of an IPC handle.
    integer(c_int), parameter, public :: CUDA_IPC_HANDLE_SIZE = 64_c_int
    !> The default stream by name.
    type(c_ptr), parameter, public :: cudaStreamLegacy = transfer(1_c_intptr_t, c_null_ptr)
    !> The calling thread's own default stream.
    type(c_ptr), parameter, public :: cudaStreamPerThread = transfer(2_c_intptr_t, c_null_ptr)
    !> The host, where a device is asked for.
    integer(c_int), parameter, public :: cudaCpuDeviceId = -1_c_int
    !> No device, or different ones, where a device is answered.
    integer(c_int), parameter, public :: cudaInvalidDeviceId = -2_c_int
    !> Ordinary pinned host memory.
    integer(c_int), parameter, public :: cudaHostAllocDefault = 0_c_int
    !> Pinned host memory for every device.
    integer(c_int), parameter, public :: cudaHostAllocPortable = 1_c_int
    !> Pinned host memory in the devices' address space.
    integer(c_int), parameter, public :: cudaHostAllocMapped = 2_c_int
    !> Write-combined pinned host memory.
    integer(c_int), parameter, public :: cudaHostAllocWriteCombined = 4_c_int
    !> Ordinary registered host memory.
    integer(c_int), parameter, public :: cudaHostRegisterDefault = 0_c_int
    !> Registered for every device.
    integer(c_int), parameter, public :: cudaHostRegisterPortable = 1_c_int
    !> Registered in the devices' address space.
    integer(c_int), parameter, public :: cudaHostRegisterMapped = 2_c_int
    !> Registered memory-mapped I/O.
    integer(c_int), parameter, public :: cudaHostRegisterIoMemory = 4_c_int
    !> Registered host memory that the device only reads.
    integer(c_int), parameter, public :: cudaHostRegisterReadOnly = 8_c_int
    !> What cudaDeviceEnablePeerAccess takes.
    integer(c_int), parameter, public :: cudaPeerAccessDefault = 0_c_int
    !> A stream ordered with the default stream.
    integer(c_int), parameter, public :: cudaStreamDefault = 0_c_int
    !> A stream not ordered with the default stream.
    integer(c_int), parameter, public :: cudaStreamNonBlocking = 1_c_int
    !> An event that takes time.
    integer(c_int), parameter, public :: cudaEventDefault = 0_c_int
    !> Waiting threads sleep.
    integer(c_int), parameter, public :: cudaEventBlockingSync = 1_c_int
    !> No time is taken.
    integer(c_int), parameter, public :: cudaEventDisableTiming = 2_c_int
    !> Other processes may open it; with cudaEventDisableTiming.
    integer(c_int), parameter, public :: cudaEventInterprocess = 4_c_int
    !> An ordinary record.
    integer(c_int), parameter, public :: cudaEventRecordDefault = 0_c_int
    !> A record as a node of its own in a captured graph.
    integer(c_int), parameter, public :: cudaEventRecordExternal = 1_c_int
    !> An ordinary wait.
    integer(c_int), parameter, public :: cudaEventWaitDefault = 0_c_int
    !> A wait as a node of its own in a captured graph.
    integer(c_int), parameter, public :: cudaEventWaitExternal = 1_c_int
    !> Threads wait as the runtime thinks best.
    integer(c_int), parameter, public :: cudaDeviceScheduleAuto = 0_c_int
    !> Threads spin.
    integer(c_int), parameter, public :: cudaDeviceScheduleSpin = 1_c_int
    !> Threads spin and yield.
    integer(c_int), parameter, public :: cudaDeviceScheduleYield = 2_c_int
    !> Threads sleep.
    integer(c_int), parameter, public :: cudaDeviceScheduleBlockingSync = 4_c_int
    !> All cudaDeviceSchedule flags.
    integer(c_int), parameter, public :: cudaDeviceScheduleMask = 7_c_int
    !> Pinned host memory can be mapped; it always can.
    integer(c_int), parameter, public :: cudaDeviceMapHost = 8_c_int
    !> Local memory is kept after a launch.
    integer(c_int), parameter, public :: cudaDeviceLmemResizeToMax = 16_c_int
    !> Every copy and fill waits until it is done.
    integer(c_int), parameter, public :: cudaDeviceSyncMemops = 128_c_int
    !> All device flags.
    integer(c_int), parameter, public :: cudaDeviceMask = 255_c_int
    !> Managed memory for every stream.
    integer(c_int), parameter, public :: cudaMemAttachGlobal = 1_c_int
    !> Managed memory for the host first.
    integer(c_int), parameter, public :: cudaMemAttachHost = 2_c_int
    !> Managed memory for one stream.
    integer(c_int), parameter, public :: cudaMemAttachSingle = 4_c_int
    !> What cudaIpcOpenMemHandle takes.
    integer(c_int), parameter, public :: cudaIpcMemLazyEnablePeerAccess = 1_c_int
    !> External memory that was allocated for one resource alone.
    integer(c_int), parameter, public :: cudaExternalMemoryDedicated = 1_c_int
    !> An array of no special kind.
    integer(c_int), parameter, public :: cudaArrayDefault = 0_c_int
    !> The array's depth counts layers.
    integer(c_int), parameter, public :: cudaArrayLayered = 1_c_int
    !> Kernels write to the array.
    integer(c_int), parameter, public :: cudaArraySurfaceLoadStore = 2_c_int
    !> Six layers of the array are a cube.
    integer(c_int), parameter, public :: cudaArrayCubemap = 4_c_int
    !> Kernels gather four elements of the array at once.
    integer(c_int), parameter, public :: cudaArrayTextureGather = 8_c_int
    !> Another interface draws into the array.
    integer(c_int), parameter, public :: cudaArrayColorAttachment = 32_c_int
    !> cudaInitDevice also sets the device flags.
    integer(c_int), parameter, public :: cudaInitDeviceFlagsAreValid = 1_c_int

    ! cudaError_t: The status of every call.
    integer(c_int), parameter, public :: cudaSuccess = 0_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidValue = 1_c_int
    integer(c_int), parameter, public :: cudaErrorMemoryAllocation = 2_c_int
    integer(c_int), parameter, public :: cudaErrorInitializationError = 3_c_int
    integer(c_int), parameter, public :: cudaErrorCudartUnloading = 4_c_int
    integer(c_int), parameter, public :: cudaErrorProfilerDisabled = 5_c_int
    integer(c_int), parameter, public :: cudaErrorProfilerNotInitialized = 6_c_int
    integer(c_int), parameter, public :: cudaErrorProfilerAlreadyStarted = 7_c_int
    integer(c_int), parameter, public :: cudaErrorProfilerAlreadyStopped = 8_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidConfiguration = 9_c_int
    integer(c_int), parameter, public :: cudaErrorVersionTranslation = 10_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidPitchValue = 12_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidSymbol = 13_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidHostPointer = 16_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidDevicePointer = 17_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidTexture = 18_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidTextureBinding = 19_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidChannelDescriptor = 20_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidMemcpyDirection = 21_c_int
    integer(c_int), parameter, public :: cudaErrorAddressOfConstant = 22_c_int
    integer(c_int), parameter, public :: cudaErrorTextureFetchFailed = 23_c_int
    integer(c_int), parameter, public :: cudaErrorTextureNotBound = 24_c_int
    integer(c_int), parameter, public :: cudaErrorSynchronizationError = 25_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidFilterSetting = 26_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidNormSetting = 27_c_int
    integer(c_int), parameter, public :: cudaErrorMixedDeviceExecution = 28_c_int
    integer(c_int), parameter, public :: cudaErrorNotYetImplemented = 31_c_int
    integer(c_int), parameter, public :: cudaErrorMemoryValueTooLarge = 32_c_int
    integer(c_int), parameter, public :: cudaErrorStubLibrary = 34_c_int
    integer(c_int), parameter, public :: cudaErrorInsufficientDriver = 35_c_int
    integer(c_int), parameter, public :: cudaErrorCallRequiresNewerDriver = 36_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidSurface = 37_c_int
    integer(c_int), parameter, public :: cudaErrorDuplicateVariableName = 43_c_int
    integer(c_int), parameter, public :: cudaErrorDuplicateTextureName = 44_c_int
    integer(c_int), parameter, public :: cudaErrorDuplicateSurfaceName = 45_c_int
    integer(c_int), parameter, public :: cudaErrorDevicesUnavailable = 46_c_int
    integer(c_int), parameter, public :: cudaErrorIncompatibleDriverContext = 49_c_int
    integer(c_int), parameter, public :: cudaErrorMissingConfiguration = 52_c_int
    integer(c_int), parameter, public :: cudaErrorPriorLaunchFailure = 53_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchMaxDepthExceeded = 65_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchFileScopedTex = 66_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchFileScopedSurf = 67_c_int
    integer(c_int), parameter, public :: cudaErrorSyncDepthExceeded = 68_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchPendingCountExceeded = 69_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidDeviceFunction = 98_c_int
    integer(c_int), parameter, public :: cudaErrorNoDevice = 100_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidDevice = 101_c_int
    integer(c_int), parameter, public :: cudaErrorDeviceNotLicensed = 102_c_int
    integer(c_int), parameter, public :: cudaErrorSoftwareValidityNotEstablished = 103_c_int
    integer(c_int), parameter, public :: cudaErrorStartupFailure = 127_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidKernelImage = 200_c_int
    integer(c_int), parameter, public :: cudaErrorDeviceUninitialized = 201_c_int
    integer(c_int), parameter, public :: cudaErrorMapBufferObjectFailed = 205_c_int
    integer(c_int), parameter, public :: cudaErrorUnmapBufferObjectFailed = 206_c_int
    integer(c_int), parameter, public :: cudaErrorArrayIsMapped = 207_c_int
    integer(c_int), parameter, public :: cudaErrorAlreadyMapped = 208_c_int
    integer(c_int), parameter, public :: cudaErrorNoKernelImageForDevice = 209_c_int
    integer(c_int), parameter, public :: cudaErrorAlreadyAcquired = 210_c_int
    integer(c_int), parameter, public :: cudaErrorNotMapped = 211_c_int
    integer(c_int), parameter, public :: cudaErrorNotMappedAsArray = 212_c_int
    integer(c_int), parameter, public :: cudaErrorNotMappedAsPointer = 213_c_int
    integer(c_int), parameter, public :: cudaErrorECCUncorrectable = 214_c_int
    integer(c_int), parameter, public :: cudaErrorUnsupportedLimit = 215_c_int
    integer(c_int), parameter, public :: cudaErrorDeviceAlreadyInUse = 216_c_int
    integer(c_int), parameter, public :: cudaErrorPeerAccessUnsupported = 217_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidPtx = 218_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidGraphicsContext = 219_c_int
    integer(c_int), parameter, public :: cudaErrorNvlinkUncorrectable = 220_c_int
    integer(c_int), parameter, public :: cudaErrorJitCompilerNotFound = 221_c_int
    integer(c_int), parameter, public :: cudaErrorUnsupportedPtxVersion = 222_c_int
    integer(c_int), parameter, public :: cudaErrorJitCompilationDisabled = 223_c_int
    integer(c_int), parameter, public :: cudaErrorUnsupportedExecAffinity = 224_c_int
    integer(c_int), parameter, public :: cudaErrorUnsupportedDevSideSync = 225_c_int
    integer(c_int), parameter, public :: cudaErrorContained = 226_c_int
    integer(c_int), parameter, public :: cudaErrorInsufficientLoaderVersion = 227_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidSource = 300_c_int
    integer(c_int), parameter, public :: cudaErrorFileNotFound = 301_c_int
    integer(c_int), parameter, public :: cudaErrorSharedObjectSymbolNotFound = 302_c_int
    integer(c_int), parameter, public :: cudaErrorSharedObjectInitFailed = 303_c_int
    integer(c_int), parameter, public :: cudaErrorOperatingSystem = 304_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidResourceHandle = 400_c_int
    integer(c_int), parameter, public :: cudaErrorIllegalState = 401_c_int
    integer(c_int), parameter, public :: cudaErrorLossyQuery = 402_c_int
    integer(c_int), parameter, public :: cudaErrorSymbolNotFound = 500_c_int
    integer(c_int), parameter, public :: cudaErrorNotReady = 600_c_int
    integer(c_int), parameter, public :: cudaErrorIllegalAddress = 700_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchOutOfResources = 701_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchTimeout = 702_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchIncompatibleTexturing = 703_c_int
    integer(c_int), parameter, public :: cudaErrorPeerAccessAlreadyEnabled = 704_c_int
    integer(c_int), parameter, public :: cudaErrorPeerAccessNotEnabled = 705_c_int
    integer(c_int), parameter, public :: cudaErrorSetOnActiveProcess = 708_c_int
    integer(c_int), parameter, public :: cudaErrorContextIsDestroyed = 709_c_int
    integer(c_int), parameter, public :: cudaErrorAssert = 710_c_int
    integer(c_int), parameter, public :: cudaErrorTooManyPeers = 711_c_int
    integer(c_int), parameter, public :: cudaErrorHostMemoryAlreadyRegistered = 712_c_int
    integer(c_int), parameter, public :: cudaErrorHostMemoryNotRegistered = 713_c_int
    integer(c_int), parameter, public :: cudaErrorHardwareStackError = 714_c_int
    integer(c_int), parameter, public :: cudaErrorIllegalInstruction = 715_c_int
    integer(c_int), parameter, public :: cudaErrorMisalignedAddress = 716_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidAddressSpace = 717_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidPc = 718_c_int
    integer(c_int), parameter, public :: cudaErrorLaunchFailure = 719_c_int
    integer(c_int), parameter, public :: cudaErrorCooperativeLaunchTooLarge = 720_c_int
    integer(c_int), parameter, public :: cudaErrorTensorMemoryLeak = 721_c_int
    integer(c_int), parameter, public :: cudaErrorNotPermitted = 800_c_int
    integer(c_int), parameter, public :: cudaErrorNotSupported = 801_c_int
    integer(c_int), parameter, public :: cudaErrorSystemNotReady = 802_c_int
    integer(c_int), parameter, public :: cudaErrorSystemDriverMismatch = 803_c_int
    integer(c_int), parameter, public :: cudaErrorCompatNotSupportedOnDevice = 804_c_int
    integer(c_int), parameter, public :: cudaErrorMpsConnectionFailed = 805_c_int
    integer(c_int), parameter, public :: cudaErrorMpsRpcFailure = 806_c_int
    integer(c_int), parameter, public :: cudaErrorMpsServerNotReady = 807_c_int
    integer(c_int), parameter, public :: cudaErrorMpsMaxClientsReached = 808_c_int
    integer(c_int), parameter, public :: cudaErrorMpsMaxConnectionsReached = 809_c_int
    integer(c_int), parameter, public :: cudaErrorMpsClientTerminated = 810_c_int
    integer(c_int), parameter, public :: cudaErrorCdpNotSupported = 811_c_int
    integer(c_int), parameter, public :: cudaErrorCdpVersionMismatch = 812_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureUnsupported = 900_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureInvalidated = 901_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureMerge = 902_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureUnmatched = 903_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureUnjoined = 904_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureIsolation = 905_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureImplicit = 906_c_int
    integer(c_int), parameter, public :: cudaErrorCapturedEvent = 907_c_int
    integer(c_int), parameter, public :: cudaErrorStreamCaptureWrongThread = 908_c_int
    integer(c_int), parameter, public :: cudaErrorTimeout = 909_c_int
    integer(c_int), parameter, public :: cudaErrorGraphExecUpdateFailure = 910_c_int
    integer(c_int), parameter, public :: cudaErrorExternalDevice = 911_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidClusterSize = 912_c_int
    integer(c_int), parameter, public :: cudaErrorFunctionNotLoaded = 913_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidResourceType = 914_c_int
    integer(c_int), parameter, public :: cudaErrorInvalidResourceConfiguration = 915_c_int
    integer(c_int), parameter, public :: cudaErrorStreamDetached = 917_c_int
    integer(c_int), parameter, public :: cudaErrorGraphRecaptureFailure = 918_c_int
    integer(c_int), parameter, public :: cudaErrorFabricNotReady = 919_c_int
    integer(c_int), parameter, public :: cudaErrorUnknown = 999_c_int
    integer(c_int), parameter, public :: cudaErrorApiFailureBase = 10000_c_int

    ! cudaMemcpyKind: Where a copy reads and writes.
    integer(c_int), parameter, public :: cudaMemcpyHostToHost = 0_c_int
    integer(c_int), parameter, public :: cudaMemcpyHostToDevice = 1_c_int
    integer(c_int), parameter, public :: cudaMemcpyDeviceToHost = 2_c_int
    integer(c_int), parameter, public :: cudaMemcpyDeviceToDevice = 3_c_int
    integer(c_int), parameter, public :: cudaMemcpyDefault = 4_c_int

    ! cudaMemoryType: What a pointer points to.
    integer(c_int), parameter, public :: cudaMemoryTypeUnregistered = 0_c_int
    integer(c_int), parameter, public :: cudaMemoryTypeHost = 1_c_int
    integer(c_int), parameter, public :: cudaMemoryTypeDevice = 2_c_int
    integer(c_int), parameter, public :: cudaMemoryTypeManaged = 3_c_int

    ! cudaLimit: Limits of a device.
    integer(c_int), parameter, public :: cudaLimitStackSize = 0_c_int
    integer(c_int), parameter, public :: cudaLimitPrintfFifoSize = 1_c_int
    integer(c_int), parameter, public :: cudaLimitMallocHeapSize = 2_c_int
    integer(c_int), parameter, public :: cudaLimitDevRuntimeSyncDepth = 3_c_int
    integer(c_int), parameter, public :: cudaLimitDevRuntimePendingLaunchCount = 4_c_int
    integer(c_int), parameter, public :: cudaLimitMaxL2FetchGranularity = 5_c_int
    integer(c_int), parameter, public :: cudaLimitPersistingL2CacheSize = 6_c_int
    integer(c_int), parameter, public :: cudaLimitPerBlockMemorySize = 10_c_int

    ! cudaFuncCache: The preference between shared memory and L1 cache.
    integer(c_int), parameter, public :: cudaFuncCachePreferNone = 0_c_int
    integer(c_int), parameter, public :: cudaFuncCachePreferShared = 1_c_int
    integer(c_int), parameter, public :: cudaFuncCachePreferL1 = 2_c_int
    integer(c_int), parameter, public :: cudaFuncCachePreferEqual = 3_c_int

    ! cudaSharedMemConfig: The bank size of shared memory.
    integer(c_int), parameter, public :: cudaSharedMemBankSizeDefault = 0_c_int
    integer(c_int), parameter, public :: cudaSharedMemBankSizeFourByte = 1_c_int
    integer(c_int), parameter, public :: cudaSharedMemBankSizeEightByte = 2_c_int

    ! cudaComputeMode: Who may use a device.
    integer(c_int), parameter, public :: cudaComputeModeDefault = 0_c_int
    integer(c_int), parameter, public :: cudaComputeModeExclusive = 1_c_int
    integer(c_int), parameter, public :: cudaComputeModeProhibited = 2_c_int
    integer(c_int), parameter, public :: cudaComputeModeExclusiveProcess = 3_c_int

    ! cudaDeviceAttr: What cudaDeviceGetAttribute can be asked.
    integer(c_int), parameter, public :: cudaDevAttrMaxThreadsPerBlock = 1_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxBlockDimX = 2_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxBlockDimY = 3_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxBlockDimZ = 4_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxGridDimX = 5_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxGridDimY = 6_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxGridDimZ = 7_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSharedMemoryPerBlock = 8_c_int
    integer(c_int), parameter, public :: cudaDevAttrTotalConstantMemory = 9_c_int
    integer(c_int), parameter, public :: cudaDevAttrWarpSize = 10_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxPitch = 11_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxRegistersPerBlock = 12_c_int
    integer(c_int), parameter, public :: cudaDevAttrClockRate = 13_c_int
    integer(c_int), parameter, public :: cudaDevAttrTextureAlignment = 14_c_int
    integer(c_int), parameter, public :: cudaDevAttrGpuOverlap = 15_c_int
    integer(c_int), parameter, public :: cudaDevAttrMultiProcessorCount = 16_c_int
    integer(c_int), parameter, public :: cudaDevAttrKernelExecTimeout = 17_c_int
    integer(c_int), parameter, public :: cudaDevAttrIntegrated = 18_c_int
    integer(c_int), parameter, public :: cudaDevAttrCanMapHostMemory = 19_c_int
    integer(c_int), parameter, public :: cudaDevAttrComputeMode = 20_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture1DWidth = 21_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DWidth = 22_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DHeight = 23_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture3DWidth = 24_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture3DHeight = 25_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture3DDepth = 26_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DLayeredWidth = 27_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DLayeredHeight = 28_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DLayeredLayers = 29_c_int
    integer(c_int), parameter, public :: cudaDevAttrSurfaceAlignment = 30_c_int
    integer(c_int), parameter, public :: cudaDevAttrConcurrentKernels = 31_c_int
    integer(c_int), parameter, public :: cudaDevAttrEccEnabled = 32_c_int
    integer(c_int), parameter, public :: cudaDevAttrPciBusId = 33_c_int
    integer(c_int), parameter, public :: cudaDevAttrPciDeviceId = 34_c_int
    integer(c_int), parameter, public :: cudaDevAttrTccDriver = 35_c_int
    integer(c_int), parameter, public :: cudaDevAttrMemoryClockRate = 36_c_int
    integer(c_int), parameter, public :: cudaDevAttrGlobalMemoryBusWidth = 37_c_int
    integer(c_int), parameter, public :: cudaDevAttrL2CacheSize = 38_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxThreadsPerMultiProcessor = 39_c_int
    integer(c_int), parameter, public :: cudaDevAttrAsyncEngineCount = 40_c_int
    integer(c_int), parameter, public :: cudaDevAttrUnifiedAddressing = 41_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture1DLayeredWidth = 42_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture1DLayeredLayers = 43_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DGatherWidth = 45_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DGatherHeight = 46_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture3DWidthAlt = 47_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture3DHeightAlt = 48_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture3DDepthAlt = 49_c_int
    integer(c_int), parameter, public :: cudaDevAttrPciDomainId = 50_c_int
    integer(c_int), parameter, public :: cudaDevAttrTexturePitchAlignment = 51_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTextureCubemapWidth = 52_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTextureCubemapLayeredWidth = 53_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTextureCubemapLayeredLayers = 54_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface1DWidth = 55_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface2DWidth = 56_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface2DHeight = 57_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface3DWidth = 58_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface3DHeight = 59_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface3DDepth = 60_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface1DLayeredWidth = 61_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface1DLayeredLayers = 62_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface2DLayeredWidth = 63_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface2DLayeredHeight = 64_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurface2DLayeredLayers = 65_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurfaceCubemapWidth = 66_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture1DLinearWidth = 69_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DLinearWidth = 70_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DLinearHeight = 71_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DLinearPitch = 72_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DMipmappedWidth = 73_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture2DMipmappedHeight = 74_c_int
    integer(c_int), parameter, public :: cudaDevAttrComputeCapabilityMajor = 75_c_int
    integer(c_int), parameter, public :: cudaDevAttrComputeCapabilityMinor = 76_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxTexture1DMipmappedWidth = 77_c_int
    integer(c_int), parameter, public :: cudaDevAttrStreamPrioritiesSupported = 78_c_int
    integer(c_int), parameter, public :: cudaDevAttrGlobalL1CacheSupported = 79_c_int
    integer(c_int), parameter, public :: cudaDevAttrLocalL1CacheSupported = 80_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxRegistersPerMultiprocessor = 82_c_int
    integer(c_int), parameter, public :: cudaDevAttrManagedMemory = 83_c_int
    integer(c_int), parameter, public :: cudaDevAttrIsMultiGpuBoard = 84_c_int
    integer(c_int), parameter, public :: cudaDevAttrMultiGpuBoardGroupID = 85_c_int
    integer(c_int), parameter, public :: cudaDevAttrHostNativeAtomicSupported = 86_c_int
    integer(c_int), parameter, public :: cudaDevAttrSingleToDoublePrecisionPerfRatio = 87_c_int
    integer(c_int), parameter, public :: cudaDevAttrPageableMemoryAccess = 88_c_int
    integer(c_int), parameter, public :: cudaDevAttrConcurrentManagedAccess = 89_c_int
    integer(c_int), parameter, public :: cudaDevAttrComputePreemptionSupported = 90_c_int
    integer(c_int), parameter, public :: cudaDevAttrCanUseHostPointerForRegisteredMem = 91_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved92 = 92_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved93 = 93_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved94 = 94_c_int
    integer(c_int), parameter, public :: cudaDevAttrCooperativeLaunch = 95_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved96 = 96_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxSharedMemoryPerBlockOptin = 97_c_int
    integer(c_int), parameter, public :: cudaDevAttrCanFlushRemoteWrites = 98_c_int
    integer(c_int), parameter, public :: cudaDevAttrHostRegisterSupported = 99_c_int
    integer(c_int), parameter, public :: cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100_c_int
    integer(c_int), parameter, public :: cudaDevAttrDirectManagedMemAccessFromHost = 101_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxBlocksPerMultiprocessor = 106_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxPersistingL2CacheSize = 108_c_int
    integer(c_int), parameter, public :: cudaDevAttrMaxAccessPolicyWindowSize = 109_c_int
    integer(c_int), parameter, public :: cudaDevAttrReservedSharedMemoryPerBlock = 111_c_int
    integer(c_int), parameter, public :: cudaDevAttrSparseCudaArraySupported = 112_c_int
    integer(c_int), parameter, public :: cudaDevAttrHostRegisterReadOnlySupported = 113_c_int
    integer(c_int), parameter, public :: cudaDevAttrTimelineSemaphoreInteropSupported = 114_c_int
    integer(c_int), parameter, public :: cudaDevAttrMemoryPoolsSupported = 115_c_int
    integer(c_int), parameter, public :: cudaDevAttrGPUDirectRDMASupported = 116_c_int
    integer(c_int), parameter, public :: cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117_c_int
    integer(c_int), parameter, public :: cudaDevAttrGPUDirectRDMAWritesOrdering = 118_c_int
    integer(c_int), parameter, public :: cudaDevAttrMemoryPoolSupportedHandleTypes = 119_c_int
    integer(c_int), parameter, public :: cudaDevAttrClusterLaunch = 120_c_int
    integer(c_int), parameter, public :: cudaDevAttrDeferredMappingCudaArraySupported = 121_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved122 = 122_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved123 = 123_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved124 = 124_c_int
    integer(c_int), parameter, public :: cudaDevAttrIpcEventSupport = 125_c_int
    integer(c_int), parameter, public :: cudaDevAttrMemSyncDomainCount = 126_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved127 = 127_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved128 = 128_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved129 = 129_c_int
    integer(c_int), parameter, public :: cudaDevAttrNumaConfig = 130_c_int
    integer(c_int), parameter, public :: cudaDevAttrNumaId = 131_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved132 = 132_c_int
    integer(c_int), parameter, public :: cudaDevAttrMpsEnabled = 133_c_int
    integer(c_int), parameter, public :: cudaDevAttrHostNumaId = 134_c_int
    integer(c_int), parameter, public :: cudaDevAttrD3D12CigSupported = 135_c_int
    integer(c_int), parameter, public :: cudaDevAttrVulkanCigSupported = 138_c_int
    integer(c_int), parameter, public :: cudaDevAttrGpuPciDeviceId = 139_c_int
    integer(c_int), parameter, public :: cudaDevAttrGpuPciSubsystemId = 140_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved141 = 141_c_int
    integer(c_int), parameter, public :: cudaDevAttrHostNumaMemoryPoolsSupported = 142_c_int
    integer(c_int), parameter, public :: cudaDevAttrHostNumaMultinodeIpcSupported = 143_c_int
    integer(c_int), parameter, public :: cudaDevAttrHostMemoryPoolsSupported = 144_c_int
    integer(c_int), parameter, public :: cudaDevAttrReserved145 = 145_c_int
    integer(c_int), parameter, public :: cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147_c_int
    integer(c_int), parameter, public :: cudaDevAttrAtomicReductionSupported = 148_c_int
    integer(c_int), parameter, public :: cudaDevAttrLocalityDomainCount = 149_c_int
    integer(c_int), parameter, public :: cudaDevAttrOversizedSharedMemoryPerBlock = 150_c_int
    integer(c_int), parameter, public :: cudaDevAttrCigStreamsSupported = 151_c_int
    integer(c_int), parameter, public :: cudaDevAttrLocalityDomainMultiprocessorCount = 157_c_int
    integer(c_int), parameter, public :: cudaDevAttrTensorMapLargeTensorMinSize = 160_c_int
    integer(c_int), parameter, public :: cudaDevAttrMax = 161_c_int

    ! cudaDeviceP2PAttr: What can be asked about a pair of devices.
    integer(c_int), parameter, public :: cudaDevP2PAttrPerformanceRank = 1_c_int
    integer(c_int), parameter, public :: cudaDevP2PAttrAccessSupported = 2_c_int
    integer(c_int), parameter, public :: cudaDevP2PAttrNativeAtomicSupported = 3_c_int
    integer(c_int), parameter, public :: cudaDevP2PAttrCudaArrayAccessSupported = 4_c_int
    integer(c_int), parameter, public :: cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5_c_int

    ! cudaAtomicOperation: Atomic operations.
    integer(c_int), parameter, public :: cudaAtomicOperationIntegerAdd = 0_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationIntegerMin = 1_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationIntegerMax = 2_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationIntegerIncrement = 3_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationIntegerDecrement = 4_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationAnd = 5_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationOr = 6_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationXOR = 7_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationExchange = 8_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationCAS = 9_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationFloatAdd = 10_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationFloatMin = 11_c_int
    integer(c_int), parameter, public :: cudaAtomicOperationFloatMax = 12_c_int

    ! cudaMemoryAdvise: Advice about managed memory.
    integer(c_int), parameter, public :: cudaMemAdviseSetReadMostly = 1_c_int
    integer(c_int), parameter, public :: cudaMemAdviseUnsetReadMostly = 2_c_int
    integer(c_int), parameter, public :: cudaMemAdviseSetPreferredLocation = 3_c_int
    integer(c_int), parameter, public :: cudaMemAdviseUnsetPreferredLocation = 4_c_int
    integer(c_int), parameter, public :: cudaMemAdviseSetAccessedBy = 5_c_int
    integer(c_int), parameter, public :: cudaMemAdviseUnsetAccessedBy = 6_c_int

    ! cudaMemRangeAttribute: What can be asked about managed memory.
    integer(c_int), parameter, public :: cudaMemRangeAttributeReadMostly = 1_c_int
    integer(c_int), parameter, public :: cudaMemRangeAttributePreferredLocation = 2_c_int
    integer(c_int), parameter, public :: cudaMemRangeAttributeAccessedBy = 3_c_int
    integer(c_int), parameter, public :: cudaMemRangeAttributeLastPrefetchLocation = 4_c_int
    integer(c_int), parameter, public :: cudaMemRangeAttributePreferredLocationType = 5_c_int
    integer(c_int), parameter, public :: cudaMemRangeAttributePreferredLocationId = 6_c_int
    integer(c_int), parameter, public :: cudaMemRangeAttributeLastPrefetchLocationType = 7_c_int
    integer(c_int), parameter, public :: cudaMemRangeAttributeLastPrefetchLocationId = 8_c_int

    ! cudaMemAllocationType: How the memory of a pool is allocated.
    integer(c_int), parameter, public :: cudaMemAllocationTypeInvalid = 0_c_int
    !> It stays where it is.
    integer(c_int), parameter, public :: cudaMemAllocationTypePinned = 1_c_int
    !> It moves between devices and host.
    integer(c_int), parameter, public :: cudaMemAllocationTypeManaged = 2_c_int

    ! cudaMemAllocationHandleType: The kinds of handle by which another process may import a pool; bits, where several may be named.
    integer(c_int), parameter, public :: cudaMemHandleTypeNone = 0_c_int
    !> An `int`: a file descriptor.
    integer(c_int), parameter, public :: cudaMemHandleTypePosixFileDescriptor = 1_c_int
    integer(c_int), parameter, public :: cudaMemHandleTypeWin32 = 2_c_int
    integer(c_int), parameter, public :: cudaMemHandleTypeWin32Kmt = 4_c_int
    !> A cudaMemFabricHandle_t, good on every machine of one NVLink fabric.
    integer(c_int), parameter, public :: cudaMemHandleTypeFabric = 8_c_int

    ! cudaMemAccessFlags: What may be done with memory.
    integer(c_int), parameter, public :: cudaMemAccessFlagsProtNone = 0_c_int
    integer(c_int), parameter, public :: cudaMemAccessFlagsProtRead = 1_c_int
    integer(c_int), parameter, public :: cudaMemAccessFlagsProtReadWrite = 3_c_int

    ! cudaMemPoolAttr: What can be asked about a pool, and in part set.
    !> `int`: memory freed in one stream may be used in another that waits for it by an event.
    integer(c_int), parameter, public :: cudaMemPoolReuseFollowEventDependencies = 1_c_int
    !> `int`: memory may be used again as soon as its free has run.
    integer(c_int), parameter, public :: cudaMemPoolReuseAllowOpportunistic = 2_c_int
    !> `int`: streams may be made to wait for each other so as to use memory again.
    integer(c_int), parameter, public :: cudaMemPoolReuseAllowInternalDependencies = 3_c_int
    !> 64 bits: bytes the pool keeps when it could return memory to the system.
    integer(c_int), parameter, public :: cudaMemPoolAttrReleaseThreshold = 4_c_int
    !> 64 bits: bytes it holds.
    integer(c_int), parameter, public :: cudaMemPoolAttrReservedMemCurrent = 5_c_int
    !> 64 bits: the most it has held since this was set to 0.
    integer(c_int), parameter, public :: cudaMemPoolAttrReservedMemHigh = 6_c_int
    !> 64 bits: bytes that are allocated from it.
    integer(c_int), parameter, public :: cudaMemPoolAttrUsedMemCurrent = 7_c_int
    !> 64 bits: the most that were since this was set to 0.
    integer(c_int), parameter, public :: cudaMemPoolAttrUsedMemHigh = 8_c_int

    ! cudaMemLocationType: Where memory may be.
    integer(c_int), parameter, public :: cudaMemLocationTypeInvalid = 0_c_int
    integer(c_int), parameter, public :: cudaMemLocationTypeNone = 0_c_int
    integer(c_int), parameter, public :: cudaMemLocationTypeDevice = 1_c_int
    integer(c_int), parameter, public :: cudaMemLocationTypeHost = 2_c_int
    integer(c_int), parameter, public :: cudaMemLocationTypeHostNuma = 3_c_int
    integer(c_int), parameter, public :: cudaMemLocationTypeHostNumaCurrent = 4_c_int
    integer(c_int), parameter, public :: cudaMemLocationTypeInvisible = 5_c_int
    integer(c_int), parameter, public :: cudaMemLocationTypeDeviceLocalityDomain = 6_c_int

    ! cudaFlushGPUDirectRDMAWritesTarget: Whose remote writes are flushed.
    integer(c_int), parameter, public :: cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0_c_int

    ! cudaFlushGPUDirectRDMAWritesScope: Who sees flushed remote writes.
    integer(c_int), parameter, public :: cudaFlushGPUDirectRDMAWritesToOwner = 100_c_int
    integer(c_int), parameter, public :: cudaFlushGPUDirectRDMAWritesToAllDevices = 200_c_int

    ! cudaMemcpySrcAccessOrder: When a queued copy reads its source.
    integer(c_int), parameter, public :: cudaMemcpySrcAccessOrderInvalid = 0_c_int
    integer(c_int), parameter, public :: cudaMemcpySrcAccessOrderStream = 1_c_int
    integer(c_int), parameter, public :: cudaMemcpySrcAccessOrderDuringApiCall = 2_c_int
    integer(c_int), parameter, public :: cudaMemcpySrcAccessOrderAny = 3_c_int

    ! cudaMemcpyFlags: How a queued copy is done.
    integer(c_int), parameter, public :: cudaMemcpyFlagDefault = 0_c_int
    integer(c_int), parameter, public :: cudaMemcpyFlagPreferOverlapWithCompute = 1_c_int

    ! cudaMemcpy3DOperandType: What one side of a copy of boxes is.
    integer(c_int), parameter, public :: cudaMemcpyOperandTypePointer = 1_c_int
    integer(c_int), parameter, public :: cudaMemcpyOperandTypeArray = 2_c_int

    ! cudaLaunchAttributeID: Attributes of launches and streams.
    integer(c_int), parameter, public :: cudaLaunchAttributeIgnore = 0_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeAccessPolicyWindow = 1_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeCooperative = 2_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeSynchronizationPolicy = 3_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeClusterDimension = 4_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeClusterSchedulingPolicyPreference = 5_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeProgrammaticStreamSerialization = 6_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeProgrammaticEvent = 7_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributePriority = 8_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeMemSyncDomainMap = 9_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeMemSyncDomain = 10_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributePreferredClusterDimension = 11_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeLaunchCompletionEvent = 12_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeDeviceUpdatableKernelNode = 13_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributePreferredSharedMemoryCarveout = 14_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeNvlinkUtilCentricScheduling = 16_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributePortableClusterSizeMode = 17_c_int
    integer(c_int), parameter, public :: cudaLaunchAttributeSharedMemoryMode = 18_c_int

    ! cudaDevResourceType: Parts of a device.
    integer(c_int), parameter, public :: cudaDevResourceTypeInvalid = 0_c_int
    integer(c_int), parameter, public :: cudaDevResourceTypeSm = 1_c_int
    integer(c_int), parameter, public :: cudaDevResourceTypeWorkqueueConfig = 1000_c_int
    integer(c_int), parameter, public :: cudaDevResourceTypeWorkqueue = 10000_c_int

    ! cudaStreamCaptureStatus: Whether a stream is being captured into a graph.
    integer(c_int), parameter, public :: cudaStreamCaptureStatusNone = 0_c_int
    integer(c_int), parameter, public :: cudaStreamCaptureStatusActive = 1_c_int
    integer(c_int), parameter, public :: cudaStreamCaptureStatusInvalidated = 2_c_int

    ! cudaStreamCaptureMode: What a thread may do while a stream is captured.
    integer(c_int), parameter, public :: cudaStreamCaptureModeGlobal = 0_c_int
    integer(c_int), parameter, public :: cudaStreamCaptureModeThreadLocal = 1_c_int
    integer(c_int), parameter, public :: cudaStreamCaptureModeRelaxed = 2_c_int

    ! cudaGetDriverEntryPointFlags: Which default stream a function of the driver uses.
    integer(c_int), parameter, public :: cudaEnableDefault = 0_c_int
    integer(c_int), parameter, public :: cudaEnableLegacyStream = 1_c_int
    integer(c_int), parameter, public :: cudaEnablePerThreadDefaultStream = 2_c_int

    ! cudaDriverEntryPointQueryResult: Whether a function of the driver was found.
    integer(c_int), parameter, public :: cudaDriverEntryPointSuccess = 0_c_int
    integer(c_int), parameter, public :: cudaDriverEntryPointSymbolNotFound = 1_c_int
    integer(c_int), parameter, public :: cudaDriverEntryPointVersionNotSufficent = 2_c_int

    ! cudaExternalMemoryHandleType: What memory of another interface comes as.
    !> A file descriptor: Vulkan's opaque ones, those of exported physical memory.
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeD3D12Heap = 4_c_int
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeD3D12Resource = 5_c_int
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeD3D11Resource = 6_c_int
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7_c_int
    integer(c_int), parameter, public :: cudaExternalMemoryHandleTypeNvSciBuf = 8_c_int

    ! cudaExternalSemaphoreHandleType: What a semaphore of another interface comes as.
    !> A file descriptor: a semaphore that is signalled or not.
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeD3D12Fence = 4_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeD3D11Fence = 5_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeNvSciSync = 6_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeKeyedMutex = 7_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8_c_int
    !> A file descriptor: a semaphore that counts.
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9_c_int
    integer(c_int), parameter, public :: cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10_c_int

    ! cudaChannelFormatKind: What the channels of a texel are.
    !> Integers with a sign.
    integer(c_int), parameter, public :: cudaChannelFormatKindSigned = 0_c_int
    !> Integers without.
    integer(c_int), parameter, public :: cudaChannelFormatKindUnsigned = 1_c_int
    !> Floating-point numbers.
    integer(c_int), parameter, public :: cudaChannelFormatKindFloat = 2_c_int
    integer(c_int), parameter, public :: cudaChannelFormatKindNone = 3_c_int

    !> A place inside a box.
    type, bind(c), public :: cudaPos
        !> Bytes.
        integer(c_size_t) :: x = 0_c_size_t
        !> Rows.
        integer(c_size_t) :: y = 0_c_size_t
        !> Slices.
        integer(c_size_t) :: z = 0_c_size_t
    end type cudaPos

    !> Rows of memory.
    type, bind(c), public :: cudaPitchedPtr
        !> The first byte.
        type(c_ptr) :: ptr = c_null_ptr
        !> Bytes from row to row.
        integer(c_size_t) :: pitch = 0_c_size_t
        !> Bytes in a row.
        integer(c_size_t) :: xsize = 0_c_size_t
        !> Rows in a slice.
        integer(c_size_t) :: ysize = 0_c_size_t
    end type cudaPitchedPtr

    !> The size of a box.
    type, bind(c), public :: cudaExtent
        !> Bytes in a row.
        integer(c_size_t) :: width = 0_c_size_t
        !> Rows in a slice.
        integer(c_size_t) :: height = 0_c_size_t
        !> Slices.
        integer(c_size_t) :: depth = 0_c_size_t
    end type cudaExtent

    !> A copy of a box.
    type, bind(c), public :: cudaMemcpy3DParms
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
    type, bind(c), public :: cudaMemcpy3DPeerParms
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

    !> Where memory may be.
    type, bind(c), public :: cudaMemLocation
        !> The kind of place.
        integer(c_int) :: type = 0_c_int
        !> Its number: the device's ordinal, or the host's NUMA node.
        integer(c_int) :: id = 0_c_int
    end type cudaMemLocation

    !> How copies of a batch are done.
    type, bind(c), public :: cudaMemcpyAttributes
        !> When the source is read.
        integer(c_int) :: srcAccessOrder = 0_c_int
        !> Where managed sources probably are.
        type(cudaMemLocation) :: srcLocHint
        !> Where managed destinations probably are.
        type(cudaMemLocation) :: dstLocHint
        !> cudaMemcpyFlags.
        integer(c_int) :: flags = 0_c_int
    end type cudaMemcpyAttributes

    !> 16 bytes that identify a device.
    type, bind(c), public :: CUuuid
        !> The bytes.
        character(kind=c_char) :: bytes(16) = c_null_char
    end type CUuuid

    !> What a device is. Sizes are bytes.
    type, bind(c), public :: cudaDeviceProp
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

    !> What an element of an array is: up to four channels of the same number of bits, those that are not there of 0.
    type, bind(c), public :: cudaChannelFormatDesc
        !> Bits of the first channel.
        integer(c_int) :: x = 0_c_int
        !> Bits of the second.
        integer(c_int) :: y = 0_c_int
        !> Bits of the third.
        integer(c_int) :: z = 0_c_int
        !> Bits of the fourth.
        integer(c_int) :: w = 0_c_int
        !> What they are.
        integer(c_int) :: f = 0_c_int
    end type cudaChannelFormatDesc

    !> What memory is imported by. Fortran has the first member.
    type, bind(c), public :: cudaExternalMemoryHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes that the other members have besides.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type cudaExternalMemoryHandle

    !> Memory of another interface, to be imported.
    type, bind(c), public :: cudaExternalMemoryHandleDesc
        !> What it comes as.
        integer(c_int) :: type = 0_c_int
        !> Which one.
        type(cudaExternalMemoryHandle) :: handle
        !> Its bytes, as many as the other interface allocated.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> cudaExternalMemoryDedicated, or 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalMemoryHandleDesc

    !> A part of external memory, to be mapped.
    type, bind(c), public :: cudaExternalMemoryBufferDesc
        !> Where it starts in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> Its bytes.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalMemoryBufferDesc

    !> Arrays in external memory, each half as large as the one before, to be mapped.
    type, bind(c), public :: cudaExternalMemoryMipmappedArrayDesc
        !> Where the first starts in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> What its elements are.
        type(cudaChannelFormatDesc) :: formatDesc
        !> Its elements, rows and slices; 0 rows where there is one dimension, 0 slices where there are two.
        type(cudaExtent) :: extent
        !> cudaArraySurfaceLoadStore and the like.
        integer(c_int) :: flags = 0_c_int
        !> How many there are.
        integer(c_int) :: numLevels = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalMemoryMipmappedArrayDesc

    !> What a semaphore is imported by. Fortran has the first member.
    type, bind(c), public :: cudaExternalSemaphoreHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes that the other members have besides.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type cudaExternalSemaphoreHandle

    !> A semaphore of another interface, to be imported.
    type, bind(c), public :: cudaExternalSemaphoreHandleDesc
        !> What it comes as.
        integer(c_int) :: type = 0_c_int
        !> Which one.
        type(cudaExternalSemaphoreHandle) :: handle
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalSemaphoreHandleDesc

    !> The value of a timeline.
    type, bind(c), public :: cudaExternalFence
        !> What it is set to, or is to reach.
        integer(c_int64_t) :: value = 0_c_int64_t
    end type cudaExternalFence

    !> A fence of NvSciSync. Fortran has the first member.
    type, bind(c), public :: cudaExternalNvSciSync
        !> Where the fence is.
        type(c_ptr) :: fence = c_null_ptr
    end type cudaExternalNvSciSync

    !> What a mutex of Windows is released with.
    type, bind(c), public :: cudaExternalSignalKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
    end type cudaExternalSignalKey

    !> How a semaphore is signalled, by its kind.
    type, bind(c), public :: cudaExternalSemaphoreSignal
        !> For one that counts.
        type(cudaExternalFence) :: fence
        !> For one of NvSciSync.
        type(cudaExternalNvSciSync) :: nvSciSync
        !> For a mutex of Windows.
        type(cudaExternalSignalKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(12) = 0_c_int
    end type cudaExternalSemaphoreSignal

    !> How a semaphore is signalled.
    type, bind(c), public :: cudaExternalSemaphoreSignalParams
        !> By its kind.
        type(cudaExternalSemaphoreSignal) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalSemaphoreSignalParams

    !> What a mutex of Windows is acquired with.
    type, bind(c), public :: cudaExternalWaitKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
        !> How long to wait for it.
        integer(c_int) :: timeoutMs = 0_c_int
    end type cudaExternalWaitKey

    !> How a semaphore is waited for, by its kind.
    type, bind(c), public :: cudaExternalSemaphoreWait
        !> For one that counts.
        type(cudaExternalFence) :: fence
        !> For one of NvSciSync.
        type(cudaExternalNvSciSync) :: nvSciSync
        !> For a mutex of Windows.
        type(cudaExternalWaitKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(10) = 0_c_int
    end type cudaExternalSemaphoreWait

    !> How a semaphore is waited for.
    type, bind(c), public :: cudaExternalSemaphoreWaitParams
        !> By its kind.
        type(cudaExternalSemaphoreWait) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type cudaExternalSemaphoreWaitParams

    !> Names memory between processes: 64 bytes to be sent as they are.
    type, bind(c), public :: cudaIpcMemHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type cudaIpcMemHandle_t

    !> Names an event between processes: 64 bytes to be sent as they are.
    type, bind(c), public :: cudaIpcEventHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type cudaIpcEventHandle_t

    !> What a pointer points to.
    type, bind(c), public :: cudaPointerAttributes
        !> What it is.
        integer(c_int) :: type = 0_c_int
        !> The device it belongs to, or was allocated with; cudaInvalidDeviceId for unregistered memory.
        integer(c_int) :: device = 0_c_int
        !> Where the device reaches it, NULL if it cannot.
        type(c_ptr) :: devicePointer = c_null_ptr
        !> Where the host reaches it, NULL if it cannot.
        type(c_ptr) :: hostPointer = c_null_ptr
        !> The locality domain of the device that it is in: 0.
        integer(c_int) :: localityDomainOrdinal = 0_c_int
        !> Zeros.
        integer(c_long) :: reserved(7) = 0_c_long
    end type cudaPointerAttributes

    !> What a pool is asked to be.
    type, bind(c), public :: cudaMemPoolProps
        !> cudaMemAllocationTypePinned.
        integer(c_int) :: allocType = 0_c_int
        !> How it may be exported: bits of cudaMemAllocationHandleType.
        integer(c_int) :: handleTypes = 0_c_int
        !> Where its memory is.
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

    !> What may be done with memory from somewhere.
    type, bind(c), public :: cudaMemAccessDesc
        !> Who may.
        type(cudaMemLocation) :: location
        !> What.
        integer(c_int) :: flags = 0_c_int
    end type cudaMemAccessDesc

    !> Names one allocation of a pool between processes: 64 bytes to be sent as they are.
    type, bind(c), public :: cudaMemPoolPtrExportData
        !> The bytes.
        integer(c_signed_char) :: reserved(64) = 0_c_signed_char
    end type cudaMemPoolPtrExportData

    public :: cudaMemcpy
    public :: cudaMemcpyAsync
    public :: cudaMemcpy2D
    public :: cudaMemcpy2DAsync
    public :: cudaMemcpy3D
    public :: cudaMemcpy3DAsync
    public :: cudaMemcpy3DPeer
    public :: cudaMemcpy3DPeerAsync
    public :: cudaMemset
    public :: cudaMemsetAsync
    public :: cudaMemset2D
    public :: cudaMemset2DAsync
    public :: cudaMemset3D
    public :: cudaMemset3DAsync
    public :: cudaMemcpy2DToArray
    public :: cudaMemcpy2DFromArray
    public :: cudaMemcpy2DArrayToArray
    public :: cudaMemcpy2DToArrayAsync
    public :: cudaMemcpy2DFromArrayAsync
    public :: cudaMemcpyToArray
    public :: cudaMemcpyFromArray
    public :: cudaMemcpyArrayToArray
    public :: cudaMemcpyToArrayAsync
    public :: cudaMemcpyFromArrayAsync
    public :: cudaMemcpyToSymbol
    public :: cudaMemcpyFromSymbol
    public :: cudaMemcpyToSymbolAsync
    public :: cudaMemcpyFromSymbolAsync
    public :: cudaMemcpyBatchAsync
    public :: cudaMemcpy3DBatchAsync
    public :: cudaMemcpyWithAttributesAsync
    public :: cudaMemcpy3DWithAttributesAsync
    public :: cudaDriverGetVersion
    public :: cudaRuntimeGetVersion
    public :: cudaGetDeviceCount
    public :: cudaGetDevice
    public :: cudaSetDevice
    public :: cudaInitDevice
    public :: cudaSetValidDevices
    public :: cudaDeviceGetAttribute
    public :: cudaDeviceGetHostAtomicCapabilities
    public :: cudaGetDeviceProperties
    public :: cudaChooseDevice
    public :: cudaDeviceGetPCIBusId
    public :: cudaDeviceGetByPCIBusId
    public :: cudaDeviceSynchronize
    public :: cudaDeviceReset
    public :: cudaGetDeviceFlags
    public :: cudaSetDeviceFlags
    public :: cudaDeviceGetStreamPriorityRange
    public :: cudaDeviceGetLimit
    public :: cudaDeviceSetLimit
    public :: cudaDeviceGetCacheConfig
    public :: cudaDeviceSetCacheConfig
    public :: cudaDeviceGetSharedMemConfig
    public :: cudaDeviceSetSharedMemConfig
    public :: cudaDeviceFlushGPUDirectRDMAWrites
    public :: cudaDeviceGetTexture1DLinearMaxWidth
    public :: cudaDeviceGetNvSciSyncAttributes
    public :: cudaGetLastError
    public :: cudaPeekAtLastError
    public :: cudaGetErrorName
    public :: cudaGetErrorString
    public :: cudaEventCreate
    public :: cudaEventCreateWithFlags
    public :: cudaEventDestroy
    public :: cudaEventRecord
    public :: cudaEventRecordWithFlags
    public :: cudaEventQuery
    public :: cudaEventSynchronize
    public :: cudaEventElapsedTime
    public :: cudaImportExternalMemory
    public :: cudaExternalMemoryGetMappedBuffer
    public :: cudaExternalMemoryGetMappedMipmappedArray
    public :: cudaDestroyExternalMemory
    public :: cudaGetMipmappedArrayLevel
    public :: cudaFreeMipmappedArray
    public :: cudaImportExternalSemaphore
    public :: cudaSignalExternalSemaphoresAsync
    public :: cudaWaitExternalSemaphoresAsync
    public :: cudaDestroyExternalSemaphore
    public :: cudaIpcGetMemHandle
    public :: cudaIpcOpenMemHandle
    public :: cudaIpcCloseMemHandle
    public :: cudaIpcGetEventHandle
    public :: cudaIpcOpenEventHandle
    public :: cudaMalloc
    public :: cudaFree
    public :: cudaMallocPitch
    public :: cudaMalloc3D
    public :: cudaMallocManaged
    public :: cudaMallocHost
    public :: cudaHostAlloc
    public :: cudaFreeHost
    public :: cudaHostRegister
    public :: cudaHostUnregister
    public :: cudaHostGetDevicePointer
    public :: cudaHostGetFlags
    public :: cudaMemGetInfo
    public :: cudaMemAdvise
    public :: cudaMemPrefetchAsync
    public :: cudaMemRangeGetAttribute
    public :: cudaMemRangeGetAttributes
    public :: cudaPointerGetAttributes
    public :: cudaMemPrefetchBatchAsync
    public :: cudaMemDiscardBatchAsync
    public :: cudaMemDiscardAndPrefetchBatchAsync
    public :: cudaDeviceCanAccessPeer
    public :: cudaDeviceEnablePeerAccess
    public :: cudaDeviceDisablePeerAccess
    public :: cudaDeviceGetP2PAttribute
    public :: cudaDeviceGetP2PAtomicCapabilities
    public :: cudaMemcpyPeer
    public :: cudaMemcpyPeerAsync
    public :: cudaMallocAsync
    public :: cudaFreeAsync
    public :: cudaMallocFromPoolAsync
    public :: cudaDeviceGetDefaultMemPool
    public :: cudaDeviceGetMemPool
    public :: cudaDeviceSetMemPool
    public :: cudaMemGetDefaultMemPool
    public :: cudaMemGetMemPool
    public :: cudaMemSetMemPool
    public :: cudaMemPoolCreate
    public :: cudaMemPoolDestroy
    public :: cudaMemPoolTrimTo
    public :: cudaMemPoolSetAttribute
    public :: cudaMemPoolGetAttribute
    public :: cudaMemPoolSetAccess
    public :: cudaMemPoolGetAccess
    public :: cudaMemPoolExportToShareableHandle
    public :: cudaMemPoolImportFromShareableHandle
    public :: cudaMemPoolExportPointer
    public :: cudaMemPoolImportPointer
    public :: cudaGetDriverEntryPoint
    public :: cudaGetDriverEntryPointByVersion
    public :: cudaGetExportTable
    public :: cudaStreamCreate
    public :: cudaStreamCreateWithFlags
    public :: cudaStreamCreateWithPriority
    public :: cudaStreamDestroy
    public :: cudaStreamQuery
    public :: cudaStreamSynchronize
    public :: cudaStreamWaitEvent
    public :: cudaStreamAddCallback
    public :: cudaLaunchHostFunc
    public :: cudaStreamAttachMemAsync
    public :: cudaStreamGetFlags
    public :: cudaStreamGetPriority
    public :: cudaStreamGetId
    public :: cudaStreamGetDevice
    public :: cudaStreamIsCapturing
    public :: cudaStreamBeginCapture
    public :: cudaStreamEndCapture
    public :: cudaCtxResetPersistingL2Cache
    public :: cudaStreamCopyAttributes
    public :: cudaStreamGetAttribute
    public :: cudaStreamSetAttribute
    public :: cudaStreamBeginCaptureToGraph
    public :: cudaStreamBeginRecaptureToGraph
    public :: cudaStreamGetCaptureInfo
    public :: cudaStreamUpdateCaptureDependencies
    public :: cudaStreamGetDevResource

    interface

        !> Copies memory. Done when the call returns.
        !>
        !> - `dst` (in): the address that is written.
        !> - `src` (in): the address that is read.
        !> - `count` (in): bytes; 0 does nothing.
        !> - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
        !> that is not whole in one allocation.
        !>
        !> CUDA: cudaMemcpy.
        function cudaMemcpy(dst, src, count, kind) bind(c, name="cudaMemcpy") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpy

        !> Queues a copy of memory.
        !>
        !> - `dst` (in): the address that is written.
        !> - `src` (in): the address that is read.
        !> - `count` (in): bytes; 0 does nothing.
        !> - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
        !> that is not whole in one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpyAsync.
        function cudaMemcpyAsync(dst, src, count, kind, stream) bind(c, name="cudaMemcpyAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyAsync

        !> Copies rows. Done when the call returns.
        !>
        !> - `dst` (in): the first byte that is written.
        !> - `dpitch` (in): bytes from row to row there.
        !> - `src` (in): the first byte that is read.
        !> - `spitch` (in): bytes from row to row there.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows; nothing is done for none, nor for empty ones.
        !> - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
        !>
        !> Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidPitchValue for a pitch less than
        !> `width`; cudaErrorInvalidValue for NULL and for device memory that is not whole in one allocation.
        !>
        !> CUDA: cudaMemcpy2D.
        function cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind) bind(c, name="cudaMemcpy2D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpy2D

        !> Queues a copy of rows.
        !>
        !> - `dst` (in): the first byte that is written.
        !> - `dpitch` (in): bytes from row to row there.
        !> - `src` (in): the first byte that is read.
        !> - `spitch` (in): bytes from row to row there.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows; nothing is done for none, nor for empty ones.
        !> - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns what cudaMemcpy2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy2DAsync.
        function cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream) &
            bind(c, name="cudaMemcpy2DAsync") result(status)
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
            integer(c_int) :: status
        end function cudaMemcpy2DAsync

        !> Copies a box. Done when the call returns.
        !>
        !> - `p` (in): the copy.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a pitch,
        !> and for device memory that is not whole in one allocation; cudaErrorInvalidPitchValue for a pitch less than `xsize`;
        !> cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorNotSupported for arrays.
        !>
        !> CUDA: cudaMemcpy3D.
        function cudaMemcpy3D(p) bind(c, name="cudaMemcpy3D") result(status)
            import :: c_int, cudaMemcpy3DParms
            implicit none
            type(cudaMemcpy3DParms), intent(in) :: p
            integer(c_int) :: status
        end function cudaMemcpy3D

        !> Queues a copy of a box.
        !>
        !> - `p` (in): the copy.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns what cudaMemcpy3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy3DAsync.
        function cudaMemcpy3DAsync(p, stream) bind(c, name="cudaMemcpy3DAsync") result(status)
            import :: c_int, c_ptr, cudaMemcpy3DParms
            implicit none
            type(cudaMemcpy3DParms), intent(in) :: p
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DAsync

        !> Copies a box from one device's memory to another's. Done when the call returns.
        !>
        !> - `p` (in): the copy.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, and what cudaMemcpy3D returns.
        !>
        !> CUDA: cudaMemcpy3DPeer.
        function cudaMemcpy3DPeer(p) bind(c, name="cudaMemcpy3DPeer") result(status)
            import :: c_int, cudaMemcpy3DPeerParms
            implicit none
            type(cudaMemcpy3DPeerParms), intent(in) :: p
            integer(c_int) :: status
        end function cudaMemcpy3DPeer

        !> Queues a copy of a box from one device's memory to another's.
        !>
        !> - `p` (in): the copy.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns what cudaMemcpy3DPeer returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy3DPeerAsync.
        function cudaMemcpy3DPeerAsync(p, stream) bind(c, name="cudaMemcpy3DPeerAsync") result(status)
            import :: c_int, c_ptr, cudaMemcpy3DPeerParms
            implicit none
            type(cudaMemcpy3DPeerParms), intent(in) :: p
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DPeerAsync

        !> Fills memory with a byte. Done when the call returns.
        !>
        !> - `devPtr` (in): the first byte.
        !> - `value` (in): the byte; its low 8 bits count.
        !> - `count` (in): bytes; 0 does nothing.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for memory that no device can reach, and for what is not whole in one
        !> allocation.
        !>
        !> CUDA: cudaMemset.
        function cudaMemset(devPtr, value, count) bind(c, name="cudaMemset") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_int), value :: value
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemset

        !> Queues a fill of memory with a byte.
        !>
        !> - `devPtr` (in): the first byte.
        !> - `value` (in): the byte; its low 8 bits count.
        !> - `count` (in): bytes; 0 does nothing.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns what cudaMemset returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemsetAsync.
        function cudaMemsetAsync(devPtr, value, count, stream) bind(c, name="cudaMemsetAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_int), value :: value
            integer(c_size_t), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemsetAsync

        !> Fills rows with a byte. Done when the call returns.
        !>
        !> - `devPtr` (in): the first byte.
        !> - `pitch` (in): bytes from row to row.
        !> - `value` (in): the byte; its low 8 bits count.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows; nothing is done for none, nor for empty ones.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
        !> what is not whole in one allocation.
        !>
        !> CUDA: cudaMemset2D.
        function cudaMemset2D(devPtr, pitch, value, width, height) bind(c, name="cudaMemset2D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: pitch
            integer(c_int), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function cudaMemset2D

        !> Queues a fill of rows with a byte.
        !>
        !> - `devPtr` (in): the first byte.
        !> - `pitch` (in): bytes from row to row.
        !> - `value` (in): the byte; its low 8 bits count.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows; nothing is done for none, nor for empty ones.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns what cudaMemset2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemset2DAsync.
        function cudaMemset2DAsync(devPtr, pitch, value, width, height, stream) bind(c, name="cudaMemset2DAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: pitch
            integer(c_int), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemset2DAsync

        !> Fills a box with a byte. Done when the call returns.
        !>
        !> - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
        !> - `value` (in): the byte; its low 8 bits count.
        !> - `extent` (in): the size of the box; nothing is done for an empty one.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
        !> reach, and for what is not whole in one allocation.
        !>
        !> CUDA: cudaMemset3D.
        function cudaMemset3D(pitchedDevPtr, value, extent) bind(c, name="anygpu_cudaMemset3D_ref") result(status)
            import :: c_int, cudaExtent, cudaPitchedPtr
            implicit none
            type(cudaPitchedPtr), intent(in) :: pitchedDevPtr
            integer(c_int), value :: value
            type(cudaExtent), intent(in) :: extent
            integer(c_int) :: status
        end function cudaMemset3D

        !> Queues a fill of a box with a byte.
        !>
        !> - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
        !> - `value` (in): the byte; its low 8 bits count.
        !> - `extent` (in): the size of the box; nothing is done for an empty one.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns what cudaMemset3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemset3DAsync.
        function cudaMemset3DAsync(pitchedDevPtr, value, extent, stream) bind(c, name="anygpu_cudaMemset3DAsync_ref") result(status)
            import :: c_int, c_ptr, cudaExtent, cudaPitchedPtr
            implicit none
            type(cudaPitchedPtr), intent(in) :: pitchedDevPtr
            integer(c_int), value :: value
            type(cudaExtent), intent(in) :: extent
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemset3DAsync

        !> Would copy rows into an array; this version has no arrays.
        !>
        !> - `dst` (in): the array that is written.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `src` (in): the address that is read.
        !> - `spitch` (in): bytes from row to row of the memory.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpy2DToArray.
        function cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind) &
            bind(c, name="cudaMemcpy2DToArray") result(status)
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
            integer(c_int) :: status
        end function cudaMemcpy2DToArray

        !> Would copy rows out of an array; this version has no arrays.
        !>
        !> - `dst` (in): the address that is written.
        !> - `dpitch` (in): bytes from row to row of the memory.
        !> - `src` (in): the array that is read.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpy2DFromArray.
        function cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind) &
            bind(c, name="cudaMemcpy2DFromArray") result(status)
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
            integer(c_int) :: status
        end function cudaMemcpy2DFromArray

        !> Would copy rows from array to array; this version has no arrays.
        !>
        !> - `dst` (in): the array that is written.
        !> - `wOffsetDst` (in): bytes before the first in a row of the array that is written.
        !> - `hOffsetDst` (in): rows before the first there.
        !> - `src` (in): the array that is read.
        !> - `wOffsetSrc` (in): bytes before the first in a row of the array that is read.
        !> - `hOffsetSrc` (in): rows before the first there.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpy2DArrayToArray.
        function cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind) &
            bind(c, name="cudaMemcpy2DArrayToArray") result(status)
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
            integer(c_int) :: status
        end function cudaMemcpy2DArrayToArray

        !> Would queue a copy of rows into an array; this version has no arrays.
        !>
        !> - `dst` (in): the array that is written.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `src` (in): the address that is read.
        !> - `spitch` (in): bytes from row to row of the memory.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows.
        !> - `kind` (in): where the copy reads and writes.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpy2DToArrayAsync.
        function cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream) &
            bind(c, name="cudaMemcpy2DToArrayAsync") result(status)
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
            integer(c_int) :: status
        end function cudaMemcpy2DToArrayAsync

        !> Would queue a copy of rows out of an array; this version has no arrays.
        !>
        !> - `dst` (in): the address that is written.
        !> - `dpitch` (in): bytes from row to row of the memory.
        !> - `src` (in): the array that is read.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows.
        !> - `kind` (in): where the copy reads and writes.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpy2DFromArrayAsync.
        function cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream) &
            bind(c, name="cudaMemcpy2DFromArrayAsync") result(status)
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
            integer(c_int) :: status
        end function cudaMemcpy2DFromArrayAsync

        !> Would copy memory into an array; this version has no arrays.
        !>
        !> - `dst` (in): the array that is written.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `src` (in): the address that is read.
        !> - `count` (in): bytes.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyToArray.
        function cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind) bind(c, name="cudaMemcpyToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyToArray

        !> Would copy memory out of an array; this version has no arrays.
        !>
        !> - `dst` (in): the address that is written.
        !> - `src` (in): the array that is read.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `count` (in): bytes.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyFromArray.
        function cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind) bind(c, name="cudaMemcpyFromArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyFromArray

        !> Would copy from array to array; this version has no arrays.
        !>
        !> - `dst` (in): the array that is written.
        !> - `wOffsetDst` (in): bytes before the first in a row of the array that is written.
        !> - `hOffsetDst` (in): rows before the first there.
        !> - `src` (in): the array that is read.
        !> - `wOffsetSrc` (in): bytes before the first in a row of the array that is read.
        !> - `hOffsetSrc` (in): rows before the first there.
        !> - `count` (in): bytes.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyArrayToArray.
        function cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind) &
            bind(c, name="cudaMemcpyArrayToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffsetDst
            integer(c_size_t), value :: hOffsetDst
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffsetSrc
            integer(c_size_t), value :: hOffsetSrc
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyArrayToArray

        !> Would queue a copy of memory into an array; this version has no arrays.
        !>
        !> - `dst` (in): the array that is written.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `src` (in): the address that is read.
        !> - `count` (in): bytes.
        !> - `kind` (in): where the copy reads and writes.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyToArrayAsync.
        function cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream) &
            bind(c, name="cudaMemcpyToArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyToArrayAsync

        !> Would queue a copy of memory out of an array; this version has no arrays.
        !>
        !> - `dst` (in): the address that is written.
        !> - `src` (in): the array that is read.
        !> - `wOffset` (in): bytes before the first in a row of the array.
        !> - `hOffset` (in): rows before the first.
        !> - `count` (in): bytes.
        !> - `kind` (in): where the copy reads and writes.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyFromArrayAsync.
        function cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream) &
            bind(c, name="cudaMemcpyFromArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyFromArrayAsync

        !> Would copy memory into a variable of device code; this version loads no device code.
        !>
        !> - `symbol` (in): the variable.
        !> - `src` (in): the address that is read.
        !> - `count` (in): bytes.
        !> - `offset` (in): bytes before the first in the variable.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyToSymbol.
        function cudaMemcpyToSymbol(symbol, src, count, offset, kind) bind(c, name="cudaMemcpyToSymbol") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyToSymbol

        !> Would copy memory out of a variable of device code; this version loads no device code.
        !>
        !> - `dst` (in): the address that is written.
        !> - `symbol` (in): the variable.
        !> - `count` (in): bytes.
        !> - `offset` (in): bytes before the first in the variable.
        !> - `kind` (in): where the copy reads and writes.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyFromSymbol.
        function cudaMemcpyFromSymbol(dst, symbol, count, offset, kind) bind(c, name="cudaMemcpyFromSymbol") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function cudaMemcpyFromSymbol

        !> Would queue a copy of memory into a variable of device code; this version loads no device code.
        !>
        !> - `symbol` (in): the variable.
        !> - `src` (in): the address that is read.
        !> - `count` (in): bytes.
        !> - `offset` (in): bytes before the first in the variable.
        !> - `kind` (in): where the copy reads and writes.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyToSymbolAsync.
        function cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream) &
            bind(c, name="cudaMemcpyToSymbolAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyToSymbolAsync

        !> Would queue a copy of memory out of a variable of device code; this version loads no device code.
        !>
        !> - `dst` (in): the address that is written.
        !> - `symbol` (in): the variable.
        !> - `count` (in): bytes.
        !> - `offset` (in): bytes before the first in the variable.
        !> - `kind` (in): where the copy reads and writes.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaMemcpyFromSymbolAsync.
        function cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream) &
            bind(c, name="cudaMemcpyFromSymbolAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyFromSymbolAsync

        !> Queues copies of bytes, wherever the addresses are.
        !>
        !> - `dsts` (in, array of count): the addresses that are written.
        !> - `srcs` (in, array of count): the addresses that are read.
        !> - `sizes` (in, array of count): bytes.
        !> - `count` (in): how many copies.
        !> - `attrs` (in, array of numAttrs): how they are done.
        !> - `attrsIdxs` (in, array of numAttrs): from which copy on each of `attrs` counts.
        !> - `numAttrs` (in): how many of those, not 0.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, the default stream, and a range that is not whole in one allocation; what
        !> comes before one that is refused has been queued; cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpyBatchAsync.
        function cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream) &
            bind(c, name="cudaMemcpyBatchAsync") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemcpyAttributes
            implicit none
            type(c_ptr), intent(in) :: dsts(*)
            type(c_ptr), intent(in) :: srcs(*)
            integer(c_size_t), intent(in) :: sizes(*)
            integer(c_size_t), value :: count
            type(cudaMemcpyAttributes), intent(in) :: attrs(*)
            integer(c_size_t), intent(in) :: attrsIdxs(*)
            integer(c_size_t), value :: numAttrs
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyBatchAsync

        !> Queues copies of boxes, wherever the addresses are.
        !>
        !> - `numOps` (in): how many copies.
        !> - `opList` (in, array of numOps): the copies.
        !> - `flags` (in): 0.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and a box that is not whole in one
        !> allocation, cudaErrorNotSupported for arrays; what comes before one that is refused has been queued;
        !> cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy3DBatchAsync.
        function cudaMemcpy3DBatchAsync(numOps, opList, flags, stream) bind(c, name="cudaMemcpy3DBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            integer(c_size_t), value :: numOps
            type(c_ptr), value :: opList
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DBatchAsync

        !> Queues copying bytes, wherever the addresses are.
        !>
        !> - `dst` (in): the address that is written.
        !> - `src` (in): the address that is read.
        !> - `size` (in): bytes.
        !> - `attr` (in): how it is done.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a range of device memory that is not whole in one allocation;
        !> cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpyWithAttributesAsync from 13.2 on.
        function cudaMemcpyWithAttributesAsync(dst, src, size, attr, stream) &
            bind(c, name="cudaMemcpyWithAttributesAsync") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemcpyAttributes
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: size
            type(cudaMemcpyAttributes), intent(in) :: attr
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyWithAttributesAsync

        !> Queues copying a box, wherever the addresses are.
        !>
        !> - `op` (in): the copy.
        !> - `flags` (in): 0.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and a box that is not whole in one allocation,
        !> cudaErrorNotSupported for arrays; cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpy3DWithAttributesAsync from 13.2 on.
        function cudaMemcpy3DWithAttributesAsync(op, flags, stream) bind(c, name="cudaMemcpy3DWithAttributesAsync") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: op
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpy3DWithAttributesAsync

        !> Tells the version of CUDA that the driver speaks.
        !>
        !> - `driverVersion` (out): major * 1000 + minor * 10; 0 where there is no driver.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaDriverGetVersion.
        function cudaDriverGetVersion(driverVersion) bind(c, name="cudaDriverGetVersion") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: driverVersion
            integer(c_int) :: status
        end function cudaDriverGetVersion

        !> Tells the version of CUDA's runtime that the program was made for. Needs no device.
        !>
        !> - `runtimeVersion` (out): major * 1000 + minor * 10.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaRuntimeGetVersion.
        function cudaRuntimeGetVersion(runtimeVersion) bind(c, name="cudaRuntimeGetVersion") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: runtimeVersion
            integer(c_int) :: status
        end function cudaRuntimeGetVersion

        !> Tells how many devices there are.
        !>
        !> - `count` (out): the number.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaGetDeviceCount.
        function cudaGetDeviceCount(count) bind(c, name="cudaGetDeviceCount") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function cudaGetDeviceCount

        !> Tells the calling thread's current device.
        !>
        !> - `device` (out): its ordinal; 0 until the thread sets another.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaGetDevice.
        function cudaGetDevice(device) bind(c, name="cudaGetDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function cudaGetDevice

        !> Makes a device current for the calling thread.
        !>
        !> - `device` (in): its ordinal.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaSetDevice.
        function cudaSetDevice(device) bind(c, name="cudaSetDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaSetDevice

        !> Starts a device without making it current.
        !>
        !> - `device` (in): its ordinal.
        !> - `deviceFlags` (in): the flags of the device, as cudaSetDeviceFlags takes them; they count with
        !>   cudaInitDeviceFlagsAreValid only.
        !> - `flags` (in): 0 or cudaInitDeviceFlagsAreValid; other bits are not looked at.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for flags of no device.
        !>
        !> CUDA: cudaInitDevice.
        function cudaInitDevice(device, deviceFlags, flags) bind(c, name="cudaInitDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: device
            integer(c_int), value :: deviceFlags
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaInitDevice

        !> Says which devices the calling thread prefers, the best first: the first becomes its current device.
        !>
        !> - `device_arr` (in, array of len, nullable): ordinals.
        !> - `len` (in): how many; 0 changes nothing.
        !>
        !> Returns cudaErrorInvalidValue for a NULL array and for a bad `len`, cudaErrorInvalidDevice for a device that does not
        !> exist.
        !>
        !> CUDA: cudaSetValidDevices.
        function cudaSetValidDevices(device_arr, len) bind(c, name="cudaSetValidDevices") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: device_arr
            integer(c_int), value :: len
            integer(c_int) :: status
        end function cudaSetValidDevices

        !> Tells a number that describes a device.
        !>
        !> - `value` (out): the number: bytes, kHz, bits or a count; yes is 1 and no is 0.
        !> - `attr` (in): what is asked.
        !> - `device` (in): the device.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetAttribute.
        function cudaDeviceGetAttribute(value, attr, device) bind(c, name="cudaDeviceGetAttribute") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: value
            integer(c_int), value :: attr
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetAttribute

        !> Tells which atomic operations a device can do on host memory: none that the back ends know of.
        !>
        !> - `capabilities` (out, array of count): for each operation 0.
        !> - `operations` (in, array of count): the operations.
        !> - `count` (in): how many.
        !> - `device` (in): the device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for a device that does
        !> not exist.
        !>
        !> CUDA: cudaDeviceGetHostAtomicCapabilities from 13.0 on.
        function cudaDeviceGetHostAtomicCapabilities(capabilities, operations, count, device) &
            bind(c, name="cudaDeviceGetHostAtomicCapabilities") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: capabilities(*)
            integer(c_int), intent(in) :: operations(*)
            integer(c_int), value :: count
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetHostAtomicCapabilities

        !> Tells what a device is.
        !>
        !> - `prop` (out): the properties, all of them written.
        !> - `device` (in): the device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaGetDeviceProperties.
        function cudaGetDeviceProperties(prop, device) bind(c, name="cudaGetDeviceProperties") result(status)
            import :: c_int, cudaDeviceProp
            implicit none
            type(cudaDeviceProp), intent(out) :: prop
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaGetDeviceProperties

        !> Chooses the first device that has at least what is asked for.
        !>
        !> - `device` (out): its ordinal; 0 where no device has all.
        !> - `prop` (in): the least that is wanted of memory, processors and versions; what is 0 does not count.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaChooseDevice.
        function cudaChooseDevice(device, prop) bind(c, name="cudaChooseDevice") result(status)
            import :: c_int, cudaDeviceProp
            implicit none
            integer(c_int), intent(out) :: device
            type(cudaDeviceProp), intent(in) :: prop
            integer(c_int) :: status
        end function cudaChooseDevice

        !> Tells a device's PCI address.
        !>
        !> - `pciBusId` (out, array of len): "domain:bus:device.0" in hexadecimal, such as "0000:C1:00.0".
        !> - `len` (in): bytes of room, at least 13.
        !> - `device` (in): the device.
        !>
        !> Returns cudaErrorInvalidValue for NULL or too little room, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetPCIBusId.
        function cudaDeviceGetPCIBusId(pciBusId, len, device) bind(c, name="cudaDeviceGetPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            character(kind=c_char), intent(out) :: pciBusId(*)
            integer(c_int), value :: len
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetPCIBusId

        !> Finds a device by its PCI address.
        !>
        !> - `device` (out): its ordinal.
        !> - `pciBusId` (in): "domain:bus:device.function" in hexadecimal; the domain and the function may be left out.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for what is no PCI address, cudaErrorInvalidDevice for an address that is no
        !> device's.
        !>
        !> CUDA: cudaDeviceGetByPCIBusId.
        function cudaDeviceGetByPCIBusId(device, pciBusId) bind(c, name="cudaDeviceGetByPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            integer(c_int), intent(out) :: device
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

        !> Destroys everything this process has on the current device: memory, streams, events, openings.
        !>
        !> CUDA: cudaDeviceReset.
        function cudaDeviceReset() bind(c, name="cudaDeviceReset") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaDeviceReset

        !> Tells how threads wait for the current device.
        !>
        !> - `flags` (out): one of the cudaDeviceSchedule flags, and cudaDeviceMapHost.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaGetDeviceFlags.
        function cudaGetDeviceFlags(flags) bind(c, name="cudaGetDeviceFlags") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function cudaGetDeviceFlags

        !> Says how threads shall wait for the current device.
        !>
        !> - `flags` (in): one of the cudaDeviceSchedule flags, and optionally cudaDeviceMapHost, cudaDeviceLmemResizeToMax and
        !>   cudaDeviceSyncMemops, which change nothing.
        !>
        !> Returns cudaErrorInvalidValue for other flags.
        !>
        !> CUDA: cudaSetDeviceFlags.
        function cudaSetDeviceFlags(flags) bind(c, name="cudaSetDeviceFlags") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaSetDeviceFlags

        !> Tells the range of stream priorities on the current device; lower is more urgent.
        !>
        !> - `leastPriority` (out, nullable): the least urgent.
        !> - `greatestPriority` (out, nullable): the most urgent.
        !>
        !> CUDA: cudaDeviceGetStreamPriorityRange.
        function cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority) &
            bind(c, name="cudaDeviceGetStreamPriorityRange") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: leastPriority
            type(c_ptr), value :: greatestPriority
            integer(c_int) :: status
        end function cudaDeviceGetStreamPriorityRange

        !> Tells a limit of the current device.
        !>
        !> - `pValue` (out): its value.
        !> - `limit` (in): which limit.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an unknown limit, cudaErrorUnsupportedLimit for one that cannot be told
        !> here.
        !>
        !> CUDA: cudaDeviceGetLimit.
        function cudaDeviceGetLimit(pValue, limit) bind(c, name="cudaDeviceGetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t), intent(out) :: pValue
            integer(c_int), value :: limit
            integer(c_int) :: status
        end function cudaDeviceGetLimit

        !> Sets a limit of the current device.
        !>
        !> - `limit` (in): which limit.
        !> - `value` (in): its value.
        !>
        !> Returns cudaErrorInvalidValue for an unknown limit and for a value the device cannot have, cudaErrorUnsupportedLimit
        !> where it cannot be set.
        !>
        !> CUDA: cudaDeviceSetLimit.
        function cudaDeviceSetLimit(limit, value) bind(c, name="cudaDeviceSetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            integer(c_int), value :: limit
            integer(c_size_t), value :: value
            integer(c_int) :: status
        end function cudaDeviceSetLimit

        !> Tells the preference between shared memory and L1 cache: none.
        !>
        !> - `pCacheConfig` (out): cudaFuncCachePreferNone.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaDeviceGetCacheConfig.
        function cudaDeviceGetCacheConfig(pCacheConfig) bind(c, name="cudaDeviceGetCacheConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: pCacheConfig
            integer(c_int) :: status
        end function cudaDeviceGetCacheConfig

        !> Takes a preference between shared memory and L1 cache, which no device here follows.
        !>
        !> - `cacheConfig` (in): the preference.
        !>
        !> Returns cudaErrorInvalidValue for an unknown preference.
        !>
        !> CUDA: cudaDeviceSetCacheConfig.
        function cudaDeviceSetCacheConfig(cacheConfig) bind(c, name="cudaDeviceSetCacheConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: cacheConfig
            integer(c_int) :: status
        end function cudaDeviceSetCacheConfig

        !> Tells the bank size of shared memory.
        !>
        !> - `pConfig` (out): cudaSharedMemBankSizeFourByte.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaDeviceGetSharedMemConfig.
        function cudaDeviceGetSharedMemConfig(pConfig) bind(c, name="cudaDeviceGetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: pConfig
            integer(c_int) :: status
        end function cudaDeviceGetSharedMemConfig

        !> Takes a bank size of shared memory, which no device here follows.
        !>
        !> - `config` (in): the bank size.
        !>
        !> Returns cudaErrorInvalidValue for an unknown bank size.
        !>
        !> CUDA: cudaDeviceSetSharedMemConfig.
        function cudaDeviceSetSharedMemConfig(config) bind(c, name="cudaDeviceSetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: config
            integer(c_int) :: status
        end function cudaDeviceSetSharedMemConfig

        !> Would wait for remote writes into the current device's memory; none come here.
        !>
        !> - `target` (in): cudaFlushGPUDirectRDMAWritesTargetCurrentDevice.
        !> - `scope` (in): who sees them.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaDeviceFlushGPUDirectRDMAWrites.
        function cudaDeviceFlushGPUDirectRDMAWrites(target, scope) bind(c, name="cudaDeviceFlushGPUDirectRDMAWrites") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: target
            integer(c_int), value :: scope
            integer(c_int) :: status
        end function cudaDeviceFlushGPUDirectRDMAWrites

        !> Would tell how many texels a texture over memory may have; this version has no textures.
        !>
        !> - `maxWidthInElements` (out): the number.
        !> - `fmtDesc` (in): the format of a texel.
        !> - `device` (in): the device.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaDeviceGetTexture1DLinearMaxWidth.
        function cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, fmtDesc, device) &
            bind(c, name="cudaDeviceGetTexture1DLinearMaxWidth") result(status)
            import :: c_int, c_size_t, cudaChannelFormatDesc
            implicit none
            integer(c_size_t), intent(out) :: maxWidthInElements
            type(cudaChannelFormatDesc), intent(in) :: fmtDesc
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetTexture1DLinearMaxWidth

        !> Would tell what a device asks of NvSciSync, which this version does not speak.
        !>
        !> - `nvSciSyncAttrList` (inout): the attributes.
        !> - `device` (in): the device.
        !> - `flags` (in): whether it signals or waits.
        !>
        !> Returns cudaErrorNotSupported.
        !>
        !> CUDA: cudaDeviceGetNvSciSyncAttributes.
        function cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags) &
            bind(c, name="cudaDeviceGetNvSciSyncAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: nvSciSyncAttrList
            integer(c_int), value :: device
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

        !> Returns the name of a status, such as "cudaErrorInvalidValue"; "unrecognized error code" for a number that is none.
        !>
        !> The text is constant. The last error stays as it is.
        !>
        !> - `error` (in): the status.
        !>
        !> CUDA: cudaGetErrorName.
        function cudaGetErrorName(error) bind(c, name="cudaGetErrorName") result(answer)
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: error
            type(c_ptr) :: answer
        end function cudaGetErrorName

        !> Returns what a status means, in words; "unrecognized error code" for a number that is none.
        !>
        !> The text is constant. The last error stays as it is. anygpu_last_reason() tells more about the thread's last failure.
        !>
        !> - `error` (in): the status.
        !>
        !> CUDA: cudaGetErrorString.
        function cudaGetErrorString(error) bind(c, name="cudaGetErrorString") result(answer)
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: error
            type(c_ptr) :: answer
        end function cudaGetErrorString

        !> Creates an event that takes time, on the current device.
        !>
        !> - `event` (out): the event; destroy it with cudaEventDestroy.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaEventCreate.
        function cudaEventCreate(event) bind(c, name="cudaEventCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: event
            integer(c_int) :: status
        end function cudaEventCreate

        !> Creates an event on the current device.
        !>
        !> - `event` (out): the event; destroy it with cudaEventDestroy.
        !> - `flags` (in): cudaEventDefault, or a sum of cudaEventBlockingSync, cudaEventDisableTiming and cudaEventInterprocess
        !>   (with cudaEventDisableTiming).
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and cudaEventInterprocess without cudaEventDisableTiming;
        !> cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaEventCreateWithFlags.
        function cudaEventCreateWithFlags(event, flags) bind(c, name="cudaEventCreateWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: event
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaEventCreateWithFlags

        !> Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
        !>
        !> - `event` (in): the event.
        !>
        !> Returns cudaErrorInvalidResourceHandle for an event that does not exist.
        !>
        !> CUDA: cudaEventDestroy.
        function cudaEventDestroy(event) bind(c, name="cudaEventDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaEventDestroy

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> - `event` (in): the event.
        !> - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidResourceHandle for an event or stream that does not exist, and for one of another device.
        !>
        !> CUDA: cudaEventRecord.
        function cudaEventRecord(event, stream) bind(c, name="cudaEventRecord") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaEventRecord

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> - `event` (in): the event.
        !> - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
        !> - `flags` (in): cudaEventRecordDefault, or cudaEventRecordExternal, which means something in a captured graph only.
        !>
        !> Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
        !> exist, and for one of another device.
        !>
        !> CUDA: cudaEventRecordWithFlags.
        function cudaEventRecordWithFlags(event, stream, flags) bind(c, name="cudaEventRecordWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            type(c_ptr), value :: stream
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaEventRecordWithFlags

        !> Tells whether an event's latest record has completed. An event never recorded has.
        !>
        !> - `event` (in): the event.
        !>
        !> Returns cudaSuccess when it has, cudaErrorNotReady when it has not, cudaErrorInvalidResourceHandle for an event that
        !> does not exist, cudaErrorLaunchFailure when the process that recorded it has died.
        !>
        !> CUDA: cudaEventQuery.
        function cudaEventQuery(event) bind(c, name="cudaEventQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaEventQuery

        !> Waits until an event's latest record has completed. An event never recorded has.
        !>
        !> - `event` (in): the event.
        !>
        !> Returns cudaErrorInvalidResourceHandle for an event that does not exist, cudaErrorLaunchFailure when the process that
        !> recorded it has died.
        !>
        !> CUDA: cudaEventSynchronize.
        function cudaEventSynchronize(event) bind(c, name="cudaEventSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaEventSynchronize

        !> Tells the time between two completed records.
        !>
        !> - `ms` (out): milliseconds.
        !> - `start` (in): the earlier event.
        !> - `end` (in): the later event.
        !>
        !> Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist, takes no
        !> time, or was never recorded; cudaErrorNotReady when one has not completed.
        !>
        !> CUDA: cudaEventElapsedTime.
        function cudaEventElapsedTime(ms, start, end) bind(c, name="cudaEventElapsedTime") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            real(c_float), intent(out) :: ms
            type(c_ptr), value :: start
            type(c_ptr), value :: end
            integer(c_int) :: status
        end function cudaEventElapsedTime

        !> Imports memory that another interface, such as Vulkan, or another process has exported.
        !>
        !> - `extMem_out` (out): the memory; let go of it with cudaDestroyExternalMemory.
        !> - `memHandleDesc` (in): what to import. On Linux that is a file descriptor, which belongs to the runtime from then on:
        !>   the program does not close it. After a failure it is still the program's. The size is what the exporter allocated.
        !>
        !> Returns cudaErrorInvalidValue for NULL, types and flags that there are not, and a size of 0 or more than there is;
        !> cudaErrorNotSupported for types that Linux does not have; cudaErrorUnknown for a descriptor that is not open or of
        !> something else.
        !>
        !> CUDA: cudaImportExternalMemory.
        function cudaImportExternalMemory(extMem_out, memHandleDesc) bind(c, name="cudaImportExternalMemory") result(status)
            import :: c_int, c_ptr, cudaExternalMemoryHandleDesc
            implicit none
            type(c_ptr), intent(out) :: extMem_out
            type(cudaExternalMemoryHandleDesc), intent(in) :: memHandleDesc
            integer(c_int) :: status
        end function cudaImportExternalMemory

        !> Maps a part of external memory at device addresses.
        !>
        !> - `devPtr` (out): the first address; free it with cudaFree. Each call gives another one.
        !> - `extMem` (in): the memory.
        !> - `bufferDesc` (in): which bytes.
        !>
        !> Returns cudaErrorInvalidValue for NULL, flags, no bytes, and those that are not in the memory,
        !> cudaErrorMemoryAllocation where they end beyond all addresses; cudaErrorInvalidResourceHandle for what is no such
        !> memory.
        !>
        !> CUDA: cudaExternalMemoryGetMappedBuffer.
        function cudaExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc) &
            bind(c, name="cudaExternalMemoryGetMappedBuffer") result(status)
            import :: c_int, c_ptr, cudaExternalMemoryBufferDesc
            implicit none
            type(c_ptr), intent(out) :: devPtr
            type(c_ptr), value :: extMem
            type(cudaExternalMemoryBufferDesc), intent(in) :: bufferDesc
            integer(c_int) :: status
        end function cudaExternalMemoryGetMappedBuffer

        !> Makes arrays of texels of external memory.
        !>
        !> - `mipmap` (out): the arrays; free them with cudaFreeMipmappedArray.
        !> - `extMem` (in): the memory.
        !> - `mipmapDesc` (in): where in it they start, and what they are.
        !>
        !> Returns cudaErrorInvalidValue for NULL, arrays that cannot be, and those that are not in the memory;
        !> cudaErrorInvalidResourceHandle for what is no such memory; cudaErrorNotSupported for formats besides integers and
        !> floating-point numbers, and where there are no such arrays.
        !>
        !> CUDA: cudaExternalMemoryGetMappedMipmappedArray.
        function cudaExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc) &
            bind(c, name="cudaExternalMemoryGetMappedMipmappedArray") result(status)
            import :: c_int, c_ptr, cudaExternalMemoryMipmappedArrayDesc
            implicit none
            type(c_ptr), intent(out) :: mipmap
            type(c_ptr), value :: extMem
            type(cudaExternalMemoryMipmappedArrayDesc), intent(in) :: mipmapDesc
            integer(c_int) :: status
        end function cudaExternalMemoryGetMappedMipmappedArray

        !> Lets go of external memory. What is mapped of it stays until it is freed.
        !>
        !> - `extMem` (in): from cudaImportExternalMemory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for what is no such memory.
        !>
        !> CUDA: cudaDestroyExternalMemory.
        function cudaDestroyExternalMemory(extMem) bind(c, name="cudaDestroyExternalMemory") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: extMem
            integer(c_int) :: status
        end function cudaDestroyExternalMemory

        !> Gives one of the arrays of a mipmapped array.
        !>
        !> - `levelArray` (out): the array, which is freed with all of them.
        !> - `mipmappedArray` (in): the arrays.
        !> - `level` (in): which one, from 0, the largest.
        !>
        !> Returns cudaErrorInvalidValue for NULL and a level that there is not; cudaErrorInvalidResourceHandle for what is no
        !> such array; cudaErrorNotSupported where there are no such arrays.
        !>
        !> CUDA: cudaGetMipmappedArrayLevel.
        function cudaGetMipmappedArrayLevel(levelArray, mipmappedArray, level) &
            bind(c, name="cudaGetMipmappedArrayLevel") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: levelArray
            type(c_ptr), value :: mipmappedArray
            integer(c_int), value :: level
            integer(c_int) :: status
        end function cudaGetMipmappedArrayLevel

        !> Frees arrays of texels. External memory that they were made of stays.
        !>
        !> - `mipmappedArray` (in, nullable): the arrays; NULL does nothing.
        !>
        !> Returns cudaErrorInvalidResourceHandle for what is no such array; cudaErrorNotSupported where there are no such
        !> arrays.
        !>
        !> CUDA: cudaFreeMipmappedArray.
        function cudaFreeMipmappedArray(mipmappedArray) bind(c, name="cudaFreeMipmappedArray") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mipmappedArray
            integer(c_int) :: status
        end function cudaFreeMipmappedArray

        !> Imports a semaphore that another interface, such as Vulkan, or another process has exported.
        !>
        !> - `extSem_out` (out): the semaphore; let go of it with cudaDestroyExternalSemaphore.
        !> - `semHandleDesc` (in): what to import. On Linux that is a file descriptor, of a semaphore that is signalled or not
        !>   (cudaExternalSemaphoreHandleTypeOpaqueFd) or of one that counts
        !>   (cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd). It belongs to the runtime from then on: the program does not
        !>   close it. After a failure it is still the program's.
        !>
        !> Returns cudaErrorInvalidValue for NULL, types that there are not, and flags; cudaErrorNotSupported for types that
        !> Linux does not have; cudaErrorUnknown for a descriptor that is not open or of something else.
        !>
        !> CUDA: cudaImportExternalSemaphore.
        function cudaImportExternalSemaphore(extSem_out, semHandleDesc) bind(c, name="cudaImportExternalSemaphore") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreHandleDesc
            implicit none
            type(c_ptr), intent(out) :: extSem_out
            type(cudaExternalSemaphoreHandleDesc), intent(in) :: semHandleDesc
            integer(c_int) :: status
        end function cudaImportExternalSemaphore

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        !>
        !> - `extSemArray` (in, array of numExtSems): the semaphores.
        !> - `paramsArray` (in, array of numExtSems): for one that counts, the value it is set to, more than it has.
        !> - `numExtSems` (in): how many.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
        !> can be told; cudaErrorInvalidResourceHandle for a semaphore or a stream that does not exist.
        !>
        !> CUDA: cudaSignalExternalSemaphoresAsync.
        function cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="cudaSignalExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreSignalParams
            implicit none
            type(c_ptr), intent(in) :: extSemArray(*)
            type(cudaExternalSemaphoreSignalParams), intent(in) :: paramsArray(*)
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaSignalExternalSemaphoresAsync

        !> Queues waits for semaphores: what is queued on the stream from now on begins once all are over.
        !>
        !> A semaphore that is signalled or not is reset by the wait, so that each signal ends one wait.
        !>
        !> - `extSemArray` (in, array of numExtSems): the semaphores.
        !> - `paramsArray` (in, array of numExtSems): for one that counts, the value it is to reach.
        !> - `numExtSems` (in): how many.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for none and for flags; cudaErrorInvalidResourceHandle for a semaphore or a
        !> stream that does not exist.
        !>
        !> CUDA: cudaWaitExternalSemaphoresAsync.
        function cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="cudaWaitExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, cudaExternalSemaphoreWaitParams
            implicit none
            type(c_ptr), intent(in) :: extSemArray(*)
            type(cudaExternalSemaphoreWaitParams), intent(in) :: paramsArray(*)
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaWaitExternalSemaphoresAsync

        !> Lets go of a semaphore. Wait for its signals and waits first.
        !>
        !> - `extSem` (in): from cudaImportExternalSemaphore.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for what is no such semaphore.
        !>
        !> CUDA: cudaDestroyExternalSemaphore.
        function cudaDestroyExternalSemaphore(extSem) bind(c, name="cudaDestroyExternalSemaphore") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: extSem
            integer(c_int) :: status
        end function cudaDestroyExternalSemaphore

        !> Makes a handle by which other processes open the device memory that `devPtr` points into.
        !>
        !> The handle names the whole allocation: opened, it gives the allocation's base, also where `devPtr` is an interior
        !> pointer, so send the offset along. Asked twice, the bytes are the same; memory freed and allocated again gets a new
        !> handle. The memory must stay allocated until the other processes have closed it.
        !>
        !> - `handle` (out): 64 bytes to send to the other process by any means.
        !> - `devPtr` (in): device memory from cudaMalloc, cudaMallocPitch or cudaMalloc3D.
        !>
        !> Returns cudaErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
        !> managed, stream-ordered, opened from another process, or freed.
        !>
        !> CUDA: cudaIpcGetMemHandle.
        function cudaIpcGetMemHandle(handle, devPtr) bind(c, name="cudaIpcGetMemHandle") result(status)
            import :: c_int, c_ptr, cudaIpcMemHandle_t
            implicit none
            type(cudaIpcMemHandle_t), intent(out) :: handle
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function cudaIpcGetMemHandle

        !> Opens memory that another process exported and returns its base address in this process.
        !>
        !> Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
        !> allocated on.
        !>
        !> - `devPtr` (out): the base address.
        !> - `handle` (in): the 64 bytes from cudaIpcGetMemHandle.
        !> - `flags` (in): cudaIpcMemLazyEnablePeerAccess.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and a handle that was never made, is damaged, or is of another
        !> user; cudaErrorDeviceUninitialized for a handle made by this process; cudaErrorNotPermitted for memory that its
        !> process has freed, also by ending.
        !>
        !> CUDA: cudaIpcOpenMemHandle.
        function cudaIpcOpenMemHandle(devPtr, handle, flags) bind(c, name="anygpu_cudaIpcOpenMemHandle_ref") result(status)
            import :: c_int, c_ptr, cudaIpcMemHandle_t
            implicit none
            type(c_ptr), intent(out) :: devPtr
            type(cudaIpcMemHandle_t), intent(in) :: handle
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaIpcOpenMemHandle

        !> Gives back one opening of another process's memory; the last one unmaps it.
        !>
        !> Work that uses the memory is finished first.
        !>
        !> - `devPtr` (in): the address from cudaIpcOpenMemHandle.
        !>
        !> Returns cudaErrorInvalidValue for NULL, for memory that was not opened, and for one close too many.
        !>
        !> CUDA: cudaIpcCloseMemHandle.
        function cudaIpcCloseMemHandle(devPtr) bind(c, name="cudaIpcCloseMemHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function cudaIpcCloseMemHandle

        !> Makes a handle by which other processes open an event.
        !>
        !> The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
        !> tell the other processes only after cudaEventRecord.
        !>
        !> - `handle` (out): 64 bytes to send to the other process by any means.
        !> - `event` (in): an event created with cudaEventInterprocess and cudaEventDisableTiming.
        !>
        !> Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist or was created
        !> without cudaEventInterprocess.
        !>
        !> CUDA: cudaIpcGetEventHandle.
        function cudaIpcGetEventHandle(handle, event) bind(c, name="cudaIpcGetEventHandle") result(status)
            import :: c_int, c_ptr, cudaIpcEventHandle_t
            implicit none
            type(cudaIpcEventHandle_t), intent(out) :: handle
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cudaIpcGetEventHandle

        !> Opens an event that another process exported.
        !>
        !> It can be waited for, queried and recorded; destroy it with cudaEventDestroy.
        !>
        !> - `event` (out): the event.
        !> - `handle` (in): the 64 bytes from cudaIpcGetEventHandle.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorDeviceUninitialized for a handle made by this process,
        !> cudaErrorMapBufferObjectFailed for one that names no live event this process may open.
        !>
        !> CUDA: cudaIpcOpenEventHandle.
        function cudaIpcOpenEventHandle(event, handle) bind(c, name="anygpu_cudaIpcOpenEventHandle_ref") result(status)
            import :: c_int, c_ptr, cudaIpcEventHandle_t
            implicit none
            type(c_ptr), intent(out) :: event
            type(cudaIpcEventHandle_t), intent(in) :: handle
            integer(c_int) :: status
        end function cudaIpcOpenEventHandle

        !> Allocates memory on the current device, aligned to at least 256 bytes.
        !>
        !> - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFree.
        !> - `size` (in): bytes.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMalloc.
        function cudaMalloc(devPtr, size) bind(c, name="cudaMalloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(out) :: devPtr
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function cudaMalloc

        !> Frees device or managed memory, after the work queued on its device.
        !>
        !> - `devPtr` (in, nullable): the address that the allocation gave; NULL does nothing.
        !>
        !> Returns cudaErrorInvalidValue for any other address, memory opened from another process included.
        !>
        !> CUDA: cudaFree.
        function cudaFree(devPtr) bind(c, name="cudaFree") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function cudaFree

        !> Allocates rows of memory on the current device.
        !>
        !> - `devPtr` (out): the address; NULL when `width` or `height` is 0. Free it with cudaFree.
        !> - `pitch` (out): bytes from row to row, at least `width`; 0 when there is nothing to allocate.
        !> - `width` (in): bytes in a row.
        !> - `height` (in): rows.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocPitch.
        function cudaMallocPitch(devPtr, pitch, width, height) bind(c, name="cudaMallocPitch") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(out) :: devPtr
            integer(c_size_t), intent(out) :: pitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function cudaMallocPitch

        !> Allocates slices of rows on the current device.
        !>
        !> - `pitchedDevPtr` (out): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice. Free the first
        !>   byte with cudaFree.
        !> - `extent` (in): bytes in a row, rows in a slice, slices.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMalloc3D.
        function cudaMalloc3D(pitchedDevPtr, extent) bind(c, name="anygpu_cudaMalloc3D_ref") result(status)
            import :: c_int, cudaExtent, cudaPitchedPtr
            implicit none
            type(cudaPitchedPtr), intent(out) :: pitchedDevPtr
            type(cudaExtent), intent(in) :: extent
            integer(c_int) :: status
        end function cudaMalloc3D

        !> Allocates managed memory, which host and devices reach at one address.
        !>
        !> - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFree.
        !> - `size` (in): bytes.
        !> - `flags` (in): cudaMemAttachGlobal or cudaMemAttachHost.
        !>
        !> Returns cudaErrorInvalidValue for NULL and other flags; cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocManaged.
        function cudaMallocManaged(devPtr, size, flags) bind(c, name="cudaMallocManaged") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(out) :: devPtr
            integer(c_size_t), value :: size
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMallocManaged

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> - `ptr` (out): the address; NULL when `size` is 0. Free it with cudaFreeHost.
        !> - `size` (in): bytes.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocHost.
        function cudaMallocHost(ptr, size) bind(c, name="cudaMallocHost") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(out) :: ptr
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function cudaMallocHost

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> - `pHost` (out): the address; NULL when `size` is 0. Free it with cudaFreeHost.
        !> - `size` (in): bytes.
        !> - `flags` (in): cudaHostAllocDefault, or a sum of cudaHostAlloc flags.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaHostAlloc.
        function cudaHostAlloc(pHost, size, flags) bind(c, name="cudaHostAlloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(out) :: pHost
            integer(c_size_t), value :: size
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaHostAlloc

        !> Frees pinned host memory.
        !>
        !> - `ptr` (in, nullable): the address that the allocation gave; NULL does nothing.
        !>
        !> Returns cudaErrorInvalidValue for any other address.
        !>
        !> CUDA: cudaFreeHost.
        function cudaFreeHost(ptr) bind(c, name="cudaFreeHost") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaFreeHost

        !> Makes ordinary host memory reachable for the devices, and pins it where the runtime needs that.
        !>
        !> - `ptr` (in): the first byte.
        !> - `size` (in): bytes, not 0.
        !> - `flags` (in): cudaHostRegisterDefault, or a sum of cudaHostRegister flags.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes and other flags; cudaErrorHostMemoryAlreadyRegistered where a part is
        !> registered already.
        !>
        !> CUDA: cudaHostRegister.
        function cudaHostRegister(ptr, size, flags) bind(c, name="cudaHostRegister") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t), value :: size
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaHostRegister

        !> Ends what cudaHostRegister began.
        !>
        !> - `ptr` (in): the first byte of the registered memory.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorHostMemoryNotRegistered for memory that is not registered.
        !>
        !> CUDA: cudaHostUnregister.
        function cudaHostUnregister(ptr) bind(c, name="cudaHostUnregister") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaHostUnregister

        !> Tells where the current device reaches host memory.
        !>
        !> - `pDevice` (out): the address for the device.
        !> - `pHost` (in): an address in pinned or registered host memory.
        !> - `flags` (in): 0.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, and memory the device cannot reach.
        !>
        !> CUDA: cudaHostGetDevicePointer.
        function cudaHostGetDevicePointer(pDevice, pHost, flags) bind(c, name="cudaHostGetDevicePointer") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: pDevice
            type(c_ptr), value :: pHost
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaHostGetDevicePointer

        !> Tells the flags of pinned host memory.
        !>
        !> - `pFlags` (out): the flags it was allocated with; cudaHostAllocMapped is always among them.
        !> - `pHost` (in): an address in memory from cudaHostAlloc or cudaMallocHost.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other memory.
        !>
        !> CUDA: cudaHostGetFlags.
        function cudaHostGetFlags(pFlags, pHost) bind(c, name="cudaHostGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int), intent(out) :: pFlags
            type(c_ptr), value :: pHost
            integer(c_int) :: status
        end function cudaHostGetFlags

        !> Tells how much memory the current device has.
        !>
        !> - `free` (out, nullable): free bytes.
        !> - `total` (out, nullable): all bytes.
        !>
        !> CUDA: cudaMemGetInfo.
        function cudaMemGetInfo(free, total) bind(c, name="cudaMemGetInfo") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: free
            type(c_ptr), value :: total
            integer(c_int) :: status
        end function cudaMemGetInfo

        !> Gives advice about managed memory.
        !>
        !> - `devPtr` (in): the first byte.
        !> - `count` (in): bytes, not 0.
        !> - `advice` (in): the advice.
        !> - `location` (in): the place meant; not looked at for read-mostly advice and when a preferred place is taken back.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes, unknown advice, an unknown place, and memory that is not managed;
        !> cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaMemAdvise.
        function cudaMemAdvise(devPtr, count, advice, location) bind(c, name="anygpu_cudaMemAdvise_ref") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemLocation
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: count
            integer(c_int), value :: advice
            type(cudaMemLocation), intent(in) :: location
            integer(c_int) :: status
        end function cudaMemAdvise

        !> Queues moving managed memory to a device or to the host.
        !>
        !> - `devPtr` (in): the first byte.
        !> - `count` (in): bytes, not 0.
        !> - `location` (in): the place.
        !> - `flags` (in): 0.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes, other flags, an unknown place, and memory that is not managed;
        !> cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidResourceHandle for a stream that does not
        !> exist.
        !>
        !> CUDA: cudaMemPrefetchAsync.
        function cudaMemPrefetchAsync(devPtr, count, location, flags, stream) &
            bind(c, name="anygpu_cudaMemPrefetchAsync_ref") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemLocation
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: count
            type(cudaMemLocation), intent(in) :: location
            integer(c_int), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemPrefetchAsync

        !> Tells about managed memory.
        !>
        !> - `data` (out): a 32-bit integer, or a list of them for cudaMemRangeAttributeAccessedBy: ordinals, cudaCpuDeviceId for
        !>   the host, cudaInvalidDeviceId for none or for unused places.
        !> - `dataSize` (in): bytes of room: 4, or a multiple of 4 for a list.
        !> - `attribute` (in): what is asked.
        !> - `devPtr` (in): the first byte.
        !> - `count` (in): bytes, not 0.
        !>
        !> Returns cudaErrorInvalidValue for NULL, 0 bytes, other sizes, an unknown attribute, and memory that is not managed.
        !>
        !> CUDA: cudaMemRangeGetAttribute.
        function cudaMemRangeGetAttribute(data, dataSize, attribute, devPtr, count) &
            bind(c, name="cudaMemRangeGetAttribute") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: data
            integer(c_size_t), value :: dataSize
            integer(c_int), value :: attribute
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemRangeGetAttribute

        !> Tells several things about managed memory. Writes all answers or none.
        !>
        !> - `data` (inout, array of numAttributes): where to write each answer, as cudaMemRangeGetAttribute does.
        !> - `dataSizes` (in, array of numAttributes): bytes of room for each.
        !> - `attributes` (in, array of numAttributes): what is asked.
        !> - `numAttributes` (in): how many, not 0.
        !> - `devPtr` (in): the first byte.
        !> - `count` (in): bytes, not 0.
        !>
        !> Returns what cudaMemRangeGetAttribute returns.
        !>
        !> CUDA: cudaMemRangeGetAttributes.
        function cudaMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count) &
            bind(c, name="cudaMemRangeGetAttributes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(inout) :: data(*)
            integer(c_size_t), intent(in) :: dataSizes(*)
            integer(c_int), intent(in) :: attributes(*)
            integer(c_size_t), value :: numAttributes
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemRangeGetAttributes

        !> Tells what a pointer points to.
        !>
        !> - `attributes` (out): what it is. Memory that no call of this library made known is cudaMemoryTypeUnregistered, on
        !>   device cudaInvalidDeviceId.
        !> - `ptr` (in): the pointer.
        !>
        !> Returns cudaErrorInvalidValue for a NULL `attributes`.
        !>
        !> CUDA: cudaPointerGetAttributes.
        function cudaPointerGetAttributes(attributes, ptr) bind(c, name="cudaPointerGetAttributes") result(status)
            import :: c_int, c_ptr, cudaPointerAttributes
            implicit none
            type(cudaPointerAttributes), intent(out) :: attributes
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaPointerGetAttributes

        !> Queues moving several ranges of managed memory to devices or the host.
        !>
        !> - `dptrs` (in, array of count): the first bytes.
        !> - `sizes` (in, array of count): bytes.
        !> - `count` (in): how many ranges.
        !> - `prefetchLocs` (in, array of numPrefetchLocs): where to.
        !> - `prefetchLocIdxs` (in, array of numPrefetchLocs): from which range on each place counts, the first 0, rising.
        !> - `numPrefetchLocs` (in): how many places, not 0.
        !> - `flags` (in): 0.
        !> - `stream` (in): a created stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges and places as
        !> cudaMemPrefetchAsync; cudaErrorInvalidResourceHandle for a stream that does not exist. What comes before a range
        !> that is refused has been queued.
        !>
        !> CUDA: cudaMemPrefetchBatchAsync from 13.0 on.
        function cudaMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream) &
            bind(c, name="cudaMemPrefetchBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, cudaMemLocation
            implicit none
            type(c_ptr), intent(in) :: dptrs(*)
            integer(c_size_t), intent(in) :: sizes(*)
            integer(c_size_t), value :: count
            type(cudaMemLocation), intent(in) :: prefetchLocs(*)
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            integer(c_size_t), value :: numPrefetchLocs
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemPrefetchBatchAsync

        !> Queues saying that the contents of managed ranges are not needed any more. They are kept here all the same.
        !>
        !> - `dptrs` (in, array of count): the first bytes.
        !> - `sizes` (in, array of count): bytes.
        !> - `count` (in): how many ranges.
        !> - `flags` (in): 0.
        !> - `stream` (in): a created stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges that are not managed memory;
        !> cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemDiscardBatchAsync from 13.0 on.
        function cudaMemDiscardBatchAsync(dptrs, sizes, count, flags, stream) &
            bind(c, name="cudaMemDiscardBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(in) :: dptrs(*)
            integer(c_size_t), intent(in) :: sizes(*)
            integer(c_size_t), value :: count
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemDiscardBatchAsync

        !> Queues moving several ranges of managed memory, whose contents are not needed any more, to devices or the host. The
        !> contents are kept here all the same.
        !>
        !> - `dptrs` (in, array of count): the first bytes.
        !> - `sizes` (in, array of count): bytes.
        !> - `count` (in): how many ranges.
        !> - `prefetchLocs` (in, array of numPrefetchLocs): where to.
        !> - `prefetchLocIdxs` (in, array of numPrefetchLocs): from which range on each place counts, the first 0, rising.
        !> - `numPrefetchLocs` (in): how many places, not 0.
        !> - `flags` (in): 0.
        !> - `stream` (in): a created stream.
        !>
        !> Returns what cudaMemPrefetchBatchAsync returns.
        !>
        !> CUDA: cudaMemDiscardAndPrefetchBatchAsync from 13.0 on.
        function cudaMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, &
            flags, stream) bind(c, name="cudaMemDiscardAndPrefetchBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, cudaMemLocation
            implicit none
            type(c_ptr), intent(in) :: dptrs(*)
            integer(c_size_t), intent(in) :: sizes(*)
            integer(c_size_t), value :: count
            type(cudaMemLocation), intent(in) :: prefetchLocs(*)
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            integer(c_size_t), value :: numPrefetchLocs
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemDiscardAndPrefetchBatchAsync

        !> Tells whether a device can reach another's memory.
        !>
        !> - `canAccessPeer` (out): 1 or 0; 0 for a device and itself.
        !> - `device` (in): the device that reads and writes.
        !> - `peerDevice` (in): the device whose memory it is.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceCanAccessPeer.
        function cudaDeviceCanAccessPeer(canAccessPeer, device, peerDevice) bind(c, name="cudaDeviceCanAccessPeer") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: canAccessPeer
            integer(c_int), value :: device
            integer(c_int), value :: peerDevice
            integer(c_int) :: status
        end function cudaDeviceCanAccessPeer

        !> Lets work on the current device reach another device's memory.
        !>
        !> - `peerDevice` (in): the device whose memory it is.
        !> - `flags` (in): 0.
        !>
        !> Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidDevice for a device that does not exist,
        !> cudaErrorPeerAccessUnsupported for the current one and one that cannot be reached,
        !> cudaErrorPeerAccessAlreadyEnabled.
        !>
        !> CUDA: cudaDeviceEnablePeerAccess.
        function cudaDeviceEnablePeerAccess(peerDevice, flags) bind(c, name="cudaDeviceEnablePeerAccess") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: peerDevice
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaDeviceEnablePeerAccess

        !> Ends what cudaDeviceEnablePeerAccess began.
        !>
        !> - `peerDevice` (in): the device whose memory it is.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorPeerAccessNotEnabled.
        !>
        !> CUDA: cudaDeviceDisablePeerAccess.
        function cudaDeviceDisablePeerAccess(peerDevice) bind(c, name="cudaDeviceDisablePeerAccess") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: peerDevice
            integer(c_int) :: status
        end function cudaDeviceDisablePeerAccess

        !> Tells about the way between two devices.
        !>
        !> - `value` (out): a rank (0 the best) for cudaDevP2PAttrPerformanceRank, else 1 or 0.
        !> - `attr` (in): what is asked.
        !> - `srcDevice` (in): the device that reads and writes.
        !> - `dstDevice` (in): the device whose memory it is.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for equal devices and for one
        !> that does not exist.
        !>
        !> CUDA: cudaDeviceGetP2PAttribute.
        function cudaDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice) &
            bind(c, name="cudaDeviceGetP2PAttribute") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: value
            integer(c_int), value :: attr
            integer(c_int), value :: srcDevice
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function cudaDeviceGetP2PAttribute

        !> Tells which atomic operations a device can do on another's memory: none that the back ends know of.
        !>
        !> - `capabilities` (out, array of count): for each operation 0.
        !> - `operations` (in, array of count): the operations.
        !> - `count` (in): how many.
        !> - `srcDevice` (in): the device that reads and writes.
        !> - `dstDevice` (in): the device whose memory it is.
        !>
        !> Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for equal devices and
        !> for one that does not exist.
        !>
        !> CUDA: cudaDeviceGetP2PAtomicCapabilities from 13.0 on.
        function cudaDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice) &
            bind(c, name="cudaDeviceGetP2PAtomicCapabilities") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: capabilities(*)
            integer(c_int), intent(in) :: operations(*)
            integer(c_int), value :: count
            integer(c_int), value :: srcDevice
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function cudaDeviceGetP2PAtomicCapabilities

        !> Copies from one device's memory to another's. Done when the call returns.
        !>
        !> - `dst` (in): the address that is written.
        !> - `dstDevice` (in): its device.
        !> - `src` (in): the address that is read.
        !> - `srcDevice` (in): its device.
        !> - `count` (in): bytes.
        !>
        !> Returns cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidValue for NULL and for a range that
        !> is not whole in one allocation.
        !>
        !> CUDA: cudaMemcpyPeer.
        function cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count) bind(c, name="cudaMemcpyPeer") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: dstDevice
            type(c_ptr), value :: src
            integer(c_int), value :: srcDevice
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemcpyPeer

        !> Queues a copy from one device's memory to another's.
        !>
        !> - `dst` (in): the address that is written.
        !> - `dstDevice` (in): its device.
        !> - `src` (in): the address that is read.
        !> - `srcDevice` (in): its device.
        !> - `count` (in): bytes.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns what cudaMemcpyPeer returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaMemcpyPeerAsync.
        function cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream) &
            bind(c, name="cudaMemcpyPeerAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: dstDevice
            type(c_ptr), value :: src
            integer(c_int), value :: srcDevice
            integer(c_size_t), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMemcpyPeerAsync

        !> Allocates device memory in a stream's order, from the pool that the current device uses.
        !>
        !> Work queued on the stream from now on may use it. Such memory cannot be shared by cudaIpcGetMemHandle.
        !>
        !> - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
        !> - `size` (in): bytes.
        !> - `hStream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for a NULL `devPtr`, cudaErrorInvalidResourceHandle for a stream that does not exist,
        !> cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaMallocAsync.
        function cudaMallocAsync(devPtr, size, hStream) bind(c, name="cudaMallocAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(out) :: devPtr
            integer(c_size_t), value :: size
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cudaMallocAsync

        !> Frees device memory once the work queued on a stream so far is done.
        !>
        !> - `devPtr` (in, nullable): the address, from cudaMallocAsync or cudaMalloc; NULL does nothing.
        !> - `hStream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for what is not the base of such memory, cudaErrorInvalidResourceHandle for a stream
        !> that does not exist.
        !>
        !> CUDA: cudaFreeAsync.
        function cudaFreeAsync(devPtr, hStream) bind(c, name="cudaFreeAsync") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: devPtr
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cudaFreeAsync

        !> Allocates device memory in a stream's order, from a pool that the caller chose.
        !>
        !> - `ptr` (out): the address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
        !> - `size` (in): bytes.
        !> - `memPool` (in): the pool, not an imported one.
        !> - `stream` (in, nullable): the stream; NULL is the default stream.
        !>
        !> Returns cudaErrorInvalidValue for NULL and an imported pool, cudaErrorInvalidResourceHandle for a stream that does not
        !> exist, cudaErrorMemoryAllocation, also where the pool has a greatest size.
        !>
        !> CUDA: cudaMallocFromPoolAsync from 11.2 on.
        function cudaMallocFromPoolAsync(ptr, size, memPool, stream) bind(c, name="cudaMallocFromPoolAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), intent(out) :: ptr
            integer(c_size_t), value :: size
            type(c_ptr), value :: memPool
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaMallocFromPoolAsync

        !> Tells the pool that a device begins with.
        !>
        !> - `memPool` (out): the pool, never to be destroyed. It cannot be exported.
        !> - `device` (in): the device.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetDefaultMemPool from 11.2 on.
        function cudaDeviceGetDefaultMemPool(memPool, device) bind(c, name="cudaDeviceGetDefaultMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: memPool
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetDefaultMemPool

        !> Tells the pool that cudaMallocAsync uses on a device.
        !>
        !> - `memPool` (out): the pool.
        !> - `device` (in): the device.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for a device that does not exist.
        !>
        !> CUDA: cudaDeviceGetMemPool from 11.2 on.
        function cudaDeviceGetMemPool(memPool, device) bind(c, name="cudaDeviceGetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: memPool
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cudaDeviceGetMemPool

        !> Makes another pool the one that cudaMallocAsync uses on a device.
        !>
        !> - `device` (in): the device.
        !> - `memPool` (in): a pool of that device, not an imported one.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a device that does not exist, and other pools.
        !>
        !> CUDA: cudaDeviceSetMemPool from 11.2 on.
        function cudaDeviceSetMemPool(device, memPool) bind(c, name="cudaDeviceSetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device
            type(c_ptr), value :: memPool
            integer(c_int) :: status
        end function cudaDeviceSetMemPool

        !> Tells the pool that a place begins with.
        !>
        !> - `memPool` (out): the pool.
        !> - `location` (in): the place: a device.
        !> - `type` (in): cudaMemAllocationTypePinned.
        !>
        !> Returns cudaErrorInvalidValue for NULL, unknown places and types, and a device that does not exist,
        !> cudaErrorNotSupported for the host and for managed memory.
        !>
        !> CUDA: cudaMemGetDefaultMemPool from 13.0 on.
        function cudaMemGetDefaultMemPool(memPool, location, type) bind(c, name="cudaMemGetDefaultMemPool") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            type(c_ptr), intent(out) :: memPool
            type(cudaMemLocation), intent(in) :: location
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cudaMemGetDefaultMemPool

        !> Tells the pool that is used at a place.
        !>
        !> - `memPool` (out): the pool.
        !> - `location` (in): the place: a device.
        !> - `type` (in): cudaMemAllocationTypePinned.
        !>
        !> Returns what cudaMemGetDefaultMemPool returns.
        !>
        !> CUDA: cudaMemGetMemPool from 13.0 on.
        function cudaMemGetMemPool(memPool, location, type) bind(c, name="cudaMemGetMemPool") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            type(c_ptr), intent(out) :: memPool
            type(cudaMemLocation), intent(in) :: location
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cudaMemGetMemPool

        !> Makes another pool the one that is used at a place.
        !>
        !> - `location` (in): the place: a device.
        !> - `type` (in): cudaMemAllocationTypePinned.
        !> - `memPool` (in): a pool of that place, not an imported one.
        !>
        !> Returns what cudaMemGetDefaultMemPool returns, and cudaErrorInvalidValue for other pools.
        !>
        !> CUDA: cudaMemSetMemPool from 13.0 on.
        function cudaMemSetMemPool(location, type, memPool) bind(c, name="cudaMemSetMemPool") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            type(cudaMemLocation), intent(in) :: location
            integer(c_int), value :: type
            type(c_ptr), value :: memPool
            integer(c_int) :: status
        end function cudaMemSetMemPool

        !> Makes a pool.
        !>
        !> - `memPool` (out): the pool; destroy it with cudaMemPoolDestroy.
        !> - `poolProps` (in): cudaMemAllocationTypePinned, on a device or on a NUMA node of the host. A pool that other
        !>   processes are to import names the kind of handle here.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other properties, and a device that does not exist,
        !> cudaErrorMemoryAllocation, cudaErrorNotSupported where there is no such pool.
        !>
        !> CUDA: cudaMemPoolCreate from 11.2 on.
        function cudaMemPoolCreate(memPool, poolProps) bind(c, name="cudaMemPoolCreate") result(status)
            import :: c_int, c_ptr, cudaMemPoolProps
            implicit none
            type(c_ptr), intent(out) :: memPool
            type(cudaMemPoolProps), intent(in) :: poolProps
            integer(c_int) :: status
        end function cudaMemPoolCreate

        !> Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
        !>
        !> - `memPool` (in): the pool, not a device's default one.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a default pool, and one that was destroyed.
        !>
        !> CUDA: cudaMemPoolDestroy from 11.2 on.
        function cudaMemPoolDestroy(memPool) bind(c, name="cudaMemPoolDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: memPool
            integer(c_int) :: status
        end function cudaMemPoolDestroy

        !> Returns memory that a pool does not use to the system.
        !>
        !> - `memPool` (in): the pool.
        !> - `minBytesToKeep` (in): bytes that it keeps all the same.
        !>
        !> Returns cudaErrorInvalidValue for NULL.
        !>
        !> CUDA: cudaMemPoolTrimTo from 11.2 on.
        function cudaMemPoolTrimTo(memPool, minBytesToKeep) bind(c, name="cudaMemPoolTrimTo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: memPool
            integer(c_size_t), value :: minBytesToKeep
            integer(c_int) :: status
        end function cudaMemPoolTrimTo

        !> Sets an attribute of a pool.
        !>
        !> - `memPool` (in): the pool.
        !> - `attr` (in): which one; of the greatest sizes, only 0 can be set.
        !> - `value` (in): an `int`, or a `u64`, as the attribute is.
        !>
        !> Returns cudaErrorInvalidValue for NULL, attributes that cannot be set, and other values.
        !>
        !> CUDA: cudaMemPoolSetAttribute from 11.2 on.
        function cudaMemPoolSetAttribute(memPool, attr, value) bind(c, name="cudaMemPoolSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: memPool
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaMemPoolSetAttribute

        !> Tells an attribute of a pool.
        !>
        !> - `memPool` (in): the pool.
        !> - `attr` (in): which one.
        !> - `value` (out): an `int`, or a `u64`, as the attribute is.
        !>
        !> Returns cudaErrorInvalidValue for NULL and other attributes.
        !>
        !> CUDA: cudaMemPoolGetAttribute from 11.2 on.
        function cudaMemPoolGetAttribute(memPool, attr, value) bind(c, name="cudaMemPoolGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: memPool
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaMemPoolGetAttribute

        !> Sets what each of several devices may do with a pool's memory. The pool's own device keeps all rights.
        !>
        !> - `memPool` (in): the pool.
        !> - `descList` (in, array of count): who may do what.
        !> - `count` (in): how many.
        !>
        !> Returns cudaErrorInvalidValue for NULL and unknown rights, cudaErrorInvalidDevice for a device that does not
        !> exist and for taking the own device's rights, cudaErrorNotSupported for other places and for reading only.
        !>
        !> CUDA: cudaMemPoolSetAccess from 11.2 on.
        function cudaMemPoolSetAccess(memPool, descList, count) bind(c, name="cudaMemPoolSetAccess") result(status)
            import :: c_int, c_ptr, c_size_t, cudaMemAccessDesc
            implicit none
            type(c_ptr), value :: memPool
            type(cudaMemAccessDesc), intent(in) :: descList(*)
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cudaMemPoolSetAccess

        !> Tells what may be done with a pool's memory from somewhere.
        !>
        !> - `flags` (out): what.
        !> - `memPool` (in): the pool.
        !> - `location` (in): from where.
        !>
        !> Returns cudaErrorInvalidValue for NULL, unknown places, and a device that does not exist.
        !>
        !> CUDA: cudaMemPoolGetAccess from 11.2 on.
        function cudaMemPoolGetAccess(flags, memPool, location) bind(c, name="cudaMemPoolGetAccess") result(status)
            import :: c_int, c_ptr, cudaMemLocation
            implicit none
            integer(c_int), intent(out) :: flags
            type(c_ptr), value :: memPool
            type(cudaMemLocation), intent(in) :: location
            integer(c_int) :: status
        end function cudaMemPoolGetAccess

        !> Makes a handle by which another process imports a pool, and by that the allocations that it is told of.
        !>
        !> - `shareableHandle` (out): an `int`, the file descriptor, to be closed when it has been sent or inherited; a
        !>   cudaMemFabricHandle_t for cudaMemHandleTypeFabric.
        !> - `memPool` (in): a pool that was created for such handles.
        !> - `handleType` (in): which kind.
        !> - `flags` (in): 0.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and
        !> imported pools.
        !>
        !> CUDA: cudaMemPoolExportToShareableHandle from 11.2 on.
        function cudaMemPoolExportToShareableHandle(shareableHandle, memPool, handleType, flags) &
            bind(c, name="cudaMemPoolExportToShareableHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: shareableHandle
            type(c_ptr), value :: memPool
            integer(c_int), value :: handleType
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMemPoolExportToShareableHandle

        !> Imports a pool that another process, or this one, has exported. It allocates nothing.
        !>
        !> - `memPool` (out): the pool, for cudaMemPoolImportPointer; destroy it with cudaMemPoolDestroy.
        !> - `shareableHandle` (in): the file descriptor itself, cast to a pointer, which stays the caller's to close; for
        !>   cudaMemHandleTypeFabric a pointer to the cudaMemFabricHandle_t.
        !> - `handleType` (in): which kind it is.
        !> - `flags` (in): 0.
        !>
        !> Returns cudaErrorInvalidValue for NULL, an unknown kind and other flags, cudaErrorUnknown for a descriptor that
        !> is not open or of something else.
        !>
        !> CUDA: cudaMemPoolImportFromShareableHandle from 11.2 on.
        function cudaMemPoolImportFromShareableHandle(memPool, shareableHandle, handleType, flags) &
            bind(c, name="cudaMemPoolImportFromShareableHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: memPool
            type(c_ptr), value :: shareableHandle
            integer(c_int), value :: handleType
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaMemPoolImportFromShareableHandle

        !> Names one allocation of an exportable pool, for a process that has imported the pool.
        !>
        !> - `exportData` (out): 64 bytes to send to the other process by any means.
        !> - `ptr` (in): the allocation's first address.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for what is not the start of such an allocation.
        !>
        !> CUDA: cudaMemPoolExportPointer from 11.2 on.
        function cudaMemPoolExportPointer(exportData, ptr) bind(c, name="cudaMemPoolExportPointer") result(status)
            import :: c_int, c_ptr, cudaMemPoolPtrExportData
            implicit none
            type(cudaMemPoolPtrExportData), intent(out) :: exportData
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function cudaMemPoolExportPointer

        !> Imports an allocation of an imported pool.
        !>
        !> The exporter's allocation must be complete before its memory is touched, and every import freed before it is. The
        !> same allocation has the same address again.
        !>
        !> - `ptr` (out): the address; free it with cudaFreeAsync or cudaFree, once.
        !> - `memPool` (in): the imported pool.
        !> - `exportData` (in): the 64 bytes from cudaMemPoolExportPointer.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a pool that is not imported, and bytes that name none of its allocations.
        !>
        !> CUDA: cudaMemPoolImportPointer from 11.2 on.
        function cudaMemPoolImportPointer(ptr, memPool, exportData) bind(c, name="cudaMemPoolImportPointer") result(status)
            import :: c_int, c_ptr, cudaMemPoolPtrExportData
            implicit none
            type(c_ptr), intent(out) :: ptr
            type(c_ptr), value :: memPool
            type(cudaMemPoolPtrExportData), intent(in) :: exportData
            integer(c_int) :: status
        end function cudaMemPoolImportPointer

        !> Finds the function that a name of the driver meant at the version of the runtime.
        !>
        !> - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
        !> - `funcPtr` (out): the function's address; NULL when there is none.
        !> - `flags` (in): cudaGetDriverEntryPointFlags.
        !> - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
        !>
        !> Returns cudaErrorInvalidValue for NULL and other flags. A name that is not found is no error.
        !>
        !> CUDA: cudaGetDriverEntryPoint.
        function cudaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus) &
            bind(c, name="cudaGetDriverEntryPoint") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            character(kind=c_char), intent(in) :: symbol(*)
            type(c_ptr), intent(out) :: funcPtr
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: driverStatus
            integer(c_int) :: status
        end function cudaGetDriverEntryPoint

        !> Finds the function that a name of the driver meant at a version of CUDA.
        !>
        !> - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
        !> - `funcPtr` (out): the function's address; NULL when there is none.
        !> - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cudaDriverGetVersion.
        !> - `flags` (in): cudaGetDriverEntryPointFlags.
        !> - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
        !>
        !> Returns cudaErrorInvalidValue for NULL, a version above the driver's, and other flags. A name that is not found is no
        !> error.
        !>
        !> CUDA: cudaGetDriverEntryPointByVersion.
        function cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion, flags, driverStatus) &
            bind(c, name="cudaGetDriverEntryPointByVersion") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            character(kind=c_char), intent(in) :: symbol(*)
            type(c_ptr), intent(out) :: funcPtr
            integer(c_int), value :: cudaVersion
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: driverStatus
            integer(c_int) :: status
        end function cudaGetDriverEntryPointByVersion

        !> Finds a table of functions that NVIDIA's own libraries use; only NVIDIA's runtime has any.
        !>
        !> - `ppExportTable` (out): the table.
        !> - `pExportTableId` (in): its id.
        !>
        !> Returns cudaErrorInvalidValue; cudaErrorUnknown where there is no device.
        !>
        !> CUDA: cudaGetExportTable.
        function cudaGetExportTable(ppExportTable, pExportTableId) bind(c, name="cudaGetExportTable") result(status)
            import :: CUuuid, c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: ppExportTable
            type(CUuuid), intent(in) :: pExportTableId
            integer(c_int) :: status
        end function cudaGetExportTable

        !> Creates a stream on the current device.
        !>
        !> - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaStreamCreate.
        function cudaStreamCreate(pStream) bind(c, name="cudaStreamCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: pStream
            integer(c_int) :: status
        end function cudaStreamCreate

        !> Creates a stream on the current device.
        !>
        !> - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
        !> - `flags` (in): cudaStreamDefault or cudaStreamNonBlocking.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaStreamCreateWithFlags.
        function cudaStreamCreateWithFlags(pStream, flags) bind(c, name="cudaStreamCreateWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: pStream
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamCreateWithFlags

        !> Creates a stream on the current device.
        !>
        !> - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
        !> - `flags` (in): cudaStreamDefault or cudaStreamNonBlocking.
        !> - `priority` (in): lower is more urgent; brought into the range of cudaDeviceGetStreamPriorityRange.
        !>
        !> Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
        !>
        !> CUDA: cudaStreamCreateWithPriority.
        function cudaStreamCreateWithPriority(pStream, flags, priority) bind(c, name="cudaStreamCreateWithPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: pStream
            integer(c_int), value :: flags
            integer(c_int), value :: priority
            integer(c_int) :: status
        end function cudaStreamCreateWithPriority

        !> Destroys a stream. Returns at once; work queued on it completes.
        !>
        !> - `stream` (in): a stream that was created.
        !>
        !> Returns cudaErrorInvalidResourceHandle for NULL, for the predefined streams, and for a stream that does not exist.
        !>
        !> CUDA: cudaStreamDestroy.
        function cudaStreamDestroy(stream) bind(c, name="cudaStreamDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaStreamDestroy

        !> Tells whether all work queued on a stream is done.
        !>
        !> - `stream` (in, nullable): the stream.
        !>
        !> Returns cudaSuccess when it is, cudaErrorNotReady when it is not, cudaErrorInvalidResourceHandle for a stream that
        !> does not exist, cudaErrorLaunchFailure when work on it has failed.
        !>
        !> CUDA: cudaStreamQuery.
        function cudaStreamQuery(stream) bind(c, name="cudaStreamQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaStreamQuery

        !> Waits until all work queued on a stream is done.
        !>
        !> - `stream` (in, nullable): the stream.
        !>
        !> Returns cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorLaunchFailure when work on it has
        !> failed.
        !>
        !> CUDA: cudaStreamSynchronize.
        function cudaStreamSynchronize(stream) bind(c, name="cudaStreamSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cudaStreamSynchronize

        !> Lets work queued on a stream from now on wait for an event's latest record. An event never recorded is complete.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `event` (in): the event, of any device, or opened from another process.
        !> - `flags` (in): cudaEventWaitDefault, or cudaEventWaitExternal, which means something in a captured graph only.
        !>
        !> Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
        !> exist.
        !>
        !> CUDA: cudaStreamWaitEvent.
        function cudaStreamWaitEvent(stream, event, flags) bind(c, name="cudaStreamWaitEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: event
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamWaitEvent

        !> Queues a call of a function that is told how the stream fares. It must not call CUDA.
        !>
        !> - `stream` (in, nullable): the stream; the function gets it as it is given here.
        !> - `callback` (in): the function; it is called on a thread of the runtime.
        !> - `userData` (in, nullable): handed to the function.
        !> - `flags` (in): 0.
        !>
        !> Returns cudaErrorInvalidValue for a NULL function and for other flags, cudaErrorInvalidResourceHandle for a stream
        !> that does not exist.
        !>
        !> CUDA: cudaStreamAddCallback.
        function cudaStreamAddCallback(stream, callback, userData, flags) bind(c, name="cudaStreamAddCallback") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_funptr), value :: callback
            type(c_ptr), value :: userData
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamAddCallback

        !> Queues a call of a function. It must not call CUDA.
        !>
        !> The function is not called when earlier work on the stream has failed.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `fn` (in): the function; it is called on a thread of the runtime.
        !> - `userData` (in, nullable): handed to the function.
        !>
        !> Returns cudaErrorInvalidValue for a NULL function, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaLaunchHostFunc.
        function cudaLaunchHostFunc(stream, fn, userData) bind(c, name="cudaLaunchHostFunc") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_funptr), value :: fn
            type(c_ptr), value :: userData
            integer(c_int) :: status
        end function cudaLaunchHostFunc

        !> Attaches managed memory to a stream.
        !>
        !> - `stream` (in, nullable): the stream; not NULL with cudaMemAttachSingle.
        !> - `devPtr` (in): the base of managed memory.
        !> - `length` (in): its bytes, or 0 for all of it.
        !> - `flags` (in): cudaMemAttachGlobal, cudaMemAttachHost or cudaMemAttachSingle.
        !>
        !> Returns cudaErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
        !> cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamAttachMemAsync.
        function cudaStreamAttachMemAsync(stream, devPtr, length, flags) bind(c, name="cudaStreamAttachMemAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: length
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamAttachMemAsync

        !> Tells the flags of a stream.
        !>
        !> - `hStream` (in, nullable): the stream.
        !> - `flags` (out): cudaStreamDefault or cudaStreamNonBlocking.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetFlags.
        function cudaStreamGetFlags(hStream, flags) bind(c, name="cudaStreamGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function cudaStreamGetFlags

        !> Tells the priority of a stream.
        !>
        !> - `hStream` (in, nullable): the stream.
        !> - `priority` (out): lower is more urgent.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetPriority.
        function cudaStreamGetPriority(hStream, priority) bind(c, name="cudaStreamGetPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            integer(c_int), intent(out) :: priority
            integer(c_int) :: status
        end function cudaStreamGetPriority

        !> Tells a number that no other live stream of this process has.
        !>
        !> - `hStream` (in, nullable): the stream.
        !> - `streamId` (out): the number.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetId.
        function cudaStreamGetId(hStream, streamId) bind(c, name="cudaStreamGetId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            integer(c_int64_t), intent(out) :: streamId
            integer(c_int) :: status
        end function cudaStreamGetId

        !> Tells the device of a stream.
        !>
        !> - `hStream` (in, nullable): the stream; NULL belongs to the current device.
        !> - `device` (out): its ordinal.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetDevice.
        function cudaStreamGetDevice(hStream, device) bind(c, name="cudaStreamGetDevice") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function cudaStreamGetDevice

        !> Tells whether a stream is being captured into a graph: never, as this version captures none.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `pCaptureStatus` (out): cudaStreamCaptureStatusNone.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamIsCapturing.
        function cudaStreamIsCapturing(stream, pCaptureStatus) bind(c, name="cudaStreamIsCapturing") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), intent(out) :: pCaptureStatus
            integer(c_int) :: status
        end function cudaStreamIsCapturing

        !> Would begin to capture a stream into a graph; this version makes no graphs.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `mode` (in): what a thread may do meanwhile.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamBeginCapture.
        function cudaStreamBeginCapture(stream, mode) bind(c, name="cudaStreamBeginCapture") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function cudaStreamBeginCapture

        !> Would end the capture of a stream; there is none, as this version makes no graphs.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `pGraph` (out): the graph.
        !>
        !> Returns cudaErrorIllegalState, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamEndCapture.
        function cudaStreamEndCapture(stream, pGraph) bind(c, name="cudaStreamEndCapture") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: pGraph
            integer(c_int) :: status
        end function cudaStreamEndCapture

        !> Resets persisting lines of the second-level cache; no back end here has any.
        !>
        !> CUDA: cudaCtxResetPersistingL2Cache.
        function cudaCtxResetPersistingL2Cache() bind(c, name="cudaCtxResetPersistingL2Cache") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cudaCtxResetPersistingL2Cache

        !> Gives a stream the attributes of another. The streams here have none that can be set.
        !>
        !> - `dst` (in, nullable): the stream that gets them.
        !> - `src` (in, nullable): the stream that has them.
        !>
        !> Returns cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamCopyAttributes.
        function cudaStreamCopyAttributes(dst, src) bind(c, name="cudaStreamCopyAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_int) :: status
        end function cudaStreamCopyAttributes

        !> Tells an attribute of a stream.
        !>
        !> - `hStream` (in, nullable): the stream; NULL is the default stream.
        !> - `attr` (in): cudaLaunchAttributePriority; the others cannot be told here.
        !> - `value_out` (out): its value.
        !>
        !> Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist,
        !> cudaErrorNotSupported for other attributes.
        !>
        !> CUDA: cudaStreamGetAttribute.
        function cudaStreamGetAttribute(hStream, attr, value_out) bind(c, name="cudaStreamGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            integer(c_int), value :: attr
            type(c_ptr), value :: value_out
            integer(c_int) :: status
        end function cudaStreamGetAttribute

        !> Would set an attribute of a stream; the streams here have none that can be set.
        !>
        !> - `hStream` (in, nullable): the stream; NULL is the default stream.
        !> - `attr` (in): the attribute.
        !> - `value` (in): its value.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does
        !> not exist.
        !>
        !> CUDA: cudaStreamSetAttribute.
        function cudaStreamSetAttribute(hStream, attr, value) bind(c, name="cudaStreamSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cudaStreamSetAttribute

        !> Would begin to capture a stream into a graph; this version makes no graphs.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `graph` (in): the graph.
        !> - `dependencies` (in, array of numDependencies, nullable): what the work depends on.
        !> - `dependencyData` (in, array of numDependencies, nullable): how.
        !> - `numDependencies` (in): how many.
        !> - `mode` (in): what a thread may do meanwhile.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamBeginCaptureToGraph.
        function cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="cudaStreamBeginCaptureToGraph") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: graph
            type(c_ptr), value :: dependencies
            type(c_ptr), value :: dependencyData
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function cudaStreamBeginCaptureToGraph

        !> Would begin to capture a stream into a graph that it was captured into before; this version makes no graphs.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `mode` (in): what a thread may do meanwhile.
        !> - `graph` (in): the graph.
        !> - `callbackData` (in, nullable): a cudaGraphRecaptureCallbackData.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamBeginRecaptureToGraph from 13.3 on.
        function cudaStreamBeginRecaptureToGraph(stream, mode, graph, callbackData) &
            bind(c, name="cudaStreamBeginRecaptureToGraph") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: mode
            type(c_ptr), value :: graph
            type(c_ptr), value :: callbackData
            integer(c_int) :: status
        end function cudaStreamBeginRecaptureToGraph

        !> Tells about the capture of a stream into a graph: there is none, as this version captures none.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `captureStatus_out` (out): cudaStreamCaptureStatusNone.
        !> - `id_out` (out, nullable): not written.
        !> - `graph_out` (out, nullable): not written.
        !> - `dependencies_out` (out, nullable): not written.
        !> - `edgeData_out` (out, nullable): not written.
        !> - `numDependencies_out` (out, nullable): not written.
        !>
        !> Returns cudaErrorInvalidValue for a NULL `captureStatus_out`, cudaErrorInvalidResourceHandle for a stream that does
        !> not exist.
        !>
        !> CUDA: cudaStreamGetCaptureInfo.
        function cudaStreamGetCaptureInfo(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, &
            numDependencies_out) bind(c, name="cudaStreamGetCaptureInfo") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), intent(out) :: captureStatus_out
            type(c_ptr), value :: id_out
            type(c_ptr), value :: graph_out
            type(c_ptr), value :: dependencies_out
            type(c_ptr), value :: edgeData_out
            type(c_ptr), value :: numDependencies_out
            integer(c_int) :: status
        end function cudaStreamGetCaptureInfo

        !> Would change what captured work depends on; this version makes no graphs.
        !>
        !> - `stream` (in, nullable): the stream.
        !> - `dependencies` (in, array of numDependencies, nullable): what the work depends on.
        !> - `dependencyData` (in, array of numDependencies, nullable): how.
        !> - `numDependencies` (in): how many.
        !> - `flags` (in): whether they are added or set.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamUpdateCaptureDependencies.
        function cudaStreamUpdateCaptureDependencies(stream, dependencies, dependencyData, numDependencies, flags) &
            bind(c, name="cudaStreamUpdateCaptureDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: dependencies
            type(c_ptr), value :: dependencyData
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cudaStreamUpdateCaptureDependencies

        !> Would tell the part of the device that a stream runs on; this version makes no parts.
        !>
        !> - `hStream` (in, nullable): the stream; NULL is the default stream.
        !> - `resource` (out): a cudaDevResource.
        !> - `type` (in): of what kind.
        !>
        !> Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
        !>
        !> CUDA: cudaStreamGetDevResource from 13.1 on.
        function cudaStreamGetDevResource(hStream, resource, type) bind(c, name="cudaStreamGetDevResource") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            type(c_ptr), value :: resource
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cudaStreamGetDevResource

    end interface
end module anygpu_cudart
