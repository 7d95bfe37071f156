! Generated from generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's functions whose outputs and structures are variables, as hipfort has them since 0.8.
!>
!> Outputs that C takes NULL for are optional.
module anygpu_hipfort_typed
    use, intrinsic :: iso_c_binding, only: c_float, c_funptr, c_int, c_int64_t, c_ptr, c_size_t
    use anygpu_hipfort_types, only: HIP_ARRAY3D_DESCRIPTOR, HIP_ARRAY_DESCRIPTOR, HIP_MEMCPY3D, hipChannelFormatDesc, &
        hipDeviceProp_t, hipExtent, hipExternalMemoryBufferDesc, hipExternalSemaphoreSignalParams, &
        hipExternalSemaphoreWaitParams, hipMemAllocationProp, hipMemLocation, hipMemcpy3DBatchOp, hipMemcpy3DParms, &
        hipMemcpyAttributes, hipPitchedPtr, hipPointerAttribute_t, hip_Memcpy2D
    implicit none
    public
    private :: c_float, c_funptr, c_int, c_int64_t, c_ptr, c_size_t, HIP_ARRAY3D_DESCRIPTOR, HIP_ARRAY_DESCRIPTOR, &
        HIP_MEMCPY3D, hipChannelFormatDesc, hipDeviceProp_t, hipExtent, hipExternalMemoryBufferDesc, &
        hipExternalSemaphoreSignalParams, hipExternalSemaphoreWaitParams, hipMemAllocationProp, hipMemLocation, &
        hipMemcpy3DBatchOp, hipMemcpy3DParms, hipMemcpyAttributes, hipPitchedPtr, hipPointerAttribute_t, hip_Memcpy2D

    interface hipDriverGetVersion

        !> Returns the version of the driver, which is that of HIP. Needs no device.
        function hipDriverGetVersion_typed(driverVersion) bind(c, name="hipDriverGetVersion") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: driverVersion
            integer(c_int) :: status
        end function hipDriverGetVersion_typed

    end interface hipDriverGetVersion

    interface hipDriverGetVersion_
        procedure hipDriverGetVersion_typed
    end interface hipDriverGetVersion_

    interface hipRuntimeGetVersion

        !> Returns the version of HIP. Needs no device.
        function hipRuntimeGetVersion_typed(runtimeVersion) bind(c, name="hipRuntimeGetVersion") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: runtimeVersion
            integer(c_int) :: status
        end function hipRuntimeGetVersion_typed

    end interface hipRuntimeGetVersion

    interface hipRuntimeGetVersion_
        procedure hipRuntimeGetVersion_typed
    end interface hipRuntimeGetVersion_

    interface hipDeviceGet

        !> Returns the handle of a device, which is its ordinal.
        function hipDeviceGet_typed(device, ordinal) bind(c, name="hipDeviceGet") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: device
            integer(c_int), value :: ordinal
            integer(c_int) :: status
        end function hipDeviceGet_typed

    end interface hipDeviceGet

    interface hipDeviceGet_
        procedure hipDeviceGet_typed
    end interface hipDeviceGet_

    interface hipDeviceComputeCapability

        !> Returns a device's compute capability.
        function hipDeviceComputeCapability_typed(major, minor, device) bind(c, name="hipDeviceComputeCapability") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: major
            integer(c_int) :: minor
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceComputeCapability_typed

    end interface hipDeviceComputeCapability

    interface hipDeviceComputeCapability_
        procedure hipDeviceComputeCapability_typed
    end interface hipDeviceComputeCapability_

    interface hipDeviceGetP2PAttribute

        !> Returns an attribute of the link between two devices.
        function hipDeviceGetP2PAttribute_typed(myValue, attr, srcDevice, dstDevice) &
            bind(c, name="hipDeviceGetP2PAttribute") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: myValue
            integer(c_int), value :: attr
            integer(c_int), value :: srcDevice
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function hipDeviceGetP2PAttribute_typed

    end interface hipDeviceGetP2PAttribute

    interface hipDeviceGetP2PAttribute_
        procedure hipDeviceGetP2PAttribute_typed
    end interface hipDeviceGetP2PAttribute_

    interface hipDeviceGetByPCIBusId

        !> Finds a device by its PCI address.
        function hipDeviceGetByPCIBusId_typed(device, pciBusId) bind(c, name="hipDeviceGetByPCIBusId") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: device
            type(c_ptr), value :: pciBusId
            integer(c_int) :: status
        end function hipDeviceGetByPCIBusId_typed

    end interface hipDeviceGetByPCIBusId

    interface hipDeviceGetByPCIBusId_
        procedure hipDeviceGetByPCIBusId_typed
    end interface hipDeviceGetByPCIBusId_

    interface hipDeviceTotalMem

        !> Returns the total memory of a device.
        function hipDeviceTotalMem_typed(bytes, device) bind(c, name="hipDeviceTotalMem") result(status)
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t) :: bytes
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceTotalMem_typed

    end interface hipDeviceTotalMem

    interface hipDeviceTotalMem_
        procedure hipDeviceTotalMem_typed
    end interface hipDeviceTotalMem_

    interface hipGetDevice

        !> Returns the calling thread's current device.
        function hipGetDevice_typed(deviceId) bind(c, name="hipGetDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: deviceId
            integer(c_int) :: status
        end function hipGetDevice_typed

    end interface hipGetDevice

    interface hipGetDevice_
        procedure hipGetDevice_typed
    end interface hipGetDevice_

    interface hipGetDeviceCount

        !> Returns the number of devices.
        function hipGetDeviceCount_typed(count) bind(c, name="hipGetDeviceCount") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: count
            integer(c_int) :: status
        end function hipGetDeviceCount_typed

    end interface hipGetDeviceCount

    interface hipGetDeviceCount_
        procedure hipGetDeviceCount_typed
    end interface hipGetDeviceCount_

    interface hipDeviceGetAttribute

        !> Returns an attribute of a device.
        function hipDeviceGetAttribute_typed(pi, attr, deviceId) bind(c, name="hipDeviceGetAttribute") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: pi
            integer(c_int), value :: attr
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function hipDeviceGetAttribute_typed

    end interface hipDeviceGetAttribute

    interface hipDeviceGetAttribute_
        procedure hipDeviceGetAttribute_typed
    end interface hipDeviceGetAttribute_

    interface hipDeviceGetCacheConfig

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        function hipDeviceGetCacheConfig_typed(cacheConfig) bind(c, name="hipDeviceGetCacheConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: cacheConfig
            integer(c_int) :: status
        end function hipDeviceGetCacheConfig_typed

    end interface hipDeviceGetCacheConfig

    interface hipDeviceGetCacheConfig_
        procedure hipDeviceGetCacheConfig_typed
    end interface hipDeviceGetCacheConfig_

    interface hipDeviceGetLimit

        !> Returns a limit of the current device.
        function hipDeviceGetLimit_typed(pValue, limit) bind(c, name="hipDeviceGetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t) :: pValue
            integer(c_int), value :: limit
            integer(c_int) :: status
        end function hipDeviceGetLimit_typed

    end interface hipDeviceGetLimit

    interface hipDeviceGetLimit_
        procedure hipDeviceGetLimit_typed
    end interface hipDeviceGetLimit_

    interface hipDeviceGetSharedMemConfig

        !> Returns the bank size of shared memory.
        function hipDeviceGetSharedMemConfig_typed(pConfig) bind(c, name="hipDeviceGetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: pConfig
            integer(c_int) :: status
        end function hipDeviceGetSharedMemConfig_typed

    end interface hipDeviceGetSharedMemConfig

    interface hipDeviceGetSharedMemConfig_
        procedure hipDeviceGetSharedMemConfig_typed
    end interface hipDeviceGetSharedMemConfig_

    interface hipGetDeviceFlags

        !> Returns the flags of the current device, which say how threads wait for it.
        function hipGetDeviceFlags_typed(flags) bind(c, name="hipGetDeviceFlags") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: flags
            integer(c_int) :: status
        end function hipGetDeviceFlags_typed

    end interface hipGetDeviceFlags

    interface hipGetDeviceFlags_
        procedure hipGetDeviceFlags_typed
    end interface hipGetDeviceFlags_

    interface hipChooseDevice

        !> Chooses the first device that has at least the properties requested in the layout of HIP up to 5.
        function hipChooseDevice_typed(device, prop) bind(c, name="hipChooseDeviceR0600") result(status)
            import :: c_int, hipDeviceProp_t
            implicit none
            integer(c_int) :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: status
        end function hipChooseDevice_typed

    end interface hipChooseDevice

    interface hipChooseDevice_
        procedure hipChooseDevice_typed
    end interface hipChooseDevice_

    interface hipExtGetLinkTypeAndHopCount

        !> Returns the type of the link between two devices and the number of hops.
        function hipExtGetLinkTypeAndHopCount_typed(device1, device2, linktype, hopcount) &
            bind(c, name="hipExtGetLinkTypeAndHopCount") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: device1
            integer(c_int), value :: device2
            integer(c_int) :: linktype
            integer(c_int) :: hopcount
            integer(c_int) :: status
        end function hipExtGetLinkTypeAndHopCount_typed

    end interface hipExtGetLinkTypeAndHopCount

    interface hipExtGetLinkTypeAndHopCount_
        procedure hipExtGetLinkTypeAndHopCount_typed
    end interface hipExtGetLinkTypeAndHopCount_

    interface hipDeviceGetStreamPriorityRange

        !> Returns the range of stream priorities on the current device; lower is more urgent.
        function hipDeviceGetStreamPriorityRange_typed(leastPriority, greatestPriority) &
            bind(c, name="hipDeviceGetStreamPriorityRange") result(status)
            import :: c_int
            implicit none
            integer(c_int), optional :: leastPriority
            integer(c_int), optional :: greatestPriority
            integer(c_int) :: status
        end function hipDeviceGetStreamPriorityRange_typed

    end interface hipDeviceGetStreamPriorityRange

    interface hipDeviceGetStreamPriorityRange_
        procedure hipDeviceGetStreamPriorityRange_typed
    end interface hipDeviceGetStreamPriorityRange_

    interface hipStreamGetFlags

        !> Returns the flags of a stream.
        function hipStreamGetFlags_typed(stream, flags) bind(c, name="hipStreamGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: flags
            integer(c_int) :: status
        end function hipStreamGetFlags_typed

    end interface hipStreamGetFlags

    interface hipStreamGetFlags_
        procedure hipStreamGetFlags_typed
    end interface hipStreamGetFlags_

    interface hipStreamGetPriority

        !> Returns the priority of a stream.
        function hipStreamGetPriority_typed(stream, priority) bind(c, name="hipStreamGetPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: priority
            integer(c_int) :: status
        end function hipStreamGetPriority_typed

    end interface hipStreamGetPriority

    interface hipStreamGetPriority_
        procedure hipStreamGetPriority_typed
    end interface hipStreamGetPriority_

    interface hipEventElapsedTime

        !> Returns the time between two completed records.
        function hipEventElapsedTime_typed(ms, start, myStop) bind(c, name="hipEventElapsedTime") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            real(c_float) :: ms
            type(c_ptr), value :: start
            type(c_ptr), value :: myStop
            integer(c_int) :: status
        end function hipEventElapsedTime_typed

    end interface hipEventElapsedTime

    interface hipEventElapsedTime_
        procedure hipEventElapsedTime_typed
    end interface hipEventElapsedTime_

    interface hipPointerGetAttributes

        !> Returns the attributes of an address.
        function hipPointerGetAttributes_typed(attributes, ptr) bind(c, name="hipPointerGetAttributes") result(status)
            import :: c_int, c_ptr, hipPointerAttribute_t
            implicit none
            type(hipPointerAttribute_t) :: attributes
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipPointerGetAttributes_typed

    end interface hipPointerGetAttributes

    interface hipPointerGetAttributes_
        procedure hipPointerGetAttributes_typed
    end interface hipPointerGetAttributes_

    interface hipSignalExternalSemaphoresAsync

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        function hipSignalExternalSemaphoresAsync_typed(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreSignalParams
            implicit none
            type(c_ptr) :: extSemArray
            type(hipExternalSemaphoreSignalParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipSignalExternalSemaphoresAsync_typed

    end interface hipSignalExternalSemaphoresAsync

    interface hipSignalExternalSemaphoresAsync_
        procedure hipSignalExternalSemaphoresAsync_typed
    end interface hipSignalExternalSemaphoresAsync_

    interface hipWaitExternalSemaphoresAsync

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        function hipWaitExternalSemaphoresAsync_typed(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreWaitParams
            implicit none
            type(c_ptr) :: extSemArray
            type(hipExternalSemaphoreWaitParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipWaitExternalSemaphoresAsync_typed

    end interface hipWaitExternalSemaphoresAsync

    interface hipWaitExternalSemaphoresAsync_
        procedure hipWaitExternalSemaphoresAsync_typed
    end interface hipWaitExternalSemaphoresAsync_

    interface hipExternalMemoryGetMappedBuffer

        !> Maps a part of external memory at device addresses.
        function hipExternalMemoryGetMappedBuffer_typed(devPtr, extMem, bufferDesc) &
            bind(c, name="hipExternalMemoryGetMappedBuffer") result(status)
            import :: c_int, c_ptr, hipExternalMemoryBufferDesc
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: extMem
            type(hipExternalMemoryBufferDesc) :: bufferDesc
            integer(c_int) :: status
        end function hipExternalMemoryGetMappedBuffer_typed

    end interface hipExternalMemoryGetMappedBuffer

    interface hipExternalMemoryGetMappedBuffer_
        procedure hipExternalMemoryGetMappedBuffer_typed
    end interface hipExternalMemoryGetMappedBuffer_

    interface hipMallocPitch

        !> Allocates rows of memory on the current device.
        function hipMallocPitch_typed(ptr, pitch, width, height) bind(c, name="hipMallocPitch") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t) :: pitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function hipMallocPitch_typed

    end interface hipMallocPitch

    interface hipMallocPitch_
        procedure hipMallocPitch_typed
    end interface hipMallocPitch_

    interface hipMemAllocPitch

        !> Allocates rows of memory on the current device.
        function hipMemAllocPitch_typed(dptr, pitch, widthInBytes, height, elementSizeBytes) &
            bind(c, name="hipMemAllocPitch") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dptr
            integer(c_size_t) :: pitch
            integer(c_size_t), value :: widthInBytes
            integer(c_size_t), value :: height
            integer(c_int), value :: elementSizeBytes
            integer(c_int) :: status
        end function hipMemAllocPitch_typed

    end interface hipMemAllocPitch

    interface hipMemAllocPitch_
        procedure hipMemAllocPitch_typed
    end interface hipMemAllocPitch_

    interface hipModuleGetGlobal

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleGetGlobal_typed(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dptr
            integer(c_size_t) :: bytes
            type(c_ptr), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: status
        end function hipModuleGetGlobal_typed

    end interface hipModuleGetGlobal

    interface hipModuleGetGlobal_
        procedure hipModuleGetGlobal_typed
    end interface hipModuleGetGlobal_

    interface hipGetSymbolSize

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetSymbolSize_typed(mySize, symbol) bind(c, name="hipGetSymbolSize") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: mySize
            type(c_ptr), value :: symbol
            integer(c_int) :: status
        end function hipGetSymbolSize_typed

    end interface hipGetSymbolSize

    interface hipGetSymbolSize_
        procedure hipGetSymbolSize_typed
    end interface hipGetSymbolSize_

    interface hipMemset3D

        !> Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
        function hipMemset3D_typed(pitchedDevPtr, myValue, extent) bind(c, name="anygpu_hipMemset3D_ref") result(status)
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr) :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent) :: extent
            integer(c_int) :: status
        end function hipMemset3D_typed

    end interface hipMemset3D

    interface hipMemset3D_
        procedure hipMemset3D_typed
    end interface hipMemset3D_

    interface hipMemset3DAsync

        !> Queues a fill of a box with a byte.
        function hipMemset3DAsync_typed(pitchedDevPtr, myValue, extent, stream) &
            bind(c, name="anygpu_hipMemset3DAsync_ref") result(status)
            import :: c_int, c_ptr, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr) :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent) :: extent
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemset3DAsync_typed

    end interface hipMemset3DAsync

    interface hipMemset3DAsync_
        procedure hipMemset3DAsync_typed
    end interface hipMemset3DAsync_

    interface hipMemGetInfo

        !> Returns the current device's free and total memory.
        function hipMemGetInfo_typed(free, total) bind(c, name="hipMemGetInfo") result(status)
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t), optional :: free
            integer(c_size_t), optional :: total
            integer(c_int) :: status
        end function hipMemGetInfo_typed

    end interface hipMemGetInfo

    interface hipMemGetInfo_
        procedure hipMemGetInfo_typed
    end interface hipMemGetInfo_

    interface hipMemPtrGetInfo

        !> Returns the size of the allocation that contains an address.
        function hipMemPtrGetInfo_typed(ptr, mySize) bind(c, name="hipMemPtrGetInfo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t) :: mySize
            integer(c_int) :: status
        end function hipMemPtrGetInfo_typed

    end interface hipMemPtrGetInfo

    interface hipMemPtrGetInfo_
        procedure hipMemPtrGetInfo_typed
    end interface hipMemPtrGetInfo_

    interface hipMallocArray

        !> Creates an array of one or two dimensions.
        function hipMallocArray_typed(array, desc, width, height, flags) bind(c, name="hipMallocArray") result(status)
            import :: c_int, c_ptr, c_size_t, hipChannelFormatDesc
            implicit none
            type(c_ptr) :: array
            type(hipChannelFormatDesc) :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMallocArray_typed

    end interface hipMallocArray

    interface hipMallocArray_
        procedure hipMallocArray_typed
    end interface hipMallocArray_

    interface hipArrayCreate

        !> Creates an array of one or two dimensions, as hipMallocArray does.
        function hipArrayCreate_typed(pHandle, pAllocateArray) bind(c, name="hipArrayCreate") result(status)
            import :: HIP_ARRAY_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(c_ptr) :: pHandle
            type(HIP_ARRAY_DESCRIPTOR) :: pAllocateArray
            integer(c_int) :: status
        end function hipArrayCreate_typed

    end interface hipArrayCreate

    interface hipArrayCreate_
        procedure hipArrayCreate_typed
    end interface hipArrayCreate_

    interface hipArray3DCreate

        !> Creates an array of one to three dimensions, or of layers, as hipMalloc3DArray does.
        function hipArray3DCreate_typed(array, pAllocateArray) bind(c, name="hipArray3DCreate") result(status)
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(c_ptr) :: array
            type(HIP_ARRAY3D_DESCRIPTOR) :: pAllocateArray
            integer(c_int) :: status
        end function hipArray3DCreate_typed

    end interface hipArray3DCreate

    interface hipArray3DCreate_
        procedure hipArray3DCreate_typed
    end interface hipArray3DCreate_

    interface hipMalloc3D

        !> Allocates slices of rows of memory on the current device.
        function hipMalloc3D_typed(pitchedDevPtr, extent) bind(c, name="anygpu_hipMalloc3D_ref") result(status)
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr) :: pitchedDevPtr
            type(hipExtent) :: extent
            integer(c_int) :: status
        end function hipMalloc3D_typed

    end interface hipMalloc3D

    interface hipMalloc3D_
        procedure hipMalloc3D_typed
    end interface hipMalloc3D_

    interface hipMalloc3DArray

        !> Creates an array of one to three dimensions, or of layers.
        function hipMalloc3DArray_typed(array, desc, extent, flags) bind(c, name="anygpu_hipMalloc3DArray_ref") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            type(c_ptr) :: array
            type(hipChannelFormatDesc) :: desc
            type(hipExtent) :: extent
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMalloc3DArray_typed

    end interface hipMalloc3DArray

    interface hipMalloc3DArray_
        procedure hipMalloc3DArray_typed
    end interface hipMalloc3DArray_

    interface hipMallocMipmappedArray

        !> Creates a mipmapped array: arrays, each half as large as the one before.
        function hipMallocMipmappedArray_typed(mipmappedArray, desc, extent, numLevels, flags) &
            bind(c, name="anygpu_hipMallocMipmappedArray_ref") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            type(c_ptr) :: mipmappedArray
            type(hipChannelFormatDesc) :: desc
            type(hipExtent) :: extent
            integer(c_int), value :: numLevels
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMallocMipmappedArray_typed

    end interface hipMallocMipmappedArray

    interface hipMallocMipmappedArray_
        procedure hipMallocMipmappedArray_typed
    end interface hipMallocMipmappedArray_

    interface hipMemcpyParam2D

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpyParam2D_typed(pCopy) bind(c, name="hipMemcpyParam2D") result(status)
            import :: c_int, hip_Memcpy2D
            implicit none
            type(hip_Memcpy2D) :: pCopy
            integer(c_int) :: status
        end function hipMemcpyParam2D_typed

    end interface hipMemcpyParam2D

    interface hipMemcpyParam2D_
        procedure hipMemcpyParam2D_typed
    end interface hipMemcpyParam2D_

    interface hipMemcpyParam2DAsync

        !> Queues a copy of rows.
        function hipMemcpyParam2DAsync_typed(pCopy, stream) bind(c, name="hipMemcpyParam2DAsync") result(status)
            import :: c_int, c_ptr, hip_Memcpy2D
            implicit none
            type(hip_Memcpy2D) :: pCopy
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyParam2DAsync_typed

    end interface hipMemcpyParam2DAsync

    interface hipMemcpyParam2DAsync_
        procedure hipMemcpyParam2DAsync_typed
    end interface hipMemcpyParam2DAsync_

    interface hipMemcpy3D

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpy3D_typed(p) bind(c, name="hipMemcpy3D") result(status)
            import :: c_int, hipMemcpy3DParms
            implicit none
            type(hipMemcpy3DParms) :: p
            integer(c_int) :: status
        end function hipMemcpy3D_typed

    end interface hipMemcpy3D

    interface hipMemcpy3D_
        procedure hipMemcpy3D_typed
    end interface hipMemcpy3D_

    interface hipMemcpy3DAsync

        !> Queues a copy of a box.
        function hipMemcpy3DAsync_typed(p, stream) bind(c, name="hipMemcpy3DAsync") result(status)
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            type(hipMemcpy3DParms) :: p
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy3DAsync_typed

    end interface hipMemcpy3DAsync

    interface hipMemcpy3DAsync_
        procedure hipMemcpy3DAsync_typed
    end interface hipMemcpy3DAsync_

    interface hipDrvMemcpy3D

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        function hipDrvMemcpy3D_typed(pCopy) bind(c, name="hipDrvMemcpy3D") result(status)
            import :: HIP_MEMCPY3D, c_int
            implicit none
            type(HIP_MEMCPY3D) :: pCopy
            integer(c_int) :: status
        end function hipDrvMemcpy3D_typed

    end interface hipDrvMemcpy3D

    interface hipDrvMemcpy3D_
        procedure hipDrvMemcpy3D_typed
    end interface hipDrvMemcpy3D_

    interface hipDrvMemcpy3DAsync

        !> Queues a copy of a box.
        function hipDrvMemcpy3DAsync_typed(pCopy, stream) bind(c, name="hipDrvMemcpy3DAsync") result(status)
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(HIP_MEMCPY3D) :: pCopy
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipDrvMemcpy3DAsync_typed

    end interface hipDrvMemcpy3DAsync

    interface hipDrvMemcpy3DAsync_
        procedure hipDrvMemcpy3DAsync_typed
    end interface hipDrvMemcpy3DAsync_

    interface hipDeviceCanAccessPeer

        !> Tells whether a device can access another's memory.
        function hipDeviceCanAccessPeer_typed(canAccessPeer, deviceId, peerDeviceId) &
            bind(c, name="hipDeviceCanAccessPeer") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: canAccessPeer
            integer(c_int), value :: deviceId
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: status
        end function hipDeviceCanAccessPeer_typed

    end interface hipDeviceCanAccessPeer

    interface hipDeviceCanAccessPeer_
        procedure hipDeviceCanAccessPeer_typed
    end interface hipDeviceCanAccessPeer_

    interface hipMemGetAddressRange

        !> Returns the allocation that contains an address.
        function hipMemGetAddressRange_typed(pbase, psize, dptr) bind(c, name="hipMemGetAddressRange") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pbase
            integer(c_size_t) :: psize
            type(c_ptr), value :: dptr
            integer(c_int) :: status
        end function hipMemGetAddressRange_typed

    end interface hipMemGetAddressRange

    interface hipMemGetAddressRange_
        procedure hipMemGetAddressRange_typed
    end interface hipMemGetAddressRange_

    interface hipCtxGetDevice

        !> Returns the device of the current context, which is the current device.
        function hipCtxGetDevice_typed(device) bind(c, name="hipCtxGetDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: device
            integer(c_int) :: status
        end function hipCtxGetDevice_typed

    end interface hipCtxGetDevice

    interface hipCtxGetDevice_
        procedure hipCtxGetDevice_typed
    end interface hipCtxGetDevice_

    interface hipCtxGetApiVersion

        !> Returns the version of HIP that a context supports.
        function hipCtxGetApiVersion_typed(ctx, apiVersion) bind(c, name="hipCtxGetApiVersion") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int) :: apiVersion
            integer(c_int) :: status
        end function hipCtxGetApiVersion_typed

    end interface hipCtxGetApiVersion

    interface hipCtxGetApiVersion_
        procedure hipCtxGetApiVersion_typed
    end interface hipCtxGetApiVersion_

    interface hipCtxGetCacheConfig

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        function hipCtxGetCacheConfig_typed(cacheConfig) bind(c, name="hipCtxGetCacheConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: cacheConfig
            integer(c_int) :: status
        end function hipCtxGetCacheConfig_typed

    end interface hipCtxGetCacheConfig

    interface hipCtxGetCacheConfig_
        procedure hipCtxGetCacheConfig_typed
    end interface hipCtxGetCacheConfig_

    interface hipCtxGetSharedMemConfig

        !> Returns the bank size of shared memory.
        function hipCtxGetSharedMemConfig_typed(pConfig) bind(c, name="hipCtxGetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: pConfig
            integer(c_int) :: status
        end function hipCtxGetSharedMemConfig_typed

    end interface hipCtxGetSharedMemConfig

    interface hipCtxGetSharedMemConfig_
        procedure hipCtxGetSharedMemConfig_typed
    end interface hipCtxGetSharedMemConfig_

    interface hipCtxGetFlags

        !> Returns the flags of the current context.
        function hipCtxGetFlags_typed(flags) bind(c, name="hipCtxGetFlags") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: flags
            integer(c_int) :: status
        end function hipCtxGetFlags_typed

    end interface hipCtxGetFlags

    interface hipCtxGetFlags_
        procedure hipCtxGetFlags_typed
    end interface hipCtxGetFlags_

    interface hipDevicePrimaryCtxGetState

        !> Returns the flags of a device's primary context and whether it is active.
        function hipDevicePrimaryCtxGetState_typed(dev, flags, active) bind(c, name="hipDevicePrimaryCtxGetState") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: dev
            integer(c_int), optional :: flags
            integer(c_int), optional :: active
            integer(c_int) :: status
        end function hipDevicePrimaryCtxGetState_typed

    end interface hipDevicePrimaryCtxGetState

    interface hipDevicePrimaryCtxGetState_
        procedure hipDevicePrimaryCtxGetState_typed
    end interface hipDevicePrimaryCtxGetState_

    interface hipFuncGetAttribute

        !> A function of the vendor's library; see HIP's documentation.
        function hipFuncGetAttribute_typed(myValue, attrib, hfunc) bind(c, name="hipFuncGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: myValue
            integer(c_int), value :: attrib
            type(c_ptr), value :: hfunc
            integer(c_int) :: status
        end function hipFuncGetAttribute_typed

    end interface hipFuncGetAttribute

    interface hipFuncGetAttribute_
        procedure hipFuncGetAttribute_typed
    end interface hipFuncGetAttribute_

    interface hipModuleOccupancyMaxPotentialBlockSize

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleOccupancyMaxPotentialBlockSize_typed(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipModuleOccupancyMaxPotentialBlockSize") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(c_ptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: status
        end function hipModuleOccupancyMaxPotentialBlockSize_typed

    end interface hipModuleOccupancyMaxPotentialBlockSize

    interface hipModuleOccupancyMaxPotentialBlockSize_
        procedure hipModuleOccupancyMaxPotentialBlockSize_typed
    end interface hipModuleOccupancyMaxPotentialBlockSize_

    interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed(gridSize, blockSize, f, dynSharedMemPerBlk, &
            blockSizeLimit, flags) bind(c, name="hipModuleOccupancyMaxPotentialBlockSizeWithFlags") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(c_ptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed

    end interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags

    interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags_
        procedure hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed
    end interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags_

    interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessor") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_int) :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: status
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed

    end interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor

    interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_
        procedure hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed
    end interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_

    interface hipOccupancyMaxActiveBlocksPerMultiprocessor

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessor_typed(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessor") result(status)
            import :: c_funptr, c_int, c_size_t
            implicit none
            integer(c_int) :: numBlocks
            type(c_funptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: status
        end function hipOccupancyMaxActiveBlocksPerMultiprocessor_typed

    end interface hipOccupancyMaxActiveBlocksPerMultiprocessor

    interface hipOccupancyMaxActiveBlocksPerMultiprocessor_
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessor_typed
    end interface hipOccupancyMaxActiveBlocksPerMultiprocessor_

    interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed(numBlocks, f, blockSize, dynSharedMemPerBlk, flags) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags") result(status)
            import :: c_funptr, c_int, c_size_t
            implicit none
            integer(c_int) :: numBlocks
            type(c_funptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed

    end interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

    interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed
    end interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_

    interface hipOccupancyMaxPotentialBlockSize

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxPotentialBlockSize_typed(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipOccupancyMaxPotentialBlockSize") result(status)
            import :: c_funptr, c_int, c_size_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(c_funptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: status
        end function hipOccupancyMaxPotentialBlockSize_typed

    end interface hipOccupancyMaxPotentialBlockSize

    interface hipOccupancyMaxPotentialBlockSize_
        procedure hipOccupancyMaxPotentialBlockSize_typed
    end interface hipOccupancyMaxPotentialBlockSize_

    interface hipDrvMemcpy2DUnaligned

        !> Copies rows, as hipMemcpyParam2D does. Done when the call returns; from device memory to device memory it may
        function hipDrvMemcpy2DUnaligned_typed(pCopy) bind(c, name="hipDrvMemcpy2DUnaligned") result(status)
            import :: c_int, hip_Memcpy2D
            implicit none
            type(hip_Memcpy2D) :: pCopy
            integer(c_int) :: status
        end function hipDrvMemcpy2DUnaligned_typed

    end interface hipDrvMemcpy2DUnaligned

    interface hipDrvMemcpy2DUnaligned_
        procedure hipDrvMemcpy2DUnaligned_typed
    end interface hipDrvMemcpy2DUnaligned_

    interface hipBindTexture

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture_typed(offset, tex, devPtr, desc, mySize) bind(c, name="hipBindTexture") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: offset
            type(c_ptr) :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr) :: desc
            integer(c_size_t), value :: mySize
            integer(c_int) :: status
        end function hipBindTexture_typed

    end interface hipBindTexture

    interface hipBindTexture_
        procedure hipBindTexture_typed
    end interface hipBindTexture_

    interface hipBindTexture2D

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture2D_typed(offset, tex, devPtr, desc, width, height, pitch) &
            bind(c, name="hipBindTexture2D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: offset
            type(c_ptr) :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr) :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_size_t), value :: pitch
            integer(c_int) :: status
        end function hipBindTexture2D_typed

    end interface hipBindTexture2D

    interface hipBindTexture2D_
        procedure hipBindTexture2D_typed
    end interface hipBindTexture2D_

    interface hipGetTextureAlignmentOffset

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureAlignmentOffset_typed(offset, texref) bind(c, name="hipGetTextureAlignmentOffset") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: offset
            type(c_ptr) :: texref
            integer(c_int) :: status
        end function hipGetTextureAlignmentOffset_typed

    end interface hipGetTextureAlignmentOffset

    interface hipGetTextureAlignmentOffset_
        procedure hipGetTextureAlignmentOffset_typed
    end interface hipGetTextureAlignmentOffset_

    interface hipTexRefGetAddressMode

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddressMode_typed(pam, texRef, dim) bind(c, name="hipTexRefGetAddressMode") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pam
            type(c_ptr) :: texRef
            integer(c_int), value :: dim
            integer(c_int) :: status
        end function hipTexRefGetAddressMode_typed

    end interface hipTexRefGetAddressMode

    interface hipTexRefGetAddressMode_
        procedure hipTexRefGetAddressMode_typed
    end interface hipTexRefGetAddressMode_

    interface hipTexRefGetFilterMode

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFilterMode_typed(pfm, texRef) bind(c, name="hipTexRefGetFilterMode") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pfm
            type(c_ptr) :: texRef
            integer(c_int) :: status
        end function hipTexRefGetFilterMode_typed

    end interface hipTexRefGetFilterMode

    interface hipTexRefGetFilterMode_
        procedure hipTexRefGetFilterMode_typed
    end interface hipTexRefGetFilterMode_

    interface hipTexRefGetFlags

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFlags_typed(pFlags, texRef) bind(c, name="hipTexRefGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pFlags
            type(c_ptr) :: texRef
            integer(c_int) :: status
        end function hipTexRefGetFlags_typed

    end interface hipTexRefGetFlags

    interface hipTexRefGetFlags_
        procedure hipTexRefGetFlags_typed
    end interface hipTexRefGetFlags_

    interface hipTexRefGetFormat

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFormat_typed(pFormat, pNumChannels, texRef) bind(c, name="hipTexRefGetFormat") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pFormat
            integer(c_int) :: pNumChannels
            type(c_ptr) :: texRef
            integer(c_int) :: status
        end function hipTexRefGetFormat_typed

    end interface hipTexRefGetFormat

    interface hipTexRefGetFormat_
        procedure hipTexRefGetFormat_typed
    end interface hipTexRefGetFormat_

    interface hipTexRefGetMaxAnisotropy

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMaxAnisotropy_typed(pmaxAnsio, texRef) bind(c, name="hipTexRefGetMaxAnisotropy") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pmaxAnsio
            type(c_ptr) :: texRef
            integer(c_int) :: status
        end function hipTexRefGetMaxAnisotropy_typed

    end interface hipTexRefGetMaxAnisotropy

    interface hipTexRefGetMaxAnisotropy_
        procedure hipTexRefGetMaxAnisotropy_typed
    end interface hipTexRefGetMaxAnisotropy_

    interface hipTexRefGetMipmapFilterMode

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapFilterMode_typed(pfm, texRef) bind(c, name="hipTexRefGetMipmapFilterMode") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: pfm
            type(c_ptr) :: texRef
            integer(c_int) :: status
        end function hipTexRefGetMipmapFilterMode_typed

    end interface hipTexRefGetMipmapFilterMode

    interface hipTexRefGetMipmapFilterMode_
        procedure hipTexRefGetMipmapFilterMode_typed
    end interface hipTexRefGetMipmapFilterMode_

    interface hipTexRefGetMipmapLevelBias

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelBias_typed(pbias, texRef) bind(c, name="hipTexRefGetMipmapLevelBias") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            real(c_float) :: pbias
            type(c_ptr) :: texRef
            integer(c_int) :: status
        end function hipTexRefGetMipmapLevelBias_typed

    end interface hipTexRefGetMipmapLevelBias

    interface hipTexRefGetMipmapLevelBias_
        procedure hipTexRefGetMipmapLevelBias_typed
    end interface hipTexRefGetMipmapLevelBias_

    interface hipTexRefGetMipmapLevelClamp

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelClamp_typed(pminMipmapLevelClamp, pmaxMipmapLevelClamp, texRef) &
            bind(c, name="hipTexRefGetMipmapLevelClamp") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            real(c_float) :: pminMipmapLevelClamp
            real(c_float) :: pmaxMipmapLevelClamp
            type(c_ptr) :: texRef
            integer(c_int) :: status
        end function hipTexRefGetMipmapLevelClamp_typed

    end interface hipTexRefGetMipmapLevelClamp

    interface hipTexRefGetMipmapLevelClamp_
        procedure hipTexRefGetMipmapLevelClamp_typed
    end interface hipTexRefGetMipmapLevelClamp_

    interface hipTexRefSetAddress

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress_typed(ByteOffset, texRef, dptr, bytes) bind(c, name="hipTexRefSetAddress") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_size_t) :: ByteOffset
            type(c_ptr) :: texRef
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: bytes
            integer(c_int) :: status
        end function hipTexRefSetAddress_typed

    end interface hipTexRefSetAddress

    interface hipTexRefSetAddress_
        procedure hipTexRefSetAddress_typed
    end interface hipTexRefSetAddress_

    interface hipGetChannelDesc

        !> Returns the format of an array's elements.
        function hipGetChannelDesc_typed(desc, array) bind(c, name="hipGetChannelDesc") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc
            implicit none
            type(hipChannelFormatDesc) :: desc
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipGetChannelDesc_typed

    end interface hipGetChannelDesc

    interface hipGetChannelDesc_
        procedure hipGetChannelDesc_typed
    end interface hipGetChannelDesc_

    interface hipMipmappedArrayCreate

        !> Creates a mipmapped array, as hipMallocMipmappedArray does.
        function hipMipmappedArrayCreate_typed(pHandle, pMipmappedArrayDesc, numMipmapLevels) &
            bind(c, name="hipMipmappedArrayCreate") result(status)
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(c_ptr) :: pHandle
            type(HIP_ARRAY3D_DESCRIPTOR) :: pMipmappedArrayDesc
            integer(c_int), value :: numMipmapLevels
            integer(c_int) :: status
        end function hipMipmappedArrayCreate_typed

    end interface hipMipmappedArrayCreate

    interface hipMipmappedArrayCreate_
        procedure hipMipmappedArrayCreate_typed
    end interface hipMipmappedArrayCreate_

    interface hipStreamGetCaptureInfo

        !> Returns the capture state of a stream: none, as this version does not capture streams.
        function hipStreamGetCaptureInfo_typed(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int64_t), optional :: pId
            integer(c_int) :: status
        end function hipStreamGetCaptureInfo_typed

    end interface hipStreamGetCaptureInfo

    interface hipStreamGetCaptureInfo_
        procedure hipStreamGetCaptureInfo_typed
    end interface hipStreamGetCaptureInfo_

    interface hipStreamGetCaptureInfo_v2

        !> Returns the capture state of a stream: none, as this version does not capture streams.
        function hipStreamGetCaptureInfo_v2_typed(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: captureStatus_out
            integer(c_int64_t), optional :: id_out
            type(c_ptr), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            integer(c_size_t), optional :: numDependencies_out
            integer(c_int) :: status
        end function hipStreamGetCaptureInfo_v2_typed

    end interface hipStreamGetCaptureInfo_v2

    interface hipStreamGetCaptureInfo_v2_
        procedure hipStreamGetCaptureInfo_v2_typed
    end interface hipStreamGetCaptureInfo_v2_

    interface hipStreamIsCapturing

        !> Returns the capture status of a stream: never active, as this version does not capture streams.
        function hipStreamIsCapturing_typed(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int) :: status
        end function hipStreamIsCapturing_typed

    end interface hipStreamIsCapturing

    interface hipStreamIsCapturing_
        procedure hipStreamIsCapturing_typed
    end interface hipStreamIsCapturing_

    interface hipGraphGetEdges

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphGetEdges_typed(graph, from, to, numEdges) bind(c, name="hipGraphGetEdges") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr) :: from
            type(c_ptr) :: to
            integer(c_size_t) :: numEdges
            integer(c_int) :: status
        end function hipGraphGetEdges_typed

    end interface hipGraphGetEdges

    interface hipGraphGetEdges_
        procedure hipGraphGetEdges_typed
    end interface hipGraphGetEdges_

    interface hipGraphGetNodes

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphGetNodes_typed(graph, nodes, numNodes) bind(c, name="hipGraphGetNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr) :: nodes
            integer(c_size_t) :: numNodes
            integer(c_int) :: status
        end function hipGraphGetNodes_typed

    end interface hipGraphGetNodes

    interface hipGraphGetNodes_
        procedure hipGraphGetNodes_typed
    end interface hipGraphGetNodes_

    interface hipGraphGetRootNodes

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphGetRootNodes_typed(graph, pRootNodes, pNumRootNodes) bind(c, name="hipGraphGetRootNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr) :: pRootNodes
            integer(c_size_t) :: pNumRootNodes
            integer(c_int) :: status
        end function hipGraphGetRootNodes_typed

    end interface hipGraphGetRootNodes

    interface hipGraphGetRootNodes_
        procedure hipGraphGetRootNodes_typed
    end interface hipGraphGetRootNodes_

    interface hipGraphNodeGetDependencies

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphNodeGetDependencies_typed(node, pDependencies, pNumDependencies) &
            bind(c, name="hipGraphNodeGetDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pDependencies
            integer(c_size_t) :: pNumDependencies
            integer(c_int) :: status
        end function hipGraphNodeGetDependencies_typed

    end interface hipGraphNodeGetDependencies

    interface hipGraphNodeGetDependencies_
        procedure hipGraphNodeGetDependencies_typed
    end interface hipGraphNodeGetDependencies_

    interface hipGraphNodeGetDependentNodes

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphNodeGetDependentNodes_typed(node, pDependentNodes, pNumDependentNodes) &
            bind(c, name="hipGraphNodeGetDependentNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pDependentNodes
            integer(c_size_t) :: pNumDependentNodes
            integer(c_int) :: status
        end function hipGraphNodeGetDependentNodes_typed

    end interface hipGraphNodeGetDependentNodes

    interface hipGraphNodeGetDependentNodes_
        procedure hipGraphNodeGetDependentNodes_typed
    end interface hipGraphNodeGetDependentNodes_

    interface hipGraphNodeGetType

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphNodeGetType_typed(node, pType) bind(c, name="hipGraphNodeGetType") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            integer(c_int) :: pType
            integer(c_int) :: status
        end function hipGraphNodeGetType_typed

    end interface hipGraphNodeGetType

    interface hipGraphNodeGetType_
        procedure hipGraphNodeGetType_typed
    end interface hipGraphNodeGetType_

    interface hipGraphExecUpdate

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphExecUpdate_typed(hGraphExec, hGraph, hErrorNode_out, updateResult_out) &
            bind(c, name="hipGraphExecUpdate") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hGraph
            type(c_ptr) :: hErrorNode_out
            integer(c_int) :: updateResult_out
            integer(c_int) :: status
        end function hipGraphExecUpdate_typed

    end interface hipGraphExecUpdate

    interface hipGraphExecUpdate_
        procedure hipGraphExecUpdate_typed
    end interface hipGraphExecUpdate_

    interface hipHostGetFlags

        !> Returns the flags of pinned host memory.
        function hipHostGetFlags_typed(flagsPtr, hostPtr) bind(c, name="hipHostGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: flagsPtr
            type(c_ptr), value :: hostPtr
            integer(c_int) :: status
        end function hipHostGetFlags_typed

    end interface hipHostGetFlags

    interface hipHostGetFlags_
        procedure hipHostGetFlags_typed
    end interface hipHostGetFlags_

    interface hipArrayGetInfo

        !> Returns the format, the extent and the flags of an array.
        function hipArrayGetInfo_typed(desc, extent, flags, array) bind(c, name="hipArrayGetInfo") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            type(hipChannelFormatDesc), optional :: desc
            type(hipExtent), optional :: extent
            integer(c_int), optional :: flags
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipArrayGetInfo_typed

    end interface hipArrayGetInfo

    interface hipArrayGetInfo_
        procedure hipArrayGetInfo_typed
    end interface hipArrayGetInfo_

    interface hipMemcpyBatchAsync

        !> Queues copies of bytes, wherever the addresses are.
        function hipMemcpyBatchAsync_typed(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream) &
            bind(c, name="hipMemcpyBatchAsync") result(status)
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
            integer(c_int) :: status
        end function hipMemcpyBatchAsync_typed

    end interface hipMemcpyBatchAsync

    interface hipMemcpyBatchAsync_
        procedure hipMemcpyBatchAsync_typed
    end interface hipMemcpyBatchAsync_

    interface hipMemcpy3DBatchAsync

        !> Queues copies of boxes, wherever the addresses are.
        function hipMemcpy3DBatchAsync_typed(numOps, opList, failIdx, flags, stream) &
            bind(c, name="hipMemcpy3DBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemcpy3DBatchOp
            implicit none
            integer(c_size_t), value :: numOps
            type(hipMemcpy3DBatchOp) :: opList
            integer(c_size_t), optional :: failIdx
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy3DBatchAsync_typed

    end interface hipMemcpy3DBatchAsync

    interface hipMemcpy3DBatchAsync_
        procedure hipMemcpy3DBatchAsync_typed
    end interface hipMemcpy3DBatchAsync_

    interface hipChooseDeviceR0600

        !> Chooses the first device that has at least the requested properties.
        function hipChooseDeviceR0600_typed(device, prop) bind(c, name="hipChooseDeviceR0600") result(status)
            import :: c_int, hipDeviceProp_t
            implicit none
            integer(c_int) :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: status
        end function hipChooseDeviceR0600_typed

    end interface hipChooseDeviceR0600

    interface hipChooseDeviceR0600_
        procedure hipChooseDeviceR0600_typed
    end interface hipChooseDeviceR0600_

    interface hipMemPoolGetAccess

        !> Returns a device's access rights to a pool's memory.
        function hipMemPoolGetAccess_typed(flags, mem_pool, location) bind(c, name="hipMemPoolGetAccess") result(status)
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            integer(c_int) :: flags
            type(c_ptr), value :: mem_pool
            type(hipMemLocation) :: location
            integer(c_int) :: status
        end function hipMemPoolGetAccess_typed

    end interface hipMemPoolGetAccess

    interface hipMemPoolGetAccess_
        procedure hipMemPoolGetAccess_typed
    end interface hipMemPoolGetAccess_

    interface hipGetProcAddress

        !> Finds a function by name.
        function hipGetProcAddress_typed(symbol, pfn, hipVersion, flags, symbolStatus) &
            bind(c, name="hipGetProcAddress") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: symbolStatus
            integer(c_int) :: status
        end function hipGetProcAddress_typed

    end interface hipGetProcAddress

    interface hipGetProcAddress_
        procedure hipGetProcAddress_typed
    end interface hipGetProcAddress_

    interface hipGetDriverEntryPoint

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_typed(symbol, funcPtr, flags, driverStatus) &
            bind(c, name="hipGetDriverEntryPoint") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: driverStatus
            integer(c_int) :: status
        end function hipGetDriverEntryPoint_typed

    end interface hipGetDriverEntryPoint

    interface hipGetDriverEntryPoint_
        procedure hipGetDriverEntryPoint_typed
    end interface hipGetDriverEntryPoint_

    interface hipGetDriverEntryPoint_spt

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_spt_typed(symbol, funcPtr, flags, driverStatus) &
            bind(c, name="hipGetDriverEntryPoint_spt") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: driverStatus
            integer(c_int) :: status
        end function hipGetDriverEntryPoint_spt_typed

    end interface hipGetDriverEntryPoint_spt

    interface hipGetDriverEntryPoint_spt_
        procedure hipGetDriverEntryPoint_spt_typed
    end interface hipGetDriverEntryPoint_spt_

    interface hipStreamGetFlags_spt

        !> hipStreamGetFlags with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetFlags_spt_typed(stream, flags) bind(c, name="hipStreamGetFlags_spt") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: flags
            integer(c_int) :: status
        end function hipStreamGetFlags_spt_typed

    end interface hipStreamGetFlags_spt

    interface hipStreamGetFlags_spt_
        procedure hipStreamGetFlags_spt_typed
    end interface hipStreamGetFlags_spt_

    interface hipStreamGetPriority_spt

        !> hipStreamGetPriority with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetPriority_spt_typed(stream, priority) bind(c, name="hipStreamGetPriority_spt") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: priority
            integer(c_int) :: status
        end function hipStreamGetPriority_spt_typed

    end interface hipStreamGetPriority_spt

    interface hipStreamGetPriority_spt_
        procedure hipStreamGetPriority_spt_typed
    end interface hipStreamGetPriority_spt_

    interface hipStreamGetDevice

        !> Returns the device of a stream.
        function hipStreamGetDevice_typed(stream, device) bind(c, name="hipStreamGetDevice") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: device
            integer(c_int) :: status
        end function hipStreamGetDevice_typed

    end interface hipStreamGetDevice

    interface hipStreamGetDevice_
        procedure hipStreamGetDevice_typed
    end interface hipStreamGetDevice_

    interface hipStreamGetId

        !> Returns a number that no other stream of this process has.
        function hipStreamGetId_typed(stream, streamId) bind(c, name="hipStreamGetId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int64_t) :: streamId
            integer(c_int) :: status
        end function hipStreamGetId_typed

    end interface hipStreamGetId

    interface hipStreamGetId_
        procedure hipStreamGetId_typed
    end interface hipStreamGetId_

    interface hipStreamIsCapturing_spt

        !> hipStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
        function hipStreamIsCapturing_spt_typed(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing_spt") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int) :: status
        end function hipStreamIsCapturing_spt_typed

    end interface hipStreamIsCapturing_spt

    interface hipStreamIsCapturing_spt_
        procedure hipStreamIsCapturing_spt_typed
    end interface hipStreamIsCapturing_spt_

    interface hipStreamGetCaptureInfo_spt

        !> hipStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_spt_typed(stream, pCaptureStatus, pId) &
            bind(c, name="hipStreamGetCaptureInfo_spt") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int64_t), optional :: pId
            integer(c_int) :: status
        end function hipStreamGetCaptureInfo_spt_typed

    end interface hipStreamGetCaptureInfo_spt

    interface hipStreamGetCaptureInfo_spt_
        procedure hipStreamGetCaptureInfo_spt_typed
    end interface hipStreamGetCaptureInfo_spt_

    interface hipStreamGetCaptureInfo_v2_spt

        !> hipStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_v2_spt_typed(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2_spt") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: captureStatus_out
            integer(c_int64_t), optional :: id_out
            type(c_ptr), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            integer(c_size_t), optional :: numDependencies_out
            integer(c_int) :: status
        end function hipStreamGetCaptureInfo_v2_spt_typed

    end interface hipStreamGetCaptureInfo_v2_spt

    interface hipStreamGetCaptureInfo_v2_spt_
        procedure hipStreamGetCaptureInfo_v2_spt_typed
    end interface hipStreamGetCaptureInfo_v2_spt_

    interface hipThreadExchangeStreamCaptureMode

        !> Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
        function hipThreadExchangeStreamCaptureMode_typed(mode) bind(c, name="hipThreadExchangeStreamCaptureMode") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: mode
            integer(c_int) :: status
        end function hipThreadExchangeStreamCaptureMode_typed

    end interface hipThreadExchangeStreamCaptureMode

    interface hipThreadExchangeStreamCaptureMode_
        procedure hipThreadExchangeStreamCaptureMode_typed
    end interface hipThreadExchangeStreamCaptureMode_

    interface hipMemGetAllocationGranularity

        !> Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
        function hipMemGetAllocationGranularity_typed(granularity, prop, option) &
            bind(c, name="hipMemGetAllocationGranularity") result(status)
            import :: c_int, c_size_t, hipMemAllocationProp
            implicit none
            integer(c_size_t) :: granularity
            type(hipMemAllocationProp) :: prop
            integer(c_int), value :: option
            integer(c_int) :: status
        end function hipMemGetAllocationGranularity_typed

    end interface hipMemGetAllocationGranularity

    interface hipMemGetAllocationGranularity_
        procedure hipMemGetAllocationGranularity_typed
    end interface hipMemGetAllocationGranularity_

    interface hipMemGetAccess

        !> Returns a device's access rights to mapped memory.
        function hipMemGetAccess_typed(flags, location, ptr) bind(c, name="hipMemGetAccess") result(status)
            import :: c_int, c_int64_t, c_ptr, hipMemLocation
            implicit none
            integer(c_int64_t) :: flags
            type(hipMemLocation) :: location
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipMemGetAccess_typed

    end interface hipMemGetAccess

    interface hipMemGetAccess_
        procedure hipMemGetAccess_typed
    end interface hipMemGetAccess_

end module anygpu_hipfort_typed
