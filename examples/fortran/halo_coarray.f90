! SPDX-License-Identifier: MIT OR Apache-2.0
!> The halo exchange of docs/guide/halo.md with coarrays.
program halo_coarray
    implicit none
    integer, parameter :: n = 64, columns = 96, steps = 12
    real(8), allocatable :: u(:, :)[:], v(:, :)
    real(8) :: own
    integer :: rank, left, right, m, i, j, step

    rank = this_image() - 1
    left = modulo(rank - 1, num_images()) + 1
    right = modulo(rank + 1, num_images()) + 1
    m = columns / num_images()

    allocate (u(n, 0:m + 1)[*], v(n, m))
    u = reshape([((mod(7 * i + 3 * (j + rank * m), 11), i=1, n), j=0, m + 1)], [n, m + 2])
    do step = 1, steps
        sync all
        u(:, m + 1)[left] = u(:, 1)
        u(:, 0)[right] = u(:, m)
        sync all
        do j = 1, m
            do i = 1, n
                v(i, j) = (u(i, j - 1) + 2 * u(i, j) + u(i, j + 1)) / 4
            end do
        end do
        u(:, 1:m) = v
    end do

    own = sum([((u(i, j) * mod(i + (j + rank * m), 5), i=1, n), j=1, m)])
    call co_sum(own, 1)
    if (rank == 0) print "(a, f0.6)", "halo_coarray: ", own
end program halo_coarray
