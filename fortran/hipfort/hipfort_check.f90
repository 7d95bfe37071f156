! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipCheck, by hipfort's name.
module hipfort_check
    use anygpu_hipfort_check
    implicit none
    public
end module hipfort_check
