! Generated from src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> HIP's functions, types and constants, one to one, at the level of HIP 6.
!>
!> Every function returns HIP's status, hipSuccess or an error. An argument of intent(out) has no defined value
!> after a failure: look at the status first. Handles, device pointers and arguments that may be NULL are
!> type(c_ptr) by value: c_null_ptr is the null stream and NULL, c_loc(x) the address of a variable x, which must
!> have the target attribute. Text passed to C ends with c_null_char. Structures start as zeros.
module anygpu_hip
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_null_char, c_ptr
    implicit none
    private

    !> Bytes of an IPC handle.
    integer(c_int), parameter, public :: HIP_IPC_HANDLE_SIZE = 64_c_int
    !> The flag hipIpcOpenMemHandle wants (0 up to HIP 5, which is taken too).
    integer(c_int), parameter, public :: hipIpcMemLazyEnablePeerAccess = 1_c_int

    ! hipError_t: The status of every HIP call.
    integer(c_int), parameter, public :: hipSuccess = 0_c_int
    integer(c_int), parameter, public :: hipErrorInvalidValue = 1_c_int
    integer(c_int), parameter, public :: hipErrorMemoryAllocation = 2_c_int
    integer(c_int), parameter, public :: hipErrorOutOfMemory = 2_c_int
    integer(c_int), parameter, public :: hipErrorInitializationError = 3_c_int
    integer(c_int), parameter, public :: hipErrorNotInitialized = 3_c_int
    integer(c_int), parameter, public :: hipErrorDeinitialized = 4_c_int
    integer(c_int), parameter, public :: hipErrorProfilerDisabled = 5_c_int
    integer(c_int), parameter, public :: hipErrorProfilerNotInitialized = 6_c_int
    integer(c_int), parameter, public :: hipErrorProfilerAlreadyStarted = 7_c_int
    integer(c_int), parameter, public :: hipErrorProfilerAlreadyStopped = 8_c_int
    integer(c_int), parameter, public :: hipErrorInvalidConfiguration = 9_c_int
    integer(c_int), parameter, public :: hipErrorInvalidPitchValue = 12_c_int
    integer(c_int), parameter, public :: hipErrorInvalidSymbol = 13_c_int
    integer(c_int), parameter, public :: hipErrorInvalidDevicePointer = 17_c_int
    integer(c_int), parameter, public :: hipErrorInvalidMemcpyDirection = 21_c_int
    integer(c_int), parameter, public :: hipErrorInsufficientDriver = 35_c_int
    integer(c_int), parameter, public :: hipErrorMissingConfiguration = 52_c_int
    integer(c_int), parameter, public :: hipErrorPriorLaunchFailure = 53_c_int
    integer(c_int), parameter, public :: hipErrorInvalidDeviceFunction = 98_c_int
    integer(c_int), parameter, public :: hipErrorNoDevice = 100_c_int
    integer(c_int), parameter, public :: hipErrorInvalidDevice = 101_c_int
    integer(c_int), parameter, public :: hipErrorInvalidImage = 200_c_int
    integer(c_int), parameter, public :: hipErrorInvalidContext = 201_c_int
    integer(c_int), parameter, public :: hipErrorContextAlreadyCurrent = 202_c_int
    integer(c_int), parameter, public :: hipErrorMapBufferObjectFailed = 205_c_int
    integer(c_int), parameter, public :: hipErrorMapFailed = 205_c_int
    integer(c_int), parameter, public :: hipErrorUnmapFailed = 206_c_int
    integer(c_int), parameter, public :: hipErrorArrayIsMapped = 207_c_int
    integer(c_int), parameter, public :: hipErrorAlreadyMapped = 208_c_int
    integer(c_int), parameter, public :: hipErrorNoBinaryForGpu = 209_c_int
    integer(c_int), parameter, public :: hipErrorAlreadyAcquired = 210_c_int
    integer(c_int), parameter, public :: hipErrorNotMapped = 211_c_int
    integer(c_int), parameter, public :: hipErrorNotMappedAsArray = 212_c_int
    integer(c_int), parameter, public :: hipErrorNotMappedAsPointer = 213_c_int
    integer(c_int), parameter, public :: hipErrorECCNotCorrectable = 214_c_int
    integer(c_int), parameter, public :: hipErrorUnsupportedLimit = 215_c_int
    integer(c_int), parameter, public :: hipErrorContextAlreadyInUse = 216_c_int
    integer(c_int), parameter, public :: hipErrorPeerAccessUnsupported = 217_c_int
    integer(c_int), parameter, public :: hipErrorInvalidKernelFile = 218_c_int
    integer(c_int), parameter, public :: hipErrorInvalidGraphicsContext = 219_c_int
    integer(c_int), parameter, public :: hipErrorInvalidSource = 300_c_int
    integer(c_int), parameter, public :: hipErrorFileNotFound = 301_c_int
    integer(c_int), parameter, public :: hipErrorSharedObjectSymbolNotFound = 302_c_int
    integer(c_int), parameter, public :: hipErrorSharedObjectInitFailed = 303_c_int
    integer(c_int), parameter, public :: hipErrorOperatingSystem = 304_c_int
    integer(c_int), parameter, public :: hipErrorInvalidHandle = 400_c_int
    integer(c_int), parameter, public :: hipErrorInvalidResourceHandle = 400_c_int
    integer(c_int), parameter, public :: hipErrorIllegalState = 401_c_int
    integer(c_int), parameter, public :: hipErrorNotFound = 500_c_int
    integer(c_int), parameter, public :: hipErrorNotReady = 600_c_int
    integer(c_int), parameter, public :: hipErrorIllegalAddress = 700_c_int
    integer(c_int), parameter, public :: hipErrorLaunchOutOfResources = 701_c_int
    integer(c_int), parameter, public :: hipErrorLaunchTimeOut = 702_c_int
    integer(c_int), parameter, public :: hipErrorPeerAccessAlreadyEnabled = 704_c_int
    integer(c_int), parameter, public :: hipErrorPeerAccessNotEnabled = 705_c_int
    integer(c_int), parameter, public :: hipErrorSetOnActiveProcess = 708_c_int
    integer(c_int), parameter, public :: hipErrorContextIsDestroyed = 709_c_int
    integer(c_int), parameter, public :: hipErrorAssert = 710_c_int
    integer(c_int), parameter, public :: hipErrorHostMemoryAlreadyRegistered = 712_c_int
    integer(c_int), parameter, public :: hipErrorHostMemoryNotRegistered = 713_c_int
    integer(c_int), parameter, public :: hipErrorLaunchFailure = 719_c_int
    integer(c_int), parameter, public :: hipErrorCooperativeLaunchTooLarge = 720_c_int
    integer(c_int), parameter, public :: hipErrorNotSupported = 801_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureUnsupported = 900_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureInvalidated = 901_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureMerge = 902_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureUnmatched = 903_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureUnjoined = 904_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureIsolation = 905_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureImplicit = 906_c_int
    integer(c_int), parameter, public :: hipErrorCapturedEvent = 907_c_int
    integer(c_int), parameter, public :: hipErrorStreamCaptureWrongThread = 908_c_int
    integer(c_int), parameter, public :: hipErrorGraphExecUpdateFailure = 910_c_int
    integer(c_int), parameter, public :: hipErrorInvalidChannelDescriptor = 911_c_int
    integer(c_int), parameter, public :: hipErrorInvalidTexture = 912_c_int
    integer(c_int), parameter, public :: hipErrorUnknown = 999_c_int
    integer(c_int), parameter, public :: hipErrorRuntimeMemory = 1052_c_int
    integer(c_int), parameter, public :: hipErrorRuntimeOther = 1053_c_int
    integer(c_int), parameter, public :: hipErrorTbd = 1054_c_int

    !> Names memory between processes: 64 bytes to be sent as they are.
    type, bind(c), public :: hipIpcMemHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type hipIpcMemHandle_t

    public :: hipIpcGetMemHandle
    public :: hipIpcOpenMemHandle

    interface

        !> Makes a handle by which other processes open the device memory that `devPtr` points into.
        !>
        !> The handle names the whole allocation: opened, it gives the allocation's base, also where `devPtr` is an interior
        !> pointer, so send the offset along. Asked twice, the bytes are the same; memory freed and allocated again gets a new
        !> handle. The memory must stay allocated until the other processes have closed it.
        !>
        !> - `handle` (out): 64 bytes to send to the other process by any means.
        !> - `devPtr` (in): device memory from hipMalloc, hipExtMallocWithFlags or hipMallocPitch.
        !>
        !> Returns hipErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
        !> managed, stream-ordered, opened from another process, or freed.
        !>
        !> HIP: hipIpcGetMemHandle. CUDA: cudaIpcGetMemHandle.
        function hipIpcGetMemHandle(handle, devPtr) bind(c, name="hipIpcGetMemHandle") result(status)
            import :: c_int, c_ptr, hipIpcMemHandle_t
            implicit none
            type(hipIpcMemHandle_t), intent(out) :: handle
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function hipIpcGetMemHandle

        !> Opens memory that another process exported and returns its base address in this process.
        !>
        !> Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
        !> allocated on.
        !>
        !> - `devPtr` (out): the base address.
        !> - `handle` (in): the 64 bytes from hipIpcGetMemHandle.
        !> - `flags` (in): hipIpcMemLazyEnablePeerAccess; 0, its value up to HIP 5, is taken too.
        !>
        !> Returns hipErrorInvalidValue for a NULL pointer, other flags, or a handle of zeros; hipErrorInvalidContext for a
        !> handle made by this process; hipErrorInvalidDevicePointer for a handle that names no live memory this process may
        !> open: stale, freed, corrupted, forged, of another user, or of a process that has ended.
        !>
        !> HIP: hipIpcOpenMemHandle. CUDA: cudaIpcOpenMemHandle.
        function hipIpcOpenMemHandle(devPtr, handle, flags) bind(c, name="anygpu_hipIpcOpenMemHandle_ref") result(status)
            import :: c_int, c_ptr, hipIpcMemHandle_t
            implicit none
            type(c_ptr), intent(out) :: devPtr
            type(hipIpcMemHandle_t), intent(in) :: handle
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipIpcOpenMemHandle

    end interface
end module anygpu_hip
