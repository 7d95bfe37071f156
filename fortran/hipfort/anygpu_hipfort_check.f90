! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's ways to end a program whose call of HIP, or of a math library, failed.
module anygpu_hipfort_check
    use, intrinsic :: iso_c_binding, only: c_char, c_f_pointer, c_int, c_null_char, c_ptr
    use, intrinsic :: iso_fortran_env, only: output_unit
    implicit none
    private

    public :: hipCheck
    public :: hipblasCheck, hipfftCheck, hiprandCheck, hipsolverCheck, hipsparseCheck
    public :: rocblasCheck, rocfftCheck, rocrandCheck, rocsolverCheck, rocsparseCheck

    interface

        !> C's own exit.
        subroutine c_exit(status) bind(c, name="exit")
            import :: c_int
            implicit none
            integer(c_int), value :: status
        end subroutine c_exit

        !> The name of a status, which ends with c_null_char.
        function name_of(status) bind(c, name="hipGetErrorName") result(text)
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: status
            type(c_ptr) :: text
        end function name_of

    end interface

contains

    !> Ends the program with exit status 1, after printing the status by name and number, unless it is hipSuccess.
    subroutine hipCheck(hipError_t)
        !> The status that a call returned.
        integer(c_int), intent(in) :: hipError_t

        character(kind=c_char), pointer :: name(:)
        integer :: length

        if (hipError_t == 0_c_int) return
        call c_f_pointer(name_of(hipError_t), name, [64])
        length = 0
        do while (name(length + 1) /= c_null_char .and. length < size(name) - 1)
            length = length + 1
        end do
        write (output_unit, "(65a)", advance="no") " HIP ERROR: ", name(1:length)
        write (output_unit, "(a, i0, a)") " (code ", hipError_t, ")"
        call finish()
    end subroutine hipCheck

    !> The same for hipBLAS, with the number alone.
    subroutine hipblasCheck(hipblasError_t)
        !> The status that a call returned.
        integer(c_int), intent(in) :: hipblasError_t

        call check("HIPBLAS", hipblasError_t)
    end subroutine hipblasCheck

    !> The same for hipFFT.
    subroutine hipfftCheck(hipfft_status)
        !> The status that a call returned.
        integer(c_int), intent(in) :: hipfft_status

        call check("HIPFFT", hipfft_status)
    end subroutine hipfftCheck

    !> The same for hipRAND.
    subroutine hiprandCheck(status)
        !> The status that a call returned.
        integer(c_int), intent(in) :: status

        call check("HIPRAND", status)
    end subroutine hiprandCheck

    !> The same for hipSOLVER.
    subroutine hipsolverCheck(status)
        !> The status that a call returned.
        integer(c_int), intent(in) :: status

        call check("HIPSOLVER", status)
    end subroutine hipsolverCheck

    !> The same for hipSPARSE.
    subroutine hipsparseCheck(hipsparseError_t)
        !> The status that a call returned.
        integer(c_int), intent(in) :: hipsparseError_t

        call check("HIPSPARSE", hipsparseError_t)
    end subroutine hipsparseCheck

    !> The same for rocBLAS.
    subroutine rocblasCheck(rocblasError_t)
        !> The status that a call returned.
        integer(c_int), intent(in) :: rocblasError_t

        call check("ROCBLAS", rocblasError_t)
    end subroutine rocblasCheck

    !> The same for rocFFT.
    subroutine rocfftCheck(rocfft_status)
        !> The status that a call returned.
        integer(c_int), intent(in) :: rocfft_status

        call check("ROCFFT", rocfft_status)
    end subroutine rocfftCheck

    !> The same for rocRAND.
    subroutine rocrandCheck(status)
        !> The status that a call returned.
        integer(c_int), intent(in) :: status

        call check("ROCRAND", status)
    end subroutine rocrandCheck

    !> The same for rocSPARSE.
    subroutine rocsparseCheck(rocsparseError_t)
        !> The status that a call returned.
        integer(c_int), intent(in) :: rocsparseError_t

        call check("ROCSPARSE", rocsparseError_t)
    end subroutine rocsparseCheck

    !> The same for rocSOLVER.
    subroutine rocsolverCheck(rocsolverError_t)
        !> The status that a call returned.
        integer(c_int), intent(in) :: rocsolverError_t

        call check("ROCSOLVER", rocsolverError_t)
    end subroutine rocsolverCheck

    !> Success is 0 in all of them.
    subroutine check(library, status)
        character(*), intent(in) :: library
        integer(c_int), intent(in) :: status

        if (status == 0_c_int) return
        write (output_unit, "(3a, i0)") " ", library, " ERROR: code = ", status
        call finish()
    end subroutine check

    subroutine finish()
        flush (output_unit)
        call c_exit(1_c_int)
    end subroutine finish

end module anygpu_hipfort_check
