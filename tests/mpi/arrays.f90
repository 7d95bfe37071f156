! SPDX-License-Identifier: MIT OR Apache-2.0
!> The module anygpu_mpi, on any number of ranks. Rank 0 prints "arrays: ok"; any rank says what is wrong.
!>
!> arrays [owner-first | owner-last]: then all ranks end with an array still shared, and its owner before or after the others.
!> arrays killed FOLDER: the last rank is killed; what the others are told is in files there.
program arrays
    use, intrinsic :: iso_c_binding, only: c_bool
    use, intrinsic :: iso_fortran_env, only: error_unit, int16, int32, int64, int8, real32, real64
    use anygpu
    use anygpu_mpi
    implicit none
    include 'mpif.h'

    type(gpu_team) :: team
    integer :: last, rank, stat
    integer(int32) :: ierror, members, ranks, world
    character(len=400) :: words

    call MPI_Init(ierror)
    world = int(MPI_COMM_WORLD, int32)
    call MPI_Comm_size(world, ranks, ierror)
    call gpu_team_create(team, world, stat=stat, errmsg=words)
    call check(stat == 0, "team")
    call MPI_Comm_size(int(team%comm, int32), members, ierror)
    call check(members == team%size, "the team's communicator")
    call gpu_team_create(team, world, stat=stat, errmsg=words)
    call check(stat == 1 .and. index(words, "the team exists") > 0, "a team made twice")
    last = team%size - 1
    rank = team%rank
    call check(gpu_team_rank(team, team%parent_rank) == rank .and. gpu_team_rank(team, 12345) == -1, "ranks")

    call get_command_argument(1, words)
    if (words == "killed") call killed()
    call whole_array()
    call section()
    call every_type()
    call failures()
    call parts()
    call own_arrays()
    call signals()
    call halo()

    call get_command_argument(1, words)
    if (words /= "") then
        call end_in_order(words == "owner-first")
    else
        call gpu_team_free(team)
        call gpu_team_free(team, stat)
        call check(stat /= 0, "no team is freed")
        call MPI_Finalize(ierror)
    end if
    if (rank == 0) print "(a)", "arrays: ok"

contains

    subroutine check(is_true, what)
        logical, intent(in) :: is_true
        character(*), intent(in) :: what
        integer(int32) :: code

        if (is_true) return
        write (error_unit, "(a, i0, 4a)") "rank ", rank, ": ", what, ": ", gpu_reason()
        code = 1_int32
        call MPI_Abort(world, code, ierror)
    end subroutine check

    !> The last rank is killed while the others wait for its signal. They end so, too: MPI would wait for it.
    subroutine killed()
        type(gpu_shared) :: shared
        real(real64), pointer :: a(:)
        character(len=300) :: folder
        integer :: unit

        nullify (a)
        call get_command_argument(2, folder)
        call gpu_allocate_all(a, [10], team, shared)
        if (rank /= last) call gpu_wait(shared, last)
        call MPI_Barrier(world, ierror)
        if (rank /= last) then
            words = ""
            call gpu_synchronize(stat=stat, errmsg=words)
            write (folder(len_trim(folder) + 1:), "(a, i0)") "/", rank
            open (newunit=unit, file=trim(folder) // ".part", action="write")
            write (unit, "(a)") trim(words)
            close (unit)
            call execute_command_line("mv " // trim(folder) // ".part " // trim(folder))
        end if
        call execute_command_line("kill -KILL $PPID")
    end subroutine killed

    !> Ends MPI without gpu_unshare. Those that end later still reach the array.
    subroutine end_in_order(is_owner_first)
        logical, intent(in) :: is_owner_first
        real(real64), pointer :: a(:)
        real(real64) :: host(1000)

        nullify (a)
        if (rank == 0) call gpu_allocate(a, [1000], source=7.0_real64)
        call gpu_share(a, team, 0)
        call gpu_fence(team)
        call MPI_Finalize(ierror)
        if (is_owner_first .eqv. rank == 0) return
        call execute_command_line("sleep 0.5")
        call gpu_copy(host, a, stat=stat)
        if (stat /= 0 .or. any(host /= 7)) error stop "the array is gone"
    end subroutine end_in_order

    !> One rank owns an array; each in turn.
    subroutine whole_array()
        real(real64), pointer :: a(:, :, :)
        real(real64) :: host(4, 3, 2), other(4, 3, 2)
        integer :: i, root

        do root = 0, last
            nullify (a)
            host = reshape([(real(i + root, real64), i=1, 24)], [4, 3, 2])
            if (rank == root) then
                call gpu_allocate(a, [4, 3, 2], lower=[0, -1, 5])
                call gpu_copy(a, host)
            end if
            call gpu_share(a, team, root)
            call check(all(lbound(a) == [0, -1, 5]) .and. all(shape(a) == [4, 3, 2]), "bounds")
            call gpu_fence(team)
            call gpu_copy(other, a)
            call check(all(other == host), "contents")
            if (rank == root) then
                call gpu_deallocate(a, stat)
                call check(stat == ANYGPU_ERROR_IN_USE .and. associated(a), "freed while shared")
            end if
            ! Collective over all teams, of which each has as many rounds as ranks.
            if (team%size == ranks) then
                call gpu_team_free(team, stat)
                call check(stat == ANYGPU_ERROR_INVALID_VALUE, "team freed while shared")
            end if
            call gpu_unshare(a, team)
            call check(.not. associated(a), "still associated")
        end do
    end subroutine whole_array

    !> The owner shares planes of a larger array, which stays its own, under other bounds: the last ones, and the first ones.
    subroutine section()
        complex(real64), pointer :: w(:, :, :), a(:, :, :)
        character(7), pointer :: none(:)
        complex(real64) :: host(3, 2, 4), other(3, 2, 2)
        integer :: i, k

        nullify (a, none)
        host = reshape([(cmplx(i, -i, real64), i=1, 24)], [3, 2, 4])
        if (rank == last) call gpu_allocate(w, source=host)
        do k = 3, 1, -2
            if (rank == last) a(0:, 1:, -1:) => w(:, :, k:k + 1)
            call gpu_share(a, team, last)
            call check(all(lbound(a) == [0, 1, -1]) .and. all(ubound(a) == [2, 2, 0]), "bounds of a section")
            call gpu_copy(other, a)
            call check(all(other == host(:, :, k:k + 1)), "section")
            call gpu_unshare(a, team)
            call check(associated(a) .eqv. rank == last, "the owner keeps a section")
        end do
        if (rank == last) call gpu_deallocate(w)
        ! Without elements there is the memory of one.
        if (rank == last) call gpu_allocate(none, [0])
        call gpu_share(none, team, last)
        call gpu_unshare(none, team)
        call check(.not. associated(none), "an array without elements is freed")
    end subroutine section

    subroutine every_type()
        logical, pointer :: l(:, :)
        logical(c_bool), pointer :: b(:)
        integer(int8), pointer :: i1
        integer(int16), pointer :: i2(:, :, :, :, :, :, :)
        integer(int32), pointer :: i4(:, :, :, :, :, :)
        integer(int64), pointer :: i8(:, :, :, :, :)
        real(real32), pointer :: r4(:, :, :, :)
        complex(real32), pointer :: c4(:)
        integer(int8) :: one
        integer(int16) :: many(2, 1, 2, 1, 2, 1, 3)
        logical :: flags(2, 2)

        nullify (l, b, i1, i2, i4, i8, r4, c4)
        if (rank == 0) then
            call gpu_allocate(l, source=reshape([.true., .false., .false., .true.], [2, 2]))
            call gpu_allocate(b, [3])
            call gpu_allocate(i1, source=7_int8)
            call gpu_allocate(i2, [2, 1, 2, 1, 2, 1, 3], source=9_int16)
            call gpu_allocate(i4, [1, 1, 1, 1, 1, 2])
            call gpu_allocate(i8, [1, 1, 1, 1, 2])
            call gpu_allocate(r4, [1, 1, 1, 2])
            call gpu_allocate(c4, [5])
        end if
        call gpu_share(l, team, 0)
        call gpu_share(b, team, 0)
        call gpu_share(i1, team, 0)
        call gpu_share(i2, team, 0)
        call gpu_share(i4, team, 0)
        call gpu_share(i8, team, 0)
        call gpu_share(r4, team, 0)
        call gpu_share(c4, team, 0)
        call gpu_copy(flags, l)
        call gpu_copy(one, i1)
        call gpu_copy(many, i2)
        call check(all(flags .eqv. reshape([.true., .false., .false., .true.], [2, 2])), "logical")
        call check(one == 7_int8 .and. all(many == 9_int16), "integers")
        call check(all(shape(i2) == shape(many)) .and. size(c4) == 5 .and. size(i4, 6) == 2, "shapes")
        call gpu_unshare(c4, team)
        call gpu_unshare(r4, team)
        call gpu_unshare(i8, team)
        call gpu_unshare(i4, team)
        call gpu_unshare(i2, team)
        call gpu_unshare(i1, team)
        call gpu_unshare(b, team)
        call gpu_unshare(l, team)
    end subroutine every_type

    !> All ranks have the status and the words of the one that fails, and go on.
    subroutine expect(code, failing, text, what)
        integer, intent(in) :: code, failing
        character(*), intent(in) :: text, what
        character(len=16) :: who

        write (who, "('rank ', i0, ': ')") failing
        call check(stat == code .and. index(words, trim(who)) > 0 .and. index(words, text) > 0, what // " " // trim(words))
        call gpu_fence(team)
        words = ""
    end subroutine expect

    subroutine failures()
        real(real64), pointer :: a(:, :), w(:, :), b(:)
        real(real64), target :: host(4)
        integer(int32), pointer :: i(:, :)
        type(gpu_shared) :: shared
        integer :: root

        words = ""
        root = 0
        nullify (a, b, i)
        call gpu_share(a, team, root, stat, words)
        call expect(1, root, "not associated", "null")
        b => host
        call gpu_share(b, team, root, stat, words)
        call expect(1, root, "", "host memory")
        nullify (w)
        if (rank == root) call gpu_allocate(w, [4, 6])
        if (rank == root) a => w(:, 1:6:2)
        call gpu_share(a, team, root, stat, words)
        call expect(1, root, "not contiguous", "strided")
        call gpu_share(w, team, team%size, stat, words)
        call expect(1, 0, "there is no rank", "root")
        if (last > 0) then
            if (rank == last) then
                call gpu_share(i, team, root, stat, words)
            else
                call gpu_share(w, team, root, stat, words)
            end if
            call expect(1, last, "integer", "wrong type")
            call check(associated(w) .eqv. rank == root, "nothing stays open")
            if (rank == last) then
                call gpu_share(b, team, root, stat, words)
            else
                call gpu_share(w, team, root, stat, words)
            end if
            call expect(1, last, "rank 1", "wrong rank")
            if (rank == last) then
                call gpu_share(w, team, last, stat, words)
            else
                call gpu_share(w, team, root, stat, words)
            end if
            call check(stat == 1 .and. len_trim(words) > 0, "different roots")
        end if
        if (rank == root) call gpu_deallocate(w)
        if (rank == last) then
            call gpu_allocate_all(a, [2**20, 2**20], team, shared, stat=stat, errmsg=words)
        else
            call gpu_allocate_all(a, [2, 2], team, shared, stat=stat, errmsg=words)
        end if
        call expect(2, last, "", "allocation")
        call gpu_allocate_all(a, [2, 2], team, shared)
        call gpu_allocate_all(w, [2, 2], team, shared, stat=stat, errmsg=words)
        call expect(1, 0, "in use", "shared twice")
        call gpu_free_all(shared)
        if (last > 0) then
            if (rank == last) then
                call gpu_allocate_all(i, [2, 2], team, shared, stat=stat, errmsg=words)
            else
                call gpu_allocate_all(a, [2, 2], team, shared, stat=stat, errmsg=words)
            end if
            call expect(1, last, "integer(4)", "type of a part")
        end if
        call gpu_unshare(b, team, stat, words)
        call expect(1, 0, "not shared", "unshare")
        call gpu_free_all(shared, stat, words)
        call check(stat == 1, "nothing to free")
    end subroutine failures

    !> Extents of rank r's part; some are 0.
    pure function extents(r) result(shape)
        integer, intent(in) :: r
        integer :: shape(2)

        shape = [mod(r, 3) * 5, r + 2]
    end function extents

    subroutine parts()
        type(gpu_shared) :: shared
        real(real32), pointer :: a(:, :), p(:, :), again(:, :)
        real(real32), allocatable :: host(:, :)
        integer :: r

        nullify (a)
        call gpu_allocate_all(a, extents(rank), team, shared, lower=[0, rank])
        call gpu_fill(a, real(rank + 1, real32))
        call gpu_fence(team)
        do r = 0, last
            call gpu_peer(shared, r, p)
            call gpu_peer(shared, r, again)
            call check(all(shape(p) == extents(r)) .and. associated(again), "shape of a peer")
            if (size(p) == 0) cycle
            call check(all(lbound(p) == [0, r]), "bounds of a peer")
            allocate (host(size(p, 1), size(p, 2)))
            call gpu_copy(host, p)
            call check(all(host == real(r + 1, real32)), "contents of a peer")
            deallocate (host)
        end do
        call gpu_peer(shared, -1, p)
        call check(.not. associated(p), "nobody's array")
        call gpu_peer(shared, team%size, p, stat, words)
        call check(stat == 1 .and. index(words, "gpu_peer") == 1, "peer")
        call gpu_free_all(shared)
    end subroutine parts

    !> Arrays that the program has, one of which has no elements and is not on a device.
    subroutine own_arrays()
        type(gpu_shared) :: shared
        integer(int64), pointer :: a(:), p(:)
        integer(int64) :: host(10)

        nullify (a)
        if (rank == 0) then
            allocate (a(0))
        else
            call gpu_allocate(a, [10], source=int(rank, int64))
        end if
        call gpu_share_all(a, team, shared)
        call gpu_peer(shared, 0, p)
        call check(.not. associated(p), "no elements")
        call gpu_peer(shared, last, p)
        if (last > 0) then
            call gpu_copy(host, p)
            call check(all(host == int(last, int64)), "the last one's array")
        end if
        if (rank == last .and. last > 0) then
            call gpu_deallocate(a, stat)
            call check(stat == ANYGPU_ERROR_IN_USE, "freed while shared by all")
        end if
        call gpu_free_all(shared)
        if (rank > 0) call gpu_deallocate(a)
        if (rank == 0) deallocate (a)
    end subroutine own_arrays

    !> A number goes round; each adds nothing but passes on what it finds, in the order of signals alone.
    subroutine signals()
        type(gpu_shared) :: shared
        type(gpu_stream) :: stream
        integer(int32), pointer :: a(:), left(:)
        integer(int32) :: host(1)
        integer :: round, from, to

        from = modulo(rank - 1, team%size)
        to = modulo(rank + 1, team%size)
        call gpu_create(stream)
        call gpu_allocate_all(a, [1], team, shared)
        call gpu_peer(shared, from, left)
        do round = 1, 20
            if (rank == 0) then
                call gpu_fill(a, int(round, int32), stream)
                call gpu_signal(shared, to, stream)
                call gpu_wait(shared, from, stream)
            else
                call gpu_wait(shared, from, stream)
                call gpu_copy(a, left, stream)
                call gpu_signal(shared, to, stream)
            end if
        end do
        call gpu_copy(host, left, stream)
        call gpu_synchronize(stream)
        call check(host(1) == 20, "signals")
        call gpu_signal(shared, -1, stream, stat)
        call check(stat == 1, "signal to nobody")
        call gpu_free_all(shared)
        call gpu_destroy(stream)
    end subroutine signals

    !> Columns and rows with halos of one, exchanged around a ring of all ranks of MPI_COMM_WORLD, on any node.
    subroutine halo()
        type(gpu_shared) :: shared
        type(gpu_exchange) :: plan
        type(gpu_stream) :: stream
        real(real64), pointer :: a(:, :)
        real(real64) :: host(6, 0:4)
        integer(int32) :: me
        integer :: left, right, round, i, k
        integer :: send(2, 2, 2), recv(2, 2, 2)

        call MPI_Comm_rank(world, me, ierror)
        left = int(modulo(me - 1_int32, ranks))
        right = int(modulo(me + 1_int32, ranks))
        call gpu_create(stream)
        call gpu_allocate_all(a, [6, 5], team, shared, lower=[1, 0])
        ! Whole columns, then the inner parts of rows.
        do k = 1, 2
            if (k == 1) then
                send = reshape([1, 1, 6, 1, 1, 3, 6, 3], [2, 2, 2])
                recv = reshape([1, 4, 6, 4, 1, 0, 6, 0], [2, 2, 2])
            else
                send = reshape([2, 1, 2, 3, 5, 1, 5, 3], [2, 2, 2])
                recv = reshape([6, 1, 6, 3, 1, 1, 1, 3], [2, 2, 2])
            end if
            call gpu_exchange_create(plan, shared, [left, right], [right, left], send, recv)
            do round = 1, 3
                host = reshape([(1000.0_real64 * me + 100 * round + i, i=1, 30)], [6, 5])
                call gpu_copy(a, host, stream)
                call gpu_exchange_start(plan, stream)
                call gpu_exchange_wait(plan)
                call gpu_copy(host, a, stream)
                call gpu_synchronize(stream)
                if (k == 1) then
                    call check(all(host(:, 4) == [(1000.0_real64 * right + 100 * round + i, i=7, 12)]), "right column")
                    call check(all(host(:, 0) == [(1000.0_real64 * left + 100 * round + i, i=19, 24)]), "left column")
                else
                    call check(all(host(6, 1:3) == [(1000.0_real64 * right + 100 * round + i, i=8, 20, 6)]), "right row")
                    call check(all(host(1, 1:3) == [(1000.0_real64 * left + 100 * round + i, i=11, 23, 6)]), "left row")
                end if
            end do
            call gpu_exchange_free(plan)
        end do
        words = ""
        if (rank == last) send(2, 2, 1) = 5
        call gpu_exchange_create(plan, shared, [left, right], [right, left], send, recv, stat, words)
        call check(stat == 1 .and. index(words, "not within the array") > 0, "a box that is too large")
        call gpu_exchange_create(plan, shared, [left], [right, left], send, recv, stat, words)
        call check(stat == 1 .and. index(words, "the shape of send") > 0, "boxes for other ranks")
        call gpu_free_all(shared)
        call gpu_destroy(stream)
    end subroutine halo

end program arrays
