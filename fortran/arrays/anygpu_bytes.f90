! SPDX-License-Identifier: MIT OR Apache-2.0
!> Memory of arrays without their types: the procedures of anygpu_arrays turn arrays into layouts and call these.
module anygpu_bytes
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_int, c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_intptr_t, c_loc, &
        c_null_char, c_null_ptr, c_ptr, c_size_t
    use anygpu_calls, only: anygpu_array_description, anygpu_close, anygpu_describe, anygpu_describe_array, &
        anygpu_describe_memory, anygpu_export_array, anygpu_import, anygpu_memory, anygpu_publish, anygpu_token, &
        anygpu_token_description, anygpu_touch, &
        ANYGPU_ARRAY_FORTRAN_ORDER, ANYGPU_ARRAY_C_ORDER, ANYGPU_ARRAY_LOWER, ANYGPU_ELEMENT_COMPLEX, &
        ANYGPU_ELEMENT_INTEGER, ANYGPU_ELEMENT_LOGICAL, ANYGPU_ELEMENT_REAL, ANYGPU_ELEMENT_UNKNOWN, &
        ANYGPU_ELEMENT_UNSIGNED, ANYGPU_ERROR_IN_USE, &
        ANYGPU_ERROR_INVALID_VALUE, ANYGPU_ERROR_OUT_OF_MEMORY, ANYGPU_ERROR_REFUSED, ANYGPU_MEMORY_DEVICE, &
        ANYGPU_MEMORY_MANAGED, ANYGPU_MEMORY_NONE, ANYGPU_MEMORY_PINNED, ANYGPU_MEMORY_UNKNOWN, ANYGPU_SUCCESS
    use anygpu_hip, only: hipFree, hipHostFree, hipHostMalloc, hipHostMallocDefault, hipMalloc, hipMallocManaged, &
        hipMemAttachGlobal, hipMemcpy, hipMemcpy2D, hipMemcpy2DAsync, hipMemcpyAsync, hipMemcpyDefault, hipMemsetD16Async, &
        hipMemsetD32Async, hipMemsetD8Async, hipStreamSynchronize
    use anygpu_reports, only: failed, forget_reason
    use anygpu_steps, only: gpu_steps, publish_with
    use anygpu_streams, only: gpu_stream, handle_of
    use anygpu_tokens, only: look_up
    implicit none
    private

    public :: array_layout, allocate_bytes, deallocate_bytes, copy_bytes, fill_bytes, export_bytes, import_bytes, close_bytes
    public :: publish_bytes, import_named, touch_bytes
    public :: location, pointer_to, memory_kind, find_memory, wait_for_host, type_name

    !> The largest rank.
    integer, parameter :: ranks = 7

    !> Intrinsic types, as tokens have them; characters are arrays of bytes there, with one dimension more.
    integer(c_int), parameter, public :: is_logical = ANYGPU_ELEMENT_LOGICAL, is_integer = ANYGPU_ELEMENT_INTEGER, &
        is_real = ANYGPU_ELEMENT_REAL, is_complex = ANYGPU_ELEMENT_COMPLEX, is_character = 7_c_int
    !> Those of all languages, by their numbers.
    character(len=9), parameter :: names(7) = ["logical  ", "integer  ", "real     ", "complex  ", "unsigned ", "bfloat   ", &
        "character"]

    !> The place of an array in memory.
    type :: array_layout
        !> Type of the elements, and bytes of each.
        integer(c_int) :: type = 0_c_int
        integer(c_int64_t) :: bytes = 0_c_int64_t
        integer(c_int) :: rank = 0_c_int
        !> Address of the first element; 0 for a pointer that is not associated.
        integer(c_intptr_t) :: address = 0_c_intptr_t
        !> Extents, lower bounds, and bytes from an element to the next, by dimension.
        integer(c_int64_t) :: shape(ranks) = 1_c_int64_t
        integer(c_int64_t) :: lower(ranks) = 1_c_int64_t
        integer(c_int64_t) :: stride(ranks) = 0_c_int64_t
    end type array_layout

contains

    !> Address of a scalar of any type, or of an array's first element.
    function location(item) result(address)
        type(*), target, intent(in) :: item(..)
        integer(c_intptr_t) :: address

        address = address_of(c_loc(item))
    end function location

    pure function address_of(pointer) result(address)
        type(c_ptr), intent(in) :: pointer
        integer(c_intptr_t) :: address

        address = transfer(pointer, address)
    end function address_of

    pure function pointer_to(address) result(pointer)
        integer(c_intptr_t), intent(in) :: address
        type(c_ptr) :: pointer

        pointer = transfer(address, pointer)
    end function pointer_to

    pure function elements(layout)
        type(array_layout), intent(in) :: layout
        integer(c_int64_t) :: elements

        elements = product(layout%shape(:layout%rank))
    end function elements

    !> True if each element directly follows the one before.
    pure function is_contiguous_layout(layout) result(is)
        type(array_layout), intent(in) :: layout
        logical :: is
        integer(c_int64_t) :: expected
        integer :: i

        is = .true.
        if (elements(layout) <= 1_c_int64_t) return
        expected = layout%bytes
        do i = 1, layout%rank
            if (layout%shape(i) == 1_c_int64_t) cycle
            if (layout%stride(i) /= expected) is = .false.
            expected = expected * layout%shape(i)
        end do
    end function is_contiguous_layout

    !> A type, such as "real(8)".
    pure function type_name(type, bytes) result(text)
        integer(c_int), intent(in) :: type
        integer(c_int64_t), intent(in) :: bytes
        character(:), allocatable :: text

        if (type < 1_c_int .or. type > size(names)) then
            text = "an unknown type"
            return
        end if
        text = trim(names(type)) // "(" // number(merge(bytes / 2_c_int64_t, bytes, type == is_complex)) // ")"
    end function type_name

    pure function number(value) result(text)
        integer(c_int64_t), intent(in) :: value
        character(:), allocatable :: text
        character(len=20) :: digits

        write (digits, "(i0)") value
        text = trim(digits)
    end function number

    !> A rank, such as "rank 2".
    pure function rank_text(rank) result(text)
        integer(c_int), intent(in) :: rank
        character(:), allocatable :: text

        text = "rank " // number(int(rank, c_int64_t))
    end function rank_text

    !> Extents, such as "(3,4)".
    pure function shape_text(layout) result(text)
        type(array_layout), intent(in) :: layout
        character(:), allocatable :: text
        integer :: i

        if (layout%rank == 0_c_int) then
            text = "a scalar"
            return
        end if
        text = "shape ("
        do i = 1, layout%rank
            if (i > 1) text = text // ","
            text = text // number(layout%shape(i))
        end do
        text = text // ")"
    end function shape_text

    !> Reads integers of any kind, as many as an array has dimensions.
    function read_integers(values, layout, call, what, numbers) result(status)
        class(*), intent(in) :: values(:)
        type(array_layout), intent(in) :: layout
        !> The names of the call and the argument.
        character(*), intent(in) :: call, what
        integer(c_int64_t), intent(inout) :: numbers(ranks)
        integer(c_int) :: status
        integer :: n

        n = size(values)
        if (n /= layout%rank) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, what // " has " // number(int(n, c_int64_t)) // &
                " elements, array has " // rank_text(layout%rank))
            return
        end if
        status = ANYGPU_SUCCESS
        select type (values)
        type is (integer(c_int32_t))
            numbers(:n) = values
        type is (integer(c_int64_t))
            numbers(:n) = values
        type is (integer(c_int16_t))
            numbers(:n) = values
        type is (integer(c_int8_t))
            numbers(:n) = values
        class default
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, what // " must be integers")
        end select
    end function read_integers

    !> Allocates memory for an array of a type and rank that `layout` has, and describes it there.
    !>
    !> The extents are those of `shape`, or else of `given`, the layout of source or mold.
    function allocate_bytes(layout, given, has_source, has_mold, shape, lower, on) result(status)
        type(array_layout), intent(inout) :: layout
        type(array_layout), intent(in) :: given
        logical, intent(in) :: has_source, has_mold
        class(*), intent(in), optional :: shape(:), lower(:)
        integer(c_int), intent(in), optional :: on
        integer(c_int) :: status
        type(c_ptr) :: pointer
        integer(c_int64_t) :: bytes
        integer(c_int) :: kind, ignored
        integer :: i

        call forget_reason()
        status = ANYGPU_SUCCESS
        if (has_source .and. has_mold) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_allocate", "source and mold exclude each other")
        else if (has_source .and. given%address == 0_c_intptr_t .and. elements(given) /= 0_c_int64_t) then
            status = require_address(given, "gpu_allocate", "source")
        else if (present(shape)) then
            status = read_integers(shape, layout, "gpu_allocate", "shape", layout%shape)
        else if (has_source .or. has_mold) then
            layout%shape = given%shape
            if (given%rank /= layout%rank) status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_allocate", &
                "the shape of an array of another rank: array has " // rank_text(layout%rank) // ", source or mold " // &
                rank_text(given%rank))
        else if (layout%rank > 0_c_int) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_allocate", "one of shape, source and mold must be given")
        end if
        if (status == ANYGPU_SUCCESS .and. present(lower)) &
            status = read_integers(lower, layout, "gpu_allocate", "lower", layout%lower)
        if (status /= ANYGPU_SUCCESS) return
        layout%shape = max(0_c_int64_t, layout%shape)
        if (has_source .and. given%rank /= 0_c_int) then
            if (given%rank /= layout%rank .or. any(given%shape /= layout%shape)) then
                status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_allocate", "source has " // shape_text(given) // &
                    ", array " // shape_text(layout))
                return
            end if
        end if
        if (has_source) status = require_bytes(layout, given, "gpu_allocate", "array")
        if (status /= ANYGPU_SUCCESS) return

        bytes = layout%bytes
        do i = 1, layout%rank
            layout%stride(i) = bytes
            if (layout%shape(i) == 0_c_int64_t) cycle
            if (bytes > huge(bytes) / layout%shape(i)) then
                status = failed(ANYGPU_ERROR_OUT_OF_MEMORY, "gpu_allocate", shape_text(layout) // " has too many bytes")
                return
            end if
            bytes = bytes * layout%shape(i)
        end do
        ! An array without elements has an address of its own, too.
        if (elements(layout) == 0_c_int64_t) bytes = layout%bytes
        bytes = max(1_c_int64_t, bytes)

        kind = ANYGPU_MEMORY_DEVICE
        if (present(on)) kind = on
        select case (kind)
        case (ANYGPU_MEMORY_DEVICE)
            status = hipMalloc(pointer, int(bytes, c_size_t))
        case (ANYGPU_MEMORY_PINNED)
            status = hipHostMalloc(pointer, int(bytes, c_size_t), hipHostMallocDefault)
        case (ANYGPU_MEMORY_MANAGED)
            status = hipMallocManaged(pointer, int(bytes, c_size_t), hipMemAttachGlobal)
        case default
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_allocate", "on must be gpu_device, gpu_pinned or gpu_managed")
        end select
        if (status /= ANYGPU_SUCCESS) return
        layout%address = address_of(pointer)
        if (.not. has_source) return
        if (given%rank == 0_c_int .and. layout%rank /= 0_c_int) then
            status = spread_bytes(layout, given)
        else
            status = copy_bytes(layout, given)
        end if
        if (status /= ANYGPU_SUCCESS) then
            if (kind == ANYGPU_MEMORY_PINNED) then
                ignored = hipHostFree(pointer)
            else
                ignored = hipFree(pointer)
            end if
        end if
    end function allocate_bytes

    !> Tells what memory an address is in.
    function memory_at(address, memory) result(status)
        integer(c_intptr_t), intent(in) :: address
        type(anygpu_memory), intent(out) :: memory
        integer(c_int) :: status

        status = anygpu_describe_memory(pointer_to(address), memory)
    end function memory_at

    !> The kind of memory an array is in; unknown for one without elements and where there is no back end.
    function memory_kind(layout) result(kind)
        type(array_layout), intent(in) :: layout
        integer(c_int) :: kind
        type(anygpu_memory) :: memory

        kind = ANYGPU_MEMORY_UNKNOWN
        if (layout%address == 0_c_intptr_t .or. elements(layout) == 0_c_int64_t) return
        if (memory_at(layout%address, memory) == ANYGPU_SUCCESS) kind = memory%kind
    end function memory_kind

    !> Tells whether an array to be filled is in memory of the host, which not every runtime fills.
    function find_memory(layout, is_host) result(status)
        type(array_layout), intent(in) :: layout
        logical, intent(out) :: is_host
        integer(c_int) :: status
        type(anygpu_memory) :: memory

        call forget_reason()
        is_host = .true.
        status = require_address(layout, "gpu_fill", "array")
        if (status /= ANYGPU_SUCCESS .or. elements(layout) == 0_c_int64_t) return
        ! Without a back end all memory is the host's.
        if (memory_at(layout%address, memory) /= ANYGPU_SUCCESS) return
        is_host = all(memory%kind /= [ANYGPU_MEMORY_DEVICE, ANYGPU_MEMORY_MANAGED])
        status = require_memory(memory, "gpu_fill")
    end function find_memory

    !> Refuses an address where the process has no memory.
    function require_memory(memory, call) result(status)
        type(anygpu_memory), intent(in) :: memory
        character(*), intent(in) :: call
        integer(c_int) :: status

        status = ANYGPU_SUCCESS
        if (memory%kind == ANYGPU_MEMORY_NONE) &
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "array was freed, or is not in memory of this process")
    end function require_memory

    !> Refuses a pointer that is not associated.
    function require_address(layout, call, name) result(status)
        type(array_layout), intent(in) :: layout
        character(*), intent(in) :: call, name
        integer(c_int) :: status

        status = ANYGPU_SUCCESS
        if (layout%address == 0_c_intptr_t) status = failed(ANYGPU_ERROR_INVALID_VALUE, call, name // " is not associated")
    end function require_address

    !> Refuses elements of another size, which only characters can have.
    function require_bytes(dest, source, call, name) result(status)
        type(array_layout), intent(in) :: dest, source
        !> The names of the call and of what is written.
        character(*), intent(in) :: call, name
        integer(c_int) :: status

        status = ANYGPU_SUCCESS
        if (dest%bytes /= source%bytes) status = failed(ANYGPU_ERROR_INVALID_VALUE, call, name // " is of " // &
            type_name(dest%type, dest%bytes) // ", source of " // type_name(source%type, source%bytes))
    end function require_bytes

    !> Waits for the work that may use memory of the host.
    function wait_for_host(layout, stream) result(status)
        type(array_layout), intent(in) :: layout
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status

        call forget_reason()
        status = ANYGPU_SUCCESS
        if (memory_kind(layout) == ANYGPU_MEMORY_PINNED .or. present(stream)) status = hipStreamSynchronize(handle_of(stream))
    end function wait_for_host

    !> Frees the memory of an array that begins an allocation of this process.
    function deallocate_bytes(layout) result(status)
        type(array_layout), intent(in) :: layout
        integer(c_int) :: status
        character(*), parameter :: call = "gpu_deallocate"
        type(anygpu_memory) :: memory

        call forget_reason()
        status = require_address(layout, call, "array")
        if (status == ANYGPU_SUCCESS) status = memory_at(layout%address, memory)
        if (status == ANYGPU_SUCCESS) status = require_memory(memory, call)
        if (status /= ANYGPU_SUCCESS) return
        if (memory%is_imported /= 0_c_int) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "the memory is another process's: gpu_close closes it")
        else if (all(memory%kind /= [ANYGPU_MEMORY_DEVICE, ANYGPU_MEMORY_PINNED, ANYGPU_MEMORY_MANAGED])) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "array is not in memory of gpu_allocate")
        else if (memory%base /= layout%address .or. .not. is_contiguous_layout(layout) .or. is_part(layout, memory)) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "array is a section of what was allocated")
        else if (memory%imports /= 0_c_int) then
            status = failed(ANYGPU_ERROR_IN_USE, call, "array is shared: this process has imported it " // &
                "(gpu_close ends that) or shares it with a team (gpu_unshare, gpu_free_all)")
        else if (memory%is_open_elsewhere /= 0_c_int) then
            status = failed(ANYGPU_ERROR_IN_USE, call, "array is shared: another process has it open, until its " // &
                "gpu_close or its end")
        else if (memory%kind == ANYGPU_MEMORY_PINNED) then
            status = hipHostFree(pointer_to(layout%address))
        else
            status = hipFree(pointer_to(layout%address))
        end if
    end function deallocate_bytes

    !> Tells whether an allocation has more than an array's elements. The size of other memory than devices' may be that
    !> of its pages.
    pure function is_part(layout, memory)
        type(array_layout), intent(in) :: layout
        type(anygpu_memory), intent(in) :: memory
        logical :: is_part

        is_part = memory%kind == ANYGPU_MEMORY_DEVICE .and. memory%size > max(1_c_int64_t, layout%bytes, &
            elements(layout) * layout%bytes)
    end function is_part

    !> Copies the elements of an array to another of the same type, and waits unless there is a stream.
    function copy_bytes(dest, source, stream) result(status)
        type(array_layout), intent(in) :: dest, source
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status

        call forget_reason()
        status = require_address(dest, "gpu_copy", "dest")
        ! An expression without elements has no address either.
        if (status == ANYGPU_SUCCESS .and. elements(source) /= 0_c_int64_t) &
            status = require_address(source, "gpu_copy", "source")
        if (status == ANYGPU_SUCCESS) status = require_bytes(dest, source, "gpu_copy", "dest")
        if (status /= ANYGPU_SUCCESS) return
        if (elements(dest) /= elements(source)) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_copy", "dest has " // shape_text(dest) // ", source " // &
                shape_text(source))
        else if (elements(dest) == 0_c_int64_t) then
            return
        else if (overlaps(dest, source)) then
            status = copy_by_buffer(dest, source, stream)
        else
            status = copy_apart(dest, source, stream)
        end if
        ! Copies within a device return before they are done.
        if (status == ANYGPU_SUCCESS .and. .not. present(stream)) status = hipStreamSynchronize(c_null_ptr)
    end function copy_bytes

    !> Tells whether an element of one array may be in memory of the other's, other than in the same place of the same array.
    pure function overlaps(dest, source)
        type(array_layout), intent(in) :: dest, source
        logical :: overlaps
        integer(c_int64_t) :: distance, steps(ranks), extents(ranks), largest
        integer :: i, last, place

        overlaps = max(first_byte(dest), first_byte(source)) < min(last_byte(dest), last_byte(source))
        if (.not. overlaps .or. dest%rank /= source%rank .or. dest%rank == 0_c_int) return
        if (any(dest%shape /= source%shape)) return
        if (any(dest%stride(:dest%rank) /= source%stride(:dest%rank) .and. dest%shape(:dest%rank) > 1_c_int64_t)) return
        ! Of arrays with the same strides, such as rows of a matrix, that of the elements between them is told.
        distance = dest%address - source%address
        if (distance == 0_c_int64_t) then
            overlaps = .false.
            return
        end if
        ! The dimensions from the largest stride to the smallest.
        last = 0
        do i = 1, dest%rank
            if (dest%shape(i) <= 1_c_int64_t) cycle
            place = last + 1
            do while (place > 1)
                if (steps(place - 1) >= abs(dest%stride(i))) exit
                steps(place) = steps(place - 1)
                extents(place) = extents(place - 1)
                place = place - 1
            end do
            steps(place) = abs(dest%stride(i))
            extents(place) = dest%shape(i)
            last = last + 1
        end do
        ! Where a step is less than what is within it, elements of several indices may share memory.
        largest = dest%bytes
        do i = last, 1, -1
            if (steps(i) < largest) return
            largest = largest + (extents(i) - 1_c_int64_t) * steps(i)
        end do
        overlaps = meets(distance, steps(:last), extents(:last), int(dest%bytes, c_int64_t))
    end function overlaps

    !> Tells whether a distance, less some steps of each dimension, is within an element. Each step is at least what is
    !> within it, so that two numbers of steps can do.
    pure recursive function meets(distance, steps, extents, bytes) result(is_met)
        integer(c_int64_t), intent(in) :: distance, steps(:), extents(:), bytes
        logical :: is_met
        integer(c_int64_t) :: number
        integer :: more

        is_met = abs(distance) < bytes
        if (size(steps) == 0) return
        is_met = .false.
        do more = -1, 1
            number = distance / steps(1) + more
            if (abs(number) >= extents(1)) cycle
            is_met = meets(distance - number * steps(1), steps(2:), extents(2:), bytes)
            if (is_met) return
        end do
    end function meets

    !> The lowest address of an array's elements.
    pure function first_byte(layout)
        type(array_layout), intent(in) :: layout
        integer(c_int64_t) :: first_byte

        first_byte = layout%address + sum(min(0_c_int64_t, (layout%shape(:layout%rank) - 1_c_int64_t) &
            * layout%stride(:layout%rank)))
    end function first_byte

    !> The address behind an array's elements.
    pure function last_byte(layout)
        type(array_layout), intent(in) :: layout
        integer(c_int64_t) :: last_byte

        last_byte = layout%address + layout%bytes + sum(max(0_c_int64_t, (layout%shape(:layout%rank) - 1_c_int64_t) &
            * layout%stride(:layout%rank)))
    end function last_byte

    !> Copies elements as Fortran's assignment does: all are read before one is written.
    function copy_by_buffer(dest, source, stream) result(status)
        type(array_layout), intent(in) :: dest, source
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status, ignored
        type(array_layout) :: buffer
        type(c_ptr) :: pointer
        integer(c_int64_t) :: bytes
        integer :: i

        buffer = source
        bytes = source%bytes
        do i = 1, source%rank
            buffer%stride(i) = bytes
            bytes = bytes * source%shape(i)
        end do
        status = hipMalloc(pointer, int(bytes, c_size_t))
        if (status /= ANYGPU_SUCCESS) return
        buffer%address = address_of(pointer)
        status = copy_apart(buffer, source, stream)
        if (status == ANYGPU_SUCCESS) status = copy_apart(dest, buffer, stream)
        ! The buffer ends with this call.
        if (status == ANYGPU_SUCCESS) status = hipStreamSynchronize(handle_of(stream))
        ignored = hipFree(pointer)
    end function copy_by_buffer

    !> Copies elements of arrays that do not overlap, of the same shape unless both are contiguous.
    function copy_apart(dest, source, stream) result(status)
        type(array_layout), intent(in) :: dest, source
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status

        if (is_contiguous_layout(dest) .and. is_contiguous_layout(source)) then
            status = copy_block(dest%address, source%address, elements(dest) * dest%bytes, stream)
        else if (dest%rank /= source%rank .or. any(dest%shape /= source%shape)) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_copy", "the array that is not contiguous needs one of the same &
                &shape: dest has " // shape_text(dest) // ", source " // shape_text(source))
        else
            status = copy_rows(dest, source, stream)
        end if
    end function copy_apart

    !> Copies bytes; without a stream by the host's own order.
    function copy_block(dest, source, bytes, stream) result(status)
        integer(c_intptr_t), intent(in) :: dest, source
        integer(c_int64_t), intent(in) :: bytes
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status

        if (present(stream)) then
            status = hipMemcpyAsync(pointer_to(dest), pointer_to(source), int(bytes, c_size_t), hipMemcpyDefault, stream%handle)
        else
            status = hipMemcpy(pointer_to(dest), pointer_to(source), int(bytes, c_size_t), hipMemcpyDefault)
        end if
    end function copy_block

    !> Copies arrays of the same shape and any strides: as few blocks of rows as their strides allow.
    function copy_rows(dest, source, stream) result(status)
        type(array_layout), intent(in) :: dest, source
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status
        integer(c_int64_t) :: n(ranks), to(ranks), from(ranks), index(ranks), width, rows, pitch
        integer :: i, first, last

        ! Dimensions of which one follows directly after another are one.
        last = 0
        to = 0_c_int64_t
        from = 0_c_int64_t
        do i = 1, dest%rank
            if (dest%shape(i) == 1_c_int64_t) cycle
            if (last > 0) then
                if (dest%stride(i) == to(last) * n(last) .and. source%stride(i) == from(last) * n(last)) then
                    n(last) = n(last) * dest%shape(i)
                    cycle
                end if
            end if
            last = last + 1
            n(last) = dest%shape(i)
            to(last) = dest%stride(i)
            from(last) = source%stride(i)
        end do
        width = dest%bytes
        first = 1
        if (to(1) == width .and. from(1) == width) then
            width = width * n(1)
            first = 2
        end if
        rows = 1_c_int64_t
        pitch = int(huge(0_c_int32_t), c_int64_t)
        if (first <= last) then
            if (min(to(first), from(first)) >= width .and. max(to(first), from(first)) <= pitch) then
                rows = n(first)
                first = first + 1
            end if
        end if
        index = 0_c_int64_t
        do
            associate (here => dest%address + sum(index(first:last) * to(first:last)), &
                there => source%address + sum(index(first:last) * from(first:last)))
                if (rows == 1_c_int64_t) then
                    status = copy_block(here, there, width, stream)
                else if (present(stream)) then
                    status = hipMemcpy2DAsync(pointer_to(here), int(to(first - 1), c_size_t), pointer_to(there), &
                        int(from(first - 1), c_size_t), int(width, c_size_t), int(rows, c_size_t), hipMemcpyDefault, &
                        stream%handle)
                else
                    status = hipMemcpy2D(pointer_to(here), int(to(first - 1), c_size_t), pointer_to(there), &
                        int(from(first - 1), c_size_t), int(width, c_size_t), int(rows, c_size_t), hipMemcpyDefault)
                end if
            end associate
            if (status /= ANYGPU_SUCCESS) return
            do i = first, last
                index(i) = index(i) + 1_c_int64_t
                if (index(i) < n(i)) exit
                index(i) = 0_c_int64_t
            end do
            if (i > last) exit
        end do
    end function copy_rows

    !> Sets all elements of an array to `value`, a scalar on the host, in memory that devices write.
    function fill_bytes(layout, value, stream) result(status)
        type(array_layout), intent(in) :: layout, value
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status
        integer(c_int64_t) :: count

        call forget_reason()
        status = ANYGPU_SUCCESS
        if (elements(layout) == 0_c_int64_t .or. layout%bytes == 0_c_int64_t) return
        count = 1_c_int64_t
        if (is_contiguous_layout(layout)) count = elements(layout)
        if (layout%type == is_character) then
            status = set_characters(layout, value, count, stream)
        else
            status = set_elements(layout, value, count, stream)
        end if
        if (status == ANYGPU_SUCCESS .and. count < elements(layout)) status = double_elements(layout, stream)
        if (status == ANYGPU_SUCCESS .and. .not. present(stream)) status = hipStreamSynchronize(c_null_ptr)
    end function fill_bytes

    !> Tells of a use of an array: of contiguous memory at once, else of each row or element.
    function touch_bytes(layout, is_written, stream) result(status)
        type(array_layout), intent(in) :: layout
        logical, intent(in) :: is_written
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status
        integer(c_int64_t) :: bytes, index, rest
        integer(c_intptr_t) :: address
        integer :: inner, i

        call forget_reason()
        status = ANYGPU_SUCCESS
        if (elements(layout) == 0_c_int64_t) return
        status = require_address(layout, "gpu_touch", "array")
        if (status /= ANYGPU_SUCCESS) return
        inner = 0
        if (is_contiguous_layout(layout)) then
            inner = layout%rank
        else if (layout%stride(1) == layout%bytes) then
            inner = 1
        end if
        bytes = layout%bytes * product(layout%shape(:inner))
        do index = 0_c_int64_t, product(layout%shape(inner + 1:layout%rank)) - 1_c_int64_t
            address = layout%address
            rest = index
            do i = inner + 1, layout%rank
                address = address + mod(rest, layout%shape(i)) * layout%stride(i)
                rest = rest / layout%shape(i)
            end do
            status = anygpu_touch(pointer_to(address), int(bytes, c_size_t), merge(1_c_int, 0_c_int, is_written), &
                handle_of(stream))
            if (status /= ANYGPU_SUCCESS) exit
        end do
    end function touch_bytes

    !> Sets the first elements of contiguous memory, or only the very first if its characters differ.
    function set_characters(layout, value, count, stream) result(status)
        type(array_layout), intent(in) :: layout, value
        !> Elements to set; those that are set.
        integer(c_int64_t), intent(inout) :: count
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status
        integer(c_int8_t), pointer :: characters(:)
        integer :: i

        call c_f_pointer(pointer_to(value%address), characters, [layout%bytes])
        if (all(characters == characters(1))) then
            status = hipMemsetD8Async(pointer_to(layout%address), characters(1), int(count * layout%bytes, c_size_t), &
                handle_of(stream))
            return
        end if
        count = 1_c_int64_t
        do i = 1, size(characters)
            status = hipMemsetD8Async(pointer_to(layout%address + i - 1), characters(i), 1_c_size_t, handle_of(stream))
            if (status /= ANYGPU_SUCCESS) return
        end do
    end function set_characters

    !> Sets the first elements of contiguous memory, or only the very first if its words differ.
    function set_elements(layout, value, count, stream) result(status)
        type(array_layout), intent(in) :: layout, value
        !> Elements to set; those that are set.
        integer(c_int64_t), intent(inout) :: count
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status
        integer(c_int8_t), pointer :: byte
        integer(c_int16_t), pointer :: half
        integer(c_int32_t), pointer :: words(:)
        type(c_ptr) :: dest, handle
        integer :: i

        dest = pointer_to(layout%address)
        handle = handle_of(stream)
        status = ANYGPU_SUCCESS
        select case (layout%bytes)
        case (1)
            call c_f_pointer(pointer_to(value%address), byte)
            status = hipMemsetD8Async(dest, byte, int(count, c_size_t), handle)
        case (2)
            call c_f_pointer(pointer_to(value%address), half)
            status = hipMemsetD16Async(dest, half, int(count, c_size_t), handle)
        case default
            call c_f_pointer(pointer_to(value%address), words, [layout%bytes / 4_c_int64_t])
            if (all(words == words(1))) then
                status = hipMemsetD32Async(dest, words(1), int(count * size(words), c_size_t), handle)
                return
            end if
            count = 1_c_int64_t
            do i = 1, size(words)
                dest = pointer_to(layout%address + 4_c_intptr_t * (i - 1))
                status = hipMemsetD32Async(dest, words(i), 1_c_size_t, handle)
                if (status /= ANYGPU_SUCCESS) return
            end do
        end select
    end function set_elements

    !> Copies the first element to all others: in each dimension what is there once more, until all is there.
    function double_elements(layout, stream) result(status)
        type(array_layout), intent(in) :: layout
        type(gpu_stream), intent(in), optional :: stream
        integer(c_int) :: status
        type(array_layout) :: done, next, again
        type(gpu_stream) :: in_order
        integer :: i

        if (present(stream)) in_order = stream
        done = layout
        done%shape = 1_c_int64_t
        status = ANYGPU_SUCCESS
        do i = 1, layout%rank
            do while (done%shape(i) < layout%shape(i))
                next = done
                next%address = layout%address + done%shape(i) * layout%stride(i)
                next%shape(i) = min(done%shape(i), layout%shape(i) - done%shape(i))
                again = part(done, next%shape)
                if (is_contiguous_layout(next)) then
                    status = copy_block(next%address, again%address, elements(next) * next%bytes, in_order)
                else
                    status = copy_rows(next, again, in_order)
                end if
                if (status /= ANYGPU_SUCCESS) return
                done%shape(i) = done%shape(i) + next%shape(i)
            end do
        end do
    end function double_elements

    !> The first part of an array, of other extents.
    pure function part(layout, shape)
        type(array_layout), intent(in) :: layout
        integer(c_int64_t), intent(in) :: shape(ranks)
        type(array_layout) :: part

        part = layout
        part%shape = shape
    end function part

    !> Sets all elements of new memory to a scalar that may be anywhere.
    function spread_bytes(layout, value) result(status)
        type(array_layout), intent(in) :: layout, value
        integer(c_int) :: status
        type(array_layout) :: first

        status = ANYGPU_SUCCESS
        if (elements(layout) == 0_c_int64_t) return
        first = part(layout, spread(1_c_int64_t, 1, ranks))
        status = copy_block(first%address, value%address, layout%bytes)
        if (status == ANYGPU_SUCCESS) status = double_elements(layout)
        if (status == ANYGPU_SUCCESS) status = hipStreamSynchronize(c_null_ptr)
    end function spread_bytes

    !> Makes the token of an array.
    function export_bytes(layout, token, call) result(status)
        type(array_layout), intent(in) :: layout
        type(anygpu_token), intent(inout) :: token
        !> Name of the call.
        character(*), intent(in) :: call
        integer(c_int) :: status
        type(anygpu_token) :: made
        type(anygpu_array_description) :: array

        call forget_reason()
        status = require_address(layout, call, "array")
        if (status /= ANYGPU_SUCCESS) return
        if (.not. is_contiguous_layout(layout)) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "array is not contiguous")
        else
            array = described(layout)
            status = anygpu_export_array(pointer_to(layout%address), array, made)
            if (status == ANYGPU_SUCCESS) token = made
        end if
    end function export_bytes

    !> The description of an array in a token.
    pure function described(layout) result(array)
        type(array_layout), intent(in) :: layout
        type(anygpu_array_description) :: array

        array%flags = ANYGPU_ARRAY_FORTRAN_ORDER + ANYGPU_ARRAY_LOWER
        if (layout%type == is_character) then
            array%kind = ANYGPU_ELEMENT_UNSIGNED
            array%bytes = 1_c_int
            array%rank = layout%rank + 1_c_int
            array%shape = [layout%bytes, layout%shape]
            array%lower = [1_c_int64_t, layout%lower]
        else
            array%kind = layout%type
            array%bytes = int(layout%bytes, c_int)
            array%rank = layout%rank
            array%shape(:ranks) = layout%shape
            array%lower(:ranks) = layout%lower
        end if
    end function described

    !> Makes bytes that were exported as characters an array of these again, where an array of characters is asked for.
    pure subroutine read_characters(layout, found)
        type(array_layout), intent(in) :: layout
        type(anygpu_array_description), intent(inout) :: found

        if (layout%type /= is_character .or. found%kind /= ANYGPU_ELEMENT_UNSIGNED .or. found%bytes /= 1_c_int) return
        if (found%rank == 0_c_int .or. found%shape(1) > huge(found%bytes)) return
        found%kind = is_character
        found%bytes = int(found%shape(1), c_int)
        found%rank = found%rank - 1_c_int
        found%shape(:ranks) = found%shape(2:)
        found%lower(:ranks) = found%lower(2:)
    end subroutine read_characters

    !> Publishes an array by a name, and with it the steps in which it is written.
    function publish_bytes(layout, name, steps, timeout, readers) result(status)
        type(array_layout), intent(in) :: layout
        character(*), intent(in) :: name
        type(gpu_steps), intent(inout), optional :: steps
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer(c_int) :: status
        type(anygpu_token) :: token

        status = export_bytes(layout, token, "gpu_publish")
        if (status /= ANYGPU_SUCCESS) return
        if (present(steps)) then
            status = publish_with(steps, token, name, timeout, readers)
        else
            status = anygpu_publish(token, trim(name) // c_null_char)
        end if
    end function publish_bytes

    !> Opens what a name stands for, as import_bytes does.
    function import_named(name, layout, timeout) result(status)
        character(*), intent(in) :: name
        type(array_layout), intent(inout) :: layout
        real, intent(in), optional :: timeout
        integer(c_int) :: status
        type(anygpu_token) :: token

        status = look_up(name, token, timeout)
        if (status == ANYGPU_SUCCESS) status = import_bytes(token, layout, .false.)
    end function import_named

    !> Opens what a token names as an array of the type and rank that `layout` has, and describes it there.
    !>
    !> Without `shape` the token describes the array; with it, memory is enough. gfortran has a shape without elements for
    !> absent.
    function import_bytes(token, layout, has_shape, shape, lower) result(status)
        type(anygpu_token), intent(in) :: token
        type(array_layout), intent(inout) :: layout
        logical, intent(in) :: has_shape
        class(*), intent(in), optional :: shape(:), lower(:)
        integer(c_int) :: status
        character(*), parameter :: call = "gpu_import"
        type(anygpu_token_description) :: description
        type(anygpu_array_description) :: found
        type(c_ptr) :: pointer
        integer(c_int64_t) :: room, alignment

        call forget_reason()
        status = anygpu_describe(token, description)
        if (status == ANYGPU_SUCCESS) status = anygpu_describe_array(token, found)
        if (status == ANYGPU_SUCCESS) call read_characters(layout, found)
        if (status == ANYGPU_SUCCESS .and. has_shape) then
            if (present(shape)) then
                status = read_integers(shape, layout, call, "shape", layout%shape)
            else if (layout%rank /= 0_c_int) then
                status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "shape has 0 elements, array has " // rank_text(layout%rank))
            end if
        end if
        if (status == ANYGPU_SUCCESS .and. present(lower)) status = read_integers(lower, layout, call, "lower", layout%lower)
        if (status /= ANYGPU_SUCCESS) return
        layout%shape = max(0_c_int64_t, layout%shape)
        if (found%kind == ANYGPU_ELEMENT_UNKNOWN) then
            if (.not. has_shape) then
                status = failed(ANYGPU_ERROR_REFUSED, call, "the token does not name an array, but memory: gpu_export makes &
                    &those that do, and shape says what array the memory is")
                return
            end if
            room = description%extent
            if (.not. is_within(layout, room)) then
                status = failed(ANYGPU_ERROR_INVALID_VALUE, call, shape_text(layout) // " of " // &
                    type_name(layout%type, layout%bytes) // " has more bytes than the token names, " // number(room))
                return
            end if
        else
            status = takes(layout, found, has_shape)
            if (status /= ANYGPU_SUCCESS) return
        end if
        alignment = merge(layout%bytes / 2_c_int64_t, layout%bytes, layout%type == is_complex)
        if (layout%type == is_character) alignment = 1_c_int64_t
        if (modulo(description%offset + found%offset, alignment) /= 0_c_int64_t) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "the memory begins between two elements of " // &
                type_name(layout%type, layout%bytes))
            return
        end if
        status = anygpu_import(token, -1_c_int, pointer)
        if (status == ANYGPU_SUCCESS) layout%address = address_of(pointer) + int(found%offset, c_intptr_t)
    end function import_bytes

    !> True if an array without gaps has at most so many bytes.
    pure function is_within(layout, room) result(is)
        type(array_layout), intent(in) :: layout
        integer(c_int64_t), intent(in) :: room
        logical :: is
        integer(c_int64_t) :: left
        integer :: i

        is = any(layout%shape(:layout%rank) == 0_c_int64_t)
        if (is) return
        left = room / max(1_c_int64_t, layout%bytes)
        do i = 1, layout%rank
            left = left / layout%shape(i)
        end do
        is = left > 0_c_int64_t
    end function is_within

    !> Gives `layout` the shape and bounds of a token's array, or keeps those that were given if they fit.
    function takes(layout, found, has_shape) result(status)
        type(array_layout), intent(inout) :: layout
        type(anygpu_array_description), intent(in) :: found
        logical, intent(in) :: has_shape
        integer(c_int) :: status
        character(*), parameter :: call = "gpu_import"
        type(array_layout) :: other
        integer(c_int) :: n

        status = ANYGPU_SUCCESS
        n = found%rank
        if (found%kind /= layout%type .or. found%bytes /= layout%bytes .or. (n /= layout%rank .and. .not. has_shape)) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "the token names an array of " // &
                type_name(found%kind, int(found%bytes, c_int64_t)) // " and " // rank_text(n) // ", array is of " // &
                type_name(layout%type, layout%bytes) // " and " // rank_text(layout%rank))
            return
        end if
        if (iand(found%flags, ANYGPU_ARRAY_FORTRAN_ORDER + ANYGPU_ARRAY_C_ORDER) == 0_c_int) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "the token's array has gaps between its elements")
        else if (has_shape) then
            if (product(found%shape(:n)) /= elements(layout) .or. .not. is_within(layout, huge(layout%bytes))) status = &
                failed(ANYGPU_ERROR_INVALID_VALUE, call, shape_text(layout) // " has another number of elements than the &
                &token's array, " // number(product(found%shape(:n))))
        else if (iand(found%flags, ANYGPU_ARRAY_FORTRAN_ORDER) == 0_c_int) then
            other = layout
            other%shape(:n) = found%shape(n:1:-1)
            status = failed(ANYGPU_ERROR_INVALID_VALUE, call, "the token's array is in C's order: in Fortran's it has " // &
                shape_text(other) // ", to be given as shape")
        else
            layout%shape(:n) = found%shape(:n)
            if (iand(found%flags, ANYGPU_ARRAY_LOWER) /= 0_c_int) layout%lower(:n) = found%lower(:n)
        end if
    end function takes

    !> Closes an array that import_bytes opened.
    function close_bytes(layout) result(status)
        type(array_layout), intent(in) :: layout
        integer(c_int) :: status

        call forget_reason()
        status = require_address(layout, "gpu_close", "array")
        if (status == ANYGPU_SUCCESS) status = anygpu_close(pointer_to(layout%address))
    end function close_bytes

end module anygpu_bytes
