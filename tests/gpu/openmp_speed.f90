! SPDX-License-Identifier: MIT OR Apache-2.0
!> A target region beside CUDA's kernel of the same work, on the same arrays; and a region before any call of HIP's:
!> openmp_speed speed FILE, with the example's kernels, or openmp_speed first.
module openmp_speed_ways
    use, intrinsic :: iso_c_binding
    use anygpu
    use rendezvous, only: median
    implicit none
    private
    public :: compare, region_first
    integer, parameter :: rounds = 101

contains

    !> Launch and wait, in the median, of y = y + a * x with n elements.
    subroutine compare(n, file)
        integer, intent(in) :: n
        character(*), intent(in) :: file
        type(gpu_module) :: kernels
        type(gpu_kernel) :: saxpy
        real(c_float), pointer :: x(:), y(:)
        real(c_float), allocatable :: h(:)
        real(c_double) :: region(rounds), kernel(rounds), ours, cudas
        integer :: i, round
        integer(c_int64_t) :: begun, ended

        call gpu_allocate(x, [n])
        call gpu_allocate(y, [n])
        call gpu_fill(x, 2.0_c_float)
        call gpu_fill(y, 1.0_c_float)
        call gpu_load(kernels, file)
        call gpu_find(saxpy, kernels, "saxpy")
        do round = 1, rounds
            call system_clock(begun)
            !$omp target has_device_addr(x, y)
            !$omp teams distribute parallel do
            do i = 1, n
                y(i) = y(i) + 0.5_c_float * x(i)
            end do
            !$omp end target
            call system_clock(ended)
            region(round) = real(ended - begun, c_double)
            call system_clock(begun)
            call gpu_launch(saxpy, [(n + 255) / 256], [256], [gpu_argument(n), gpu_argument(0.5_c_float), gpu_argument(x), &
                gpu_argument(y)])
            call gpu_synchronize()
            call system_clock(ended)
            kernel(round) = real(ended - begun, c_double)
        end do
        allocate (h(n))
        call gpu_copy(h, y)
        if (any(h /= 1 + 2.0_c_float * rounds)) error stop "a wrong sum"
        ours = median(region) / 1000
        cudas = median(kernel) / 1000
        print "(a, i0, a, f0.1, a, f0.1, a, f0.2)", "saxpy of ", n, " elements: target region ", ours, " us, CUDA's kernel ", &
            cudas, " us, ratio ", ours / cudas
        call gpu_unload(kernels)
        call gpu_deallocate(x)
        call gpu_deallocate(y)
    end subroutine compare

    !> What a later region and HIP's calls do with each other's memory.
    subroutine region_first()
        real(c_double), pointer :: u(:)
        real(c_double) :: h(1000)
        integer :: i, answer, stat
        character(len=200) :: errmsg

        answer = 0
        !$omp target map(tofrom: answer)
        answer = 42
        !$omp end target
        print "(a, i0)", "a region before HIP: ", answer
        errmsg = ""
        call gpu_allocate(u, [1000], stat=stat, errmsg=errmsg)
        print "(a, i0, 1x, a)", "gpu_allocate: ", stat, trim(errmsg)
        if (stat /= 0) return
        call gpu_fill(u, 1.0_c_double)
        !$omp target has_device_addr(u)
        !$omp teams distribute parallel do
        do i = 1, 1000
            u(i) = u(i) + i
        end do
        !$omp end target
        call gpu_copy(h, u, stat=stat, errmsg=errmsg)
        print "(a, i0, 1x, a)", "gpu_copy: ", stat, trim(errmsg)
        print "(a, f0.1)", "the last element: ", h(1000)
        call gpu_deallocate(u)
    end subroutine region_first

end module openmp_speed_ways

program openmp_speed
    use omp_lib, only: omp_get_num_devices
    use openmp_speed_ways
    implicit none
    character(len=200) :: way, file

    call get_command_argument(1, way)
    call get_command_argument(2, file)
    if (omp_get_num_devices() == 0) error stop "OpenMP has no device"
    if (way == "first") then
        call region_first()
    else
        call compare(1024, trim(file))
        call compare(131072, trim(file))
        call compare(16777216, trim(file))
    end if
end program openmp_speed
