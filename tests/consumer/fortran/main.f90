! SPDX-License-Identifier: MIT OR Apache-2.0
program main
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    use anygpu, only: anygpu_last_reason, anygpu_version
    use anygpu_hip, only: hipIpcMemHandle_t, hipIpcMemLazyEnablePeerAccess, hipIpcOpenMemHandle, hipSuccess
    use anygpu_strings, only: from_c_string
    implicit none

    type(hipIpcMemHandle_t) :: handle
    type(c_ptr) :: memory
    integer(c_int) :: status

    status = hipIpcOpenMemHandle(memory, handle, hipIpcMemLazyEnablePeerAccess)
    if (status == hipSuccess) error stop "opened a handle of zeros"
    if (index(from_c_string(anygpu_last_reason()), "OpenMemHandle") == 0) error stop "no reason"
    if (len(from_c_string(c_null_ptr)) /= 0) error stop "a null pointer has no text"
    print "(2a)", "anygpu ", from_c_string(anygpu_version())
end program main
