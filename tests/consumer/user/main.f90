! SPDX-License-Identifier: MIT OR Apache-2.0
program main
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    use anygpu_hip, only: hipIpcMemHandle_t, hipSuccess
    use sharing, only: open_memory, version
    implicit none

    type(hipIpcMemHandle_t) :: handle
    type(c_ptr) :: memory
    integer(c_int) :: status

    status = open_memory(handle, memory)
    if (status == hipSuccess) error stop "opened a handle of zeros"
    print "(2a)", "anygpu ", version()
end program main
