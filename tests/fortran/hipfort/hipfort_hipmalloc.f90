! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: typed allocation.
module hipfort_hipmalloc
    implicit none

    interface hipMalloc
        function hipMalloc_(ptr, mySize) bind(c, name="hipMalloc")
            use iso_c_binding
            use hipfort_enums
            use hipfort_types
            implicit none
            integer(kind(hipSuccess)) :: hipMalloc_
            type(c_ptr) :: ptr
            integer(c_size_t), value :: mySize
        end function hipMalloc_

        module procedure hipMalloc_r8_1_source
    end interface hipMalloc

    interface hipFree
        function hipFree_(ptr) bind(c, name="hipFree")
            use iso_c_binding
            use hipfort_enums
            use hipfort_types
            implicit none
            integer(kind(hipSuccess)) :: hipFree_
            type(c_ptr), value :: ptr
        end function hipFree_

        module procedure hipFree_r8_1
    end interface hipFree

contains

    function hipMalloc_r8_1_source(ptr, dims, source)
        use iso_c_binding
        use hipfort_enums
        use hipfort_hipmemcpy, only: hipMemcpy_
        integer(kind(hipSuccess)) :: hipMalloc_r8_1_source
        real(8), pointer, intent(inout) :: ptr(:)
        integer(4), intent(in), optional :: dims(1)
        real(8), target, intent(in), optional :: source(:)
        type(c_ptr) :: address
        integer(c_size_t) :: elements

        elements = 0
        if (present(dims)) elements = dims(1)
        if (present(source)) elements = size(source)
        hipMalloc_r8_1_source = hipMalloc_(address, 8*elements)
        if (present(source)) hipMalloc_r8_1_source = &
            hipMemcpy_(address, c_loc(source), 8*elements, hipMemcpyHostToDevice)
        call c_f_pointer(address, ptr, [elements])
    end function hipMalloc_r8_1_source

    function hipFree_r8_1(ptr)
        use iso_c_binding
        use hipfort_enums
        integer(kind(hipSuccess)) :: hipFree_r8_1
        real(8), pointer, intent(inout) :: ptr(:)

        hipFree_r8_1 = hipFree_(c_loc(ptr))
        nullify (ptr)
    end function hipFree_r8_1

end module hipfort_hipmalloc
