! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's ways to end a program whose call of HIP, or of a math library, failed.
module anygpu_hipfort_check
    use, intrinsic :: iso_c_binding, only: c_int
    use, intrinsic :: iso_fortran_env, only: output_unit
    implicit none
    private

    public :: hipCheck
    public :: hipblasCheck, hipfftCheck, hipsparseCheck, rocblasCheck, rocfftCheck, rocsparseCheck, rocsolverCheck

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

        call check("HIP", hipError_t)
    end subroutine hipCheck

    !> The same for hipBLAS.
    subroutine hipblasCheck(hipblasError_t)
        !> What a call returned.
        integer(c_int), intent(in) :: hipblasError_t

        call check("HIPBLAS", hipblasError_t)
    end subroutine hipblasCheck

    !> The same for hipFFT.
    subroutine hipfftCheck(hipfft_status)
        !> What a call returned.
        integer(c_int), intent(in) :: hipfft_status

        call check("HIPFFT", hipfft_status)
    end subroutine hipfftCheck

    !> The same for hipSPARSE.
    subroutine hipsparseCheck(hipsparseError_t)
        !> What a call returned.
        integer(c_int), intent(in) :: hipsparseError_t

        call check("HIPSPARSE", hipsparseError_t)
    end subroutine hipsparseCheck

    !> The same for rocBLAS.
    subroutine rocblasCheck(rocblasError_t)
        !> What a call returned.
        integer(c_int), intent(in) :: rocblasError_t

        call check("ROCBLAS", rocblasError_t)
    end subroutine rocblasCheck

    !> The same for rocFFT.
    subroutine rocfftCheck(rocfft_status)
        !> What a call returned.
        integer(c_int), intent(in) :: rocfft_status

        call check("ROCFFT", rocfft_status)
    end subroutine rocfftCheck

    !> The same for rocSPARSE.
    subroutine rocsparseCheck(rocsparseError_t)
        !> What a call returned.
        integer(c_int), intent(in) :: rocsparseError_t

        call check("ROCSPARSE", rocsparseError_t)
    end subroutine rocsparseCheck

    !> The same for rocSOLVER.
    subroutine rocsolverCheck(rocsolverError_t)
        !> What a call returned.
        integer(c_int), intent(in) :: rocsolverError_t

        call check("ROCSOLVER", rocsolverError_t)
    end subroutine rocsolverCheck

    !> Success is 0 in all of them.
    subroutine check(library, status)
        character(*), intent(in) :: library
        integer(c_int), intent(in) :: status

        if (status == 0_c_int) return
        write (output_unit, *) library//" ERROR: Error code = ", status
        flush (output_unit)
        call c_exit(status)
    end subroutine check

end module anygpu_hipfort_check
