! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's three functions that take a hipExtent by value.
!>
!> As in hipfort an extent is the address of one, c_loc(extent).
module anygpu_hipfort_volumes
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_int, c_ptr, c_size_t
    implicit none
    private

    public :: hipMalloc3D, hipMalloc3DArray, hipMallocMipmappedArray
    public :: hipMalloc3D_, hipMalloc3DArray_, hipMallocMipmappedArray_

    !> HIP's hipExtent.
    type, bind(c) :: extent_t
        integer(c_size_t) :: width = 0_c_size_t
        integer(c_size_t) :: height = 0_c_size_t
        integer(c_size_t) :: depth = 0_c_size_t
    end type extent_t

    !> HIP: hipMalloc3D.
    interface hipMalloc3D
        module procedure hipMalloc3D_
    end interface hipMalloc3D

    !> HIP: hipMalloc3DArray.
    interface hipMalloc3DArray
        module procedure hipMalloc3DArray_
    end interface hipMalloc3DArray

    !> HIP: hipMallocMipmappedArray.
    interface hipMallocMipmappedArray
        module procedure hipMallocMipmappedArray_
    end interface hipMallocMipmappedArray

    interface

        !> With the extent by reference.
        function pitched(pitchedDevPtr, extent) bind(c, name="anygpu_hipMalloc3D_ref") result(status)
            import :: c_int, c_ptr, extent_t
            implicit none
            type(c_ptr) :: pitchedDevPtr
            type(extent_t), intent(in) :: extent
            integer(c_int) :: status
        end function pitched

        !> With the extent by reference.
        function array3d(array, desc, extent, flags) bind(c, name="anygpu_hipMalloc3DArray_ref") result(status)
            import :: c_int, c_ptr, extent_t
            implicit none
            type(c_ptr) :: array
            type(c_ptr) :: desc
            type(extent_t), intent(in) :: extent
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function array3d

        !> With the extent by reference.
        function mipmapped(mipmappedArray, desc, extent, numLevels, flags) &
            bind(c, name="anygpu_hipMallocMipmappedArray_ref") result(status)
            import :: c_int, c_ptr, extent_t
            implicit none
            type(c_ptr) :: mipmappedArray
            type(c_ptr) :: desc
            type(extent_t), intent(in) :: extent
            integer(c_int), value :: numLevels
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function mipmapped

    end interface

contains

    !> Allocates a volume of memory in rows.
    function hipMalloc3D_(pitchedDevPtr, extent) result(status)
        !> The first element of an array of c_ptr as large as a hipPitchedPtr.
        type(c_ptr) :: pitchedDevPtr
        !> The address of a hipExtent.
        type(c_ptr), value :: extent
        integer(c_int) :: status

        type(extent_t), pointer :: whole

        call c_f_pointer(extent, whole)
        status = pitched(pitchedDevPtr, whole)
    end function hipMalloc3D_

    !> Allocates an array of up to three dimensions.
    function hipMalloc3DArray_(array, desc, extent, flags) result(status)
        type(c_ptr) :: array
        !> The first element of an array of c_ptr that holds a hipChannelFormatDesc.
        type(c_ptr) :: desc
        !> The address of a hipExtent.
        type(c_ptr), value :: extent
        integer(c_int), value :: flags
        integer(c_int) :: status

        type(extent_t), pointer :: whole

        call c_f_pointer(extent, whole)
        status = array3d(array, desc, whole, flags)
    end function hipMalloc3DArray_

    !> Allocates an array in several resolutions.
    function hipMallocMipmappedArray_(mipmappedArray, desc, extent, numLevels, flags) result(status)
        type(c_ptr) :: mipmappedArray
        !> The first element of an array of c_ptr that holds a hipChannelFormatDesc.
        type(c_ptr) :: desc
        !> The address of a hipExtent.
        type(c_ptr), value :: extent
        integer(c_int), value :: numLevels
        integer(c_int), value :: flags
        integer(c_int) :: status

        type(extent_t), pointer :: whole

        call c_f_pointer(extent, whole)
        status = mipmapped(mipmappedArray, desc, whole, numLevels, flags)
    end function hipMallocMipmappedArray_

end module anygpu_hipfort_volumes
