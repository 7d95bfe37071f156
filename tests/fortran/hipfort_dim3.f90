! SPDX-License-Identifier: MIT OR Apache-2.0
!> Every way in which programs for hipfort write extents.
program hipfort_dim3
    use, intrinsic :: iso_c_binding
    use hipfort_types
    implicit none
    type(dim3), parameter :: parameters = dim3(320, 2, 1)
    type(dim3) :: initialised = dim3(16, 16, 1)
    type(dim3) :: several(2) = [dim3(1, 2, 3), dim3(4)]
    integer(c_int8_t) :: bytes
    integer(c_int64_t) :: long
    integer :: default

    bytes = 5_c_int8_t
    long = 6_c_int64_t
    default = 7
    call expect("a parameter", parameters, 320, 2, 1)
    call expect("initialised", initialised, 16, 16, 1)
    call expect("an array's first", several(1), 1, 2, 3)
    call expect("an array's second", several(2), 4, 1, 1)
    call expect("one number", dim3(default), 7, 1, 1)
    call expect("two numbers", dim3(256_c_int64_t, default), 256, 7, 1)
    call expect("keywords", dim3(x=4, y=2), 4, 2, 1)
    call expect("keywords of other kinds", dim3(z=bytes, x=long), 6, 1, 5)
    call expect("nothing", dim3(), 1, 1, 1)
    print '(a)', "dim3: ok"
contains
    subroutine expect(what, extents, x, y, z)
        character(*), intent(in) :: what
        type(dim3), intent(in) :: extents
        integer, intent(in) :: x, y, z

        if (extents%x /= x .or. extents%y /= y .or. extents%z /= z) then
            print '(a, 3(1x, i0))', what // " is", extents%x, extents%y, extents%z
            error stop 1
        end if
    end subroutine expect
end program hipfort_dim3
