! Generated from crates/generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of any type as bytes.
submodule (anygpu_arrays) anygpu_arrays_any
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use anygpu_bytes, only: location, pointer_to
    use anygpu_calls, only: ANYGPU_ERROR_INVALID_VALUE
    use anygpu_reports, only: failed, finish
    implicit none

contains

    module function gpu_bytes(array) result(bytes)
        class(*), target, intent(in) :: array(..)
        integer(c_int8_t), pointer :: bytes(:)
        integer(c_int64_t) :: count, low(7)

        ! gfortran 12 takes a section of one element for none that is contiguous.
        if (size(array, kind=c_int64_t) > 1_c_int64_t .and. .not. is_contiguous(array)) &
            call finish("gpu_bytes", failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_bytes", "array is not contiguous"))
        count = 0_c_int64_t
        select rank (array)
        rank (0)
            count = bytes_of(array)
        rank (1)
            if (size(array, kind=c_int64_t) > 0_c_int64_t) then
                low(1:1) = lbound(array, kind=c_int64_t)
                count = size(array, kind=c_int64_t) * bytes_of(array(low(1)))
            end if
        rank (2)
            if (size(array, kind=c_int64_t) > 0_c_int64_t) then
                low(1:2) = lbound(array, kind=c_int64_t)
                count = size(array, kind=c_int64_t) * bytes_of(array(low(1), low(2)))
            end if
        rank (3)
            if (size(array, kind=c_int64_t) > 0_c_int64_t) then
                low(1:3) = lbound(array, kind=c_int64_t)
                count = size(array, kind=c_int64_t) * bytes_of(array(low(1), low(2), low(3)))
            end if
        rank (4)
            if (size(array, kind=c_int64_t) > 0_c_int64_t) then
                low(1:4) = lbound(array, kind=c_int64_t)
                count = size(array, kind=c_int64_t) * bytes_of(array(low(1), low(2), low(3), low(4)))
            end if
        rank (5)
            if (size(array, kind=c_int64_t) > 0_c_int64_t) then
                low(1:5) = lbound(array, kind=c_int64_t)
                count = size(array, kind=c_int64_t) * bytes_of(array(low(1), low(2), low(3), low(4), low(5)))
            end if
        rank (6)
            if (size(array, kind=c_int64_t) > 0_c_int64_t) then
                low(1:6) = lbound(array, kind=c_int64_t)
                count = size(array, kind=c_int64_t) * bytes_of(array(low(1), low(2), low(3), low(4), low(5), low(6)))
            end if
        rank (7)
            if (size(array, kind=c_int64_t) > 0_c_int64_t) then
                low(1:7) = lbound(array, kind=c_int64_t)
                count = size(array, kind=c_int64_t) * bytes_of(array(low(1), low(2), low(3), low(4), low(5), low(6), low(7)))
            end if
        end select
        call c_f_pointer(pointer_to(location(array)), bytes, [count])
    end function gpu_bytes

    function bytes_of(element) result(bytes)
        class(*), intent(in) :: element
        integer(c_int64_t) :: bytes

        select type (element)
        type is (character(*))
            bytes = len(element, c_int64_t)
        class default
            bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        end select
    end function bytes_of

end submodule anygpu_arrays_any
