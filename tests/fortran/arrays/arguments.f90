! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arguments of launches: scalars on the host by value, those in device memory by address, none of too many bytes.
program arguments
    use, intrinsic :: iso_c_binding, only: c_double, c_double_complex, c_int, c_intptr_t
    use anygpu
    implicit none
    complex(c_double_complex), parameter :: z = (1.0_c_double, 2.0_c_double)
    type(gpu_kernel) :: none
    real(c_double), pointer :: scalar, array(:)
    integer(c_intptr_t) :: address
    character(len=200) :: words
    integer :: stat

    call gpu_allocate(scalar, source=3.0_c_double)
    call gpu_allocate(array, [4])
    address = transfer(gpu_address(scalar), address)
    if (transfer(gpu_argument(scalar), address) /= address) error stop "a scalar in device memory"
    address = transfer(gpu_address(array(3:)), address)
    if (transfer(gpu_argument(array(3)), address) /= address) error stop "an element in device memory"
    if (transfer(gpu_argument(7_c_int), 0_c_int) /= 7_c_int) error stop "a number"
    if (transfer(gpu_argument(z), z) /= z) error stop "the largest number"
    words = ""
    call gpu_launch(none, [1], [1], [gpu_argument(7_c_int), gpu_argument(repeat("x", 17))], stat=stat, errmsg=words)
    if (stat /= 1 .or. index(words, "more than 16 bytes") == 0) error stop "a text"
    call gpu_launch(none, [1], [1], [gpu_argument(repeat("x", 16))], stat=stat, errmsg=words)
    if (stat == 0 .or. index(words, "more than 16 bytes") > 0) error stop "a short text"
    call gpu_deallocate(array)
    call gpu_deallocate(scalar)
    print "(a)", "ok"
end program arguments
