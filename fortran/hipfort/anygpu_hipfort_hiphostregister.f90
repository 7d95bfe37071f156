! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's registered host memory: by addresses and bytes, and typed, by arrays.
!>
!> Typed calls return hipErrorInvalidValue for arrays that are not contiguous and for lengths that are not the array's.
module anygpu_hipfort_hiphostregister
    use anygpu_hipfort_kinds, only: c_bool, c_int, c_ptr, c_size_t, int16 => c_int16_t, int32 => c_int32_t, int64 => c_int64_t, &
        int8 => c_int8_t, real32 => c_float, real64 => c_double
    use anygpu_hipfort_typed, only: hipHostGetFlags_typed
    implicit none
    public

    interface hipHostRegister

        !> Registers ordinary host memory for access by the devices, and pins it if the runtime requires that.
        function hipHostRegister_(hostPtr, sizeBytes, flags) bind(c, name="hipHostRegister")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: hostPtr
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: flags
            integer(c_int) :: hipHostRegister_
        end function hipHostRegister_

        module procedure hipHostRegister_l, hipHostRegister_ld, hipHostRegister_i1, hipHostRegister_i2, hipHostRegister_i4, &
            hipHostRegister_i8, hipHostRegister_r4, hipHostRegister_r8, hipHostRegister_c4, hipHostRegister_c8
    end interface hipHostRegister

    interface hipHostUnregister

        !> Unregisters host memory of hipHostRegister.
        function hipHostUnregister_(hostPtr) bind(c, name="hipHostUnregister")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hostPtr
            integer(c_int) :: hipHostUnregister_
        end function hipHostUnregister_

        module procedure hipHostUnregister_l, hipHostUnregister_ld, hipHostUnregister_i1, hipHostUnregister_i2, &
            hipHostUnregister_i4, hipHostUnregister_i8, hipHostUnregister_r4, hipHostUnregister_r8, hipHostUnregister_c4, &
            hipHostUnregister_c8
    end interface hipHostUnregister

    interface hipHostGetDevicePointer

        !> Returns the current device's address of host memory.
        function hipHostGetDevicePointer_(devPtr, hstPtr, flags) bind(c, name="hipHostGetDevicePointer")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: hstPtr
            integer(c_int), value :: flags
            integer(c_int) :: hipHostGetDevicePointer_
        end function hipHostGetDevicePointer_

        module procedure hipHostGetDevicePointer_l, hipHostGetDevicePointer_ld, hipHostGetDevicePointer_i1, &
            hipHostGetDevicePointer_i2, hipHostGetDevicePointer_i4, hipHostGetDevicePointer_i8, hipHostGetDevicePointer_r4, &
            hipHostGetDevicePointer_r8, hipHostGetDevicePointer_c4, hipHostGetDevicePointer_c8
    end interface hipHostGetDevicePointer

    interface hipHostGetFlags
        procedure hipHostGetFlags_typed

        !> Returns the flags of pinned host memory.
        function hipHostGetFlags_(flagsPtr, hostPtr) bind(c, name="hipHostGetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: flagsPtr
            type(c_ptr), value :: hostPtr
            integer(c_int) :: hipHostGetFlags_
        end function hipHostGetFlags_

        module procedure hipHostGetFlags_l, hipHostGetFlags_ld, hipHostGetFlags_i1, hipHostGetFlags_i2, hipHostGetFlags_i4, &
            hipHostGetFlags_i8, hipHostGetFlags_r4, hipHostGetFlags_r8, hipHostGetFlags_c4, hipHostGetFlags_c8
    end interface hipHostGetFlags

    interface hipHostGetFlags_
        procedure hipHostGetFlags_typed, hipHostGetFlags_
    end interface hipHostGetFlags_

contains

    function hipHostRegister_l(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        logical(c_bool), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_l

    function hipHostUnregister_l(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        logical(c_bool), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_l

    function hipHostGetFlags_l(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        logical(c_bool), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_l

    function hipHostGetDevicePointer_l(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        logical(c_bool), pointer, intent(inout) :: devPtr(..)
        logical(c_bool), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_l

    function hipHostRegister_ld(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        logical, intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_ld

    function hipHostUnregister_ld(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        logical, intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_ld

    function hipHostGetFlags_ld(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        logical, intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_ld

    function hipHostGetDevicePointer_ld(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        logical, pointer, intent(inout) :: devPtr(..)
        logical, intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_ld

    function hipHostRegister_i1(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        integer(int8), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_i1

    function hipHostUnregister_i1(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        integer(int8), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_i1

    function hipHostGetFlags_i1(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        integer(int8), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_i1

    function hipHostGetDevicePointer_i1(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        integer(int8), pointer, intent(inout) :: devPtr(..)
        integer(int8), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_i1

    function hipHostRegister_i2(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        integer(int16), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_i2

    function hipHostUnregister_i2(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        integer(int16), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_i2

    function hipHostGetFlags_i2(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        integer(int16), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_i2

    function hipHostGetDevicePointer_i2(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        integer(int16), pointer, intent(inout) :: devPtr(..)
        integer(int16), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_i2

    function hipHostRegister_i4(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        integer(int32), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_i4

    function hipHostUnregister_i4(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        integer(int32), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_i4

    function hipHostGetFlags_i4(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        integer(int32), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_i4

    function hipHostGetDevicePointer_i4(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        integer(int32), pointer, intent(inout) :: devPtr(..)
        integer(int32), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_i4

    function hipHostRegister_i8(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        integer(int64), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_i8

    function hipHostUnregister_i8(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        integer(int64), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_i8

    function hipHostGetFlags_i8(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        integer(int64), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_i8

    function hipHostGetDevicePointer_i8(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        integer(int64), pointer, intent(inout) :: devPtr(..)
        integer(int64), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_i8

    function hipHostRegister_r4(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        real(real32), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_r4

    function hipHostUnregister_r4(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        real(real32), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_r4

    function hipHostGetFlags_r4(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        real(real32), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_r4

    function hipHostGetDevicePointer_r4(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        real(real32), pointer, intent(inout) :: devPtr(..)
        real(real32), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_r4

    function hipHostRegister_r8(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        real(real64), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_r8

    function hipHostUnregister_r8(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        real(real64), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_r8

    function hipHostGetFlags_r8(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        real(real64), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_r8

    function hipHostGetDevicePointer_r8(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        real(real64), pointer, intent(inout) :: devPtr(..)
        real(real64), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_r8

    function hipHostRegister_c4(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        complex(real32), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_c4

    function hipHostUnregister_c4(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        complex(real32), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_c4

    function hipHostGetFlags_c4(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        complex(real32), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_c4

    function hipHostGetDevicePointer_c4(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        complex(real32), pointer, intent(inout) :: devPtr(..)
        complex(real32), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_c4

    function hipHostRegister_c8(hostPtr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, part_of, register
        complex(real64), intent(in), target :: hostPtr(..)
        class(*), intent(in), optional :: length1, length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        status = register(part_of(hostPtr), storage_size(hostPtr), given)
    end function hipHostRegister_c8

    function hipHostUnregister_c8(hostPtr) result(status)
        use anygpu_hipfort_requests, only: address
        complex(real64), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostUnregister_(address(hostPtr))
    end function hipHostUnregister_c8

    function hipHostGetFlags_c8(flagsPtr, hostPtr) result(status)
        use, intrinsic :: iso_c_binding, only: c_loc
        use anygpu_hipfort_requests, only: address
        integer(c_int), intent(inout), target :: flagsPtr
        complex(real64), intent(in), target :: hostPtr(..)
        integer(c_int) :: status

        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))
    end function hipHostGetFlags_c8

    function hipHostGetDevicePointer_c8(devPtr, hstPtr, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_f_pointer
        use anygpu_hipfort_requests, only: hipErrorInvalidValue, hipSuccess, part, part_of
        complex(real64), pointer, intent(inout) :: devPtr(..)
        complex(real64), intent(in), target :: hstPtr(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(c_ptr) :: memory
        type(part) :: host

        host = part_of(hstPtr)
        status = hipErrorInvalidValue
        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return
        status = hipHostGetDevicePointer_(memory, host%address, flags)
        if (status /= hipSuccess) return
        select rank (devPtr)
        rank (0)
            call c_f_pointer(memory, devPtr)
        rank (1)
            call c_f_pointer(memory, devPtr, host%extents(1:1))
        rank (2)
            call c_f_pointer(memory, devPtr, host%extents(1:2))
        rank (3)
            call c_f_pointer(memory, devPtr, host%extents(1:3))
        rank (4)
            call c_f_pointer(memory, devPtr, host%extents(1:4))
        rank (5)
            call c_f_pointer(memory, devPtr, host%extents(1:5))
        rank (6)
            call c_f_pointer(memory, devPtr, host%extents(1:6))
        rank (7)
            call c_f_pointer(memory, devPtr, host%extents(1:7))
        end select
    end function hipHostGetDevicePointer_c8

end module anygpu_hipfort_hiphostregister
