! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Registered host memory, typed and by type(c_ptr), by hipfort's name.
module hipfort_hiphostregister
    use anygpu_hipfort_hiphostregister, only: hipHostRegister, hipHostRegister_, hipHostUnregister, hipHostUnregister_, &
        hipHostGetDevicePointer, hipHostGetDevicePointer_, hipHostGetFlags, hipHostGetFlags_
    implicit none
    public
end module hipfort_hiphostregister
