! Generated from generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's hipGetDeviceProperties.
module anygpu_hipfort_auxiliary
    use, intrinsic :: iso_c_binding, only: c_int
    use anygpu_hipfort_types, only: hipDeviceProp_t
    implicit none
    public
    private :: c_int, hipDeviceProp_t

    interface hipGetDeviceProperties

        !> Returns the properties of a device in the layout of HIP up to 5.
        function hipGetDeviceProperties_(prop, deviceId) bind(c, name="hipGetDeviceProperties") result(status)
            import :: c_int, hipDeviceProp_t
            implicit none
            type(hipDeviceProp_t) :: prop
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function hipGetDeviceProperties_

    end interface hipGetDeviceProperties

end module anygpu_hipfort_auxiliary
