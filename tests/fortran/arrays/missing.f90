! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays that are not there: freed, not associated, and at addresses where the process has no memory.
program missing
    use, intrinsic :: iso_c_binding
    use anygpu
    implicit none
    real(c_double), pointer :: a(:), b(:), freed(:), none(:), scalar
    real(c_double) :: h(4)
    type(anygpu_token) :: token
    integer :: stat
    character(len=200) :: errmsg

    nullify (a, b, none, scalar)
    h = 1
    call gpu_allocate(a, [4])
    call gpu_allocate(freed, [4])
    b => freed
    call gpu_deallocate(b)
    call gpu_fill(freed, 2.0_c_double, stat=stat, errmsg=errmsg)
    call bad("gpu_fill: ", "array was freed, or is not in memory of this process")
    call gpu_copy(h, freed, stat=stat, errmsg=errmsg)
    call bad("gpu_copy: ", "is not in live device memory")
    call gpu_copy(freed, a, stat=stat, errmsg=errmsg)
    call bad("gpu_copy: ", "is not in live device memory")
    b => freed
    call gpu_deallocate(b, stat, errmsg)
    call bad("gpu_deallocate: ", "array was freed, or is not in memory of this process")
    call gpu_export(b, token, stat, errmsg)
    call bad("gpu_export: ", "")
    call gpu_publish(b, "missing", stat, errmsg)
    call bad("gpu_publish: ", "")
    call gpu_close(b, stat, errmsg)
    call bad("gpu_close: ", "")
    if (gpu_is_device(freed)) error stop "memory that was freed"

    ! No program has memory there.
    call c_f_pointer(transfer(int(z"10", c_intptr_t), c_null_ptr), b, [4])
    call gpu_fill(b, 2.0_c_double, stat=stat, errmsg=errmsg)
    call bad("gpu_fill: ", "array was freed, or is not in memory of this process")
    call gpu_deallocate(b, stat, errmsg)
    call bad("gpu_deallocate: ", "array was freed, or is not in memory of this process")
    call gpu_export(b, token, stat, errmsg)
    call bad("gpu_export: ", "")

    call gpu_fill(none, 2.0_c_double, stat=stat, errmsg=errmsg)
    call bad("gpu_fill: ", "array is not associated")
    call gpu_fill(scalar, 2.0_c_double, stat=stat, errmsg=errmsg)
    call bad("gpu_fill: ", "array is not associated")
    call gpu_copy(none, h, stat=stat, errmsg=errmsg)
    call bad("gpu_copy: ", "dest is not associated")
    call gpu_copy(h, none, stat=stat, errmsg=errmsg)
    ! flang takes it for one without elements.
    call bad("gpu_copy: ", "source")
    call gpu_copy(scalar, h(1), stat=stat, errmsg=errmsg)
    call bad("gpu_copy: ", "dest is not associated")

    ! What is there and has no elements is no mistake.
    call gpu_fill(a(1:0), 2.0_c_double)
    call gpu_fill(h(1:0), 2.0_c_double)
    call gpu_copy(a(1:0), [real(c_double) ::])
    call gpu_copy(a(1:0), pack(h, h > 2))
    call gpu_fill(a, 3.0_c_double)
    call gpu_copy(h, a)
    if (any(h < 3)) error stop "another array was changed"
    call gpu_deallocate(a)
    print "(a)", "ok"

contains

    subroutine bad(call, words)
        character(*), intent(in) :: call, words

        if (stat /= 1 .or. index(errmsg, call) /= 1 .or. index(errmsg, words) == 0) then
            print "(a, i0, 4a)", "stat ", stat, ", not: ", call, words, ": " // trim(errmsg)
            error stop
        end if
        errmsg = ""
    end subroutine bad

end program missing
