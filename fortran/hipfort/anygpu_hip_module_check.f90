! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipCheck, whose dummy argument is named otherwise in module hip.
module anygpu_hip_module_check
    use anygpu_hipfort_kinds, only: c_int
    use anygpu_hipfort_check, only: check => hipCheck
    implicit none
    private

    public :: hipCheck

contains

    !> Ends the program with exit status 1, after printing the status by name and number, unless it is hipSuccess.
    subroutine hipCheck(status)
        !> The status that a call returned.
        integer(c_int), intent(in) :: status

        call check(status)
    end subroutine hipCheck

end module anygpu_hip_module_check
