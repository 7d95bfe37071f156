! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: types and flags.
module hipfort_types
    use iso_c_binding
    implicit none

    type, bind(c) :: dim3
        integer(c_int) :: x, y, z
    end type dim3

    integer, parameter :: hipStreamNonBlocking = 1
    integer, parameter :: hipIpcMemLazyEnablePeerAccess = 0

end module hipfort_types
