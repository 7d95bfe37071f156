! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's functions in a third form: kernels by function pointers with addresses of outputs; or outputs with the
!> address of a structure.
module anygpu_hipfort_mixed
    use anygpu_hipfort_kinds, only: c_funptr, c_int, c_ptr, c_size_t
    implicit none
    public

    interface

        !> Chooses the first device that has at least the properties requested in the layout of HIP up to 5.
        function hipChooseDevice_mixed(device, prop) bind(c, name="hipChooseDevice")
            import :: c_int, c_ptr
            implicit none
            integer(c_int) :: device
            type(c_ptr) :: prop
            integer(c_int) :: hipChooseDevice_mixed
        end function hipChooseDevice_mixed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessor_mixed(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessor")
            import :: c_funptr, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(c_funptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: hipOccupancyMaxActiveBlocksPerMultiprocessor_mixed
        end function hipOccupancyMaxActiveBlocksPerMultiprocessor_mixed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_mixed(numBlocks, f, blockSize, dynSharedMemPerBlk, flags) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_funptr, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(c_funptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_mixed
        end function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_mixed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxPotentialBlockSize_mixed(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipOccupancyMaxPotentialBlockSize")
            import :: c_funptr, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: gridSize
            type(c_ptr), value :: blockSize
            type(c_funptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: hipOccupancyMaxPotentialBlockSize_mixed
        end function hipOccupancyMaxPotentialBlockSize_mixed

    end interface

end module anygpu_hipfort_mixed
