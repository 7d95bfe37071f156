! SPDX-License-Identifier: MIT OR Apache-2.0
!> The module anygpu_mpi with communicators of mpi_f08.
module anygpu_mpi_f08
    use mpi_f08, only: MPI_Comm
    use anygpu_mpi
    implicit none
    public
    private :: MPI_Comm, team_create_f08

    !> Makes the team of the ranks that share memory with this one, and selects a device for each.
    interface gpu_team_create
        module procedure team_create_f08
    end interface gpu_team_create

contains

    subroutine team_create_f08(team, comm, device, stat, errmsg)
        !> The team; free it with gpu_team_free.
        type(gpu_team), intent(inout) :: team
        !> The ranks.
        type(MPI_Comm), intent(in) :: comm
        !> This process's device, from 0 on; without one it is chosen.
        integer, intent(in), optional :: device
        !> Status, 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg

        call gpu_team_create(team, comm%MPI_VAL, device, stat, errmsg)
    end subroutine team_create_f08

end module anygpu_mpi_f08
