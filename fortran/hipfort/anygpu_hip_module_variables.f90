! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Functions of module hip whose outputs and structures are variables.
module anygpu_hip_module_variables
    use anygpu_hipfort_kinds, only: c_float, c_funptr, c_int, c_int64_t, c_ptr, c_size_t
    use anygpu_hipfort_types, only: HIP_ARRAY_DESCRIPTOR, HIP_LAUNCH_CONFIG, HIP_MEMCPY3D, hipChannelFormatDesc, &
        hipLaunchConfig_t, hipMemsetParams
    use anygpu_hip_module_types, only: HIP_RESOURCE_DESC, HIP_RESOURCE_VIEW_DESC, HIP_TEXTURE_DESC, hipArrayMapInfo, &
        hipArrayMemoryRequirements, hipDevResource, hipDevSmResourceGroupParams, hipDeviceProp_t, &
        hipExternalSemaphoreSignalParams, hipExternalSemaphoreWaitParams, hipFunctionLaunchParams, hipGraphEdgeData, &
        hipGraphNodeParams, hipLaunchParams, hipMemAllocationProp, hipMipmappedArray, hipResourceDesc, hipResourceViewDesc, &
        hipTextureDesc, textureReference
    implicit none
    public

    interface

        !> Finds a device by its PCI address.
        function hipDeviceGetByPCIBusId_v(device, pciBusId) bind(c, name="hipDeviceGetByPCIBusId")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: device
            type(c_ptr), value :: pciBusId
            integer(c_int) :: hipDeviceGetByPCIBusId_v
        end function hipDeviceGetByPCIBusId_v

        !> Chooses the first device that has at least the properties requested in the layout of HIP up to 5.
        function hipChooseDevice_v(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, hipDeviceProp_t
            implicit none
            integer(c_int) :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDevice_v
        end function hipChooseDevice_v

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        function hipSignalExternalSemaphoresAsync_v(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync")
            import :: c_int, c_ptr, hipExternalSemaphoreSignalParams
            implicit none
            type(c_ptr) :: extSemArray
            type(hipExternalSemaphoreSignalParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipSignalExternalSemaphoresAsync_v
        end function hipSignalExternalSemaphoresAsync_v

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        function hipWaitExternalSemaphoresAsync_v(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync")
            import :: c_int, c_ptr, hipExternalSemaphoreWaitParams
            implicit none
            type(c_ptr) :: extSemArray
            type(hipExternalSemaphoreWaitParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipWaitExternalSemaphoresAsync_v
        end function hipWaitExternalSemaphoresAsync_v

        !> Finds a variable of a module.
        function hipModuleGetGlobal_v(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), optional :: dptr
            integer(c_size_t), optional :: bytes
            type(c_ptr), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetGlobal_v
        end function hipModuleGetGlobal_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchCooperativeKernelMultiDevice_v(launchParamsList, numDevices, flags) &
            bind(c, name="hipLaunchCooperativeKernelMultiDevice")
            import :: c_int, hipLaunchParams
            implicit none
            type(hipLaunchParams) :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipLaunchCooperativeKernelMultiDevice_v
        end function hipLaunchCooperativeKernelMultiDevice_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipExtLaunchMultiKernelMultiDevice_v(launchParamsList, numDevices, flags) &
            bind(c, name="hipExtLaunchMultiKernelMultiDevice")
            import :: c_int, hipLaunchParams
            implicit none
            type(hipLaunchParams) :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipExtLaunchMultiKernelMultiDevice_v
        end function hipExtLaunchMultiKernelMultiDevice_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture_v(offset, tex, devPtr, desc, mySize) bind(c, name="hipBindTexture")
            import :: c_int, c_ptr, c_size_t, hipChannelFormatDesc, textureReference
            implicit none
            integer(c_size_t) :: offset
            type(textureReference) :: tex
            type(c_ptr), value :: devPtr
            type(hipChannelFormatDesc) :: desc
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipBindTexture_v
        end function hipBindTexture_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture2D_v(offset, tex, devPtr, desc, width, height, pitch) bind(c, name="hipBindTexture2D")
            import :: c_int, c_ptr, c_size_t, hipChannelFormatDesc, textureReference
            implicit none
            integer(c_size_t) :: offset
            type(textureReference) :: tex
            type(c_ptr), value :: devPtr
            type(hipChannelFormatDesc) :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_size_t), value :: pitch
            integer(c_int) :: hipBindTexture2D_v
        end function hipBindTexture2D_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTextureToArray_v(tex, array, desc) bind(c, name="hipBindTextureToArray")
            import :: c_int, c_ptr, hipChannelFormatDesc, textureReference
            implicit none
            type(textureReference) :: tex
            type(c_ptr), value :: array
            type(hipChannelFormatDesc) :: desc
            integer(c_int) :: hipBindTextureToArray_v
        end function hipBindTextureToArray_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureAlignmentOffset_v(offset, texref) bind(c, name="hipGetTextureAlignmentOffset")
            import :: c_int, c_size_t, textureReference
            implicit none
            integer(c_size_t) :: offset
            type(textureReference) :: texref
            integer(c_int) :: hipGetTextureAlignmentOffset_v
        end function hipGetTextureAlignmentOffset_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipUnbindTexture_v(tex) bind(c, name="hipUnbindTexture")
            import :: c_int, textureReference
            implicit none
            type(textureReference) :: tex
            integer(c_int) :: hipUnbindTexture_v
        end function hipUnbindTexture_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddress_v(dev_ptr, texRef) bind(c, name="hipTexRefGetAddress")
            import :: c_int, c_ptr, textureReference
            implicit none
            type(c_ptr) :: dev_ptr
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetAddress_v
        end function hipTexRefGetAddress_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddressMode_v(pam, texRef, dim) bind(c, name="hipTexRefGetAddressMode")
            import :: c_int, textureReference
            implicit none
            integer(c_int) :: pam
            type(textureReference) :: texRef
            integer(c_int), value :: dim
            integer(c_int) :: hipTexRefGetAddressMode_v
        end function hipTexRefGetAddressMode_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFilterMode_v(pfm, texRef) bind(c, name="hipTexRefGetFilterMode")
            import :: c_int, textureReference
            implicit none
            integer(c_int) :: pfm
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetFilterMode_v
        end function hipTexRefGetFilterMode_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFlags_v(pFlags, texRef) bind(c, name="hipTexRefGetFlags")
            import :: c_int, textureReference
            implicit none
            integer(c_int) :: pFlags
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetFlags_v
        end function hipTexRefGetFlags_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFormat_v(pFormat, pNumChannels, texRef) bind(c, name="hipTexRefGetFormat")
            import :: c_int, textureReference
            implicit none
            integer(c_int) :: pFormat
            integer(c_int) :: pNumChannels
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetFormat_v
        end function hipTexRefGetFormat_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMaxAnisotropy_v(pmaxAnsio, texRef) bind(c, name="hipTexRefGetMaxAnisotropy")
            import :: c_int, textureReference
            implicit none
            integer(c_int) :: pmaxAnsio
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetMaxAnisotropy_v
        end function hipTexRefGetMaxAnisotropy_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapFilterMode_v(pfm, texRef) bind(c, name="hipTexRefGetMipmapFilterMode")
            import :: c_int, textureReference
            implicit none
            integer(c_int) :: pfm
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetMipmapFilterMode_v
        end function hipTexRefGetMipmapFilterMode_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelBias_v(pbias, texRef) bind(c, name="hipTexRefGetMipmapLevelBias")
            import :: c_float, c_int, textureReference
            implicit none
            real(c_float) :: pbias
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelBias_v
        end function hipTexRefGetMipmapLevelBias_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelClamp_v(pminMipmapLevelClamp, pmaxMipmapLevelClamp, texRef) &
            bind(c, name="hipTexRefGetMipmapLevelClamp")
            import :: c_float, c_int, textureReference
            implicit none
            real(c_float) :: pminMipmapLevelClamp
            real(c_float) :: pmaxMipmapLevelClamp
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelClamp_v
        end function hipTexRefGetMipmapLevelClamp_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipMappedArray_v(pArray, texRef) bind(c, name="hipTexRefGetMipMappedArray")
            import :: c_int, c_ptr, textureReference
            implicit none
            type(c_ptr) :: pArray
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetMipMappedArray_v
        end function hipTexRefGetMipMappedArray_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress_v(ByteOffset, texRef, dptr, bytes) bind(c, name="hipTexRefSetAddress")
            import :: c_int, c_ptr, c_size_t, textureReference
            implicit none
            integer(c_size_t) :: ByteOffset
            type(textureReference) :: texRef
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: bytes
            integer(c_int) :: hipTexRefSetAddress_v
        end function hipTexRefSetAddress_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress2D_v(texRef, desc, dptr, Pitch) bind(c, name="hipTexRefSetAddress2D")
            import :: HIP_ARRAY_DESCRIPTOR, c_int, c_ptr, c_size_t, textureReference
            implicit none
            type(textureReference) :: texRef
            type(HIP_ARRAY_DESCRIPTOR) :: desc
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: Pitch
            integer(c_int) :: hipTexRefSetAddress2D_v
        end function hipTexRefSetAddress2D_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMaxAnisotropy_v(texRef, maxAniso) bind(c, name="hipTexRefSetMaxAnisotropy")
            import :: c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            integer(c_int), value :: maxAniso
            integer(c_int) :: hipTexRefSetMaxAnisotropy_v
        end function hipTexRefSetMaxAnisotropy_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTextureToMipmappedArray_v(tex, mipmappedArray, desc) bind(c, name="hipBindTextureToMipmappedArray")
            import :: c_int, c_ptr, hipChannelFormatDesc, textureReference
            implicit none
            type(textureReference) :: tex
            type(c_ptr), value :: mipmappedArray
            type(hipChannelFormatDesc) :: desc
            integer(c_int) :: hipBindTextureToMipmappedArray_v
        end function hipBindTextureToMipmappedArray_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipCreateTextureObject_v(pTexObject, pResDesc, pTexDesc, pResViewDesc) bind(c, name="hipCreateTextureObject")
            import :: c_int, c_ptr, hipResourceDesc, hipResourceViewDesc, hipTextureDesc
            implicit none
            type(c_ptr) :: pTexObject
            type(hipResourceDesc) :: pResDesc
            type(hipTextureDesc) :: pTexDesc
            type(hipResourceViewDesc) :: pResViewDesc
            integer(c_int) :: hipCreateTextureObject_v
        end function hipCreateTextureObject_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectResourceDesc_v(pResDesc, textureObject) bind(c, name="hipGetTextureObjectResourceDesc")
            import :: c_int, c_ptr, hipResourceDesc
            implicit none
            type(hipResourceDesc) :: pResDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectResourceDesc_v
        end function hipGetTextureObjectResourceDesc_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectResourceViewDesc_v(pResViewDesc, textureObject) &
            bind(c, name="hipGetTextureObjectResourceViewDesc")
            import :: c_int, c_ptr, hipResourceViewDesc
            implicit none
            type(hipResourceViewDesc) :: pResViewDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectResourceViewDesc_v
        end function hipGetTextureObjectResourceViewDesc_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectTextureDesc_v(pTexDesc, textureObject) bind(c, name="hipGetTextureObjectTextureDesc")
            import :: c_int, c_ptr, hipTextureDesc
            implicit none
            type(hipTextureDesc) :: pTexDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectTextureDesc_v
        end function hipGetTextureObjectTextureDesc_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddressMode_v(texRef, dim, am) bind(c, name="hipTexRefSetAddressMode")
            import :: c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            integer(c_int), value :: dim
            integer(c_int), value :: am
            integer(c_int) :: hipTexRefSetAddressMode_v
        end function hipTexRefSetAddressMode_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetArray_v(tex, array, flags) bind(c, name="hipTexRefSetArray")
            import :: c_int, c_ptr, textureReference
            implicit none
            type(textureReference) :: tex
            type(c_ptr), value :: array
            integer(c_int), value :: flags
            integer(c_int) :: hipTexRefSetArray_v
        end function hipTexRefSetArray_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFilterMode_v(texRef, fm) bind(c, name="hipTexRefSetFilterMode")
            import :: c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            integer(c_int), value :: fm
            integer(c_int) :: hipTexRefSetFilterMode_v
        end function hipTexRefSetFilterMode_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFlags_v(texRef, Flags) bind(c, name="hipTexRefSetFlags")
            import :: c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            integer(c_int), value :: Flags
            integer(c_int) :: hipTexRefSetFlags_v
        end function hipTexRefSetFlags_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFormat_v(texRef, fmt, NumPackedComponents) bind(c, name="hipTexRefSetFormat")
            import :: c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            integer(c_int), value :: fmt
            integer(c_int), value :: NumPackedComponents
            integer(c_int) :: hipTexRefSetFormat_v
        end function hipTexRefSetFormat_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectCreate_v(pTexObject, pResDesc, pTexDesc, pResViewDesc) bind(c, name="hipTexObjectCreate")
            import :: HIP_RESOURCE_DESC, HIP_RESOURCE_VIEW_DESC, HIP_TEXTURE_DESC, c_int, c_ptr
            implicit none
            type(c_ptr) :: pTexObject
            type(HIP_RESOURCE_DESC) :: pResDesc
            type(HIP_TEXTURE_DESC) :: pTexDesc
            type(HIP_RESOURCE_VIEW_DESC) :: pResViewDesc
            integer(c_int) :: hipTexObjectCreate_v
        end function hipTexObjectCreate_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetResourceDesc_v(pResDesc, texObject) bind(c, name="hipTexObjectGetResourceDesc")
            import :: HIP_RESOURCE_DESC, c_int, c_ptr
            implicit none
            type(HIP_RESOURCE_DESC) :: pResDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetResourceDesc_v
        end function hipTexObjectGetResourceDesc_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetResourceViewDesc_v(pResViewDesc, texObject) bind(c, name="hipTexObjectGetResourceViewDesc")
            import :: HIP_RESOURCE_VIEW_DESC, c_int, c_ptr
            implicit none
            type(HIP_RESOURCE_VIEW_DESC) :: pResViewDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetResourceViewDesc_v
        end function hipTexObjectGetResourceViewDesc_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetTextureDesc_v(pTexDesc, texObject) bind(c, name="hipTexObjectGetTextureDesc")
            import :: HIP_TEXTURE_DESC, c_int, c_ptr
            implicit none
            type(HIP_TEXTURE_DESC) :: pTexDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetTextureDesc_v
        end function hipTexObjectGetTextureDesc_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetBorderColor_v(texRef, pBorderColor) bind(c, name="hipTexRefSetBorderColor")
            import :: c_float, c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            real(c_float) :: pBorderColor
            integer(c_int) :: hipTexRefSetBorderColor_v
        end function hipTexRefSetBorderColor_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapFilterMode_v(texRef, fm) bind(c, name="hipTexRefSetMipmapFilterMode")
            import :: c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            integer(c_int), value :: fm
            integer(c_int) :: hipTexRefSetMipmapFilterMode_v
        end function hipTexRefSetMipmapFilterMode_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapLevelBias_v(texRef, bias) bind(c, name="hipTexRefSetMipmapLevelBias")
            import :: c_float, c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            real(c_float), value :: bias
            integer(c_int) :: hipTexRefSetMipmapLevelBias_v
        end function hipTexRefSetMipmapLevelBias_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapLevelClamp_v(texRef, minMipMapLevelClamp, maxMipMapLevelClamp) &
            bind(c, name="hipTexRefSetMipmapLevelClamp")
            import :: c_float, c_int, textureReference
            implicit none
            type(textureReference) :: texRef
            real(c_float), value :: minMipMapLevelClamp
            real(c_float), value :: maxMipMapLevelClamp
            integer(c_int) :: hipTexRefSetMipmapLevelClamp_v
        end function hipTexRefSetMipmapLevelClamp_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmappedArray_v(texRef, mipmappedArray, Flags) bind(c, name="hipTexRefSetMipmappedArray")
            import :: c_int, hipMipmappedArray, textureReference
            implicit none
            type(textureReference) :: texRef
            type(hipMipmappedArray) :: mipmappedArray
            integer(c_int), value :: Flags
            integer(c_int) :: hipTexRefSetMipmappedArray_v
        end function hipTexRefSetMipmappedArray_v

        !> Returns a device's identifier on Windows; not supported.
        function hipDeviceGetLuid_v(luid, deviceNodeMask, device) bind(c, name="hipDeviceGetLuid")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: luid
            integer(c_int) :: deviceNodeMask
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetLuid_v
        end function hipDeviceGetLuid_v

        !> Chooses the first device that has at least the requested properties.
        function hipChooseDeviceR0600_v(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, hipDeviceProp_t
            implicit none
            integer(c_int) :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDeviceR0600_v
        end function hipChooseDeviceR0600_v

        !> Adds a node that copies a box, described as hipDrvMemcpy3D's.
        function hipDrvGraphAddMemcpyNode_v(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) &
            bind(c, name="hipDrvGraphAddMemcpyNode")
            import :: HIP_MEMCPY3D, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(HIP_MEMCPY3D) :: copyParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemcpyNode_v
        end function hipDrvGraphAddMemcpyNode_v

        !> Returns the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeGetParams_v(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeGetParams")
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            type(HIP_MEMCPY3D) :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeGetParams_v
        end function hipDrvGraphMemcpyNodeGetParams_v

        !> Sets the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeSetParams_v(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeSetParams")
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            type(HIP_MEMCPY3D) :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeSetParams_v
        end function hipDrvGraphMemcpyNodeSetParams_v

        !> Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
        function hipDrvGraphExecMemcpyNodeSetParams_v(hGraphExec, hNode, copyParams, ctx) &
            bind(c, name="hipDrvGraphExecMemcpyNodeSetParams")
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(HIP_MEMCPY3D) :: copyParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemcpyNodeSetParams_v
        end function hipDrvGraphExecMemcpyNodeSetParams_v

        !> Adds a node that fills memory.
        function hipDrvGraphAddMemsetNode_v(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) &
            bind(c, name="hipDrvGraphAddMemsetNode")
            import :: c_int, c_ptr, c_size_t, hipMemsetParams
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemsetParams) :: memsetParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemsetNode_v
        end function hipDrvGraphAddMemsetNode_v

        !> Sets the fill that an executable graph does for a node.
        function hipDrvGraphExecMemsetNodeSetParams_v(hGraphExec, hNode, memsetParams, ctx) &
            bind(c, name="hipDrvGraphExecMemsetNodeSetParams")
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(hipMemsetParams) :: memsetParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemsetNodeSetParams_v
        end function hipDrvGraphExecMemsetNodeSetParams_v

        !> Adds a node of any type.
        function hipGraphAddNode_v(pGraphNode, graph, pDependencies, numDependencies, nodeParams) bind(c, name="hipGraphAddNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNodeParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipGraphNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddNode_v
        end function hipGraphAddNode_v

        !> Sets the work of a node of any type.
        function hipGraphNodeSetParams_v(node, nodeParams) bind(c, name="hipGraphNodeSetParams")
            import :: c_int, c_ptr, hipGraphNodeParams
            implicit none
            type(c_ptr), value :: node
            type(hipGraphNodeParams) :: nodeParams
            integer(c_int) :: hipGraphNodeSetParams_v
        end function hipGraphNodeSetParams_v

        !> Sets the work that an executable graph does for a node of any type.
        function hipGraphExecNodeSetParams_v(graphExec, node, nodeParams) bind(c, name="hipGraphExecNodeSetParams")
            import :: c_int, c_ptr, hipGraphNodeParams
            implicit none
            type(c_ptr), value :: graphExec
            type(c_ptr), value :: node
            type(hipGraphNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecNodeSetParams_v
        end function hipGraphExecNodeSetParams_v

        !> Counts the kernels of a module.
        function hipModuleGetFunctionCount_v(count, mod) bind(c, name="hipModuleGetFunctionCount")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: count
            type(c_ptr), value :: mod
            integer(c_int) :: hipModuleGetFunctionCount_v
        end function hipModuleGetFunctionCount_v

        !> Queues a launch of a kernel, with attributes.
        function hipDrvLaunchKernelEx_v(config, f, params, extra) bind(c, name="hipDrvLaunchKernelEx")
            import :: HIP_LAUNCH_CONFIG, c_int, c_ptr
            implicit none
            type(HIP_LAUNCH_CONFIG) :: config
            type(c_ptr), value :: f
            type(c_ptr), optional :: params
            type(c_ptr), value :: extra
            integer(c_int) :: hipDrvLaunchKernelEx_v
        end function hipDrvLaunchKernelEx_v

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v(numBlocks, f, blockSize, dynSharedMemPerBlk, &
            flags) bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_int, c_ptr, c_size_t
            implicit none
            integer(c_int) :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v

        !> Finds a variable of a library.
        function hipLibraryGetGlobal_v(dptr, bytes, library, name) bind(c, name="hipLibraryGetGlobal")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), optional :: dptr
            integer(c_size_t), optional :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetGlobal_v
        end function hipLibraryGetGlobal_v

        !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
        function hipLibraryGetManaged_v(dptr, bytes, library, name) bind(c, name="hipLibraryGetManaged")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), optional :: dptr
            integer(c_size_t), optional :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetManaged_v
        end function hipLibraryGetManaged_v

        !> Makes a linker of images; not supported.
        function hipLinkCreate_v(numOptions, options, optionValues, stateOut) bind(c, name="hipLinkCreate")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: numOptions
            integer(c_int) :: options
            type(c_ptr) :: optionValues
            type(c_ptr) :: stateOut
            integer(c_int) :: hipLinkCreate_v
        end function hipLinkCreate_v

        !> Gives a linker an image in memory; not supported.
        function hipLinkAddData_v(state, myType, myData, mySize, name, numOptions, options, optionValues) &
            bind(c, name="hipLinkAddData")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: state
            integer(c_int), value :: myType
            type(c_ptr), value :: myData
            integer(c_size_t), value :: mySize
            type(c_ptr), value :: name
            integer(c_int), value :: numOptions
            integer(c_int) :: options
            type(c_ptr) :: optionValues
            integer(c_int) :: hipLinkAddData_v
        end function hipLinkAddData_v

        !> Gives a linker an image in a file; not supported.
        function hipLinkAddFile_v(state, myType, path, numOptions, options, optionValues) bind(c, name="hipLinkAddFile")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: state
            integer(c_int), value :: myType
            type(c_ptr), value :: path
            integer(c_int), value :: numOptions
            integer(c_int) :: options
            type(c_ptr) :: optionValues
            integer(c_int) :: hipLinkAddFile_v
        end function hipLinkAddFile_v

        !> Links images; not supported.
        function hipLinkComplete_v(state, hipBinOut, sizeOut) bind(c, name="hipLinkComplete")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: state
            type(c_ptr) :: hipBinOut
            integer(c_size_t), optional :: sizeOut
            integer(c_int) :: hipLinkComplete_v
        end function hipLinkComplete_v

        !> Finds a function by name.
        function hipGetProcAddress_v(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: symbolStatus
            integer(c_int) :: hipGetProcAddress_v
        end function hipGetProcAddress_v

        !> Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
        function hipGetProcAddress_spt_v(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            integer(c_int) :: symbolStatus
            integer(c_int) :: hipGetProcAddress_spt_v
        end function hipGetProcAddress_spt_v

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_v(symbol, funcPtr, flags, driverStatus) bind(c, name="hipGetDriverEntryPoint")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: driverStatus
            integer(c_int) :: hipGetDriverEntryPoint_v
        end function hipGetDriverEntryPoint_v

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_spt_v(symbol, funcPtr, flags, status) bind(c, name="hipGetDriverEntryPoint_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            integer(c_int), optional :: status
            integer(c_int) :: hipGetDriverEntryPoint_spt_v
        end function hipGetDriverEntryPoint_spt_v

        !> Begins to capture a stream into a graph, behind some of its nodes.
        function hipStreamBeginCaptureToGraph_v(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="hipStreamBeginCaptureToGraph")
            import :: c_int, c_ptr, c_size_t, hipGraphEdgeData
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: graph
            type(c_ptr) :: dependencies
            type(hipGraphEdgeData) :: dependencyData
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCaptureToGraph_v
        end function hipStreamBeginCaptureToGraph_v

        !> Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
        function hipMemGetAllocationGranularity_v(granularity, prop, option) bind(c, name="hipMemGetAllocationGranularity")
            import :: c_int, c_size_t, hipMemAllocationProp
            implicit none
            integer(c_size_t) :: granularity
            type(hipMemAllocationProp) :: prop
            integer(c_int), value :: option
            integer(c_int) :: hipMemGetAllocationGranularity_v
        end function hipMemGetAllocationGranularity_v

        !> Maps parts of sparse arrays, which this version does not have.
        function hipMemMapArrayAsync_v(mapInfoList, count, stream) bind(c, name="hipMemMapArrayAsync")
            import :: c_int, c_ptr, hipArrayMapInfo
            implicit none
            type(hipArrayMapInfo) :: mapInfoList
            integer(c_int), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemMapArrayAsync_v
        end function hipMemMapArrayAsync_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipCreateSurfaceObject_v(pSurfObject, pResDesc) bind(c, name="hipCreateSurfaceObject")
            import :: c_int, c_ptr, hipResourceDesc
            implicit none
            type(c_ptr) :: pSurfObject
            type(hipResourceDesc) :: pResDesc
            integer(c_int) :: hipCreateSurfaceObject_v
        end function hipCreateSurfaceObject_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipDevResourceGenerateDesc_v(phDesc, resources, nbResources) bind(c, name="hipDevResourceGenerateDesc")
            import :: c_int, c_ptr, hipDevResource
            implicit none
            type(c_ptr) :: phDesc
            type(hipDevResource) :: resources
            integer(c_int), value :: nbResources
            integer(c_int) :: hipDevResourceGenerateDesc_v
        end function hipDevResourceGenerateDesc_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipDevSmResourceSplit_v(myResult, nbGroups, input, remainder, flags, groupParams) &
            bind(c, name="hipDevSmResourceSplit")
            import :: c_int, hipDevResource, hipDevSmResourceGroupParams
            implicit none
            type(hipDevResource) :: myResult
            integer(c_int), value :: nbGroups
            type(hipDevResource) :: input
            type(hipDevResource) :: remainder
            integer(c_int), value :: flags
            type(hipDevSmResourceGroupParams) :: groupParams
            integer(c_int) :: hipDevSmResourceSplit_v
        end function hipDevSmResourceSplit_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipDevSmResourceSplitByCount_v(myResult, nbGroups, input, remainder, flags, minCount) &
            bind(c, name="hipDevSmResourceSplitByCount")
            import :: c_int, c_ptr, hipDevResource
            implicit none
            type(hipDevResource) :: myResult
            type(c_ptr), value :: nbGroups
            type(hipDevResource) :: input
            type(hipDevResource) :: remainder
            integer(c_int), value :: flags
            integer(c_int), value :: minCount
            integer(c_int) :: hipDevSmResourceSplitByCount_v
        end function hipDevSmResourceSplitByCount_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipDeviceGetDevResource_v(device, resource, myType) bind(c, name="hipDeviceGetDevResource")
            import :: c_int, hipDevResource
            implicit none
            integer(c_int), value :: device
            type(hipDevResource) :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipDeviceGetDevResource_v
        end function hipDeviceGetDevResource_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipDeviceGetTexture1DLinearMaxWidth_v(max_width, desc, device) bind(c, name="hipDeviceGetTexture1DLinearMaxWidth")
            import :: c_int, c_size_t, hipChannelFormatDesc
            implicit none
            integer(c_size_t) :: max_width
            type(hipChannelFormatDesc) :: desc
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetTexture1DLinearMaxWidth_v
        end function hipDeviceGetTexture1DLinearMaxWidth_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxGetDevResource_v(ctx, resource, myType) bind(c, name="hipExecutionCtxGetDevResource")
            import :: c_int, c_ptr, hipDevResource
            implicit none
            type(c_ptr), value :: ctx
            type(hipDevResource) :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipExecutionCtxGetDevResource_v
        end function hipExecutionCtxGetDevResource_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxGetDevice_v(device, ctx) bind(c, name="hipExecutionCtxGetDevice")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: device
            type(c_ptr), value :: ctx
            integer(c_int) :: hipExecutionCtxGetDevice_v
        end function hipExecutionCtxGetDevice_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxGetId_v(ctx, ctxId) bind(c, name="hipExecutionCtxGetId")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int64_t) :: ctxId
            integer(c_int) :: hipExecutionCtxGetId_v
        end function hipExecutionCtxGetId_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsResourceGetMappedPointer_v(devPtr, mySize, resource) bind(c, name="hipGraphicsResourceGetMappedPointer")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: devPtr
            integer(c_size_t) :: mySize
            type(c_ptr), value :: resource
            integer(c_int) :: hipGraphicsResourceGetMappedPointer_v
        end function hipGraphicsResourceGetMappedPointer_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipMipmappedArrayGetMemoryRequirements_v(memoryRequirements, mipmap, device) &
            bind(c, name="hipMipmappedArrayGetMemoryRequirements")
            import :: c_int, c_ptr, hipArrayMemoryRequirements
            implicit none
            type(hipArrayMemoryRequirements) :: memoryRequirements
            type(c_ptr), value :: mipmap
            integer(c_int), value :: device
            integer(c_int) :: hipMipmappedArrayGetMemoryRequirements_v
        end function hipMipmappedArrayGetMemoryRequirements_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleLaunchCooperativeKernelMultiDevice_v(launchParamsList, numDevices, flags) &
            bind(c, name="hipModuleLaunchCooperativeKernelMultiDevice")
            import :: c_int, hipFunctionLaunchParams
            implicit none
            type(hipFunctionLaunchParams) :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleLaunchCooperativeKernelMultiDevice_v
        end function hipModuleLaunchCooperativeKernelMultiDevice_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyAvailableDynamicSMemPerBlock_v(dynamicSmemSize, f, numBlocks, blockSize) &
            bind(c, name="hipOccupancyAvailableDynamicSMemPerBlock")
            import :: c_funptr, c_int, c_size_t
            implicit none
            integer(c_size_t) :: dynamicSmemSize
            type(c_funptr), value :: f
            integer(c_int), value :: numBlocks
            integer(c_int), value :: blockSize
            integer(c_int) :: hipOccupancyAvailableDynamicSMemPerBlock_v
        end function hipOccupancyAvailableDynamicSMemPerBlock_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveClusters_v(numClusters, f, config) bind(c, name="hipOccupancyMaxActiveClusters")
            import :: c_funptr, c_int, hipLaunchConfig_t
            implicit none
            integer(c_int) :: numClusters
            type(c_funptr), value :: f
            type(hipLaunchConfig_t) :: config
            integer(c_int) :: hipOccupancyMaxActiveClusters_v
        end function hipOccupancyMaxActiveClusters_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxPotentialClusterSize_v(clusterSize, f, config) bind(c, name="hipOccupancyMaxPotentialClusterSize")
            import :: c_funptr, c_int, hipLaunchConfig_t
            implicit none
            integer(c_int) :: clusterSize
            type(c_funptr), value :: f
            type(hipLaunchConfig_t) :: config
            integer(c_int) :: hipOccupancyMaxPotentialClusterSize_v
        end function hipOccupancyMaxPotentialClusterSize_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipStreamGetDevResource_v(hStream, resource, myType) bind(c, name="hipStreamGetDevResource")
            import :: c_int, c_ptr, hipDevResource
            implicit none
            type(c_ptr), value :: hStream
            type(hipDevResource) :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipStreamGetDevResource_v
        end function hipStreamGetDevResource_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetArray_v(pArray, texRef) bind(c, name="hipTexRefGetArray")
            import :: c_int, c_ptr, textureReference
            implicit none
            type(c_ptr) :: pArray
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetArray_v
        end function hipTexRefGetArray_v

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetBorderColor_v(pBorderColor, texRef) bind(c, name="hipTexRefGetBorderColor")
            import :: c_float, c_int, textureReference
            implicit none
            real(c_float) :: pBorderColor
            type(textureReference) :: texRef
            integer(c_int) :: hipTexRefGetBorderColor_v
        end function hipTexRefGetBorderColor_v

    end interface

end module anygpu_hip_module_variables
