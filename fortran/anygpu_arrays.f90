! Generated from crates/generate/src/arrays.rs by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Device arrays of every intrinsic type and rank: allocation, copies, filling, and sharing by tokens.
!>
!> Arrays are logical (default and c_bool), integer of 8 to 64 bits, real and complex of 32 and 64 bits, and character of any
!> length, of rank 0 to 7.
!> All subroutines end with stat and errmsg, as ALLOCATE does: without stat a failure ends the program with its reason.
module anygpu_arrays
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_float, c_int, c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_ptr
    use anygpu_calls, only: anygpu_token, ANYGPU_MEMORY_DEVICE, ANYGPU_MEMORY_MANAGED, ANYGPU_MEMORY_PINNED
    use anygpu_kernels, only: gpu_value
    use anygpu_steps, only: gpu_steps
    use anygpu_streams, only: gpu_stream
    implicit none
    private

    public :: gpu_allocate
    public :: gpu_deallocate
    public :: gpu_copy
    public :: gpu_fill
    public :: gpu_touch
    public :: gpu_export
    public :: gpu_publish
    public :: gpu_import
    public :: gpu_close
    public :: gpu_is_device
    public :: gpu_address
    public :: gpu_argument
    public :: gpu_bytes

    !> The kind that default integers have with options that these modules were not compiled with.
    integer, parameter :: other_kind = merge(c_int64_t, c_int32_t, kind(0) == c_int32_t)

    !> Memory of the current device.
    integer(c_int), parameter, public :: gpu_device = ANYGPU_MEMORY_DEVICE
    !> Pinned host memory.
    integer(c_int), parameter, public :: gpu_pinned = ANYGPU_MEMORY_PINNED
    !> Managed memory, which the host and devices reach.
    integer(c_int), parameter, public :: gpu_managed = ANYGPU_MEMORY_MANAGED

    !> Allocates an array on the current device, in pinned or in managed memory.
    !>
    !> The extents are those of shape, or else of source or mold. If the call fails, the pointer is unchanged.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for extents of another rank and without any, ANYGPU_ERROR_OUT_OF_MEMORY, and
    !> ANYGPU_ERROR_NO_DEVICE without a back end.
    interface gpu_allocate
        module subroutine gpu_allocate_l(array, shape, lower, source, mold, on, stat, errmsg)
            !> The array; associated by this call, whatever it was before.
            logical(c_bool), pointer, intent(inout) :: array(..)
            !> Extents, integers of any kind: one for each dimension.
            class(*), intent(in), optional :: shape(:)
            !> Lower bounds, integers of any kind; 1 by default.
            class(*), intent(in), optional :: lower(:)
            !> Array on the host or a device whose elements are copied, or a scalar for all elements.
            logical(c_bool), target, intent(in), optional :: source(..)
            !> Array whose shape alone is taken.
            logical(c_bool), target, intent(in), optional :: mold(..)
            !> gpu_device (the default), gpu_pinned or gpu_managed.
            integer(c_int), intent(in), optional :: on
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_l
        module subroutine gpu_allocate_ld(array, shape, lower, source, mold, on, stat, errmsg)
            logical, pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            logical, target, intent(in), optional :: source(..)
            logical, target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_ld
        module subroutine gpu_allocate_i1(array, shape, lower, source, mold, on, stat, errmsg)
            integer(c_int8_t), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer(c_int8_t), target, intent(in), optional :: source(..)
            integer(c_int8_t), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_i1
        module subroutine gpu_allocate_i2(array, shape, lower, source, mold, on, stat, errmsg)
            integer(c_int16_t), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer(c_int16_t), target, intent(in), optional :: source(..)
            integer(c_int16_t), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_i2
        module subroutine gpu_allocate_i4(array, shape, lower, source, mold, on, stat, errmsg)
            integer(c_int32_t), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer(c_int32_t), target, intent(in), optional :: source(..)
            integer(c_int32_t), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_i4
        module subroutine gpu_allocate_i8(array, shape, lower, source, mold, on, stat, errmsg)
            integer(c_int64_t), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer(c_int64_t), target, intent(in), optional :: source(..)
            integer(c_int64_t), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_i8
        module subroutine gpu_allocate_r4(array, shape, lower, source, mold, on, stat, errmsg)
            real(c_float), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            real(c_float), target, intent(in), optional :: source(..)
            real(c_float), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_r4
        module subroutine gpu_allocate_r8(array, shape, lower, source, mold, on, stat, errmsg)
            real(c_double), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            real(c_double), target, intent(in), optional :: source(..)
            real(c_double), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_r8
        module subroutine gpu_allocate_c4(array, shape, lower, source, mold, on, stat, errmsg)
            complex(c_float), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            complex(c_float), target, intent(in), optional :: source(..)
            complex(c_float), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_c4
        module subroutine gpu_allocate_c8(array, shape, lower, source, mold, on, stat, errmsg)
            complex(c_double), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            complex(c_double), target, intent(in), optional :: source(..)
            complex(c_double), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_c8
        module subroutine gpu_allocate_s(array, shape, lower, source, mold, on, stat, errmsg)
            character(*), pointer, intent(inout) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            character(*), target, intent(in), optional :: source(..)
            character(*), target, intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_s
        subroutine gpu_allocate_of_modules_with_other_default_kinds(array, shape, lower, source, mold, on, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            class(*), intent(in), optional :: shape(:)
            class(*), intent(in), optional :: lower(:)
            type(*), intent(in), optional :: source(..)
            type(*), intent(in), optional :: mold(..)
            integer(c_int), intent(in), optional :: on
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_allocate_of_modules_with_other_default_kinds
    end interface gpu_allocate

    !> Frees an array of gpu_allocate, after the work queued on its device, and nullifies the pointer.
    !>
    !> Fails with ANYGPU_ERROR_IN_USE while the array is shared, and with ANYGPU_ERROR_INVALID_VALUE for a section, an imported
    !> array and other memory than gpu_allocate's.
    interface gpu_deallocate
        module subroutine gpu_deallocate_l(array, stat, errmsg)
            !> The whole array.
            logical(c_bool), pointer, intent(inout) :: array(..)
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_l
        module subroutine gpu_deallocate_ld(array, stat, errmsg)
            logical, pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_ld
        module subroutine gpu_deallocate_i1(array, stat, errmsg)
            integer(c_int8_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_i1
        module subroutine gpu_deallocate_i2(array, stat, errmsg)
            integer(c_int16_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_i2
        module subroutine gpu_deallocate_i4(array, stat, errmsg)
            integer(c_int32_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_i4
        module subroutine gpu_deallocate_i8(array, stat, errmsg)
            integer(c_int64_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_i8
        module subroutine gpu_deallocate_r4(array, stat, errmsg)
            real(c_float), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_r4
        module subroutine gpu_deallocate_r8(array, stat, errmsg)
            real(c_double), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_r8
        module subroutine gpu_deallocate_c4(array, stat, errmsg)
            complex(c_float), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_c4
        module subroutine gpu_deallocate_c8(array, stat, errmsg)
            complex(c_double), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_c8
        module subroutine gpu_deallocate_s(array, stat, errmsg)
            character(*), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_s
        subroutine gpu_deallocate_of_modules_with_other_default_kinds(array, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_deallocate_of_modules_with_other_default_kinds
    end interface gpu_deallocate

    !> Copies the elements of an array to another; either may be on the host or on any device.
    !>
    !> Both have the same number of elements. A section that is not contiguous is copied row by row, and only to an array of its
    !> shape. With a stream the host's array stays as it is until the stream was synchronized: it is no expression, and has the
    !> attribute asynchronous or target.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for arrays that do not fit each other, for a pointer that is not associated and for
    !> device memory that was freed, and with hipErrorContextIsDestroyed (709) for a stream that does not exist.
    interface gpu_copy
        module subroutine gpu_copy_l(dest, source, stream, stat, errmsg)
            !> Array to copy to.
            logical(c_bool), target, intent(inout) :: dest(..)
            !> Array to copy from.
            logical(c_bool), target, intent(in) :: source(..)
            !> Stream to queue it on; without one it is done on return.
            type(gpu_stream), intent(in), optional :: stream
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_l
        module subroutine gpu_copy_ld(dest, source, stream, stat, errmsg)
            logical, target, intent(inout) :: dest(..)
            logical, target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_ld
        module subroutine gpu_copy_i1(dest, source, stream, stat, errmsg)
            integer(c_int8_t), target, intent(inout) :: dest(..)
            integer(c_int8_t), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_i1
        module subroutine gpu_copy_i2(dest, source, stream, stat, errmsg)
            integer(c_int16_t), target, intent(inout) :: dest(..)
            integer(c_int16_t), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_i2
        module subroutine gpu_copy_i4(dest, source, stream, stat, errmsg)
            integer(c_int32_t), target, intent(inout) :: dest(..)
            integer(c_int32_t), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_i4
        module subroutine gpu_copy_i8(dest, source, stream, stat, errmsg)
            integer(c_int64_t), target, intent(inout) :: dest(..)
            integer(c_int64_t), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_i8
        module subroutine gpu_copy_r4(dest, source, stream, stat, errmsg)
            real(c_float), target, intent(inout) :: dest(..)
            real(c_float), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_r4
        module subroutine gpu_copy_r8(dest, source, stream, stat, errmsg)
            real(c_double), target, intent(inout) :: dest(..)
            real(c_double), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_r8
        module subroutine gpu_copy_c4(dest, source, stream, stat, errmsg)
            complex(c_float), target, intent(inout) :: dest(..)
            complex(c_float), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_c4
        module subroutine gpu_copy_c8(dest, source, stream, stat, errmsg)
            complex(c_double), target, intent(inout) :: dest(..)
            complex(c_double), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_c8
        module subroutine gpu_copy_s(dest, source, stream, stat, errmsg)
            character(*), target, intent(inout) :: dest(..)
            character(*), target, intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_s
        subroutine gpu_copy_of_modules_with_other_default_kinds(dest, source, stream, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: dest(..)
            type(*), intent(in) :: source(..)
            type(gpu_stream), intent(in), optional :: stream
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_copy_of_modules_with_other_default_kinds
    end interface gpu_copy

    !> Sets all elements of an array or section to a value.
    !>
    !> Memory of the host, pinned or not, is filled by the host after it has waited for the stream.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a pointer that is not associated, and for memory that was freed or is not this
    !> process's; with ANYGPU_ERROR_INVALID_HANDLE for a stream that does not exist.
    interface gpu_fill
        module subroutine gpu_fill_l(array, value, stream, stat, errmsg)
            !> Array on the host or a device.
            logical(c_bool), target, intent(inout) :: array(..)
            !> Value of the elements.
            logical(c_bool), intent(in) :: value
            !> Stream to queue it on; without one it is done on return.
            type(gpu_stream), intent(in), optional :: stream
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_l
        module subroutine gpu_fill_ld(array, value, stream, stat, errmsg)
            logical, target, intent(inout) :: array(..)
            logical, intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_ld
        module subroutine gpu_fill_i1(array, value, stream, stat, errmsg)
            integer(c_int8_t), target, intent(inout) :: array(..)
            integer(c_int8_t), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_i1
        module subroutine gpu_fill_i2(array, value, stream, stat, errmsg)
            integer(c_int16_t), target, intent(inout) :: array(..)
            integer(c_int16_t), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_i2
        module subroutine gpu_fill_i4(array, value, stream, stat, errmsg)
            integer(c_int32_t), target, intent(inout) :: array(..)
            integer(c_int32_t), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_i4
        module subroutine gpu_fill_i8(array, value, stream, stat, errmsg)
            integer(c_int64_t), target, intent(inout) :: array(..)
            integer(c_int64_t), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_i8
        module subroutine gpu_fill_r4(array, value, stream, stat, errmsg)
            real(c_float), target, intent(inout) :: array(..)
            real(c_float), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_r4
        module subroutine gpu_fill_r8(array, value, stream, stat, errmsg)
            real(c_double), target, intent(inout) :: array(..)
            real(c_double), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_r8
        module subroutine gpu_fill_c4(array, value, stream, stat, errmsg)
            complex(c_float), target, intent(inout) :: array(..)
            complex(c_float), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_c4
        module subroutine gpu_fill_c8(array, value, stream, stat, errmsg)
            complex(c_double), target, intent(inout) :: array(..)
            complex(c_double), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_c8
        module subroutine gpu_fill_s(array, value, stream, stat, errmsg)
            character(*), target, intent(inout) :: array(..)
            character(*), intent(in) :: value
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_s
        subroutine gpu_fill_of_modules_with_other_default_kinds(array, value, stream, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            type(*), intent(in) :: value(..)
            type(gpu_stream), intent(in), optional :: stream
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_fill_of_modules_with_other_default_kinds
    end interface gpu_fill

    !> Tells `anygpu check` of a use of an array or section that it does not see, such as a kernel's.
    !>
    !> Call it where the kernel is launched: it counts as work that is queued on the stream now. For a loop of the program
    !> synchronize the stream behind the call. Outside of `anygpu check` nothing happens.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a pointer that is not associated, ANYGPU_ERROR_INVALID_HANDLE for a stream that
    !> does not exist.
    interface gpu_touch
        module subroutine gpu_touch_l(array, is_written, stream, stat, errmsg)
            !> The array that is used.
            logical(c_bool), target, intent(in) :: array(..)
            !> True if any element is written, false if all are only read.
            logical, intent(in) :: is_written
            !> Stream whose work uses it; the default stream without one.
            type(gpu_stream), intent(in), optional :: stream
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_l
        module subroutine gpu_touch_ld(array, is_written, stream, stat, errmsg)
            logical, target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_ld
        module subroutine gpu_touch_i1(array, is_written, stream, stat, errmsg)
            integer(c_int8_t), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_i1
        module subroutine gpu_touch_i2(array, is_written, stream, stat, errmsg)
            integer(c_int16_t), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_i2
        module subroutine gpu_touch_i4(array, is_written, stream, stat, errmsg)
            integer(c_int32_t), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_i4
        module subroutine gpu_touch_i8(array, is_written, stream, stat, errmsg)
            integer(c_int64_t), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_i8
        module subroutine gpu_touch_r4(array, is_written, stream, stat, errmsg)
            real(c_float), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_r4
        module subroutine gpu_touch_r8(array, is_written, stream, stat, errmsg)
            real(c_double), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_r8
        module subroutine gpu_touch_c4(array, is_written, stream, stat, errmsg)
            complex(c_float), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_c4
        module subroutine gpu_touch_c8(array, is_written, stream, stat, errmsg)
            complex(c_double), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_c8
        module subroutine gpu_touch_s(array, is_written, stream, stat, errmsg)
            character(*), target, intent(in) :: array(..)
            logical, intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_s
        subroutine gpu_touch_of_modules_with_other_default_kinds(array, is_written, stream, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            type(*), intent(in) :: is_written
            type(gpu_stream), intent(in), optional :: stream
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_touch_of_modules_with_other_default_kinds
    end interface gpu_touch

    !> Makes the token of a device array, by which other processes import it with its type, shape and lower bounds.
    !>
    !> The array may be a contiguous section. The token is valid until the memory is freed or the process ends.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a section that is not contiguous, an imported array and memory of the host;
    !> ANYGPU_ERROR_NOT_SUPPORTED for pinned and managed memory; ANYGPU_ERROR_OUT_OF_MEMORY where too many arrays are exported.
    interface gpu_export
        module subroutine gpu_export_l(array, token, stat, errmsg)
            !> The array.
            logical(c_bool), pointer, intent(in) :: array(..)
            !> Its token: bytes to be sent unchanged.
            type(anygpu_token), intent(inout) :: token
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_l
        module subroutine gpu_export_ld(array, token, stat, errmsg)
            logical, pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_ld
        module subroutine gpu_export_i1(array, token, stat, errmsg)
            integer(c_int8_t), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_i1
        module subroutine gpu_export_i2(array, token, stat, errmsg)
            integer(c_int16_t), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_i2
        module subroutine gpu_export_i4(array, token, stat, errmsg)
            integer(c_int32_t), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_i4
        module subroutine gpu_export_i8(array, token, stat, errmsg)
            integer(c_int64_t), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_i8
        module subroutine gpu_export_r4(array, token, stat, errmsg)
            real(c_float), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_r4
        module subroutine gpu_export_r8(array, token, stat, errmsg)
            real(c_double), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_r8
        module subroutine gpu_export_c4(array, token, stat, errmsg)
            complex(c_float), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_c4
        module subroutine gpu_export_c8(array, token, stat, errmsg)
            complex(c_double), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_c8
        module subroutine gpu_export_s(array, token, stat, errmsg)
            character(*), pointer, intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_s
        subroutine gpu_export_of_modules_with_other_default_kinds(array, token, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            type(anygpu_token), intent(inout) :: token
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_export_of_modules_with_other_default_kinds
    end interface gpu_export

    !> Publishes an array by a name such as "heat/u", until it is freed or the process ends.
    !>
    !> Other processes of the user on this machine open it by gpu_import, by Python's anygpu.open and C's anygpu_lookup. A name
    !> has 1 to 64 printed characters of ASCII, without spaces and backslashes; spaces behind it do not count. What this process
    !> has published by the name before is replaced. A token is published in the array's place, too. With steps the name is theirs
    !> as well, until they are closed; with readers as well, the call returns once so many have joined, so that they miss no step.
    !>
    !> Fails with the statuses of gpu_export; ANYGPU_ERROR_IN_USE where another living process of the user has the name;
    !> ANYGPU_ERROR_INVALID_VALUE for a text that is no name and for readers that are negative or too many;
    !> ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names of a process; hipErrorNotReady (600), with the name published, where
    !> readers have not joined in time.
    interface gpu_publish
        module subroutine gpu_publish_l(array, name, stat, errmsg)
            !> The array.
            logical(c_bool), pointer, intent(in) :: array(..)
            !> The name; gpu_unpublish withdraws it.
            character(*), intent(in) :: name
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_l
        module subroutine gpu_publish_ld(array, name, stat, errmsg)
            logical, pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_ld
        module subroutine gpu_publish_i1(array, name, stat, errmsg)
            integer(c_int8_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_i1
        module subroutine gpu_publish_i2(array, name, stat, errmsg)
            integer(c_int16_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_i2
        module subroutine gpu_publish_i4(array, name, stat, errmsg)
            integer(c_int32_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_i4
        module subroutine gpu_publish_i8(array, name, stat, errmsg)
            integer(c_int64_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_i8
        module subroutine gpu_publish_r4(array, name, stat, errmsg)
            real(c_float), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_r4
        module subroutine gpu_publish_r8(array, name, stat, errmsg)
            real(c_double), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_r8
        module subroutine gpu_publish_c4(array, name, stat, errmsg)
            complex(c_float), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_c4
        module subroutine gpu_publish_c8(array, name, stat, errmsg)
            complex(c_double), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_c8
        module subroutine gpu_publish_s(array, name, stat, errmsg)
            character(*), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_s
        subroutine gpu_publish_of_modules_with_other_default_kinds(array, name, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            character(*), intent(in) :: name
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_of_modules_with_other_default_kinds
        module subroutine gpu_publish_steps_l(array, name, steps, timeout, readers, stat, errmsg)
            !> The array.
            logical(c_bool), pointer, intent(in) :: array(..)
            !> The name; gpu_unpublish withdraws it.
            character(*), intent(in) :: name
            !> The steps in which the array is written, which readers join by the name; created for 16 readers if they are none.
            type(gpu_steps), intent(inout) :: steps
            !> Seconds to wait for the readers: without end by default, and if below 0.
            real, intent(in), optional :: timeout
            !> The readers to wait for; none by default.
            integer, intent(in), optional :: readers
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_l
        module subroutine gpu_publish_steps_ld(array, name, steps, timeout, readers, stat, errmsg)
            logical, pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_ld
        module subroutine gpu_publish_steps_i1(array, name, steps, timeout, readers, stat, errmsg)
            integer(c_int8_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_i1
        module subroutine gpu_publish_steps_i2(array, name, steps, timeout, readers, stat, errmsg)
            integer(c_int16_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_i2
        module subroutine gpu_publish_steps_i4(array, name, steps, timeout, readers, stat, errmsg)
            integer(c_int32_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_i4
        module subroutine gpu_publish_steps_i8(array, name, steps, timeout, readers, stat, errmsg)
            integer(c_int64_t), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_i8
        module subroutine gpu_publish_steps_r4(array, name, steps, timeout, readers, stat, errmsg)
            real(c_float), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_r4
        module subroutine gpu_publish_steps_r8(array, name, steps, timeout, readers, stat, errmsg)
            real(c_double), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_r8
        module subroutine gpu_publish_steps_c4(array, name, steps, timeout, readers, stat, errmsg)
            complex(c_float), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_c4
        module subroutine gpu_publish_steps_c8(array, name, steps, timeout, readers, stat, errmsg)
            complex(c_double), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_c8
        module subroutine gpu_publish_steps_s(array, name, steps, timeout, readers, stat, errmsg)
            character(*), pointer, intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            real, intent(in), optional :: timeout
            integer, intent(in), optional :: readers
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_s
        subroutine gpu_publish_steps_of_modules_with_other_default_kinds(array, name, steps, timeout, readers, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            character(*), intent(in) :: name
            type(gpu_steps), intent(inout) :: steps
            type(*), intent(in), optional :: timeout
            type(*), intent(in), optional :: readers
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_publish_steps_of_modules_with_other_default_kinds
    end interface gpu_publish

    !> Opens the array that a token or a name stands for, for use by the current device. In the process that owns it, it is the
    !> array itself.
    !>
    !> A token of gpu_export, or of another language with a description of the array, in Fortran's order; the lower bounds are
    !> the owner's, or else 1. With shape also a token of memory alone, whose beginning is the array; and an array that is as
    !> large and of the same type, in whatever order its elements follow each other. If the call fails, the pointer is unchanged.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a token of another type, rank or size, and for an array with gaps or in C's
    !> order; ANYGPU_ERROR_REFUSED for a token of memory alone without shape, for one of another machine, user or back end, and
    !> for other bytes; ANYGPU_ERROR_STALE where the array was freed or its owner has ended; ANYGPU_ERROR_UNREACHABLE where the
    !> owner cannot be asked; ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED where the device does not reach the memory;
    !> ANYGPU_ERROR_NOT_FOUND where nobody publishes the name in time.
    interface gpu_import
        module subroutine gpu_import_l(token, array, stat, errmsg)
            !> A token of an array; with shape, also one of memory.
            type(anygpu_token), intent(in) :: token
            !> The array; close it with gpu_close.
            logical(c_bool), pointer, intent(inout) :: array(..)
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_l
        module subroutine gpu_import_ld(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            logical, pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_ld
        module subroutine gpu_import_i1(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int8_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_i1
        module subroutine gpu_import_i2(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int16_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_i2
        module subroutine gpu_import_i4(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int32_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_i4
        module subroutine gpu_import_i8(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int64_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_i8
        module subroutine gpu_import_r4(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            real(c_float), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_r4
        module subroutine gpu_import_r8(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            real(c_double), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_r8
        module subroutine gpu_import_c4(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            complex(c_float), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_c4
        module subroutine gpu_import_c8(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            complex(c_double), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_c8
        module subroutine gpu_import_s(token, array, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            character(*), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_s
        subroutine gpu_import_of_modules_with_other_default_kinds(token, array, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(anygpu_token), intent(in) :: token
            type(*), intent(in) :: array(..)
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_of_modules_with_other_default_kinds
        module subroutine gpu_import_shaped_l(token, array, shape, lower, stat, errmsg)
            !> A token of an array or of memory.
            type(anygpu_token), intent(in) :: token
            !> The array; close it with gpu_close.
            logical(c_bool), pointer, intent(inout) :: array(..)
            !> Extents, integers of any kind: one for each dimension.
            class(*), intent(in) :: shape(:)
            !> Lower bounds, integers of any kind; 1 by default.
            class(*), intent(in), optional :: lower(:)
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_l
        module subroutine gpu_import_shaped_ld(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            logical, pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_ld
        module subroutine gpu_import_shaped_i1(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int8_t), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_i1
        module subroutine gpu_import_shaped_i2(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int16_t), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_i2
        module subroutine gpu_import_shaped_i4(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int32_t), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_i4
        module subroutine gpu_import_shaped_i8(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            integer(c_int64_t), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_i8
        module subroutine gpu_import_shaped_r4(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            real(c_float), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_r4
        module subroutine gpu_import_shaped_r8(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            real(c_double), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_r8
        module subroutine gpu_import_shaped_c4(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            complex(c_float), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_c4
        module subroutine gpu_import_shaped_c8(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            complex(c_double), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_c8
        module subroutine gpu_import_shaped_s(token, array, shape, lower, stat, errmsg)
            type(anygpu_token), intent(in) :: token
            character(*), pointer, intent(inout) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_s
        subroutine gpu_import_shaped_of_modules_with_other_default_kinds(token, array, shape, lower, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(anygpu_token), intent(in) :: token
            type(*), intent(in) :: array(..)
            class(*), intent(in) :: shape(:)
            class(*), intent(in), optional :: lower(:)
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_shaped_of_modules_with_other_default_kinds
        module subroutine gpu_import_named_l(name, array, timeout, stat, errmsg)
            !> The name of gpu_publish.
            character(*), intent(in) :: name
            !> The array; close it with gpu_close.
            logical(c_bool), pointer, intent(inout) :: array(..)
            !> Seconds to wait until the name is published: 0 by default; without end if below 0.
            real, intent(in), optional :: timeout
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_l
        module subroutine gpu_import_named_ld(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            logical, pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_ld
        module subroutine gpu_import_named_i1(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            integer(c_int8_t), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_i1
        module subroutine gpu_import_named_i2(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            integer(c_int16_t), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_i2
        module subroutine gpu_import_named_i4(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            integer(c_int32_t), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_i4
        module subroutine gpu_import_named_i8(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            integer(c_int64_t), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_i8
        module subroutine gpu_import_named_r4(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            real(c_float), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_r4
        module subroutine gpu_import_named_r8(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            real(c_double), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_r8
        module subroutine gpu_import_named_c4(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            complex(c_float), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_c4
        module subroutine gpu_import_named_c8(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            complex(c_double), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_c8
        module subroutine gpu_import_named_s(name, array, timeout, stat, errmsg)
            character(*), intent(in) :: name
            character(*), pointer, intent(inout) :: array(..)
            real, intent(in), optional :: timeout
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_s
        subroutine gpu_import_named_of_modules_with_other_default_kinds(name, array, timeout, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            character(*), intent(in) :: name
            type(*), intent(in) :: array(..)
            type(*), intent(in), optional :: timeout
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_import_named_of_modules_with_other_default_kinds
    end interface gpu_import

    !> Closes an array of gpu_import, and nullifies the pointer. Work that uses it must be done.
    !>
    !> gpu_unshare and gpu_free_all close what a team shares.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for what is not open.
    interface gpu_close
        module subroutine gpu_close_l(array, stat, errmsg)
            !> The array.
            logical(c_bool), pointer, intent(inout) :: array(..)
            !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
            integer, intent(out), optional :: stat
            !> Message of a failure; unchanged without one.
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_l
        module subroutine gpu_close_ld(array, stat, errmsg)
            logical, pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_ld
        module subroutine gpu_close_i1(array, stat, errmsg)
            integer(c_int8_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_i1
        module subroutine gpu_close_i2(array, stat, errmsg)
            integer(c_int16_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_i2
        module subroutine gpu_close_i4(array, stat, errmsg)
            integer(c_int32_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_i4
        module subroutine gpu_close_i8(array, stat, errmsg)
            integer(c_int64_t), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_i8
        module subroutine gpu_close_r4(array, stat, errmsg)
            real(c_float), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_r4
        module subroutine gpu_close_r8(array, stat, errmsg)
            real(c_double), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_r8
        module subroutine gpu_close_c4(array, stat, errmsg)
            complex(c_float), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_c4
        module subroutine gpu_close_c8(array, stat, errmsg)
            complex(c_double), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_c8
        module subroutine gpu_close_s(array, stat, errmsg)
            character(*), pointer, intent(inout) :: array(..)
            integer, intent(out), optional :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_s
        subroutine gpu_close_of_modules_with_other_default_kinds(array, stat, errmsg)
            import :: anygpu_token, c_int, gpu_steps, gpu_stream, other_kind
            implicit none
            type(*), intent(in) :: array(..)
            integer(other_kind), intent(out) :: stat
            character(*), intent(inout), optional :: errmsg
        end subroutine gpu_close_of_modules_with_other_default_kinds
    end interface gpu_close

    !> Tells whether an array is in device memory, which the host's own code must not touch.
    !>
    !> False for pinned and managed memory, for arrays without elements, and where there is no back end.
    interface gpu_is_device
        module function gpu_is_device_l(array) result(answer)
            !> The array.
            logical(c_bool), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_l
        module function gpu_is_device_ld(array) result(answer)
            logical, target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_ld
        module function gpu_is_device_i1(array) result(answer)
            integer(c_int8_t), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_i1
        module function gpu_is_device_i2(array) result(answer)
            integer(c_int16_t), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_i2
        module function gpu_is_device_i4(array) result(answer)
            integer(c_int32_t), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_i4
        module function gpu_is_device_i8(array) result(answer)
            integer(c_int64_t), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_i8
        module function gpu_is_device_r4(array) result(answer)
            real(c_float), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_r4
        module function gpu_is_device_r8(array) result(answer)
            real(c_double), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_r8
        module function gpu_is_device_c4(array) result(answer)
            complex(c_float), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_c4
        module function gpu_is_device_c8(array) result(answer)
            complex(c_double), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_c8
        module function gpu_is_device_s(array) result(answer)
            character(*), target, intent(in) :: array(..)
            logical :: answer
        end function gpu_is_device_s
    end interface gpu_is_device

    !> Address of an array's first element, for calls of C.
    interface gpu_address
        module function gpu_address_l(array) result(answer)
            !> The array.
            logical(c_bool), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_l
        module function gpu_address_ld(array) result(answer)
            logical, target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_ld
        module function gpu_address_i1(array) result(answer)
            integer(c_int8_t), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_i1
        module function gpu_address_i2(array) result(answer)
            integer(c_int16_t), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_i2
        module function gpu_address_i4(array) result(answer)
            integer(c_int32_t), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_i4
        module function gpu_address_i8(array) result(answer)
            integer(c_int64_t), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_i8
        module function gpu_address_r4(array) result(answer)
            real(c_float), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_r4
        module function gpu_address_r8(array) result(answer)
            real(c_double), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_r8
        module function gpu_address_c4(array) result(answer)
            complex(c_float), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_c4
        module function gpu_address_c8(array) result(answer)
            complex(c_double), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_c8
        module function gpu_address_s(array) result(answer)
            character(*), target, intent(in) :: array(..)
            type(c_ptr) :: answer
        end function gpu_address_s
    end interface gpu_address

    !> Argument of a kernel for gpu_launch: an array by the address of its first element, a scalar by its value.
    !>
    !> The kernel's parameter is of the same type: a pointer for an array, int for integer(c_int). A scalar in device memory is
    !> given by its address, too; gpu_launch refuses a text of more than 16 characters.
    interface gpu_argument
        module function gpu_argument_l(array) result(answer)
            !> The array, or a scalar.
            logical(c_bool), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_l
        module function gpu_argument_ld(array) result(answer)
            logical, target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_ld
        module function gpu_argument_i1(array) result(answer)
            integer(c_int8_t), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_i1
        module function gpu_argument_i2(array) result(answer)
            integer(c_int16_t), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_i2
        module function gpu_argument_i4(array) result(answer)
            integer(c_int32_t), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_i4
        module function gpu_argument_i8(array) result(answer)
            integer(c_int64_t), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_i8
        module function gpu_argument_r4(array) result(answer)
            real(c_float), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_r4
        module function gpu_argument_r8(array) result(answer)
            real(c_double), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_r8
        module function gpu_argument_c4(array) result(answer)
            complex(c_float), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_c4
        module function gpu_argument_c8(array) result(answer)
            complex(c_double), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_c8
        module function gpu_argument_s(array) result(answer)
            character(*), target, intent(in) :: array(..)
            type(gpu_value) :: answer
        end function gpu_argument_s
    end interface gpu_argument

    interface
        !> Bytes of an array or scalar of any type, in the same memory: of derived types without pointers, and the kinds that
        !> no gpu_ procedure has.
        !>
        !> Ends the program if the array is not contiguous.
        module function gpu_bytes(array) result(bytes)
            !> The array, on the host or a device; associated if it is a pointer.
            class(*), target, intent(in) :: array(..)
            integer(c_int8_t), pointer :: bytes(:)
        end function gpu_bytes
    end interface
end module anygpu_arrays
