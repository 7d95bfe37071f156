! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipGetDeviceProperties, by hipfort's name.
module hipfort_auxiliary
    use anygpu_hipfort_auxiliary, only: hipGetDeviceProperties, hipGetDeviceProperties_, hipGetDevicePropertiesR0600, &
        hipGetDevicePropertiesR0600_
    implicit none
    public
end module hipfort_auxiliary
