! SPDX-License-Identifier: MIT OR Apache-2.0
!> Copies, typed and by type(c_ptr), by hipfort's name.
module hipfort_hipmemcpy
    use anygpu_hipfort_hipmemcpy
    implicit none
    public
end module hipfort_hipmemcpy
