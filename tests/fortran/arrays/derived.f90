! SPDX-License-Identifier: MIT OR Apache-2.0
!> Derived types as bytes: gpu_bytes of arrays on the host and on a device, in every direction.
program derived
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_int8_t, c_int64_t
    use anygpu
    implicit none
    type particle
        real(8) :: x(3)
        integer :: cell
        character(len=5) :: name
    end type particle
    type(particle), target :: h(2, 5), g(2, 5), one
    type(particle), pointer :: a(:, :)
    character(len=7) :: words(3), same(3)
    integer(c_int8_t), pointer :: raw(:)
    integer(c_int64_t) :: bytes
    integer :: i

    nullify (raw)
    do i = 1, 10
        g(1, 1) = particle([1.0d0, 2.0d0, 3.0d0] * i, i, "abcde")
        h(2 - mod(i, 2), (i + 1) / 2) = g(1, 1)
    end do
    bytes = storage_size(one) / 8
    call gpu_allocate(raw, source=gpu_bytes(h))
    call c_f_pointer(gpu_address(raw), a, shape(h))        ! the particles themselves, for kernels
    if (.not. gpu_is_device(gpu_bytes(a(2, 5)%x)) .or. size(gpu_bytes(a)) /= 10 * bytes) error stop "on the device"
    call gpu_copy(gpu_bytes(g), gpu_bytes(a))
    if (any(g%cell /= h%cell) .or. any(g%x(2) /= h%x(2)) .or. any(g%name /= h%name)) error stop "particles"
    call gpu_copy(gpu_bytes(one), gpu_bytes(a(2, 3)))
    if (one%cell /= 6) error stop "one of them"
    call gpu_fill(gpu_bytes(a(:, 2:3)), 0_c_int8_t)
    call gpu_copy(gpu_bytes(g), raw)
    if (any(g%cell /= reshape([1, 2, 0, 0, 0, 0, 7, 8, 9, 10], [2, 5]))) error stop "columns"
    call gpu_deallocate(raw)

    words = ["one    ", "two    ", "seventh"]
    call gpu_allocate(raw, source=gpu_bytes(words))
    call gpu_copy(gpu_bytes(same), raw)
    if (any(same /= words) .or. size(raw) /= 21) error stop "characters"
    call gpu_deallocate(raw)
    if (size(gpu_bytes(words(2:1))) /= 0 .or. size(gpu_bytes(1.0_8)) /= 8) error stop "none, and a constant"
    if (size(gpu_bytes(words(3:3:2))) /= 7 .or. size(gpu_bytes(h(2, 5:5))) /= bytes) error stop "one element"
    print "(a)", "ok"
end program derived
