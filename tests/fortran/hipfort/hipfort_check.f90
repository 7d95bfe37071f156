! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: ends of programs.
module hipfort_check
    use hipfort_enums
    use iso_c_binding
    implicit none

contains

    subroutine hipCheck(hipError_t)
        integer(kind(hipSuccess)) :: hipError_t

        if (hipError_t == hipSuccess) return
        write (*, *) "HIP ERROR: Error code = ", hipError_t
        error stop 1
    end subroutine hipCheck

    subroutine hipblasCheck(hipblasError_t)
        use hipfort_hipblas_enums
        integer(kind(HIPBLAS_STATUS_SUCCESS)) :: hipblasError_t

        if (hipblasError_t == HIPBLAS_STATUS_SUCCESS) return
        write (*, *) "HIPBLAS ERROR: Error code = ", hipblasError_t
        error stop 1
    end subroutine hipblasCheck

end module hipfort_check
