! SPDX-License-Identifier: MIT OR Apache-2.0
!> Device arrays shared by the MPI ranks of a node, and halo exchanges of all ranks.
!>
!> The communicator is an integer, as in mpif.h and the module mpi; anygpu_mpi_f08 takes that of mpi_f08. docs/guide/mpi.md
!> explains the calls. Collective ones give the same stat and errmsg on all ranks, also if only one rank's part fails.
module anygpu_mpi
    use anygpu_team_arrays, only: gpu_allocate_all, gpu_peer, gpu_share, gpu_share_all, gpu_unshare
    use anygpu_teams, only: gpu_exchange, gpu_exchange_create, gpu_exchange_free, gpu_exchange_path, gpu_exchange_start, &
        gpu_exchange_wait, gpu_fence, gpu_free_all, gpu_halo_create, gpu_shared, gpu_signal, gpu_team, gpu_team_create, &
        gpu_team_free, gpu_team_rank, gpu_wait
    implicit none
    public
end module anygpu_mpi
