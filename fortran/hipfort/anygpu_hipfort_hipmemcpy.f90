! Generated from generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's copies: by addresses and bytes, and typed, by arrays and elements.
!>
!> Typed copies take arrays or scalars of one type, of rank 0 to 7, both of the same rank. They copy `length` elements, by
!> default as many as dest has; a scalar is the first of them. They return hipErrorInvalidValue if the ranks differ, if an
!> array is smaller than the copy, and if one is not contiguous. Typed copies by rows count pitches and widths in elements.
module anygpu_hipfort_hipmemcpy
    use, intrinsic :: iso_c_binding, only: c_bool, c_int, c_ptr, c_size_t, int16 => c_int16_t, int32 => c_int32_t, &
        int64 => c_int64_t, int8 => c_int8_t, real32 => c_float, real64 => c_double
    use anygpu_hipfort_enums, only: hipSuccess
    use anygpu_hipfort_requests, only: address, bytes_in_rows, bytes_to_copy, part_of
    implicit none
    private

    public :: hipMemcpy, hipMemcpy_
    public :: hipMemcpyAsync, hipMemcpyAsync_
    public :: hipMemcpy2D, hipMemcpy2D_
    public :: hipMemcpy2DAsync, hipMemcpy2DAsync_

    interface hipMemcpy

        !> Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpy_(dest, src, sizeBytes, myKind) bind(c, name="hipMemcpy") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            integer(c_int) :: status
        end function hipMemcpy_

        module procedure hipMemcpy_l_all, hipMemcpy_l_int32, hipMemcpy_l_int64, hipMemcpy_ld_all, hipMemcpy_ld_int32, &
            hipMemcpy_ld_int64, hipMemcpy_i1_all, hipMemcpy_i1_int32, hipMemcpy_i1_int64, hipMemcpy_i2_all, hipMemcpy_i2_int32, &
            hipMemcpy_i2_int64, hipMemcpy_i4_all, hipMemcpy_i4_int32, hipMemcpy_i4_int64, hipMemcpy_i8_all, hipMemcpy_i8_int32, &
            hipMemcpy_i8_int64, hipMemcpy_r4_all, hipMemcpy_r4_int32, hipMemcpy_r4_int64, hipMemcpy_r8_all, hipMemcpy_r8_int32, &
            hipMemcpy_r8_int64, hipMemcpy_c4_all, hipMemcpy_c4_int32, hipMemcpy_c4_int64, hipMemcpy_c8_all, hipMemcpy_c8_int32, &
            hipMemcpy_c8_int64
    end interface hipMemcpy

    interface hipMemcpyAsync

        !> Queues a copy of memory.
        function hipMemcpyAsync_(dest, src, sizeBytes, myKind, stream) bind(c, name="hipMemcpyAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyAsync_

        module procedure hipMemcpyAsync_l_all, hipMemcpyAsync_l_int32, hipMemcpyAsync_l_int64, hipMemcpyAsync_ld_all, &
            hipMemcpyAsync_ld_int32, hipMemcpyAsync_ld_int64, hipMemcpyAsync_i1_all, hipMemcpyAsync_i1_int32, &
            hipMemcpyAsync_i1_int64, hipMemcpyAsync_i2_all, hipMemcpyAsync_i2_int32, hipMemcpyAsync_i2_int64, &
            hipMemcpyAsync_i4_all, hipMemcpyAsync_i4_int32, hipMemcpyAsync_i4_int64, hipMemcpyAsync_i8_all, &
            hipMemcpyAsync_i8_int32, hipMemcpyAsync_i8_int64, hipMemcpyAsync_r4_all, hipMemcpyAsync_r4_int32, &
            hipMemcpyAsync_r4_int64, hipMemcpyAsync_r8_all, hipMemcpyAsync_r8_int32, hipMemcpyAsync_r8_int64, &
            hipMemcpyAsync_c4_all, hipMemcpyAsync_c4_int32, hipMemcpyAsync_c4_int64, hipMemcpyAsync_c8_all, &
            hipMemcpyAsync_c8_int32, hipMemcpyAsync_c8_int64
    end interface hipMemcpyAsync

    interface hipMemcpy2D

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpy2D_(dest, dpitch, src, spitch, width, height, myKind) bind(c, name="hipMemcpy2D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            integer(c_int) :: status
        end function hipMemcpy2D_

        module procedure hipMemcpy2D_l_int32, hipMemcpy2D_l_int64, hipMemcpy2D_ld_int32, hipMemcpy2D_ld_int64, &
            hipMemcpy2D_i1_int32, hipMemcpy2D_i1_int64, hipMemcpy2D_i2_int32, hipMemcpy2D_i2_int64, hipMemcpy2D_i4_int32, &
            hipMemcpy2D_i4_int64, hipMemcpy2D_i8_int32, hipMemcpy2D_i8_int64, hipMemcpy2D_r4_int32, hipMemcpy2D_r4_int64, &
            hipMemcpy2D_r8_int32, hipMemcpy2D_r8_int64, hipMemcpy2D_c4_int32, hipMemcpy2D_c4_int64, hipMemcpy2D_c8_int32, &
            hipMemcpy2D_c8_int64
    end interface hipMemcpy2D

    interface hipMemcpy2DAsync

        !> Queues a copy of rows.
        function hipMemcpy2DAsync_(dest, dpitch, src, spitch, width, height, myKind, stream) &
            bind(c, name="hipMemcpy2DAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy2DAsync_

        module procedure hipMemcpy2DAsync_l_int32, hipMemcpy2DAsync_l_int64, hipMemcpy2DAsync_ld_int32, &
            hipMemcpy2DAsync_ld_int64, hipMemcpy2DAsync_i1_int32, hipMemcpy2DAsync_i1_int64, hipMemcpy2DAsync_i2_int32, &
            hipMemcpy2DAsync_i2_int64, hipMemcpy2DAsync_i4_int32, hipMemcpy2DAsync_i4_int64, hipMemcpy2DAsync_i8_int32, &
            hipMemcpy2DAsync_i8_int64, hipMemcpy2DAsync_r4_int32, hipMemcpy2DAsync_r4_int64, hipMemcpy2DAsync_r8_int32, &
            hipMemcpy2DAsync_r8_int64, hipMemcpy2DAsync_c4_int32, hipMemcpy2DAsync_c4_int64, hipMemcpy2DAsync_c8_int32, &
            hipMemcpy2DAsync_c8_int64
    end interface hipMemcpy2DAsync

contains

    function hipMemcpy_l_all(dest, src, myKind) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_l_all

    function hipMemcpy_l_int32(dest, src, length, myKind) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_l_int32

    function hipMemcpy_l_int64(dest, src, length, myKind) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_l_int64

    function hipMemcpy_ld_all(dest, src, myKind) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_ld_all

    function hipMemcpy_ld_int32(dest, src, length, myKind) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_ld_int32

    function hipMemcpy_ld_int64(dest, src, length, myKind) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_ld_int64

    function hipMemcpy_i1_all(dest, src, myKind) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i1_all

    function hipMemcpy_i1_int32(dest, src, length, myKind) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i1_int32

    function hipMemcpy_i1_int64(dest, src, length, myKind) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i1_int64

    function hipMemcpy_i2_all(dest, src, myKind) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i2_all

    function hipMemcpy_i2_int32(dest, src, length, myKind) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i2_int32

    function hipMemcpy_i2_int64(dest, src, length, myKind) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i2_int64

    function hipMemcpy_i4_all(dest, src, myKind) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i4_all

    function hipMemcpy_i4_int32(dest, src, length, myKind) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i4_int32

    function hipMemcpy_i4_int64(dest, src, length, myKind) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i4_int64

    function hipMemcpy_i8_all(dest, src, myKind) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i8_all

    function hipMemcpy_i8_int32(dest, src, length, myKind) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i8_int32

    function hipMemcpy_i8_int64(dest, src, length, myKind) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i8_int64

    function hipMemcpy_r4_all(dest, src, myKind) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r4_all

    function hipMemcpy_r4_int32(dest, src, length, myKind) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r4_int32

    function hipMemcpy_r4_int64(dest, src, length, myKind) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r4_int64

    function hipMemcpy_r8_all(dest, src, myKind) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r8_all

    function hipMemcpy_r8_int32(dest, src, length, myKind) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r8_int32

    function hipMemcpy_r8_int64(dest, src, length, myKind) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r8_int64

    function hipMemcpy_c4_all(dest, src, myKind) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c4_all

    function hipMemcpy_c4_int32(dest, src, length, myKind) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c4_int32

    function hipMemcpy_c4_int64(dest, src, length, myKind) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c4_int64

    function hipMemcpy_c8_all(dest, src, myKind) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c8_all

    function hipMemcpy_c8_int32(dest, src, length, myKind) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c8_int32

    function hipMemcpy_c8_int64(dest, src, length, myKind) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c8_int64

    function hipMemcpyAsync_l_all(dest, src, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_l_all

    function hipMemcpyAsync_l_int32(dest, src, length, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_l_int32

    function hipMemcpyAsync_l_int64(dest, src, length, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_l_int64

    function hipMemcpyAsync_ld_all(dest, src, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_ld_all

    function hipMemcpyAsync_ld_int32(dest, src, length, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_ld_int32

    function hipMemcpyAsync_ld_int64(dest, src, length, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_ld_int64

    function hipMemcpyAsync_i1_all(dest, src, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i1_all

    function hipMemcpyAsync_i1_int32(dest, src, length, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i1_int32

    function hipMemcpyAsync_i1_int64(dest, src, length, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i1_int64

    function hipMemcpyAsync_i2_all(dest, src, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i2_all

    function hipMemcpyAsync_i2_int32(dest, src, length, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i2_int32

    function hipMemcpyAsync_i2_int64(dest, src, length, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i2_int64

    function hipMemcpyAsync_i4_all(dest, src, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i4_all

    function hipMemcpyAsync_i4_int32(dest, src, length, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i4_int32

    function hipMemcpyAsync_i4_int64(dest, src, length, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i4_int64

    function hipMemcpyAsync_i8_all(dest, src, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i8_all

    function hipMemcpyAsync_i8_int32(dest, src, length, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i8_int32

    function hipMemcpyAsync_i8_int64(dest, src, length, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i8_int64

    function hipMemcpyAsync_r4_all(dest, src, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r4_all

    function hipMemcpyAsync_r4_int32(dest, src, length, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r4_int32

    function hipMemcpyAsync_r4_int64(dest, src, length, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r4_int64

    function hipMemcpyAsync_r8_all(dest, src, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r8_all

    function hipMemcpyAsync_r8_int32(dest, src, length, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r8_int32

    function hipMemcpyAsync_r8_int64(dest, src, length, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r8_int64

    function hipMemcpyAsync_c4_all(dest, src, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c4_all

    function hipMemcpyAsync_c4_int32(dest, src, length, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c4_int32

    function hipMemcpyAsync_c4_int64(dest, src, length, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c4_int64

    function hipMemcpyAsync_c8_all(dest, src, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c8_all

    function hipMemcpyAsync_c8_int32(dest, src, length, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=int(length, int64), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c8_int32

    function hipMemcpyAsync_c8_int64(dest, src, length, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=length, element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c8_int64

    function hipMemcpy2D_l_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_l_int32

    function hipMemcpy2D_l_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_l_int64

    function hipMemcpy2D_ld_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_ld_int32

    function hipMemcpy2D_ld_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_ld_int64

    function hipMemcpy2D_i1_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i1_int32

    function hipMemcpy2D_i1_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i1_int64

    function hipMemcpy2D_i2_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i2_int32

    function hipMemcpy2D_i2_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i2_int64

    function hipMemcpy2D_i4_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i4_int32

    function hipMemcpy2D_i4_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i4_int64

    function hipMemcpy2D_i8_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i8_int32

    function hipMemcpy2D_i8_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i8_int64

    function hipMemcpy2D_r4_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_r4_int32

    function hipMemcpy2D_r4_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_r4_int64

    function hipMemcpy2D_r8_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_r8_int32

    function hipMemcpy2D_r8_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_r8_int64

    function hipMemcpy2D_c4_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_c4_int32

    function hipMemcpy2D_c4_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_c4_int64

    function hipMemcpy2D_c8_int32(dest, dpitch, src, spitch, width, height, myKind) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_c8_int32

    function hipMemcpy2D_c8_int64(dest, dpitch, src, spitch, width, height, myKind) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_c8_int64

    function hipMemcpy2DAsync_l_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_l_int32

    function hipMemcpy2DAsync_l_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_l_int64

    function hipMemcpy2DAsync_ld_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_ld_int32

    function hipMemcpy2DAsync_ld_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_ld_int64

    function hipMemcpy2DAsync_i1_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i1_int32

    function hipMemcpy2DAsync_i1_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i1_int64

    function hipMemcpy2DAsync_i2_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i2_int32

    function hipMemcpy2DAsync_i2_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i2_int64

    function hipMemcpy2DAsync_i4_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i4_int32

    function hipMemcpy2DAsync_i4_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i4_int64

    function hipMemcpy2DAsync_i8_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i8_int32

    function hipMemcpy2DAsync_i8_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i8_int64

    function hipMemcpy2DAsync_r4_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_r4_int32

    function hipMemcpy2DAsync_r4_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_r4_int64

    function hipMemcpy2DAsync_r8_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_r8_int32

    function hipMemcpy2DAsync_r8_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_r8_int64

    function hipMemcpy2DAsync_c4_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_c4_int32

    function hipMemcpy2DAsync_c4_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_c4_int64

    function hipMemcpy2DAsync_c8_int32(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int32), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            int(dpitch, int64), int(spitch, int64), int(width, int64), int(height, int64), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_c8_int32

    function hipMemcpy2DAsync_c8_int64(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            dpitch, spitch, width, height, storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_c8_int64

end module anygpu_hipfort_hipmemcpy
