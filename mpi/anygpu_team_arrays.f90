! Generated from crates/generate/src/teams.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of every type and rank that MPI ranks share. Programs use anygpu_mpi.
module anygpu_team_arrays
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_float, c_int, c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_loc, &
        c_null_char, c_null_ptr, c_ptr
    use anygpu_arrays, only: gpu_allocate, gpu_close, gpu_deallocate, gpu_export, gpu_import
    use anygpu_bytes, only: is_character, is_complex, is_integer, is_logical, is_real, type_name
    use anygpu_calls, only: anygpu_close, anygpu_report, anygpu_token, ANYGPU_SUCCESS
    use anygpu_reports, only: finish, forget_reason, gpu_reason
    use anygpu_teams, only: agree, gpu_shared, gpu_team, keep_peer, note_failure, peer_token, role_frees, role_keeps, &
        share_begin, share_end, share_parts, step, unshare_begin
    implicit none
    private

    public :: gpu_share, gpu_unshare, gpu_share_all, gpu_allocate_all, gpu_peer

    !> Makes one rank's array that of all ranks of the team, with the same shape and bounds. Collective over the team.
    !>
    !> gpu_unshare ends it.
    !>
    !> What fails on one rank, by the statuses of gpu_export and gpu_import, fails on all of them.
    interface gpu_share
        module procedure share_l, share_ld, share_i1, share_i2, share_i4, &
            share_i8, share_r4, share_r8, share_c4, share_c8, share_s
    end interface gpu_share

    !> Ends what gpu_share began: closes the array everywhere, then its owner frees it, unless it is a section. Collective.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE on all ranks where an array is not shared with the team.
    interface gpu_unshare
        module procedure unshare_l, unshare_ld, unshare_i1, unshare_i2, unshare_i4, &
            unshare_i8, unshare_r4, unshare_r8, unshare_c4, unshare_c8, unshare_s
    end interface gpu_unshare

    !> Gives all ranks of the team access to an array of each; shapes may differ, type and rank may not. Collective.
    !>
    !> What fails on one rank, by the statuses of gpu_export, fails on all of them; with ANYGPU_ERROR_INVALID_VALUE arrays of
    !> different types and ranks, and where shared is in use.
    interface gpu_share_all
        module procedure share_all_l, share_all_ld, share_all_i1, share_all_i2, share_all_i4, &
            share_all_i8, share_all_r4, share_all_r8, share_all_c4, share_all_c8, share_all_s
    end interface gpu_share_all

    !> Allocates an array on each rank's device and shares it as gpu_share_all does. Collective over the team.
    !>
    !> What fails on one rank, by the statuses of gpu_allocate and gpu_share_all, fails on all of them.
    interface gpu_allocate_all
        module procedure allocate_all_l, allocate_all_ld, allocate_all_i1, allocate_all_i2, allocate_all_i4, &
            allocate_all_i8, allocate_all_r4, allocate_all_r8, allocate_all_c4, allocate_all_c8, allocate_all_s
    end interface gpu_allocate_all

    !> Associates a pointer with the array of a rank of the team; the pointer is valid until gpu_free_all.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a rank that the team does not have, and with the statuses of gpu_import.
    interface gpu_peer
        module procedure peer_l, peer_ld, peer_i1, peer_i2, peer_i4, &
            peer_i8, peer_r4, peer_r8, peer_c4, peer_c8, peer_s
    end interface gpu_peer

contains

    subroutine share_l(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        logical(c_bool), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        logical(c_bool) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_l

    subroutine unshare_l(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        logical(c_bool), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_l

    subroutine share_all_l(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        logical(c_bool), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_l(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_l

    subroutine allocate_all_l(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        logical(c_bool), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_l(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_l

    subroutine peer_l(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        logical(c_bool), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_l

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_l(array, team, shared, call, mine, is_freed) result(status)
        logical(c_bool), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        logical(c_bool) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_logical, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_l

    subroutine share_ld(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        logical, pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        logical :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_ld

    subroutine unshare_ld(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        logical, pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_ld

    subroutine share_all_ld(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        logical, pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_ld(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_ld

    subroutine allocate_all_ld(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        logical, pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_ld(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_ld

    subroutine peer_ld(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        logical, pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_ld

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_ld(array, team, shared, call, mine, is_freed) result(status)
        logical, pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        logical :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_logical, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_ld

    subroutine share_i1(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int8_t) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_i1

    subroutine unshare_i1(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_i1

    subroutine share_all_i1(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        integer(c_int8_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_i1(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_i1

    subroutine allocate_all_i1(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_i1(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_i1

    subroutine peer_i1(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        integer(c_int8_t), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_i1

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_i1(array, team, shared, call, mine, is_freed) result(status)
        integer(c_int8_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        integer(c_int8_t) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_integer, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_i1

    subroutine share_i2(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int16_t) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_i2

    subroutine unshare_i2(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_i2

    subroutine share_all_i2(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        integer(c_int16_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_i2(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_i2

    subroutine allocate_all_i2(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_i2(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_i2

    subroutine peer_i2(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        integer(c_int16_t), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_i2

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_i2(array, team, shared, call, mine, is_freed) result(status)
        integer(c_int16_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        integer(c_int16_t) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_integer, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_i2

    subroutine share_i4(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int32_t) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_i4

    subroutine unshare_i4(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_i4

    subroutine share_all_i4(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        integer(c_int32_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_i4(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_i4

    subroutine allocate_all_i4(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_i4(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_i4

    subroutine peer_i4(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        integer(c_int32_t), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_i4

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_i4(array, team, shared, call, mine, is_freed) result(status)
        integer(c_int32_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        integer(c_int32_t) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_integer, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_i4

    subroutine share_i8(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int64_t) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_i8

    subroutine unshare_i8(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_i8

    subroutine share_all_i8(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        integer(c_int64_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_i8(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_i8

    subroutine allocate_all_i8(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_i8(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_i8

    subroutine peer_i8(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        integer(c_int64_t), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_i8

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_i8(array, team, shared, call, mine, is_freed) result(status)
        integer(c_int64_t), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        integer(c_int64_t) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_integer, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_i8

    subroutine share_r4(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        real(c_float), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        real(c_float) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_r4

    subroutine unshare_r4(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        real(c_float), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_r4

    subroutine share_all_r4(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        real(c_float), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_r4(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_r4

    subroutine allocate_all_r4(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        real(c_float), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_r4(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_r4

    subroutine peer_r4(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        real(c_float), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_r4

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_r4(array, team, shared, call, mine, is_freed) result(status)
        real(c_float), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        real(c_float) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_real, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_r4

    subroutine share_r8(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        real(c_double), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        real(c_double) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_r8

    subroutine unshare_r8(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        real(c_double), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_r8

    subroutine share_all_r8(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        real(c_double), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_r8(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_r8

    subroutine allocate_all_r8(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        real(c_double), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_r8(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_r8

    subroutine peer_r8(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        real(c_double), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_r8

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_r8(array, team, shared, call, mine, is_freed) result(status)
        real(c_double), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        real(c_double) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_real, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_r8

    subroutine share_c4(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        complex(c_float), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        complex(c_float) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_c4

    subroutine unshare_c4(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        complex(c_float), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_c4

    subroutine share_all_c4(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        complex(c_float), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_c4(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_c4

    subroutine allocate_all_c4(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        complex(c_float), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_c4(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_c4

    subroutine peer_c4(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        complex(c_float), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_c4

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_c4(array, team, shared, call, mine, is_freed) result(status)
        complex(c_float), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        complex(c_float) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_complex, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_c4

    subroutine share_c8(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        complex(c_double), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        complex(c_double) :: element
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * storage_size(element, c_int64_t) / 8_c_int64_t
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_c8

    subroutine unshare_c8(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        complex(c_double), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_c8

    subroutine share_all_c8(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        complex(c_double), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_c8(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_c8

    subroutine allocate_all_c8(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        complex(c_double), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_c8(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_c8

    subroutine peer_c8(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        complex(c_double), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_c8

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_c8(array, team, shared, call, mine, is_freed) result(status)
        complex(c_double), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        complex(c_double) :: element
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = storage_size(element, c_int64_t) / 8_c_int64_t
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_complex, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_c8

    subroutine share_s(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        character(*), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        type(c_ptr) :: address
        character(:), allocatable :: reason
        integer(c_int64_t) :: bytes
        integer(c_int) :: status
        integer :: ignored
        logical :: is_open

        call forget_reason()
        if (team%rank == root) call gpu_export(array, token, mine%stat, mine%words)
        status = share_begin(team, root, mine, token)
        if (status == ANYGPU_SUCCESS) then
            if (team%rank /= root) call gpu_import(token, array, mine%stat, mine%words)
            is_open = mine%stat == 0
            address = c_null_ptr
            bytes = 0_c_int64_t
            if (is_open) then
                address = c_loc(array)
                ! An array without elements has memory, too.
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * len(array, c_int64_t)
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish("gpu_share", status, stat, errmsg)
    end subroutine share_s

    subroutine unshare_s(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        character(*), pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        type(c_ptr) :: address
        integer(c_int) :: role, status

        call forget_reason()
        address = c_null_ptr
        if (associated(array)) address = c_loc(array)
        status = unshare_begin(team, address, role)
        if (status == ANYGPU_SUCCESS) then
            if (role == role_keeps .or. role == role_frees) then
                mine%stat = int(anygpu_close(address))
                if (mine%stat /= 0) mine%words = gpu_reason()
            else
                call gpu_close(array, mine%stat, mine%words)
            end if
            status = agree(team, "gpu_unshare", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, "gpu_unshare", mine)
        end if
        call finish("gpu_unshare", status, stat, errmsg)
    end subroutine unshare_s

    subroutine share_all_s(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        character(*), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all ends their sharing.
        type(gpu_shared), intent(inout) :: shared
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        integer(c_int) :: status

        call forget_reason()
        status = share_own_s(array, team, shared, "gpu_share_all", mine, .false.)
        call finish("gpu_share_all", status, stat, errmsg)
    end subroutine share_all_s

    subroutine allocate_all_s(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        character(*), pointer, intent(inout) :: array(..)
        !> Extents of this rank's array, integers of any kind; they may be 0.
        class(*), intent(in) :: shape(:)
        type(gpu_team), intent(in) :: team
        !> The arrays; gpu_free_all frees them.
        type(gpu_shared), intent(inout) :: shared
        !> Lower bounds, integers of any kind; 1 by default.
        class(*), intent(in), optional :: lower(:)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(step) :: mine
        character(:), allocatable :: reason
        integer(c_int) :: status
        integer :: ignored
        logical :: is_allocated

        call forget_reason()
        call gpu_allocate(array, shape, lower, stat=mine%stat, errmsg=mine%words)
        is_allocated = mine%stat == 0
        status = share_own_s(array, team, shared, "gpu_allocate_all", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish("gpu_allocate_all", status, stat, errmsg)
    end subroutine allocate_all_s

    subroutine peer_s(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        character(*), pointer, intent(inout) :: array(..)
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        integer(c_int) :: status
        logical :: is_there

        call forget_reason()
        status = peer_token(shared, rank, token, is_there)
        if (status == ANYGPU_SUCCESS .and. is_there) then
            call gpu_import(token, array, mine%stat, mine%words)
            status = int(mine%stat, c_int)
            if (status == ANYGPU_SUCCESS) status = keep_peer(shared, rank, c_loc(array))
        else if (status == ANYGPU_SUCCESS) then
            select rank (array)
            rank (0)
                nullify (array)
            rank (1)
                nullify (array)
            rank (2)
                nullify (array)
            rank (3)
                nullify (array)
            rank (4)
                nullify (array)
            rank (5)
                nullify (array)
            rank (6)
                nullify (array)
            rank (7)
                nullify (array)
            end select
        end if
        call finish("gpu_peer", status, stat, errmsg)
    end subroutine peer_s

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_s(array, team, shared, call, mine, is_freed) result(status)
        character(*), pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        type(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = len(array, c_int64_t)
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, "the array is not associated")
            else
                extents(1:rank(array)) = shape(array, c_int64_t)
                if (rank(array) > 0) lower(1:rank(array)) = lbound(array, kind=c_int64_t)
                call gpu_export(array, token, mine%stat, mine%words)
                has_token = mine%stat == 0
                if (has_token) address = c_loc(array)
                ! An array without elements need not be on a device.
                if (any(extents(1:rank(array)) == 0_c_int64_t)) mine%stat = 0
            end if
        end if
        status = share_parts(team, call, mine, token, has_token, &
            type_name(is_character, bytes) // " of rank " // achar(iachar("0") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_s

end module anygpu_team_arrays
