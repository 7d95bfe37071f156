! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's copies: by addresses and bytes, and typed, by arrays and elements.
!>
!> Typed copies take arrays or scalars of one type, of rank 0 to 7, both of the same rank. They copy `length` elements, by
!> default as many as dest has; a scalar is the first of them. They return hipErrorInvalidValue if the ranks differ, if an
!> array is smaller than the copy, and if one is not contiguous. Typed copies by rows count pitches and widths in elements.
module anygpu_hipfort_hipmemcpy
    use anygpu_hipfort_kinds, only: c_bool, c_int, c_ptr, c_size_t, int16 => c_int16_t, int32 => c_int32_t, int64 => c_int64_t, &
        int8 => c_int8_t, real32 => c_float, real64 => c_double
    implicit none
    public

    interface hipMemcpy

        !> Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpy_(dest, src, sizeBytes, myKind) bind(c, name="hipMemcpy")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy_
        end function hipMemcpy_

        module procedure hipMemcpy_l_all, hipMemcpy_l_length, hipMemcpy_ld_all, hipMemcpy_ld_length, hipMemcpy_i1_all, &
            hipMemcpy_i1_length, hipMemcpy_i2_all, hipMemcpy_i2_length, hipMemcpy_i4_all, hipMemcpy_i4_length, &
            hipMemcpy_i8_all, hipMemcpy_i8_length, hipMemcpy_r4_all, hipMemcpy_r4_length, hipMemcpy_r8_all, &
            hipMemcpy_r8_length, hipMemcpy_c4_all, hipMemcpy_c4_length, hipMemcpy_c8_all, hipMemcpy_c8_length
    end interface hipMemcpy

    interface hipMemcpyAsync

        !> Queues a copy of memory.
        function hipMemcpyAsync_(dest, src, sizeBytes, myKind, stream) bind(c, name="hipMemcpyAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyAsync_
        end function hipMemcpyAsync_

        module procedure hipMemcpyAsync_l_all, hipMemcpyAsync_l_length, hipMemcpyAsync_ld_all, hipMemcpyAsync_ld_length, &
            hipMemcpyAsync_i1_all, hipMemcpyAsync_i1_length, hipMemcpyAsync_i2_all, hipMemcpyAsync_i2_length, &
            hipMemcpyAsync_i4_all, hipMemcpyAsync_i4_length, hipMemcpyAsync_i8_all, hipMemcpyAsync_i8_length, &
            hipMemcpyAsync_r4_all, hipMemcpyAsync_r4_length, hipMemcpyAsync_r8_all, hipMemcpyAsync_r8_length, &
            hipMemcpyAsync_c4_all, hipMemcpyAsync_c4_length, hipMemcpyAsync_c8_all, hipMemcpyAsync_c8_length
    end interface hipMemcpyAsync

    interface hipMemcpy2D

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpy2D_(dest, dpitch, src, spitch, width, height, myKind) bind(c, name="hipMemcpy2D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy2D_
        end function hipMemcpy2D_

        module procedure hipMemcpy2D_l_rows, hipMemcpy2D_ld_rows, hipMemcpy2D_i1_rows, hipMemcpy2D_i2_rows, &
            hipMemcpy2D_i4_rows, hipMemcpy2D_i8_rows, hipMemcpy2D_r4_rows, hipMemcpy2D_r8_rows, hipMemcpy2D_c4_rows, &
            hipMemcpy2D_c8_rows
    end interface hipMemcpy2D

    interface hipMemcpy2DAsync

        !> Queues a copy of rows.
        function hipMemcpy2DAsync_(dest, dpitch, src, spitch, width, height, myKind, stream) bind(c, name="hipMemcpy2DAsync")
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
            integer(c_int) :: hipMemcpy2DAsync_
        end function hipMemcpy2DAsync_

        module procedure hipMemcpy2DAsync_l_rows, hipMemcpy2DAsync_ld_rows, hipMemcpy2DAsync_i1_rows, hipMemcpy2DAsync_i2_rows, &
            hipMemcpy2DAsync_i4_rows, hipMemcpy2DAsync_i8_rows, hipMemcpy2DAsync_r4_rows, hipMemcpy2DAsync_r8_rows, &
            hipMemcpy2DAsync_c4_rows, hipMemcpy2DAsync_c8_rows
    end interface hipMemcpy2DAsync

contains

    function hipMemcpy_l_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_l_all

    function hipMemcpy_l_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_l_length

    function hipMemcpy_ld_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_ld_all

    function hipMemcpy_ld_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_ld_length

    function hipMemcpy_i1_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i1_all

    function hipMemcpy_i1_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i1_length

    function hipMemcpy_i2_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i2_all

    function hipMemcpy_i2_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i2_length

    function hipMemcpy_i4_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i4_all

    function hipMemcpy_i4_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i4_length

    function hipMemcpy_i8_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i8_all

    function hipMemcpy_i8_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_i8_length

    function hipMemcpy_r4_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r4_all

    function hipMemcpy_r4_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r4_length

    function hipMemcpy_r8_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r8_all

    function hipMemcpy_r8_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_r8_length

    function hipMemcpy_c4_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c4_all

    function hipMemcpy_c4_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c4_length

    function hipMemcpy_c8_all(dest, src, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c8_all

    function hipMemcpy_c8_length(dest, src, length, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpy_(address(dest), address(src), bytes, myKind)
    end function hipMemcpy_c8_length

    function hipMemcpyAsync_l_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_l_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_l_length

    function hipMemcpyAsync_ld_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_ld_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_ld_length

    function hipMemcpyAsync_i1_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_i1_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i1_length

    function hipMemcpyAsync_i2_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_i2_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i2_length

    function hipMemcpyAsync_i4_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_i4_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i4_length

    function hipMemcpyAsync_i8_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_i8_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_i8_length

    function hipMemcpyAsync_r4_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_r4_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r4_length

    function hipMemcpyAsync_r8_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_r8_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_r8_length

    function hipMemcpyAsync_c4_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_c4_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c4_length

    function hipMemcpyAsync_c8_all(dest, src, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, part_of
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

    function hipMemcpyAsync_c8_length(dest, src, length, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_to_copy, hipSuccess, number_of, part_of
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes

        call bytes_to_copy(part_of(dest), part_of(src), &
            length=number_of(length), element=storage_size(dest), bytes=bytes, status=status)
        if (status == hipSuccess) status = hipMemcpyAsync_(address(dest), address(src), bytes, myKind, stream)
    end function hipMemcpyAsync_c8_length

    function hipMemcpy2D_l_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_l_rows

    function hipMemcpy2D_ld_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_ld_rows

    function hipMemcpy2D_i1_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i1_rows

    function hipMemcpy2D_i2_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i2_rows

    function hipMemcpy2D_i4_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i4_rows

    function hipMemcpy2D_i8_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_i8_rows

    function hipMemcpy2D_r4_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_r4_rows

    function hipMemcpy2D_r8_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_r8_rows

    function hipMemcpy2D_c4_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_c4_rows

    function hipMemcpy2D_c8_rows(dest, dpitch, src, spitch, width, height, myKind) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2D_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind)
    end function hipMemcpy2D_c8_rows

    function hipMemcpy2DAsync_l_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_l_rows

    function hipMemcpy2DAsync_ld_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_ld_rows

    function hipMemcpy2DAsync_i1_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i1_rows

    function hipMemcpy2DAsync_i2_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i2_rows

    function hipMemcpy2DAsync_i4_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i4_rows

    function hipMemcpy2DAsync_i8_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_i8_rows

    function hipMemcpy2DAsync_r4_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_r4_rows

    function hipMemcpy2DAsync_r8_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_r8_rows

    function hipMemcpy2DAsync_c4_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_c4_rows

    function hipMemcpy2DAsync_c8_rows(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        use anygpu_hipfort_requests, only: address, bytes_in_rows, hipSuccess, number_of, part_of
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(c_ptr), value :: stream
        integer(c_int) :: status

        integer(c_size_t) :: bytes(4)

        call bytes_in_rows(part_of(dest), part_of(src), &
            number_of(dpitch), number_of(spitch), number_of(width), number_of(height), storage_size(dest), bytes, status)
        if (status == hipSuccess) &
            status = hipMemcpy2DAsync_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), myKind, stream)
    end function hipMemcpy2DAsync_c8_rows

end module anygpu_hipfort_hipmemcpy
