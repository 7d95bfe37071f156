! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's enumerators, by hipfort's name.
module hipfort_enums
    use anygpu_hipfort_enums
    implicit none
    public
end module hipfort_enums
