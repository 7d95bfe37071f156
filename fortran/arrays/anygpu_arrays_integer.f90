! Generated from crates/generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of type integer.
submodule (anygpu_arrays) anygpu_arrays_integer
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use anygpu_bytes
    use anygpu_calls, only: ANYGPU_SUCCESS
    use anygpu_kernels, only: value_of
    use anygpu_reports, only: finish
    implicit none

    !> For the bytes of an element.
    integer(c_int8_t) :: element_i1
    integer(c_int16_t) :: element_i2
    integer(c_int32_t) :: element_i4
    integer(c_int64_t) :: element_i8

contains

    module subroutine gpu_allocate_i1(array, shape, lower, source, mold, on, stat, errmsg)
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer(c_int8_t), target, intent(in), optional :: source(..)
        integer(c_int8_t), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_integer, bytes=storage_size(element_i1, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_i1(source, given)
        if (present(mold)) call look_i1(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_i1(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_i1

    module subroutine gpu_deallocate_i1(array, stat, errmsg)
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i1(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i1(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_i1

    module subroutine gpu_copy_i1(dest, source, stream, stat, errmsg)
        integer(c_int8_t), target, intent(inout) :: dest(..)
        integer(c_int8_t), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_i1(dest, to)
        call look_i1(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_i1

    module subroutine gpu_fill_i1(array, value, stream, stat, errmsg)
        integer(c_int8_t), target, intent(inout) :: array(..)
        integer(c_int8_t), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        integer(c_int8_t), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_i1(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_i1(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_i1(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_i1

    module subroutine gpu_touch_i1(array, is_written, stream, stat, errmsg)
        integer(c_int8_t), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_i1(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_i1

    module subroutine gpu_export_i1(array, token, stat, errmsg)
        integer(c_int8_t), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i1(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_i1

    module subroutine gpu_publish_i1(array, name, stat, errmsg)
        integer(c_int8_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i1(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_i1

    module subroutine gpu_publish_steps_i1(array, name, steps, timeout, readers, stat, errmsg)
        integer(c_int8_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i1(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_i1

    module subroutine gpu_import_i1(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i1, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_i1(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_i1

    module subroutine gpu_import_shaped_i1(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i1, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_i1(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_i1

    module subroutine gpu_import_named_i1(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i1, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_i1(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_i1

    module subroutine gpu_close_i1(array, stat, errmsg)
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i1(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i1(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_i1

    module function gpu_is_device_i1(array) result(answer)
        integer(c_int8_t), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_i1(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_i1

    module function gpu_address_i1(array) result(answer)
        integer(c_int8_t), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_i1(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_i1

    module function gpu_argument_i1(array) result(answer)
        integer(c_int8_t), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_i1(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_i1

    !> Describes an array; its lower bounds are 1.
    subroutine look_i1(array, found)
        integer(c_int8_t), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_integer, bytes=storage_size(element_i1, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_i1

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_i1(array, found)
        integer(c_int8_t), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_i1(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_i1(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_i1(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_i1(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_i1(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_i1(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_i1(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_i1(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_i1

    !> Associates a pointer with memory.
    subroutine point_i1(array, found)
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        integer(c_int8_t), pointer :: scalar
        integer(c_int8_t), pointer :: array_1(:)
        integer(c_int8_t), pointer :: array_2(:, :)
        integer(c_int8_t), pointer :: array_3(:, :, :)
        integer(c_int8_t), pointer :: array_4(:, :, :, :)
        integer(c_int8_t), pointer :: array_5(:, :, :, :, :)
        integer(c_int8_t), pointer :: array_6(:, :, :, :, :, :)
        integer(c_int8_t), pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_i1

    !> Nullifies a pointer.
    subroutine disassociate_i1(array)
        integer(c_int8_t), pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_i1

    !> Sets all elements of an array on the host.
    subroutine set_i1(array, value)
        integer(c_int8_t), target, intent(inout) :: array(..)
        integer(c_int8_t), intent(in) :: value

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
    end subroutine set_i1

    module subroutine gpu_allocate_i2(array, shape, lower, source, mold, on, stat, errmsg)
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer(c_int16_t), target, intent(in), optional :: source(..)
        integer(c_int16_t), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_integer, bytes=storage_size(element_i2, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_i2(source, given)
        if (present(mold)) call look_i2(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_i2(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_i2

    module subroutine gpu_deallocate_i2(array, stat, errmsg)
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i2(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i2(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_i2

    module subroutine gpu_copy_i2(dest, source, stream, stat, errmsg)
        integer(c_int16_t), target, intent(inout) :: dest(..)
        integer(c_int16_t), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_i2(dest, to)
        call look_i2(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_i2

    module subroutine gpu_fill_i2(array, value, stream, stat, errmsg)
        integer(c_int16_t), target, intent(inout) :: array(..)
        integer(c_int16_t), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        integer(c_int16_t), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_i2(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_i2(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_i2(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_i2

    module subroutine gpu_touch_i2(array, is_written, stream, stat, errmsg)
        integer(c_int16_t), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_i2(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_i2

    module subroutine gpu_export_i2(array, token, stat, errmsg)
        integer(c_int16_t), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i2(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_i2

    module subroutine gpu_publish_i2(array, name, stat, errmsg)
        integer(c_int16_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i2(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_i2

    module subroutine gpu_publish_steps_i2(array, name, steps, timeout, readers, stat, errmsg)
        integer(c_int16_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i2(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_i2

    module subroutine gpu_import_i2(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i2, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_i2(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_i2

    module subroutine gpu_import_shaped_i2(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i2, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_i2(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_i2

    module subroutine gpu_import_named_i2(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i2, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_i2(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_i2

    module subroutine gpu_close_i2(array, stat, errmsg)
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i2(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i2(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_i2

    module function gpu_is_device_i2(array) result(answer)
        integer(c_int16_t), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_i2(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_i2

    module function gpu_address_i2(array) result(answer)
        integer(c_int16_t), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_i2(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_i2

    module function gpu_argument_i2(array) result(answer)
        integer(c_int16_t), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_i2(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_i2

    !> Describes an array; its lower bounds are 1.
    subroutine look_i2(array, found)
        integer(c_int16_t), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_integer, bytes=storage_size(element_i2, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_i2

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_i2(array, found)
        integer(c_int16_t), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_i2(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_i2(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_i2(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_i2(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_i2(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_i2(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_i2(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_i2(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_i2

    !> Associates a pointer with memory.
    subroutine point_i2(array, found)
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        integer(c_int16_t), pointer :: scalar
        integer(c_int16_t), pointer :: array_1(:)
        integer(c_int16_t), pointer :: array_2(:, :)
        integer(c_int16_t), pointer :: array_3(:, :, :)
        integer(c_int16_t), pointer :: array_4(:, :, :, :)
        integer(c_int16_t), pointer :: array_5(:, :, :, :, :)
        integer(c_int16_t), pointer :: array_6(:, :, :, :, :, :)
        integer(c_int16_t), pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_i2

    !> Nullifies a pointer.
    subroutine disassociate_i2(array)
        integer(c_int16_t), pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_i2

    !> Sets all elements of an array on the host.
    subroutine set_i2(array, value)
        integer(c_int16_t), target, intent(inout) :: array(..)
        integer(c_int16_t), intent(in) :: value

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
    end subroutine set_i2

    module subroutine gpu_allocate_i4(array, shape, lower, source, mold, on, stat, errmsg)
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer(c_int32_t), target, intent(in), optional :: source(..)
        integer(c_int32_t), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_integer, bytes=storage_size(element_i4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_i4(source, given)
        if (present(mold)) call look_i4(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_i4(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_i4

    module subroutine gpu_deallocate_i4(array, stat, errmsg)
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i4(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i4(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_i4

    module subroutine gpu_copy_i4(dest, source, stream, stat, errmsg)
        integer(c_int32_t), target, intent(inout) :: dest(..)
        integer(c_int32_t), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_i4(dest, to)
        call look_i4(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_i4

    module subroutine gpu_fill_i4(array, value, stream, stat, errmsg)
        integer(c_int32_t), target, intent(inout) :: array(..)
        integer(c_int32_t), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        integer(c_int32_t), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_i4(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_i4(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_i4(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_i4

    module subroutine gpu_touch_i4(array, is_written, stream, stat, errmsg)
        integer(c_int32_t), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_i4(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_i4

    module subroutine gpu_export_i4(array, token, stat, errmsg)
        integer(c_int32_t), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i4(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_i4

    module subroutine gpu_publish_i4(array, name, stat, errmsg)
        integer(c_int32_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i4(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_i4

    module subroutine gpu_publish_steps_i4(array, name, steps, timeout, readers, stat, errmsg)
        integer(c_int32_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i4(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_i4

    module subroutine gpu_import_i4(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_i4(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_i4

    module subroutine gpu_import_shaped_i4(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_i4(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_i4

    module subroutine gpu_import_named_i4(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_i4(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_i4

    module subroutine gpu_close_i4(array, stat, errmsg)
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i4(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i4(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_i4

    module function gpu_is_device_i4(array) result(answer)
        integer(c_int32_t), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_i4(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_i4

    module function gpu_address_i4(array) result(answer)
        integer(c_int32_t), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_i4(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_i4

    module function gpu_argument_i4(array) result(answer)
        integer(c_int32_t), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_i4(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_i4

    !> Describes an array; its lower bounds are 1.
    subroutine look_i4(array, found)
        integer(c_int32_t), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_integer, bytes=storage_size(element_i4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_i4

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_i4(array, found)
        integer(c_int32_t), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_i4(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_i4(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_i4(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_i4(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_i4(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_i4(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_i4(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_i4(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_i4

    !> Associates a pointer with memory.
    subroutine point_i4(array, found)
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        integer(c_int32_t), pointer :: scalar
        integer(c_int32_t), pointer :: array_1(:)
        integer(c_int32_t), pointer :: array_2(:, :)
        integer(c_int32_t), pointer :: array_3(:, :, :)
        integer(c_int32_t), pointer :: array_4(:, :, :, :)
        integer(c_int32_t), pointer :: array_5(:, :, :, :, :)
        integer(c_int32_t), pointer :: array_6(:, :, :, :, :, :)
        integer(c_int32_t), pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_i4

    !> Nullifies a pointer.
    subroutine disassociate_i4(array)
        integer(c_int32_t), pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_i4

    !> Sets all elements of an array on the host.
    subroutine set_i4(array, value)
        integer(c_int32_t), target, intent(inout) :: array(..)
        integer(c_int32_t), intent(in) :: value

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
    end subroutine set_i4

    module subroutine gpu_allocate_i8(array, shape, lower, source, mold, on, stat, errmsg)
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer(c_int64_t), target, intent(in), optional :: source(..)
        integer(c_int64_t), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_integer, bytes=storage_size(element_i8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_i8(source, given)
        if (present(mold)) call look_i8(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_i8(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_i8

    module subroutine gpu_deallocate_i8(array, stat, errmsg)
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i8(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i8(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_i8

    module subroutine gpu_copy_i8(dest, source, stream, stat, errmsg)
        integer(c_int64_t), target, intent(inout) :: dest(..)
        integer(c_int64_t), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_i8(dest, to)
        call look_i8(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_i8

    module subroutine gpu_fill_i8(array, value, stream, stat, errmsg)
        integer(c_int64_t), target, intent(inout) :: array(..)
        integer(c_int64_t), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        integer(c_int64_t), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_i8(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_i8(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_i8(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_i8

    module subroutine gpu_touch_i8(array, is_written, stream, stat, errmsg)
        integer(c_int64_t), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_i8(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_i8

    module subroutine gpu_export_i8(array, token, stat, errmsg)
        integer(c_int64_t), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i8(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_i8

    module subroutine gpu_publish_i8(array, name, stat, errmsg)
        integer(c_int64_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i8(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_i8

    module subroutine gpu_publish_steps_i8(array, name, steps, timeout, readers, stat, errmsg)
        integer(c_int64_t), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i8(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_i8

    module subroutine gpu_import_i8(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_i8(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_i8

    module subroutine gpu_import_shaped_i8(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_i8(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_i8

    module subroutine gpu_import_named_i8(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_integer, bytes=storage_size(element_i8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_i8(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_i8

    module subroutine gpu_close_i8(array, stat, errmsg)
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_i8(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_i8(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_i8

    module function gpu_is_device_i8(array) result(answer)
        integer(c_int64_t), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_i8(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_i8

    module function gpu_address_i8(array) result(answer)
        integer(c_int64_t), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_i8(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_i8

    module function gpu_argument_i8(array) result(answer)
        integer(c_int64_t), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_i8(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_i8

    !> Describes an array; its lower bounds are 1.
    subroutine look_i8(array, found)
        integer(c_int64_t), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_integer, bytes=storage_size(element_i8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_i8

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_i8(array, found)
        integer(c_int64_t), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_i8(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_i8(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_i8(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_i8(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_i8(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_i8(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_i8(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_i8(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_i8

    !> Associates a pointer with memory.
    subroutine point_i8(array, found)
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        integer(c_int64_t), pointer :: scalar
        integer(c_int64_t), pointer :: array_1(:)
        integer(c_int64_t), pointer :: array_2(:, :)
        integer(c_int64_t), pointer :: array_3(:, :, :)
        integer(c_int64_t), pointer :: array_4(:, :, :, :)
        integer(c_int64_t), pointer :: array_5(:, :, :, :, :)
        integer(c_int64_t), pointer :: array_6(:, :, :, :, :, :)
        integer(c_int64_t), pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_i8

    !> Nullifies a pointer.
    subroutine disassociate_i8(array)
        integer(c_int64_t), pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_i8

    !> Sets all elements of an array on the host.
    subroutine set_i8(array, value)
        integer(c_int64_t), target, intent(inout) :: array(..)
        integer(c_int64_t), intent(in) :: value

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
    end subroutine set_i8

end submodule anygpu_arrays_integer
