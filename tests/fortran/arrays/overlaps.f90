! SPDX-License-Identifier: MIT OR Apache-2.0
!> Copies within an array are Fortran's assignments: all elements are read before one is written.
program overlaps
    use, intrinsic :: iso_c_binding
    use anygpu
    implicit none
    integer(c_int), parameter :: n = 7_c_int, steps(*) = [-2_c_int, -1_c_int, 1_c_int, 2_c_int]
    real(c_double), pointer :: line(:), field(:, :)
    real(c_double) :: h(n), expected(n), f(n, n), wanted(n, n)
    integer(c_int) :: count, to, from, by, along, i, j
    integer :: stat
    type(gpu_stream) :: stream

    call gpu_create(stream)
    call gpu_allocate(line, [n])
    ! Every pair of sections of up to three elements and each step.
    do count = 1_c_int, 3_c_int
        do i = 1_c_int, size(steps, kind=c_int)
            do j = 1_c_int, size(steps, kind=c_int)
                by = steps(i)
                along = steps(j)
                do to = 1_c_int, n
                    if (.not. is_within(to, by)) cycle
                    do from = 1_c_int, n
                        if (.not. is_within(from, along)) cycle
                        call line_case()
                    end do
                end do
            end do
        end do
    end do
    ! Blocks and rows of a matrix, which lie between each other.
    call gpu_allocate(field, [n, n])
    do i = 1_c_int, 4_c_int
        do j = 1_c_int, 4_c_int
            call set()
            wanted(i:i + 3, j:j + 3) = wanted(2:5, 3:6)
            call gpu_copy(field(i:i + 3, j:j + 3), field(2:5, 3:6), stat=stat)
            call same("blocks")
            wanted(i:i + 3:2, j:j + 3:2) = wanted(2:5:2, 3:6:2)
            call gpu_copy(field(i:i + 3:2, j:j + 3:2), field(2:5:2, 3:6:2), stream, stat=stat)
            call gpu_synchronize(stream)
            call same("every second of a block, with a stream")
        end do
    end do
    call set()
    wanted = wanted(n:1:-1, n:1:-1)
    call gpu_copy(field, field(n:1:-1, n:1:-1), stat=stat)
    call same("backwards")
    wanted(1, :) = wanted(n - 1, :)
    call gpu_copy(field(1, :), field(n - 1, :), stat=stat)
    call same("a row")
    call gpu_deallocate(field)
    call gpu_deallocate(line)
    print "(a)", "ok"

contains

    !> Tells whether so many elements from one on are in the array.
    logical function is_within(start, step)
        integer(c_int), intent(in) :: start, step

        is_within = start + (count - 1_c_int) * step >= 1_c_int .and. start + (count - 1_c_int) * step <= n
    end function is_within

    subroutine line_case()
        integer(c_int) :: k, last, end

        expected = [(real(k, c_double), k = 1, n)]
        call gpu_copy(line, expected)
        last = to + (count - 1_c_int) * by
        end = from + (count - 1_c_int) * along
        expected(to:last:by) = expected(from:end:along)
        call gpu_copy(line(to:last:by), line(from:end:along), stat=stat)
        call gpu_copy(h, line)
        if (stat == 0 .and. all(h == expected)) return
        print *, "to", to, last, by, "from", from, end, along, "stat", stat, h
        error stop 1
    end subroutine line_case

    subroutine set()
        integer(c_int) :: k

        wanted = reshape([(real(k, c_double), k = 1, n * n)], [n, n])
        call gpu_copy(field, wanted)
    end subroutine set

    subroutine same(what)
        character(*), intent(in) :: what

        call gpu_copy(f, field)
        if (stat == 0 .and. all(f == wanted)) return
        print *, what, i, j, stat
        error stop 1
    end subroutine same
end program overlaps
