! Generated from generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's types and flags, with the values of HIP 6.
module anygpu_hipfort_types
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_null_ptr, c_ptr, c_size_t
    implicit none
    public
    private :: c_char, c_int, c_null_ptr, c_ptr, c_size_t

    integer(c_int), parameter :: hipIpcMemLazyEnablePeerAccess = 1_c_int
    integer(c_int), parameter :: hipStreamDefault = 0_c_int
    integer(c_int), parameter :: hipStreamNonBlocking = 1_c_int
    integer(c_int), parameter :: hipEventDefault = 0_c_int
    integer(c_int), parameter :: hipEventBlockingSync = 1_c_int
    integer(c_int), parameter :: hipEventDisableTiming = 2_c_int
    integer(c_int), parameter :: hipEventInterprocess = 4_c_int
    integer(c_int), parameter :: hipEventReleaseToDevice = 1073741824_c_int
    integer(c_int), parameter :: hipHostMallocDefault = 0_c_int
    integer(c_int), parameter :: hipHostMallocPortable = 1_c_int
    integer(c_int), parameter :: hipHostMallocMapped = 2_c_int
    integer(c_int), parameter :: hipHostMallocWriteCombined = 4_c_int
    integer(c_int), parameter :: hipHostMallocNumaUser = 536870912_c_int
    integer(c_int), parameter :: hipHostMallocCoherent = 1073741824_c_int
    integer(c_int), parameter :: hipMemAttachGlobal = 1_c_int
    integer(c_int), parameter :: hipMemAttachHost = 2_c_int
    integer(c_int), parameter :: hipMemAttachSingle = 4_c_int
    integer(c_int), parameter :: hipDeviceMallocDefault = 0_c_int
    integer(c_int), parameter :: hipDeviceMallocFinegrained = 1_c_int
    integer(c_int), parameter :: hipHostRegisterDefault = 0_c_int
    integer(c_int), parameter :: hipHostRegisterPortable = 1_c_int
    integer(c_int), parameter :: hipHostRegisterMapped = 2_c_int
    integer(c_int), parameter :: hipHostRegisterIoMemory = 4_c_int
    integer(c_int), parameter :: hipExtHostRegisterCoarseGrained = 8_c_int
    integer(c_int), parameter :: hipDeviceScheduleAuto = 0_c_int
    integer(c_int), parameter :: hipDeviceScheduleSpin = 1_c_int
    integer(c_int), parameter :: hipDeviceScheduleYield = 2_c_int
    integer(c_int), parameter :: hipDeviceScheduleBlockingSync = 4_c_int
    integer(c_int), parameter :: hipDeviceScheduleMask = 7_c_int
    integer(c_int), parameter :: hipDeviceMapHost = 8_c_int
    integer(c_int), parameter :: hipDeviceLmemResizeToMax = 16_c_int
    integer(c_int), parameter :: hipArrayDefault = 0_c_int
    integer(c_int), parameter :: hipArrayLayered = 1_c_int
    integer(c_int), parameter :: hipArraySurfaceLoadStore = 2_c_int
    integer(c_int), parameter :: hipArrayCubemap = 4_c_int
    integer(c_int), parameter :: hipArrayTextureGather = 8_c_int
    integer(c_int), parameter :: hipOccupancyDefault = 0_c_int
    integer(c_int), parameter :: hipCooperativeLaunchMultiDeviceNoPreSync = 1_c_int
    integer(c_int), parameter :: hipCooperativeLaunchMultiDeviceNoPostSync = 2_c_int

    !> An IPC handle of memory: 64 bytes to be sent to another process unchanged.
    type, bind(c) :: hipIpcMemHandle_t
        !> Opaque.
        character(kind=c_char) :: reserved(64)
    end type hipIpcMemHandle_t

    !> An IPC handle of an event: 64 bytes to be sent to another process unchanged.
    type, bind(c) :: hipIpcEventHandle_t
        !> Opaque.
        character(kind=c_char) :: reserved(64)
    end type hipIpcEventHandle_t

    !> The extents of a grid or of a block, 1 by default.
    type, bind(c) :: dim3
        integer(c_int) :: x = 1_c_int
        integer(c_int) :: y = 1_c_int
        integer(c_int) :: z = 1_c_int
    end type dim3

    !> Properties of a device: the structure of ROCm 4 and 5, which hipGetDeviceProperties still fills.
    type, bind(c) :: hipDeviceProp_t
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
        !> Unused: hipfort reserves it for later releases.
        character(kind=c_char) :: GPUFORT_PADDING(256)
    end type hipDeviceProp_t

end module anygpu_hipfort_types
