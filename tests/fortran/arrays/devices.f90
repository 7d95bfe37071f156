! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays on two devices.
program devices
    use, intrinsic :: iso_c_binding
    use anygpu
    implicit none
    complex(c_double), pointer :: a(:, :), b(:, :), c(:, :)
    complex(c_double) :: h(5, 4), g(5, 4)
    type(gpu_properties) :: info(0:1), now
    type(anygpu_token) :: token
    integer :: i, j

    if (gpu_device_count() /= 2) error stop "there are two"
    do i = 0, 1
        call gpu_device_info(info(i), i)
        if (info(i)%device /= i) error stop "device_info"
    end do
    if (info(0)%uuid == info(1)%uuid) error stop "uuid"
    call gpu_set_device(0)
    call gpu_allocate(a, [5, 4])
    call gpu_set_device(info(1)%uuid)
    call gpu_device_info(now)
    if (now%device /= 1) error stop "set_device"
    call gpu_allocate(b, [5, 4], lower=[0, 0])
    h = reshape([(cmplx(i, -i, c_double), i=1, 20)], [5, 4])

    ! Each device is current once for memory of either.
    do j = 0, 1
        call gpu_set_device(j)
        call gpu_fill(a, (0.0_c_double, 0.0_c_double))
        call gpu_fill(b, (1.0_c_double, 2.0_c_double))
        call gpu_copy(a(2, :), b(3, :))
        call gpu_copy(g, a)
        if (any(g(2, :) /= (1, 2)) .or. any(g([1, 3, 4, 5], :) /= 0)) error stop "fill and copy"
        call gpu_copy(a, h)
        call gpu_copy(b, a)
        call gpu_copy(g, b)
        if (any(g /= h)) error stop "copy"
        if (.not. (gpu_is_device(a) .and. gpu_is_device(b))) error stop "is_device"
        call gpu_export(a, token)
        call gpu_import(token, c)
        call gpu_copy(g, c)
        if (any(g /= h)) error stop "import"
        call gpu_close(c)
    end do
    call gpu_deallocate(a)
    call gpu_deallocate(b)
    print "(a)", "ok"
end program devices
