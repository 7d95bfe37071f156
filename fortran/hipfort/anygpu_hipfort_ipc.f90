! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's four functions whose handles are structures of 64 bytes.
!>
!> A handle is a type(hipIpcMemHandle_t) or type(hipIpcEventHandle_t); or, as in programs written for hipfort, the first
!> element of an array of eight type(c_ptr) where the handle is made, and c_loc of 64 bytes where it is opened; or, in
!> both places, a whole array of rank 1: type(c_ptr) of 8 elements, or character(c_char) or integer(c_int8_t) of 64.
!> hipErrorInvalidValue is returned for arrays of other sizes. A single type(c_ptr) has no room for a handle: what
!> follows it in memory would be overwritten, as in hipfort.
module anygpu_hipfort_ipc
    use anygpu_hipfort_kinds, only: c_char, c_int, c_int8_t, c_loc, c_ptr
    use anygpu_hipfort_types, only: hipIpcEventHandle_t, hipIpcMemHandle_t
    implicit none
    public

    !> Elements of an array that holds a handle.
    integer, parameter :: handle_words = 8, handle_bytes = 64

    ! gfortran 12 takes an array of type(c_ptr) for a single one, what c_loc returns for any type, and of the procedures
    ! that fit the last. So the order matters; what takes eight c_ptr must be right for the first of them too; and an
    ! array to be opened is of assumed type, so that a single c_ptr is not taken for one.

    !> Makes the handle by which another process opens memory.
    interface hipIpcGetMemHandle
        procedure get_memory_struct, get_memory_text, get_memory_bytes, hipIpcGetMemHandle_, get_memory_words
    end interface hipIpcGetMemHandle

    !> Opens memory of another process by its handle.
    interface hipIpcOpenMemHandle
        procedure open_memory_struct, hipIpcOpenMemHandle_, open_memory_array
    end interface hipIpcOpenMemHandle

    !> Makes the handle by which another process opens an event.
    interface hipIpcGetEventHandle
        procedure get_event_struct, get_event_text, get_event_bytes, hipIpcGetEventHandle_, get_event_words
    end interface hipIpcGetEventHandle

    !> Opens an event of another process by its handle.
    interface hipIpcOpenEventHandle
        procedure open_event_struct, hipIpcOpenEventHandle_, open_event_array
    end interface hipIpcOpenEventHandle

    interface

        !> Writes a handle to an address.
        function get_memory(handle, devPtr) bind(c, name="hipIpcGetMemHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: handle
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function get_memory

        !> Writes a handle to an address.
        function get_event(handle, event) bind(c, name="hipIpcGetEventHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: handle
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function get_event

        !> Opens memory of another process by the address of its handle.
        function hipIpcOpenMemHandle_(devPtr, handle, flags) bind(c, name="anygpu_hipIpcOpenMemHandle_ref") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: handle
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipIpcOpenMemHandle_


        !> Opens an event of another process by the address of its handle.
        function hipIpcOpenEventHandle_(event, handle) bind(c, name="anygpu_hipIpcOpenEventHandle_ref") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: event
            type(c_ptr), value :: handle
            integer(c_int) :: status
        end function hipIpcOpenEventHandle_

    end interface

contains

    !> Whether an array, which is of words or of bytes, can hold a handle.
    pure function holds(array) result(yes)
        type(*), intent(in) :: array(:)
        logical :: yes

        yes = is_contiguous(array) .and. (size(array) == handle_words .or. size(array) >= handle_bytes)
    end function holds

    !> Makes a handle from the first element of an array of type(c_ptr) on.
    function hipIpcGetMemHandle_(handle, devPtr) result(status)
        type(c_ptr), intent(inout), target :: handle
        type(c_ptr), value :: devPtr
        integer(c_int) :: status

        status = get_memory(c_loc(handle), devPtr)
    end function hipIpcGetMemHandle_

    function get_memory_struct(handle, devPtr) result(status)
        type(hipIpcMemHandle_t), intent(inout), target :: handle
        type(c_ptr), value :: devPtr
        integer(c_int) :: status

        status = get_memory(c_loc(handle), devPtr)
    end function get_memory_struct

    function get_memory_text(handle, devPtr) result(status)
        use anygpu_hipfort_requests, only: address, hipErrorInvalidValue
        character(kind=c_char), intent(inout), target :: handle(:)
        type(c_ptr), value :: devPtr
        integer(c_int) :: status

        status = hipErrorInvalidValue
        if (is_contiguous(handle) .and. size(handle) >= handle_bytes) status = get_memory(address(handle), devPtr)
    end function get_memory_text

    function get_memory_bytes(handle, devPtr) result(status)
        use anygpu_hipfort_requests, only: address, hipErrorInvalidValue
        integer(c_int8_t), intent(inout), target :: handle(:)
        type(c_ptr), value :: devPtr
        integer(c_int) :: status

        status = hipErrorInvalidValue
        if (is_contiguous(handle) .and. size(handle) >= handle_bytes) status = get_memory(address(handle), devPtr)
    end function get_memory_bytes

    function get_memory_words(handle, devPtr) result(status)
        type(c_ptr), intent(inout), target :: handle(handle_words)
        type(c_ptr), value :: devPtr
        integer(c_int) :: status

        status = get_memory(c_loc(handle), devPtr)
    end function get_memory_words

    function open_memory_struct(devPtr, handle, flags) result(status)
        type(c_ptr), intent(inout) :: devPtr
        type(hipIpcMemHandle_t), intent(in), target :: handle
        integer(c_int), value :: flags
        integer(c_int) :: status

        status = hipIpcOpenMemHandle_(devPtr, c_loc(handle), flags)
    end function open_memory_struct

    function open_memory_array(devPtr, handle, flags) result(status)
        use anygpu_hipfort_requests, only: address, hipErrorInvalidValue
        type(c_ptr), intent(inout) :: devPtr
        type(*), intent(in), target :: handle(:)
        integer(c_int), value :: flags
        integer(c_int) :: status

        status = hipErrorInvalidValue
        if (holds(handle)) status = hipIpcOpenMemHandle_(devPtr, address(handle), flags)
    end function open_memory_array

    !> Makes a handle from the first element of an array of type(c_ptr) on.
    function hipIpcGetEventHandle_(handle, event) result(status)
        type(c_ptr), intent(inout), target :: handle
        type(c_ptr), value :: event
        integer(c_int) :: status

        status = get_event(c_loc(handle), event)
    end function hipIpcGetEventHandle_

    function get_event_struct(handle, event) result(status)
        type(hipIpcEventHandle_t), intent(inout), target :: handle
        type(c_ptr), value :: event
        integer(c_int) :: status

        status = get_event(c_loc(handle), event)
    end function get_event_struct

    function get_event_text(handle, event) result(status)
        use anygpu_hipfort_requests, only: address, hipErrorInvalidValue
        character(kind=c_char), intent(inout), target :: handle(:)
        type(c_ptr), value :: event
        integer(c_int) :: status

        status = hipErrorInvalidValue
        if (is_contiguous(handle) .and. size(handle) >= handle_bytes) status = get_event(address(handle), event)
    end function get_event_text

    function get_event_bytes(handle, event) result(status)
        use anygpu_hipfort_requests, only: address, hipErrorInvalidValue
        integer(c_int8_t), intent(inout), target :: handle(:)
        type(c_ptr), value :: event
        integer(c_int) :: status

        status = hipErrorInvalidValue
        if (is_contiguous(handle) .and. size(handle) >= handle_bytes) status = get_event(address(handle), event)
    end function get_event_bytes

    function get_event_words(handle, event) result(status)
        type(c_ptr), intent(inout), target :: handle(handle_words)
        type(c_ptr), value :: event
        integer(c_int) :: status

        status = get_event(c_loc(handle), event)
    end function get_event_words

    function open_event_struct(event, handle) result(status)
        type(c_ptr), intent(inout) :: event
        type(hipIpcEventHandle_t), intent(in), target :: handle
        integer(c_int) :: status

        status = hipIpcOpenEventHandle_(event, c_loc(handle))
    end function open_event_struct

    function open_event_array(event, handle) result(status)
        use anygpu_hipfort_requests, only: address, hipErrorInvalidValue
        type(c_ptr), intent(inout) :: event
        type(*), intent(in), target :: handle(:)
        integer(c_int) :: status

        status = hipErrorInvalidValue
        if (holds(handle)) status = hipIpcOpenEventHandle_(event, address(handle))
    end function open_event_array

end module anygpu_hipfort_ipc
