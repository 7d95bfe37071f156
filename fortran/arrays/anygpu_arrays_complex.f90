! Generated from crates/generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of type complex.
submodule (anygpu_arrays) anygpu_arrays_complex
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use anygpu_bytes
    use anygpu_calls, only: ANYGPU_SUCCESS
    use anygpu_kernels, only: value_of
    use anygpu_reports, only: finish
    implicit none

    !> For the bytes of an element.
    complex(c_float) :: element_c4
    complex(c_double) :: element_c8

contains

    module subroutine gpu_allocate_c4(array, shape, lower, source, mold, on, stat, errmsg)
        complex(c_float), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        complex(c_float), target, intent(in), optional :: source(..)
        complex(c_float), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_complex, bytes=storage_size(element_c4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_c4(source, given)
        if (present(mold)) call look_c4(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_c4(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_c4

    module subroutine gpu_deallocate_c4(array, stat, errmsg)
        complex(c_float), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c4(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_c4(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_c4

    module subroutine gpu_copy_c4(dest, source, stream, stat, errmsg)
        complex(c_float), target, intent(inout) :: dest(..)
        complex(c_float), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_c4(dest, to)
        call look_c4(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_c4

    module subroutine gpu_fill_c4(array, value, stream, stat, errmsg)
        complex(c_float), target, intent(inout) :: array(..)
        complex(c_float), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        complex(c_float), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_c4(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_c4(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_c4(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_c4

    module subroutine gpu_touch_c4(array, is_written, stream, stat, errmsg)
        complex(c_float), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_c4(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_c4

    module subroutine gpu_export_c4(array, token, stat, errmsg)
        complex(c_float), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c4(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_c4

    module subroutine gpu_publish_c4(array, name, stat, errmsg)
        complex(c_float), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c4(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_c4

    module subroutine gpu_publish_steps_c4(array, name, steps, timeout, readers, stat, errmsg)
        complex(c_float), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c4(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_c4

    module subroutine gpu_import_c4(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        complex(c_float), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_complex, bytes=storage_size(element_c4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_c4(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_c4

    module subroutine gpu_import_shaped_c4(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        complex(c_float), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_complex, bytes=storage_size(element_c4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_c4(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_c4

    module subroutine gpu_import_named_c4(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        complex(c_float), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_complex, bytes=storage_size(element_c4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_c4(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_c4

    module subroutine gpu_close_c4(array, stat, errmsg)
        complex(c_float), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c4(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_c4(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_c4

    module function gpu_is_device_c4(array) result(answer)
        complex(c_float), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_c4(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_c4

    module function gpu_address_c4(array) result(answer)
        complex(c_float), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_c4(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_c4

    module function gpu_argument_c4(array) result(answer)
        complex(c_float), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_c4(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_c4

    !> Describes an array; its lower bounds are 1.
    subroutine look_c4(array, found)
        complex(c_float), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_complex, bytes=storage_size(element_c4, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_c4

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_c4(array, found)
        complex(c_float), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_c4(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_c4(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_c4(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_c4(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_c4(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_c4(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_c4(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_c4(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_c4

    !> Associates a pointer with memory.
    subroutine point_c4(array, found)
        complex(c_float), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        complex(c_float), pointer :: scalar
        complex(c_float), pointer :: array_1(:)
        complex(c_float), pointer :: array_2(:, :)
        complex(c_float), pointer :: array_3(:, :, :)
        complex(c_float), pointer :: array_4(:, :, :, :)
        complex(c_float), pointer :: array_5(:, :, :, :, :)
        complex(c_float), pointer :: array_6(:, :, :, :, :, :)
        complex(c_float), pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_c4

    !> Nullifies a pointer.
    subroutine disassociate_c4(array)
        complex(c_float), pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_c4

    !> Sets all elements of an array on the host.
    subroutine set_c4(array, value)
        complex(c_float), target, intent(inout) :: array(..)
        complex(c_float), intent(in) :: value

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
    end subroutine set_c4

    module subroutine gpu_allocate_c8(array, shape, lower, source, mold, on, stat, errmsg)
        complex(c_double), pointer, intent(inout) :: array(..)
        class(*), intent(in), optional :: shape(:)
        class(*), intent(in), optional :: lower(:)
        complex(c_double), target, intent(in), optional :: source(..)
        complex(c_double), target, intent(in), optional :: mold(..)
        integer(c_int), intent(in), optional :: on
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: made, given
        integer(c_int) :: status

        made = array_layout(type=is_complex, bytes=storage_size(element_c8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        if (present(source)) call look_c8(source, given)
        if (present(mold)) call look_c8(mold, given)
        status = allocate_bytes(made, given, present(source), present(mold), shape, lower, on)
        if (status == ANYGPU_SUCCESS) call point_c8(array, made)
        call finish("gpu_allocate", status, stat, errmsg)
    end subroutine gpu_allocate_c8

    module subroutine gpu_deallocate_c8(array, stat, errmsg)
        complex(c_double), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c8(array, found)
        status = deallocate_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_c8(array)
        call finish("gpu_deallocate", status, stat, errmsg)
    end subroutine gpu_deallocate_c8

    module subroutine gpu_copy_c8(dest, source, stream, stat, errmsg)
        complex(c_double), target, intent(inout) :: dest(..)
        complex(c_double), target, intent(in) :: source(..)
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: to, from
        integer(c_int) :: status

        call look_c8(dest, to)
        call look_c8(source, from)
        status = copy_bytes(to, from, stream)
        call finish("gpu_copy", status, stat, errmsg)
    end subroutine gpu_copy_c8

    module subroutine gpu_fill_c8(array, value, stream, stat, errmsg)
        complex(c_double), target, intent(inout) :: array(..)
        complex(c_double), intent(in) :: value
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found, one
        complex(c_double), target :: copy
        logical :: is_host
        integer(c_int) :: status

        call look_c8(array, found)
        status = find_memory(found, is_host)
        if (status == ANYGPU_SUCCESS .and. is_host) then
            status = wait_for_host(found, stream)
            if (status == ANYGPU_SUCCESS) call set_c8(array, value)
        else if (status == ANYGPU_SUCCESS) then
            copy = value
            call look_c8(copy, one)
            status = fill_bytes(found, one, stream)
        end if
        call finish("gpu_fill", status, stat, errmsg)
    end subroutine gpu_fill_c8

    module subroutine gpu_touch_c8(array, is_written, stream, stat, errmsg)
        complex(c_double), target, intent(in) :: array(..)
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_c8(array, found)
        status = touch_bytes(found, is_written, stream)
        call finish("gpu_touch", status, stat, errmsg)
    end subroutine gpu_touch_c8

    module subroutine gpu_export_c8(array, token, stat, errmsg)
        complex(c_double), pointer, intent(in) :: array(..)
        type(anygpu_token), intent(inout) :: token
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c8(array, found)
        status = export_bytes(found, token, "gpu_export")
        call finish("gpu_export", status, stat, errmsg)
    end subroutine gpu_export_c8

    module subroutine gpu_publish_c8(array, name, stat, errmsg)
        complex(c_double), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c8(array, found)
        status = publish_bytes(found, name)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_c8

    module subroutine gpu_publish_steps_c8(array, name, steps, timeout, readers, stat, errmsg)
        complex(c_double), pointer, intent(in) :: array(..)
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout) :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c8(array, found)
        status = publish_bytes(found, name, steps, timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine gpu_publish_steps_c8

    module subroutine gpu_import_c8(token, array, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        complex(c_double), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_complex, bytes=storage_size(element_c8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .false.)
        if (status == ANYGPU_SUCCESS) call point_c8(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_c8

    module subroutine gpu_import_shaped_c8(token, array, shape, lower, stat, errmsg)
        type(anygpu_token), intent(in) :: token
        complex(c_double), pointer, intent(inout) :: array(..)
        class(*), intent(in) :: shape(:)
        class(*), intent(in), optional :: lower(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_complex, bytes=storage_size(element_c8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_bytes(token, found, .true., shape, lower)
        if (status == ANYGPU_SUCCESS) call point_c8(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_shaped_c8

    module subroutine gpu_import_named_c8(name, array, timeout, stat, errmsg)
        character(*), intent(in) :: name
        complex(c_double), pointer, intent(inout) :: array(..)
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        found = array_layout(type=is_complex, bytes=storage_size(element_c8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
        status = import_named(name, found, timeout)
        if (status == ANYGPU_SUCCESS) call point_c8(array, found)
        call finish("gpu_import", status, stat, errmsg)
    end subroutine gpu_import_named_c8

    module subroutine gpu_close_c8(array, stat, errmsg)
        complex(c_double), pointer, intent(inout) :: array(..)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(array_layout) :: found
        integer(c_int) :: status

        call look_at_pointer_c8(array, found)
        status = close_bytes(found)
        if (status == ANYGPU_SUCCESS) call disassociate_c8(array)
        call finish("gpu_close", status, stat, errmsg)
    end subroutine gpu_close_c8

    module function gpu_is_device_c8(array) result(answer)
        complex(c_double), target, intent(in) :: array(..)
        logical :: answer
        type(array_layout) :: found

        call look_c8(array, found)
        answer = memory_kind(found) == ANYGPU_MEMORY_DEVICE
    end function gpu_is_device_c8

    module function gpu_address_c8(array) result(answer)
        complex(c_double), target, intent(in) :: array(..)
        type(c_ptr) :: answer
        type(array_layout) :: found

        call look_c8(array, found)
        answer = pointer_to(found%address)
    end function gpu_address_c8

    module function gpu_argument_c8(array) result(answer)
        complex(c_double), target, intent(in) :: array(..)
        type(gpu_value) :: answer
        type(array_layout) :: found
        logical :: is_value

        call look_c8(array, found)
        is_value = rank(array) == 0
        if (is_value) is_value = memory_kind(found) /= ANYGPU_MEMORY_DEVICE
        answer = value_of(found%address, found%bytes, is_value)
    end function gpu_argument_c8

    !> Describes an array; its lower bounds are 1.
    subroutine look_c8(array, found)
        complex(c_double), target, intent(in) :: array(..)
        type(array_layout), intent(out) :: found
        ! Of temporary arrays gfortran has others than 1.
        integer(c_int64_t) :: low(7)

        found = array_layout(type=is_complex, bytes=storage_size(element_c8, c_int64_t) / 8_c_int64_t, rank=int(rank(array), c_int))
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
    end subroutine look_c8

    !> Describes a pointer's target; without one its address is 0.
    subroutine look_at_pointer_c8(array, found)
        complex(c_double), pointer, intent(in) :: array(..)
        type(array_layout), intent(out) :: found

        select rank (array)
        rank (0)
            if (.not. associated(array)) return
            call look_c8(array, found)
        rank (1)
            if (.not. associated(array)) return
            call look_c8(array, found)
            found%lower(1:1) = lbound(array, kind=c_int64_t)
        rank (2)
            if (.not. associated(array)) return
            call look_c8(array, found)
            found%lower(1:2) = lbound(array, kind=c_int64_t)
        rank (3)
            if (.not. associated(array)) return
            call look_c8(array, found)
            found%lower(1:3) = lbound(array, kind=c_int64_t)
        rank (4)
            if (.not. associated(array)) return
            call look_c8(array, found)
            found%lower(1:4) = lbound(array, kind=c_int64_t)
        rank (5)
            if (.not. associated(array)) return
            call look_c8(array, found)
            found%lower(1:5) = lbound(array, kind=c_int64_t)
        rank (6)
            if (.not. associated(array)) return
            call look_c8(array, found)
            found%lower(1:6) = lbound(array, kind=c_int64_t)
        rank (7)
            if (.not. associated(array)) return
            call look_c8(array, found)
            found%lower(1:7) = lbound(array, kind=c_int64_t)
        end select
    end subroutine look_at_pointer_c8

    !> Associates a pointer with memory.
    subroutine point_c8(array, found)
        complex(c_double), pointer, intent(inout) :: array(..)
        type(array_layout), intent(in) :: found
        complex(c_double), pointer :: scalar
        complex(c_double), pointer :: array_1(:)
        complex(c_double), pointer :: array_2(:, :)
        complex(c_double), pointer :: array_3(:, :, :)
        complex(c_double), pointer :: array_4(:, :, :, :)
        complex(c_double), pointer :: array_5(:, :, :, :, :)
        complex(c_double), pointer :: array_6(:, :, :, :, :, :)
        complex(c_double), pointer :: array_7(:, :, :, :, :, :, :)
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
    end subroutine point_c8

    !> Nullifies a pointer.
    subroutine disassociate_c8(array)
        complex(c_double), pointer, intent(inout) :: array(..)

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
    end subroutine disassociate_c8

    !> Sets all elements of an array on the host.
    subroutine set_c8(array, value)
        complex(c_double), target, intent(inout) :: array(..)
        complex(c_double), intent(in) :: value

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
    end subroutine set_c8

end submodule anygpu_arrays_complex
