! SPDX-License-Identifier: MIT OR Apache-2.0
!> The names of iso_c_binding, which hipfort has, too.
!>
!> The other modules use this one: flang takes much longer to read a name of an intrinsic module.
module anygpu_hipfort_kinds
    use, intrinsic :: iso_c_binding
    implicit none
    public
end module anygpu_hipfort_kinds
