! SPDX-License-Identifier: MIT OR Apache-2.0
!> Derived types and characters as bytes: an array of bytes is allocated and copied, and a pointer of the type leads there.
program derived
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_int8_t, c_loc
    use anygpu
    implicit none
    type particle
        real(8) :: x(3)
        integer :: cell
        character(len=5) :: name
    end type particle
    type(particle), target :: h(10), g(10)
    type(particle), pointer :: a(:)
    character(len=7), target :: words(3), same(3)
    integer(c_int8_t), pointer :: raw(:), host(:)
    integer :: i

    nullify (raw)
    do i = 1, 10
        h(i) = particle([1.0d0, 2.0d0, 3.0d0] * i, i, "abcde")
    end do
    call gpu_allocate(raw, [10 * storage_size(h) / 8])     ! bytes of 10 particles
    call c_f_pointer(gpu_address(raw), a, [10])            ! the particles themselves, for kernels
    call c_f_pointer(c_loc(h), host, [size(raw)])
    call gpu_copy(raw, host)
    call c_f_pointer(gpu_address(a(10)%cell), host, [4])
    if (.not. gpu_is_device(host) .or. size(a) /= 10) error stop "particles on the device"
    call c_f_pointer(c_loc(g), host, [size(raw)])
    call gpu_copy(host, raw)
    if (any(g%cell /= h%cell) .or. any(g%x(2) /= h%x(2)) .or. any(g%name /= h%name)) error stop "particles"
    call gpu_deallocate(raw)

    words = ["one    ", "two    ", "seventh"]
    same = ""
    call gpu_allocate(raw, [size(words) * len(words)])
    call c_f_pointer(c_loc(words), host, [size(raw)])
    call gpu_copy(raw, host)
    call c_f_pointer(c_loc(same), host, [size(raw)])
    call gpu_copy(host, raw)
    if (any(same /= words)) error stop "characters"
    call gpu_deallocate(raw)
    print "(a)", "ok"
end program derived
