! SPDX-License-Identifier: MIT OR Apache-2.0
!> Allocation, typed and by type(c_ptr), by hipfort's name.
module hipfort_hipmalloc
    use anygpu_hipfort_hipmalloc
    implicit none
    public
end module hipfort_hipmalloc
