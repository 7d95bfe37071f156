! SPDX-License-Identifier: MIT OR Apache-2.0
!> Failures: stat and errmsg say what is wrong, and the arguments stay as they were.
program failures
    use, intrinsic :: iso_c_binding
    use anygpu
    implicit none
    real(c_double), pointer :: a(:, :), b(:, :), row(:), none(:)
    real(c_float), pointer :: other(:, :)
    real(c_double), target :: h(2, 3), g(2, 2)
    type(anygpu_token) :: token, plain
    type(gpu_event) :: event
    type(gpu_properties) :: info
    integer :: stat
    character(len=200) :: errmsg
    character(len=12) :: short

    nullify (a, b, row, none, other)
    h = 1
    call reset()
    call gpu_allocate(a, [2, 3], stat=stat, errmsg=errmsg)
    call good("allocate")

    b => a
    call gpu_allocate(b, [2, 3, 4], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: shape has 3 elements, array has rank 2")
    call gpu_allocate(b, [2.0, 3.0], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: shape must be integers")
    call gpu_allocate(b, [2, 3], lower=[1], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: lower has 1 elements, array has rank 2")
    call gpu_allocate(b, stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: one of shape, source and mold must be given")
    call gpu_allocate(b, source=h, mold=h, stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: source and mold exclude each other")
    call gpu_allocate(b, mold=h(:, 1), stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: the shape of an array of another rank: array has rank 2, source or mold rank 1")
    call gpu_allocate(b, [3, 2], source=h, stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: source has shape (2,3), array shape (3,2)")
    call gpu_allocate(b, [2, 3], on=77_c_int, stat=stat, errmsg=errmsg)
    call bad(1, "gpu_allocate: on must be gpu_device, gpu_pinned or gpu_managed")
    call gpu_allocate(b, [2_c_int64_t**60, 2_c_int64_t**10], stat=stat, errmsg=errmsg)
    call bad(2, "gpu_allocate: shape (1152921504606846976,1024) has too many bytes")
    call gpu_allocate(b, [2_c_int64_t**40, 1_c_int64_t], stat=stat, errmsg=errmsg)
    call bad(2, "gpu_allocate: hipMalloc: ")
    call same(associated(b, a), "allocate changes nothing")
    ! As for ALLOCATE, an extent below zero is zero; and integers of every kind are extents.
    call gpu_allocate(b, [-5, 3], stat=stat, errmsg=errmsg)
    call good("a negative extent")
    call same(all(shape(b) == [0, 3]), "a negative extent")
    call gpu_deallocate(b)
    call gpu_allocate(b, [2_c_int16_t, 3_c_int16_t], lower=[-1_c_int8_t, 0_c_int8_t])
    call same(all(shape(b) == [2, 3]) .and. all(lbound(b) == [-1, 0]), "kinds of extents")
    call gpu_deallocate(b)

    call gpu_deallocate(none, stat, errmsg)
    call bad(1, "gpu_deallocate: array is not associated")
    row => h(:, 1)
    call gpu_deallocate(row, stat, errmsg)
    call bad(1, "gpu_deallocate: array is not in memory of gpu_allocate")
    row => a(:, 2)
    call gpu_deallocate(row, stat, errmsg)
    call bad(1, "gpu_deallocate: array is a section of what was allocated")
    row => a(1, :)
    call gpu_deallocate(row, stat, errmsg)
    call bad(1, "gpu_deallocate: array is a section of what was allocated")
    row => a(:, 1)
    call gpu_deallocate(row, stat, errmsg)
    call bad(1, "gpu_deallocate: array is a section of what was allocated")
    call same(associated(row), "deallocate nullifies only what it frees")

    call gpu_copy(a, g, stat=stat, errmsg=errmsg)
    call bad(1, "gpu_copy: dest has shape (2,3), source shape (2,2)")
    call gpu_copy(a(:, 1), 1.0_c_double, stat=stat, errmsg=errmsg)
    call bad(1, "gpu_copy: dest has shape (2), source a scalar")
    call gpu_copy(a(1, :), reshape(h(1, :), [1, 3]), stat=stat, errmsg=errmsg)
    call bad(1, "gpu_copy: the array that is not contiguous needs one of the same shape: dest has shape (3), &
        &source shape (1,3)")
    ! Contiguous arrays need only as many elements.
    call gpu_copy(a, reshape(h, [6]), stat=stat, errmsg=errmsg)
    call good("copy to another shape")

    call gpu_export(none, token, stat, errmsg)
    call bad(1, "gpu_export: array is not associated")
    row => a(1, :)
    call gpu_export(row, token, stat, errmsg)
    call bad(1, "gpu_export: array is not contiguous")
    row => h(:, 1)
    call gpu_export(row, token, stat, errmsg)
    call bad(1, "gpu_export: anygpu_export_array: ")
    call gpu_import(token, row, stat, errmsg)
    call bad(10001, "gpu_import: anygpu_describe: the bytes are no token")
    call gpu_allocate(b, [2, 3], on=gpu_managed)
    call gpu_export(b, token, stat, errmsg)
    call bad(801, "gpu_export: anygpu_export_array: managed memory cannot be shared")
    call gpu_deallocate(b)

    call gpu_export(a, token, stat, errmsg)
    call good("export")
    b => a
    row => h(:, 1)
    other => null()
    call gpu_import(token, row, stat, errmsg)
    call bad(1, "gpu_import: the token names an array of real(8) and rank 2, array is of real(8) and rank 1")
    call gpu_import(token, other, stat, errmsg)
    call bad(1, "gpu_import: the token names an array of real(8) and rank 2, array is of real(4) and rank 2")
    call same(associated(row) .and. .not. associated(other), "import changes nothing")
    call gpu_check(anygpu_export(gpu_address(a), 8_c_size_t, plain), "anygpu_export")
    call gpu_import(plain, b, stat, errmsg)
    call bad(10001, "gpu_import: the token does not name an array, but memory: gpu_export makes those that do")
    call gpu_import(plain, row, [1.0], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: shape must be integers")
    call gpu_import(plain, row, [integer ::], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: shape has 0 elements, array has rank 1")
    call gpu_import(plain, row, [1, 1], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: shape has 2 elements, array has rank 1")
    call gpu_import(plain, row, [1], [1, 1], stat, errmsg)
    call bad(1, "gpu_import: lower has 2 elements, array has rank 1")
    call gpu_import(plain, row, [2], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: shape (2) of real(8) has more bytes than the token names, 8")
    call gpu_import(plain, b, [2_c_int64_t**32, 2_c_int64_t**32], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: shape (4294967296,4294967296) of real(8) has more bytes than the token names, 8")
    call gpu_import(token, row, [5], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: shape (5) has another number of elements than the token's array, 6")
    call gpu_import(token, b, [2_c_int64_t**32, 2_c_int64_t**32], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: shape (4294967296,4294967296) has another number of elements than the token's array, 6")
    call gpu_import(token, other, [2, 3], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: the token names an array of real(8) and rank 2, array is of real(4) and rank 2")
    call described(ANYGPU_ARRAY_C_ORDER, 8_c_int64_t)
    call gpu_import(plain, b, stat, errmsg)
    call bad(1, "gpu_import: the token's array is in C's order: in Fortran's it has shape (2,3), to be given as shape")
    call described(0_c_int, 16_c_int64_t)
    call gpu_import(plain, b, stat, errmsg)
    call bad(1, "gpu_import: the token's array has gaps between its elements")
    call gpu_import(plain, b, [2, 1], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: the token's array has gaps between its elements")
    call gpu_check(anygpu_export(behind(1), 16_c_size_t, plain), "anygpu_export")
    call gpu_import(plain, row, [1], stat=stat, errmsg=errmsg)
    call bad(1, "gpu_import: the memory begins between two elements of real(8)")
    call same(associated(row, h(:, 1)) .and. associated(b, a) .and. .not. associated(other), "import changes nothing")
    call gpu_close(a, stat, errmsg)
    call bad(1, "gpu_close: anygpu_close: ")
    call gpu_close(none, stat, errmsg)
    call bad(1, "gpu_close: array is not associated")
    call same(associated(a) .and. associated(b, a), "close and import change nothing")

    ! Two imports are closed twice, and only then the array is freed.
    nullify (b)
    call gpu_import(token, b)
    call gpu_import(token, b)
    call gpu_close(b)
    call gpu_deallocate(a, stat, errmsg)
    call bad(int(ANYGPU_ERROR_IN_USE), "gpu_deallocate: array is shared")
    b => a
    call gpu_close(b)
    call gpu_deallocate(a, stat, errmsg)
    call good("deallocate")
    call gpu_import(token, b, stat, errmsg)
    call bad(10002, "gpu_import: anygpu_import: ")

    call gpu_create(event)
    call gpu_export(event, token, stat, errmsg)
    call bad(9, "gpu_export: anygpu_export_event: ")
    call gpu_destroy(event)
    call gpu_destroy(event, stat, errmsg)
    call same(stat /= 0 .and. index(errmsg, "gpu_destroy: ") == 1, "destroy nothing")
    call reset()
    call gpu_set_device(99, stat, errmsg)
    call bad(101, "gpu_set_device: hipSetDevice: ")
    call gpu_set_device(2_c_int64_t**40, stat, errmsg)
    call bad(101, "gpu_set_device: hipSetDevice: ")
    call gpu_set_device("0123", stat, errmsg)
    call bad(101, "gpu_set_device: no device of this process has the uuid 0123")
    call gpu_device_info(info, 99, stat, errmsg)
    call bad(101, "gpu_device_info: ")
    call same(info%device == -1, "device_info changes nothing")
    call gpu_check(1_c_int, "my_call", stat, errmsg)
    call bad(1, "my_call: ")

    ! As an intrinsic statement does, a short errmsg has what fits.
    short = "unchanged"
    call gpu_deallocate(none, stat, short)
    call same(short == "gpu_dealloca", "a short errmsg")
    call same(gpu_reason() == "gpu_deallocate: array is not associated", "gpu_reason")
    print "(a)", "ok"

contains

    !> Makes `plain` the token of a(:, 1:2) or a(:1, :2) as C has it, with three rows of two or two of one.
    subroutine described(flags, stride)
        integer(c_int), intent(in) :: flags
        integer(c_int64_t), intent(in) :: stride
        type(anygpu_array_description) :: array

        array%kind = ANYGPU_ELEMENT_REAL
        array%bytes = 8
        array%rank = 2
        array%flags = flags
        array%shape(:2) = [3_c_int64_t, 2_c_int64_t]
        if (flags == 0) array%shape(:2) = [2_c_int64_t, 1_c_int64_t]
        array%strides(:2) = [stride, 8_c_int64_t]
        call gpu_check(anygpu_export_array(gpu_address(a), array, plain), "anygpu_export_array")
    end subroutine described

    !> An address so many bytes behind a's beginning.
    function behind(bytes) result(address)
        integer, intent(in) :: bytes
        type(c_ptr) :: address

        address = transfer(transfer(gpu_address(a), 0_c_intptr_t) + bytes, address)
    end function behind

    subroutine reset()
        stat = -1
        errmsg = "unchanged"
    end subroutine reset

    subroutine good(what)
        character(*), intent(in) :: what

        call same(stat == 0 .and. errmsg == "unchanged", what)
        call reset()
    end subroutine good

    subroutine bad(expected, words)
        integer, intent(in) :: expected
        !> The message, or its beginning up to ": ".
        character(*), intent(in) :: words

        call same(stat == expected .and. index(errmsg, words) == 1, words)
        call reset()
    end subroutine bad

    subroutine same(is, what)
        logical, intent(in) :: is
        character(*), intent(in) :: what

        if (is) return
        print "(3a, i0, 1x, a)", "not so: ", what, "; stat ", stat, trim(errmsg)
        error stop 1
    end subroutine same

end program failures
