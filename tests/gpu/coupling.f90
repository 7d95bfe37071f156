! SPDX-License-Identifier: MIT OR Apache-2.0
!> The owner of an array that other programs open by its name: coupling NAME. A line on standard input has the numbers, of 1 to 3,
!> that were added to the quarters of it with these numbers; 0 for none.
program coupling
    use anygpu
    implicit none
    integer, parameter :: rows = 4096, columns = 8192
    real(8), pointer :: u(:, :)
    real(8), allocatable :: h(:, :)
    character(len=64) :: name
    integer :: added(0:3), i, k, wrong

    call get_command_argument(1, name)
    allocate (h(rows, columns))
    do k = 1, columns
        h(:, k) = [(real(i + rows * (k - 1), 8), i=1, rows)]
    end do
    call gpu_allocate(u, [rows, columns])
    call gpu_copy(u, h)
    call gpu_publish(u, name)
    added = 0
    read (*, *) added(1:)
    call gpu_copy(h, u)
    wrong = 0
    do k = 1, columns
        wrong = wrong + count(nint(h(:, k)) /= [(i + rows * (k - 1) + added((k - 1) / (columns / 4)), i=1, rows)])
    end do
    print "(a, i0, a)", "Fortran: ", wrong, " elements are wrong"
    if (wrong > 0) error stop 1
end program coupling
