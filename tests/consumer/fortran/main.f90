! SPDX-License-Identifier: MIT OR Apache-2.0
program main
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_loc, c_null_ptr, c_ptr, c_size_t
    use anygpu, only: anygpu_last_reason, anygpu_version
    use anygpu_hip, only: hipErrorInvalidContext, hipFree, hipIpcGetMemHandle, hipIpcMemHandle_t, &
        hipIpcMemLazyEnablePeerAccess, hipIpcOpenMemHandle, hipMalloc, hipMemcpy, hipMemcpyDeviceToHost, &
        hipMemcpyHostToDevice, hipSuccess
    use anygpu_strings, only: from_c_string
    implicit none

    integer(c_size_t), parameter :: bytes = 8000_c_size_t
    type(hipIpcMemHandle_t) :: handle
    type(c_ptr) :: memory, opened
    real(c_double), target :: numbers(1000), back(1000)
    integer :: i

    numbers = [(real(i, c_double), i=1, 1000)]
    back = 0
    call check(hipMalloc(memory, bytes))
    call check(hipMemcpy(memory, c_loc(numbers), bytes, hipMemcpyHostToDevice))
    call check(hipMemcpy(c_loc(back), memory, bytes, hipMemcpyDeviceToHost))
    call check(hipIpcGetMemHandle(handle, memory))
    ! Only other processes may open it.
    if (hipIpcOpenMemHandle(opened, handle, hipIpcMemLazyEnablePeerAccess) /= hipErrorInvalidContext) error stop "opened"
    if (index(from_c_string(anygpu_last_reason()), "hipIpcOpenMemHandle") == 0) error stop "no reason"
    if (len(from_c_string(c_null_ptr)) /= 0) error stop "a null pointer has no text"
    call check(hipFree(memory))
    if (any(numbers /= back)) error stop "other numbers came back"
    print "(2a)", "anygpu ", from_c_string(anygpu_version())

contains

    subroutine check(status)
        integer(c_int), intent(in) :: status

        if (status == hipSuccess) return
        print "(a)", from_c_string(anygpu_last_reason())
        error stop "a call failed"
    end subroutine check

end program main
