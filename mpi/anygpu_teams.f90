! SPDX-License-Identifier: MIT OR Apache-2.0
!> Teams of MPI ranks that share memory, their signals and exchanges. Programs use anygpu_mpi.
!>
!> All of MPI is in anygpu_mpi.c: no MPI's module is needed here, and no array's descriptor goes there.
module anygpu_teams
    use, intrinsic :: iso_c_binding, only: c_associated, c_char, c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr, c_size_t
    use anygpu_calls, only: anygpu_token, ANYGPU_ERROR_INVALID_VALUE, ANYGPU_SUCCESS
    use anygpu_reports, only: failed, finish, forget_reason
    use anygpu_streams, only: gpu_stream, handle_of
    implicit none
    private

    public :: gpu_team, gpu_team_create, gpu_team_free, gpu_team_rank, gpu_fence
    public :: gpu_shared, gpu_free_all, gpu_signal, gpu_wait
    public :: gpu_exchange, gpu_exchange_create, gpu_exchange_path, gpu_halo_create, gpu_exchange_start, gpu_exchange_wait, &
        gpu_exchange_free
    public :: step, note_failure, agree, share_begin, share_end, unshare_begin, share_parts, peer_token, keep_peer
    public :: role_frees, role_keeps

    !> The ranks of one node that share memory, each with a device.
    type :: gpu_team
        !> This process's rank in the team, from 0 on.
        integer :: rank = -1
        !> Ranks of the team.
        integer :: size = 0
        !> This process's device.
        integer :: device = -1
        !> This process's rank in the communicator that the team was created from.
        integer :: parent_rank = -1
        !> MPI's communicator of the team, for the program's own messages.
        integer :: comm = 0
        type(c_ptr), private :: handle = c_null_ptr
    end type gpu_team

    !> An array of each rank of a team, which all of them reach.
    type :: gpu_shared
        private
        type(c_ptr) :: handle = c_null_ptr
        integer :: rank = 0
        integer(c_int64_t) :: bytes = 0_c_int64_t
        integer(c_int64_t) :: shape(7) = 0_c_int64_t
        integer(c_int64_t) :: lower(7) = 1_c_int64_t
    end type gpu_shared

    !> Copies of boxes between ranks' arrays, to be made again and again.
    type :: gpu_exchange
        private
        type(c_ptr) :: handle = c_null_ptr
    end type gpu_exchange

    !> How a rank's own part of a collective call came out.
    type :: step
        integer :: stat = 0
        character(len=400) :: words = ""
    end type step

    !> anygpu_team_description of anygpu_mpi.h, whose last member Fortran does not read.
    type, bind(c) :: description
        integer(c_int) :: rank, size, device, parent_rank
        integer(c_int64_t) :: comm
    end type description

    !> anygpu_box of anygpu_mpi.h.
    type, bind(c) :: box
        integer(c_size_t) :: offset = 0_c_size_t
        integer(c_size_t) :: count(7) = 1_c_size_t
        integer(c_size_t) :: stride(7) = 0_c_size_t
    end type box

    !> anygpu_field of anygpu_mpi.h.
    type, bind(c) :: field
        type(c_ptr) :: shared
        integer(c_size_t) :: element
        integer(c_int) :: rank
        integer(c_size_t) :: shape(7)
    end type field

    !> What a rank does with memory that is no longer shared: the owner frees it, or keeps what is a section.
    integer(c_int), parameter :: role_keeps = 1_c_int, role_frees = 2_c_int

    !> Makes the team of the ranks that share memory with this one, and selects a device for each.
    !>
    !> Collective over the communicator, which may span nodes: the ranks of each node become one team. Each rank gets a device
    !> that the fewest others have, told apart by uuids; among those, one near the processors that it may run on.
    !> anygpu_mpi_f08 takes the communicator of mpi_f08, too.
    !>
    !> Fails on all ranks with ANYGPU_ERROR_INVALID_VALUE where the team exists, ANYGPU_ERROR_NO_DEVICE where a rank has no device,
    !> and ANYGPU_ERROR_INVALID_DEVICE where it has none of the number that it asks for.
    interface gpu_team_create
        module procedure team_create_32, team_create_64
    end interface gpu_team_create

    !> Plans the exchange of the halos of arrays that a Cartesian communicator divides, for gpu_exchange_start and its like.
    !>
    !> Each array has `width` elements of halo at both ends of the dimensions that the communicator divides, and between them
    !> those that the rank owns, whose number may differ from rank to rank and is `width` at least. Where the grid ends, and is
    !> not periodic, halos stay as they are. Each neighbour gets one signal or one message for all arrays, which may be of
    !> different types, ranks and shapes.
    !>
    !> Collective over the communicator that the team was created from. Fails on all ranks with ANYGPU_ERROR_INVALID_VALUE where
    !> a plan exists, for a communicator without such a topology, for arrays of too few dimensions or elements, and where
    !> neighbours have different extents along their common face.
    interface gpu_halo_create
        module procedure halo_create_32, halo_create_64, halo_create_all_32, halo_create_all_64
    end interface gpu_halo_create

    !> Makes the work queued later on a stream wait for another rank's signal.
    !>
    !> The n-th wait ends with the other's n-th signal to this rank, whichever is called first. If that rank ends or its work
    !> before the signal fails, the wait ends with an error on the stream.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a rank that the team does not have and where nothing is shared.
    interface gpu_wait
        module procedure wait_for_signal
    end interface gpu_wait

    interface
        function c_team_create(comm, device, team, found, node) bind(c, name="anygpu_mpi_team_create") result(status)
            import :: c_int, c_int64_t, c_ptr, description
            implicit none
            integer(c_int64_t), value :: comm
            integer(c_int), value :: device
            type(c_ptr), intent(inout) :: team
            type(description), intent(inout) :: found
            integer(c_int64_t), intent(inout) :: node
            integer(c_int) :: status
        end function c_team_create

        function c_team_free(team) bind(c, name="anygpu_team_free") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(inout) :: team
            integer(c_int) :: status
        end function c_team_free

        function c_team_rank(team, parent_rank) bind(c, name="anygpu_team_rank") result(rank)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: team
            integer(c_int), value :: parent_rank
            integer(c_int) :: rank
        end function c_team_rank

        function c_fence(team) bind(c, name="anygpu_fence") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: team
            integer(c_int) :: status
        end function c_fence

        function c_agree(team, call, stat, words) bind(c, name="anygpu_mpi_agree") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            type(c_ptr), value :: team
            character(kind=c_char), intent(in) :: call(*)
            integer(c_int), value :: stat
            character(kind=c_char), intent(in) :: words(*)
            integer(c_int) :: status
        end function c_agree

        function c_share_begin(team, root, stat, words, token) bind(c, name="anygpu_mpi_share_begin") result(status)
            import :: anygpu_token, c_char, c_int, c_ptr
            implicit none
            type(c_ptr), value :: team
            integer(c_int), value :: root, stat
            character(kind=c_char), intent(in) :: words(*)
            type(anygpu_token), intent(inout) :: token
            integer(c_int) :: status
        end function c_share_begin

        function c_share_end(team, root, stat, words, address, size) bind(c, name="anygpu_mpi_share_end") result(status)
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: team
            integer(c_int), value :: root, stat
            character(kind=c_char), intent(in) :: words(*)
            type(c_ptr), value :: address
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function c_share_end

        function c_unshare_begin(team, address, role) bind(c, name="anygpu_mpi_unshare_begin") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: team, address
            integer(c_int), intent(inout) :: role
            integer(c_int) :: status
        end function c_unshare_begin

        function c_share_all(team, call, stat, words, token, has_token, size, address, kind, is_freed, shared) &
            bind(c, name="anygpu_mpi_share_all") result(status)
            import :: anygpu_token, c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: team
            character(kind=c_char), intent(in) :: call(*)
            integer(c_int), value :: stat
            character(kind=c_char), intent(in) :: words(*)
            type(anygpu_token), intent(in) :: token
            integer(c_int), value :: has_token
            integer(c_size_t), value :: size
            type(c_ptr), value :: address
            character(kind=c_char), intent(in) :: kind(*)
            integer(c_int), value :: is_freed
            type(c_ptr), intent(inout) :: shared
            integer(c_int) :: status
        end function c_share_all

        function c_peer_token(shared, rank, token, is_there) bind(c, name="anygpu_mpi_peer_token") result(status)
            import :: anygpu_token, c_int, c_ptr
            implicit none
            type(c_ptr), value :: shared
            integer(c_int), value :: rank
            type(anygpu_token), intent(inout) :: token
            integer(c_int), intent(inout) :: is_there
            integer(c_int) :: status
        end function c_peer_token

        function c_keep_peer(shared, rank, address) bind(c, name="anygpu_mpi_keep_peer") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: shared
            integer(c_int), value :: rank
            type(c_ptr), value :: address
            integer(c_int) :: status
        end function c_keep_peer

        function c_free_all(shared) bind(c, name="anygpu_free_all") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(inout) :: shared
            integer(c_int) :: status
        end function c_free_all

        function c_signal(shared, to, stream) bind(c, name="anygpu_signal") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: shared
            integer(c_int), value :: to
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function c_signal

        function c_wait(shared, from, stream) bind(c, name="anygpu_wait") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: shared
            integer(c_int), value :: from
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function c_wait

        function c_exchange_create(shared, stat, words, sends, to, send, receives, from, receive, plan) &
            bind(c, name="anygpu_mpi_exchange_create") result(status)
            import :: box, c_char, c_int, c_ptr
            implicit none
            type(c_ptr), value :: shared
            integer(c_int), value :: stat
            character(kind=c_char), intent(in) :: words(*)
            integer(c_int), value :: sends
            integer(c_int), intent(in) :: to(*)
            type(box), intent(in) :: send(*)
            integer(c_int), value :: receives
            integer(c_int), intent(in) :: from(*)
            type(box), intent(in) :: receive(*)
            type(c_ptr), intent(inout) :: plan
            integer(c_int) :: status
        end function c_exchange_create

        function c_halo_create(count, fields, stat, words, cart, width, corners, dims_count, dims, plan) &
            bind(c, name="anygpu_mpi_halo_create") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr, field
            implicit none
            integer(c_int), value :: count
            type(field), intent(in) :: fields(*)
            integer(c_int), value :: stat
            character(kind=c_char), intent(in) :: words(*)
            integer(c_int64_t), value :: cart
            integer(c_int), value :: width, corners, dims_count
            integer(c_int), intent(in) :: dims(*)
            type(c_ptr), intent(inout) :: plan
            integer(c_int) :: status
        end function c_halo_create

        function c_exchange_start(plan, stream) bind(c, name="anygpu_exchange_start") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: plan, stream
            integer(c_int) :: status
        end function c_exchange_start

        function c_exchange_wait(plan) bind(c, name="anygpu_exchange_wait") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: plan
            integer(c_int) :: status
        end function c_exchange_wait

        function c_exchange_path(plan, rank) bind(c, name="anygpu_exchange_path") result(path)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: plan
            integer(c_int), value :: rank
            integer(c_int) :: path
        end function c_exchange_path

        function c_exchange_free(plan) bind(c, name="anygpu_exchange_free") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(inout) :: plan
            integer(c_int) :: status
        end function c_exchange_free
    end interface

contains

    subroutine team_create_32(team, comm, device, stat, errmsg)
        !> The team; free it with gpu_team_free.
        type(gpu_team), intent(inout) :: team
        !> MPI's communicator, as mpif.h and the module mpi have it.
        integer(c_int), intent(in) :: comm
        !> This process's device, from 0 on; without one it is chosen.
        integer, intent(in), optional :: device
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg

        call gpu_team_create(team, int(comm, c_int64_t), device, stat, errmsg)
    end subroutine team_create_32

    subroutine team_create_64(team, comm, device, stat, errmsg)
        type(gpu_team), intent(inout) :: team
        integer(c_int64_t), intent(in) :: comm
        integer, intent(in), optional :: device
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(description) :: found
        type(c_ptr) :: handle
        integer(c_int64_t) :: node
        integer(c_int) :: status, wanted

        call forget_reason()
        wanted = -1_c_int
        if (present(device)) wanted = int(device, c_int)
        handle = c_null_ptr
        found = description(-1_c_int, 0_c_int, -1_c_int, -1_c_int, 0_c_int64_t)
        node = 0_c_int64_t
        if (c_associated(team%handle)) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_team_create", "the team exists: gpu_team_free frees it")
        else
            status = c_team_create(comm, wanted, handle, found, node)
        end if
        if (status == ANYGPU_SUCCESS) then
            team%rank = int(found%rank)
            team%size = int(found%size)
            team%device = int(found%device)
            team%parent_rank = int(found%parent_rank)
            team%comm = int(node)
            team%handle = handle
        end if
        call finish("gpu_team_create", status, stat, errmsg)
    end subroutine team_create_64

    !> Frees a team. Collective over the communicator that it was created from.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE where there is no team, and on all ranks while an array is shared with it.
    subroutine gpu_team_free(team, stat, errmsg)
        !> The team, with which nothing is shared any more.
        type(gpu_team), intent(inout) :: team
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_team_free(team%handle)
        if (status == ANYGPU_SUCCESS) team = gpu_team()
        call finish("gpu_team_free", status, stat, errmsg)
    end subroutine gpu_team_free

    !> Rank in the team of a rank of the communicator that the team was created from; -1 for one of another node.
    function gpu_team_rank(team, parent_rank) result(rank)
        type(gpu_team), intent(in) :: team
        !> The rank there.
        integer, intent(in) :: parent_rank
        integer :: rank

        rank = int(c_team_rank(team%handle, int(parent_rank, c_int)))
    end function gpu_team_rank

    !> Waits until the work of all ranks' devices is done: what any of them did before is visible to all. Collective.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE where there is no team, and on all ranks with the error of a rank's failed work.
    subroutine gpu_fence(team, stat, errmsg)
        type(gpu_team), intent(in) :: team
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_fence(team%handle)
        call finish("gpu_fence", status, stat, errmsg)
    end subroutine gpu_fence

    !> Ends sharing: closes all ranks' arrays everywhere, then owners free those of gpu_allocate_all. Collective.
    !>
    !> Pointers of gpu_peer and gpu_allocate_all are undefined afterwards.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE where nothing is shared, and while a plan of an exchange uses the arrays.
    subroutine gpu_free_all(shared, stat, errmsg)
        type(gpu_shared), intent(inout) :: shared
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_free_all(shared%handle)
        if (.not. c_associated(shared%handle)) shared = gpu_shared()
        call finish("gpu_free_all", status, stat, errmsg)
    end subroutine gpu_free_all

    !> Signals another rank once the work queued on the stream so far is done, without a message or a wait of the host.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a rank that the team does not have and where nothing is shared.
    subroutine gpu_signal(shared, to, stream, stat, errmsg)
        !> The arrays; each set has signals of its own.
        type(gpu_shared), intent(in) :: shared
        !> Rank in the team; this rank itself needs no signal, so nothing is done.
        integer, intent(in) :: to
        !> The stream; without one the default stream.
        type(gpu_stream), intent(in), optional :: stream
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_signal(shared%handle, int(to, c_int), handle_of(stream))
        call finish("gpu_signal", status, stat, errmsg)
    end subroutine gpu_signal

    subroutine wait_for_signal(shared, from, stream, stat, errmsg)
        !> The arrays.
        type(gpu_shared), intent(in) :: shared
        !> Rank in the team.
        integer, intent(in) :: from
        !> The stream; without one the default stream.
        type(gpu_stream), intent(in), optional :: stream
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_wait(shared%handle, int(from, c_int), handle_of(stream))
        call finish("gpu_wait", status, stat, errmsg)
    end subroutine wait_for_signal

    !> Plans copies of boxes of each rank's array to boxes of others', such as halos.
    !>
    !> Ranks are those of the communicator that the team was created from, on any node; negative ones are passed over. Between
    !> two ranks the first box sent is the first received, and so on. Collective over that communicator.
    !>
    !> Fails on all ranks with ANYGPU_ERROR_INVALID_VALUE where a plan exists, for ranks and boxes that do not exist, and for boxes
    !> that are sent and not received; with ANYGPU_ERROR_NOT_SUPPORTED for more than 2 GiB to another node.
    subroutine gpu_exchange_create(plan, shared, to, from, send, recv, stat, errmsg)
        !> The plan; free it with gpu_exchange_free before the arrays.
        type(gpu_exchange), intent(inout) :: plan
        type(gpu_shared), intent(in) :: shared
        !> For each box to send, the rank that it goes to.
        integer, intent(in) :: to(:)
        !> For each box to receive, the rank that it comes from.
        integer, intent(in) :: from(:)
        !> First and last indices of boxes in this rank's array: send(:, 1, i) and send(:, 2, i) for to(i).
        integer, intent(in) :: send(:, :, :)
        !> The same for boxes to receive, from(i). None overlaps another, or one that is sent.
        integer, intent(in) :: recv(:, :, :)
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(box) :: sent(size(to)), received(size(from))
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        if (c_associated(plan%handle)) call note_failure(mine, "the plan exists: gpu_exchange_free frees it")
        call read_boxes(shared, "send", to, send, sent, mine)
        call read_boxes(shared, "recv", from, recv, received, mine)
        status = c_exchange_create(shared%handle, int(mine%stat, c_int), trim(mine%words) // c_null_char, &
            int(size(to), c_int), int(to, c_int), sent, int(size(from), c_int), int(from, c_int), received, plan%handle)
        call finish("gpu_exchange_create", status, stat, errmsg)
    end subroutine gpu_exchange_create

    subroutine halo_create_32(plan, shared, cart, width, corners, dims, stat, errmsg)
        !> The plan; free it with gpu_exchange_free before the arrays.
        type(gpu_exchange), intent(inout) :: plan
        !> The arrays of one gpu_allocate_all, or several of them: [u, v].
        type(gpu_shared), intent(in) :: shared
        !> The communicator, of 1 to 3 dimensions, as of MPI_Cart_create; MPI_COMM_NULL on ranks outside of it.
        integer(c_int), intent(in) :: cart
        !> Elements of a halo, in each dimension that is divided.
        integer, intent(in) :: width
        !> True for halos at edges and corners, too, which neighbours along diagonals fill; without it faces alone.
        logical, intent(in), optional :: corners
        !> The arrays' dimension that each dimension of the communicator divides; without it the first ones.
        integer, intent(in), optional :: dims(:)
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg

        call gpu_halo_create(plan, [shared], int(cart, c_int64_t), width, corners, dims, stat, errmsg)
    end subroutine halo_create_32

    subroutine halo_create_64(plan, shared, cart, width, corners, dims, stat, errmsg)
        type(gpu_exchange), intent(inout) :: plan
        type(gpu_shared), intent(in) :: shared
        integer(c_int64_t), intent(in) :: cart
        integer, intent(in) :: width
        logical, intent(in), optional :: corners
        integer, intent(in), optional :: dims(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call gpu_halo_create(plan, [shared], cart, width, corners, dims, stat, errmsg)
    end subroutine halo_create_64

    subroutine halo_create_all_32(plan, shared, cart, width, corners, dims, stat, errmsg)
        type(gpu_exchange), intent(inout) :: plan
        type(gpu_shared), intent(in) :: shared(:)
        integer(c_int), intent(in) :: cart
        integer, intent(in) :: width
        logical, intent(in), optional :: corners
        integer, intent(in), optional :: dims(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call gpu_halo_create(plan, shared, int(cart, c_int64_t), width, corners, dims, stat, errmsg)
    end subroutine halo_create_all_32

    subroutine halo_create_all_64(plan, shared, cart, width, corners, dims, stat, errmsg)
        type(gpu_exchange), intent(inout) :: plan
        type(gpu_shared), intent(in) :: shared(:)
        integer(c_int64_t), intent(in) :: cart
        integer, intent(in) :: width
        logical, intent(in), optional :: corners
        integer, intent(in), optional :: dims(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(field) :: fields(size(shared))
        type(step) :: mine
        integer(c_int) :: status, with_corners, divided(7), count
        integer :: i

        call forget_reason()
        if (c_associated(plan%handle)) call note_failure(mine, "the plan exists: gpu_exchange_free frees it")
        do i = 1, size(shared)
            fields(i) = field(shared(i)%handle, int(shared(i)%bytes, c_size_t), int(shared(i)%rank, c_int), &
                int(shared(i)%shape, c_size_t))
        end do
        with_corners = 0_c_int
        if (present(corners)) with_corners = merge(1_c_int, 0_c_int, corners)
        count = 0_c_int
        divided = 0_c_int
        if (present(dims)) then
            count = int(min(size(dims), size(divided)), c_int)
            divided(:count) = int(dims(:count), c_int) - 1_c_int
        end if
        status = c_halo_create(int(size(shared), c_int), fields, int(mine%stat, c_int), trim(mine%words) // c_null_char, cart, &
            int(width, c_int), with_corners, count, divided, plan%handle)
        call finish("gpu_halo_create", status, stat, errmsg)
    end subroutine halo_create_all_64

    !> Starts the copies, once the work queued on the stream so far is done. All ranks call it as often.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE without a plan, and where it was started and not waited for. After another failure call
    !> gpu_exchange_wait, too; the neighbours' exchanges fail, and the plan is of no use but to be freed.
    subroutine gpu_exchange_start(plan, stream, stat, errmsg)
        type(gpu_exchange), intent(in) :: plan
        !> The stream; without one the default stream.
        type(gpu_stream), intent(in), optional :: stream
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_exchange_start(plan%handle, handle_of(stream))
        call finish("gpu_exchange_start", status, stat, errmsg)
    end subroutine gpu_exchange_start

    !> Makes the work queued later on that stream wait for the copies. The host waits only for messages of other nodes.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE without a plan, and where it was not started; with the error of gpu_exchange_start;
    !> and with hipErrorLaunchFailure (719) where the exchange has failed on a rank that sends messages.
    subroutine gpu_exchange_wait(plan, stat, errmsg)
        type(gpu_exchange), intent(in) :: plan
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_exchange_wait(plan%handle)
        call finish("gpu_exchange_wait", status, stat, errmsg)
    end subroutine gpu_exchange_wait

    !> How a plan's boxes reach a rank and come from it: "memory", "messages", or "none" without any.
    function gpu_exchange_path(plan, rank) result(path)
        type(gpu_exchange), intent(in) :: plan
        !> The rank in the communicator that the team was created from.
        integer, intent(in) :: rank
        character(:), allocatable :: path
        character(len=*), parameter :: paths(0:2) = ["none    ", "memory  ", "messages"]

        path = trim(paths(c_exchange_path(plan%handle, int(rank, c_int))))
    end function gpu_exchange_path

    !> Frees a plan. Collective over the communicator that the team was created from.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE without a plan, and where it was started and not waited for.
    subroutine gpu_exchange_free(plan, stat, errmsg)
        type(gpu_exchange), intent(inout) :: plan
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = c_exchange_free(plan%handle)
        call finish("gpu_exchange_free", status, stat, errmsg)
    end subroutine gpu_exchange_free

    !> Notes the first failure of this rank's part of a call.
    subroutine note_failure(mine, words)
        type(step), intent(inout) :: mine
        character(*), intent(in) :: words

        if (mine%stat /= 0) return
        mine%stat = int(ANYGPU_ERROR_INVALID_VALUE)
        mine%words = words
    end subroutine note_failure

    !> Turns first and last indices into boxes of bytes.
    subroutine read_boxes(shared, name, ranks, indices, boxes, mine)
        type(gpu_shared), intent(in) :: shared
        character(*), intent(in) :: name
        integer, intent(in) :: ranks(:)
        integer, intent(in) :: indices(:, :, :)
        type(box), intent(inout) :: boxes(:)
        type(step), intent(inout) :: mine
        integer(c_int64_t) :: first, last, stride
        integer :: i, k

        if (size(indices, 1) /= shared%rank .or. size(indices, 2) /= 2 .or. size(indices, 3) /= size(ranks)) then
            call note_failure(mine, "the shape of " // name // " must be (rank of the arrays, 2, number of ranks)")
            return
        end if
        do i = 1, size(ranks)
            if (ranks(i) < 0) cycle
            stride = shared%bytes
            boxes(i)%count(1) = int(shared%bytes, c_size_t)
            do k = 1, shared%rank
                first = int(indices(k, 1, i), c_int64_t) - shared%lower(k)
                last = int(indices(k, 2, i), c_int64_t) - shared%lower(k)
                if (last >= first .and. (first < 0_c_int64_t .or. last >= shared%shape(k))) &
                    call note_failure(mine, "a box of " // name // " is not within the array")
                boxes(i)%offset = boxes(i)%offset + int(max(0_c_int64_t, first) * stride, c_size_t)
                last = max(0_c_int64_t, last - first + 1_c_int64_t)
                if (k == 1) last = last * shared%bytes
                boxes(i)%count(k) = int(last, c_size_t)
                boxes(i)%stride(k) = int(stride, c_size_t)
                stride = stride * shared%shape(k)
            end do
        end do
    end subroutine read_boxes

    !> Agrees with the team on how a step of a call has ended.
    function agree(team, call, mine) result(status)
        type(gpu_team), intent(in) :: team
        character(*), intent(in) :: call
        type(step), intent(in) :: mine
        integer(c_int) :: status

        status = c_agree(team%handle, call // c_null_char, int(mine%stat, c_int), trim(mine%words) // c_null_char)
    end function agree

    function share_begin(team, root, mine, token) result(status)
        type(gpu_team), intent(in) :: team
        integer, intent(in) :: root
        type(step), intent(in) :: mine
        type(anygpu_token), intent(inout) :: token
        integer(c_int) :: status

        status = c_share_begin(team%handle, int(root, c_int), int(mine%stat, c_int), trim(mine%words) // c_null_char, token)
    end function share_begin

    function share_end(team, root, mine, address, bytes) result(status)
        type(gpu_team), intent(in) :: team
        integer, intent(in) :: root
        type(step), intent(in) :: mine
        type(c_ptr), intent(in) :: address
        integer(c_int64_t), intent(in) :: bytes
        integer(c_int) :: status

        status = c_share_end(team%handle, int(root, c_int), int(mine%stat, c_int), trim(mine%words) // c_null_char, address, &
            int(bytes, c_size_t))
    end function share_end

    function unshare_begin(team, address, role) result(status)
        type(gpu_team), intent(in) :: team
        type(c_ptr), intent(in) :: address
        integer(c_int), intent(inout) :: role
        integer(c_int) :: status

        status = c_unshare_begin(team%handle, address, role)
    end function unshare_begin

    !> Shares the parts; `kind` is the type and rank, which are the same on all ranks. An array without a token is none.
    function share_parts(team, call, mine, token, has_token, kind, rank, bytes, shape, lower, address, is_freed, shared) &
        result(status)
        type(gpu_team), intent(in) :: team
        character(*), intent(in) :: call, kind
        type(step), intent(inout) :: mine
        type(anygpu_token), intent(in) :: token
        logical, intent(in) :: has_token, is_freed
        integer, intent(in) :: rank
        integer(c_int64_t), intent(in) :: bytes, shape(7), lower(7)
        type(c_ptr), intent(in) :: address
        type(gpu_shared), intent(inout) :: shared
        integer(c_int) :: status
        type(c_ptr) :: handle

        if (c_associated(shared%handle)) call note_failure(mine, "shared is in use: gpu_free_all ends that")
        handle = c_null_ptr
        status = c_share_all(team%handle, call // c_null_char, int(mine%stat, c_int), trim(mine%words) // c_null_char, token, &
            merge(1_c_int, 0_c_int, has_token), int(bytes * product(shape(1:rank)), c_size_t), address, &
            kind // c_null_char, merge(1_c_int, 0_c_int, is_freed), handle)
        if (status == ANYGPU_SUCCESS) shared = gpu_shared(handle, rank, bytes, shape, lower)
    end function share_parts

    function peer_token(shared, rank, token, is_there) result(status)
        type(gpu_shared), intent(in) :: shared
        integer, intent(in) :: rank
        type(anygpu_token), intent(inout) :: token
        logical, intent(out) :: is_there
        integer(c_int) :: status, found

        found = 0_c_int
        status = c_peer_token(shared%handle, int(rank, c_int), token, found)
        is_there = found /= 0_c_int
    end function peer_token

    function keep_peer(shared, rank, address) result(status)
        type(gpu_shared), intent(in) :: shared
        integer, intent(in) :: rank
        type(c_ptr), intent(in) :: address
        integer(c_int) :: status

        status = c_keep_peer(shared%handle, int(rank, c_int), address)
    end function keep_peer

end module anygpu_teams
