! SPDX-License-Identifier: MIT OR Apache-2.0
!> Registered host memory, typed and by type(c_ptr), by hipfort's name.
module hipfort_hiphostregister
    use anygpu_hipfort_hiphostregister
    implicit none
    public
end module hipfort_hiphostregister
