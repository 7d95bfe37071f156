! SPDX-License-Identifier: MIT OR Apache-2.0
program main
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_loc, c_null_ptr, c_ptr, c_size_t
    use anygpu, only: anygpu_last_reason, anygpu_version, gpu_allocate, gpu_copy, gpu_deallocate, gpu_fill
    use anygpu_hip, only: hipErrorInvalidContext, hipFree, hipIpcGetMemHandle, hipIpcMemHandle_t, &
        hipIpcMemLazyEnablePeerAccess, hipIpcOpenMemHandle, hipMalloc, hipMemcpy, hipMemcpyDeviceToHost, &
        hipMemcpyHostToDevice, hipSuccess
    use anygpu_strings, only: from_c_string
    implicit none

    integer(c_size_t), parameter :: bytes = 8000_c_size_t
    type(hipIpcMemHandle_t) :: handle
    type(c_ptr) :: memory, opened
    real(c_double), target :: numbers(1000), back(1000)
    real(c_double), pointer :: array(:, :)
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
    call gpu_allocate(array, [10, 100], source=reshape(numbers, [10, 100]))
    call gpu_fill(array(:, 2:), 5.0_c_double)
    call gpu_copy(back, array)
    call gpu_deallocate(array)
    if (any(back(:10) /= numbers(:10)) .or. any(back(11:) /= 5)) error stop "another array came back"
    print "(2a)", "anygpu ", from_c_string(anygpu_version())

contains

    subroutine check(status)
        integer(c_int), intent(in) :: status

        if (status == hipSuccess) return
        print "(a)", from_c_string(anygpu_last_reason())
        error stop "a call failed"
    end subroutine check

end program main
