! SPDX-License-Identifier: MIT OR Apache-2.0
!> A failure without stat, which ends the program; the argument says which.
program ends
    use, intrinsic :: iso_c_binding
    use, intrinsic :: iso_fortran_env, only: output_unit
    use anygpu
    use anygpu_hip, only: hipFree
    implicit none
    real(c_double), pointer :: a(:, :), none(:), large(:)
    real(c_double), target :: h(2, 2)
    character(len=20) :: what

    nullify (none)
    h = 0
    call get_command_argument(1, what)
    print "(a)", "begun"
    flush (output_unit)
    call gpu_allocate(a, [2, 3])
    select case (what)
    case ("copy")
        call gpu_copy(a, h)
    case ("deallocate")
        call gpu_deallocate(none)
    case ("check")
        call gpu_check(hipFree(c_loc(h)), "hipFree")
    case ("memory")
        call gpu_allocate(large, [2_c_int64_t**45])
    end select
    print "(a)", "not ended"
end program ends
