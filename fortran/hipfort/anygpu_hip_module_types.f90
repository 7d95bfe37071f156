! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> The types of module hip that hipfort lacks or has otherwise.
module anygpu_hip_module_types
    use anygpu_hipfort_kinds, only: c_char, c_float, c_int, c_int16_t, c_int64_t, c_null_ptr, c_ptr, c_size_t
    use anygpu_hipfort_types, only: dim3, hipChannelFormatDesc, hipMemLocation, hipMemcpy3DParms, hipUUID
    implicit none
    public

    type, bind(c) :: hipCtx_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipCtx_t

    type, bind(c) :: hipEvent_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipEvent_t

    type, bind(c) :: hipExternalMemory_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipExternalMemory_t

    type, bind(c) :: hipExternalSemaphore_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipExternalSemaphore_t

    type, bind(c) :: hipFunction_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipFunction_t

    type, bind(c) :: hipGraphExec_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipGraphExec_t

    type, bind(c) :: hipGraphNode_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipGraphNode_t

    type, bind(c) :: hipGraph_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipGraph_t

    type, bind(c) :: hipMemPool_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipMemPool_t

    type, bind(c) :: hipModuleSymbol_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipModuleSymbol_t

    type, bind(c) :: hipModule_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipModule_t

    type, bind(c) :: hipStream_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipStream_t

    type, bind(c) :: hipUserObject_t
        type(c_ptr) :: ptr = c_null_ptr
    end type hipUserObject_t

    type, bind(c) :: hipDeviceArch_t
        integer(c_int) :: opaque(1) = 0_c_int
    end type hipDeviceArch_t

    type, bind(c) :: hipMipmappedArray
        type(c_ptr) :: data = c_null_ptr
        type(hipChannelFormatDesc) :: desc
        integer(c_int) :: type = 0_c_int
        integer(c_int) :: width = 0_c_int
        integer(c_int) :: height = 0_c_int
        integer(c_int) :: depth = 0_c_int
        integer(c_int) :: min_mipmap_level = 0_c_int
        integer(c_int) :: max_mipmap_level = 0_c_int
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: format = 0_c_int
        integer(c_int) :: num_channels = 0_c_int
    end type hipMipmappedArray

    type, bind(c) :: HIP_TEXTURE_DESC
        integer(c_int) :: addressMode(3) = 0_c_int
        integer(c_int) :: filterMode = 0_c_int
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: maxAnisotropy = 0_c_int
        integer(c_int) :: mipmapFilterMode = 0_c_int
        real(c_float) :: mipmapLevelBias = 0.0_c_float
        real(c_float) :: minMipmapLevelClamp = 0.0_c_float
        real(c_float) :: maxMipmapLevelClamp = 0.0_c_float
        real(c_float) :: borderColor(4) = 0.0_c_float
        integer(c_int) :: reserved(12)
    end type HIP_TEXTURE_DESC

    type, bind(c) :: hipResourceDesc
        integer(c_int) :: resType = 0_c_int
        integer(c_int64_t) :: res(7)
    end type hipResourceDesc

    type, bind(c) :: HIP_RESOURCE_DESC
        integer(c_int) :: resType = 0_c_int
        integer(c_int64_t) :: res(16)
        integer(c_int) :: flags = 0_c_int
    end type HIP_RESOURCE_DESC

    type, bind(c) :: hipResourceViewDesc
        integer(c_int) :: format = 0_c_int
        integer(c_size_t) :: width = 0_c_size_t
        integer(c_size_t) :: height = 0_c_size_t
        integer(c_size_t) :: depth = 0_c_size_t
        integer(c_int) :: firstMipmapLevel = 0_c_int
        integer(c_int) :: lastMipmapLevel = 0_c_int
        integer(c_int) :: firstLayer = 0_c_int
        integer(c_int) :: lastLayer = 0_c_int
    end type hipResourceViewDesc

    type, bind(c) :: HIP_RESOURCE_VIEW_DESC
        integer(c_int) :: format = 0_c_int
        integer(c_size_t) :: width = 0_c_size_t
        integer(c_size_t) :: height = 0_c_size_t
        integer(c_size_t) :: depth = 0_c_size_t
        integer(c_int) :: firstMipmapLevel = 0_c_int
        integer(c_int) :: lastMipmapLevel = 0_c_int
        integer(c_int) :: firstLayer = 0_c_int
        integer(c_int) :: lastLayer = 0_c_int
        integer(c_int) :: reserved(16)
    end type HIP_RESOURCE_VIEW_DESC

    type, bind(c) :: hipOffset3D
        integer(c_size_t) :: x = 0_c_size_t
        integer(c_size_t) :: y = 0_c_size_t
        integer(c_size_t) :: z = 0_c_size_t
    end type hipOffset3D

    type, bind(c) :: textureReference
        integer(c_int) :: normalized = 0_c_int
        integer(c_int) :: readMode = 0_c_int
        integer(c_int) :: filterMode = 0_c_int
        integer(c_int) :: addressMode(3) = 0_c_int
        type(hipChannelFormatDesc) :: channelDesc
        integer(c_int) :: sRGB = 0_c_int
        integer(c_int) :: maxAnisotropy = 0_c_int
        integer(c_int) :: mipmapFilterMode = 0_c_int
        real(c_float) :: mipmapLevelBias = 0.0_c_float
        real(c_float) :: minMipmapLevelClamp = 0.0_c_float
        real(c_float) :: maxMipmapLevelClamp = 0.0_c_float
        type(c_ptr) :: textureObject = c_null_ptr
        integer(c_int) :: numChannels = 0_c_int
        integer(c_int) :: format = 0_c_int
    end type textureReference

    type, bind(c) :: hipTextureDesc
        integer(c_int) :: addressMode(3) = 0_c_int
        integer(c_int) :: filterMode = 0_c_int
        integer(c_int) :: readMode = 0_c_int
        integer(c_int) :: sRGB = 0_c_int
        real(c_float) :: borderColor(4) = 0.0_c_float
        integer(c_int) :: normalizedCoords = 0_c_int
        integer(c_int) :: maxAnisotropy = 0_c_int
        integer(c_int) :: mipmapFilterMode = 0_c_int
        real(c_float) :: mipmapLevelBias = 0.0_c_float
        real(c_float) :: minMipmapLevelClamp = 0.0_c_float
        real(c_float) :: maxMipmapLevelClamp = 0.0_c_float
    end type hipTextureDesc

    type, bind(c) :: surfaceReference
        type(c_ptr) :: surfaceObject = c_null_ptr
    end type surfaceReference

    type, bind(c) :: hipDevSmResource
        integer(c_int) :: smCount = 0_c_int
        integer(c_int) :: minSmPartitionSize = 0_c_int
        integer(c_int) :: smCoscheduledAlignment = 0_c_int
        integer(c_int) :: flags = 0_c_int
    end type hipDevSmResource

    type, bind(c) :: hipDevWorkqueueConfigResource
        integer(c_int) :: device = 0_c_int
        integer(c_int) :: wqConcurrencyLimit = 0_c_int
        integer(c_int) :: sharingScope = 0_c_int
    end type hipDevWorkqueueConfigResource

    type, bind(c) :: hipDevWorkqueueResource
        character(kind=c_char) :: reserved(40)
    end type hipDevWorkqueueResource

    type, bind(c) :: hipDevResource
        integer(c_int) :: type = 0_c_int
        character(kind=c_char) :: internal_padding(92)
        integer(c_int) :: anonymous_union(10)
        type(c_ptr) :: nextResource = c_null_ptr
    end type hipDevResource

    type, bind(c) :: hipDevSmResourceGroupParams
        integer(c_int) :: smCount = 0_c_int
        integer(c_int) :: coscheduledSmCount = 0_c_int
        integer(c_int) :: preferredCoscheduledSmCount = 0_c_int
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: reserved(12)
    end type hipDevSmResourceGroupParams

    type, bind(c) :: hipMemFabricHandle_t
        character(kind=c_char) :: data(64)
    end type hipMemFabricHandle_t

    type, bind(c) :: hipMemPoolProps
        integer(c_int) :: allocType = 0_c_int
        integer(c_int) :: handleTypes = 0_c_int
        type(hipMemLocation) :: location
        type(c_ptr) :: win32SecurityAttributes = c_null_ptr
        integer(c_size_t) :: maxSize = 0_c_size_t
        character(kind=c_char) :: reserved(56)
    end type hipMemPoolProps

    type, bind(c) :: hipMemPoolPtrExportData
        character(kind=c_char) :: reserved(64)
    end type hipMemPoolPtrExportData

    type, bind(c) :: hipLaunchParams
        type(c_ptr) :: func = c_null_ptr
        type(dim3) :: gridDim
        type(dim3) :: blockDim
        type(c_ptr) :: args = c_null_ptr
        integer(c_size_t) :: sharedMem = 0_c_size_t
        type(c_ptr) :: stream = c_null_ptr
    end type hipLaunchParams

    type, bind(c) :: hipFunctionLaunchParams
        type(c_ptr) :: function = c_null_ptr
        integer(c_int) :: gridDimX = 0_c_int
        integer(c_int) :: gridDimY = 0_c_int
        integer(c_int) :: gridDimZ = 0_c_int
        integer(c_int) :: blockDimX = 0_c_int
        integer(c_int) :: blockDimY = 0_c_int
        integer(c_int) :: blockDimZ = 0_c_int
        integer(c_int) :: sharedMemBytes = 0_c_int
        type(c_ptr) :: hStream = c_null_ptr
        type(c_ptr) :: kernelParams = c_null_ptr
    end type hipFunctionLaunchParams

    type, bind(c) :: hipExternalMemoryHandleDesc
        integer(c_int) :: type = 0_c_int
        integer(c_int64_t) :: handle(2) = 0_c_int64_t
        integer(c_int64_t) :: size = 0_c_int64_t
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: reserved(16)
    end type hipExternalMemoryHandleDesc

    type, bind(c) :: hipExternalSemaphoreHandleDesc
        integer(c_int) :: type = 0_c_int
        integer(c_int64_t) :: handle(2) = 0_c_int64_t
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: reserved(16)
    end type hipExternalSemaphoreHandleDesc

    type, bind(c) :: hipExternalSemaphoreSignalParams
        integer(c_int64_t) :: params(9)
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: reserved(16)
    end type hipExternalSemaphoreSignalParams

    type, bind(c) :: hipExternalSemaphoreWaitParams
        integer(c_int64_t) :: params(9)
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: reserved(16)
    end type hipExternalSemaphoreWaitParams

    type, bind(c) :: hipMemAllocNodeParams
        type(hipMemPoolProps) :: poolProps
        type(c_ptr) :: accessDescs = c_null_ptr
        integer(c_size_t) :: accessDescCount = 0_c_size_t
        integer(c_size_t) :: bytesize = 0_c_size_t
        type(c_ptr) :: dptr = c_null_ptr
    end type hipMemAllocNodeParams

    type, bind(c) :: hipAccessPolicyWindow
        type(c_ptr) :: base_ptr = c_null_ptr
        integer(c_int) :: hitProp = 0_c_int
        real(c_float) :: hitRatio = 0.0_c_float
        integer(c_int) :: missProp = 0_c_int
        integer(c_size_t) :: num_bytes = 0_c_size_t
    end type hipAccessPolicyWindow

    type, bind(c) :: hipLaunchMemSyncDomainMap
        character(kind=c_char) :: default_
        character(kind=c_char) :: remote
    end type hipLaunchMemSyncDomainMap

    type, bind(c) :: hipExtDynDataPrefetchRegion
        type(c_ptr) :: address = c_null_ptr
        integer(c_size_t) :: stride = 0_c_size_t
        integer(c_size_t) :: width = 0_c_size_t
        integer(c_size_t) :: height = 0_c_size_t
    end type hipExtDynDataPrefetchRegion

    type, bind(c) :: hipExtDynDataPrefetchConfig
        integer(c_int) :: numRegions = 0_c_int
        integer(c_int) :: temporal = 0_c_int
        type(hipExtDynDataPrefetchRegion) :: regions(2)
    end type hipExtDynDataPrefetchConfig

    type, bind(c) :: hipMemAllocationProp
        integer(c_int) :: type = 0_c_int
        integer(c_int) :: requestedHandleType = 0_c_int
        type(hipMemLocation) :: location
        type(c_ptr) :: win32HandleMetaData = c_null_ptr
        integer(c_int16_t) :: allocFlags(2) = 0_c_int16_t
    end type hipMemAllocationProp

    type, bind(c) :: hipArrayMapInfo
        integer(c_int) :: resourceType = 0_c_int
        integer(c_int64_t) :: resource(8)
        integer(c_int) :: subresourceType = 0_c_int
        integer(c_int64_t) :: subresource(4) = 0_c_int64_t
        integer(c_int) :: memOperationType = 0_c_int
        integer(c_int) :: memHandleType = 0_c_int
        type(c_ptr) :: memHandle = c_null_ptr
        integer(c_int64_t) :: offset = 0_c_int64_t
        integer(c_int) :: deviceBitMask = 0_c_int
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: reserved(2) = 0_c_int
    end type hipArrayMapInfo

    type, bind(c) :: hipMemcpyNodeParams
        integer(c_int) :: flags = 0_c_int
        integer(c_int) :: reserved(3) = 0_c_int
        type(hipMemcpy3DParms) :: copyParams
    end type hipMemcpyNodeParams

    type, bind(c) :: hipChildGraphNodeParams
        type(c_ptr) :: graph = c_null_ptr
    end type hipChildGraphNodeParams

    type, bind(c) :: hipEventWaitNodeParams
        type(c_ptr) :: event = c_null_ptr
    end type hipEventWaitNodeParams

    type, bind(c) :: hipEventRecordNodeParams
        type(c_ptr) :: event = c_null_ptr
    end type hipEventRecordNodeParams

    type, bind(c) :: hipMemFreeNodeParams
        type(c_ptr) :: dptr = c_null_ptr
    end type hipMemFreeNodeParams

    type, bind(c) :: hipGraphNodeParams
        integer(c_int) :: type = 0_c_int
        integer(c_int) :: reserved0(3) = 0_c_int
        integer(c_int64_t) :: anonymous_union(29)
        integer(c_int64_t) :: reserved2 = 0_c_int64_t
    end type hipGraphNodeParams

    type, bind(c) :: hipGraphEdgeData
        character(kind=c_char) :: from_port
        character(kind=c_char) :: reserved(5)
        character(kind=c_char) :: to_port
        character(kind=c_char) :: type
    end type hipGraphEdgeData

    type, bind(c) :: hipLaunchAttribute
        integer(c_int) :: id = 0_c_int
        character(kind=c_char) :: pad(4)
        integer(c_int64_t) :: anonymous_union(8)
    end type hipLaunchAttribute

    type, bind(c) :: hipArrayMemoryRequirements
        integer(c_size_t) :: alignment = 0_c_size_t
        integer(c_size_t) :: size = 0_c_size_t
    end type hipArrayMemoryRequirements

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
        type(hipDeviceArch_t) :: arch
        type(c_ptr) :: hdpMemFlushCntl
        type(c_ptr) :: hdpRegFlushCntl
        integer(c_int) :: cooperativeMultiDeviceUnmatchedFunc
        integer(c_int) :: cooperativeMultiDeviceUnmatchedGridDim
        integer(c_int) :: cooperativeMultiDeviceUnmatchedBlockDim
        integer(c_int) :: cooperativeMultiDeviceUnmatchedSharedMem
        integer(c_int) :: isLargeBar
        integer(c_int) :: asicRevision
    end type hipDeviceProp_t

end module anygpu_hip_module_types
