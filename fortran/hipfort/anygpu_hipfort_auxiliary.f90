! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's hipGetDeviceProperties.
module anygpu_hipfort_auxiliary
    use anygpu_hipfort_kinds, only: c_char, c_int
    use anygpu_hipfort_types, only: hipDeviceProp_t
    implicit none
    public

    !> HIP: hipGetDeviceProperties.
    interface hipGetDeviceProperties
        module procedure hipGetDeviceProperties_
    end interface hipGetDeviceProperties

    interface hipGetDevicePropertiesR0600

        !> Returns the properties of a device in the layout of HIP 6.
        function hipGetDevicePropertiesR0600_(prop, deviceId) &
            bind(c, name="hipGetDevicePropertiesR0600") result(status)
            import :: c_int, hipDeviceProp_t
            implicit none
            type(hipDeviceProp_t) :: prop
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function hipGetDevicePropertiesR0600_

    end interface hipGetDevicePropertiesR0600

contains

    !> Returns the properties of a device, and its gcnArch, which HIP 6 does not have any more.
    function hipGetDeviceProperties_(prop, deviceId) result(status)
        type(hipDeviceProp_t) :: prop
        integer(c_int), value :: deviceId
        integer(c_int) :: status

        status = hipGetDevicePropertiesR0600_(prop, deviceId)
        if (status == 0_c_int) prop%gcnArch = number_of(prop%gcnArchName)

    contains

        ! Inside, so that users' compilers need not read them.

        !> The number of an architecture: 910 for gfx90a, 1030 for gfx1030, 0 for a name of another kind.
        pure function number_of(name) result(number)
            character(kind=c_char), intent(in) :: name(:)
            integer(c_int) :: number

            integer :: last, i

            number = 0_c_int
            if (any(name(1:3) /= ["g", "f", "x"])) return
            last = 3
            do while (digit(name(last + 1)) >= 0_c_int .and. last < 8)
                last = last + 1
            end do
            if (last < 6) return
            ! The last two digits are the minor number and the stepping, both hexadecimal.
            do i = 4, last
                number = 10_c_int*number + digit(name(i))
            end do
        end function number_of

        !> The value of a hexadecimal digit, or -1.
        pure function digit(letter)
            character(kind=c_char), intent(in) :: letter
            integer(c_int) :: digit

            digit = int(index("0123456789abcdef", letter), c_int) - 1_c_int
        end function digit

    end function hipGetDeviceProperties_

end module anygpu_hipfort_auxiliary
