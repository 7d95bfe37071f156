! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's functions whose outputs and structures are variables, as hipfort has them since 0.8.
!>
!> Outputs that C takes NULL for are optional.
module anygpu_hipfort_typed
    use anygpu_hipfort_kinds, only: c_float, c_funptr, c_int, c_int64_t, c_ptr, c_size_t
    use anygpu_hipfort_types, only: HIP_ARRAY3D_DESCRIPTOR, HIP_ARRAY_DESCRIPTOR, HIP_MEMCPY3D, hipChannelFormatDesc, &
        hipDeviceProp_t, hipExtent, hipExternalMemoryBufferDesc, hipExternalSemaphoreSignalParams, &
        hipExternalSemaphoreWaitParams, hipFuncAttributes, hipHostNodeParams, hipKernelNodeParams, hipMemAllocationProp, &
        hipMemLocation, hipMemcpy3DBatchOp, hipMemcpy3DParms, hipMemcpyAttributes, hipMemsetParams, hipPitchedPtr, &
        hipPointerAttribute_t, hip_Memcpy2D
    implicit none
    public

    interface

        !> Returns the version of the driver, which is that of HIP. Needs no device.
        function hipDriverGetVersion_typed(driverVersion) bind(c, name="hipDriverGetVersion")
            import :: c_int
            implicit none
            integer(c_int) :: driverVersion
            integer(c_int) :: hipDriverGetVersion_typed
        end function hipDriverGetVersion_typed

        !> Returns the version of HIP. Needs no device.
        function hipRuntimeGetVersion_typed(runtimeVersion) bind(c, name="hipRuntimeGetVersion")
            import :: c_int
            implicit none
            integer(c_int) :: runtimeVersion
            integer(c_int) :: hipRuntimeGetVersion_typed
        end function hipRuntimeGetVersion_typed

        !> Returns the handle of a device, which is its ordinal.
        function hipDeviceGet_typed(device, ordinal) bind(c, name="hipDeviceGet")
            import :: c_int
            implicit none
            integer(c_int) :: device
            integer(c_int), value :: ordinal
            integer(c_int) :: hipDeviceGet_typed
        end function hipDeviceGet_typed

        !> Returns a device's compute capability.
        function hipDeviceComputeCapability_typed(major, minor, device) bind(c, name="hipDeviceComputeCapability")
            import :: c_int
            implicit none
            integer(c_int) :: major
            integer(c_int) :: minor
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceComputeCapability_typed
        end function hipDeviceComputeCapability_typed

        !> Returns an attribute of the link between two devices.
        function hipDeviceGetP2PAttribute_typed(myValue, attr, srcDevice, dstDevice) bind(c, name="hipDeviceGetP2PAttribute")
            import :: c_int
            implicit none
            integer(c_int) :: myValue
            integer(c_int), value :: attr
            integer(c_int), value :: srcDevice
            integer(c_int), value :: dstDevice
            integer(c_int) :: hipDeviceGetP2PAttribute_typed
        end function hipDeviceGetP2PAttribute_typed

        !> Finds a device by its PCI address.
        function hipDeviceGetByPCIBusId_typed(device, pciBusId) bind(c, name="hipDeviceGetByPCIBusId")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: device
            type(c_ptr), value :: pciBusId
            integer(c_int) :: hipDeviceGetByPCIBusId_typed
        end function hipDeviceGetByPCIBusId_typed

        !> Returns the total memory of a device.
        function hipDeviceTotalMem_typed(bytes, device) bind(c, name="hipDeviceTotalMem")
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t) :: bytes
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceTotalMem_typed
        end function hipDeviceTotalMem_typed

        !> Returns the calling thread's current device.
        function hipGetDevice_typed(deviceId) bind(c, name="hipGetDevice")
            import :: c_int
            implicit none
            integer(c_int) :: deviceId
            integer(c_int) :: hipGetDevice_typed
        end function hipGetDevice_typed

        !> Returns the number of devices.
        function hipGetDeviceCount_typed(count) bind(c, name="hipGetDeviceCount")
            import :: c_int
            implicit none
            integer(c_int) :: count
            integer(c_int) :: hipGetDeviceCount_typed
        end function hipGetDeviceCount_typed

        !> Returns an attribute of a device.
        function hipDeviceGetAttribute_typed(pi, attr, deviceId) bind(c, name="hipDeviceGetAttribute")
            import :: c_int
            implicit none
            integer(c_int) :: pi
            integer(c_int), value :: attr
            integer(c_int), value :: deviceId
            integer(c_int) :: hipDeviceGetAttribute_typed
        end function hipDeviceGetAttribute_typed

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        function hipDeviceGetCacheConfig_typed(cacheConfig) bind(c, name="hipDeviceGetCacheConfig")
            import :: c_int
            implicit none
            integer(c_int) :: cacheConfig
            integer(c_int) :: hipDeviceGetCacheConfig_typed
        end function hipDeviceGetCacheConfig_typed

        !> Returns a limit of the current device.
        function hipDeviceGetLimit_typed(pValue, limit) bind(c, name="hipDeviceGetLimit")
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t) :: pValue
            integer(c_int), value :: limit
            integer(c_int) :: hipDeviceGetLimit_typed
        end function hipDeviceGetLimit_typed

        !> Returns the bank size of shared memory.
        function hipDeviceGetSharedMemConfig_typed(pConfig) bind(c, name="hipDeviceGetSharedMemConfig")
            import :: c_int
            implicit none
            integer(c_int) :: pConfig
            integer(c_int) :: hipDeviceGetSharedMemConfig_typed
        end function hipDeviceGetSharedMemConfig_typed

        !> Returns the flags of the current device, which say how threads wait for it.
        function hipGetDeviceFlags_typed(flags) bind(c, name="hipGetDeviceFlags")
            import :: c_int
            implicit none
            integer(c_int) :: flags
            integer(c_int) :: hipGetDeviceFlags_typed
        end function hipGetDeviceFlags_typed

        !> Chooses the first device that has at least the properties requested in the layout of HIP up to 5.
        function hipChooseDevice_typed(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, hipDeviceProp_t
            implicit none
            integer(c_int) :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDevice_typed
        end function hipChooseDevice_typed

        !> Returns the type of the link between two devices and the number of hops.
        function hipExtGetLinkTypeAndHopCount_typed(device1, device2, linktype, hopcount) &
            bind(c, name="hipExtGetLinkTypeAndHopCount")
            import :: c_int
            implicit none
            integer(c_int), value :: device1
            integer(c_int), value :: device2
            integer(c_int) :: linktype
            integer(c_int) :: hopcount
            integer(c_int) :: hipExtGetLinkTypeAndHopCount_typed
        end function hipExtGetLinkTypeAndHopCount_typed

        !> Returns the range of stream priorities on the current device; lower is more urgent.
        function hipDeviceGetStreamPriorityRange_typed(leastPriority, greatestPriority) &
            bind(c, name="hipDeviceGetStreamPriorityRange")
            import :: c_int
            implicit none
            integer(c_int), optional :: leastPriority
            integer(c_int), optional :: greatestPriority
            integer(c_int) :: hipDeviceGetStreamPriorityRange_typed
        end function hipDeviceGetStreamPriorityRange_typed

        !> Returns the flags of a stream.
        function hipStreamGetFlags_typed(stream, flags) bind(c, name="hipStreamGetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: flags
            integer(c_int) :: hipStreamGetFlags_typed
        end function hipStreamGetFlags_typed

        !> Returns the priority of a stream.
        function hipStreamGetPriority_typed(stream, priority) bind(c, name="hipStreamGetPriority")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: priority
            integer(c_int) :: hipStreamGetPriority_typed
        end function hipStreamGetPriority_typed

        !> Returns the time between two completed records.
        function hipEventElapsedTime_typed(ms, start, myStop) bind(c, name="hipEventElapsedTime")
            import :: c_float, c_int, c_ptr
            implicit none
            real(c_float) :: ms
            type(c_ptr), value :: start
            type(c_ptr), value :: myStop
            integer(c_int) :: hipEventElapsedTime_typed
        end function hipEventElapsedTime_typed

        !> Returns the attributes of an address.
        function hipPointerGetAttributes_typed(attributes, ptr) bind(c, name="hipPointerGetAttributes")
            import :: c_int, c_ptr, hipPointerAttribute_t
            implicit none
            type(hipPointerAttribute_t) :: attributes
            type(c_ptr), value :: ptr
            integer(c_int) :: hipPointerGetAttributes_typed
        end function hipPointerGetAttributes_typed

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        function hipSignalExternalSemaphoresAsync_typed(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync")
            import :: c_int, c_ptr, hipExternalSemaphoreSignalParams
            implicit none
            type(c_ptr) :: extSemArray
            type(hipExternalSemaphoreSignalParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipSignalExternalSemaphoresAsync_typed
        end function hipSignalExternalSemaphoresAsync_typed

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        function hipWaitExternalSemaphoresAsync_typed(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync")
            import :: c_int, c_ptr, hipExternalSemaphoreWaitParams
            implicit none
            type(c_ptr) :: extSemArray
            type(hipExternalSemaphoreWaitParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipWaitExternalSemaphoresAsync_typed
        end function hipWaitExternalSemaphoresAsync_typed

        !> Maps a part of external memory at device addresses.
        function hipExternalMemoryGetMappedBuffer_typed(devPtr, extMem, bufferDesc) bind(c, name="hipExternalMemoryGetMappedBuffer")
            import :: c_int, c_ptr, hipExternalMemoryBufferDesc
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: extMem
            type(hipExternalMemoryBufferDesc) :: bufferDesc
            integer(c_int) :: hipExternalMemoryGetMappedBuffer_typed
        end function hipExternalMemoryGetMappedBuffer_typed

        !> Allocates rows of memory on the current device.
        function hipMallocPitch_typed(ptr, pitch, width, height) bind(c, name="hipMallocPitch")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t) :: pitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMallocPitch_typed
        end function hipMallocPitch_typed

        !> Allocates rows of memory on the current device.
        function hipMemAllocPitch_typed(dptr, pitch, widthInBytes, height, elementSizeBytes) bind(c, name="hipMemAllocPitch")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dptr
            integer(c_size_t) :: pitch
            integer(c_size_t), value :: widthInBytes
            integer(c_size_t), value :: height
            integer(c_int), value :: elementSizeBytes
            integer(c_int) :: hipMemAllocPitch_typed
        end function hipMemAllocPitch_typed

        !> Finds a variable of a module.
        function hipModuleGetGlobal_typed(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), optional :: dptr
            integer(c_size_t), optional :: bytes
            type(c_ptr), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetGlobal_typed
        end function hipModuleGetGlobal_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetSymbolSize_typed(mySize, symbol) bind(c, name="hipGetSymbolSize")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: mySize
            type(c_ptr), value :: symbol
            integer(c_int) :: hipGetSymbolSize_typed
        end function hipGetSymbolSize_typed

        !> Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
        function hipMemset3D_typed(pitchedDevPtr, myValue, extent) bind(c, name="anygpu_hipMemset3D_ref")
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr) :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent) :: extent
            integer(c_int) :: hipMemset3D_typed
        end function hipMemset3D_typed

        !> Queues a fill of a box with a byte.
        function hipMemset3DAsync_typed(pitchedDevPtr, myValue, extent, stream) bind(c, name="anygpu_hipMemset3DAsync_ref")
            import :: c_int, c_ptr, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr) :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent) :: extent
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemset3DAsync_typed
        end function hipMemset3DAsync_typed

        !> Returns the current device's free and total memory.
        function hipMemGetInfo_typed(free, total) bind(c, name="hipMemGetInfo")
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t), optional :: free
            integer(c_size_t), optional :: total
            integer(c_int) :: hipMemGetInfo_typed
        end function hipMemGetInfo_typed

        !> Returns the size of the allocation that contains an address.
        function hipMemPtrGetInfo_typed(ptr, mySize) bind(c, name="hipMemPtrGetInfo")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t) :: mySize
            integer(c_int) :: hipMemPtrGetInfo_typed
        end function hipMemPtrGetInfo_typed

        !> Creates an array of one or two dimensions.
        function hipMallocArray_typed(array, desc, width, height, flags) bind(c, name="hipMallocArray")
            import :: c_int, c_ptr, c_size_t, hipChannelFormatDesc
            implicit none
            type(c_ptr) :: array
            type(hipChannelFormatDesc) :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: flags
            integer(c_int) :: hipMallocArray_typed
        end function hipMallocArray_typed

        !> Creates an array of one or two dimensions, as hipMallocArray does.
        function hipArrayCreate_typed(pHandle, pAllocateArray) bind(c, name="hipArrayCreate")
            import :: HIP_ARRAY_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(c_ptr) :: pHandle
            type(HIP_ARRAY_DESCRIPTOR) :: pAllocateArray
            integer(c_int) :: hipArrayCreate_typed
        end function hipArrayCreate_typed

        !> Creates an array of one to three dimensions, or of layers, as hipMalloc3DArray does.
        function hipArray3DCreate_typed(array, pAllocateArray) bind(c, name="hipArray3DCreate")
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(c_ptr) :: array
            type(HIP_ARRAY3D_DESCRIPTOR) :: pAllocateArray
            integer(c_int) :: hipArray3DCreate_typed
        end function hipArray3DCreate_typed

        !> Allocates slices of rows of memory on the current device.
        function hipMalloc3D_typed(pitchedDevPtr, extent) bind(c, name="anygpu_hipMalloc3D_ref")
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr) :: pitchedDevPtr
            type(hipExtent) :: extent
            integer(c_int) :: hipMalloc3D_typed
        end function hipMalloc3D_typed

        !> Creates an array of one to three dimensions, or of layers.
        function hipMalloc3DArray_typed(array, desc, extent, flags) bind(c, name="anygpu_hipMalloc3DArray_ref")
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            type(c_ptr) :: array
            type(hipChannelFormatDesc) :: desc
            type(hipExtent) :: extent
            integer(c_int), value :: flags
            integer(c_int) :: hipMalloc3DArray_typed
        end function hipMalloc3DArray_typed

        !> Creates a mipmapped array: arrays, each half as large as the one before.
        function hipMallocMipmappedArray_typed(mipmappedArray, desc, extent, numLevels, flags) &
            bind(c, name="anygpu_hipMallocMipmappedArray_ref")
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            type(c_ptr) :: mipmappedArray
            type(hipChannelFormatDesc) :: desc
            type(hipExtent) :: extent
            integer(c_int), value :: numLevels
            integer(c_int), value :: flags
            integer(c_int) :: hipMallocMipmappedArray_typed
        end function hipMallocMipmappedArray_typed

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpyParam2D_typed(pCopy) bind(c, name="hipMemcpyParam2D")
            import :: c_int, hip_Memcpy2D
            implicit none
            type(hip_Memcpy2D) :: pCopy
            integer(c_int) :: hipMemcpyParam2D_typed
        end function hipMemcpyParam2D_typed

        !> Queues a copy of rows.
        function hipMemcpyParam2DAsync_typed(pCopy, stream) bind(c, name="hipMemcpyParam2DAsync")
            import :: c_int, c_ptr, hip_Memcpy2D
            implicit none
            type(hip_Memcpy2D) :: pCopy
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyParam2DAsync_typed
        end function hipMemcpyParam2DAsync_typed

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpy3D_typed(p) bind(c, name="hipMemcpy3D")
            import :: c_int, hipMemcpy3DParms
            implicit none
            type(hipMemcpy3DParms) :: p
            integer(c_int) :: hipMemcpy3D_typed
        end function hipMemcpy3D_typed

        !> Queues a copy of a box.
        function hipMemcpy3DAsync_typed(p, stream) bind(c, name="hipMemcpy3DAsync")
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            type(hipMemcpy3DParms) :: p
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy3DAsync_typed
        end function hipMemcpy3DAsync_typed

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        function hipDrvMemcpy3D_typed(pCopy) bind(c, name="hipDrvMemcpy3D")
            import :: HIP_MEMCPY3D, c_int
            implicit none
            type(HIP_MEMCPY3D) :: pCopy
            integer(c_int) :: hipDrvMemcpy3D_typed
        end function hipDrvMemcpy3D_typed

        !> Queues a copy of a box.
        function hipDrvMemcpy3DAsync_typed(pCopy, stream) bind(c, name="hipDrvMemcpy3DAsync")
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(HIP_MEMCPY3D) :: pCopy
            type(c_ptr), value :: stream
            integer(c_int) :: hipDrvMemcpy3DAsync_typed
        end function hipDrvMemcpy3DAsync_typed

        !> Tells whether a device can access another's memory.
        function hipDeviceCanAccessPeer_typed(canAccessPeer, deviceId, peerDeviceId) bind(c, name="hipDeviceCanAccessPeer")
            import :: c_int
            implicit none
            integer(c_int) :: canAccessPeer
            integer(c_int), value :: deviceId
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: hipDeviceCanAccessPeer_typed
        end function hipDeviceCanAccessPeer_typed

        !> Returns the allocation that contains an address.
        function hipMemGetAddressRange_typed(pbase, psize, dptr) bind(c, name="hipMemGetAddressRange")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pbase
            integer(c_size_t) :: psize
            type(c_ptr), value :: dptr
            integer(c_int) :: hipMemGetAddressRange_typed
        end function hipMemGetAddressRange_typed

        !> Returns the device of the current context, which is the current device.
        function hipCtxGetDevice_typed(device) bind(c, name="hipCtxGetDevice")
            import :: c_int
            implicit none
            integer(c_int) :: device
            integer(c_int) :: hipCtxGetDevice_typed
        end function hipCtxGetDevice_typed

        !> Returns the version of HIP that a context supports.
        function hipCtxGetApiVersion_typed(ctx, apiVersion) bind(c, name="hipCtxGetApiVersion")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int) :: apiVersion
            integer(c_int) :: hipCtxGetApiVersion_typed
        end function hipCtxGetApiVersion_typed

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        function hipCtxGetCacheConfig_typed(cacheConfig) bind(c, name="hipCtxGetCacheConfig")
            import :: c_int
            implicit none
            integer(c_int) :: cacheConfig
            integer(c_int) :: hipCtxGetCacheConfig_typed
        end function hipCtxGetCacheConfig_typed

        !> Returns the bank size of shared memory.
        function hipCtxGetSharedMemConfig_typed(pConfig) bind(c, name="hipCtxGetSharedMemConfig")
            import :: c_int
            implicit none
            integer(c_int) :: pConfig
            integer(c_int) :: hipCtxGetSharedMemConfig_typed
        end function hipCtxGetSharedMemConfig_typed

        !> Returns the flags of the current context.
        function hipCtxGetFlags_typed(flags) bind(c, name="hipCtxGetFlags")
            import :: c_int
            implicit none
            integer(c_int) :: flags
            integer(c_int) :: hipCtxGetFlags_typed
        end function hipCtxGetFlags_typed

        !> Returns the flags of a device's primary context and whether it is active.
        function hipDevicePrimaryCtxGetState_typed(dev, flags, active) bind(c, name="hipDevicePrimaryCtxGetState")
            import :: c_int
            implicit none
            integer(c_int), value :: dev
            integer(c_int), optional :: flags
            integer(c_int), optional :: active
            integer(c_int) :: hipDevicePrimaryCtxGetState_typed
        end function hipDevicePrimaryCtxGetState_typed

        !> Returns the attributes of a library's kernel.
        function hipFuncGetAttributes_typed(attr, func) bind(c, name="hipFuncGetAttributes")
            import :: c_int, c_ptr, hipFuncAttributes
            implicit none
            type(hipFuncAttributes) :: attr
            type(c_ptr), value :: func
            integer(c_int) :: hipFuncGetAttributes_typed
        end function hipFuncGetAttributes_typed

        !> Returns an attribute of a kernel.
        function hipFuncGetAttribute_typed(myValue, attrib, hfunc) bind(c, name="hipFuncGetAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: myValue
            integer(c_int), value :: attrib
            type(c_ptr), value :: hfunc
            integer(c_int) :: hipFuncGetAttribute_typed
        end function hipFuncGetAttribute_typed

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSize_typed(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipModuleOccupancyMaxPotentialBlockSize")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(c_ptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSize_typed
        end function hipModuleOccupancyMaxPotentialBlockSize_typed

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed(gridSize, blockSize, f, dynSharedMemPerBlk, &
            blockSizeLimit, flags) bind(c, name="hipModuleOccupancyMaxPotentialBlockSizeWithFlags")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(c_ptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed
        end function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessor")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_int) :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessor_typed(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessor")
            import :: c_funptr, c_int, c_size_t
            implicit none
            integer(c_int) :: numBlocks
            type(c_funptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: hipOccupancyMaxActiveBlocksPerMultiprocessor_typed
        end function hipOccupancyMaxActiveBlocksPerMultiprocessor_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed(numBlocks, f, blockSize, dynSharedMemPerBlk, flags) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_funptr, c_int, c_size_t
            implicit none
            integer(c_int) :: numBlocks
            type(c_funptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed
        end function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxPotentialBlockSize_typed(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipOccupancyMaxPotentialBlockSize")
            import :: c_funptr, c_int, c_size_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(c_funptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: hipOccupancyMaxPotentialBlockSize_typed
        end function hipOccupancyMaxPotentialBlockSize_typed

        !> Copies rows, as hipMemcpyParam2D does. Done when the call returns; from device memory to device memory it may
        function hipDrvMemcpy2DUnaligned_typed(pCopy) bind(c, name="hipDrvMemcpy2DUnaligned")
            import :: c_int, hip_Memcpy2D
            implicit none
            type(hip_Memcpy2D) :: pCopy
            integer(c_int) :: hipDrvMemcpy2DUnaligned_typed
        end function hipDrvMemcpy2DUnaligned_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture_typed(offset, tex, devPtr, desc, mySize) bind(c, name="hipBindTexture")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: offset
            type(c_ptr) :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr) :: desc
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipBindTexture_typed
        end function hipBindTexture_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture2D_typed(offset, tex, devPtr, desc, width, height, pitch) bind(c, name="hipBindTexture2D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: offset
            type(c_ptr) :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr) :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_size_t), value :: pitch
            integer(c_int) :: hipBindTexture2D_typed
        end function hipBindTexture2D_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureAlignmentOffset_typed(offset, texref) bind(c, name="hipGetTextureAlignmentOffset")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: offset
            type(c_ptr) :: texref
            integer(c_int) :: hipGetTextureAlignmentOffset_typed
        end function hipGetTextureAlignmentOffset_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddressMode_typed(pam, texRef, dim) bind(c, name="hipTexRefGetAddressMode")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pam
            type(c_ptr) :: texRef
            integer(c_int), value :: dim
            integer(c_int) :: hipTexRefGetAddressMode_typed
        end function hipTexRefGetAddressMode_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFilterMode_typed(pfm, texRef) bind(c, name="hipTexRefGetFilterMode")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pfm
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetFilterMode_typed
        end function hipTexRefGetFilterMode_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFlags_typed(pFlags, texRef) bind(c, name="hipTexRefGetFlags")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pFlags
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetFlags_typed
        end function hipTexRefGetFlags_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFormat_typed(pFormat, pNumChannels, texRef) bind(c, name="hipTexRefGetFormat")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pFormat
            integer(c_int) :: pNumChannels
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetFormat_typed
        end function hipTexRefGetFormat_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMaxAnisotropy_typed(pmaxAnsio, texRef) bind(c, name="hipTexRefGetMaxAnisotropy")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pmaxAnsio
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMaxAnisotropy_typed
        end function hipTexRefGetMaxAnisotropy_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapFilterMode_typed(pfm, texRef) bind(c, name="hipTexRefGetMipmapFilterMode")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pfm
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMipmapFilterMode_typed
        end function hipTexRefGetMipmapFilterMode_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelBias_typed(pbias, texRef) bind(c, name="hipTexRefGetMipmapLevelBias")
            import :: c_float, c_int, c_ptr
            implicit none
            real(c_float) :: pbias
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelBias_typed
        end function hipTexRefGetMipmapLevelBias_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelClamp_typed(pminMipmapLevelClamp, pmaxMipmapLevelClamp, texRef) &
            bind(c, name="hipTexRefGetMipmapLevelClamp")
            import :: c_float, c_int, c_ptr
            implicit none
            real(c_float) :: pminMipmapLevelClamp
            real(c_float) :: pmaxMipmapLevelClamp
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelClamp_typed
        end function hipTexRefGetMipmapLevelClamp_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress_typed(ByteOffset, texRef, dptr, bytes) bind(c, name="hipTexRefSetAddress")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: ByteOffset
            type(c_ptr) :: texRef
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: bytes
            integer(c_int) :: hipTexRefSetAddress_typed
        end function hipTexRefSetAddress_typed

        !> Returns the format of an array's elements.
        function hipGetChannelDesc_typed(desc, array) bind(c, name="hipGetChannelDesc")
            import :: c_int, c_ptr, hipChannelFormatDesc
            implicit none
            type(hipChannelFormatDesc) :: desc
            type(c_ptr), value :: array
            integer(c_int) :: hipGetChannelDesc_typed
        end function hipGetChannelDesc_typed

        !> Creates a mipmapped array, as hipMallocMipmappedArray does.
        function hipMipmappedArrayCreate_typed(pHandle, pMipmappedArrayDesc, numMipmapLevels) &
            bind(c, name="hipMipmappedArrayCreate")
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(c_ptr) :: pHandle
            type(HIP_ARRAY3D_DESCRIPTOR) :: pMipmappedArrayDesc
            integer(c_int), value :: numMipmapLevels
            integer(c_int) :: hipMipmappedArrayCreate_typed
        end function hipMipmappedArrayCreate_typed

        !> Returns the capture state of a stream.
        function hipStreamGetCaptureInfo_typed(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int64_t), optional :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_typed
        end function hipStreamGetCaptureInfo_typed

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        function hipStreamGetCaptureInfo_v2_typed(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: captureStatus_out
            integer(c_int64_t), optional :: id_out
            type(c_ptr), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            integer(c_size_t), optional :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_typed
        end function hipStreamGetCaptureInfo_v2_typed

        !> Returns the capture status of a stream.
        function hipStreamIsCapturing_typed(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_typed
        end function hipStreamIsCapturing_typed

        !> Returns the edges of a graph.
        function hipGraphGetEdges_typed(graph, from, to, numEdges) bind(c, name="hipGraphGetEdges")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: from
            type(c_ptr), optional :: to
            integer(c_size_t) :: numEdges
            integer(c_int) :: hipGraphGetEdges_typed
        end function hipGraphGetEdges_typed

        !> Returns the nodes of a graph, oldest first.
        function hipGraphGetNodes_typed(graph, nodes, numNodes) bind(c, name="hipGraphGetNodes")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: nodes
            integer(c_size_t) :: numNodes
            integer(c_int) :: hipGraphGetNodes_typed
        end function hipGraphGetNodes_typed

        !> Returns the nodes of a graph that no other comes before.
        function hipGraphGetRootNodes_typed(graph, pRootNodes, pNumRootNodes) bind(c, name="hipGraphGetRootNodes")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pRootNodes
            integer(c_size_t) :: pNumRootNodes
            integer(c_int) :: hipGraphGetRootNodes_typed
        end function hipGraphGetRootNodes_typed

        !> Returns the nodes that a node comes after.
        function hipGraphNodeGetDependencies_typed(node, pDependencies, pNumDependencies) &
            bind(c, name="hipGraphNodeGetDependencies")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), optional :: pDependencies
            integer(c_size_t) :: pNumDependencies
            integer(c_int) :: hipGraphNodeGetDependencies_typed
        end function hipGraphNodeGetDependencies_typed

        !> Returns the nodes that come after a node.
        function hipGraphNodeGetDependentNodes_typed(node, pDependentNodes, pNumDependentNodes) &
            bind(c, name="hipGraphNodeGetDependentNodes")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), optional :: pDependentNodes
            integer(c_size_t) :: pNumDependentNodes
            integer(c_int) :: hipGraphNodeGetDependentNodes_typed
        end function hipGraphNodeGetDependentNodes_typed

        !> Returns the type of a node.
        function hipGraphNodeGetType_typed(node, pType) bind(c, name="hipGraphNodeGetType")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            integer(c_int) :: pType
            integer(c_int) :: hipGraphNodeGetType_typed
        end function hipGraphNodeGetType_typed

        !> Lets an executable graph do the work of another graph, whose nodes and edges are alike.
        function hipGraphExecUpdate_typed(hGraphExec, hGraph, hErrorNode_out, updateResult_out) bind(c, name="hipGraphExecUpdate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hGraph
            type(c_ptr) :: hErrorNode_out
            integer(c_int) :: updateResult_out
            integer(c_int) :: hipGraphExecUpdate_typed
        end function hipGraphExecUpdate_typed

        !> Adds a node that launches a kernel.
        function hipGraphAddKernelNode_typed(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddKernelNode")
            import :: c_int, c_ptr, c_size_t, hipKernelNodeParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphAddKernelNode_typed
        end function hipGraphAddKernelNode_typed

        !> Returns the launch of a node.
        function hipGraphKernelNodeGetParams_typed(node, pNodeParams) bind(c, name="hipGraphKernelNodeGetParams")
            import :: c_int, c_ptr, hipKernelNodeParams
            implicit none
            type(c_ptr), value :: node
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeGetParams_typed
        end function hipGraphKernelNodeGetParams_typed

        !> Sets the launch of a node.
        function hipGraphKernelNodeSetParams_typed(node, pNodeParams) bind(c, name="hipGraphKernelNodeSetParams")
            import :: c_int, c_ptr, hipKernelNodeParams
            implicit none
            type(c_ptr), value :: node
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeSetParams_typed
        end function hipGraphKernelNodeSetParams_typed

        !> Sets the launch that an executable graph does for a node.
        function hipGraphExecKernelNodeSetParams_typed(hGraphExec, node, pNodeParams) &
            bind(c, name="hipGraphExecKernelNodeSetParams")
            import :: c_int, c_ptr, hipKernelNodeParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphExecKernelNodeSetParams_typed
        end function hipGraphExecKernelNodeSetParams_typed

        !> Adds a node that copies a box.
        function hipGraphAddMemcpyNode_typed(pGraphNode, graph, pDependencies, numDependencies, pCopyParams) &
            bind(c, name="hipGraphAddMemcpyNode")
            import :: c_int, c_ptr, c_size_t, hipMemcpy3DParms
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemcpy3DParms) :: pCopyParams
            integer(c_int) :: hipGraphAddMemcpyNode_typed
        end function hipGraphAddMemcpyNode_typed

        !> Returns the copy of a node.
        function hipGraphMemcpyNodeGetParams_typed(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeGetParams")
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            type(c_ptr), value :: node
            type(hipMemcpy3DParms) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeGetParams_typed
        end function hipGraphMemcpyNodeGetParams_typed

        !> Sets the copy of a node.
        function hipGraphMemcpyNodeSetParams_typed(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeSetParams")
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            type(c_ptr), value :: node
            type(hipMemcpy3DParms) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeSetParams_typed
        end function hipGraphMemcpyNodeSetParams_typed

        !> Sets the copy that an executable graph does for a node, between memory of the same kinds.
        function hipGraphExecMemcpyNodeSetParams_typed(hGraphExec, node, pNodeParams) &
            bind(c, name="hipGraphExecMemcpyNodeSetParams")
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(hipMemcpy3DParms) :: pNodeParams
            integer(c_int) :: hipGraphExecMemcpyNodeSetParams_typed
        end function hipGraphExecMemcpyNodeSetParams_typed

        !> Adds a node that fills memory.
        function hipGraphAddMemsetNode_typed(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams) &
            bind(c, name="hipGraphAddMemsetNode")
            import :: c_int, c_ptr, c_size_t, hipMemsetParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemsetParams) :: pMemsetParams
            integer(c_int) :: hipGraphAddMemsetNode_typed
        end function hipGraphAddMemsetNode_typed

        !> Returns the fill of a node.
        function hipGraphMemsetNodeGetParams_typed(node, pNodeParams) bind(c, name="hipGraphMemsetNodeGetParams")
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            type(c_ptr), value :: node
            type(hipMemsetParams) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeGetParams_typed
        end function hipGraphMemsetNodeGetParams_typed

        !> Sets the fill of a node.
        function hipGraphMemsetNodeSetParams_typed(node, pNodeParams) bind(c, name="hipGraphMemsetNodeSetParams")
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            type(c_ptr), value :: node
            type(hipMemsetParams) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeSetParams_typed
        end function hipGraphMemsetNodeSetParams_typed

        !> Sets the fill that an executable graph does for a node.
        function hipGraphExecMemsetNodeSetParams_typed(hGraphExec, node, pNodeParams) &
            bind(c, name="hipGraphExecMemsetNodeSetParams")
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(hipMemsetParams) :: pNodeParams
            integer(c_int) :: hipGraphExecMemsetNodeSetParams_typed
        end function hipGraphExecMemsetNodeSetParams_typed

        !> Adds a node that calls a function on the host, at each launch.
        function hipGraphAddHostNode_typed(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddHostNode")
            import :: c_int, c_ptr, c_size_t, hipHostNodeParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphAddHostNode_typed
        end function hipGraphAddHostNode_typed

        !> Returns the call of a node.
        function hipGraphHostNodeGetParams_typed(node, pNodeParams) bind(c, name="hipGraphHostNodeGetParams")
            import :: c_int, c_ptr, hipHostNodeParams
            implicit none
            type(c_ptr), value :: node
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeGetParams_typed
        end function hipGraphHostNodeGetParams_typed

        !> Sets the call of a node.
        function hipGraphHostNodeSetParams_typed(node, pNodeParams) bind(c, name="hipGraphHostNodeSetParams")
            import :: c_int, c_ptr, hipHostNodeParams
            implicit none
            type(c_ptr), value :: node
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeSetParams_typed
        end function hipGraphHostNodeSetParams_typed

        !> Sets the call that an executable graph does for a node.
        function hipGraphExecHostNodeSetParams_typed(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecHostNodeSetParams")
            import :: c_int, c_ptr, hipHostNodeParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphExecHostNodeSetParams_typed
        end function hipGraphExecHostNodeSetParams_typed

        !> Returns the flags of pinned host memory.
        function hipHostGetFlags_typed(flagsPtr, hostPtr) bind(c, name="hipHostGetFlags")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: flagsPtr
            type(c_ptr), value :: hostPtr
            integer(c_int) :: hipHostGetFlags_typed
        end function hipHostGetFlags_typed

        !> Returns the format, the extent and the flags of an array.
        function hipArrayGetInfo_typed(desc, extent, flags, array) bind(c, name="hipArrayGetInfo")
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            type(hipChannelFormatDesc), optional :: desc
            type(hipExtent), optional :: extent
            integer(c_int), optional :: flags
            type(c_ptr), value :: array
            integer(c_int) :: hipArrayGetInfo_typed
        end function hipArrayGetInfo_typed

        !> Queues copies of bytes, wherever the addresses are.
        function hipMemcpyBatchAsync_typed(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream) &
            bind(c, name="hipMemcpyBatchAsync")
            import :: c_int, c_ptr, c_size_t, hipMemcpyAttributes
            implicit none
            type(c_ptr) :: dsts
            type(c_ptr) :: srcs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            type(hipMemcpyAttributes), optional :: attrs
            type(c_ptr), value :: attrsIdxs
            integer(c_size_t), value :: numAttrs
            integer(c_size_t), optional :: failIdx
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyBatchAsync_typed
        end function hipMemcpyBatchAsync_typed

        !> Queues copies of boxes, wherever the addresses are.
        function hipMemcpy3DBatchAsync_typed(numOps, opList, failIdx, flags, stream) bind(c, name="hipMemcpy3DBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemcpy3DBatchOp
            implicit none
            integer(c_size_t), value :: numOps
            type(hipMemcpy3DBatchOp) :: opList
            integer(c_size_t), optional :: failIdx
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy3DBatchAsync_typed
        end function hipMemcpy3DBatchAsync_typed

        !> Returns a device's identifier on Windows; not supported.
        function hipDeviceGetLuid_typed(luid, deviceNodeMask, device) bind(c, name="hipDeviceGetLuid")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: luid
            integer(c_int) :: deviceNodeMask
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetLuid_typed
        end function hipDeviceGetLuid_typed

        !> Chooses the first device that has at least the requested properties.
        function hipChooseDeviceR0600_typed(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, hipDeviceProp_t
            implicit none
            integer(c_int) :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDeviceR0600_typed
        end function hipChooseDeviceR0600_typed

        !> Returns the flags that an executable graph was made with.
        function hipGraphExecGetFlags_typed(graphExec, flags) bind(c, name="hipGraphExecGetFlags")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            integer(c_int64_t) :: flags
            integer(c_int) :: hipGraphExecGetFlags_typed
        end function hipGraphExecGetFlags_typed

        !> Tells whether launches of an executable graph do the work of a node.
        function hipGraphNodeGetEnabled_typed(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeGetEnabled")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            integer(c_int) :: isEnabled
            integer(c_int) :: hipGraphNodeGetEnabled_typed
        end function hipGraphNodeGetEnabled_typed

        !> Counts the kernels of a module.
        function hipModuleGetFunctionCount_typed(count, module) bind(c, name="hipModuleGetFunctionCount")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: count
            type(c_ptr), value :: module
            integer(c_int) :: hipModuleGetFunctionCount_typed
        end function hipModuleGetFunctionCount_typed

        !> Counts the kernels of a library.
        function hipLibraryGetKernelCount_typed(count, library) bind(c, name="hipLibraryGetKernelCount")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: count
            type(c_ptr), value :: library
            integer(c_int) :: hipLibraryGetKernelCount_typed
        end function hipLibraryGetKernelCount_typed

        !> Finds a variable of a library.
        function hipLibraryGetGlobal_typed(dptr, bytes, library, name) bind(c, name="hipLibraryGetGlobal")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), optional :: dptr
            integer(c_size_t), optional :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetGlobal_typed
        end function hipLibraryGetGlobal_typed

        !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
        function hipLibraryGetManaged_typed(dptr, bytes, library, name) bind(c, name="hipLibraryGetManaged")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), optional :: dptr
            integer(c_size_t), optional :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetManaged_typed
        end function hipLibraryGetManaged_typed

        !> Returns an attribute of a library's kernel.
        function hipKernelGetAttribute_typed(pi, attrib, kernel, dev) bind(c, name="hipKernelGetAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pi
            integer(c_int), value :: attrib
            type(c_ptr), value :: kernel
            integer(c_int), value :: dev
            integer(c_int) :: hipKernelGetAttribute_typed
        end function hipKernelGetAttribute_typed

        !> Returns where a parameter of a library's kernel lies in a buffer of all arguments.
        function hipKernelGetParamInfo_typed(kernel, paramIndex, paramOffset, paramSize) bind(c, name="hipKernelGetParamInfo")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: kernel
            integer(c_size_t), value :: paramIndex
            integer(c_size_t) :: paramOffset
            integer(c_size_t), optional :: paramSize
            integer(c_int) :: hipKernelGetParamInfo_typed
        end function hipKernelGetParamInfo_typed

        !> Links images; not supported.
        function hipLinkComplete_typed(state, hipBinOut, sizeOut) bind(c, name="hipLinkComplete")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: state
            type(c_ptr) :: hipBinOut
            integer(c_size_t) :: sizeOut
            integer(c_int) :: hipLinkComplete_typed
        end function hipLinkComplete_typed

        !> Returns a device's access rights to a pool's memory.
        function hipMemPoolGetAccess_typed(flags, mem_pool, location) bind(c, name="hipMemPoolGetAccess")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            integer(c_int) :: flags
            type(c_ptr), value :: mem_pool
            type(hipMemLocation) :: location
            integer(c_int) :: hipMemPoolGetAccess_typed
        end function hipMemPoolGetAccess_typed

        !> Finds a function by name.
        function hipGetProcAddress_typed(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: symbolStatus
            integer(c_int) :: hipGetProcAddress_typed
        end function hipGetProcAddress_typed

        !> Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
        function hipGetProcAddress_spt_typed(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: symbolStatus
            integer(c_int) :: hipGetProcAddress_spt_typed
        end function hipGetProcAddress_spt_typed

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_typed(symbol, funcPtr, flags, driverStatus) bind(c, name="hipGetDriverEntryPoint")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: driverStatus
            integer(c_int) :: hipGetDriverEntryPoint_typed
        end function hipGetDriverEntryPoint_typed

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_spt_typed(symbol, funcPtr, flags, driverStatus) bind(c, name="hipGetDriverEntryPoint_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: driverStatus
            integer(c_int) :: hipGetDriverEntryPoint_spt_typed
        end function hipGetDriverEntryPoint_spt_typed

        !> hipStreamGetFlags with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetFlags_spt_typed(stream, flags) bind(c, name="hipStreamGetFlags_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: flags
            integer(c_int) :: hipStreamGetFlags_spt_typed
        end function hipStreamGetFlags_spt_typed

        !> hipStreamGetPriority with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetPriority_spt_typed(stream, priority) bind(c, name="hipStreamGetPriority_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: priority
            integer(c_int) :: hipStreamGetPriority_spt_typed
        end function hipStreamGetPriority_spt_typed

        !> Returns the device of a stream.
        function hipStreamGetDevice_typed(stream, device) bind(c, name="hipStreamGetDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: device
            integer(c_int) :: hipStreamGetDevice_typed
        end function hipStreamGetDevice_typed

        !> Returns a number that no other stream of this process has.
        function hipStreamGetId_typed(stream, streamId) bind(c, name="hipStreamGetId")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int64_t) :: streamId
            integer(c_int) :: hipStreamGetId_typed
        end function hipStreamGetId_typed

        !> hipStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
        function hipStreamIsCapturing_spt_typed(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_spt_typed
        end function hipStreamIsCapturing_spt_typed

        !> hipStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_spt_typed(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int64_t), optional :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_spt_typed
        end function hipStreamGetCaptureInfo_spt_typed

        !> hipStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_v2_spt_typed(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2_spt")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: captureStatus_out
            integer(c_int64_t), optional :: id_out
            type(c_ptr), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            integer(c_size_t), optional :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_spt_typed
        end function hipStreamGetCaptureInfo_v2_spt_typed

        !> Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
        function hipThreadExchangeStreamCaptureMode_typed(mode) bind(c, name="hipThreadExchangeStreamCaptureMode")
            import :: c_int
            implicit none
            integer(c_int) :: mode
            integer(c_int) :: hipThreadExchangeStreamCaptureMode_typed
        end function hipThreadExchangeStreamCaptureMode_typed

        !> Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
        function hipMemGetAllocationGranularity_typed(granularity, prop, option) bind(c, name="hipMemGetAllocationGranularity")
            import :: c_int, c_size_t, hipMemAllocationProp
            implicit none
            integer(c_size_t) :: granularity
            type(hipMemAllocationProp) :: prop
            integer(c_int), value :: option
            integer(c_int) :: hipMemGetAllocationGranularity_typed
        end function hipMemGetAllocationGranularity_typed

        !> Returns a device's access rights to mapped memory.
        function hipMemGetAccess_typed(flags, location, ptr) bind(c, name="hipMemGetAccess")
            import :: c_int, c_int64_t, c_ptr, hipMemLocation
            implicit none
            integer(c_int64_t) :: flags
            type(hipMemLocation) :: location
            type(c_ptr), value :: ptr
            integer(c_int) :: hipMemGetAccess_typed
        end function hipMemGetAccess_typed

    end interface

end module anygpu_hipfort_typed
