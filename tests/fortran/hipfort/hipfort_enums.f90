! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: enumerators.
module hipfort_enums
    implicit none

    enum, bind(c)
        enumerator :: hipSuccess = 0
        enumerator :: hipErrorInvalidValue = 1
    end enum

    enum, bind(c)
        enumerator :: hipMemcpyHostToHost = 0
        enumerator :: hipMemcpyHostToDevice = 1
        enumerator :: hipMemcpyDeviceToHost = 2
        enumerator :: hipMemcpyDeviceToDevice = 3
    end enum

end module hipfort_enums
