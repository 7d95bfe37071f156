! SPDX-License-Identifier: MIT OR Apache-2.0
!> Opens memory and an event by handles of their own types, and says what it passes and what is returned.
program ipc_typed
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    use, intrinsic :: iso_fortran_env, only: output_unit
    use anygpu_hip, only: hipIpcEventHandle_t, hipIpcMemHandle_t, hipIpcOpenEventHandle, hipIpcOpenMemHandle
    implicit none

    integer(c_int), parameter :: flags = 1_c_int
    type(hipIpcMemHandle_t) :: memory
    type(hipIpcEventHandle_t) :: event
    type(c_ptr) :: opened
    integer(c_int) :: status
    integer :: i

    memory%reserved = [(achar(i), i=1, 64)]
    event%reserved = memory%reserved

    write (output_unit, "(a, 64z2.2, a, z8.8)") "passed: handle ", iachar(memory%reserved), " flags ", flags
    flush (output_unit)
    status = hipIpcOpenMemHandle(opened, memory, flags)
    write (output_unit, "(a, i0)") "returned: ", status

    write (output_unit, "(a, 64z2.2)") "passed: handle ", iachar(event%reserved)
    flush (output_unit)
    status = hipIpcOpenEventHandle(opened, event)
    write (output_unit, "(a, i0)") "returned: ", status
end program ipc_typed
