! SPDX-License-Identifier: MIT OR Apache-2.0
!> The halo exchange of docs/guide/halo.md over an MPI window, which is memory of the host.
program halo_window
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_ptr
    use mpi_f08
    implicit none
    integer, parameter :: n = 64, columns = 96, steps = 12
    type(MPI_Win) :: window
    type(c_ptr) :: memory
    real(8), pointer :: u(:, :)
    real(8), allocatable :: v(:, :)
    real(8) :: total, own
    integer :: rank, ranks, left, right, m, i, j, step

    call MPI_Init()
    call MPI_Comm_size(MPI_COMM_WORLD, ranks)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    left = modulo(rank - 1, ranks)
    right = modulo(rank + 1, ranks)
    m = columns / ranks

    call MPI_Win_allocate(8_MPI_ADDRESS_KIND * n * (m + 2), 8, MPI_INFO_NULL, MPI_COMM_WORLD, memory, window)
    call c_f_pointer(memory, u, [n, m + 2])
    u(1:, 0:) => u
    u = reshape([((mod(7 * i + 3 * (j + rank * m), 11), i=1, n), j=0, m + 1)], [n, m + 2])
    allocate (v(n, m))
    do step = 1, steps
        call MPI_Win_fence(0, window)
        call MPI_Put(u(1, 1), n, MPI_DOUBLE_PRECISION, left, int(n * (m + 1), MPI_ADDRESS_KIND), n, &
            MPI_DOUBLE_PRECISION, window)
        call MPI_Put(u(1, m), n, MPI_DOUBLE_PRECISION, right, 0_MPI_ADDRESS_KIND, n, MPI_DOUBLE_PRECISION, window)
        call MPI_Win_fence(0, window)
        do j = 1, m
            do i = 1, n
                v(i, j) = (u(i, j - 1) + 2 * u(i, j) + u(i, j + 1)) / 4
            end do
        end do
        u(:, 1:m) = v
    end do

    own = sum([((u(i, j) * mod(i + (j + rank * m), 5), i=1, n), j=1, m)])
    call MPI_Reduce(own, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD)
    if (rank == 0) print "(a, f0.6)", "halo_window: ", total
    call MPI_Win_free(window)
    call MPI_Finalize()
end program halo_window
