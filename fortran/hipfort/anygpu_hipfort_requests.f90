! SPDX-License-Identifier: MIT OR Apache-2.0
!> What hipfort's typed calls ask for, of whatever type: shapes, bounds and bytes, checked.
module anygpu_hipfort_requests
    use, intrinsic :: iso_c_binding, only: c_associated, c_int, c_loc, c_null_ptr, c_ptr, c_size_t, int32 => c_int32_t, &
        int64 => c_int64_t
    implicit none
    private

    public :: request, part, part_of, address
    public :: given_numbers, give, number_of
    public :: ask_by_dims, ask_by_array, ask_for_scalar, settle
    public :: bytes_of, bytes_to_copy, bytes_in_rows
    public :: filled, register

    ! As in hipfort, which uses this module.
    integer(c_int), parameter, public :: hipSuccess = 0_c_int, hipErrorInvalidValue = 1_c_int
    integer(c_int), parameter, public :: hipMemcpyHostToDevice = 1_c_int, hipMemcpyDeviceToDevice = 3_c_int

    integer, parameter, public :: most_ranks = 7

    !> An array to be allocated.
    type :: request
        !> Dimensions.
        integer :: ranks = 0
        !> How many of dims, dims8, dsource, source and mold were given.
        integer :: ways = 0
        logical :: valid = .true.
        !> Elements in each dimension.
        integer(int64) :: extents(most_ranks) = 1_int64
        !> The first index of each dimension.
        integer(int64) :: bounds(most_ranks) = 1_int64
        !> Bytes of it all, once settled.
        integer(c_size_t) :: bytes = 0_c_size_t
        !> What to copy into it, or c_null_ptr.
        type(c_ptr) :: from = c_null_ptr
        !> In which direction.
        integer(c_int) :: direction = 0_c_int
    end type request

    !> An array of a call, or a scalar.
    type :: part
        type(c_ptr) :: address = c_null_ptr
        integer :: ranks = 0
        !> Elements in each dimension.
        integer(int64) :: extents(most_ranks) = 1_int64
        !> Elements in all.
        integer(int64) :: length = 1_int64
        logical :: contiguous = .true.
    end type part

    !> Numbers given one by one: lengths, then perhaps flags.
    type :: given_numbers
        integer :: count = 0
        integer(int64) :: numbers(most_ranks + 1) = 0_int64
    end type given_numbers

    interface

        function copy(dest, src, bytes, direction) bind(c, name="hipMemcpy") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest, src
            integer(c_size_t), value :: bytes
            integer(c_int), value :: direction
            integer(c_int) :: status
        end function copy

        function register_bytes(memory, bytes, flags) bind(c, name="hipHostRegister") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: memory
            integer(c_size_t), value :: bytes
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function register_bytes

    end interface

contains

    !> Returns an integer of 32 or 64 bits; -1 for a value of another type.
    pure function number_of(value) result(number)
        class(*), intent(in) :: value
        integer(int64) :: number

        select type (value)
        type is (integer(int32))
            number = int(value, int64)
        type is (integer(int64))
            number = value
        class default
            number = -1_int64
        end select
    end function number_of

    !> Collects the numbers that there are; none where there is a gap.
    subroutine give(given, n1, n2, n3, n4, n5, n6, n7, last)
        type(given_numbers), intent(inout) :: given
        class(*), intent(in), optional :: n1, n2, n3, n4, n5, n6, n7, last

        logical :: there(most_ranks)

        there = [present(n1), present(n2), present(n3), present(n4), present(n5), present(n6), present(n7)]
        if (.not. all(there(1:count(there)))) return
        if (present(n1)) call add(n1)
        if (present(n2)) call add(n2)
        if (present(n3)) call add(n3)
        if (present(n4)) call add(n4)
        if (present(n5)) call add(n5)
        if (present(n6)) call add(n6)
        if (present(n7)) call add(n7)
        if (present(last)) call add(last)

    contains

        subroutine add(number)
            class(*), intent(in) :: number

            given%count = given%count + 1
            given%numbers(given%count) = number_of(number)
        end subroutine add

    end subroutine give

    !> What there is to know of an array of any type.
    function part_of(whole) result(known)
        type(*), intent(in), target :: whole(..)
        type(part) :: known

        known%address = c_loc(whole)
        known%ranks = rank(whole)
        if (known%ranks == 0 .or. known%ranks > most_ranks) return
        known%extents(1:known%ranks) = shape(whole, int64)
        known%length = product(known%extents)
        ! gfortran 12 takes a section of one element for none that is contiguous.
        known%contiguous = known%length <= 1 .or. is_contiguous(whole)
    end function part_of

    !> Where a variable of any type begins.
    function address(whole) result(pointer)
        type(*), intent(in), target :: whole(..)
        type(c_ptr) :: pointer

        pointer = c_loc(whole)
    end function address

    !> Takes a shape given as numbers.
    pure subroutine ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)
        type(request), intent(inout) :: wanted
        integer(int32), intent(in), optional :: dims(:), lbounds(:)
        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)

        if (present(dims)) call take(wanted, int(dims, int64))
        if (present(dims8)) call take(wanted, dims8)
        if (present(lbounds)) then
            wanted%valid = wanted%valid .and. present(dims) .and. size(lbounds) == wanted%ranks
            if (wanted%valid) wanted%bounds(1:wanted%ranks) = int(lbounds, int64)
        end if
        if (present(lbounds8)) then
            wanted%valid = wanted%valid .and. present(dims8) .and. size(lbounds8) == wanted%ranks
            if (wanted%valid) wanted%bounds(1:wanted%ranks) = lbounds8
        end if
    end subroutine ask_by_dims

    !> Takes another array's shape, and its contents where there is a direction to copy in.
    pure subroutine ask_by_array(wanted, like, direction)
        type(request), intent(inout) :: wanted
        type(part), intent(in) :: like
        integer(c_int), intent(in), optional :: direction

        call take(wanted, like%extents(1:like%ranks))
        if (.not. present(direction)) return
        wanted%valid = wanted%valid .and. like%contiguous
        wanted%from = like%address
        wanted%direction = direction
    end subroutine ask_by_array

    !> A scalar needs no shape.
    pure subroutine ask_for_scalar(wanted)
        type(request), intent(inout) :: wanted

        if (wanted%ranks == 0 .and. wanted%ways == 0) wanted%ways = 1
    end subroutine ask_for_scalar

    pure subroutine take(wanted, extents)
        type(request), intent(inout) :: wanted
        integer(int64), intent(in) :: extents(:)

        wanted%ways = wanted%ways + 1
        wanted%valid = wanted%valid .and. size(extents) == wanted%ranks .and. all(extents >= 0_int64)
        if (wanted%valid) wanted%extents(1:wanted%ranks) = extents
    end subroutine take

    !> Computes the bytes, or says why not.
    pure subroutine settle(wanted, element, status)
        type(request), intent(inout) :: wanted
        !> Bits of an element.
        integer, intent(in) :: element
        integer(c_int), intent(out) :: status

        status = hipErrorInvalidValue
        if (.not. wanted%valid .or. wanted%ways /= 1) return
        call bytes_of(wanted%extents(1:wanted%ranks), element, wanted%bytes, status)
    end subroutine settle

    !> The bytes of an array of a shape, where that is a number that there is.
    pure subroutine bytes_of(extents, element, bytes, status)
        integer(int64), intent(in) :: extents(:)
        !> Bits of an element.
        integer, intent(in) :: element
        integer(c_size_t), intent(out) :: bytes
        integer(c_int), intent(out) :: status

        integer :: i

        bytes = 0_c_size_t
        status = hipErrorInvalidValue
        if (any(extents < 0_int64)) return
        if (all(extents > 0_int64)) then
            bytes = int(element/8, c_size_t)
            do i = 1, size(extents)
                if (bytes > huge(bytes)/extents(i)) return
                bytes = bytes*extents(i)
            end do
        end if
        status = hipSuccess
    end subroutine bytes_of

    !> The bytes of a copy of a number of elements, or of all where the number is negative.
    !>
    !> A scalar stands for the first of as many elements as are copied.
    pure subroutine bytes_to_copy(dest, src, length, element, bytes, status)
        type(part), intent(in) :: dest, src
        integer(int64), intent(in), optional :: length
        integer, intent(in) :: element
        integer(c_size_t), intent(out) :: bytes
        integer(c_int), intent(out) :: status

        integer(int64) :: count

        bytes = 0_c_size_t
        status = hipErrorInvalidValue
        if (dest%ranks /= src%ranks .or. .not. dest%contiguous .or. .not. src%contiguous) return
        count = dest%length
        if (present(length)) count = length
        if (dest%ranks > 0 .and. (count > dest%length .or. count > src%length)) return
        call bytes_of([count], element, bytes, status)
    end subroutine bytes_to_copy

    !> The bytes of the pitches and of the width of a copy by rows, which are given in elements.
    pure subroutine bytes_in_rows(dest, src, dpitch, spitch, width, height, element, bytes, status)
        type(part), intent(in) :: dest, src
        integer(int64), intent(in) :: dpitch, spitch, width, height
        integer, intent(in) :: element
        !> Of dest's pitch, of src's, of the width; and the rows.
        integer(c_size_t), intent(out) :: bytes(4)
        integer(c_int), intent(out) :: status

        bytes = 0_c_size_t
        status = hipErrorInvalidValue
        if (dest%ranks /= src%ranks .or. .not. dest%contiguous .or. .not. src%contiguous) return
        if (width > 0_int64 .and. height > 0_int64) then
            if (dest%ranks > 0 .and. (.not. holds(dest, dpitch) .or. .not. holds(src, spitch))) return
        end if
        call bytes_of([dpitch], element, bytes(1), status)
        if (status == hipSuccess) call bytes_of([spitch], element, bytes(2), status)
        if (status == hipSuccess) call bytes_of([width], element, bytes(3), status)
        if (status == hipSuccess) call bytes_of([height], 8, bytes(4), status)

    contains

        pure function holds(side, pitch) result(yes)
            type(part), intent(in) :: side
            integer(int64), intent(in) :: pitch
            logical :: yes

            yes = width <= side%length
            if (yes .and. height > 1_int64 .and. pitch > 0_int64) yes = height - 1_int64 <= (side%length - width)/pitch
        end function holds

    end subroutine bytes_in_rows

    !> Copies the requested contents into new memory, which the caller frees if that fails.
    function filled(memory, wanted) result(status)
        type(c_ptr), intent(in) :: memory
        type(request), intent(in) :: wanted
        integer(c_int) :: status

        status = hipSuccess
        if (wanted%ways /= 1 .or. .not. c_associated(wanted%from) .or. wanted%bytes == 0_c_size_t) return
        status = copy(memory, wanted%from, wanted%bytes, wanted%direction)
    end function filled

    !> Registers an array, or the part of it that the lengths before the flags select.
    function register(whole, element, given) result(status)
        type(part), intent(in) :: whole
        !> Bits of an element.
        integer, intent(in) :: element
        type(given_numbers), intent(in) :: given
        integer(c_int) :: status

        integer(c_size_t) :: bytes, all_bytes

        status = hipErrorInvalidValue
        if (.not. whole%contiguous .or. (given%count /= 1 .and. given%count /= whole%ranks + 1)) return
        call bytes_of(whole%extents, element, all_bytes, status)
        bytes = all_bytes
        if (given%count > 1) then
            call bytes_of(given%numbers(1:whole%ranks), element, bytes, status)
            if (bytes > all_bytes) status = hipErrorInvalidValue
        end if
        if (status /= hipSuccess) return
        status = register_bytes(whole%address, bytes, int(given%numbers(given%count), c_int))
    end function register

end module anygpu_hipfort_requests
