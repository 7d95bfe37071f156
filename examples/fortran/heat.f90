! SPDX-License-Identifier: MIT OR Apache-2.0
!> Heat in a plate: the ranks' columns are device arrays, whose halos are exchanged without messages within a node.
!>
!> heat [WIDTH [HEIGHT [STEPS [PICTURE [NAME]]]]], on any number of ranks, nodes and devices. The same steps with MPI's messages
!> must give the same numbers; the times per step are printed, and the plate is drawn into a file, a PGM. With a NAME other
!> programs, such as examples/python/watch.py and infer.py, see each second state: each rank's part has the name NAME/RANK.
!> The arithmetic is the kernel of examples/kernels/heat.cpp where its module, heat.cubin, .hsaco or .so, lies beside the program:
!> then a step is work of the stream alone. Without it the arithmetic is `do concurrent` on the host back end,
!> ANYGPU_BACKEND=host; on a GPU it is a target region of OpenMP, so compile with -fopenmp and a compiler for it.
program heat
    use, intrinsic :: iso_fortran_env, only: int8, int32, real64
    !$ use omp_lib, only: omp_get_num_devices, omp_set_default_device
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

    type(field) :: fields(0:1), others(0:1)
    type(gpu_team) :: node
    type(gpu_stream) :: stream
    type(gpu_steps) :: seen
    type(gpu_module) :: kernels
    type(gpu_kernel) :: kernel
    integer(int32) :: error, rank, ranks, left, right, line, world
    integer :: first, height, i, last, now, status, steps, width
    logical :: has_kernel, is_host, is_published
    real(real64), allocatable :: column(:, :), mine(:, :), same(:, :)
    real(real64) :: largest(4), took(4)
    character(len=256) :: picture, name

    call MPI_Init(error)
    ! Options that make default kinds wide make those of mpif.h wide, too.
    world = int(MPI_COMM_WORLD, int32)
    call MPI_Comm_rank(world, rank, error)
    call MPI_Comm_size(world, ranks, error)
    width = argument(1, 512)
    height = argument(2, 512)
    steps = argument(3, 100)
    if (width < ranks .or. height < 1) error stop "heat: every rank needs a column"
    ! Columns of this rank, as even as can be.
    first = int(rank) * (width / int(ranks)) + min(int(rank), mod(width, int(ranks))) + 1
    last = first + width / int(ranks) - 1 + merge(1, 0, int(rank) < mod(width, int(ranks)))
    call MPI_Cart_create(world, 1_int32, [ranks], [.false.], .false., line, error)
    call MPI_Cart_shift(line, 0_int32, 1_int32, left, right, error)

    call gpu_team_create(node, world)
    is_host = gpu_backend() == "host"
    now = merge(1, 0, is_host)
    ! OpenMP's devices are those that this process sees, in the same order.
    !$ if (omp_get_num_devices() > 0) now = 1
    call gpu_load(kernels, "heat", stat=status)
    has_kernel = status == 0
    if (has_kernel) call gpu_find(kernel, kernels, "heat")
    if (now == 0 .and. .not. has_kernel) error stop "heat: it needs its kernel, OpenMP's target regions or ANYGPU_BACKEND=host"
    !$ if (.not. is_host) call omp_set_default_device(int(node%device, int32))
    call gpu_create(stream)
    allocate (mine(0:height + 1, first - 1:last + 1), same(0:height + 1, first - 1:last + 1), column(height, 4))
    ! The plate is hot at the top and along a part of its left edge.
    mine = 0
    mine(0, :) = 100
    if (rank == 0) mine(height / 4:height / 2, 0) = 50
    do i = 0, 1
        call make(fields(i))
        call make(others(i))
    end do
    call gpu_fence(node)
    is_published = command_argument_count() > 4
    if (is_published) then
        call get_command_argument(5, name)
        write (name(len_trim(name) + 1:), "(a, i0)") "/", rank
        ! Whoever finds the first rank's part finds those of all on the node.
        if (rank == 0) call gpu_fence(node)
        call gpu_publish(fields(0)%u, name, seen)
        if (rank > 0) call gpu_fence(node)
    end if

    call run(fields, "shared", took(1))
    if (is_published) call gpu_close(seen)
    call run(others, "messages", took(2))
    call gpu_copy(mine, fields(mod(steps + 1, 2))%u)
    call gpu_copy(same, others(mod(steps + 1, 2))%u)
    call run(others, "alone", took(3))
    took(4) = maxval(abs(mine(1:height, first:last) - same(1:height, first:last)))
    call MPI_Reduce(took, largest, 4_int32, MPI_DOUBLE_PRECISION, MPI_MAX, 0_int32, world, error)
    if (command_argument_count() > 3) then
        call get_command_argument(4, picture)
        call draw(trim(picture))
    end if
    do i = 0, 1
        call gpu_exchange_free(fields(i)%halo)
        call gpu_exchange_free(others(i)%halo)
        call gpu_free_all(fields(i)%shared)
        call gpu_free_all(others(i)%shared)
    end do
    call gpu_destroy(stream)
    call gpu_team_free(node)
    if (rank == 0) then
        print "(a, f10.1, a)", "heat: shared arrays ", 1e6_real64 * largest(1) / max(1, steps), " us a step"
        print "(a, f10.1, a)", "heat: MPI messages  ", 1e6_real64 * largest(2) / max(1, steps), " us a step"
        print "(a, f10.1, a)", "heat: no exchange   ", 1e6_real64 * largest(3) / max(1, steps), " us a step"
        if (largest(4) > 0) error stop "heat: the results differ"
        print "(a, i0, 3a)", "heat: ", ranks, " ranks on ", gpu_backend(), ": ok"
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

    !> Allocates a field, and plans the exchange of its halos: the ranks divide its second dimension.
    subroutine make(made)
        type(field), intent(inout) :: made

        call gpu_allocate_all(made%u, [height + 2, last - first + 3], node, made%shared, lower=[0, first - 1])
        call gpu_copy(made%u, mine)
        call gpu_halo_create(made%halo, made%shared, line, width=1, dims=[2])
    end subroutine make

    !> Makes all steps with one way of exchange, or alone, and tells the time.
    subroutine run(both, way, seconds)
        type(field), intent(inout) :: both(0:1)
        character(*), intent(in) :: way
        real(real64), intent(out) :: seconds
        integer :: now, step
        logical :: is_seen

        ! Untimed: the first target region is compiled for the GPU. The first step makes the same again.
        if (.not. is_host) call advance(both(1)%u, both(0)%u)
        call gpu_synchronize(stream)
        call MPI_Barrier(world, error)
        seconds = MPI_Wtime()
        do step = 1, steps
            now = mod(step, 2)
            is_seen = is_published .and. way == "shared" .and. now == 1
            if (way == "messages") then
                call gpu_synchronize(stream)
                call exchange_messages(both(now)%u)
            else if (way == "shared") then
                call gpu_exchange_start(both(now)%halo, stream)
                call gpu_exchange_wait(both(now)%halo)
                ! Target regions and the host know nothing of streams; a kernel is only queued on it.
                if (.not. has_kernel) call gpu_synchronize(stream)
            end if
            if (is_seen) call gpu_begin_write(seen, milliseconds=600000)
            call advance(both(now)%u, both(1 - now)%u)
            if (is_seen) call gpu_end_write(seen, stream)
        end do
        call gpu_synchronize(stream)
        seconds = MPI_Wtime() - seconds
    end subroutine run

    !> One step: each inner point moves towards its neighbours' mean.
    subroutine advance(from, to)
        real(real64), pointer, intent(in) :: from(:, :), to(:, :)
        integer :: columns

        columns = last - first + 1
        if (has_kernel) then
            call gpu_launch(kernel, [(height + 31) / 32, (columns + 7) / 8], [32, 8], &
                [gpu_argument(int(height, int32)), gpu_argument(int(columns, int32)), gpu_argument(from), gpu_argument(to)], stream)
        else if (is_host) then
            call advance_on_host(from, to)
        else
            call advance_on_device(from, to)
        end if
    end subroutine advance

    !> The same on the host.
    subroutine advance_on_host(from, to)
        real(real64), intent(in) :: from(0:, first - 1:)
        real(real64), intent(inout) :: to(0:, first - 1:)
        integer :: i, k

        do concurrent (k=first:last, i=1:height)
            to(i, k) = from(i, k) + 0.2_real64 * (from(i - 1, k) + from(i + 1, k) + from(i, k - 1) + from(i, k + 1) &
                - 4 * from(i, k))
        end do
    end subroutine advance_on_host

    !> The same in a target region.
    subroutine advance_on_device(from, to)
        real(real64), pointer, intent(in) :: from(:, :), to(:, :)
        integer :: i, k

        !$omp target has_device_addr(from, to)
        !$omp teams distribute parallel do
        do k = first, last
            !$omp simd
            do i = 1, height
                to(i, k) = from(i, k) + 0.2_real64 * (from(i - 1, k) + from(i + 1, k) + from(i, k - 1) + from(i, k + 1) &
                    - 4 * from(i, k))
            end do
        end do
        !$omp end target
    end subroutine advance_on_device

    !> The same exchange by messages, which most MPI libraries cannot send from device memory.
    subroutine exchange_messages(u)
        real(real64), pointer, intent(in) :: u(:, :)
        integer(int32) :: count

        count = int(height, int32)
        call gpu_copy(column(:, 1), u(1:height, first))
        call gpu_copy(column(:, 2), u(1:height, last))
        call MPI_Sendrecv(column(1, 1), count, MPI_DOUBLE_PRECISION, left, 1_int32, column(1, 3), count, &
            MPI_DOUBLE_PRECISION, right, 1_int32, world, MPI_STATUS_IGNORE, error)
        call MPI_Sendrecv(column(1, 2), count, MPI_DOUBLE_PRECISION, right, 2_int32, column(1, 4), count, &
            MPI_DOUBLE_PRECISION, left, 2_int32, world, MPI_STATUS_IGNORE, error)
        if (rank < ranks - 1) call gpu_copy(u(1:height, last + 1), column(:, 3))
        if (rank > 0) call gpu_copy(u(1:height, first - 1), column(:, 4))
    end subroutine exchange_messages

    !> Draws the plate, with a row of pixels for each column.
    subroutine draw(name)
        character(*), intent(in) :: name
        integer(int8), allocatable :: pixels(:, :), all(:, :)
        integer(int32) :: counts(ranks), places(ranks)
        integer :: r, unit
        character(len=40) :: size

        allocate (pixels(height, first:last), all(height, merge(width, 0, rank == 0)))
        ! The bytes 0 to 255.
        pixels = int(modulo(nint(2.55_real64 * mine(1:height, first:last)) + 128, 256) - 128, int8)
        counts = [(int(height * (width / int(ranks) + merge(1, 0, r < mod(width, int(ranks)))), int32), r=0, int(ranks) - 1)]
        places = [(int(sum(counts(:r)), int32), r=0, int(ranks) - 1)]
        call MPI_Gatherv(pixels, counts(rank + 1), MPI_BYTE, all, counts, places, MPI_BYTE, 0_int32, world, error)
        if (rank /= 0) return
        write (size, "(i0, 1x, i0)") height, width
        open (newunit=unit, file=name, access="stream", form="unformatted", status="replace")
        write (unit) "P5" // new_line("a") // trim(size) // new_line("a") // "255" // new_line("a"), all
        close (unit)
    end subroutine draw

end program heat
