! Generated from crates/generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of type logical.
submodule (anygpu_arrays) anygpu_arrays_logical
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use anygpu_bytes
    use anygpu_calls, only: ANYGPU_SUCCESS
    use anygpu_kernels, only: value_of
    use anygpu_reports, only: finish
    implicit none

    !> For the bytes of an element.
    logical(c_bool) :: element_l
    logical :: element_ld

contains

    module subroutine gpu_allocate_l(array, shape, lower, source, mold, on, stat, errmsg)
        logical(c_bool), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        logical(c_bool), target, intent(in), optional :: source(..)
        logical(c_bool), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_logical, bytes=storage_size(element_l, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_l(source, given)
        if (present(mold)) call look_l(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_l(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_l

    module subroutine gpu_deallocate_l(array, stat, errmsg)
        logical(c_bool), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_l(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_l(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_l

    module subroutine gpu_copy_l(dest, source, stream, stat, errmsg)
        logical(c_bool), target, intent(inout) :: dest(..)
        logical(c_bool), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_l(dest, to)
        call look_l(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_l

    module subroutine gpu_fill_l(array, value, stream, stat, errmsg)
        logical(c_bool), target, intent(inout) :: array(..)
        logical(c_bool), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        logical(c_bool), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_l(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_l(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_l(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_l

    module subroutine gpu_touch_l(array, is_written, stream, stat, errmsg)
        logical(c_bool), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_l(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_l

    module subroutine gpu_export_l(array, token, stat, errmsg)
        logical(c_bool), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_l(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_l

    module subroutine gpu_publish_l(array, name, stat, errmsg)
        logical(c_bool), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_l(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_l

    module subroutine gpu_publish_steps_l(array, name, steps, timeout, readers, stat, errmsg)
        logical(c_bool), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_l(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_l

    module subroutine gpu_import_l(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        logical(c_bool), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_logical, bytes=storage_size(element_l, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_l(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_l

    module subroutine gpu_import_shaped_l(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        logical(c_bool), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_logical, bytes=storage_size(element_l, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_l(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_l

    module subroutine gpu_import_named_l(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        logical(c_bool), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_logical, bytes=storage_size(element_l, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_l(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_l

    module subroutine gpu_close_l(array, stat, errmsg)
        logical(c_bool), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_l(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_l(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_l

    module function gpu_is_device_l(array) result(answer)
        logical(c_bool), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_l(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_l

    module function gpu_address_l(array) result(answer)
        logical(c_bool), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_l(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_l

    module function gpu_argument_l(array) result(answer)
        logical(c_bool), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_l(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_l

    !> Describes an array; its lower bounds are 1.
    subroutine look_l(array, found)
        logical(c_bool), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_logical, bytes=storage_size(element_l, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_l

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_l(array, found)
        logical(c_bool), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_l(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_l(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_l(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_l(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_l(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_l(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_l(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_l(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_l

    !> Associates a pointer with memory.
    subroutine point_l(array, found)
        logical(c_bool), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        logical(c_bool), pointer :: scalar
        logical(c_bool), pointer :: array_1(:)
        logical(c_bool), pointer :: array_2(:, :)
        logical(c_bool), pointer :: array_3(:, :, :)
        logical(c_bool), pointer :: array_4(:, :, :, :)
        logical(c_bool), pointer :: array_5(:, :, :, :, :)
        logical(c_bool), pointer :: array_6(:, :, :, :, :, :)
        logical(c_bool), pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_l

    !> Nullifies a pointer.
    subroutine disassociate_l(array)
        logical(c_bool), pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_l

    !> Sets all elements of an array on the host.
    subroutine set_l(array, value)
        logical(c_bool), target, intent(inout) :: array(..)
        logical(c_bool), intent(in) :: value

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
    end subroutine set_l

    module subroutine gpu_allocate_ld(array, shape, lower, source, mold, on, stat, errmsg)
        logical, pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        logical, target, intent(in), optional :: source(..)
        logical, target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_logical, bytes=storage_size(element_ld, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_ld(source, given)
        if (present(mold)) call look_ld(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_ld(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_ld

    module subroutine gpu_deallocate_ld(array, stat, errmsg)
        logical, pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_ld(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_ld(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_ld

    module subroutine gpu_copy_ld(dest, source, stream, stat, errmsg)
        logical, target, intent(inout) :: dest(..)
        logical, target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_ld(dest, to)
        call look_ld(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_ld

    module subroutine gpu_fill_ld(array, value, stream, stat, errmsg)
        logical, target, intent(inout) :: array(..)
        logical, intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        logical, target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_ld(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_ld(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_ld(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_ld

    module subroutine gpu_touch_ld(array, is_written, stream, stat, errmsg)
        logical, target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_ld(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_ld

    module subroutine gpu_export_ld(array, token, stat, errmsg)
        logical, pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_ld(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_ld

    module subroutine gpu_publish_ld(array, name, stat, errmsg)
        logical, pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_ld(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_ld

    module subroutine gpu_publish_steps_ld(array, name, steps, timeout, readers, stat, errmsg)
        logical, pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_ld(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_ld

    module subroutine gpu_import_ld(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        logical, pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_logical, bytes=storage_size(element_ld, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_ld(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_ld

    module subroutine gpu_import_shaped_ld(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        logical, pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_logical, bytes=storage_size(element_ld, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_ld(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_ld

    module subroutine gpu_import_named_ld(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        logical, pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_logical, bytes=storage_size(element_ld, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_ld(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_ld

    module subroutine gpu_close_ld(array, stat, errmsg)
        logical, pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_ld(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_ld(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_ld

    module function gpu_is_device_ld(array) result(answer)
        logical, target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_ld(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_ld

    module function gpu_address_ld(array) result(answer)
        logical, target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_ld(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_ld

    module function gpu_argument_ld(array) result(answer)
        logical, target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_ld(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_ld

    !> Describes an array; its lower bounds are 1.
    subroutine look_ld(array, found)
        logical, target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_logical, bytes=storage_size(element_ld, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_ld

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_ld(array, found)
        logical, pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_ld(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_ld(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_ld(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_ld(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_ld(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_ld(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_ld(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_ld(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_ld

    !> Associates a pointer with memory.
    subroutine point_ld(array, found)
        logical, pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        logical, pointer :: scalar
        logical, pointer :: array_1(:)
        logical, pointer :: array_2(:, :)
        logical, pointer :: array_3(:, :, :)
        logical, pointer :: array_4(:, :, :, :)
        logical, pointer :: array_5(:, :, :, :, :)
        logical, pointer :: array_6(:, :, :, :, :, :)
        logical, pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_ld

    !> Nullifies a pointer.
    subroutine disassociate_ld(array)
        logical, pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_ld

    !> Sets all elements of an array on the host.
    subroutine set_ld(array, value)
        logical, target, intent(inout) :: array(..)
        logical, intent(in) :: value

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
    end subroutine set_ld

end submodule anygpu_arrays_logical
