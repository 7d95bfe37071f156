! SPDX-License-Identifier: MIT OR Apache-2.0
!> Addresses of arrays of any type, also of those that C does not have.
module anygpu_locations
    use, intrinsic :: iso_c_binding, only: c_intptr_t, c_loc
    implicit none
    private

    public :: location

contains

    !> Address of a scalar, or of an array's first element.
    function location(item) result(address)
        type(*), target, intent(in) :: item(..)
        integer(c_intptr_t) :: address

        address = transfer(c_loc(item), address)
    end function location

end module anygpu_locations
