// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the Fortran module whose procedures share arrays of every type between the MPI ranks of a node.

use std::path::PathBuf;

use crate::arrays::KINDS;

const MODULE: &str = "! Generated from crates/generate/src/teams.rs by `BLESS=1 cargo test --test generated`; do not edit.
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
        module procedure PROCEDURES(share)
    end interface gpu_share

    !> Ends what gpu_share began: closes the array everywhere, then its owner frees it, unless it is a section. Collective.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE on all ranks where an array is not shared with the team.
    interface gpu_unshare
        module procedure PROCEDURES(unshare)
    end interface gpu_unshare

    !> Gives all ranks of the team access to an array of each; shapes may differ, type and rank may not. Collective.
    !>
    !> What fails on one rank, by the statuses of gpu_export, fails on all of them; with ANYGPU_ERROR_INVALID_VALUE arrays of
    !> different types and ranks, and where shared is in use.
    interface gpu_share_all
        module procedure PROCEDURES(share_all)
    end interface gpu_share_all

    !> Allocates an array on each rank's device and shares it as gpu_share_all does. Collective over the team.
    !>
    !> What fails on one rank, by the statuses of gpu_allocate and gpu_share_all, fails on all of them.
    interface gpu_allocate_all
        module procedure PROCEDURES(allocate_all)
    end interface gpu_allocate_all

    !> Associates a pointer with the array of a rank of the team; the pointer is valid until gpu_free_all.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a rank that the team does not have, and with the statuses of gpu_import.
    interface gpu_peer
        module procedure PROCEDURES(peer)
    end interface gpu_peer

contains
";

/// The procedures of one type: `KIND` is its name, `SUFFIX` that of the procedures.
const PROCEDURES: &str = "
    subroutine share_SUFFIX(array, team, root, stat, errmsg)
        !> On the root the array; on the others, after the call, the same one.
        KIND, pointer, intent(inout) :: array(..)
        type(gpu_team), intent(in) :: team
        !> The rank of the team that has the array.
        integer, intent(in) :: root
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(anygpu_token) :: token
        type(step) :: mine
        ELEMENTtype(c_ptr) :: address
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
                bytes = max(1_c_int64_t, size(array, kind=c_int64_t)) * BYTES
            end if
            status = share_end(team, root, mine, address, max(1_c_int64_t, bytes))
            if (status /= ANYGPU_SUCCESS .and. team%rank /= root .and. is_open) then
                reason = gpu_reason()
                call gpu_close(array, ignored)
                status = anygpu_report(status, reason // c_null_char)
            end if
        end if
        call finish(\"gpu_share\", status, stat, errmsg)
    end subroutine share_SUFFIX

    subroutine unshare_SUFFIX(array, team, stat, errmsg)
        !> The array; nullified, but not on the owner of a section.
        KIND, pointer, intent(inout) :: array(..)
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
            status = agree(team, \"gpu_unshare\", mine)
        end if
        if (status == ANYGPU_SUCCESS) then
            if (role == role_frees) call gpu_deallocate(array, mine%stat, mine%words)
            status = agree(team, \"gpu_unshare\", mine)
        end if
        call finish(\"gpu_unshare\", status, stat, errmsg)
    end subroutine unshare_SUFFIX

    subroutine share_all_SUFFIX(array, team, shared, stat, errmsg)
        !> This rank's array, which may have no elements; it stays the program's.
        KIND, pointer, intent(in) :: array(..)
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
        status = share_own_SUFFIX(array, team, shared, \"gpu_share_all\", mine, .false.)
        call finish(\"gpu_share_all\", status, stat, errmsg)
    end subroutine share_all_SUFFIX

    subroutine allocate_all_SUFFIX(array, shape, team, shared, lower, stat, errmsg)
        !> This rank's array, until gpu_free_all.
        KIND, pointer, intent(inout) :: array(..)
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
        status = share_own_SUFFIX(array, team, shared, \"gpu_allocate_all\", mine, .true.)
        if (status /= ANYGPU_SUCCESS .and. is_allocated) then
            reason = gpu_reason()
            call gpu_deallocate(array, ignored)
            status = anygpu_report(status, reason // c_null_char)
        end if
        call finish(\"gpu_allocate_all\", status, stat, errmsg)
    end subroutine allocate_all_SUFFIX

    subroutine peer_SUFFIX(shared, rank, array, stat, errmsg)
        type(gpu_shared), intent(in) :: shared
        !> The rank in the team; -1, as gpu_team_rank returns for ranks of other nodes, has none.
        integer, intent(in) :: rank
        !> Its array, with its shape and bounds; nullified for none.
        KIND, pointer, intent(inout) :: array(..)
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
RANKS            end select
        end if
        call finish(\"gpu_peer\", status, stat, errmsg)
    end subroutine peer_SUFFIX

    !> Shares this rank's array, unless `mine` has failed already.
    function share_own_SUFFIX(array, team, shared, call, mine, is_freed) result(status)
        KIND, pointer, intent(in) :: array(..)
        type(gpu_team), intent(in) :: team
        type(gpu_shared), intent(inout) :: shared
        character(*), intent(in) :: call
        type(step), intent(inout) :: mine
        logical, intent(in) :: is_freed
        integer(c_int) :: status
        ELEMENTtype(anygpu_token) :: token
        type(c_ptr) :: address
        integer(c_int64_t) :: bytes, extents(7), lower(7)
        logical :: has_token

        bytes = BYTES
        address = c_null_ptr
        extents = 0_c_int64_t
        lower = 1_c_int64_t
        has_token = .false.
        if (mine%stat == 0) then
            if (.not. associated(array)) then
                call note_failure(mine, \"the array is not associated\")
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
            type_name(is_CLASS, bytes) // \" of rank \" // achar(iachar(\"0\") + rank(array)), rank(array), bytes, &
            extents, lower, address, is_freed, shared)
    end function share_own_SUFFIX
";

/// The largest rank.
const RANKS: usize = 7;

/// Returns the path and the contents of the module.
pub fn file() -> (PathBuf, String) {
    let mut text = MODULE.to_string();
    for name in ["share", "unshare", "share_all", "allocate_all", "peer"] {
        let procedures: Vec<String> = KINDS.iter().map(|(suffix, _)| format!("{name}_{suffix}")).collect();
        let (first, second) = procedures.split_at(procedures.len() / 2);
        let list = format!("{}, &\n            {}", first.join(", "), second.join(", "));
        text = text.replace(&format!("PROCEDURES({name})"), &list);
    }
    let ranks: String =
        (0..=RANKS).map(|rank| format!("            rank ({rank})\n                nullify (array)\n")).collect();
    for (suffix, kind) in KINDS {
        let (element, bytes) = match suffix {
            "s" => (String::new(), "len(array, c_int64_t)"),
            _ => (format!("{kind} :: element\n        "), "storage_size(element, c_int64_t) / 8_c_int64_t"),
        };
        let class = kind.split('(').next().unwrap_or(kind);
        let text_of_kind = PROCEDURES.replace("RANKS", &ranks).replace("KIND", kind).replace("SUFFIX", suffix);
        text += &text_of_kind.replace("ELEMENT", &element).replace("BYTES", bytes).replace("CLASS", class);
    }
    ("mpi/anygpu_team_arrays.f90".into(), text + "\nend module anygpu_team_arrays\n")
}
