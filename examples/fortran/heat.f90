! SPDX-License-Identifier: MIT OR Apache-2.0
!> Heat in a plate: the ranks' columns are device arrays, whose halos are exchanged without messages within a node.
!>
!> heat [WIDTH [HEIGHT [STEPS]]], on any number of ranks, nodes and devices. The same steps with ordinary arrays and MPI's
!> messages must give the same numbers; both times per step are printed. The arithmetic is the host's own, `do concurrent`,
!> so this program needs the host back end, ANYGPU_BACKEND=host; on a GPU it would be a kernel on the same pointers.
program heat
    use, intrinsic :: iso_fortran_env, only: int32, real64
    use anygpu
    use anygpu_mpi
    implicit none
    include 'mpif.h'

    !> An array of each rank with a column of its neighbours' on either side.
    type :: field
        real(real64), pointer :: u(:, :) => null()
        type(gpu_shared) :: shared
        type(gpu_exchange) :: halo
    end type field

    real(real64), allocatable :: plain(:, :, :)
    type(field) :: fields(0:1)
    type(gpu_team) :: node
    type(gpu_stream) :: stream
    integer(int32) :: error, rank, ranks, left, right
    integer :: first, height, i, last, now, step, steps, width
    real(real64) :: start, largest(3), mine(3)

    call MPI_Init(error)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, error)
    width = argument(1, 512)
    height = argument(2, 512)
    steps = argument(3, 100)
    if (gpu_backend() /= "host") error stop "heat: needs ANYGPU_BACKEND=host"
    if (width < ranks .or. height < 1) error stop "heat: every rank needs a column"
    ! Columns of this rank, as even as can be.
    first = int(rank) * (width / int(ranks)) + min(int(rank), mod(width, int(ranks))) + 1
    last = first + width / int(ranks) - 1 + merge(1, 0, int(rank) < mod(width, int(ranks)))
    left = merge(rank - 1_int32, MPI_PROC_NULL, rank > 0)
    right = merge(rank + 1_int32, MPI_PROC_NULL, rank < ranks - 1)

    call gpu_team_create(node, MPI_COMM_WORLD)
    call gpu_create(stream)
    do i = 0, 1
        call make(fields(i))
    end do
    allocate (plain(0:height + 1, first - 1:last + 1, 0:1))
    plain = 0
    do i = 0, 1
        call heat_edges(plain(:, :, i))
        fields(i)%u(:, :) = plain(:, :, i)
    end do
    call gpu_fence(node)

    call MPI_Barrier(MPI_COMM_WORLD, error)
    start = MPI_Wtime()
    do step = 1, steps
        now = mod(step, 2)
        call gpu_exchange_start(fields(now)%halo, stream)
        call gpu_exchange_wait(fields(now)%halo)
        ! The host computes; a kernel would only be queued on the stream.
        call gpu_synchronize(stream)
        call advance(fields(now)%u, fields(1 - now)%u)
    end do
    mine(1) = MPI_Wtime() - start

    call MPI_Barrier(MPI_COMM_WORLD, error)
    start = MPI_Wtime()
    do step = 1, steps
        now = mod(step, 2)
        call exchange_messages(plain(:, :, now))
        call advance(plain(:, :, now), plain(:, :, 1 - now))
    end do
    mine(2) = MPI_Wtime() - start

    now = mod(steps + 1, 2)
    mine(3) = maxval(abs(fields(now)%u(1:height, first:last) - plain(1:height, first:last, now)))
    call MPI_Reduce(mine, largest, 3_int32, MPI_DOUBLE_PRECISION, MPI_MAX, 0_int32, MPI_COMM_WORLD, error)
    do i = 0, 1
        call gpu_exchange_free(fields(i)%halo)
        call gpu_free_all(fields(i)%shared)
    end do
    call gpu_destroy(stream)
    call gpu_team_free(node)
    if (rank == 0) then
        print "(a, f10.1, a)", "heat: shared arrays ", 1e6_real64 * largest(1) / max(1, steps), " us a step"
        print "(a, f10.1, a)", "heat: MPI messages  ", 1e6_real64 * largest(2) / max(1, steps), " us a step"
        if (largest(3) > 0) error stop "heat: the results differ"
        print "(a, i0, a)", "heat: ", ranks, " ranks: ok"
    end if
    call MPI_Finalize(error)

contains

    !> A number of the command line.
    function argument(place, default) result(number)
        integer, intent(in) :: place, default
        integer :: number
        character(len=32) :: text

        number = default
        if (command_argument_count() < place) return
        call get_command_argument(place, text)
        read (text, *) number
    end function argument

    !> Allocates a field, and plans the exchange of its halos: the first column goes to the left, whose halo is on the right.
    subroutine make(made)
        type(field), intent(inout) :: made

        call gpu_allocate_all(made%u, [height + 2, last - first + 3], node, made%shared, lower=[0, first - 1])
        call gpu_exchange_create(made%halo, made%shared, int([left, right]), int([right, left]), &
            send=reshape([1, first, height, first, 1, last, height, last], [2, 2, 2]), &
            recv=reshape([1, last + 1, height, last + 1, 1, first - 1, height, first - 1], [2, 2, 2]))
    end subroutine make

    !> Keeps the plate hot at the top and along a part of its left edge.
    subroutine heat_edges(u)
        real(real64), intent(inout) :: u(0:, first - 1:)

        u(0, :) = 100
        if (rank == 0) u(height / 4:height / 2, 0) = 50
    end subroutine heat_edges

    !> One step: each inner point moves towards its neighbours' mean.
    subroutine advance(from, to)
        real(real64), intent(in) :: from(0:, first - 1:)
        real(real64), intent(inout) :: to(0:, first - 1:)
        integer :: i, k

        do concurrent (k=first:last, i=1:height)
            to(i, k) = from(i, k) + 0.2_real64 * (from(i - 1, k) + from(i + 1, k) + from(i, k - 1) + from(i, k + 1) &
                - 4 * from(i, k))
        end do
    end subroutine advance

    !> The same exchange by messages.
    subroutine exchange_messages(u)
        real(real64), intent(inout) :: u(0:, first - 1:)
        integer(int32) :: count

        count = int(height, int32)
        call MPI_Sendrecv(u(1, first), count, MPI_DOUBLE_PRECISION, left, 1_int32, u(1, last + 1), count, &
            MPI_DOUBLE_PRECISION, right, 1_int32, MPI_COMM_WORLD, MPI_STATUS_IGNORE, error)
        call MPI_Sendrecv(u(1, last), count, MPI_DOUBLE_PRECISION, right, 2_int32, u(1, first - 1), count, &
            MPI_DOUBLE_PRECISION, left, 2_int32, MPI_COMM_WORLD, MPI_STATUS_IGNORE, error)
    end subroutine exchange_messages

end program heat
