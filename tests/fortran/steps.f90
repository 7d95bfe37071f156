! SPDX-License-Identifier: MIT OR Apache-2.0
!> Writes steps, each an array full of its number, until a file exists: steps FILE WAY. FILE.meeting has the handle and the
!> array's token; WAY is stream or host.
program steps
    use anygpu
    use, intrinsic :: iso_fortran_env, only: int64, output_unit
    implicit none
    integer, parameter :: n = 16384
    integer, pointer :: a(:)
    character(1000) :: file
    character(10) :: way
    type(anygpu_token) :: token
    type(gpu_steps) :: written
    type(gpu_stream) :: stream
    integer(int64) :: handle, step, began, ended, rate, longest
    integer :: unit
    logical :: is_over

    call get_command_argument(1, file)
    call get_command_argument(2, way)
    call gpu_create(stream)
    call gpu_allocate(a, [n], source=0)
    call gpu_export(a, token)
    call gpu_create(written, 8, handle)
    open (newunit=unit, file=trim(file) // ".meeting", access="stream", action="write")
    write (unit) handle, token%bytes
    close (unit)
    print "(a)", "ready"
    flush (output_unit)

    longest = 0
    step = 0
    do
        inquire (file=file, exist=is_over)
        if (is_over) exit
        call system_clock(began, rate)
        if (way == "stream") then
            call gpu_begin_write(written, step, stream)
            call gpu_fill(a, int(step), stream)
            call gpu_end_write(written, stream)
            call gpu_synchronize(stream)
        else
            call gpu_begin_write(written, step, milliseconds=120000)
            call gpu_fill(a, int(step))
            call gpu_end_write(written)
        end if
        call system_clock(ended)
        longest = max(longest, ended - began)
    end do
    ! All have read the last one.
    call gpu_begin_write(written, milliseconds=120000)
    call gpu_close(written)
    print "(i0, a, i0, a)", step, " steps, the longest of ", 1000 * longest / rate, " ms"
end program steps
