! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: a math library. More than
!> hipfort's own uses the runtime's modules, so that it does not compile unless they are complete.
module hipfort_hipblas
    use hipfort_hipblas_enums
    implicit none

    interface hipblasCreate
        function hipblasCreate_(handle) bind(c, name="hipblasCreate")
            use iso_c_binding
            use hipfort_hipblas_enums
            implicit none
            integer(kind(HIPBLAS_STATUS_SUCCESS)) :: hipblasCreate_
            type(c_ptr) :: handle
        end function hipblasCreate_
    end interface hipblasCreate

    interface hipblasDestroy
        function hipblasDestroy_(handle) bind(c, name="hipblasDestroy")
            use iso_c_binding
            use hipfort_hipblas_enums
            implicit none
            integer(kind(HIPBLAS_STATUS_SUCCESS)) :: hipblasDestroy_
            type(c_ptr), value :: handle
        end function hipblasDestroy_
    end interface hipblasDestroy

    interface hipblasDaxpy
        function hipblasDaxpy_(handle, n, alpha, x, incx, y, incy) bind(c, name="hipblasDaxpy")
            use iso_c_binding
            use hipfort_hipblas_enums
            implicit none
            integer(kind(HIPBLAS_STATUS_SUCCESS)) :: hipblasDaxpy_
            type(c_ptr), value :: handle
            integer(c_int), value :: n
            real(c_double) :: alpha
            type(c_ptr), value :: x
            integer(c_int), value :: incx
            type(c_ptr), value :: y
            integer(c_int), value :: incy
        end function hipblasDaxpy_

        module procedure hipblasDaxpy_rank_1
    end interface hipblasDaxpy

contains

    function hipblasDaxpy_rank_1(handle, n, alpha, x, incx, y, incy)
        use iso_c_binding
        use hipfort_check, only: hipCheck
        use hipfort_enums, only: hipSuccess
        use hipfort_types, only: dim3
        integer(kind(HIPBLAS_STATUS_SUCCESS)) :: hipblasDaxpy_rank_1
        type(c_ptr) :: handle
        integer(c_int) :: n
        real(c_double) :: alpha
        real(c_double), target :: x(:)
        integer(c_int) :: incx
        real(c_double), target :: y(:)
        integer(c_int) :: incy
        type(dim3) :: blocks
        integer(kind(hipSuccess)) :: status

        blocks = dim3(1, 1, 1)
        status = hipSuccess
        if (blocks%x*blocks%y*blocks%z == 1) call hipCheck(status)
        hipblasDaxpy_rank_1 = hipblasDaxpy_(handle, n, alpha, c_loc(x), incx, c_loc(y), incy)
    end function hipblasDaxpy_rank_1

end module hipfort_hipblas
