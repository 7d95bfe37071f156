! SPDX-License-Identifier: MIT OR Apache-2.0
!> Opens memory and an event as programs written for hipfort do, and says what it passes and what is returned.
program ipc_classic
    use, intrinsic :: iso_c_binding, only: c_int, c_int8_t, c_intptr_t, c_loc, c_null_ptr, c_ptr
    use, intrinsic :: iso_fortran_env, only: output_unit
    use hipfort, only: hipIpcOpenEventHandle, hipIpcOpenMemHandle
    implicit none

    ! Not on the stack, where C looks for it.
    integer(c_int8_t), target, save :: handle(64) = 0_c_int8_t
    integer(c_int), parameter :: flags = 1_c_int
    type(c_ptr) :: opened
    integer(c_int) :: status
    integer :: i

    handle = [(int(i, c_int8_t), i=1, 64)]
    opened = c_null_ptr

    write (output_unit, "(a, 64z2.2, a, z8.8, a, z16.16)") "passed: handle ", handle, " flags ", flags, " address ", &
        transfer(c_loc(handle), 0_c_intptr_t)
    flush (output_unit)
    status = hipIpcOpenMemHandle(opened, c_loc(handle), flags)
    write (output_unit, "(a, i0)") "returned: ", status

    write (output_unit, "(a, 64z2.2)") "passed: handle ", handle
    flush (output_unit)
    status = hipIpcOpenEventHandle(opened, c_loc(handle))
    write (output_unit, "(a, i0)") "returned: ", status
end program ipc_classic
