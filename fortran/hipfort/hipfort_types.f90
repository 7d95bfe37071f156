! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's types and flags, by hipfort's name.
module hipfort_types
    use, intrinsic :: iso_c_binding
    use anygpu_hipfort_types
    implicit none
    public
end module hipfort_types
