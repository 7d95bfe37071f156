! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Copies of arrays in a stream by its type.
module anygpu_hip_module_copies
    use anygpu_hipfort_kinds, only: c_bool, c_int, int16 => c_int16_t, int32 => c_int32_t, int64 => c_int64_t, &
        int8 => c_int8_t, real32 => c_float, real64 => c_double
    use anygpu_hip_module_types, only: hipStream_t
    use anygpu_hipfort_hipmemcpy, only: hipMemcpyAsync_l_all, hipMemcpyAsync_l_length, hipMemcpyAsync_ld_all, &
        hipMemcpyAsync_ld_length, hipMemcpyAsync_i1_all, hipMemcpyAsync_i1_length, hipMemcpyAsync_i2_all, &
        hipMemcpyAsync_i2_length, hipMemcpyAsync_i4_all, hipMemcpyAsync_i4_length, hipMemcpyAsync_i8_all, &
        hipMemcpyAsync_i8_length, hipMemcpyAsync_r4_all, hipMemcpyAsync_r4_length, hipMemcpyAsync_r8_all, &
        hipMemcpyAsync_r8_length, hipMemcpyAsync_c4_all, hipMemcpyAsync_c4_length, hipMemcpyAsync_c8_all, &
        hipMemcpyAsync_c8_length, hipMemcpy2DAsync_l_rows, hipMemcpy2DAsync_ld_rows, hipMemcpy2DAsync_i1_rows, &
        hipMemcpy2DAsync_i2_rows, hipMemcpy2DAsync_i4_rows, hipMemcpy2DAsync_i8_rows, hipMemcpy2DAsync_r4_rows, &
        hipMemcpy2DAsync_r8_rows, hipMemcpy2DAsync_c4_rows, hipMemcpy2DAsync_c8_rows
    implicit none
    public

contains

    function hipMemcpyAsync_l_all_h(dest, src, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_l_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_l_all_h

    function hipMemcpyAsync_l_length_h(dest, src, length, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_l_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_l_length_h

    function hipMemcpyAsync_ld_all_h(dest, src, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_ld_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_ld_all_h

    function hipMemcpyAsync_ld_length_h(dest, src, length, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_ld_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_ld_length_h

    function hipMemcpyAsync_i1_all_h(dest, src, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i1_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_i1_all_h

    function hipMemcpyAsync_i1_length_h(dest, src, length, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i1_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_i1_length_h

    function hipMemcpyAsync_i2_all_h(dest, src, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i2_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_i2_all_h

    function hipMemcpyAsync_i2_length_h(dest, src, length, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i2_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_i2_length_h

    function hipMemcpyAsync_i4_all_h(dest, src, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i4_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_i4_all_h

    function hipMemcpyAsync_i4_length_h(dest, src, length, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i4_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_i4_length_h

    function hipMemcpyAsync_i8_all_h(dest, src, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i8_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_i8_all_h

    function hipMemcpyAsync_i8_length_h(dest, src, length, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_i8_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_i8_length_h

    function hipMemcpyAsync_r4_all_h(dest, src, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_r4_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_r4_all_h

    function hipMemcpyAsync_r4_length_h(dest, src, length, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_r4_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_r4_length_h

    function hipMemcpyAsync_r8_all_h(dest, src, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_r8_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_r8_all_h

    function hipMemcpyAsync_r8_length_h(dest, src, length, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_r8_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_r8_length_h

    function hipMemcpyAsync_c4_all_h(dest, src, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_c4_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_c4_all_h

    function hipMemcpyAsync_c4_length_h(dest, src, length, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_c4_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_c4_length_h

    function hipMemcpyAsync_c8_all_h(dest, src, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_c8_all(dest, src, myKind, stream%ptr)
    end function hipMemcpyAsync_c8_all_h

    function hipMemcpyAsync_c8_length_h(dest, src, length, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        class(*), intent(in) :: length
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpyAsync_c8_length(dest, src, length, myKind, stream%ptr)
    end function hipMemcpyAsync_c8_length_h

    function hipMemcpy2DAsync_l_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        logical(c_bool), intent(inout), target :: dest(..)
        logical(c_bool), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_l_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_l_rows_h

    function hipMemcpy2DAsync_ld_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        logical, intent(inout), target :: dest(..)
        logical, intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_ld_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_ld_rows_h

    function hipMemcpy2DAsync_i1_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int8), intent(inout), target :: dest(..)
        integer(int8), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_i1_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_i1_rows_h

    function hipMemcpy2DAsync_i2_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int16), intent(inout), target :: dest(..)
        integer(int16), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_i2_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_i2_rows_h

    function hipMemcpy2DAsync_i4_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int32), intent(inout), target :: dest(..)
        integer(int32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_i4_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_i4_rows_h

    function hipMemcpy2DAsync_i8_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        integer(int64), intent(inout), target :: dest(..)
        integer(int64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_i8_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_i8_rows_h

    function hipMemcpy2DAsync_r4_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        real(real32), intent(inout), target :: dest(..)
        real(real32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_r4_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_r4_rows_h

    function hipMemcpy2DAsync_r8_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        real(real64), intent(inout), target :: dest(..)
        real(real64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_r8_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_r8_rows_h

    function hipMemcpy2DAsync_c4_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        complex(real32), intent(inout), target :: dest(..)
        complex(real32), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_c4_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_c4_rows_h

    function hipMemcpy2DAsync_c8_rows_h(dest, dpitch, src, spitch, width, height, myKind, stream) result(status)
        complex(real64), intent(inout), target :: dest(..)
        complex(real64), intent(in), target :: src(..)
        class(*), intent(in) :: dpitch, spitch, width, height
        integer(c_int), intent(in) :: myKind
        type(hipStream_t), value :: stream
        integer(c_int) :: status

        status = hipMemcpy2DAsync_c8_rows(dest, dpitch, src, spitch, width, height, myKind, stream%ptr)
    end function hipMemcpy2DAsync_c8_rows_h

end module anygpu_hip_module_copies
