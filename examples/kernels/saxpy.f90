! SPDX-License-Identifier: MIT OR Apache-2.0
! Launches the kernels of kernels.cpp: y = y + a * x, a sum, and the means of neighbours on a plane.
program saxpy
    use anygpu
    use, intrinsic :: iso_c_binding, only: c_double, c_float, c_int
    implicit none
    integer(c_int), parameter :: n = 1000000, nx = 300, ny = 200
    type(gpu_module) :: kernels
    type(gpu_kernel) :: kernel
    type(gpu_stream) :: stream
    real(c_float), pointer :: x(:), y(:)
    real(c_double), pointer :: values(:), total(:), a(:, :), b(:, :)
    real(c_float) :: host(n)
    real(c_double) :: numbers(n), plane(nx, ny), means(nx, ny), sum_of_all(1)
    integer :: i, j

    do i = 1, n
        numbers(i) = real(i, c_double)
    end do
    do j = 1, ny
        do i = 1, nx
            plane(i, j) = real(mod(7 * (i + nx * (j - 1)), 1000), c_double)
        end do
    end do
    host = real(numbers, c_float)

    call gpu_load(kernels, "kernels")
    call gpu_create(stream)

    call gpu_allocate(x, [n])
    call gpu_allocate(y, source=host)
    call gpu_fill(x, 2.0_c_float)
    call gpu_find(kernel, kernels, "saxpy")
    call gpu_launch(kernel, blocks=[(n + 255) / 256], threads=[256], stream=stream, &
        arguments=[gpu_argument(n), gpu_argument(0.5_c_float), gpu_argument(x), gpu_argument(y)])
    call gpu_synchronize(stream)
    call gpu_copy(host, y)
    if (any(host /= real(numbers + 1, c_float))) error stop "saxpy: wrong"

    call gpu_allocate(values, source=numbers)
    call gpu_allocate(total, [1])
    call gpu_fill(total, 0.0_c_double)
    call gpu_find(kernel, kernels, "reduce")
    call gpu_launch(kernel, [64], [256], [gpu_argument(n), gpu_argument(values), gpu_argument(total)])
    call gpu_copy(sum_of_all, total)
    if (sum_of_all(1) /= n * (n + 1.0_c_double) / 2) error stop "reduce: wrong"

    call gpu_allocate(a, source=plane)
    call gpu_allocate(b, source=plane)
    call gpu_find(kernel, kernels, "stencil")
    call gpu_launch(kernel, [(nx + 15) / 16, (ny + 15) / 16], [16, 16], &
        [gpu_argument(nx), gpu_argument(ny), gpu_argument(a), gpu_argument(b)])
    call gpu_copy(means, b)
    do j = 2, ny - 1
        do i = 2, nx - 1
            if (means(i, j) /= (plane(i - 1, j) + plane(i + 1, j) + plane(i, j - 1) + plane(i, j + 1)) / 4) &
                error stop "stencil: wrong"
        end do
    end do
    if (any(means(1, :) /= plane(1, :))) error stop "stencil: an edge has changed"

    call gpu_unload(kernels)
    print "(3a)", "kernels: ", gpu_backend(), " ok"
end program saxpy
