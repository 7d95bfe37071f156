! SPDX-License-Identifier: MIT OR Apache-2.0
!> Fills device memory, copies it back, and prints the back end and "ok", or the reason why not.
program hello
    use, intrinsic :: iso_c_binding
    use anygpu, only: anygpu_backend, anygpu_last_reason
    use anygpu_hip
    use anygpu_strings, only: from_c_string
    implicit none
    integer(c_int8_t), target :: bytes(1000) = 0
    type(c_ptr) :: memory
    integer(c_int) :: status

    status = hipMalloc(memory, 1000_c_size_t)
    if (status == hipSuccess) status = hipMemset(memory, 7_c_int, 1000_c_size_t)
    if (status == hipSuccess) status = hipMemcpy(c_loc(bytes), memory, 1000_c_size_t, hipMemcpyDeviceToHost)
    if (status == hipSuccess) status = hipFree(memory)
    if (status /= hipSuccess) print "(2a)", "hello: ", from_c_string(anygpu_last_reason())
    if (status /= hipSuccess .or. any(bytes /= 7_c_int8_t)) stop 1
    print "(3a)", "hello: ", from_c_string(anygpu_backend()), " ok"
end program hello
