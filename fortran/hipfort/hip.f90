! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's HIP runtime and hipCheck, by the name of the module that is to follow hipfort.
module hip
    use hipfort
    use anygpu_hipfort_check, only: hipCheck
    implicit none
    public
end module hip
