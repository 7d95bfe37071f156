! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Functions of module hip that take text as it is, or a handle late.
module anygpu_hip_module_wrapped
    use anygpu_hipfort_kinds, only: c_char, c_int, c_int64_t, c_loc, c_null_char, c_ptr, c_size_t
    use anygpu_hipfort_types, only: hipMemLocation, hipMemcpyAttributes
    use anygpu_hip_module_types, only: hipFunction_t, hipGraph_t, hipModule_t, hipStream_t
    use anygpu_hip_module_addresses, only: hipDeviceGetByPCIBusId_, hipGetDriverEntryPoint_, hipGetDriverEntryPoint_spt_, &
        hipGetProcAddress_, hipGetProcAddress_spt_, hipGraphDebugDotPrint_, hipLibraryGetGlobal_, hipLibraryGetKernel_, &
        hipLibraryGetManaged_, hipLibraryLoadFromFile_, hipLinkAddData_, hipLinkAddFile_, hipMemcpy2DAsync_spt_, &
        hipMemcpy2DFromArrayAsync_spt_, hipMemcpy2DToArrayAsync_spt_, hipModuleGetFunction_, hipModuleGetGlobal_, &
        hipModuleLaunchKernel_, hipModuleLoad_
    use anygpu_hip_module_handle_variables, only: hipModuleGetGlobal_hv
    use anygpu_hip_module_handles, only: hipGraphDebugDotPrint_h, hipModuleGetFunction_h, hipModuleGetGlobal_h, hipModuleLoad_h
    use anygpu_hip_module_variables, only: hipDeviceGetByPCIBusId_v, hipGetDriverEntryPoint_spt_v, hipGetDriverEntryPoint_v, &
        hipGetProcAddress_spt_v, hipGetProcAddress_v, hipLibraryGetGlobal_v, hipLibraryGetManaged_v, hipLinkAddData_v, &
        hipLinkAddFile_v, hipModuleGetGlobal_v
    use hipfort, only: hipDrvMemDiscardAndPrefetchBatchAsync_, hipMemDiscardAndPrefetchBatchAsync_, hipMemPrefetchBatchAsync_, &
        hipMemcpy2DAsync_, hipMemcpy2DFromArrayAsync_, hipMemcpy2DToArrayAsync_, hipMemcpyBatchAsync_, &
        hipMemcpyBatchAsync_typed, hipModuleLaunchCooperativeKernel_
    implicit none
    public

contains

    !> Text without the blanks at its end, as C wants it.
    pure function in_c(text) result(letters)
        character(*), intent(in) :: text
        character(kind=c_char) :: letters(len_trim(text) + 1)

        integer :: i

        do i = 1, size(letters) - 1
            letters(i) = text(i:i)
        end do
        letters(size(letters)) = c_null_char
    end function in_c

    !> Finds a device by its PCI address.
    function hipDeviceGetByPCIBusId_vs(device, pciBusId)
        integer(c_int) :: device
        character(*), intent(in) :: pciBusId
        integer(c_int) :: hipDeviceGetByPCIBusId_vs

        character(kind=c_char), target :: pciBusId_in_c(len_trim(pciBusId) + 1)

        pciBusId_in_c = in_c(pciBusId)
        hipDeviceGetByPCIBusId_vs = hipDeviceGetByPCIBusId_v(device, c_loc(pciBusId_in_c))
    end function hipDeviceGetByPCIBusId_vs

    !> Finds a device by its PCI address.
    function hipDeviceGetByPCIBusId_s(device, pciBusId)
        type(c_ptr), value :: device
        character(*), intent(in) :: pciBusId
        integer(c_int) :: hipDeviceGetByPCIBusId_s

        character(kind=c_char), target :: pciBusId_in_c(len_trim(pciBusId) + 1)

        pciBusId_in_c = in_c(pciBusId)
        hipDeviceGetByPCIBusId_s = hipDeviceGetByPCIBusId_(device, c_loc(pciBusId_in_c))
    end function hipDeviceGetByPCIBusId_s

    !> Finds a variable of a module.
    function hipModuleGetGlobal_hvs(dptr, bytes, hmod, name)
        type(c_ptr), optional :: dptr
        integer(c_size_t), optional :: bytes
        type(hipModule_t), value :: hmod
        character(*), intent(in) :: name
        integer(c_int) :: hipModuleGetGlobal_hvs

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipModuleGetGlobal_hvs = hipModuleGetGlobal_hv(dptr, bytes, hmod, c_loc(name_in_c))
    end function hipModuleGetGlobal_hvs

    !> Finds a variable of a module.
    function hipModuleGetGlobal_vs(dptr, bytes, hmod, name)
        type(c_ptr), optional :: dptr
        integer(c_size_t), optional :: bytes
        type(c_ptr), value :: hmod
        character(*), intent(in) :: name
        integer(c_int) :: hipModuleGetGlobal_vs

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipModuleGetGlobal_vs = hipModuleGetGlobal_v(dptr, bytes, hmod, c_loc(name_in_c))
    end function hipModuleGetGlobal_vs

    !> Finds a variable of a module.
    function hipModuleGetGlobal_hs(dptr, bytes, hmod, name)
        type(c_ptr), optional :: dptr
        type(c_ptr), value :: bytes
        type(hipModule_t), value :: hmod
        character(*), intent(in) :: name
        integer(c_int) :: hipModuleGetGlobal_hs

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipModuleGetGlobal_hs = hipModuleGetGlobal_h(dptr, bytes, hmod, c_loc(name_in_c))
    end function hipModuleGetGlobal_hs

    !> Finds a variable of a module.
    function hipModuleGetGlobal_s(dptr, bytes, hmod, name)
        type(c_ptr), optional :: dptr
        type(c_ptr), value :: bytes
        type(c_ptr), value :: hmod
        character(*), intent(in) :: name
        integer(c_int) :: hipModuleGetGlobal_s

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipModuleGetGlobal_s = hipModuleGetGlobal_(dptr, bytes, hmod, c_loc(name_in_c))
    end function hipModuleGetGlobal_s

    !> Queues a copy of rows to an array.
    function hipMemcpy2DToArrayAsync_h(dst, wOffset, hOffset, src, spitch, width, height, myKind, stream)
        type(c_ptr), value :: dst
        integer(c_size_t), value :: wOffset
        integer(c_size_t), value :: hOffset
        type(c_ptr), value :: src
        integer(c_size_t), value :: spitch
        integer(c_size_t), value :: width
        integer(c_size_t), value :: height
        integer(c_int), value :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpy2DToArrayAsync_h

        hipMemcpy2DToArrayAsync_h = hipMemcpy2DToArrayAsync_(dst, wOffset, hOffset, src, spitch, width, height, myKind, &
            stream%ptr)
    end function hipMemcpy2DToArrayAsync_h

    !> Queues a copy of rows from an array.
    function hipMemcpy2DFromArrayAsync_h(dst, dpitch, src, wOffset, hOffset, width, height, myKind, stream)
        type(c_ptr), value :: dst
        integer(c_size_t), value :: dpitch
        type(c_ptr), value :: src
        integer(c_size_t), value :: wOffset
        integer(c_size_t), value :: hOffset
        integer(c_size_t), value :: width
        integer(c_size_t), value :: height
        integer(c_int), value :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpy2DFromArrayAsync_h

        hipMemcpy2DFromArrayAsync_h = hipMemcpy2DFromArrayAsync_(dst, dpitch, src, wOffset, hOffset, width, height, myKind, &
            stream%ptr)
    end function hipMemcpy2DFromArrayAsync_h

    !> Loads a module from a file.
    function hipModuleLoad_hs(myModule, fname)
        type(hipModule_t) :: myModule
        character(*), intent(in) :: fname
        integer(c_int) :: hipModuleLoad_hs

        character(kind=c_char), target :: fname_in_c(len_trim(fname) + 1)

        fname_in_c = in_c(fname)
        hipModuleLoad_hs = hipModuleLoad_h(myModule, c_loc(fname_in_c))
    end function hipModuleLoad_hs

    !> Loads a module from a file.
    function hipModuleLoad_s(myModule, fname)
        type(c_ptr) :: myModule
        character(*), intent(in) :: fname
        integer(c_int) :: hipModuleLoad_s

        character(kind=c_char), target :: fname_in_c(len_trim(fname) + 1)

        fname_in_c = in_c(fname)
        hipModuleLoad_s = hipModuleLoad_(myModule, c_loc(fname_in_c))
    end function hipModuleLoad_s

    !> Finds a kernel of a module.
    function hipModuleGetFunction_hs(myFunction, myModule, kname)
        type(hipFunction_t) :: myFunction
        type(hipModule_t), value :: myModule
        character(*), intent(in) :: kname
        integer(c_int) :: hipModuleGetFunction_hs

        character(kind=c_char), target :: kname_in_c(len_trim(kname) + 1)

        kname_in_c = in_c(kname)
        hipModuleGetFunction_hs = hipModuleGetFunction_h(myFunction, myModule, c_loc(kname_in_c))
    end function hipModuleGetFunction_hs

    !> Finds a kernel of a module.
    function hipModuleGetFunction_s(myFunction, myModule, kname)
        type(c_ptr) :: myFunction
        type(c_ptr), value :: myModule
        character(*), intent(in) :: kname
        integer(c_int) :: hipModuleGetFunction_s

        character(kind=c_char), target :: kname_in_c(len_trim(kname) + 1)

        kname_in_c = in_c(kname)
        hipModuleGetFunction_s = hipModuleGetFunction_(myFunction, myModule, c_loc(kname_in_c))
    end function hipModuleGetFunction_s

    !> Queues a launch of a kernel.
    function hipModuleLaunchKernel_h(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, &
        kernelParams, extra)
        type(hipFunction_t), value :: f
        integer(c_int), value :: gridDimX
        integer(c_int), value :: gridDimY
        integer(c_int), value :: gridDimZ
        integer(c_int), value :: blockDimX
        integer(c_int), value :: blockDimY
        integer(c_int), value :: blockDimZ
        integer(c_int), value :: sharedMemBytes
        type(hipStream_t), value :: stream
        type(c_ptr), optional :: kernelParams
        type(c_ptr), value :: extra
        integer(c_int) :: hipModuleLaunchKernel_h

        hipModuleLaunchKernel_h = hipModuleLaunchKernel_(f%ptr, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, &
            sharedMemBytes, stream%ptr, kernelParams, extra)
    end function hipModuleLaunchKernel_h

    !> Queues a launch of a kernel whose blocks all run at once, so that they may wait for each other.
    function hipModuleLaunchCooperativeKernel_h(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, &
        sharedMemBytes, stream, kernelParams)
        type(hipFunction_t), value :: f
        integer(c_int), value :: gridDimX
        integer(c_int), value :: gridDimY
        integer(c_int), value :: gridDimZ
        integer(c_int), value :: blockDimX
        integer(c_int), value :: blockDimY
        integer(c_int), value :: blockDimZ
        integer(c_int), value :: sharedMemBytes
        type(hipStream_t), value :: stream
        type(c_ptr), optional :: kernelParams
        integer(c_int) :: hipModuleLaunchCooperativeKernel_h

        hipModuleLaunchCooperativeKernel_h = hipModuleLaunchCooperativeKernel_(f%ptr, gridDimX, gridDimY, gridDimZ, blockDimX, &
            blockDimY, blockDimZ, sharedMemBytes, stream%ptr, kernelParams)
    end function hipModuleLaunchCooperativeKernel_h

    !> Queues a copy of rows.
    function hipMemcpy2DAsync_h(dest, dpitch, src, spitch, width, height, myKind, stream)
        type(c_ptr), value :: dest
        integer(c_size_t), value :: dpitch
        type(c_ptr), value :: src
        integer(c_size_t), value :: spitch
        integer(c_size_t), value :: width
        integer(c_size_t), value :: height
        integer(c_int), value :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpy2DAsync_h

        hipMemcpy2DAsync_h = hipMemcpy2DAsync_(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_h

    !> hipMemcpy2DToArrayAsync with the calling thread's own default stream in the place of the default stream.
    function hipMemcpy2DToArrayAsync_spt_h(dst, wOffset, hOffset, src, spitch, width, height, myKind, stream)
        type(c_ptr), value :: dst
        integer(c_size_t), value :: wOffset
        integer(c_size_t), value :: hOffset
        type(c_ptr), value :: src
        integer(c_size_t), value :: spitch
        integer(c_size_t), value :: width
        integer(c_size_t), value :: height
        integer(c_int), value :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpy2DToArrayAsync_spt_h

        hipMemcpy2DToArrayAsync_spt_h = hipMemcpy2DToArrayAsync_spt_(dst, wOffset, hOffset, src, spitch, width, height, myKind, &
            stream%ptr)
    end function hipMemcpy2DToArrayAsync_spt_h

    !> hipMemcpy2DFromArrayAsync with the calling thread's own default stream in the place of the default stream.
    function hipMemcpy2DFromArrayAsync_spt_h(dst, dpitch, src, wOffsetSrc, hOffsetSrc, width, height, myKind, stream)
        type(c_ptr), value :: dst
        integer(c_size_t), value :: dpitch
        type(c_ptr), value :: src
        integer(c_size_t), value :: wOffsetSrc
        integer(c_size_t), value :: hOffsetSrc
        integer(c_size_t), value :: width
        integer(c_size_t), value :: height
        integer(c_int), value :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpy2DFromArrayAsync_spt_h

        hipMemcpy2DFromArrayAsync_spt_h = hipMemcpy2DFromArrayAsync_spt_(dst, dpitch, src, wOffsetSrc, hOffsetSrc, width, &
            height, myKind, stream%ptr)
    end function hipMemcpy2DFromArrayAsync_spt_h

    !> hipMemcpy2DAsync with the calling thread's own default stream in the place of the default stream.
    function hipMemcpy2DAsync_spt_h(dst, dpitch, src, spitch, width, height, myKind, stream)
        type(c_ptr), value :: dst
        integer(c_size_t), value :: dpitch
        type(c_ptr), value :: src
        integer(c_size_t), value :: spitch
        integer(c_size_t), value :: width
        integer(c_size_t), value :: height
        integer(c_int), value :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpy2DAsync_spt_h

        hipMemcpy2DAsync_spt_h = hipMemcpy2DAsync_spt_(dst, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_spt_h

    !> Queues copies of bytes, wherever the addresses are.
    function hipMemcpyBatchAsync_hv(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream)
        type(c_ptr) :: dsts
        type(c_ptr) :: srcs
        type(c_ptr), value :: sizes
        integer(c_size_t), value :: count
        type(hipMemcpyAttributes), optional :: attrs
        type(c_ptr), value :: attrsIdxs
        integer(c_size_t), value :: numAttrs
        integer(c_size_t), optional :: failIdx
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpyBatchAsync_hv

        hipMemcpyBatchAsync_hv = hipMemcpyBatchAsync_typed(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, &
            stream%ptr)
    end function hipMemcpyBatchAsync_hv

    !> Queues copies of bytes, wherever the addresses are.
    function hipMemcpyBatchAsync_h(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream)
        type(c_ptr) :: dsts
        type(c_ptr) :: srcs
        type(c_ptr), value :: sizes
        integer(c_size_t), value :: count
        type(hipMemcpyAttributes), optional :: attrs
        type(c_ptr), value :: attrsIdxs
        integer(c_size_t), value :: numAttrs
        type(c_ptr), value :: failIdx
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemcpyBatchAsync_h

        hipMemcpyBatchAsync_h = hipMemcpyBatchAsync_(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream%ptr)
    end function hipMemcpyBatchAsync_h

    !> Writes a graph to a file, in the language of Graphviz.
    function hipGraphDebugDotPrint_hs(graph, path, flags)
        type(hipGraph_t), value :: graph
        character(*), intent(in) :: path
        integer(c_int), value :: flags
        integer(c_int) :: hipGraphDebugDotPrint_hs

        character(kind=c_char), target :: path_in_c(len_trim(path) + 1)

        path_in_c = in_c(path)
        hipGraphDebugDotPrint_hs = hipGraphDebugDotPrint_h(graph, c_loc(path_in_c), flags)
    end function hipGraphDebugDotPrint_hs

    !> Writes a graph to a file, in the language of Graphviz.
    function hipGraphDebugDotPrint_s(graph, path, flags)
        type(c_ptr), value :: graph
        character(*), intent(in) :: path
        integer(c_int), value :: flags
        integer(c_int) :: hipGraphDebugDotPrint_s

        character(kind=c_char), target :: path_in_c(len_trim(path) + 1)

        path_in_c = in_c(path)
        hipGraphDebugDotPrint_s = hipGraphDebugDotPrint_(graph, c_loc(path_in_c), flags)
    end function hipGraphDebugDotPrint_s

    !> Loads a library from a file: a module that belongs to no device.
    function hipLibraryLoadFromFile_s(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
        libraryOptionValues, numLibraryOptions)
        type(c_ptr) :: library
        character(*), intent(in) :: fileName
        type(c_ptr), value :: jitOptions
        type(c_ptr), optional :: jitOptionsValues
        integer(c_int), value :: numJitOptions
        type(c_ptr), value :: libraryOptions
        type(c_ptr), optional :: libraryOptionValues
        integer(c_int), value :: numLibraryOptions
        integer(c_int) :: hipLibraryLoadFromFile_s

        character(kind=c_char), target :: fileName_in_c(len_trim(fileName) + 1)

        fileName_in_c = in_c(fileName)
        hipLibraryLoadFromFile_s = hipLibraryLoadFromFile_(library, c_loc(fileName_in_c), jitOptions, jitOptionsValues, &
            numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
    end function hipLibraryLoadFromFile_s

    !> Finds a kernel of a library.
    function hipLibraryGetKernel_s(pKernel, library, name)
        type(c_ptr) :: pKernel
        type(c_ptr), value :: library
        character(*), intent(in) :: name
        integer(c_int) :: hipLibraryGetKernel_s

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipLibraryGetKernel_s = hipLibraryGetKernel_(pKernel, library, c_loc(name_in_c))
    end function hipLibraryGetKernel_s

    !> Finds a variable of a library.
    function hipLibraryGetGlobal_vs(dptr, bytes, library, name)
        type(c_ptr), optional :: dptr
        integer(c_size_t), optional :: bytes
        type(c_ptr), value :: library
        character(*), intent(in) :: name
        integer(c_int) :: hipLibraryGetGlobal_vs

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipLibraryGetGlobal_vs = hipLibraryGetGlobal_v(dptr, bytes, library, c_loc(name_in_c))
    end function hipLibraryGetGlobal_vs

    !> Finds a variable of a library.
    function hipLibraryGetGlobal_s(dptr, bytes, library, name)
        type(c_ptr), optional :: dptr
        type(c_ptr), value :: bytes
        type(c_ptr), value :: library
        character(*), intent(in) :: name
        integer(c_int) :: hipLibraryGetGlobal_s

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipLibraryGetGlobal_s = hipLibraryGetGlobal_(dptr, bytes, library, c_loc(name_in_c))
    end function hipLibraryGetGlobal_s

    !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
    function hipLibraryGetManaged_vs(dptr, bytes, library, name)
        type(c_ptr), optional :: dptr
        integer(c_size_t), optional :: bytes
        type(c_ptr), value :: library
        character(*), intent(in) :: name
        integer(c_int) :: hipLibraryGetManaged_vs

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipLibraryGetManaged_vs = hipLibraryGetManaged_v(dptr, bytes, library, c_loc(name_in_c))
    end function hipLibraryGetManaged_vs

    !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
    function hipLibraryGetManaged_s(dptr, bytes, library, name)
        type(c_ptr), optional :: dptr
        type(c_ptr), value :: bytes
        type(c_ptr), value :: library
        character(*), intent(in) :: name
        integer(c_int) :: hipLibraryGetManaged_s

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipLibraryGetManaged_s = hipLibraryGetManaged_(dptr, bytes, library, c_loc(name_in_c))
    end function hipLibraryGetManaged_s

    !> Gives a linker an image in memory; not supported.
    function hipLinkAddData_vs(state, myType, myData, mySize, name, numOptions, options, optionValues)
        type(c_ptr), value :: state
        integer(c_int), value :: myType
        type(c_ptr), value :: myData
        integer(c_size_t), value :: mySize
        character(*), intent(in) :: name
        integer(c_int), value :: numOptions
        integer(c_int) :: options
        type(c_ptr) :: optionValues
        integer(c_int) :: hipLinkAddData_vs

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipLinkAddData_vs = hipLinkAddData_v(state, myType, myData, mySize, c_loc(name_in_c), numOptions, options, optionValues)
    end function hipLinkAddData_vs

    !> Gives a linker an image in memory; not supported.
    function hipLinkAddData_s(state, myType, myData, mySize, name, numOptions, options, optionValues)
        type(c_ptr), value :: state
        integer(c_int), value :: myType
        type(c_ptr), value :: myData
        integer(c_size_t), value :: mySize
        character(*), intent(in) :: name
        integer(c_int), value :: numOptions
        type(c_ptr), value :: options
        type(c_ptr) :: optionValues
        integer(c_int) :: hipLinkAddData_s

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipLinkAddData_s = hipLinkAddData_(state, myType, myData, mySize, c_loc(name_in_c), numOptions, options, optionValues)
    end function hipLinkAddData_s

    !> Gives a linker an image in a file; not supported.
    function hipLinkAddFile_vs(state, myType, path, numOptions, options, optionValues)
        type(c_ptr), value :: state
        integer(c_int), value :: myType
        character(*), intent(in) :: path
        integer(c_int), value :: numOptions
        integer(c_int) :: options
        type(c_ptr) :: optionValues
        integer(c_int) :: hipLinkAddFile_vs

        character(kind=c_char), target :: path_in_c(len_trim(path) + 1)

        path_in_c = in_c(path)
        hipLinkAddFile_vs = hipLinkAddFile_v(state, myType, c_loc(path_in_c), numOptions, options, optionValues)
    end function hipLinkAddFile_vs

    !> Gives a linker an image in a file; not supported.
    function hipLinkAddFile_s(state, myType, path, numOptions, options, optionValues)
        type(c_ptr), value :: state
        integer(c_int), value :: myType
        character(*), intent(in) :: path
        integer(c_int), value :: numOptions
        type(c_ptr), value :: options
        type(c_ptr) :: optionValues
        integer(c_int) :: hipLinkAddFile_s

        character(kind=c_char), target :: path_in_c(len_trim(path) + 1)

        path_in_c = in_c(path)
        hipLinkAddFile_s = hipLinkAddFile_(state, myType, c_loc(path_in_c), numOptions, options, optionValues)
    end function hipLinkAddFile_s

    !> Queues migrations of managed ranges to devices or the host.
    function hipMemPrefetchBatchAsync_h(dev_ptrs, sizes, count, prefetch_locs, prefetch_loc_idxs, num_prefetch_locs, flags, &
        stream)
        type(c_ptr) :: dev_ptrs
        type(c_ptr), value :: sizes
        integer(c_size_t), value :: count
        type(hipMemLocation) :: prefetch_locs
        type(c_ptr), value :: prefetch_loc_idxs
        integer(c_size_t), value :: num_prefetch_locs
        integer(c_int64_t), value :: flags
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemPrefetchBatchAsync_h

        hipMemPrefetchBatchAsync_h = hipMemPrefetchBatchAsync_(dev_ptrs, sizes, count, prefetch_locs, prefetch_loc_idxs, &
            num_prefetch_locs, flags, stream%ptr)
    end function hipMemPrefetchBatchAsync_h

    !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
    function hipMemDiscardAndPrefetchBatchAsync_h(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, &
        stream)
        type(c_ptr) :: dptrs
        type(c_ptr), value :: sizes
        integer(c_size_t), value :: count
        type(hipMemLocation) :: prefetchLocs
        type(c_ptr), value :: prefetchLocIdxs
        integer(c_size_t), value :: numPrefetchLocs
        integer(c_int64_t), value :: flags
        type(hipStream_t), value :: stream
        integer(c_int) :: hipMemDiscardAndPrefetchBatchAsync_h

        hipMemDiscardAndPrefetchBatchAsync_h = hipMemDiscardAndPrefetchBatchAsync_(dptrs, sizes, count, prefetchLocs, &
            prefetchLocIdxs, numPrefetchLocs, flags, stream%ptr)
    end function hipMemDiscardAndPrefetchBatchAsync_h

    !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
    function hipDrvMemDiscardAndPrefetchBatchAsync_h(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, &
        flags, stream)
        type(c_ptr) :: dptrs
        type(c_ptr), value :: sizes
        integer(c_size_t), value :: count
        type(hipMemLocation) :: prefetchLocs
        type(c_ptr), value :: prefetchLocIdxs
        integer(c_size_t), value :: numPrefetchLocs
        integer(c_int64_t), value :: flags
        type(hipStream_t), value :: stream
        integer(c_int) :: hipDrvMemDiscardAndPrefetchBatchAsync_h

        hipDrvMemDiscardAndPrefetchBatchAsync_h = hipDrvMemDiscardAndPrefetchBatchAsync_(dptrs, sizes, count, prefetchLocs, &
            prefetchLocIdxs, numPrefetchLocs, flags, stream%ptr)
    end function hipDrvMemDiscardAndPrefetchBatchAsync_h

    !> Finds a function by name.
    function hipGetProcAddress_vs(symbol, pfn, hipVersion, flags, symbolStatus)
        character(*), intent(in) :: symbol
        type(c_ptr) :: pfn
        integer(c_int), value :: hipVersion
        integer(c_int64_t), value :: flags
        integer(c_int), optional :: symbolStatus
        integer(c_int) :: hipGetProcAddress_vs

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetProcAddress_vs = hipGetProcAddress_v(c_loc(symbol_in_c), pfn, hipVersion, flags, symbolStatus)
    end function hipGetProcAddress_vs

    !> Finds a function by name.
    function hipGetProcAddress_s(symbol, pfn, hipVersion, flags, symbolStatus)
        character(*), intent(in) :: symbol
        type(c_ptr) :: pfn
        integer(c_int), value :: hipVersion
        integer(c_int64_t), value :: flags
        type(c_ptr), value :: symbolStatus
        integer(c_int) :: hipGetProcAddress_s

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetProcAddress_s = hipGetProcAddress_(c_loc(symbol_in_c), pfn, hipVersion, flags, symbolStatus)
    end function hipGetProcAddress_s

    !> Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
    function hipGetProcAddress_spt_vs(symbol, pfn, hipVersion, flags, symbolStatus)
        character(*), intent(in) :: symbol
        type(c_ptr) :: pfn
        integer(c_int), value :: hipVersion
        integer(c_int64_t), value :: flags
        integer(c_int) :: symbolStatus
        integer(c_int) :: hipGetProcAddress_spt_vs

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetProcAddress_spt_vs = hipGetProcAddress_spt_v(c_loc(symbol_in_c), pfn, hipVersion, flags, symbolStatus)
    end function hipGetProcAddress_spt_vs

    !> Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
    function hipGetProcAddress_spt_s(symbol, pfn, hipVersion, flags, symbolStatus)
        character(*), intent(in) :: symbol
        type(c_ptr) :: pfn
        integer(c_int), value :: hipVersion
        integer(c_int64_t), value :: flags
        type(c_ptr), value :: symbolStatus
        integer(c_int) :: hipGetProcAddress_spt_s

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetProcAddress_spt_s = hipGetProcAddress_spt_(c_loc(symbol_in_c), pfn, hipVersion, flags, symbolStatus)
    end function hipGetProcAddress_spt_s

    !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
    function hipGetDriverEntryPoint_vs(symbol, funcPtr, flags, driverStatus)
        character(*), intent(in) :: symbol
        type(c_ptr) :: funcPtr
        integer(c_int64_t), value :: flags
        integer(c_int), optional :: driverStatus
        integer(c_int) :: hipGetDriverEntryPoint_vs

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetDriverEntryPoint_vs = hipGetDriverEntryPoint_v(c_loc(symbol_in_c), funcPtr, flags, driverStatus)
    end function hipGetDriverEntryPoint_vs

    !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
    function hipGetDriverEntryPoint_s(symbol, funcPtr, flags, driverStatus)
        character(*), intent(in) :: symbol
        type(c_ptr) :: funcPtr
        integer(c_int64_t), value :: flags
        type(c_ptr), value :: driverStatus
        integer(c_int) :: hipGetDriverEntryPoint_s

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetDriverEntryPoint_s = hipGetDriverEntryPoint_(c_loc(symbol_in_c), funcPtr, flags, driverStatus)
    end function hipGetDriverEntryPoint_s

    !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
    function hipGetDriverEntryPoint_spt_vs(symbol, funcPtr, flags, status)
        character(*), intent(in) :: symbol
        type(c_ptr) :: funcPtr
        integer(c_int64_t), value :: flags
        integer(c_int), optional :: status
        integer(c_int) :: hipGetDriverEntryPoint_spt_vs

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetDriverEntryPoint_spt_vs = hipGetDriverEntryPoint_spt_v(c_loc(symbol_in_c), funcPtr, flags, status)
    end function hipGetDriverEntryPoint_spt_vs

    !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
    function hipGetDriverEntryPoint_spt_s(symbol, funcPtr, flags, status)
        character(*), intent(in) :: symbol
        type(c_ptr) :: funcPtr
        integer(c_int64_t), value :: flags
        type(c_ptr), value :: status
        integer(c_int) :: hipGetDriverEntryPoint_spt_s

        character(kind=c_char), target :: symbol_in_c(len_trim(symbol) + 1)

        symbol_in_c = in_c(symbol)
        hipGetDriverEntryPoint_spt_s = hipGetDriverEntryPoint_spt_(c_loc(symbol_in_c), funcPtr, flags, status)
    end function hipGetDriverEntryPoint_spt_s

end module anygpu_hip_module_wrapped
