! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Allocation, typed and by type(c_ptr), by hipfort's name.
module hipfort_hipmalloc
    use anygpu_hipfort_hipmalloc, only: hipMalloc, hipMalloc_, hipMallocManaged, hipMallocManaged_, hipHostMalloc, &
        hipHostMalloc_, hipFree, hipFree_, hipHostFree, hipHostFree_
    implicit none
    public
end module hipfort_hipmalloc
