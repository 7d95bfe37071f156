! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of characters: of several lengths, filled as assignment does, refused where lengths differ, and as tokens.
program characters
    use anygpu
    implicit none
    character(7), pointer :: a(:, :), b(:, :)
    character(4), pointer :: short(:)
    character(1), pointer :: letters(:)
    character(0), pointer :: nothing(:)
    character(7) :: h(3, 4), g(3, 4), one
    character(8) :: longer(3, 4)
    character(4) :: four(10)
    character(200) :: message
    type(anygpu_token) :: token
    integer :: i, j, stat

    nullify (a, b, short, letters, nothing)
    do j = 1, 4
        do i = 1, 3
            write (h(i, j), "(a, 2i1)") "text-", i, j
        end do
    end do
    call gpu_allocate(a, lower=[0, 0], source=h)
    call gpu_copy(one, a(1, 2))
    if (one /= "text-23") error stop "an element"
    call gpu_fill(a(1, :), "row")
    call gpu_copy(g, a)
    if (any(g(2, :) /= "row") .or. any(g(1, :) /= h(1, :))) error stop "a row"
    call gpu_fill(a, "longer than 7")
    call gpu_copy(g, a)
    if (any(g /= "longer ")) error stop "cut"
    call gpu_fill(a, " ")
    call gpu_copy(g, a)
    if (any(g /= " ")) error stop "blanks"

    call gpu_copy(a, longer, stat=stat, errmsg=message)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE .or. index(message, "dest is of character(7), source of character(8)") == 0) &
        error stop "another length"
    call gpu_allocate(b, source=longer, stat=stat, errmsg=message)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE .or. associated(b)) error stop "allocated with another length"

    call gpu_copy(a, h)
    call gpu_export(a, token)
    call gpu_import(token, b)
    if (any(lbound(b) /= 0) .or. any(shape(b) /= [3, 4])) error stop "bounds"
    call gpu_copy(g, b)
    if (any(g /= h)) error stop "imported"
    call gpu_close(b)
    call gpu_import(token, short, stat=stat, errmsg=message)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE .or. index(message, "array of character(7) and rank 2") == 0) &
        error stop "imported with another length"
    call gpu_deallocate(a)

    call gpu_allocate(short, [10], source="abcd")
    call gpu_copy(four, short)
    if (any(four /= "abcd")) error stop "a scalar source"
    call gpu_deallocate(short)
    call gpu_allocate(letters, [5], on=gpu_pinned)
    call gpu_fill(letters, "z")
    if (any(letters /= "z")) error stop "pinned"
    call gpu_deallocate(letters)
    call gpu_allocate(nothing, [3])
    call gpu_fill(nothing, "")
    call gpu_deallocate(nothing)
    print "(a)", "ok"
end program characters
