! SPDX-License-Identifier: MIT OR Apache-2.0
!> Fills a device array, copies it back, and prints the back end and "ok"; a failure ends it with the reason.
program hello
    use anygpu
    implicit none
    real, pointer :: a(:, :)
    real :: h(20, 50)

    call gpu_allocate(a, [20, 50])
    call gpu_fill(a, 7.0)
    call gpu_copy(h, a)
    call gpu_deallocate(a)
    if (any(h /= 7)) error stop "hello: not what was filled in"
    print "(3a)", "hello: ", gpu_backend(), " ok"
end program hello
