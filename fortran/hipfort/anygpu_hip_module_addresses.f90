! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Functions of module hip whose outputs are addresses.
module anygpu_hip_module_addresses
    use anygpu_hipfort_kinds, only: c_char, c_float, c_int, c_int64_t, c_ptr, c_short, c_size_t
    use anygpu_hipfort_types, only: dim3, hipExtent, hipMemAccessDesc, hipMemLocation, hipPitchedPtr
    use anygpu_hip_module_types, only: hipDeviceProp_t, hipExternalMemoryHandleDesc, hipExternalSemaphoreHandleDesc, &
        hipMemAllocNodeParams, hipMemAllocationProp, hipMemPoolProps, hipMemPoolPtrExportData
    implicit none
    public

    interface

        !> Finds a device by its PCI address.
        function hipDeviceGetByPCIBusId_(device, pciBusId) bind(c, name="hipDeviceGetByPCIBusId")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: device
            type(c_ptr), value :: pciBusId
            integer(c_int) :: hipDeviceGetByPCIBusId_
        end function hipDeviceGetByPCIBusId_

        !> Chooses the first device that has at least the properties requested in the layout of HIP up to 5.
        function hipChooseDevice_(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, c_ptr, hipDeviceProp_t
            implicit none
            type(c_ptr), value :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDevice_
        end function hipChooseDevice_

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        function hipSignalExternalSemaphoresAsync_(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: extSemArray
            type(c_ptr), value :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipSignalExternalSemaphoresAsync_
        end function hipSignalExternalSemaphoresAsync_

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        function hipWaitExternalSemaphoresAsync_(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: extSemArray
            type(c_ptr), value :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipWaitExternalSemaphoresAsync_
        end function hipWaitExternalSemaphoresAsync_

        !> Finds a variable of a module.
        function hipModuleGetGlobal_(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), optional :: dptr
            type(c_ptr), value :: bytes
            type(c_ptr), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetGlobal_
        end function hipModuleGetGlobal_

        !> Loads a module from a file.
        function hipModuleLoad_(myModule, fname) bind(c, name="hipModuleLoad")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: myModule
            type(c_ptr), value :: fname
            integer(c_int) :: hipModuleLoad_
        end function hipModuleLoad_

        !> Finds a kernel of a module.
        function hipModuleGetFunction_(myFunction, myModule, kname) bind(c, name="hipModuleGetFunction")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: myFunction
            type(c_ptr), value :: myModule
            type(c_ptr), value :: kname
            integer(c_int) :: hipModuleGetFunction_
        end function hipModuleGetFunction_

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleGetTexRef_(texRef, hmod, name) bind(c, name="hipModuleGetTexRef")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            type(c_ptr), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetTexRef_
        end function hipModuleGetTexRef_

        !> Queues a launch of a kernel.
        function hipModuleLaunchKernel_(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, &
            stream, kernelParams, extra) bind(c, name="hipModuleLaunchKernel")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: f
            integer(c_int), value :: gridDimX
            integer(c_int), value :: gridDimY
            integer(c_int), value :: gridDimZ
            integer(c_int), value :: blockDimX
            integer(c_int), value :: blockDimY
            integer(c_int), value :: blockDimZ
            integer(c_int), value :: sharedMemBytes
            type(c_ptr), value :: stream
            type(c_ptr), optional :: kernelParams
            type(c_ptr), value :: extra
            integer(c_int) :: hipModuleLaunchKernel_
        end function hipModuleLaunchKernel_

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchCooperativeKernelMultiDevice_(launchParamsList, numDevices, flags) &
            bind(c, name="hipLaunchCooperativeKernelMultiDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipLaunchCooperativeKernelMultiDevice_
        end function hipLaunchCooperativeKernelMultiDevice_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExtLaunchMultiKernelMultiDevice_(launchParamsList, numDevices, flags) &
            bind(c, name="hipExtLaunchMultiKernelMultiDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipExtLaunchMultiKernelMultiDevice_
        end function hipExtLaunchMultiKernelMultiDevice_

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture_(offset, tex, devPtr, desc, mySize) bind(c, name="hipBindTexture")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: offset
            type(c_ptr), value :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr), value :: desc
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipBindTexture_
        end function hipBindTexture_

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture2D_(offset, tex, devPtr, desc, width, height, pitch) bind(c, name="hipBindTexture2D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: offset
            type(c_ptr), value :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr), value :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_size_t), value :: pitch
            integer(c_int) :: hipBindTexture2D_
        end function hipBindTexture2D_

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTextureToArray_(tex, array, desc) bind(c, name="hipBindTextureToArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: tex
            type(c_ptr), value :: array
            type(c_ptr), value :: desc
            integer(c_int) :: hipBindTextureToArray_
        end function hipBindTextureToArray_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureAlignmentOffset_(offset, texref) bind(c, name="hipGetTextureAlignmentOffset")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: offset
            type(c_ptr), value :: texref
            integer(c_int) :: hipGetTextureAlignmentOffset_
        end function hipGetTextureAlignmentOffset_

        !> A function of the vendor's library; see HIP's documentation.
        function hipUnbindTexture_(tex) bind(c, name="hipUnbindTexture")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: tex
            integer(c_int) :: hipUnbindTexture_
        end function hipUnbindTexture_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddress_(dev_ptr, texRef) bind(c, name="hipTexRefGetAddress")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: dev_ptr
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetAddress_
        end function hipTexRefGetAddress_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddressMode_(pam, texRef, dim) bind(c, name="hipTexRefGetAddressMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pam
            type(c_ptr), value :: texRef
            integer(c_int), value :: dim
            integer(c_int) :: hipTexRefGetAddressMode_
        end function hipTexRefGetAddressMode_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFilterMode_(pfm, texRef) bind(c, name="hipTexRefGetFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pfm
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetFilterMode_
        end function hipTexRefGetFilterMode_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFlags_(pFlags, texRef) bind(c, name="hipTexRefGetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pFlags
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetFlags_
        end function hipTexRefGetFlags_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFormat_(pFormat, pNumChannels, texRef) bind(c, name="hipTexRefGetFormat")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pFormat
            type(c_ptr), value :: pNumChannels
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetFormat_
        end function hipTexRefGetFormat_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMaxAnisotropy_(pmaxAnsio, texRef) bind(c, name="hipTexRefGetMaxAnisotropy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pmaxAnsio
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetMaxAnisotropy_
        end function hipTexRefGetMaxAnisotropy_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapFilterMode_(pfm, texRef) bind(c, name="hipTexRefGetMipmapFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pfm
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetMipmapFilterMode_
        end function hipTexRefGetMipmapFilterMode_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelBias_(pbias, texRef) bind(c, name="hipTexRefGetMipmapLevelBias")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pbias
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelBias_
        end function hipTexRefGetMipmapLevelBias_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelClamp_(pminMipmapLevelClamp, pmaxMipmapLevelClamp, texRef) &
            bind(c, name="hipTexRefGetMipmapLevelClamp")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pminMipmapLevelClamp
            type(c_ptr), value :: pmaxMipmapLevelClamp
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelClamp_
        end function hipTexRefGetMipmapLevelClamp_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipMappedArray_(pArray, texRef) bind(c, name="hipTexRefGetMipMappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pArray
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetMipMappedArray_
        end function hipTexRefGetMipMappedArray_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress_(ByteOffset, texRef, dptr, bytes) bind(c, name="hipTexRefSetAddress")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ByteOffset
            type(c_ptr), value :: texRef
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: bytes
            integer(c_int) :: hipTexRefSetAddress_
        end function hipTexRefSetAddress_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress2D_(texRef, desc, dptr, Pitch) bind(c, name="hipTexRefSetAddress2D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: texRef
            type(c_ptr), value :: desc
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: Pitch
            integer(c_int) :: hipTexRefSetAddress2D_
        end function hipTexRefSetAddress2D_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMaxAnisotropy_(texRef, maxAniso) bind(c, name="hipTexRefSetMaxAnisotropy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            integer(c_int), value :: maxAniso
            integer(c_int) :: hipTexRefSetMaxAnisotropy_
        end function hipTexRefSetMaxAnisotropy_

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTextureToMipmappedArray_(tex, mipmappedArray, desc) bind(c, name="hipBindTextureToMipmappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: tex
            type(c_ptr), value :: mipmappedArray
            type(c_ptr), value :: desc
            integer(c_int) :: hipBindTextureToMipmappedArray_
        end function hipBindTextureToMipmappedArray_

        !> A function of the vendor's library; see HIP's documentation.
        function hipCreateTextureObject_(pTexObject, pResDesc, pTexDesc, pResViewDesc) bind(c, name="hipCreateTextureObject")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pTexObject
            type(c_ptr), value :: pResDesc
            type(c_ptr), value :: pTexDesc
            type(c_ptr), value :: pResViewDesc
            integer(c_int) :: hipCreateTextureObject_
        end function hipCreateTextureObject_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectResourceDesc_(pResDesc, textureObject) bind(c, name="hipGetTextureObjectResourceDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pResDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectResourceDesc_
        end function hipGetTextureObjectResourceDesc_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectResourceViewDesc_(pResViewDesc, textureObject) &
            bind(c, name="hipGetTextureObjectResourceViewDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pResViewDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectResourceViewDesc_
        end function hipGetTextureObjectResourceViewDesc_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectTextureDesc_(pTexDesc, textureObject) bind(c, name="hipGetTextureObjectTextureDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pTexDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectTextureDesc_
        end function hipGetTextureObjectTextureDesc_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddressMode_(texRef, dim, am) bind(c, name="hipTexRefSetAddressMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            integer(c_int), value :: dim
            integer(c_int), value :: am
            integer(c_int) :: hipTexRefSetAddressMode_
        end function hipTexRefSetAddressMode_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetArray_(tex, array, flags) bind(c, name="hipTexRefSetArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: tex
            type(c_ptr), value :: array
            integer(c_int), value :: flags
            integer(c_int) :: hipTexRefSetArray_
        end function hipTexRefSetArray_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFilterMode_(texRef, fm) bind(c, name="hipTexRefSetFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            integer(c_int), value :: fm
            integer(c_int) :: hipTexRefSetFilterMode_
        end function hipTexRefSetFilterMode_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFlags_(texRef, Flags) bind(c, name="hipTexRefSetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            integer(c_int), value :: Flags
            integer(c_int) :: hipTexRefSetFlags_
        end function hipTexRefSetFlags_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFormat_(texRef, fmt, NumPackedComponents) bind(c, name="hipTexRefSetFormat")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            integer(c_int), value :: fmt
            integer(c_int), value :: NumPackedComponents
            integer(c_int) :: hipTexRefSetFormat_
        end function hipTexRefSetFormat_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectCreate_(pTexObject, pResDesc, pTexDesc, pResViewDesc) bind(c, name="hipTexObjectCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pTexObject
            type(c_ptr), value :: pResDesc
            type(c_ptr), value :: pTexDesc
            type(c_ptr), value :: pResViewDesc
            integer(c_int) :: hipTexObjectCreate_
        end function hipTexObjectCreate_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetResourceDesc_(pResDesc, texObject) bind(c, name="hipTexObjectGetResourceDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pResDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetResourceDesc_
        end function hipTexObjectGetResourceDesc_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetResourceViewDesc_(pResViewDesc, texObject) bind(c, name="hipTexObjectGetResourceViewDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pResViewDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetResourceViewDesc_
        end function hipTexObjectGetResourceViewDesc_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetTextureDesc_(pTexDesc, texObject) bind(c, name="hipTexObjectGetTextureDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pTexDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetTextureDesc_
        end function hipTexObjectGetTextureDesc_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetBorderColor_(texRef, pBorderColor) bind(c, name="hipTexRefSetBorderColor")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            type(c_ptr), value :: pBorderColor
            integer(c_int) :: hipTexRefSetBorderColor_
        end function hipTexRefSetBorderColor_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapFilterMode_(texRef, fm) bind(c, name="hipTexRefSetMipmapFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            integer(c_int), value :: fm
            integer(c_int) :: hipTexRefSetMipmapFilterMode_
        end function hipTexRefSetMipmapFilterMode_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapLevelBias_(texRef, bias) bind(c, name="hipTexRefSetMipmapLevelBias")
            import :: c_float, c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            real(c_float), value :: bias
            integer(c_int) :: hipTexRefSetMipmapLevelBias_
        end function hipTexRefSetMipmapLevelBias_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapLevelClamp_(texRef, minMipMapLevelClamp, maxMipMapLevelClamp) &
            bind(c, name="hipTexRefSetMipmapLevelClamp")
            import :: c_float, c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            real(c_float), value :: minMipMapLevelClamp
            real(c_float), value :: maxMipMapLevelClamp
            integer(c_int) :: hipTexRefSetMipmapLevelClamp_
        end function hipTexRefSetMipmapLevelClamp_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmappedArray_(texRef, mipmappedArray, Flags) bind(c, name="hipTexRefSetMipmappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texRef
            type(c_ptr), value :: mipmappedArray
            integer(c_int), value :: Flags
            integer(c_int) :: hipTexRefSetMipmappedArray_
        end function hipTexRefSetMipmappedArray_

        !> Returns the properties of a device in the layout of HIP up to 5.
        function hipGetDeviceProperties_(prop, deviceId) bind(c, name="hipGetDevicePropertiesR0600")
            import :: c_int, hipDeviceProp_t
            implicit none
            type(hipDeviceProp_t) :: prop
            integer(c_int), value :: deviceId
            integer(c_int) :: hipGetDeviceProperties_
        end function hipGetDeviceProperties_

        !> Allocates memory on the current device, aligned to at least 256 bytes.
        function hipMalloc_(ptr, sizeBytes) bind(c, name="hipMalloc")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMalloc_
        end function hipMalloc_

        !> Allocates managed memory, which the host and devices access at one address.
        function hipMallocManaged_(ptr, sizeBytes, flags) bind(c, name="hipMallocManaged")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: flags
            integer(c_int) :: hipMallocManaged_
        end function hipMallocManaged_

        !> Allocates pinned host memory, which the devices can reach.
        function hipHostMalloc_(ptr, sizeBytes, flags) bind(c, name="hipHostMalloc")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: flags
            integer(c_int) :: hipHostMalloc_
        end function hipHostMalloc_

        !> hipMemcpy2DToArray with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DToArray_spt_(dst, wOffset, hOffset, src, spitch, width, height, myKind) &
            bind(c, name="hipMemcpy2DToArray_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy2DToArray_spt_
        end function hipMemcpy2DToArray_spt_

        !> hipMemcpy2DToArrayAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DToArrayAsync_spt_(dst, wOffset, hOffset, src, spitch, width, height, myKind, stream) &
            bind(c, name="hipMemcpy2DToArrayAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DToArrayAsync_spt_
        end function hipMemcpy2DToArrayAsync_spt_

        !> hipMemcpy2DFromArray with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DFromArray_spt_(dst, dpitch, src, wOffset, hOffset, width, height, myKind) &
            bind(c, name="hipMemcpy2DFromArray_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy2DFromArray_spt_
        end function hipMemcpy2DFromArray_spt_

        !> hipMemcpy2DFromArrayAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DFromArrayAsync_spt_(dst, dpitch, src, wOffsetSrc, hOffsetSrc, width, height, myKind, stream) &
            bind(c, name="hipMemcpy2DFromArrayAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffsetSrc
            integer(c_size_t), value :: hOffsetSrc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DFromArrayAsync_spt_
        end function hipMemcpy2DFromArrayAsync_spt_

        !> Copies rows from array to array. Done when the call returns.
        function hipMemcpy2DArrayToArray_(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, myKind) &
            bind(c, name="hipMemcpy2DArrayToArray")
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
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy2DArrayToArray_
        end function hipMemcpy2DArrayToArray_

        !> hipMemcpyFromArray with the calling thread's own default stream in the place of the default stream.
        function hipMemcpyFromArray_spt_(dst, src, wOffsetSrc, hOffset, count, myKind) bind(c, name="hipMemcpyFromArray_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffsetSrc
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpyFromArray_spt_
        end function hipMemcpyFromArray_spt_

        !> hipMemcpy with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy_spt_(dst, src, sizeBytes, myKind) bind(c, name="hipMemcpy_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy_spt_
        end function hipMemcpy_spt_

        !> hipMemcpyAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpyAsync_spt_(dst, src, sizeBytes, myKind, stream) bind(c, name="hipMemcpyAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyAsync_spt_
        end function hipMemcpyAsync_spt_

        !> hipMemcpy2D with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2D_spt_(dst, dpitch, src, spitch, width, height, myKind) bind(c, name="hipMemcpy2D_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy2D_spt_
        end function hipMemcpy2D_spt_

        !> hipMemcpy2DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DAsync_spt_(dst, dpitch, src, spitch, width, height, myKind, stream) bind(c, name="hipMemcpy2DAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DAsync_spt_
        end function hipMemcpy2DAsync_spt_

        !> hipMemset with the calling thread's own default stream in the place of the default stream.
        function hipMemset_spt_(dst, myValue, sizeBytes) bind(c, name="hipMemset_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMemset_spt_
        end function hipMemset_spt_

        !> hipMemsetAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemsetAsync_spt_(dst, myValue, sizeBytes, stream) bind(c, name="hipMemsetAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: sizeBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetAsync_spt_
        end function hipMemsetAsync_spt_

        !> Fills rows with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD2D8_(dst, dstPitch, myValue, width, height) bind(c, name="hipMemsetD2D8")
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            character(kind=c_char), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemsetD2D8_
        end function hipMemsetD2D8_

        !> Queues a fill of rows with a value of 8 bits.
        function hipMemsetD2D8Async_(dst, dstPitch, myValue, width, height, stream) bind(c, name="hipMemsetD2D8Async")
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            character(kind=c_char), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD2D8Async_
        end function hipMemsetD2D8Async_

        !> Fills rows with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD2D16_(dst, dstPitch, myValue, width, height) bind(c, name="hipMemsetD2D16")
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_short), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemsetD2D16_
        end function hipMemsetD2D16_

        !> Queues a fill of rows with a value of 16 bits.
        function hipMemsetD2D16Async_(dst, dstPitch, myValue, width, height, stream) bind(c, name="hipMemsetD2D16Async")
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_short), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD2D16Async_
        end function hipMemsetD2D16Async_

        !> Fills rows with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD2D32_(dst, dstPitch, myValue, width, height) bind(c, name="hipMemsetD2D32")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemsetD2D32_
        end function hipMemsetD2D32_

        !> Queues a fill of rows with a value of 32 bits.
        function hipMemsetD2D32Async_(dst, dstPitch, myValue, width, height, stream) bind(c, name="hipMemsetD2D32Async")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD2D32Async_
        end function hipMemsetD2D32Async_

        !> hipMemset2D with the calling thread's own default stream in the place of the default stream.
        function hipMemset2D_spt_(dst, pitch, myValue, width, height) bind(c, name="hipMemset2D_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemset2D_spt_
        end function hipMemset2D_spt_

        !> hipMemset2DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemset2DAsync_spt_(dst, pitch, myValue, width, height, stream) bind(c, name="hipMemset2DAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemset2DAsync_spt_
        end function hipMemset2DAsync_spt_

        !> hipMemset3D with the calling thread's own default stream in the place of the default stream.
        function hipMemset3D_spt_(pitchedDevPtr, myValue, extent) bind(c, name="hipMemset3D_spt")
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr), value :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent), value :: extent
            integer(c_int) :: hipMemset3D_spt_
        end function hipMemset3D_spt_

        !> hipMemset3DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemset3DAsync_spt_(pitchedDevPtr, myValue, extent, stream) bind(c, name="hipMemset3DAsync_spt")
            import :: c_int, c_ptr, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr), value :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent), value :: extent
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemset3DAsync_spt_
        end function hipMemset3DAsync_spt_

        !> Returns a device's identifier on Windows; not supported.
        function hipDeviceGetLuid_(luid, deviceNodeMask, device) bind(c, name="hipDeviceGetLuid")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: luid
            type(c_ptr), value :: deviceNodeMask
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetLuid_
        end function hipDeviceGetLuid_

        !> Returns the properties of a device.
        function hipGetDevicePropertiesR0600_(prop, deviceId) bind(c, name="hipGetDevicePropertiesR0600")
            import :: c_int, hipDeviceProp_t
            implicit none
            type(hipDeviceProp_t) :: prop
            integer(c_int), value :: deviceId
            integer(c_int) :: hipGetDevicePropertiesR0600_
        end function hipGetDevicePropertiesR0600_

        !> Chooses the first device that has at least the requested properties.
        function hipChooseDeviceR0600_(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, c_ptr, hipDeviceProp_t
            implicit none
            type(c_ptr), value :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDeviceR0600_
        end function hipChooseDeviceR0600_

        !> Starts a device without making it current.
        function hipInitDevice_(device, deviceFlags, flags) bind(c, name="hipInitDevice")
            import :: c_int
            implicit none
            integer(c_int), value :: device
            integer(c_int), value :: deviceFlags
            integer(c_int), value :: flags
            integer(c_int) :: hipInitDevice_
        end function hipInitDevice_

        !> Sets a limit of the current device.
        function hipDeviceSetLimit_(limit, myValue) bind(c, name="hipDeviceSetLimit")
            import :: c_int, c_size_t
            implicit none
            integer(c_int), value :: limit
            integer(c_size_t), value :: myValue
            integer(c_int) :: hipDeviceSetLimit_
        end function hipDeviceSetLimit_

        !> Imports memory that another interface, such as Vulkan, or another process has exported.
        function hipImportExternalMemory_(extMem_out, memHandleDesc) bind(c, name="hipImportExternalMemory")
            import :: c_int, c_ptr, hipExternalMemoryHandleDesc
            implicit none
            type(c_ptr) :: extMem_out
            type(hipExternalMemoryHandleDesc) :: memHandleDesc
            integer(c_int) :: hipImportExternalMemory_
        end function hipImportExternalMemory_

        !> Imports a semaphore that another interface, such as Vulkan, or another process has exported.
        function hipImportExternalSemaphore_(extSem_out, semHandleDesc) bind(c, name="hipImportExternalSemaphore")
            import :: c_int, c_ptr, hipExternalSemaphoreHandleDesc
            implicit none
            type(c_ptr) :: extSem_out
            type(hipExternalSemaphoreHandleDesc) :: semHandleDesc
            integer(c_int) :: hipImportExternalSemaphore_
        end function hipImportExternalSemaphore_

        !> Adds a node that allocates memory, which has its address from now on.
        function hipGraphAddMemAllocNode_(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddMemAllocNode")
            import :: c_int, c_ptr, c_size_t, hipMemAllocNodeParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemAllocNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphAddMemAllocNode_
        end function hipGraphAddMemAllocNode_

        !> Returns the allocation of a node.
        function hipGraphMemAllocNodeGetParams_(node, pNodeParams) bind(c, name="hipGraphMemAllocNodeGetParams")
            import :: c_int, c_ptr, hipMemAllocNodeParams
            implicit none
            type(c_ptr), value :: node
            type(hipMemAllocNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphMemAllocNodeGetParams_
        end function hipGraphMemAllocNodeGetParams_

        !> Adds a node that copies a box, described as hipDrvMemcpy3D's.
        function hipDrvGraphAddMemcpyNode_(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) &
            bind(c, name="hipDrvGraphAddMemcpyNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: copyParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemcpyNode_
        end function hipDrvGraphAddMemcpyNode_

        !> Returns the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeGetParams_(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeGetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeGetParams_
        end function hipDrvGraphMemcpyNodeGetParams_

        !> Sets the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeSetParams_(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeSetParams_
        end function hipDrvGraphMemcpyNodeSetParams_

        !> Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
        function hipDrvGraphExecMemcpyNodeSetParams_(hGraphExec, hNode, copyParams, ctx) &
            bind(c, name="hipDrvGraphExecMemcpyNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(c_ptr), value :: copyParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemcpyNodeSetParams_
        end function hipDrvGraphExecMemcpyNodeSetParams_

        !> Adds a node that fills memory.
        function hipDrvGraphAddMemsetNode_(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) &
            bind(c, name="hipDrvGraphAddMemsetNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: memsetParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemsetNode_
        end function hipDrvGraphAddMemsetNode_

        !> Sets the fill that an executable graph does for a node.
        function hipDrvGraphExecMemsetNodeSetParams_(hGraphExec, hNode, memsetParams, ctx) &
            bind(c, name="hipDrvGraphExecMemsetNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(c_ptr), value :: memsetParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemsetNodeSetParams_
        end function hipDrvGraphExecMemsetNodeSetParams_

        !> Adds a node that frees the memory of one that allocates it.
        function hipDrvGraphAddMemFreeNode_(phGraphNode, hGraph, dependencies, numDependencies, dptr) &
            bind(c, name="hipDrvGraphAddMemFreeNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dptr
            integer(c_int) :: hipDrvGraphAddMemFreeNode_
        end function hipDrvGraphAddMemFreeNode_

        !> Returns an attribute of a node's launch.
        function hipGraphKernelNodeGetAttribute_(hNode, attr, myValue) bind(c, name="hipGraphKernelNodeGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipGraphKernelNodeGetAttribute_
        end function hipGraphKernelNodeGetAttribute_

        !> Sets an attribute of a node's launch.
        function hipGraphKernelNodeSetAttribute_(hNode, attr, myValue) bind(c, name="hipGraphKernelNodeSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipGraphKernelNodeSetAttribute_
        end function hipGraphKernelNodeSetAttribute_

        !> Returns a number about the memory of graphs on a device.
        function hipDeviceGetGraphMemAttribute_(device, attr, myValue) bind(c, name="hipDeviceGetGraphMemAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipDeviceGetGraphMemAttribute_
        end function hipDeviceGetGraphMemAttribute_

        !> Lets the most bytes of graphs' memory on a device be those of now.
        function hipDeviceSetGraphMemAttribute_(device, attr, myValue) bind(c, name="hipDeviceSetGraphMemAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipDeviceSetGraphMemAttribute_
        end function hipDeviceSetGraphMemAttribute_

        !> Writes a graph to a file, in the language of Graphviz.
        function hipGraphDebugDotPrint_(graph, path, flags) bind(c, name="hipGraphDebugDotPrint")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), value :: path
            integer(c_int), value :: flags
            integer(c_int) :: hipGraphDebugDotPrint_
        end function hipGraphDebugDotPrint_

        !> Adds a node of any type.
        function hipGraphAddNode_(pGraphNode, graph, pDependencies, numDependencies, nodeParams) bind(c, name="hipGraphAddNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphAddNode_
        end function hipGraphAddNode_

        !> Sets the work of a node of any type.
        function hipGraphNodeSetParams_(node, nodeParams) bind(c, name="hipGraphNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphNodeSetParams_
        end function hipGraphNodeSetParams_

        !> Sets the work that an executable graph does for a node of any type.
        function hipGraphExecNodeSetParams_(graphExec, node, nodeParams) bind(c, name="hipGraphExecNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            type(c_ptr), value :: node
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphExecNodeSetParams_
        end function hipGraphExecNodeSetParams_

        !> Counts the kernels of a module.
        function hipModuleGetFunctionCount_(count, mod) bind(c, name="hipModuleGetFunctionCount")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: count
            type(c_ptr), value :: mod
            integer(c_int) :: hipModuleGetFunctionCount_
        end function hipModuleGetFunctionCount_

        !> Queues a launch of a kernel, with attributes.
        function hipDrvLaunchKernelEx_(config, f, params, extra) bind(c, name="hipDrvLaunchKernelEx")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: config
            type(c_ptr), value :: f
            type(c_ptr), optional :: params
            type(c_ptr), value :: extra
            integer(c_int) :: hipDrvLaunchKernelEx_
        end function hipDrvLaunchKernelEx_

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_(numBlocks, f, blockSize, dynSharedMemPerBlk, flags) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_

        !> Loads a library from a file: a module that belongs to no device.
        function hipLibraryLoadFromFile_(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="hipLibraryLoadFromFile")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: library
            type(c_ptr), value :: fileName
            type(c_ptr), value :: jitOptions
            type(c_ptr), optional :: jitOptionsValues
            integer(c_int), value :: numJitOptions
            type(c_ptr), value :: libraryOptions
            type(c_ptr), optional :: libraryOptionValues
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: hipLibraryLoadFromFile_
        end function hipLibraryLoadFromFile_

        !> Finds a kernel of a library.
        function hipLibraryGetKernel_(pKernel, library, name) bind(c, name="hipLibraryGetKernel")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pKernel
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetKernel_
        end function hipLibraryGetKernel_

        !> Finds a variable of a library.
        function hipLibraryGetGlobal_(dptr, bytes, library, name) bind(c, name="hipLibraryGetGlobal")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), optional :: dptr
            type(c_ptr), value :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetGlobal_
        end function hipLibraryGetGlobal_

        !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
        function hipLibraryGetManaged_(dptr, bytes, library, name) bind(c, name="hipLibraryGetManaged")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), optional :: dptr
            type(c_ptr), value :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetManaged_
        end function hipLibraryGetManaged_

        !> Sets an attribute of a library's kernel.
        function hipKernelSetAttribute_(attrib, myValue, kernel, dev) bind(c, name="hipKernelSetAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: attrib
            integer(c_int), value :: myValue
            type(c_ptr), value :: kernel
            integer(c_int), value :: dev
            integer(c_int) :: hipKernelSetAttribute_
        end function hipKernelSetAttribute_

        !> Makes a linker of images; not supported.
        function hipLinkCreate_(numOptions, options, optionValues, stateOut) bind(c, name="hipLinkCreate")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr) :: optionValues
            type(c_ptr) :: stateOut
            integer(c_int) :: hipLinkCreate_
        end function hipLinkCreate_

        !> Gives a linker an image in memory; not supported.
        function hipLinkAddData_(state, myType, myData, mySize, name, numOptions, options, optionValues) &
            bind(c, name="hipLinkAddData")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: state
            integer(c_int), value :: myType
            type(c_ptr), value :: myData
            integer(c_size_t), value :: mySize
            type(c_ptr), value :: name
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr) :: optionValues
            integer(c_int) :: hipLinkAddData_
        end function hipLinkAddData_

        !> Gives a linker an image in a file; not supported.
        function hipLinkAddFile_(state, myType, path, numOptions, options, optionValues) bind(c, name="hipLinkAddFile")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: state
            integer(c_int), value :: myType
            type(c_ptr), value :: path
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr) :: optionValues
            integer(c_int) :: hipLinkAddFile_
        end function hipLinkAddFile_

        !> Links images; not supported.
        function hipLinkComplete_(state, hipBinOut, sizeOut) bind(c, name="hipLinkComplete")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: state
            type(c_ptr) :: hipBinOut
            type(c_ptr), value :: sizeOut
            integer(c_int) :: hipLinkComplete_
        end function hipLinkComplete_

        !> Destroys a linker; not supported.
        function hipLinkDestroy_(state) bind(c, name="hipLinkDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: state
            integer(c_int) :: hipLinkDestroy_
        end function hipLinkDestroy_

        !> Sets an attribute of a pointer's allocation.
        function hipPointerSetAttribute_(myValue, attribute, ptr) bind(c, name="hipPointerSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: myValue
            integer(c_int), value :: attribute
            type(c_ptr), value :: ptr
            integer(c_int) :: hipPointerSetAttribute_
        end function hipPointerSetAttribute_

        !> Allocates device memory in a stream's order, from the current device's default pool.
        function hipMallocAsync_(dev_ptr, mySize, stream) bind(c, name="hipMallocAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dev_ptr
            integer(c_size_t), value :: mySize
            type(c_ptr), value :: stream
            integer(c_int) :: hipMallocAsync_
        end function hipMallocAsync_

        !> Allocates device memory in a stream's order, from a pool that the caller chose.
        function hipMallocFromPoolAsync_(dev_ptr, mySize, mem_pool, stream) bind(c, name="hipMallocFromPoolAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dev_ptr
            integer(c_size_t), value :: mySize
            type(c_ptr), value :: mem_pool
            type(c_ptr), value :: stream
            integer(c_int) :: hipMallocFromPoolAsync_
        end function hipMallocFromPoolAsync_

        !> Returns the default pool of a location.
        function hipMemGetDefaultMemPool_(memPool, location, myType) bind(c, name="hipMemGetDefaultMemPool")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(c_ptr) :: memPool
            type(hipMemLocation) :: location
            integer(c_int), value :: myType
            integer(c_int) :: hipMemGetDefaultMemPool_
        end function hipMemGetDefaultMemPool_

        !> Returns the current pool of a location.
        function hipMemGetMemPool_(pool, location, myType) bind(c, name="hipMemGetMemPool")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(c_ptr) :: pool
            type(hipMemLocation) :: location
            integer(c_int), value :: myType
            integer(c_int) :: hipMemGetMemPool_
        end function hipMemGetMemPool_

        !> Sets the current pool of a location.
        function hipMemSetMemPool_(location, myType, pool) bind(c, name="hipMemSetMemPool")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(hipMemLocation) :: location
            integer(c_int), value :: myType
            type(c_ptr), value :: pool
            integer(c_int) :: hipMemSetMemPool_
        end function hipMemSetMemPool_

        !> Creates a pool.
        function hipMemPoolCreate_(mem_pool, pool_props) bind(c, name="hipMemPoolCreate")
            import :: c_int, c_ptr, hipMemPoolProps
            implicit none
            type(c_ptr) :: mem_pool
            type(hipMemPoolProps) :: pool_props
            integer(c_int) :: hipMemPoolCreate_
        end function hipMemPoolCreate_

        !> Sets an attribute of a pool.
        function hipMemPoolSetAttribute_(mem_pool, attr, myValue) bind(c, name="hipMemPoolSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mem_pool
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipMemPoolSetAttribute_
        end function hipMemPoolSetAttribute_

        !> Returns an attribute of a pool.
        function hipMemPoolGetAttribute_(mem_pool, attr, myValue) bind(c, name="hipMemPoolGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mem_pool
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipMemPoolGetAttribute_
        end function hipMemPoolGetAttribute_

        !> Exports one allocation of an exportable pool, for a process that has imported the pool.
        function hipMemPoolExportPointer_(export_data, dev_ptr) bind(c, name="hipMemPoolExportPointer")
            import :: c_int, c_ptr, hipMemPoolPtrExportData
            implicit none
            type(hipMemPoolPtrExportData) :: export_data
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: hipMemPoolExportPointer_
        end function hipMemPoolExportPointer_

        !> Imports an allocation of an imported pool.
        function hipMemPoolImportPointer_(dev_ptr, mem_pool, export_data) bind(c, name="hipMemPoolImportPointer")
            import :: c_int, c_ptr, hipMemPoolPtrExportData
            implicit none
            type(c_ptr) :: dev_ptr
            type(c_ptr), value :: mem_pool
            type(hipMemPoolPtrExportData) :: export_data
            integer(c_int) :: hipMemPoolImportPointer_
        end function hipMemPoolImportPointer_

        !> Finds a function by name.
        function hipGetProcAddress_(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: symbolStatus
            integer(c_int) :: hipGetProcAddress_
        end function hipGetProcAddress_

        !> Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
        function hipGetProcAddress_spt_(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: symbolStatus
            integer(c_int) :: hipGetProcAddress_spt_
        end function hipGetProcAddress_spt_

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_(symbol, funcPtr, flags, driverStatus) bind(c, name="hipGetDriverEntryPoint")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: driverStatus
            integer(c_int) :: hipGetDriverEntryPoint_
        end function hipGetDriverEntryPoint_

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_spt_(symbol, funcPtr, flags, status) bind(c, name="hipGetDriverEntryPoint_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: status
            integer(c_int) :: hipGetDriverEntryPoint_spt_
        end function hipGetDriverEntryPoint_spt_

        !> Queues a wait until a 32-bit value in memory, masked, compares true.
        function hipStreamWaitValue32_(stream, ptr, myValue, flags, mask) bind(c, name="hipStreamWaitValue32")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int), value :: myValue
            integer(c_int), value :: flags
            integer(c_int), value :: mask
            integer(c_int) :: hipStreamWaitValue32_
        end function hipStreamWaitValue32_

        !> Queues a wait until a 64-bit value in memory, masked, compares true.
        function hipStreamWaitValue64_(stream, ptr, myValue, flags, mask) bind(c, name="hipStreamWaitValue64")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int64_t), value :: myValue
            integer(c_int), value :: flags
            integer(c_int64_t), value :: mask
            integer(c_int) :: hipStreamWaitValue64_
        end function hipStreamWaitValue64_

        !> Sets an attribute of a stream; not supported.
        function hipStreamSetAttribute_(stream, attr, myValue) bind(c, name="hipStreamSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipStreamSetAttribute_
        end function hipStreamSetAttribute_

        !> Begins to capture a stream into a graph, behind some of its nodes.
        function hipStreamBeginCaptureToGraph_(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="hipStreamBeginCaptureToGraph")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: graph
            type(c_ptr) :: dependencies
            type(c_ptr), value :: dependencyData
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCaptureToGraph_
        end function hipStreamBeginCaptureToGraph_

        !> Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
        function hipMemGetAllocationGranularity_(granularity, prop, option) bind(c, name="hipMemGetAllocationGranularity")
            import :: c_int, c_ptr, hipMemAllocationProp
            implicit none
            type(c_ptr), value :: granularity
            type(hipMemAllocationProp) :: prop
            integer(c_int), value :: option
            integer(c_int) :: hipMemGetAllocationGranularity_
        end function hipMemGetAllocationGranularity_

        !> Allocates physical memory, which has no address until it is mapped.
        function hipMemCreate_(handle, mySize, prop, flags) bind(c, name="hipMemCreate")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemAllocationProp
            implicit none
            type(c_ptr) :: handle
            integer(c_size_t), value :: mySize
            type(hipMemAllocationProp) :: prop
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemCreate_
        end function hipMemCreate_

        !> Returns the properties requested of physical memory; imported memory has the handle type that it was imported by.
        function hipMemGetAllocationPropertiesFromHandle_(prop, handle) bind(c, name="hipMemGetAllocationPropertiesFromHandle")
            import :: c_int, c_ptr, hipMemAllocationProp
            implicit none
            type(hipMemAllocationProp) :: prop
            type(c_ptr), value :: handle
            integer(c_int) :: hipMemGetAllocationPropertiesFromHandle_
        end function hipMemGetAllocationPropertiesFromHandle_

        !> Reserves an address range, in which physical memory can be mapped.
        function hipMemAddressReserve_(ptr, mySize, alignment, addr, flags) bind(c, name="hipMemAddressReserve")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: mySize
            integer(c_size_t), value :: alignment
            type(c_ptr), value :: addr
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemAddressReserve_
        end function hipMemAddressReserve_

        !> Releases a reserved address range, in which nothing may be mapped.
        function hipMemAddressFree_(devPtr, mySize) bind(c, name="hipMemAddressFree")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipMemAddressFree_
        end function hipMemAddressFree_

        !> Maps physical memory at reserved addresses. It is inaccessible there before hipMemSetAccess.
        function hipMemMap_(ptr, mySize, offset, handle, flags) bind(c, name="hipMemMap")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t), value :: mySize
            integer(c_size_t), value :: offset
            type(c_ptr), value :: handle
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemMap_
        end function hipMemMap_

        !> Maps parts of sparse arrays, which this version does not have.
        function hipMemMapArrayAsync_(mapInfoList, count, stream) bind(c, name="hipMemMapArrayAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mapInfoList
            integer(c_int), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemMapArrayAsync_
        end function hipMemMapArrayAsync_

        !> Unmaps a range of reserved addresses, once the work that uses it is done.
        function hipMemUnmap_(ptr, mySize) bind(c, name="hipMemUnmap")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipMemUnmap_
        end function hipMemUnmap_

        !> Sets the access rights of several devices to mapped memory.
        function hipMemSetAccess_(ptr, mySize, desc, count) bind(c, name="hipMemSetAccess")
            import :: c_int, c_ptr, c_size_t, hipMemAccessDesc
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t), value :: mySize
            type(hipMemAccessDesc) :: desc
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemSetAccess_
        end function hipMemSetAccess_

        !> Exports a range of device memory as a dma-buf for other devices' drivers.
        function hipMemGetHandleForAddressRange_(handle, dptr, mySize, handleType, flags) &
            bind(c, name="hipMemGetHandleForAddressRange")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: handle
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: mySize
            integer(c_int), value :: handleType
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemGetHandleForAddressRange_
        end function hipMemGetHandleForAddressRange_

        !> A function of the vendor's library; see HIP's documentation.
        function hipApiName_(id) bind(c, name="hipApiName")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: id
            type(c_ptr) :: hipApiName_
        end function hipApiName_

        !> A function of the vendor's library; see HIP's documentation.
        function hipCreateSurfaceObject_(pSurfObject, pResDesc) bind(c, name="hipCreateSurfaceObject")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pSurfObject
            type(c_ptr), value :: pResDesc
            integer(c_int) :: hipCreateSurfaceObject_
        end function hipCreateSurfaceObject_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDestroySurfaceObject_(surfaceObject) bind(c, name="hipDestroySurfaceObject")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: surfaceObject
            integer(c_int) :: hipDestroySurfaceObject_
        end function hipDestroySurfaceObject_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDevResourceGenerateDesc_(phDesc, resources, nbResources) bind(c, name="hipDevResourceGenerateDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: phDesc
            type(c_ptr), value :: resources
            integer(c_int), value :: nbResources
            integer(c_int) :: hipDevResourceGenerateDesc_
        end function hipDevResourceGenerateDesc_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDevSmResourceSplit_(myResult, nbGroups, input, remainder, flags, groupParams) &
            bind(c, name="hipDevSmResourceSplit")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: myResult
            integer(c_int), value :: nbGroups
            type(c_ptr), value :: input
            type(c_ptr), value :: remainder
            integer(c_int), value :: flags
            type(c_ptr), value :: groupParams
            integer(c_int) :: hipDevSmResourceSplit_
        end function hipDevSmResourceSplit_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDevSmResourceSplitByCount_(myResult, nbGroups, input, remainder, flags, minCount) &
            bind(c, name="hipDevSmResourceSplitByCount")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: myResult
            type(c_ptr), value :: nbGroups
            type(c_ptr), value :: input
            type(c_ptr), value :: remainder
            integer(c_int), value :: flags
            integer(c_int), value :: minCount
            integer(c_int) :: hipDevSmResourceSplitByCount_
        end function hipDevSmResourceSplitByCount_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDeviceFlushGPUDirectRDMAWrites_(target, scope) bind(c, name="hipDeviceFlushGPUDirectRDMAWrites")
            import :: c_int
            implicit none
            integer(c_int), value :: target
            integer(c_int), value :: scope
            integer(c_int) :: hipDeviceFlushGPUDirectRDMAWrites_
        end function hipDeviceFlushGPUDirectRDMAWrites_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDeviceGetDevResource_(device, resource, myType) bind(c, name="hipDeviceGetDevResource")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device
            type(c_ptr), value :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipDeviceGetDevResource_
        end function hipDeviceGetDevResource_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDeviceGetExecutionCtx_(ctx, device) bind(c, name="hipDeviceGetExecutionCtx")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: ctx
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetExecutionCtx_
        end function hipDeviceGetExecutionCtx_

        !> A function of the vendor's library; see HIP's documentation.
        function hipDeviceGetTexture1DLinearMaxWidth_(max_width, desc, device) bind(c, name="hipDeviceGetTexture1DLinearMaxWidth")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: max_width
            type(c_ptr), value :: desc
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetTexture1DLinearMaxWidth_
        end function hipDeviceGetTexture1DLinearMaxWidth_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxDestroy_(ctx) bind(c, name="hipExecutionCtxDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int) :: hipExecutionCtxDestroy_
        end function hipExecutionCtxDestroy_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxGetDevResource_(ctx, resource, myType) bind(c, name="hipExecutionCtxGetDevResource")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            type(c_ptr), value :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipExecutionCtxGetDevResource_
        end function hipExecutionCtxGetDevResource_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxGetDevice_(device, ctx) bind(c, name="hipExecutionCtxGetDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: device
            type(c_ptr), value :: ctx
            integer(c_int) :: hipExecutionCtxGetDevice_
        end function hipExecutionCtxGetDevice_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxGetId_(ctx, ctxId) bind(c, name="hipExecutionCtxGetId")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            type(c_ptr), value :: ctxId
            integer(c_int) :: hipExecutionCtxGetId_
        end function hipExecutionCtxGetId_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxRecordEvent_(ctx, event) bind(c, name="hipExecutionCtxRecordEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            type(c_ptr), value :: event
            integer(c_int) :: hipExecutionCtxRecordEvent_
        end function hipExecutionCtxRecordEvent_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxStreamCreate_(stream, greenctx, flags, priority) bind(c, name="hipExecutionCtxStreamCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: stream
            type(c_ptr), value :: greenctx
            integer(c_int), value :: flags
            integer(c_int), value :: priority
            integer(c_int) :: hipExecutionCtxStreamCreate_
        end function hipExecutionCtxStreamCreate_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxSynchronize_(ctx) bind(c, name="hipExecutionCtxSynchronize")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int) :: hipExecutionCtxSynchronize_
        end function hipExecutionCtxSynchronize_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxWaitEvent_(ctx, event) bind(c, name="hipExecutionCtxWaitEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            type(c_ptr), value :: event
            integer(c_int) :: hipExecutionCtxWaitEvent_
        end function hipExecutionCtxWaitEvent_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExtDisableLogging_() bind(c, name="hipExtDisableLogging")
            import :: c_int
            implicit none
            integer(c_int) :: hipExtDisableLogging_
        end function hipExtDisableLogging_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExtEnableLogging_() bind(c, name="hipExtEnableLogging")
            import :: c_int
            implicit none
            integer(c_int) :: hipExtEnableLogging_
        end function hipExtEnableLogging_

        !> A function of the vendor's library; see HIP's documentation.
        function hipExtSetLoggingParams_(log_level, log_size, log_mask) bind(c, name="hipExtSetLoggingParams")
            import :: c_int, c_size_t
            implicit none
            integer(c_size_t), value :: log_level
            integer(c_size_t), value :: log_size
            integer(c_size_t), value :: log_mask
            integer(c_int) :: hipExtSetLoggingParams_
        end function hipExtSetLoggingParams_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetFuncBySymbol_(functionPtr, symbolPtr) bind(c, name="hipGetFuncBySymbol")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: functionPtr
            type(c_ptr), value :: symbolPtr
            integer(c_int) :: hipGetFuncBySymbol_
        end function hipGetFuncBySymbol_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureReference_(texref, symbol) bind(c, name="hipGetTextureReference")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texref
            type(c_ptr), value :: symbol
            integer(c_int) :: hipGetTextureReference_
        end function hipGetTextureReference_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsMapResources_(count, resources, stream) bind(c, name="hipGraphicsMapResources")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: count
            type(c_ptr) :: resources
            type(c_ptr), value :: stream
            integer(c_int) :: hipGraphicsMapResources_
        end function hipGraphicsMapResources_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsResourceGetMappedPointer_(devPtr, mySize, resource) bind(c, name="hipGraphicsResourceGetMappedPointer")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: mySize
            type(c_ptr), value :: resource
            integer(c_int) :: hipGraphicsResourceGetMappedPointer_
        end function hipGraphicsResourceGetMappedPointer_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsSubResourceGetMappedArray_(array, resource, arrayIndex, mipLevel) &
            bind(c, name="hipGraphicsSubResourceGetMappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: array
            type(c_ptr), value :: resource
            integer(c_int), value :: arrayIndex
            integer(c_int), value :: mipLevel
            integer(c_int) :: hipGraphicsSubResourceGetMappedArray_
        end function hipGraphicsSubResourceGetMappedArray_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsUnmapResources_(count, resources, stream) bind(c, name="hipGraphicsUnmapResources")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: count
            type(c_ptr) :: resources
            type(c_ptr), value :: stream
            integer(c_int) :: hipGraphicsUnmapResources_
        end function hipGraphicsUnmapResources_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsUnregisterResource_(resource) bind(c, name="hipGraphicsUnregisterResource")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: resource
            integer(c_int) :: hipGraphicsUnregisterResource_
        end function hipGraphicsUnregisterResource_

        !> A function of the vendor's library; see HIP's documentation.
        function hipGreenCtxCreate_(ctx, desc, device, flags) bind(c, name="hipGreenCtxCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: ctx
            type(c_ptr), value :: desc
            integer(c_int), value :: device
            integer(c_int), value :: flags
            integer(c_int) :: hipGreenCtxCreate_
        end function hipGreenCtxCreate_

        !> A function of the vendor's library; see HIP's documentation.
        function hipKernelNameRef_(f) bind(c, name="hipKernelNameRef")
            import :: c_ptr
            implicit none
            type(c_ptr), value :: f
            type(c_ptr) :: hipKernelNameRef_
        end function hipKernelNameRef_

        !> A function of the vendor's library; see HIP's documentation.
        function hipKernelNameRefByPtr_(hostFunction, stream) bind(c, name="hipKernelNameRefByPtr")
            import :: c_ptr
            implicit none
            type(c_ptr), value :: hostFunction
            type(c_ptr), value :: stream
            type(c_ptr) :: hipKernelNameRefByPtr_
        end function hipKernelNameRefByPtr_

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchCooperativeKernel_spt_(f, gridDim, blockDim, kernelParams, sharedMemBytes, hStream) &
            bind(c, name="hipLaunchCooperativeKernel_spt")
            import :: c_int, c_ptr, dim3
            implicit none
            type(c_ptr), value :: f
            type(dim3), value :: gridDim
            type(dim3), value :: blockDim
            type(c_ptr) :: kernelParams
            integer(c_int), value :: sharedMemBytes
            type(c_ptr), value :: hStream
            integer(c_int) :: hipLaunchCooperativeKernel_spt_
        end function hipLaunchCooperativeKernel_spt_

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchKernel_spt_(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream) &
            bind(c, name="hipLaunchKernel_spt")
            import :: c_int, c_ptr, c_size_t, dim3
            implicit none
            type(c_ptr), value :: function_address
            type(dim3), value :: numBlocks
            type(dim3), value :: dimBlocks
            type(c_ptr) :: args
            integer(c_size_t), value :: sharedMemBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipLaunchKernel_spt_
        end function hipLaunchKernel_spt_

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyFromSymbolAsync_spt_(dst, symbol, sizeBytes, offset, myKind, stream) &
            bind(c, name="hipMemcpyFromSymbolAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyFromSymbolAsync_spt_
        end function hipMemcpyFromSymbolAsync_spt_

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyFromSymbol_spt_(dst, symbol, sizeBytes, offset, myKind) bind(c, name="hipMemcpyFromSymbol_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpyFromSymbol_spt_
        end function hipMemcpyFromSymbol_spt_

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyToSymbolAsync_spt_(symbol, src, sizeBytes, offset, myKind, stream) &
            bind(c, name="hipMemcpyToSymbolAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyToSymbolAsync_spt_
        end function hipMemcpyToSymbolAsync_spt_

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyToSymbol_spt_(symbol, src, sizeBytes, offset, myKind) bind(c, name="hipMemcpyToSymbol_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpyToSymbol_spt_
        end function hipMemcpyToSymbol_spt_

        !> A function of the vendor's library; see HIP's documentation.
        function hipMipmappedArrayGetMemoryRequirements_(memoryRequirements, mipmap, device) &
            bind(c, name="hipMipmappedArrayGetMemoryRequirements")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: memoryRequirements
            type(c_ptr), value :: mipmap
            integer(c_int), value :: device
            integer(c_int) :: hipMipmappedArrayGetMemoryRequirements_
        end function hipMipmappedArrayGetMemoryRequirements_

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleEnumerateFunctions_(functions, numFunctions, mod) bind(c, name="hipModuleEnumerateFunctions")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: functions
            integer(c_int), value :: numFunctions
            type(c_ptr), value :: mod
            integer(c_int) :: hipModuleEnumerateFunctions_
        end function hipModuleEnumerateFunctions_

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleLaunchCooperativeKernelMultiDevice_(launchParamsList, numDevices, flags) &
            bind(c, name="hipModuleLaunchCooperativeKernelMultiDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleLaunchCooperativeKernelMultiDevice_
        end function hipModuleLaunchCooperativeKernelMultiDevice_

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyAvailableDynamicSMemPerBlock_(dynamicSmemSize, f, numBlocks, blockSize) &
            bind(c, name="hipOccupancyAvailableDynamicSMemPerBlock")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: dynamicSmemSize
            type(c_ptr), value :: f
            integer(c_int), value :: numBlocks
            integer(c_int), value :: blockSize
            integer(c_int) :: hipOccupancyAvailableDynamicSMemPerBlock_
        end function hipOccupancyAvailableDynamicSMemPerBlock_

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveClusters_(numClusters, f, config) bind(c, name="hipOccupancyMaxActiveClusters")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: numClusters
            type(c_ptr), value :: f
            type(c_ptr), value :: config
            integer(c_int) :: hipOccupancyMaxActiveClusters_
        end function hipOccupancyMaxActiveClusters_

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxPotentialClusterSize_(clusterSize, f, config) bind(c, name="hipOccupancyMaxPotentialClusterSize")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: clusterSize
            type(c_ptr), value :: f
            type(c_ptr), value :: config
            integer(c_int) :: hipOccupancyMaxPotentialClusterSize_
        end function hipOccupancyMaxPotentialClusterSize_

        !> A function of the vendor's library; see HIP's documentation.
        function hipStreamGetDevResource_(hStream, resource, myType) bind(c, name="hipStreamGetDevResource")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hStream
            type(c_ptr), value :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipStreamGetDevResource_
        end function hipStreamGetDevResource_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetArray_(pArray, texRef) bind(c, name="hipTexRefGetArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pArray
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetArray_
        end function hipTexRefGetArray_

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetBorderColor_(pBorderColor, texRef) bind(c, name="hipTexRefGetBorderColor")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pBorderColor
            type(c_ptr), value :: texRef
            integer(c_int) :: hipTexRefGetBorderColor_
        end function hipTexRefGetBorderColor_

    end interface

end module anygpu_hip_module_addresses
