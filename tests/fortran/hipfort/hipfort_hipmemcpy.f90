! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: typed copies.
module hipfort_hipmemcpy
    implicit none

    interface hipMemcpy
        function hipMemcpy_(dest, src, sizeBytes, myKind) bind(c, name="hipMemcpy")
            use iso_c_binding
            use hipfort_enums
            use hipfort_types
            implicit none
            integer(kind(hipSuccess)) :: hipMemcpy_
            type(c_ptr), value :: dest
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(kind(hipMemcpyHostToHost)), value :: myKind
        end function hipMemcpy_

        module procedure hipMemcpy_r8_1_c_int
    end interface hipMemcpy

contains

    function hipMemcpy_r8_1_c_int(dest, src, length, myKind)
        use iso_c_binding
        use hipfort_enums
        integer(kind(hipSuccess)) :: hipMemcpy_r8_1_c_int
        real(c_double), target, intent(inout) :: dest(:)
        real(c_double), target, intent(in) :: src(:)
        integer(c_int), intent(in) :: length
        integer(kind(hipMemcpyHostToHost)) :: myKind

        hipMemcpy_r8_1_c_int = hipMemcpy_(c_loc(dest), c_loc(src), 8_c_size_t*length, myKind)
    end function hipMemcpy_r8_1_c_int

end module hipfort_hipmemcpy
