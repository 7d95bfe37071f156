! SPDX-License-Identifier: MIT OR Apache-2.0
!> Writes three steps once readers have joined: steps_first NAME READERS SECONDS WAY, where WAY is array, steps or wait.
program steps_first
    use anygpu
    use anygpu_hip, only: hipErrorNotReady
    use, intrinsic :: iso_fortran_env, only: output_unit
    implicit none
    integer, pointer :: a(:)
    character(100) :: name, word
    type(gpu_steps) :: steps
    real :: seconds
    integer :: i, readers, stat

    call get_command_argument(1, name)
    call get_command_argument(2, word)
    read (word, *) readers
    call get_command_argument(3, word)
    read (word, *) seconds
    call get_command_argument(4, word)
    call gpu_allocate(a, [16], source=0)
    select case (word)
    case ("array")
        call gpu_publish(a, name, steps, seconds, readers, stat)
    case ("steps")
        call gpu_create(steps, 4)
        call gpu_publish(steps, name, seconds, readers, stat)
    case default
        call gpu_publish(a, name, steps)
        call gpu_wait(steps, readers, seconds, stat)
    end select
    if (stat == hipErrorNotReady) then
        print "(a)", "late"
        stop 3, quiet=.true.
    end if
    call gpu_check(stat, "readers")
    print "(a)", "on"
    flush (output_unit)
    do i = 1, 3
        call gpu_begin_write(steps, milliseconds=120000)
        call gpu_end_write(steps)
    end do
    ! All have read the last one.
    call gpu_begin_write(steps, milliseconds=120000)
    call gpu_close(steps)
end program steps_first
