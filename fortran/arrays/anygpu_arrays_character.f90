! Generated from crates/generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of type character.
submodule (anygpu_arrays) anygpu_arrays_character
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use anygpu_bytes
    use anygpu_calls, only: ANYGPU_SUCCESS
    use anygpu_kernels, only: value_of
    use anygpu_reports, only: finish
    implicit none

contains

    module subroutine gpu_allocate_s(array, shape, lower, source, mold, on, stat, errmsg)
        character(*), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        character(*), target, intent(in), optional :: source(..)
        character(*), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_character, bytes=len(array, c_int64_t), rank=int(rank(array), c_int))
        if (present(source)) call look_s(source, given)
        if (present(mold)) call look_s(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_s(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_s

    module subroutine gpu_deallocate_s(array, stat, errmsg)
        character(*), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_s(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_s(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_s

    module subroutine gpu_copy_s(dest, source, stream, stat, errmsg)
        character(*), target, intent(inout) :: dest(..)
        character(*), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_s(dest, to)
        call look_s(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_s

    module subroutine gpu_fill_s(array, value, stream, stat, errmsg)
        character(*), target, intent(inout) :: array(..)
        character(*), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        character(len(array)), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_s(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_s(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_s(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_s

    module subroutine gpu_touch_s(array, is_written, stream, stat, errmsg)
        character(*), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_s(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_s

    module subroutine gpu_export_s(array, token, stat, errmsg)
        character(*), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_s(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_s

    module subroutine gpu_publish_s(array, name, stat, errmsg)
        character(*), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_s(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_s

    module subroutine gpu_publish_steps_s(array, name, steps, timeout, readers, stat, errmsg)
        character(*), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_s(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_s

    module subroutine gpu_import_s(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        character(*), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_character, bytes=len(array, c_int64_t), rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_s(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_s

    module subroutine gpu_import_shaped_s(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        character(*), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_character, bytes=len(array, c_int64_t), rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_s(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_s

    module subroutine gpu_import_named_s(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        character(*), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_character, bytes=len(array, c_int64_t), rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_s(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_s

    module subroutine gpu_close_s(array, stat, errmsg)
        character(*), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_s(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_s(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_s

    module function gpu_is_device_s(array) result(answer)
        character(*), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_s(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_s

    module function gpu_address_s(array) result(answer)
        character(*), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_s(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_s

    module function gpu_argument_s(array) result(answer)
        character(*), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_s(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_s

    !> Describes an array; its lower bounds are 1.
    subroutine look_s(array, found)
        character(*), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_character, bytes=len(array, c_int64_t), rank=int(rank(array), c_int))
        select rank (array)
        rank (0)
            found%address = location(array)
        rank (1)
            found%address = location(array)
            found%shape(1:1) = shape(array, c_int64_t)
            if (any(found%shape(1:1) == 0_c_int64_t)) return
            low(1:1) = lbound(array, kind=c_int64_t)
            if (found%shape(1) > 1_c_int64_t) &
                found%stride(1) = location(array(low(1) + 1))
        rank (2)
            found%address = location(array)
            found%shape(1:2) = shape(array, c_int64_t)
            if (any(found%shape(1:2) == 0_c_int64_t)) return
            low(1:2) = lbound(array, kind=c_int64_t)
            if (found%shape(1) > 1_c_int64_t) &
                found%stride(1) = location(array(low(1) + 1, low(2)))
            if (found%shape(2) > 1_c_int64_t) &
                found%stride(2) = location(array(low(1), low(2) + 1))
        rank (3)
            found%address = location(array)
            found%shape(1:3) = shape(array, c_int64_t)
            if (any(found%shape(1:3) == 0_c_int64_t)) return
            low(1:3) = lbound(array, kind=c_int64_t)
            if (found%shape(1) > 1_c_int64_t) &
                found%stride(1) = location(array(low(1) + 1, low(2), low(3)))
            if (found%shape(2) > 1_c_int64_t) &
                found%stride(2) = location(array(low(1), low(2) + 1, low(3)))
            if (found%shape(3) > 1_c_int64_t) &
                found%stride(3) = location(array(low(1), low(2), low(3) + 1))
        rank (4)
            found%address = location(array)
            found%shape(1:4) = shape(array, c_int64_t)
            if (any(found%shape(1:4) == 0_c_int64_t)) return
            low(1:4) = lbound(array, kind=c_int64_t)
            if (found%shape(1) > 1_c_int64_t) &
                found%stride(1) = location(array(low(1) + 1, low(2), low(3), low(4)))
            if (found%shape(2) > 1_c_int64_t) &
                found%stride(2) = location(array(low(1), low(2) + 1, low(3), low(4)))
            if (found%shape(3) > 1_c_int64_t) &
                found%stride(3) = location(array(low(1), low(2), low(3) + 1, low(4)))
            if (found%shape(4) > 1_c_int64_t) &
                found%stride(4) = location(array(low(1), low(2), low(3), low(4) + 1))
        rank (5)
            found%address = location(array)
            found%shape(1:5) = shape(array, c_int64_t)
            if (any(found%shape(1:5) == 0_c_int64_t)) return
            low(1:5) = lbound(array, kind=c_int64_t)
            if (found%shape(1) > 1_c_int64_t) &
                found%stride(1) = location(array(low(1) + 1, low(2), low(3), low(4), low(5)))
            if (found%shape(2) > 1_c_int64_t) &
                found%stride(2) = location(array(low(1), low(2) + 1, low(3), low(4), low(5)))
            if (found%shape(3) > 1_c_int64_t) &
                found%stride(3) = location(array(low(1), low(2), low(3) + 1, low(4), low(5)))
            if (found%shape(4) > 1_c_int64_t) &
                found%stride(4) = location(array(low(1), low(2), low(3), low(4) + 1, low(5)))
            if (found%shape(5) > 1_c_int64_t) &
                found%stride(5) = location(array(low(1), low(2), low(3), low(4), low(5) + 1))
        rank (6)
            found%address = location(array)
            found%shape(1:6) = shape(array, c_int64_t)
            if (any(found%shape(1:6) == 0_c_int64_t)) return
            low(1:6) = lbound(array, kind=c_int64_t)
            if (found%shape(1) > 1_c_int64_t) &
                found%stride(1) = location(array(low(1) + 1, low(2), low(3), low(4), low(5), low(6)))
            if (found%shape(2) > 1_c_int64_t) &
                found%stride(2) = location(array(low(1), low(2) + 1, low(3), low(4), low(5), low(6)))
            if (found%shape(3) > 1_c_int64_t) &
                found%stride(3) = location(array(low(1), low(2), low(3) + 1, low(4), low(5), low(6)))
            if (found%shape(4) > 1_c_int64_t) &
                found%stride(4) = location(array(low(1), low(2), low(3), low(4) + 1, low(5), low(6)))
            if (found%shape(5) > 1_c_int64_t) &
                found%stride(5) = location(array(low(1), low(2), low(3), low(4), low(5) + 1, low(6)))
            if (found%shape(6) > 1_c_int64_t) &
                found%stride(6) = location(array(low(1), low(2), low(3), low(4), low(5), low(6) + 1))
        rank (7)
            found%address = location(array)
            found%shape(1:7) = shape(array, c_int64_t)
            if (any(found%shape(1:7) == 0_c_int64_t)) return
            low(1:7) = lbound(array, kind=c_int64_t)
            if (found%shape(1) > 1_c_int64_t) &
                found%stride(1) = location(array(low(1) + 1, low(2), low(3), low(4), low(5), low(6), low(7)))
            if (found%shape(2) > 1_c_int64_t) &
                found%stride(2) = location(array(low(1), low(2) + 1, low(3), low(4), low(5), low(6), low(7)))
            if (found%shape(3) > 1_c_int64_t) &
                found%stride(3) = location(array(low(1), low(2), low(3) + 1, low(4), low(5), low(6), low(7)))
            if (found%shape(4) > 1_c_int64_t) &
                found%stride(4) = location(array(low(1), low(2), low(3), low(4) + 1, low(5), low(6), low(7)))
            if (found%shape(5) > 1_c_int64_t) &
                found%stride(5) = location(array(low(1), low(2), low(3), low(4), low(5) + 1, low(6), low(7)))
            if (found%shape(6) > 1_c_int64_t) &
                found%stride(6) = location(array(low(1), low(2), low(3), low(4), low(5), low(6) + 1, low(7)))
            if (found%shape(7) > 1_c_int64_t) &
                found%stride(7) = location(array(low(1), low(2), low(3), low(4), low(5), low(6), low(7) + 1))
        rank (*)
            ! gfortran takes a temporary array without elements for one of assumed size.
            found%shape(1) = 0_c_int64_t
        end select
        where (found%stride /= 0_c_int64_t) found%stride = found%stride - found%address
    end subroutine look_s

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_s(array, found)
        character(*), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_s(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_s(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_s(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_s(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_s(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_s(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_s(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_s(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_s

    !> Associates a pointer with memory.
    subroutine point_s(array, found)
        character(*), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        character(len(array)), pointer :: scalar
        character(len(array)), pointer :: array_1(:)
        character(len(array)), pointer :: array_2(:, :)
        character(len(array)), pointer :: array_3(:, :, :)
        character(len(array)), pointer :: array_4(:, :, :, :)
        character(len(array)), pointer :: array_5(:, :, :, :, :)
        character(len(array)), pointer :: array_6(:, :, :, :, :, :)
        character(len(array)), pointer :: array_7(:, :, :, :, :, :, :)
        integer(c_int64_t) :: lower(size(found%lower))

        lower = found%lower
        select rank (array)
        rank (0)
            call c_f_pointer(pointer_to(found%address), scalar)
            array => scalar
        rank (1)
            call c_f_pointer(pointer_to(found%address), array_1, found%shape(1:1))
            array(lower(1):) => array_1
        rank (2)
            call c_f_pointer(pointer_to(found%address), array_2, found%shape(1:2))
            array(lower(1):, lower(2):) => array_2
        rank (3)
            call c_f_pointer(pointer_to(found%address), array_3, found%shape(1:3))
            array(lower(1):, lower(2):, lower(3):) => array_3
        rank (4)
            call c_f_pointer(pointer_to(found%address), array_4, found%shape(1:4))
            array(lower(1):, lower(2):, lower(3):, lower(4):) => array_4
        rank (5)
            call c_f_pointer(pointer_to(found%address), array_5, found%shape(1:5))
            array(lower(1):, lower(2):, lower(3):, lower(4):, lower(5):) => array_5
        rank (6)
            call c_f_pointer(pointer_to(found%address), array_6, found%shape(1:6))
            array(lower(1):, lower(2):, lower(3):, lower(4):, lower(5):, lower(6):) => array_6
        rank (7)
            call c_f_pointer(pointer_to(found%address), array_7, found%shape(1:7))
            array(lower(1):, lower(2):, lower(3):, lower(4):, lower(5):, lower(6):, lower(7):) => array_7
        end select
    end subroutine point_s

    !> Nullifies a pointer.
    subroutine disassociate_s(array)
        character(*), pointer, intent(inout) :: array(..)

        select rank (array)
        rank (0)
            nullify (array)
        rank (1)
            nullify (array)
        rank (2)
            nullify (array)
        rank (3)
            nullify (array)
        rank (4)
            nullify (array)
        rank (5)
            nullify (array)
        rank (6)
            nullify (array)
        rank (7)
            nullify (array)
        end select
    end subroutine disassociate_s

    !> Sets all elements of an array on the host.
    subroutine set_s(array, value)
        character(*), target, intent(inout) :: array(..)
        character(*), intent(in) :: value

        select rank (array)
        rank (0)
            array = value
        rank (1)
            array = value
        rank (2)
            array = value
        rank (3)
            array = value
        rank (4)
            array = value
        rank (5)
            array = value
        rank (6)
            array = value
        rank (7)
            array = value
        end select
    end subroutine set_s

end submodule anygpu_arrays_character
