! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipGetDeviceProperties, by hipfort's name.
module hipfort_auxiliary
    use anygpu_hipfort_auxiliary
    implicit none
    public
end module hipfort_auxiliary
