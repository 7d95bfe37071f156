! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: a math library's codes.
module hipfort_hipblas_enums
    implicit none

    enum, bind(c)
        enumerator :: HIPBLAS_STATUS_SUCCESS = 0
        enumerator :: HIPBLAS_STATUS_INVALID_VALUE = 3
    end enum

end module hipfort_hipblas_enums
