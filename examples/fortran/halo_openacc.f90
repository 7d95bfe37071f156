! SPDX-License-Identifier: MIT OR Apache-2.0
!> The halo exchange of docs/guide/halo.md with OpenACC, and messages from device memory.
program halo_openacc
    use mpi_f08
    implicit none
    integer, parameter :: n = 64, columns = 96, steps = 12
    real(8), allocatable :: u(:, :), v(:, :)
    real(8) :: total, own
    integer :: rank, ranks, left, right, m, i, j, step

    call MPI_Init()
    call MPI_Comm_size(MPI_COMM_WORLD, ranks)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    left = modulo(rank - 1, ranks)
    right = modulo(rank + 1, ranks)
    m = columns / ranks

    allocate (u(n, 0:m + 1), v(n, m))
    u = reshape([((mod(7 * i + 3 * (j + rank * m), 11), i=1, n), j=0, m + 1)], [n, m + 2])
    !$acc data copy(u) create(v)
    do step = 1, steps
        call exchange(u)
        !$acc parallel loop collapse(2)
        do j = 1, m
            do i = 1, n
                v(i, j) = (u(i, j - 1) + 2 * u(i, j) + u(i, j + 1)) / 4
            end do
        end do
        !$acc parallel loop collapse(2)
        do j = 1, m
            do i = 1, n
                u(i, j) = v(i, j)
            end do
        end do
    end do
    !$acc end data

    own = sum([((u(i, j) * mod(i + (j + rank * m), 5), i=1, n), j=1, m)])
    call MPI_Reduce(own, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD)
    if (rank == 0) print "(a, f0.6)", "halo_openacc: ", total
    call MPI_Finalize()

contains

    ! MPI gets device addresses: it must be one that takes them. gfortran refuses an allocatable in use_device.
    subroutine exchange(u)
        real(8), intent(inout) :: u(n, 0:m + 1)

        !$acc host_data use_device(u)
        call MPI_Sendrecv(u(1, 1), n, MPI_DOUBLE_PRECISION, left, 0, u(1, m + 1), n, MPI_DOUBLE_PRECISION, right, 0, &
            MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        call MPI_Sendrecv(u(1, m), n, MPI_DOUBLE_PRECISION, right, 1, u(1, 0), n, MPI_DOUBLE_PRECISION, left, 1, &
            MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        !$acc end host_data
    end subroutine exchange
end program halo_openacc
