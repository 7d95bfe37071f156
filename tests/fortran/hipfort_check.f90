! SPDX-License-Identifier: MIT OR Apache-2.0
!> Ends as hipfort's programs do where a call fails.
program hipfort_check_ends
    use hipfort
    use hipfort_check
    implicit none

    call hipCheck(hipSuccess)
    print '(a)', "went on"
    call hipCheck(hipErrorInvalidDevice)
    print '(a)', "went on, too far"
end program hipfort_check_ends
