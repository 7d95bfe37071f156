! SPDX-License-Identifier: MIT OR Apache-2.0
!> The module anygpu_mpi with communicators of mpi_f08.
module anygpu_mpi_f08
    use mpi_f08, only: MPI_Comm
    use anygpu_mpi
    implicit none
    public
    private :: MPI_Comm, halo_create_all_f08, halo_create_f08, team_create_f08

    !> Makes the team of the ranks that share memory with this one, and selects a device for each.
    interface gpu_team_create
        module procedure team_create_f08
    end interface gpu_team_create

    !> Plans the exchange of the halos of arrays that a Cartesian communicator divides, for gpu_exchange_start and its like.
    interface gpu_halo_create
        module procedure halo_create_f08, halo_create_all_f08
    end interface gpu_halo_create

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

    subroutine halo_create_f08(plan, shared, cart, width, corners, dims, stat, errmsg)
        !> The plan; free it with gpu_exchange_free before the arrays.
        type(gpu_exchange), intent(inout) :: plan
        !> The arrays of one gpu_allocate_all, or several of them: [u, v].
        type(gpu_shared), intent(in) :: shared
        !> The communicator, of 1 to 3 dimensions, as of MPI_Cart_create; MPI_COMM_NULL on ranks outside of it.
        type(MPI_Comm), intent(in) :: cart
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

        call gpu_halo_create(plan, [shared], cart%MPI_VAL, width, corners, dims, stat, errmsg)
    end subroutine halo_create_f08

    subroutine halo_create_all_f08(plan, shared, cart, width, corners, dims, stat, errmsg)
        type(gpu_exchange), intent(inout) :: plan
        type(gpu_shared), intent(in) :: shared(:)
        type(MPI_Comm), intent(in) :: cart
        integer, intent(in) :: width
        logical, intent(in), optional :: corners
        integer, intent(in), optional :: dims(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call gpu_halo_create(plan, shared, cart%MPI_VAL, width, corners, dims, stat, errmsg)
    end subroutine halo_create_all_f08

end module anygpu_mpi_f08
