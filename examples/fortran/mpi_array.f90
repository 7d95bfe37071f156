! SPDX-License-Identifier: MIT OR Apache-2.0
!> One device array for all MPI ranks of a node; docs/guide/mpi.md explains it.
program mpi_array
    use mpi_f08
    use anygpu
    use anygpu_mpi_f08
    implicit none
    type(gpu_team) :: node
    real(8), pointer :: a(:, :, :) => null()
    real(8) :: mine(100, 50)

    call MPI_Init()
    call gpu_team_create(node, MPI_COMM_WORLD)
    if (node%rank == 0) call gpu_allocate(a, [100, 50, node%size])
    call gpu_share(a, node, root=0)
    mine = node%rank
    call gpu_copy(a(:, :, node%rank + 1), mine)
    call gpu_fence(node)
    call gpu_copy(mine, a(:, :, node%size))
    if (any(mine /= node%size - 1)) error stop "mpi_array: not what the last rank has written"
    call gpu_unshare(a, node)
    if (node%rank == 0) print "(a, i0, 3a)", "mpi_array: ", node%size, " ranks share an array on ", gpu_backend(), ": ok"
    call gpu_team_free(node)
    call MPI_Finalize()
end program mpi_array
