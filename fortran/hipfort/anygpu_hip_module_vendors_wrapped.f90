! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> The same for functions of the vendor's library.
module anygpu_hip_module_vendors_wrapped
    use anygpu_hipfort_kinds, only: c_char, c_int, c_loc, c_null_char, c_ptr, c_size_t
    use anygpu_hipfort_types, only: dim3
    use anygpu_hip_module_types, only: hipEvent_t, hipModule_t, hipStream_t
    use anygpu_hip_module_addresses, only: hipLaunchCooperativeKernel_spt_, hipLaunchKernel_spt_, hipModuleGetTexRef_
    use anygpu_hip_module_handles, only: hipModuleGetTexRef_h
    use hipfort, only: hipExtLaunchKernel_, hipLaunchCooperativeKernel_, hipLaunchKernel_
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

    !> A function of the vendor's library; see HIP's documentation.
    function hipModuleGetTexRef_hs(texRef, hmod, name)
        type(c_ptr) :: texRef
        type(hipModule_t), value :: hmod
        character(*), intent(in) :: name
        integer(c_int) :: hipModuleGetTexRef_hs

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipModuleGetTexRef_hs = hipModuleGetTexRef_h(texRef, hmod, c_loc(name_in_c))
    end function hipModuleGetTexRef_hs

    !> A function of the vendor's library; see HIP's documentation.
    function hipModuleGetTexRef_s(texRef, hmod, name)
        type(c_ptr) :: texRef
        type(c_ptr), value :: hmod
        character(*), intent(in) :: name
        integer(c_int) :: hipModuleGetTexRef_s

        character(kind=c_char), target :: name_in_c(len_trim(name) + 1)

        name_in_c = in_c(name)
        hipModuleGetTexRef_s = hipModuleGetTexRef_(texRef, hmod, c_loc(name_in_c))
    end function hipModuleGetTexRef_s

    !> A function of the vendor's library; see HIP's documentation.
    function hipLaunchCooperativeKernel_h(f, gridDim, blockDimX, kernelParams, sharedMemBytes, stream)
        type(c_ptr), value :: f
        type(dim3), value :: gridDim
        type(dim3), value :: blockDimX
        type(c_ptr) :: kernelParams
        integer(c_int), value :: sharedMemBytes
        type(hipStream_t), value :: stream
        integer(c_int) :: hipLaunchCooperativeKernel_h

        hipLaunchCooperativeKernel_h = hipLaunchCooperativeKernel_(f, gridDim, blockDimX, kernelParams, sharedMemBytes, &
            stream%ptr)
    end function hipLaunchCooperativeKernel_h

    !> A function of the vendor's library; see HIP's documentation.
    function hipLaunchKernel_h(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream)
        type(c_ptr), value :: function_address
        type(dim3), value :: numBlocks
        type(dim3), value :: dimBlocks
        type(c_ptr) :: args
        integer(c_size_t), value :: sharedMemBytes
        type(hipStream_t), value :: stream
        integer(c_int) :: hipLaunchKernel_h

        hipLaunchKernel_h = hipLaunchKernel_(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream%ptr)
    end function hipLaunchKernel_h

    !> A function of the vendor's library; see HIP's documentation.
    function hipExtLaunchKernel_h(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream, startEvent, stopEvent, &
        flags)
        type(c_ptr), value :: function_address
        type(dim3), value :: numBlocks
        type(dim3), value :: dimBlocks
        type(c_ptr) :: args
        integer(c_size_t), value :: sharedMemBytes
        type(hipStream_t), value :: stream
        type(hipEvent_t), value :: startEvent
        type(hipEvent_t), value :: stopEvent
        integer(c_int), value :: flags
        integer(c_int) :: hipExtLaunchKernel_h

        hipExtLaunchKernel_h = hipExtLaunchKernel_(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream%ptr, &
            startEvent%ptr, stopEvent%ptr, flags)
    end function hipExtLaunchKernel_h

    !> A function of the vendor's library; see HIP's documentation.
    function hipLaunchCooperativeKernel_spt_h(f, gridDim, blockDim, kernelParams, sharedMemBytes, hStream)
        type(c_ptr), value :: f
        type(dim3), value :: gridDim
        type(dim3), value :: blockDim
        type(c_ptr) :: kernelParams
        integer(c_int), value :: sharedMemBytes
        type(hipStream_t), value :: hStream
        integer(c_int) :: hipLaunchCooperativeKernel_spt_h

        hipLaunchCooperativeKernel_spt_h = hipLaunchCooperativeKernel_spt_(f, gridDim, blockDim, kernelParams, sharedMemBytes, &
            hStream%ptr)
    end function hipLaunchCooperativeKernel_spt_h

    !> A function of the vendor's library; see HIP's documentation.
    function hipLaunchKernel_spt_h(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream)
        type(c_ptr), value :: function_address
        type(dim3), value :: numBlocks
        type(dim3), value :: dimBlocks
        type(c_ptr) :: args
        integer(c_size_t), value :: sharedMemBytes
        type(hipStream_t), value :: stream
        integer(c_int) :: hipLaunchKernel_spt_h

        hipLaunchKernel_spt_h = hipLaunchKernel_spt_(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream%ptr)
    end function hipLaunchKernel_spt_h

end module anygpu_hip_module_vendors_wrapped
