! SPDX-License-Identifier: MIT OR Apache-2.0
!> The bandwidth of an array imported from another process against plain peer copies, both ways: `tokens own|DEVICE FILE`.
!> The owner's array is on device 0 and lives until FILE is gone.
program tokens
    use, intrinsic :: iso_c_binding
    use, intrinsic :: iso_fortran_env, only: int64
    use anygpu
    use anygpu_hip, only: hipDeviceEnablePeerAccess
    implicit none
    integer, parameter :: rounds = 21
    real(c_double), pointer :: theirs(:), here(:), there(:)
    type(anygpu_token) :: token
    type(gpu_stream) :: stream
    character(len=500) :: role, file
    real(c_double) :: last(1), imported(2), plain(2)
    integer(int64) :: elements
    integer :: device, unit, stat
    logical :: exists

    call get_command_argument(1, role)
    call get_command_argument(2, file)
    elements = 512_int64 * 1024 * 1024 / 8
    call gpu_set_device(0)
    if (role == "own") then
        call gpu_allocate(theirs, [elements])
        call gpu_fill(theirs, 7.0_c_double)
        call gpu_synchronize()
        call gpu_export(theirs, token)
        open (newunit=unit, file=trim(file) // ".part", access="stream", form="unformatted", status="replace", action="write")
        write (unit) token%bytes
        close (unit)
        call rename(trim(file) // ".part", trim(file))
        exists = .true.
        do while (exists)
            call execute_command_line("sleep 0.05")
            inquire (file=trim(file), exist=exists)
        end do
        call gpu_deallocate(theirs)
        stop
    end if

    read (role, *) device
    exists = .false.
    do while (.not. exists)
        call execute_command_line("sleep 0.05")
        inquire (file=trim(file), exist=exists)
    end do
    open (newunit=unit, file=trim(file), access="stream", form="unformatted", status="old", action="read")
    read (unit) token%bytes
    call gpu_allocate(there, [elements])
    call gpu_set_device(device)
    call gpu_allocate(here, [elements])
    call gpu_create(stream)
    call gpu_import(token, theirs)
    call gpu_copy(last, theirs(elements:elements))
    if (last(1) /= 7) error stop "another's bytes"
    imported = [bandwidth(here, theirs), bandwidth(theirs, here)]
    call gpu_close(theirs)
    close (unit, status="delete")
    ! Behind the import, which has to make its path itself.
    if (device /= 0) call gpu_check(hipDeviceEnablePeerAccess(0_c_int, 0_c_int), "hipDeviceEnablePeerAccess")
    plain = [bandwidth(here, there), bandwidth(there, here)]
    print "(a, i0, 2(a, f7.1), 2(a, f6.3))", "gpu_import for device ", device, ": GB/s read ", imported(1), ", written ", &
        imported(2), ", of plain copies ", imported(1) / plain(1), " and ", imported(2) / plain(2)
    stat = merge(0, 1, all(imported >= 0.97 * plain))
    if (stat /= 0) error stop "less than 0.97"
    print "(a)", "tokens in Fortran: PASS"

contains

    !> The best of some copies in GB/s.
    function bandwidth(dest, source)
        real(c_double), pointer, intent(in) :: dest(:), source(:)
        real(c_double) :: bandwidth
        integer(int64) :: began, ended, rate
        integer :: round

        bandwidth = 0
        do round = 1, rounds
            call system_clock(began, rate)
            call gpu_copy(dest, source, stream)
            call gpu_synchronize(stream)
            call system_clock(ended)
            bandwidth = max(bandwidth, 8d-9 * real(elements, c_double) * real(rate, c_double) / real(ended - began, c_double))
        end do
    end function bandwidth
end program tokens
