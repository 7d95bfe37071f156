! SPDX-License-Identifier: MIT OR Apache-2.0
!> The heat equation in a box that a Cartesian communicator divides: heat3d X Y Z parts. Prints the sum of all points' bits,
!> which is the same for every number of ranks.
program heat3d
    use mpi
    use anygpu
    use anygpu_mpi
    implicit none
    integer, parameter :: points(3) = [12, 10, 8], steps = 10, i8 = selected_int_kind(18)
    type(gpu_team) :: team
    type(gpu_shared) :: shared(2)
    type(gpu_exchange) :: plan(2)
    type(gpu_stream) :: stream
    real(8), pointer :: u(:, :, :), v(:, :, :)
    real(8), allocatable :: h(:, :, :), g(:, :, :)
    integer :: parts(3), coordinates(3), n(3), first(3), cart, error, rank, i, j, k, step
    integer(i8) :: own, total

    call MPI_Init(error)
    nullify (u, v)
    parts = [(argument(i), i=1, 3)]
    call MPI_Cart_create(MPI_COMM_WORLD, 3, parts, [.true., .false., .true.], .true., cart, error)
    call MPI_Comm_rank(cart, rank, error)
    call MPI_Cart_coords(cart, rank, 3, coordinates, error)
    first = points * coordinates / parts
    n = points * (coordinates + 1) / parts - first

    call gpu_team_create(team, cart)
    call gpu_allocate_all(u, n + 2, team, shared(1), lower=[0, 0, 0])
    call gpu_allocate_all(v, n + 2, team, shared(2), lower=[0, 0, 0])
    call gpu_halo_create(plan(1), shared(1), cart, width=1)
    call gpu_halo_create(plan(2), shared(2), cart, width=1)
    call gpu_create(stream)
    allocate (h(0:n(1) + 1, 0:n(2) + 1, 0:n(3) + 1), source=1.0d0)
    allocate (g, source=h)
    do k = 1, n(3)
        do j = 1, n(2)
            do i = 1, n(1)
                h(i, j, k) = sqrt(real(i + first(1) + 13 * (j + first(2)) + 169 * (k + first(3)), 8))
            end do
        end do
    end do
    call gpu_copy(u, h)
    call gpu_copy(v, g)
    do step = 1, steps
        call advance(u, v, plan(1))
        call advance(v, u, plan(2))
    end do
    call gpu_copy(h, u)
    own = sum(transfer(h(1:n(1), 1:n(2), 1:n(3)), [own]))
    call MPI_Reduce(own, total, 1, MPI_INTEGER8, MPI_SUM, 0, cart, error)
    if (rank == 0) print "(a, i0)", "heat3d: ", total
    call gpu_exchange_free(plan(1))
    call gpu_exchange_free(plan(2))
    call gpu_free_all(shared(1))
    call gpu_free_all(shared(2))
    call gpu_destroy(stream)
    call gpu_team_free(team)
    call MPI_Finalize(error)

contains

    integer function argument(place)
        integer, intent(in) :: place
        character(len=8) :: text

        call get_command_argument(place, text)
        read (text, *) argument
    end function argument

    !> Computes `to` of `from`, whose halos it exchanges; on the host, as no compiler for a device is needed then.
    subroutine advance(from, to, plan)
        real(8), pointer, intent(in) :: from(:, :, :), to(:, :, :)
        type(gpu_exchange), intent(inout) :: plan

        call gpu_exchange_start(plan, stream)
        call gpu_exchange_wait(plan)
        call gpu_copy(h, from, stream)
        call gpu_synchronize(stream)
        do k = 1, n(3)
            do j = 1, n(2)
                do i = 1, n(1)
                    g(i, j, k) = h(i, j, k) + 0.1d0 * (h(i - 1, j, k) + h(i + 1, j, k) + h(i, j - 1, k) + h(i, j + 1, k) + &
                        h(i, j, k - 1) + h(i, j, k + 1) - 6 * h(i, j, k))
                end do
            end do
        end do
        call gpu_copy(to(1:n(1), 1:n(2), 1:n(3)), g(1:n(1), 1:n(2), 1:n(3)), stream)
        call gpu_synchronize(stream)
    end subroutine advance
end program heat3d
