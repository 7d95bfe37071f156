! Generated from generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's types and flags, with the values of HIP 6.
module anygpu_hipfort_types
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_null_ptr, c_ptr, c_size_t
    implicit none
    private

    integer(c_int), parameter, public :: hipIpcMemLazyEnablePeerAccess = 1_c_int
    integer(c_int), parameter, public :: hipStreamDefault = 0_c_int
    integer(c_int), parameter, public :: hipStreamNonBlocking = 1_c_int
    integer(c_int), parameter, public :: hipEventDefault = 0_c_int
    integer(c_int), parameter, public :: hipEventBlockingSync = 1_c_int
    integer(c_int), parameter, public :: hipEventDisableTiming = 2_c_int
    integer(c_int), parameter, public :: hipEventInterprocess = 4_c_int
    integer(c_int), parameter, public :: hipEventReleaseToDevice = 1073741824_c_int
    integer(c_int), parameter, public :: hipHostMallocDefault = 0_c_int
    integer(c_int), parameter, public :: hipHostMallocPortable = 1_c_int
    integer(c_int), parameter, public :: hipHostMallocMapped = 2_c_int
    integer(c_int), parameter, public :: hipHostMallocWriteCombined = 4_c_int
    integer(c_int), parameter, public :: hipHostMallocNumaUser = 536870912_c_int
    integer(c_int), parameter, public :: hipHostMallocCoherent = 1073741824_c_int
    integer(c_int), parameter, public :: hipMemAttachGlobal = 1_c_int
    integer(c_int), parameter, public :: hipMemAttachHost = 2_c_int
    integer(c_int), parameter, public :: hipMemAttachSingle = 4_c_int
    integer(c_int), parameter, public :: hipDeviceMallocDefault = 0_c_int
    integer(c_int), parameter, public :: hipDeviceMallocFinegrained = 1_c_int
    integer(c_int), parameter, public :: hipHostRegisterDefault = 0_c_int
    integer(c_int), parameter, public :: hipHostRegisterPortable = 1_c_int
    integer(c_int), parameter, public :: hipHostRegisterMapped = 2_c_int
    integer(c_int), parameter, public :: hipHostRegisterIoMemory = 4_c_int
    integer(c_int), parameter, public :: hipExtHostRegisterCoarseGrained = 8_c_int
    integer(c_int), parameter, public :: hipDeviceScheduleAuto = 0_c_int
    integer(c_int), parameter, public :: hipDeviceScheduleSpin = 1_c_int
    integer(c_int), parameter, public :: hipDeviceScheduleYield = 2_c_int
    integer(c_int), parameter, public :: hipDeviceScheduleBlockingSync = 4_c_int
    integer(c_int), parameter, public :: hipDeviceScheduleMask = 7_c_int
    integer(c_int), parameter, public :: hipDeviceMapHost = 8_c_int
    integer(c_int), parameter, public :: hipDeviceLmemResizeToMax = 16_c_int
    integer(c_int), parameter, public :: hipArrayDefault = 0_c_int
    integer(c_int), parameter, public :: hipArrayLayered = 1_c_int
    integer(c_int), parameter, public :: hipArraySurfaceLoadStore = 2_c_int
    integer(c_int), parameter, public :: hipArrayCubemap = 4_c_int
    integer(c_int), parameter, public :: hipArrayTextureGather = 8_c_int
    integer(c_int), parameter, public :: hipOccupancyDefault = 0_c_int
    integer(c_int), parameter, public :: hipCooperativeLaunchMultiDeviceNoPreSync = 1_c_int
    integer(c_int), parameter, public :: hipCooperativeLaunchMultiDeviceNoPostSync = 2_c_int

    !> Names memory between processes: 64 bytes to be sent as they are.
    type, bind(c), public :: hipIpcMemHandle_t
        !> Opaque.
        character(kind=c_char) :: reserved(64)
    end type hipIpcMemHandle_t

    !> Names an event between processes: 64 bytes to be sent as they are.
    type, bind(c), public :: hipIpcEventHandle_t
        !> Opaque.
        character(kind=c_char) :: reserved(64)
    end type hipIpcEventHandle_t

    !> The extents of a grid or of a block; those left out are 1.
    type, bind(c), public :: dim3
        integer(c_int) :: x = 1_c_int
        integer(c_int) :: y = 1_c_int
        integer(c_int) :: z = 1_c_int
    end type dim3

    !> What a device is like: the structure of ROCm 4 and 5, which hipGetDeviceProperties still fills.
    type, bind(c), public :: hipDeviceProp_t
        character(kind=c_char) :: name(256)
        integer(c_size_t) :: totalGlobalMem = 0_c_size_t
        integer(c_size_t) :: sharedMemPerBlock = 0_c_size_t
        integer(c_int) :: regsPerBlock = 0_c_int
        integer(c_int) :: warpSize = 0_c_int
        integer(c_int) :: maxThreadsPerBlock = 0_c_int
        integer(c_int) :: maxThreadsDim(3) = 0_c_int
        integer(c_int) :: maxGridSize(3) = 0_c_int
        integer(c_int) :: clockRate = 0_c_int
        integer(c_int) :: memoryClockRate = 0_c_int
        integer(c_int) :: memoryBusWidth = 0_c_int
        integer(c_size_t) :: totalConstMem = 0_c_size_t
        integer(c_int) :: major = 0_c_int
        integer(c_int) :: minor = 0_c_int
        integer(c_int) :: multiProcessorCount = 0_c_int
        integer(c_int) :: l2CacheSize = 0_c_int
        integer(c_int) :: maxThreadsPerMultiProcessor = 0_c_int
        integer(c_int) :: computeMode = 0_c_int
        integer(c_int) :: clockInstructionRate = 0_c_int
        integer(c_int) :: arch = 0_c_int
        integer(c_int) :: concurrentKernels = 0_c_int
        integer(c_int) :: pciDomainID = 0_c_int
        integer(c_int) :: pciBusID = 0_c_int
        integer(c_int) :: pciDeviceID = 0_c_int
        integer(c_size_t) :: maxSharedMemoryPerMultiProcessor = 0_c_size_t
        integer(c_int) :: isMultiGpuBoard = 0_c_int
        integer(c_int) :: canMapHostMemory = 0_c_int
        integer(c_int) :: gcnArch = 0_c_int
        character(kind=c_char) :: gcnArchName(256)
        integer(c_int) :: integrated = 0_c_int
        integer(c_int) :: cooperativeLaunch = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceLaunch = 0_c_int
        integer(c_int) :: maxTexture1DLinear = 0_c_int
        integer(c_int) :: maxTexture1D = 0_c_int
        integer(c_int) :: maxTexture2D(2) = 0_c_int
        integer(c_int) :: maxTexture3D(3) = 0_c_int
        type(c_ptr) :: hdpMemFlushCntl = c_null_ptr
        type(c_ptr) :: hdpRegFlushCntl = c_null_ptr
        integer(c_size_t) :: memPitch = 0_c_size_t
        integer(c_size_t) :: textureAlignment = 0_c_size_t
        integer(c_size_t) :: texturePitchAlignment = 0_c_size_t
        integer(c_int) :: kernelExecTimeoutEnabled = 0_c_int
        integer(c_int) :: ECCEnabled = 0_c_int
        integer(c_int) :: tccDriver = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceUnmatchedFunc = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceUnmatchedGridDim = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceUnmatchedBlockDim = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceUnmatchedSharedMem = 0_c_int
        integer(c_int) :: isLargeBar = 0_c_int
        integer(c_int) :: asicRevision = 0_c_int
        integer(c_int) :: managedMemory = 0_c_int
        integer(c_int) :: directManagedMemAccessFromHost = 0_c_int
        integer(c_int) :: concurrentManagedAccess = 0_c_int
        integer(c_int) :: pageableMemoryAccess = 0_c_int
        integer(c_int) :: pageableMemoryAccessUsesHostPageTables = 0_c_int
        !> Nothing: hipfort has it for what later releases might add.
        character(kind=c_char) :: GPUFORT_PADDING(256)
    end type hipDeviceProp_t

end module anygpu_hipfort_types
