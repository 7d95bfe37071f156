! SPDX-License-Identifier: MIT OR Apache-2.0
program share
    use anygpu
    implicit none
    real(8), pointer :: u(:)
    integer :: i

    call gpu_allocate(u, [1000])
    !$omp target has_device_addr(u)
    !$omp teams distribute parallel do
    do i = 1, 1000
        u(i) = i / 2d0
    end do
    !$omp end target
    call gpu_publish(u, "heat/u")
    read (*, *, iostat=i)            ! until Enter is pressed, others open it
end program share
