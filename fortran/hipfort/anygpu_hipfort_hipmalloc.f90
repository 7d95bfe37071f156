! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's allocation: by addresses and bytes, and typed, by pointers to arrays.
!>
!> The shape for a typed pointer is given in exactly one way: by dims or dims8, optionally with lower bounds; by lengths,
!> one for each dimension; by mold; or by source or dsource, whose contents are copied from the host or from a device.
!> hipErrorInvalidValue is returned if the number of dimensions is not the pointer's, for none or several of these ways,
!> and for a source that is not contiguous. If a call fails, the pointer is unchanged.
module anygpu_hipfort_hipmalloc
    use anygpu_hipfort_kinds, only: c_bool, c_int, c_ptr, c_size_t, int16 => c_int16_t, int32 => c_int32_t, int64 => c_int64_t, &
        int8 => c_int8_t, real32 => c_float, real64 => c_double
    implicit none
    public

    interface hipMalloc

        !> Allocates memory on the current device, aligned to at least 256 bytes.
        function hipMalloc_(ptr, mySize) bind(c, name="hipMalloc")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipMalloc_
        end function hipMalloc_

        module procedure hipMalloc_l, hipMalloc_l_lengths, hipMalloc_ld, hipMalloc_ld_lengths, hipMalloc_i1, &
            hipMalloc_i1_lengths, hipMalloc_i2, hipMalloc_i2_lengths, hipMalloc_i4, hipMalloc_i4_lengths, hipMalloc_i8, &
            hipMalloc_i8_lengths, hipMalloc_r4, hipMalloc_r4_lengths, hipMalloc_r8, hipMalloc_r8_lengths, hipMalloc_c4, &
            hipMalloc_c4_lengths, hipMalloc_c8, hipMalloc_c8_lengths
    end interface hipMalloc

    interface hipMallocManaged

        !> Allocates managed memory, which the host and devices access at one address.
        function hipMallocManaged_(dev_ptr, mySize, flags) bind(c, name="hipMallocManaged")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dev_ptr
            integer(c_size_t), value :: mySize
            integer(c_int), value :: flags
            integer(c_int) :: hipMallocManaged_
        end function hipMallocManaged_

        module procedure hipMallocManaged_l, hipMallocManaged_l_lengths, hipMallocManaged_ld, hipMallocManaged_ld_lengths, &
            hipMallocManaged_i1, hipMallocManaged_i1_lengths, hipMallocManaged_i2, hipMallocManaged_i2_lengths, &
            hipMallocManaged_i4, hipMallocManaged_i4_lengths, hipMallocManaged_i8, hipMallocManaged_i8_lengths, &
            hipMallocManaged_r4, hipMallocManaged_r4_lengths, hipMallocManaged_r8, hipMallocManaged_r8_lengths, &
            hipMallocManaged_c4, hipMallocManaged_c4_lengths, hipMallocManaged_c8, hipMallocManaged_c8_lengths
    end interface hipMallocManaged

    interface hipHostMalloc

        !> Allocates pinned host memory, which the devices can reach.
        function hipHostMalloc_(ptr, mySize, flags) bind(c, name="hipHostMalloc")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: mySize
            integer(c_int), value :: flags
            integer(c_int) :: hipHostMalloc_
        end function hipHostMalloc_

        module procedure hipHostMalloc_l, hipHostMalloc_l_lengths, hipHostMalloc_ld, hipHostMalloc_ld_lengths, &
            hipHostMalloc_i1, hipHostMalloc_i1_lengths, hipHostMalloc_i2, hipHostMalloc_i2_lengths, hipHostMalloc_i4, &
            hipHostMalloc_i4_lengths, hipHostMalloc_i8, hipHostMalloc_i8_lengths, hipHostMalloc_r4, hipHostMalloc_r4_lengths, &
            hipHostMalloc_r8, hipHostMalloc_r8_lengths, hipHostMalloc_c4, hipHostMalloc_c4_lengths, hipHostMalloc_c8, &
            hipHostMalloc_c8_lengths
    end interface hipHostMalloc

    interface hipFree

        !> Frees device, managed or pinned host memory, after the work queued on its device.
        function hipFree_(ptr) bind(c, name="hipFree")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ptr
            integer(c_int) :: hipFree_
        end function hipFree_

        module procedure hipFree_l, hipFree_ld, hipFree_i1, hipFree_i2, hipFree_i4, hipFree_i8, hipFree_r4, hipFree_r8, &
            hipFree_c4, hipFree_c8
    end interface hipFree

    interface hipHostFree

        !> Frees pinned host memory.
        function hipHostFree_(ptr) bind(c, name="hipHostFree")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ptr
            integer(c_int) :: hipHostFree_
        end function hipHostFree_

        module procedure hipHostFree_l, hipHostFree_ld, hipHostFree_i1, hipHostFree_i2, hipHostFree_i4, hipHostFree_i8, &
            hipHostFree_r4, hipHostFree_r8, hipHostFree_c4, hipHostFree_c8
    end interface hipHostFree

contains

    function hipMalloc_l(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        logical(c_bool), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_l

    function hipMalloc_l_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (logical(c_bool))
                status = hipMalloc_l(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_l(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_l_lengths

    function hipMallocManaged_l(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        logical(c_bool), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_l

    function hipMallocManaged_l_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_l(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_l_lengths

    function hipHostMalloc_l(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        logical(c_bool), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_l

    function hipHostMalloc_l_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_l(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_l_lengths

    function hipFree_l(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_l

    function hipHostFree_l(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_l

    function hipMalloc_ld(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        logical, pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        logical, intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_ld

    function hipMalloc_ld_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        logical, pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (logical)
                status = hipMalloc_ld(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_ld(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_ld_lengths

    function hipMallocManaged_ld(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        logical, pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        logical, intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_ld

    function hipMallocManaged_ld_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        logical, pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_ld(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_ld_lengths

    function hipHostMalloc_ld(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        logical, pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        logical, intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_ld

    function hipHostMalloc_ld_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        logical, pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_ld(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_ld_lengths

    function hipFree_ld(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        logical, pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_ld

    function hipHostFree_ld(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        logical, pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_ld

    function hipMalloc_i1(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int8), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int8), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_i1

    function hipMalloc_i1_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int8), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (integer(int8))
                status = hipMalloc_i1(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_i1(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_i1_lengths

    function hipMallocManaged_i1(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int8), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int8), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_i1

    function hipMallocManaged_i1_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int8), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_i1(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_i1_lengths

    function hipHostMalloc_i1(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int8), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int8), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_i1

    function hipHostMalloc_i1_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int8), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_i1(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_i1_lengths

    function hipFree_i1(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int8), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_i1

    function hipHostFree_i1(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int8), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_i1

    function hipMalloc_i2(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int16), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int16), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_i2

    function hipMalloc_i2_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int16), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (integer(int16))
                status = hipMalloc_i2(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_i2(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_i2_lengths

    function hipMallocManaged_i2(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int16), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int16), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_i2

    function hipMallocManaged_i2_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int16), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_i2(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_i2_lengths

    function hipHostMalloc_i2(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int16), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int16), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_i2

    function hipHostMalloc_i2_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int16), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_i2(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_i2_lengths

    function hipFree_i2(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int16), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_i2

    function hipHostFree_i2(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int16), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_i2

    function hipMalloc_i4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_i4

    function hipMalloc_i4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (integer(int32))
                status = hipMalloc_i4(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_i4(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_i4_lengths

    function hipMallocManaged_i4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_i4

    function hipMallocManaged_i4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_i4(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_i4_lengths

    function hipHostMalloc_i4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_i4

    function hipHostMalloc_i4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_i4(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_i4_lengths

    function hipFree_i4(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int32), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_i4

    function hipHostFree_i4(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int32), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_i4

    function hipMalloc_i8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_i8

    function hipMalloc_i8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (integer(int64))
                status = hipMalloc_i8(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_i8(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_i8_lengths

    function hipMallocManaged_i8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_i8

    function hipMallocManaged_i8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_i8(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_i8_lengths

    function hipHostMalloc_i8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        integer(int64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        integer(int64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_i8

    function hipHostMalloc_i8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        integer(int64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_i8(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_i8_lengths

    function hipFree_i8(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int64), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_i8

    function hipHostFree_i8(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        integer(int64), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_i8

    function hipMalloc_r4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        real(real32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        real(real32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_r4

    function hipMalloc_r4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        real(real32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (real(real32))
                status = hipMalloc_r4(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_r4(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_r4_lengths

    function hipMallocManaged_r4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        real(real32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        real(real32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_r4

    function hipMallocManaged_r4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        real(real32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_r4(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_r4_lengths

    function hipHostMalloc_r4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        real(real32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        real(real32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_r4

    function hipHostMalloc_r4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        real(real32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_r4(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_r4_lengths

    function hipFree_r4(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        real(real32), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_r4

    function hipHostFree_r4(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        real(real32), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_r4

    function hipMalloc_r8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        real(real64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        real(real64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_r8

    function hipMalloc_r8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        real(real64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (real(real64))
                status = hipMalloc_r8(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_r8(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_r8_lengths

    function hipMallocManaged_r8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        real(real64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        real(real64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_r8

    function hipMallocManaged_r8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        real(real64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_r8(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_r8_lengths

    function hipHostMalloc_r8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        real(real64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        real(real64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_r8

    function hipHostMalloc_r8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        real(real64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_r8(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_r8_lengths

    function hipFree_r8(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        real(real64), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_r8

    function hipHostFree_r8(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        real(real64), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_r8

    function hipMalloc_c4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        complex(real32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        complex(real32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_c4

    function hipMalloc_c4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        complex(real32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (complex(real32))
                status = hipMalloc_c4(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_c4(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_c4_lengths

    function hipMallocManaged_c4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        complex(real32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        complex(real32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_c4

    function hipMallocManaged_c4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        complex(real32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_c4(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_c4_lengths

    function hipHostMalloc_c4(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        complex(real32), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        complex(real32), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_c4

    function hipHostMalloc_c4_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        complex(real32), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_c4(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_c4_lengths

    function hipFree_c4(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        complex(real32), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_c4

    function hipHostFree_c4(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        complex(real32), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_c4

    function hipMalloc_c8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        complex(real64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        complex(real64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMalloc_(memory, wanted%bytes)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMalloc_c8

    function hipMalloc_c8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        complex(real64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in), target :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        if (rank(ptr) == 0) then
            ! By position, this is dsource.
            select type (length1)
            type is (complex(real64))
                status = hipMalloc_c8(ptr, dsource=length1)
            end select
            return
        end if
        call give(given, length1, length2, length3, length4, length5, length6, length7)
        if (given%count /= rank(ptr)) return
        status = hipMalloc_c8(ptr, dims8=given%numbers(1:rank(ptr)))
    end function hipMalloc_c8_lengths

    function hipMallocManaged_c8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        complex(real64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        complex(real64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipMallocManaged_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipMallocManaged_c8

    function hipMallocManaged_c8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        complex(real64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipMallocManaged_c8(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipMallocManaged_c8_lengths

    function hipHostMalloc_c8(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold, flags) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_pointers, only: point
        use anygpu_hipfort_requests, only: ask_by_array, ask_by_dims, ask_for_scalar, filled, hipMemcpyDeviceToDevice, &
            hipMemcpyHostToDevice, hipSuccess, part_of, request, settle
        complex(real64), pointer, intent(inout) :: ptr(..)
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)
        complex(real64), intent(in), target, optional :: dsource(..), source(..), mold(..)
        integer(c_int), intent(in) :: flags
        integer(c_int) :: status

        type(request) :: wanted
        type(c_ptr) :: memory

        wanted%ranks = rank(ptr)
        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        if (present(dsource)) call ask_by_array(wanted, part_of(dsource), hipMemcpyDeviceToDevice)
        if (present(source)) call ask_by_array(wanted, part_of(source), hipMemcpyHostToDevice)
        if (present(mold)) call ask_by_array(wanted, part_of(mold))
        call ask_for_scalar(wanted)
        call settle(wanted, storage_size(ptr), status)
        if (status /= hipSuccess) return
        status = hipHostMalloc_(memory, wanted%bytes, flags)
        if (status /= hipSuccess) return
        status = filled(memory, wanted)
        if (status == hipSuccess) then
            call point(ptr, memory, wanted%extents, wanted%bounds)
        else if (hipHostFree_(memory) /= hipSuccess) then
            ! The status of the failed copy is returned.
            memory = c_null_ptr
        end if
    end function hipHostMalloc_c8

    function hipHostMalloc_c8_lengths(ptr, length1, length2, length3, length4, length5, length6, length7, flags) result(status)
        use anygpu_hipfort_requests, only: give, given_numbers, hipErrorInvalidValue
        complex(real64), pointer, intent(inout) :: ptr(..)
        class(*), intent(in) :: length1
        class(*), intent(in), optional :: length2, length3, length4, length5, length6, length7, flags
        integer(c_int) :: status

        type(given_numbers) :: given

        status = hipErrorInvalidValue
        call give(given, length1, length2, length3, length4, length5, length6, length7, flags)
        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return
        status = hipHostMalloc_c8(ptr, dims8=given%numbers(1:rank(ptr)), &
            flags=int(given%numbers(given%count), c_int))
    end function hipHostMalloc_c8_lengths

    function hipFree_c8(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        complex(real64), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipFree_c8

    function hipHostFree_c8(ptr, only_if_allocated) result(status)
        use, intrinsic :: iso_c_binding, only: c_null_ptr
        use anygpu_hipfort_requests, only: address, hipSuccess
        complex(real64), pointer, intent(inout) :: ptr(..)
        logical, intent(in), optional :: only_if_allocated
        integer(c_int) :: status

        type(c_ptr) :: memory

        memory = c_null_ptr
        if (associated(ptr)) then
            memory = address(ptr)
        else if (present(only_if_allocated)) then
            status = hipSuccess
            if (only_if_allocated) return
        end if
        status = hipHostFree_(memory)
        if (status == hipSuccess) then
            select rank (ptr)
            rank (0)
                nullify (ptr)
            rank (1)
                nullify (ptr)
            rank (2)
                nullify (ptr)
            rank (3)
                nullify (ptr)
            rank (4)
                nullify (ptr)
            rank (5)
                nullify (ptr)
            rank (6)
                nullify (ptr)
            rank (7)
                nullify (ptr)
            end select
        end if
    end function hipHostFree_c8

end module anygpu_hipfort_hipmalloc
