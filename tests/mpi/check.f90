! SPDX-License-Identifier: MIT OR Apache-2.0
!> A program for `anygpu check`, faulty, and right with the argument right: each rank fills its column of an array that all
!> share, and copies its neighbour's. With the argument touch a kernel fills the first elements.
program check
    use mpi_f08
    use anygpu
    use anygpu_mpi_f08
    implicit none
    type(gpu_team) :: node
    type(gpu_stream) :: stream
    real(4), pointer :: a(:, :) => null(), copied(:) => null()
    integer :: own, next
    character(8) :: way

    way = "faulty"
    if (command_argument_count() > 0) call get_command_argument(1, way)
    call MPI_Init()
    call gpu_team_create(node, MPI_COMM_WORLD)
    own = node%rank + 1
    next = mod(own, node%size) + 1
    call gpu_create(stream)
    call gpu_allocate(copied, [1000])
    if (node%rank == 0) call gpu_allocate(a, [1000, node%size])
    call gpu_share(a, node, root=0)
    if (way == "touch") then
        call gpu_touch(a(1:10:3, own), .true., stream) ! c
    else
        call gpu_fill(a(:, own), 1.0, stream) ! a
    end if
    if (way == "right") call gpu_synchronize(stream)
    call MPI_Barrier(MPI_COMM_WORLD)
    call gpu_copy(copied, a(:, next), stream) ! b
    call MPI_Barrier(MPI_COMM_WORLD)
    call gpu_synchronize(stream)
    call gpu_unshare(a, node)
    call gpu_deallocate(copied)
    call gpu_destroy(stream)
    call gpu_team_free(node)
    call MPI_Finalize()
end program check
