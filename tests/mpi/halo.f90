! SPDX-License-Identifier: MIT OR Apache-2.0
!> Halos of arrays that a Cartesian communicator divides. Rank 0 prints "halo: ok"; any rank says what is wrong.
!>
!> halo PARTS...: the parts of 1 to 3 dimensions, whose product is the number of ranks.
program halo
    use, intrinsic :: iso_fortran_env, only: error_unit, int16, int32, real32, real64
    use anygpu
    use anygpu_mpi
    implicit none
    include 'mpif.h'

    type(gpu_team) :: team
    integer(int32) :: cart, dimensions, ierror, me
    integer(int32) :: parts(3) = 1, place(3) = 0
    integer :: i, n(3), first(3), last(3)
    logical :: periods(3)
    character(len=400) :: words

    call MPI_Init(ierror)
    dimensions = command_argument_count()
    do i = 1, dimensions
        call get_command_argument(i, words)
        read (words, *) parts(i)
    end do
    ! Parts of different sizes.
    n = 4 * parts + 1
    call gpu_team_create(team, MPI_COMM_WORLD)
    me = int(team%parent_rank, int32)
    do i = 0, 3
        periods = [btest(i, 0), btest(i, 1), i == 3]
        call MPI_Cart_create(MPI_COMM_WORLD, dimensions, parts, periods, .false., cart, ierror)
        call MPI_Cart_coords(cart, me, dimensions, place, ierror)
        first = place * (n / parts) + min(place, mod(n, parts)) + 1
        last = first + n / parts - 1 + merge(1, 0, place < mod(n, parts))
        call several_arrays(with_corners=.false.)
        call several_arrays(with_corners=.true.)
        call heat()
        call MPI_Comm_free(cart, ierror)
    end do
    call failures()
    call gpu_team_free(team)
    if (me == 0) print "(a)", "halo: ok"
    call MPI_Finalize(ierror)

contains

    subroutine check(is_true, what)
        logical, intent(in) :: is_true
        character(*), intent(in) :: what
        integer(int32) :: code

        if (is_true) return
        write (error_unit, "(a, i0, 4a)") "rank ", me, ": ", what, ": ", gpu_reason()
        code = 1_int32
        call MPI_Abort(MPI_COMM_WORLD, code, ierror)
    end subroutine check

    !> What is at a point of the whole grid.
    pure function number_at(point) result(number)
        integer, intent(in) :: point(3)
        integer :: number, p(3)

        p = modulo(point - 1, n)
        number = p(1) + 40 * p(2) + 1600 * mod(p(3), 20)
    end function number_at

    !> What a halo exchange leaves at a point that is not this rank's: -1 where nothing comes.
    pure function expected_at(point, with_corners) result(number)
        integer, intent(in) :: point(3)
        logical, intent(in) :: with_corners
        integer :: number
        logical :: outside(3)

        outside = point < first .or. point > last
        number = -1
        if (count(outside) > 1 .and. .not. with_corners) return
        if (any((point < 1 .or. point > n) .and. .not. periods)) return
        number = number_at(point)
    end function expected_at

    !> Arrays of three types, one with a dimension more, in one plan.
    subroutine several_arrays(with_corners)
        logical, intent(in) :: with_corners
        type(gpu_shared) :: shared(3)
        type(gpu_exchange) :: plan
        type(gpu_stream) :: stream
        real(real64), pointer :: u(:, :, :)
        integer(int16), pointer :: v(:, :, :)
        complex(real32), pointer :: w(:, :, :, :)
        real(real64), allocatable :: hu(:, :, :)
        integer(int16), allocatable :: hv(:, :, :)
        complex(real32), allocatable :: hw(:, :, :, :)
        integer :: low(3), high(3), j, k, l, number, round, width(3)

        nullify (u, v, w)
        width = merge([2, 2, 2], [0, 0, 0], [1, 2, 3] <= dimensions)
        low = first - width
        high = last + width
        call gpu_create(stream)
        call gpu_allocate_all(u, high - low + 1, team, shared(1), lower=low)
        call gpu_allocate_all(v, high - low + 1, team, shared(2))
        call gpu_allocate_all(w, [high - low + 1, 2], team, shared(3))
        allocate (hu(low(1):high(1), low(2):high(2), low(3):high(3)))
        allocate (hv(low(1):high(1), low(2):high(2), low(3):high(3)))
        allocate (hw(low(1):high(1), low(2):high(2), low(3):high(3), 2))
        call gpu_halo_create(plan, shared, cart, width=2, corners=with_corners)
        do round = 1, 2
            hu = -1
            do concurrent (l=first(3):last(3), k=first(2):last(2), j=first(1):last(1))
                hu(j, k, l) = round * number_at([j, k, l])
            end do
            hv = int(merge(hu / round, -1.0_real64, hu >= 0), int16)
            hw(:, :, :, 1) = real(hu, real32)
            hw(:, :, :, 2) = -hw(:, :, :, 1)
            call gpu_copy(u, hu, stream)
            call gpu_copy(v, hv, stream)
            call gpu_copy(w, hw, stream)
            call gpu_exchange_start(plan, stream)
            call gpu_exchange_wait(plan)
            call gpu_copy(hu, u, stream)
            call gpu_copy(hv, v, stream)
            call gpu_copy(hw, w, stream)
            call gpu_synchronize(stream)
            do l = low(3), high(3)
                do k = low(2), high(2)
                    do j = low(1), high(1)
                        number = expected_at([j, k, l], with_corners)
                        call check(nint(hu(j, k, l)) == merge(round * number, -1, number >= 0), "u")
                        call check(int(hv(j, k, l)) == number, "v")
                        call check(nint(real(hw(j, k, l, 1))) == nint(hu(j, k, l)) .and. hw(j, k, l, 2) == -hw(j, k, l, 1), "w")
                    end do
                end do
            end do
        end do
        call gpu_exchange_free(plan)
        do j = 1, 3
            call gpu_free_all(shared(j))
        end do
        call gpu_destroy(stream)
    end subroutine several_arrays

    !> The heat equation gives each rank the numbers of one rank that has the whole grid.
    subroutine heat()
        type(gpu_shared) :: shared
        type(gpu_exchange) :: plan
        real(real64), pointer :: u(:, :, :)
        real(real64), allocatable :: whole(:, :, :), mine(:, :, :)
        integer :: low(3), high(3), j, k, l, step

        nullify (u)
        low = first - merge([1, 1, 1], [0, 0, 0], [1, 2, 3] <= dimensions)
        high = last + first - low
        allocate (whole(0:n(1) + 1, 0:n(2) + 1, 0:n(3) + 1), source=0.0_real64)
        allocate (mine(first(1) - 1:last(1) + 1, first(2) - 1:last(2) + 1, first(3) - 1:last(3) + 1), source=0.0_real64)
        do concurrent (l=1:n(3), k=1:n(2), j=1:n(1))
            whole(j, k, l) = sqrt(real(number_at([j, k, l]), real64))
        end do
        mine(first(1):last(1), first(2):last(2), first(3):last(3)) = &
            whole(first(1):last(1), first(2):last(2), first(3):last(3))
        call gpu_allocate_all(u, high - low + 1, team, shared, lower=low)
        call gpu_halo_create(plan, shared, cart, width=1)
        do k = 0, product(int(parts)) - 1
            call check(any(gpu_exchange_path(plan, k) == ["none    ", "memory  ", "messages"]), "path")
            call check(gpu_team_rank(team, k) >= 0 .or. gpu_exchange_path(plan, k) /= "memory", "memory of another node")
        end do
        do step = 1, 5
            call gpu_copy(u, mine(low(1):high(1), low(2):high(2), low(3):high(3)))
            call gpu_exchange_start(plan)
            call gpu_exchange_wait(plan)
            call gpu_copy(mine(low(1):high(1), low(2):high(2), low(3):high(3)), u)
            call advance(mine)
            call wrap(whole)
            call advance(whole)
        end do
        call check(all(mine(first(1):last(1), first(2):last(2), first(3):last(3)) == &
            whole(first(1):last(1), first(2):last(2), first(3):last(3))), "heat")
        call gpu_exchange_free(plan)
        call gpu_free_all(shared)
    end subroutine heat

    subroutine wrap(u)
        real(real64), intent(inout) :: u(0:, 0:, 0:)

        if (periods(1)) u(0:n(1) + 1:n(1) + 1, :, :) = u(n(1):1:1 - n(1), :, :)
        if (periods(2) .and. dimensions > 1) u(:, 0:n(2) + 1:n(2) + 1, :) = u(:, n(2):1:1 - n(2), :)
        if (periods(3) .and. dimensions > 2) u(:, :, 0:n(3) + 1:n(3) + 1) = u(:, :, n(3):1:1 - n(3))
    end subroutine wrap

    subroutine advance(u)
        real(real64), intent(inout) :: u(0:, 0:, 0:)
        real(real64) :: new(size(u, 1) - 2, size(u, 2) - 2, size(u, 3) - 2)
        integer :: j, k, l

        do concurrent (l=1:size(new, 3), k=1:size(new, 2), j=1:size(new, 1))
            new(j, k, l) = u(j, k, l) + 0.1_real64 * ((u(j - 1, k, l) + u(j + 1, k, l)) + (u(j, k - 1, l) + u(j, k + 1, l)) &
                + (u(j, k, l - 1) + u(j, k, l + 1)) - 6 * u(j, k, l))
        end do
        u(1:size(new, 1), 1:size(new, 2), 1:size(new, 3)) = new
    end subroutine advance

    subroutine expect(text)
        character(*), intent(in) :: text

        call check(index(words, "gpu_halo_create: ") == 1 .and. index(words, text) > 0, text // ", not: " // trim(words))
        words = ""
    end subroutine expect

    subroutine failures()
        type(gpu_shared) :: shared
        type(gpu_exchange) :: plan
        real(real64), pointer :: u(:, :, :)
        integer, parameter :: strange(3) = [4, 1, 2], reverse(3) = [3, 2, 1]
        integer :: stat

        nullify (u)
        words = ""
        call MPI_Cart_create(MPI_COMM_WORLD, dimensions, parts, periods, .false., cart, ierror)
        call gpu_allocate_all(u, [6, 6, 6], team, shared)
        call gpu_halo_create(plan, shared, MPI_COMM_WORLD, 1, stat=stat, errmsg=words)
        call expect("no Cartesian topology")
        call gpu_halo_create(plan, shared, cart, 0, stat=stat, errmsg=words)
        call expect("the width of a halo is 1 at least")
        call gpu_halo_create(plan, shared, cart, 3, stat=stat, errmsg=words)
        call expect("6 elements in a divided dimension: two halos of 3 and as many")
        call gpu_halo_create(plan, shared, cart, 1, dims=[4, 5, 6, 7], stat=stat, errmsg=words)
        call expect("dims has 4 elements")
        call gpu_halo_create(plan, shared, cart, 1, dims=strange(:dimensions), stat=stat, errmsg=words)
        call expect("an array of rank 3 does not have")
        ! In the reverse order, and of ranks outside of any grid.
        call gpu_halo_create(plan, shared, cart, 1, dims=reverse(:dimensions))
        call gpu_halo_create(plan, shared, cart, 1, stat=stat, errmsg=words)
        call expect("the plan exists")
        call gpu_exchange_free(plan)
        call gpu_halo_create(plan, shared, MPI_COMM_NULL, 1)
        call gpu_exchange_free(plan)
        call gpu_free_all(shared)
        call MPI_Comm_free(cart, ierror)
    end subroutine failures

end program halo
