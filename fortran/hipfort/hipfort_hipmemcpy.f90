! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Copies, typed and by type(c_ptr), by hipfort's name.
module hipfort_hipmemcpy
    use anygpu_hipfort_hipmemcpy, only: hipMemcpy, hipMemcpy_, hipMemcpyAsync, hipMemcpyAsync_, hipMemcpy2D, hipMemcpy2D_, &
        hipMemcpy2DAsync, hipMemcpy2DAsync_
    implicit none
    public
end module hipfort_hipmemcpy
