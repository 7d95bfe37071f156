! SPDX-License-Identifier: MIT OR Apache-2.0
!> Shares one array in device memory between the MPI ranks of each node.
!>
!> docs/guide/mpi.md explains it.
program mpi_share
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_loc, c_ptr, c_size_t
    use, intrinsic :: iso_fortran_env, only: error_unit
    use mpi_f08
    use anygpu, only: anygpu_backend, anygpu_last_reason
    use anygpu_hip
    use anygpu_strings, only: from_c_string
    implicit none

    integer, parameter :: elements = 1000
    integer(c_size_t), parameter :: array_bytes = 8_c_size_t * elements
    type(MPI_Comm) :: node
    type(hipIpcMemHandle_t) :: handle
    type(c_ptr) :: array
    real(c_double), target :: numbers(elements)
    integer(c_int) :: devices
    integer :: i, rank, ranks, equal, equal_in_all

    call MPI_Init()
    ! Memory is shared by the processes of one node.
    call MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, node)
    call MPI_Comm_rank(node, rank)
    call MPI_Comm_size(node, ranks)

    ! Each rank selects the device that it works on before it opens the memory, which is then mapped for that device.
    call check(hipGetDeviceCount(devices))
    call check(hipSetDevice(mod(int(rank, c_int), devices)))
    if (rank == 0) then
        numbers = [(real(i, c_double), i=1, elements)]
        call check(hipMalloc(array, array_bytes))
        call check(hipMemcpy(array, c_loc(numbers), array_bytes, hipMemcpyHostToDevice))
        call check(hipDeviceSynchronize())
        call check(hipIpcGetMemHandle(handle, array))
    end if
    call MPI_Bcast(handle%reserved, 64, MPI_CHARACTER, 0, node)
    if (rank /= 0) then
        call check(hipIpcOpenMemHandle(array, handle, hipIpcMemLazyEnablePeerAccess))
    end if

    ! Every rank now has the same device memory at its own address `array`.
    numbers = 0
    call check(hipMemcpy(c_loc(numbers), array, array_bytes, hipMemcpyDeviceToHost))
    equal = count(numbers == [(real(i, c_double), i=1, elements)])
    call MPI_Reduce(equal, equal_in_all, 1, MPI_INTEGER, MPI_MIN, 0, node)

    if (rank /= 0) call check(hipIpcCloseMemHandle(array))
    call MPI_Barrier(node)
    if (rank == 0) then
        call check(hipFree(array))
        if (equal_in_all /= elements) call fail("a rank found other numbers")
        print "(a, i0, 3a)", "mpi_share: ", ranks, " ranks of a node share an array on back end ", &
            from_c_string(anygpu_backend()), ": ok"
    end if
    call MPI_Finalize()

contains

    !> Ends all ranks with the reason where a call failed.
    subroutine check(status)
        integer(c_int), intent(in) :: status

        if (status /= hipSuccess) call fail(from_c_string(anygpu_last_reason()))
    end subroutine check

    !> Ends all ranks with a message.
    subroutine fail(message)
        character(*), intent(in) :: message

        write (error_unit, "(a, i0, 2a)") "mpi_share: rank ", rank, ": ", message
        call MPI_Abort(MPI_COMM_WORLD, 1)
    end subroutine fail

end program mpi_share
