! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's types and flags, with the values of HIP 6.
module anygpu_hipfort_types
    use anygpu_hipfort_kinds, only: c_char, c_funptr, c_int, c_int64_t, c_null_funptr, c_null_ptr, c_ptr, c_signed_char, &
        c_size_t
    implicit none
    public

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

    !> The extents of a grid or of a block, 1 by default.
    type, bind(c) :: dim3
        integer(c_int) :: x = 1_c_int
        integer(c_int) :: y = 1_c_int
        integer(c_int) :: z = 1_c_int
    end type dim3

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

    !> One side of a copy of boxes.
    type, bind(c) :: hipMemcpy3DOperand
        !> Kind of the side.
        integer(c_int) :: type = 0_c_int
        !> The memory or array.
        integer(c_int64_t) :: op(4)
    end type hipMemcpy3DOperand

    !> One copy of a batch of boxes.
    type, bind(c) :: hipMemcpy3DBatchOp
        !> Read.
        type(hipMemcpy3DOperand) :: src
        !> Written.
        type(hipMemcpy3DOperand) :: dst
        !> Size of the box: bytes, rows and slices.
        type(hipExtent) :: extent
        !> When the source is read.
        integer(c_int) :: srcAccessOrder = 0_c_int
        !> hipMemcpyFlags.
        integer(c_int) :: flags = 0_c_int
    end type hipMemcpy3DBatchOp

    !> 16 bytes that identify a device.
    type, bind(c) :: hipUUID
        !> The bytes.
        character(kind=c_char) :: bytes(16)
    end type hipUUID

    !> The properties of a device, in HIP 6's layout; hipDeviceProp_t in C.
    !>
    !> Sizes are bytes, clock rates kHz, widths bits; yes is 1 and no is 0. Unsupported features are 0.
    type, bind(c) :: hipDeviceProp_t
        character(kind=c_char) :: name(256)
        type(hipUUID) :: uuid
        character(kind=c_char) :: luid(8)
        integer(c_int) :: luidDeviceNodeMask
        integer(c_size_t) :: totalGlobalMem
        integer(c_size_t) :: sharedMemPerBlock
        integer(c_int) :: regsPerBlock
        integer(c_int) :: warpSize
        integer(c_size_t) :: memPitch
        integer(c_int) :: maxThreadsPerBlock
        integer(c_int) :: maxThreadsDim(3)
        integer(c_int) :: maxGridSize(3)
        integer(c_int) :: clockRate
        integer(c_size_t) :: totalConstMem
        integer(c_int) :: major
        integer(c_int) :: minor
        integer(c_size_t) :: textureAlignment
        integer(c_size_t) :: texturePitchAlignment
        integer(c_int) :: deviceOverlap
        integer(c_int) :: multiProcessorCount
        integer(c_int) :: kernelExecTimeoutEnabled
        integer(c_int) :: integrated
        integer(c_int) :: canMapHostMemory
        integer(c_int) :: computeMode
        integer(c_int) :: maxTexture1D
        integer(c_int) :: maxTexture1DMipmap
        integer(c_int) :: maxTexture1DLinear
        integer(c_int) :: maxTexture2D(2)
        integer(c_int) :: maxTexture2DMipmap(2)
        integer(c_int) :: maxTexture2DLinear(3)
        integer(c_int) :: maxTexture2DGather(2)
        integer(c_int) :: maxTexture3D(3)
        integer(c_int) :: maxTexture3DAlt(3)
        integer(c_int) :: maxTextureCubemap
        integer(c_int) :: maxTexture1DLayered(2)
        integer(c_int) :: maxTexture2DLayered(3)
        integer(c_int) :: maxTextureCubemapLayered(2)
        integer(c_int) :: maxSurface1D
        integer(c_int) :: maxSurface2D(2)
        integer(c_int) :: maxSurface3D(3)
        integer(c_int) :: maxSurface1DLayered(2)
        integer(c_int) :: maxSurface2DLayered(3)
        integer(c_int) :: maxSurfaceCubemap
        integer(c_int) :: maxSurfaceCubemapLayered(2)
        integer(c_size_t) :: surfaceAlignment
        integer(c_int) :: concurrentKernels
        integer(c_int) :: ECCEnabled
        integer(c_int) :: pciBusID
        integer(c_int) :: pciDeviceID
        integer(c_int) :: pciDomainID
        integer(c_int) :: tccDriver
        integer(c_int) :: asyncEngineCount
        integer(c_int) :: unifiedAddressing
        integer(c_int) :: memoryClockRate
        integer(c_int) :: memoryBusWidth
        integer(c_int) :: l2CacheSize
        integer(c_int) :: persistingL2CacheMaxSize
        integer(c_int) :: maxThreadsPerMultiProcessor
        integer(c_int) :: streamPrioritiesSupported
        integer(c_int) :: globalL1CacheSupported
        integer(c_int) :: localL1CacheSupported
        integer(c_size_t) :: sharedMemPerMultiprocessor
        integer(c_int) :: regsPerMultiprocessor
        integer(c_int) :: managedMemory
        integer(c_int) :: isMultiGpuBoard
        integer(c_int) :: multiGpuBoardGroupID
        integer(c_int) :: hostNativeAtomicSupported
        integer(c_int) :: singleToDoublePrecisionPerfRatio
        integer(c_int) :: pageableMemoryAccess
        integer(c_int) :: concurrentManagedAccess
        integer(c_int) :: computePreemptionSupported
        integer(c_int) :: canUseHostPointerForRegisteredMem
        integer(c_int) :: cooperativeLaunch
        integer(c_int) :: cooperativeMultiDeviceLaunch
        integer(c_size_t) :: sharedMemPerBlockOptin
        integer(c_int) :: pageableMemoryAccessUsesHostPageTables
        integer(c_int) :: directManagedMemAccessFromHost
        integer(c_int) :: maxBlocksPerMultiProcessor
        integer(c_int) :: accessPolicyMaxWindowSize
        integer(c_size_t) :: reservedSharedMemPerBlock
        integer(c_int) :: hostRegisterSupported
        integer(c_int) :: sparseHipArraySupported
        integer(c_int) :: hostRegisterReadOnlySupported
        integer(c_int) :: timelineSemaphoreInteropSupported
        integer(c_int) :: memoryPoolsSupported
        integer(c_int) :: gpuDirectRDMASupported
        integer(c_int) :: gpuDirectRDMAFlushWritesOptions
        integer(c_int) :: gpuDirectRDMAWritesOrdering
        integer(c_int) :: memoryPoolSupportedHandleTypes
        integer(c_int) :: deferredMappingHipArraySupported
        integer(c_int) :: ipcEventSupported
        integer(c_int) :: clusterLaunch
        integer(c_int) :: unifiedFunctionPointers
        integer(c_int) :: reserved(63)
        integer(c_int) :: hipReserved(32)
        character(kind=c_char) :: gcnArchName(256)
        integer(c_size_t) :: maxSharedMemoryPerMultiProcessor
        integer(c_int) :: clockInstructionRate
        integer(c_int) :: arch
        type(c_ptr) :: hdpMemFlushCntl
        type(c_ptr) :: hdpRegFlushCntl
        integer(c_int) :: cooperativeMultiDeviceUnmatchedFunc
        integer(c_int) :: cooperativeMultiDeviceUnmatchedGridDim
        integer(c_int) :: cooperativeMultiDeviceUnmatchedBlockDim
        integer(c_int) :: cooperativeMultiDeviceUnmatchedSharedMem
        integer(c_int) :: isLargeBar
        integer(c_int) :: asicRevision
        !> In HIP up to 5.
        integer(c_int) :: gcnArch = 0_c_int
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
        integer(c_int) :: reserved(16)
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
        integer(c_int) :: reserved(16)
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
        integer(c_int) :: reserved(16)
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
        integer(c_int) :: reserved(12)
    end type hipExternalSemaphoreSignal

    !> The parameters of a signal.
    type, bind(c) :: hipExternalSemaphoreSignalParams
        !> By the semaphore's type.
        type(hipExternalSemaphoreSignal) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16)
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
        integer(c_int) :: reserved(10)
    end type hipExternalSemaphoreWait

    !> The parameters of a wait.
    type, bind(c) :: hipExternalSemaphoreWaitParams
        !> By the semaphore's type.
        type(hipExternalSemaphoreWait) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16)
    end type hipExternalSemaphoreWaitParams

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
        integer(c_signed_char) :: reserved(56)
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
        character(kind=c_char) :: reserved(64)
    end type hipIpcMemHandle_t

    !> An IPC handle of an event: 64 bytes to be sent to another process unchanged.
    type, bind(c) :: hipIpcEventHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64)
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
        type(dim3) :: gridDim
        !> The threads of a block.
        type(dim3) :: blockDim
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
        integer(c_signed_char) :: reserved(64)
    end type hipMemPoolPtrExportData

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
        integer(c_int) :: allocFlags = 0_c_int
    end type hipMemAllocationProp

    !> A kernel of a graph.
    type, bind(c) :: hipKernelNodeParams
        type(dim3) :: blockDim = dim3(1, 1, 1)
        type(c_ptr) :: extra = c_null_ptr
        type(c_ptr) :: func = c_null_ptr
        type(dim3) :: gridDim = dim3(1, 1, 1)
        type(c_ptr) :: kernelParams = c_null_ptr
        integer(c_int) :: sharedMemBytes = 0_c_int
    end type hipKernelNodeParams

    !> A fill of a graph.
    type, bind(c) :: hipMemsetParams
        type(c_ptr) :: dst = c_null_ptr
        integer(c_int) :: elementSize = 0_c_int
        integer(c_size_t) :: height = 0_c_size_t
        integer(c_size_t) :: pitch = 0_c_size_t
        integer(c_int) :: value = 0_c_int
        integer(c_size_t) :: width = 0_c_size_t
    end type hipMemsetParams

    !> A host function of a graph.
    type, bind(c) :: hipHostNodeParams
        type(c_funptr) :: fn = c_null_funptr
        type(c_ptr) :: userData = c_null_ptr
    end type hipHostNodeParams

end module anygpu_hipfort_types
