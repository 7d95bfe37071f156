! SPDX-License-Identifier: MIT OR Apache-2.0
!> A plate that becomes warm, for examples/python/infer.py: plate NAME STATES. What heat.f90 publishes, of one process and without
!> a compiler for GPUs: the arithmetic is the host's.
program plate
    use anygpu
    implicit none
    integer, parameter :: height = 200, width = 300
    real(8), pointer :: u(:, :)
    real(8) :: h(0:height + 1, 0:width + 1)
    character(len=64) :: name, text
    type(gpu_steps) :: seen
    integer :: i, k, n, states

    call get_command_argument(1, name)
    call get_command_argument(2, text)
    read (text, *) states
    h = 0
    h(0, :) = 100
    call gpu_allocate(u, [height + 2, width + 2])
    call gpu_publish(u, trim(name) // "/0", seen)
    do n = 1, states
        do i = 1, 2
            do concurrent (k=1:width)
                h(1:height, k) = h(1:height, k) + 0.2d0 * (h(0:height - 1, k) + h(2:height + 1, k) - 2 * h(1:height, k))
            end do
        end do
        call gpu_begin_write(seen, milliseconds=60000)
        call gpu_copy(u, h)
        call gpu_end_write(seen)
    end do
    call gpu_begin_write(seen, milliseconds=60000)
    call gpu_close(seen)
    call gpu_deallocate(u)
    print "(a)", "plate: ok"
end program plate
