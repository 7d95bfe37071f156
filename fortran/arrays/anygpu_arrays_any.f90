! Generated from generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
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
        integer(c_int64_t) :: count

        if (.not. is_contiguous(array)) &
            call finish("gpu_bytes", failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_bytes", "array is not contiguous"))
        count = 0_c_int64_t
        select rank (array)
        rank (0)
            count = bytes_of(array)
        rank (1)
            if (size(array) > 0) count = size(array, kind=c_int64_t) * bytes_of(array(lbound(array, 1)))
        rank (2)
            if (size(array) > 0) count = size(array, kind=c_int64_t) * bytes_of(array(lbound(array, 1), lbound(array, 2)))
        rank (3)
            if (size(array) > 0) count = size(array, kind=c_int64_t) * bytes_of(array(lbound(array, 1), lbound(array, 2), lbound(array, 3)))
        rank (4)
            if (size(array) > 0) count = size(array, kind=c_int64_t) * bytes_of(array(lbound(array, 1), lbound(array, 2), lbound(array, 3), lbound(array, 4)))
        rank (5)
            if (size(array) > 0) count = size(array, kind=c_int64_t) * bytes_of(array(lbound(array, 1), lbound(array, 2), lbound(array, 3), lbound(array, 4), lbound(array, 5)))
        rank (6)
            if (size(array) > 0) count = size(array, kind=c_int64_t) * bytes_of(array(lbound(array, 1), lbound(array, 2), lbound(array, 3), lbound(array, 4), lbound(array, 5), lbound(array, 6)))
        rank (7)
            if (size(array) > 0) count = size(array, kind=c_int64_t) * bytes_of(array(lbound(array, 1), lbound(array, 2), lbound(array, 3), lbound(array, 4), lbound(array, 5), lbound(array, 6), lbound(array, 7)))
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
