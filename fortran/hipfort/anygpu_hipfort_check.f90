! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's way to end a program whose HIP call failed.
module anygpu_hipfort_check
    use, intrinsic :: iso_c_binding, only: c_int
    use, intrinsic :: iso_fortran_env, only: output_unit
    use anygpu_hipfort_enums, only: hipSuccess
    implicit none
    private

    public :: hipCheck

    interface

        !> C's own exit.
        subroutine c_exit(status) bind(c, name="exit")
            import :: c_int
            implicit none
            integer(c_int), value :: status
        end subroutine c_exit

    end interface

contains

    !> Ends the program with the error's number as its exit status, after saying so, unless it is hipSuccess.
    subroutine hipCheck(hipError_t)
        !> What a call returned.
        integer(c_int), intent(in) :: hipError_t

        if (hipError_t == hipSuccess) return
        write (output_unit, *) "HIP ERROR: Error code = ", hipError_t
        flush (output_unit)
        call c_exit(hipError_t)
    end subroutine hipCheck

end module anygpu_hipfort_check
