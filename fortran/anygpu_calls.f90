! Generated from src/api/anygpu by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> anygpu's own calls, which have no counterpart in the vendors' interfaces.
!>
!> Texts are C pointers; a function of anygpu_strings converts them to Fortran strings.
module anygpu_calls
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr, c_signed_char, c_size_t
    implicit none
    public
    private :: c_char, c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr, c_signed_char, c_size_t

    !> The largest rank of an array that a token describes.
    integer(c_int), parameter :: ANYGPU_ARRAY_RANKS = 8_c_int
    !> The most characters of a name.
    integer(c_int), parameter :: ANYGPU_NAME_LENGTH = 64_c_int
    !> Bytes of a token.
    integer(c_int), parameter :: ANYGPU_TOKEN_SIZE = 512_c_int
    !> Characters of a token's text, with the terminator.
    integer(c_int), parameter :: ANYGPU_TOKEN_TEXT_SIZE = 1025_c_int
    !> The most bytes of a token's note.
    integer(c_int), parameter :: ANYGPU_TOKEN_NOTE_SIZE = 256_c_int
    !> The first number of this header's version; anygpu_version() has the library's.
    integer(c_int), parameter :: ANYGPU_VERSION_MAJOR = 0_c_int
    !> The second number.
    integer(c_int), parameter :: ANYGPU_VERSION_MINOR = 1_c_int
    !> The third number.
    integer(c_int), parameter :: ANYGPU_VERSION_PATCH = 0_c_int
    !> All three, to compare with: 10000 times the first, 100 times the second, the third.
    integer(c_int), parameter :: ANYGPU_VERSION_NUMBER = 100_c_int

    ! anygpu_element_kind: The kind of an array's elements.
    !> No array is described; the other fields are 0.
    integer(c_int), parameter :: ANYGPU_ELEMENT_UNKNOWN = 0_c_int
    !> Logical values of 1, 2, 4 or 8 bytes: 0 is false, 1 is true.
    integer(c_int), parameter :: ANYGPU_ELEMENT_LOGICAL = 1_c_int
    !> Signed integers of 1, 2, 4 or 8 bytes.
    integer(c_int), parameter :: ANYGPU_ELEMENT_INTEGER = 2_c_int
    !> IEEE 754 numbers of 2, 4 or 8 bytes.
    integer(c_int), parameter :: ANYGPU_ELEMENT_REAL = 3_c_int
    !> Pairs of these, of 4, 8 or 16 bytes: the real part and the imaginary part.
    integer(c_int), parameter :: ANYGPU_ELEMENT_COMPLEX = 4_c_int
    !> Unsigned integers of 1, 2, 4 or 8 bytes.
    integer(c_int), parameter :: ANYGPU_ELEMENT_UNSIGNED = 5_c_int
    !> Numbers of the format bfloat16, of 2 bytes.
    integer(c_int), parameter :: ANYGPU_ELEMENT_BFLOAT = 6_c_int

    ! anygpu_array_flag: Flags of an array, which are added up.
    !> Elements follow each other, those of the last dimension first, as in C.
    integer(c_int), parameter :: ANYGPU_ARRAY_C_ORDER = 1_c_int
    !> Elements follow each other, those of the first dimension first, as in Fortran.
    integer(c_int), parameter :: ANYGPU_ARRAY_FORTRAN_ORDER = 2_c_int
    !> Importers are asked not to write; nothing prevents it.
    integer(c_int), parameter :: ANYGPU_ARRAY_READ_ONLY = 4_c_int
    !> The field `lower` has lower bounds; else each language begins with its own, 0 or 1.
    integer(c_int), parameter :: ANYGPU_ARRAY_LOWER = 8_c_int

    ! anygpu_memory_kind: The kind of memory at an address.
    !> Memory that the back end does not know, such as the host's own.
    integer(c_int), parameter :: ANYGPU_MEMORY_UNKNOWN = 0_c_int
    !> Device memory, this process's or opened from another.
    integer(c_int), parameter :: ANYGPU_MEMORY_DEVICE = 1_c_int
    !> Pinned host memory.
    integer(c_int), parameter :: ANYGPU_MEMORY_PINNED = 2_c_int
    !> Managed memory.
    integer(c_int), parameter :: ANYGPU_MEMORY_MANAGED = 3_c_int
    !> Ordinary host memory that is registered.
    integer(c_int), parameter :: ANYGPU_MEMORY_REGISTERED = 4_c_int
    !> None: device memory that was freed, or an address where the process has no memory.
    integer(c_int), parameter :: ANYGPU_MEMORY_NONE = 5_c_int

    ! anygpu_status: The status of calls about tokens: numbers of hipError_t where HIP has the meaning, and four of their own.
    !> Success.
    integer(c_int), parameter :: ANYGPU_SUCCESS = 0_c_int
    !> An argument is NULL or out of range, or names no live device memory, or nothing that is open.
    integer(c_int), parameter :: ANYGPU_ERROR_INVALID_VALUE = 1_c_int
    !> No memory is left, too many objects are exported, or too many readers have joined.
    integer(c_int), parameter :: ANYGPU_ERROR_OUT_OF_MEMORY = 2_c_int
    !> The process was forked from one that had used the library.
    integer(c_int), parameter :: ANYGPU_ERROR_NOT_INITIALIZED = 3_c_int
    !> The event was created without the interprocess flag.
    integer(c_int), parameter :: ANYGPU_ERROR_INVALID_CONFIGURATION = 9_c_int
    !> No back end can be used.
    integer(c_int), parameter :: ANYGPU_ERROR_NO_DEVICE = 100_c_int
    !> There is no such device.
    integer(c_int), parameter :: ANYGPU_ERROR_INVALID_DEVICE = 101_c_int
    !> The device has no peer path to the one that has the memory.
    integer(c_int), parameter :: ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED = 217_c_int
    !> The operating system refuses what is needed, such as a file descriptor.
    integer(c_int), parameter :: ANYGPU_ERROR_OPERATING_SYSTEM = 304_c_int
    !> No such event, or no such steps.
    integer(c_int), parameter :: ANYGPU_ERROR_INVALID_HANDLE = 400_c_int
    !> Nothing is published by this name.
    integer(c_int), parameter :: ANYGPU_ERROR_NOT_FOUND = 500_c_int
    !> Memory of this kind cannot be shared; anygpu_last_reason() names it and says what to allocate instead.
    integer(c_int), parameter :: ANYGPU_ERROR_NOT_SUPPORTED = 801_c_int
    !> Anything else.
    integer(c_int), parameter :: ANYGPU_ERROR_UNKNOWN = 999_c_int
    !> The token is damaged, or of another machine, user, back end or version.
    integer(c_int), parameter :: ANYGPU_ERROR_REFUSED = 10001_c_int
    !> The memory was freed, the event destroyed, the steps closed, or the owner has ended.
    integer(c_int), parameter :: ANYGPU_ERROR_STALE = 10002_c_int
    !> The owner runs, but cannot be asked from here: another container or namespace, or it is stopped.
    integer(c_int), parameter :: ANYGPU_ERROR_UNREACHABLE = 10003_c_int
    !> The memory is in use by those it is shared with, or the name is another process's.
    integer(c_int), parameter :: ANYGPU_ERROR_IN_USE = 10004_c_int

    ! anygpu_way: The way in which what a token names is shared.
    !> Memory, by the vendor's 64-byte handle.
    integer(c_int), parameter :: ANYGPU_WAY_HANDLE = 1_c_int
    !> Physical memory, by a file descriptor.
    integer(c_int), parameter :: ANYGPU_WAY_PHYSICAL = 2_c_int
    !> Memory of a pool, by the pool's file descriptor.
    integer(c_int), parameter :: ANYGPU_WAY_POOL = 3_c_int
    !> An event.
    integer(c_int), parameter :: ANYGPU_WAY_EVENT = 4_c_int

    !> An array in memory.
    type, bind(c) :: anygpu_array_description
        !> The kind of the elements, a value of anygpu_element_kind.
        integer(c_int) :: kind = 0_c_int
        !> Bytes of an element.
        integer(c_int) :: bytes = 0_c_int
        !> The number of dimensions, at most ANYGPU_ARRAY_RANKS; 0 for a scalar.
        integer(c_int) :: rank = 0_c_int
        !> A sum of values of anygpu_array_flag.
        integer(c_int) :: flags = 0_c_int
        !> Bytes from the beginning of the memory that a token names to the element whose indices are all the lowest.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> Extents, by dimension; what is behind the last dimension does not count.
        integer(c_int64_t) :: shape(8) = 0_c_int64_t
        !> Bytes from an element to the next, by dimension; any sign.
        integer(c_int64_t) :: strides(8) = 0_c_int64_t
        !> Lower bounds, by dimension, with ANYGPU_ARRAY_LOWER.
        integer(c_int64_t) :: lower(8) = 0_c_int64_t
    end type anygpu_array_description

    !> A name of memory or of an event, for other processes of the same user on this machine.
    !>
    !> Plain bytes: send them unchanged by MPI, a file, a socket or the command line.
    type, bind(c) :: anygpu_token
        !> The bytes.
        integer(c_signed_char) :: bytes(512) = 0_c_signed_char
    end type anygpu_token

    !> A copy of a box of an array to one of the same extents, of at most 7 dimensions.
    type, bind(c) :: anygpu_box_copy
        !> First byte of the destination.
        type(c_ptr) :: to = c_null_ptr
        !> First byte of the source.
        type(c_ptr) :: from = c_null_ptr
        !> Bytes in the first dimension, then elements of each other one; 1 for dimensions that are not used.
        integer(c_size_t) :: count(7) = 0_c_size_t
        !> Of the destination, bytes from an element to the next of each dimension; the first is not read.
        integer(c_size_t) :: to_stride(7) = 0_c_size_t
        !> Of the source, the same.
        integer(c_size_t) :: from_stride(7) = 0_c_size_t
    end type anygpu_box_copy

    !> Properties of the memory at an address.
    type, bind(c) :: anygpu_memory
        !> The kind, a value of anygpu_memory_kind; the other fields are 0 for ANYGPU_MEMORY_UNKNOWN and _NONE.
        integer(c_int) :: kind = 0_c_int
        !> This process's ordinal of the device.
        integer(c_int) :: device = 0_c_int
        !> First address of the allocation.
        integer(c_int64_t) :: base = 0_c_int64_t
        !> Bytes of the allocation.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> 1 if the memory is another process's.
        integer(c_int) :: is_imported = 0_c_int
        !> Imports of the memory by tokens in this process that have not been closed.
        integer(c_int) :: imports = 0_c_int
        !> 1 if another process has the memory open by a token of this process.
        integer(c_int) :: is_open_elsewhere = 0_c_int
    end type anygpu_memory

    !> The contents of a token.
    type, bind(c) :: anygpu_token_description
        !> The way of sharing, a value of anygpu_way.
        integer(c_int) :: way = 0_c_int
        !> The owner's ordinal of the device.
        integer(c_int) :: device = 0_c_int
        !> The owner's process id, in its own PID namespace.
        integer(c_int) :: pid = 0_c_int
        !> 1 if an import gives this process's own object, whatever the token says of the owner.
        integer(c_int) :: is_own = 0_c_int
        !> The owner's start time, in clock ticks since the machine was started.
        integer(c_int64_t) :: start_time = 0_c_int64_t
        !> Inode of the owner's PID namespace.
        integer(c_int64_t) :: pid_namespace = 0_c_int64_t
        !> Boot id of the machine.
        integer(c_signed_char) :: boot_id(16) = 0_c_signed_char
        !> Uuid of the device; zeros where the vendor does not tell.
        integer(c_signed_char) :: uuid(16) = 0_c_signed_char
        !> Name of the back end, with a terminator.
        character(kind=c_char) :: backend(16) = c_null_char
        !> First address of the allocation in the owner; the owner's handle of an event.
        integer(c_int64_t) :: base = 0_c_int64_t
        !> Bytes of the allocation.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> Bytes from the base to the memory that is named.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> Bytes that are named.
        integer(c_int64_t) :: extent = 0_c_int64_t
        !> Number of the object, which the owner gives to no other.
        integer(c_int64_t) :: serial = 0_c_int64_t
        !> Bytes of the note.
        integer(c_int64_t) :: note_size = 0_c_int64_t
        !> The note, and zeros behind it.
        integer(c_signed_char) :: note(256) = 0_c_signed_char
    end type anygpu_token_description

    interface

        !> Makes the token of an array in device memory, by which other processes import it as the array it is.
        !>
        !> The token is one of anygpu_export, and names the memory from the array's lowest address to its highest.
        !>
        !> Returns the same as anygpu_export, and ANYGPU_ERROR_INVALID_VALUE for an array that cannot be.
        function anygpu_export_array(ptr, array, token) bind(c, name="anygpu_export_array") result(status)
            import :: anygpu_array_description, anygpu_token, c_int, c_ptr
            implicit none
            !> (in) Address of the element whose indices are all the lowest.
            type(c_ptr), value :: ptr
            !> The array. With one of the orders in `flags` the strides are that order's, whatever `strides` has;
            !> `offset` does not count.
            type(anygpu_array_description), intent(in) :: array
            !> The token.
            type(anygpu_token), intent(out) :: token
            integer(c_int) :: status
        end function anygpu_export_array

        !> Stores the description of an array in a token of memory, in place of its note.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, an array that cannot be, and one that is not within the token's memory,
        !> ANYGPU_ERROR_REFUSED for bytes that are no token.
        function anygpu_annotate_array(token, array) bind(c, name="anygpu_annotate_array") result(status)
            import :: anygpu_array_description, anygpu_token, c_int
            implicit none
            !> The token.
            type(anygpu_token), intent(inout) :: token
            !> The array, as for anygpu_export_array; `offset` counts from the beginning of the token's memory.
            type(anygpu_array_description), intent(in) :: array
            integer(c_int) :: status
        end function anygpu_annotate_array

        !> Describes the array that a token names. Opens nothing, and needs no device.
        !>
        !> The elements are within the token's memory, whoever made the token: at the address of anygpu_import, plus `offset`.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for bytes that are no token, and for a description
        !> that contradicts itself or the token, or is of another version.
        function anygpu_describe_array(token, array) bind(c, name="anygpu_describe_array") result(status)
            import :: anygpu_array_description, anygpu_token, c_int
            implicit none
            !> The token.
            type(anygpu_token), intent(in) :: token
            !> The array, with its strides and with every order that it has; `kind` is ANYGPU_ELEMENT_UNKNOWN for
            !> a token of memory alone, and of an event.
            type(anygpu_array_description), intent(out) :: array
            integer(c_int) :: status
        end function anygpu_describe_array

        !> Opens the array that a token names as a DLPack tensor, which frameworks take over.
        !>
        !> The tensor is one import of the memory. Its deleter closes it, from whatever thread, and must be called once. The work
        !> of other processes is not ordered, as with anygpu_import.
        !>
        !> Returns the same as anygpu_import; ANYGPU_ERROR_INVALID_VALUE also for another version, ANYGPU_ERROR_REFUSED also for a
        !> token without an array; ANYGPU_ERROR_NOT_SUPPORTED for what a tensor cannot be: read-only with version 0, strides that
        !> are no multiples of the elements' size, and on the host back end with ANYGPU_HOST_STRICT=1.
        function anygpu_import_dlpack(token, device, version, tensor) bind(c, name="anygpu_import_dlpack") result(status)
            import :: anygpu_token, c_int, c_ptr
            implicit none
            !> The token, with the description of an array.
            type(anygpu_token), intent(in) :: token
            !> As for anygpu_import.
            integer(c_int), value :: device
            !> 0 for a DLManagedTensor, 1 for a DLManagedTensorVersioned, of DLPack 1.0.
            integer(c_int), value :: version
            !> The tensor, on the device that has the memory; on the host back end it is one of the CPU.
            type(c_ptr), intent(out) :: tensor
            integer(c_int) :: status
        end function anygpu_import_dlpack

        !> Queues copies of boxes of arrays, which may run at the same time, in any order.
        !>
        !> On NVIDIA boxes with short rows, and several boxes of one call, are copied by one kernel where they are in device memory
        !> that the current device reaches, and others by the device's copy engines, as all are on the other back ends.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for a box that ends behind the address space, for a destination whose
        !> extent is less than its elements, which lie on each other, and for a box that is not in the memory, where the vendor
        !> tells; ANYGPU_ERROR_INVALID_HANDLE for a stream that does not exist,
        !> ANYGPU_ERROR_NOT_INITIALIZED in a forked child, ANYGPU_ERROR_NO_DEVICE. After an error copies may have been queued.
        function anygpu_copy_boxes(copies, count, stream) bind(c, name="anygpu_copy_boxes") result(status)
            import :: anygpu_box_copy, c_int, c_ptr, c_size_t
            implicit none
            !> (array of count) The copies, in memory of any kind. A box without bytes is not copied.
            type(anygpu_box_copy), intent(in) :: copies(*)
            !> Their number.
            integer(c_size_t), value :: count
            !> (in, nullable) The stream, of the dialect that made it; NULL for the default one.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function anygpu_copy_boxes

        !> Describes the memory at an address.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL.
        function anygpu_describe_memory(ptr, memory) bind(c, name="anygpu_describe_memory") result(status)
            import :: anygpu_memory, c_int, c_ptr
            implicit none
            !> (in) The address; any in an allocation.
            type(c_ptr), value :: ptr
            !> The properties.
            type(anygpu_memory), intent(out) :: memory
            integer(c_int) :: status
        end function anygpu_describe_memory

        !> Tells `anygpu check` of a use of memory that it does not see, such as a kernel's.
        !>
        !> Call it where the kernel is launched: it counts as work that is queued on the stream now. For a loop of the calling
        !> thread synchronize the stream behind the call. Outside of `anygpu check` nothing happens.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for another value of is_written, ANYGPU_ERROR_INVALID_HANDLE for a stream
        !> that does not exist, ANYGPU_ERROR_NOT_INITIALIZED in a forked child, ANYGPU_ERROR_NO_DEVICE.
        function anygpu_touch(ptr, size, is_written, stream) bind(c, name="anygpu_touch") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: ptr
            !> The bytes.
            integer(c_size_t), value :: size
            !> 1 if any of them is written, 0 if they are only read.
            integer(c_int), value :: is_written
            !> (in, nullable) The stream, of the dialect that made it; NULL for the default one.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function anygpu_touch

        !> Returns the version of the library, such as "0.1.0".
        !>
        !> The text is constant and lives as long as the process.
        function anygpu_version() bind(c, name="anygpu_version") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function anygpu_version

        !> Returns the name of the back end in use: "amd", "nvidia", "intel", "ascend" or "host"; "none" without a usable device.
        !>
        !> Selects the back end if no call has done so yet. The text is constant and lives as long as the process;
        !> anygpu_last_reason() returns the reason for "none".
        function anygpu_backend() bind(c, name="anygpu_backend") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function anygpu_backend

        !> Describes the calling thread's last failure: the call, the error, its cause and a remedy.
        !>
        !> Empty before the thread's first failure. The text is overwritten by the thread's next failure; copy it to keep it.
        function anygpu_last_reason() bind(c, name="anygpu_last_reason") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function anygpu_last_reason

        !> Records a failure of a layer over this library as the calling thread's last, for anygpu_last_reason().
        !>
        !> Returns `code`, or hipErrorInvalidValue for NULL.
        function anygpu_report(code, reason) bind(c, name="anygpu_report") result(status)
            import :: c_char, c_int
            implicit none
            !> The layer's status, which is returned.
            integer(c_int), value :: code
            !> The failure in words, beginning with the call; empty to forget the last one.
            character(kind=c_char), intent(in) :: reason(*)
            integer(c_int) :: status
        end function anygpu_report

        !> Panics inside the library and returns the error code that a caller would see, 999.
        !>
        !> A build that cannot turn panics into codes aborts the process here instead; the test suite calls this function in every
        !> build that is installed.
        function anygpu_self_test_panic() bind(c, name="anygpu_self_test_panic") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function anygpu_self_test_panic

        !> Publishes a token by a name, by which other processes of the same user on this machine find it.
        !>
        !> The name is this process's until it withdraws it with anygpu_unpublish, frees what the token names, or ends, however it
        !> ends. A token that this process has published by the name before is replaced. Names are found where tokens can be
        !> imported: in one network namespace, or by one folder of ANYGPU_BROKER_DIR.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for text that is no name; ANYGPU_ERROR_IN_USE where another living
        !> process of the user has the name: anygpu_last_reason() says which; ANYGPU_ERROR_REFUSED for another process's token,
        !> and for bytes that are none; ANYGPU_ERROR_STALE for what was freed; ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names
        !> of a process; ANYGPU_ERROR_OPERATING_SYSTEM for want of file descriptors.
        function anygpu_publish(token, name) bind(c, name="anygpu_publish") result(status)
            import :: anygpu_token, c_char, c_int
            implicit none
            !> A token of this process's own memory, array or event.
            type(anygpu_token), intent(in) :: token
            !> 1 to ANYGPU_NAME_LENGTH characters of ASCII that are printed, such as "heat/u"; no spaces and backslashes.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function anygpu_publish

        !> Withdraws a name of this process. Those who have imported what it named keep it.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for text that is no name, ANYGPU_ERROR_NOT_FOUND where this process
        !> publishes nothing by it.
        function anygpu_unpublish(name) bind(c, name="anygpu_unpublish") result(status)
            import :: c_char, c_int
            implicit none
            !> The name.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function anygpu_unpublish

        !> Finds the token that a process of this user publishes by a name, and waits for it.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a time below -1; ANYGPU_ERROR_NOT_FOUND
        !> where nobody publishes the name in that time; ANYGPU_ERROR_UNREACHABLE where its process does not answer within 5
        !> seconds; ANYGPU_ERROR_REFUSED where it is of another version, or publishes no token.
        function anygpu_lookup(name, milliseconds, token) bind(c, name="anygpu_lookup") result(status)
            import :: anygpu_token, c_char, c_int
            implicit none
            !> The name.
            character(kind=c_char), intent(in) :: name(*)
            !> The longest time to wait until the name is published; 0 does not wait, -1 waits without end.
            integer(c_int), value :: milliseconds
            !> The token, for anygpu_import, anygpu_import_event and anygpu_describe_array.
            type(anygpu_token), intent(out) :: token
            integer(c_int) :: status
        end function anygpu_lookup

        !> Lists the names that this and other processes of the user publish, in the order of their bytes.
        !>
        !> Also a name whose process is stopped, and one that is withdrawn right afterwards.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL `needed`, for a list without room and for room without a list;
        !> ANYGPU_ERROR_OPERATING_SYSTEM where the system does not tell its sockets.
        function anygpu_names(list, length, needed) bind(c, name="anygpu_names") result(status)
            import :: c_char, c_int, c_size_t
            implicit none
            !> (array of length) The names, each with a line end behind it, and a terminator; of a list that is
            !> too long the names that fit. Nothing is written where it is NULL.
            character(kind=c_char), intent(out), optional :: list(*)
            !> Room in `list`; 0 where it is NULL.
            integer(c_size_t), value :: length
            !> The room that the whole list needs.
            integer(c_size_t), intent(out) :: needed
            integer(c_int) :: status
        end function anygpu_names

        !> Creates steps: one producer, the calling process, writes them, and readers in any process of the user read each.
        !>
        !> A step is whatever the producer writes, and the readers read, between the calls that begin and end it, such as one
        !> state of an array that they share by a token. They are numbered from 1 on. The producer begins a step once each reader
        !> has read the one before or has left or ended, and a reader begins it once it is written. Streams wait for each other
        !> where the calls have one; the others block their thread. docs/guide/steps.md has programs.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and any other number, ANYGPU_ERROR_NOT_INITIALIZED in a forked child,
        !> ANYGPU_ERROR_OUT_OF_MEMORY, ANYGPU_ERROR_OPERATING_SYSTEM.
        function anygpu_steps_create(steps, readers) bind(c, name="anygpu_steps_create") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The steps; close them with anygpu_steps_close.
            type(c_ptr), intent(out) :: steps
            !> The most readers at a time, from 1 to 496.
            integer(c_int), value :: readers
            integer(c_int) :: status
        end function anygpu_steps_create

        !> Returns the handle by which readers join.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for a reader's, ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist,
        !> ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
        function anygpu_steps_handle(handle, steps) bind(c, name="anygpu_steps_handle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The handle; send it to them as it is, by any means.
            integer(c_int64_t), intent(out) :: handle
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            integer(c_int) :: status
        end function anygpu_steps_handle

        !> Publishes steps by a name, by which readers find them with anygpu_steps_lookup.
        !>
        !> The name is this process's until it closes the steps, withdraws it with anygpu_unpublish, or ends. What
        !> this process has published by the name before is replaced.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a reader's steps;
        !> ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist; ANYGPU_ERROR_IN_USE where another living process of the user
        !> has the name; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names of a
        !> process; ANYGPU_ERROR_OPERATING_SYSTEM for want of file descriptors.
        function anygpu_steps_publish(steps, name) bind(c, name="anygpu_steps_publish") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            !> As for anygpu_publish.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function anygpu_steps_publish

        !> Publishes an array and the steps that order it by one name.
        !>
        !> Readers find the array with anygpu_lookup, and the steps with anygpu_steps_of_token or anygpu_steps_lookup. The name is
        !> this process's until it closes the steps, frees the array, withdraws the name with anygpu_unpublish, or ends.
        !>
        !> Returns the same as anygpu_publish for the token and the name, and as anygpu_steps_publish for the steps.
        function anygpu_steps_publish_array(steps, token, name) bind(c, name="anygpu_steps_publish_array") result(status)
            import :: anygpu_token, c_char, c_int, c_ptr
            implicit none
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            !> A token of this process's own memory or array.
            type(anygpu_token), intent(in) :: token
            !> As for anygpu_publish.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function anygpu_steps_publish_array

        !> Returns the handle of the steps that an array was published with.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL; ANYGPU_ERROR_REFUSED for a token without steps, and for bytes that are none.
        function anygpu_steps_of_token(handle, token) bind(c, name="anygpu_steps_of_token") result(status)
            import :: anygpu_token, c_int, c_int64_t
            implicit none
            !> The handle, for anygpu_steps_join.
            integer(c_int64_t), intent(out) :: handle
            !> The token of anygpu_lookup.
            type(anygpu_token), intent(in) :: token
            integer(c_int) :: status
        end function anygpu_steps_of_token

        !> Finds the handle of the steps that a process of this user publishes by a name, and waits for it.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a time below -1; ANYGPU_ERROR_NOT_FOUND
        !> where nobody publishes the name in that time; ANYGPU_ERROR_UNREACHABLE where its process does not answer within 5
        !> seconds; ANYGPU_ERROR_REFUSED where the name is that of anything else, such as of an array without steps;
        !> ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
        function anygpu_steps_lookup(name, milliseconds, handle) bind(c, name="anygpu_steps_lookup") result(status)
            import :: c_char, c_int, c_int64_t
            implicit none
            !> The name.
            character(kind=c_char), intent(in) :: name(*)
            !> The longest time to wait until the name is published; 0 does not wait, -1 waits without end.
            integer(c_int), value :: milliseconds
            !> The handle, for anygpu_steps_join.
            integer(c_int64_t), intent(out) :: handle
            integer(c_int) :: status
        end function anygpu_steps_lookup

        !> Joins steps as a reader, whether or not the producer has begun.
        !>
        !> The reader reads first the step that the producer began last, once that is written, and then each one. The producer
        !> waits for it until it closes the steps or its process ends. A process may join more than once.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_STALE if the producer has closed the steps or has ended,
        !> ANYGPU_ERROR_REFUSED for another user's and for a handle of anything else, ANYGPU_ERROR_UNREACHABLE,
        !> ANYGPU_ERROR_OUT_OF_MEMORY if as many readers as can have joined, ANYGPU_ERROR_NOT_INITIALIZED in a forked child,
        !> ANYGPU_ERROR_OPERATING_SYSTEM.
        function anygpu_steps_join(steps, handle) bind(c, name="anygpu_steps_join") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The steps; close them with anygpu_steps_close.
            type(c_ptr), intent(out) :: steps
            !> The handle, of this or of another process.
            integer(c_int64_t), value :: handle
            integer(c_int) :: status
        end function anygpu_steps_join

        !> Waits until so many readers have joined since the steps were created.
        !>
        !> For a producer whose first steps nobody may miss: call it behind anygpu_steps_publish and before the first step. Readers
        !> count as they join, whatever becomes of them; one that ends before does not.
        !>
        !> Returns hipErrorNotReady after that time; ANYGPU_ERROR_INVALID_VALUE for a negative number, for more readers than can
        !> have joined at a time, for a time below -1 and for a reader's steps; ANYGPU_ERROR_INVALID_HANDLE for steps that do not
        !> exist, or that another thread closes meanwhile; ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
        function anygpu_steps_wait_readers(steps, readers, milliseconds) bind(c, name="anygpu_steps_wait_readers") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            !> How many; 0 waits for nobody.
            integer(c_int), value :: readers
            !> The longest time to wait; 0 does not wait, -1 waits without end.
            integer(c_int), value :: milliseconds
            integer(c_int) :: status
        end function anygpu_steps_wait_readers

        !> Makes the next step of several readers the same: the highest of theirs. Those before it count as read.
        !>
        !> A program that reads several producers, which wait for each other as the ranks of a simulation do, calls this once it
        !> has joined all. From then on it begins a step of each, and ends all of these before it begins the next of any.
        !> Otherwise it pairs steps of different numbers, and two such programs can wait for each other without end.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for none, for the producer's steps and if a step is begun;
        !> ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist; hipErrorNotReady while work on a stream is still to end a step
        !> before; ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
        function anygpu_steps_align(steps, count) bind(c, name="anygpu_steps_align") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (array of count) The readers' steps.
            type(c_ptr), intent(in) :: steps(*)
            !> How many these are.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function anygpu_steps_align

        !> Closes steps of this process: a reader leaves, and the producer writes no more.
        !>
        !> The producer waits for a reader that has left no more. Once the producer has closed them, each reader gets
        !> ANYGPU_ERROR_STALE when it begins a step after the last; a stream that waits for one already fails. To wait until the
        !> last step was read, such as before its memory is freed, the producer begins one more and closes the steps instead of
        !> ending it.
        !>
        !> Returns ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist, hipErrorNotReady while work on a stream is still to
        !> end a step and while a reader has begun one on a stream that may still come: end it, and wait for the stream;
        !> ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
        function anygpu_steps_close(steps) bind(c, name="anygpu_steps_close") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The steps.
            type(c_ptr), value :: steps
            integer(c_int) :: status
        end function anygpu_steps_close

        !> Begins the producer's next step on a stream, whose later work waits until all readers have read the last one.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for a reader's steps and if a step is begun; ANYGPU_ERROR_INVALID_HANDLE
        !> for steps that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
        function anygpu_steps_begin_write(steps, stream, step) bind(c, name="anygpu_steps_begin_write") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            !> (in, nullable) The stream that will write, of the dialect that made it; NULL for the default one.
            type(c_ptr), value :: stream
            !> The step's number.
            integer(c_int64_t), intent(out) :: step
            integer(c_int) :: status
        end function anygpu_steps_begin_write

        !> Ends the step that the producer has begun: it is written once the stream's work so far is done.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for a reader's steps and if no step is begun; ANYGPU_ERROR_INVALID_HANDLE for steps
        !> that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
        function anygpu_steps_end_write(steps, stream) bind(c, name="anygpu_steps_end_write") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            !> (in, nullable) The stream, as for anygpu_steps_begin_write.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function anygpu_steps_end_write

        !> Begins the next step of a reader's on a stream, whose later work waits until the step is written.
        !>
        !> If the producer ends without closing the steps, or its work fails, the wait fails: hipErrorLaunchFailure from the next
        !> call that waits for the stream, within 200 ms.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for the producer's steps and if a step is begun; ANYGPU_ERROR_STALE if the
        !> producer has closed the steps and there are no more; ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist;
        !> ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
        function anygpu_steps_begin_read(steps, stream, step) bind(c, name="anygpu_steps_begin_read") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The reader's steps.
            type(c_ptr), value :: steps
            !> (in, nullable) The stream that will read, of the dialect that made it; NULL for the default one.
            type(c_ptr), value :: stream
            !> The step's number.
            integer(c_int64_t), intent(out) :: step
            integer(c_int) :: status
        end function anygpu_steps_begin_read

        !> Ends the step that a reader has begun: it is read once the stream's work so far is done.
        !>
        !> If the stream has failed, and none of its work reads any more, anygpu_steps_end_read_host ends the step.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for the producer's steps and if no step is begun; ANYGPU_ERROR_INVALID_HANDLE for
        !> steps that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
        function anygpu_steps_end_read(steps, stream) bind(c, name="anygpu_steps_end_read") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The reader's steps.
            type(c_ptr), value :: steps
            !> (in, nullable) The stream, as for anygpu_steps_begin_read.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function anygpu_steps_end_read

        !> Waits until all readers have read the last step, and begins the producer's next one on the host.
        !>
        !> Returns hipErrorNotReady after that time, having begun nothing; else the same as anygpu_steps_begin_write.
        function anygpu_steps_begin_write_host(steps, milliseconds, step) &
            bind(c, name="anygpu_steps_begin_write_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            !> The longest time to wait; 0 does not wait.
            integer(c_int), value :: milliseconds
            !> The step's number.
            integer(c_int64_t), intent(out) :: step
            integer(c_int) :: status
        end function anygpu_steps_begin_write_host

        !> Ends the step that the producer has begun: it is written now.
        !>
        !> Returns the same as anygpu_steps_end_write.
        function anygpu_steps_end_write_host(steps) bind(c, name="anygpu_steps_end_write_host") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The producer's steps.
            type(c_ptr), value :: steps
            integer(c_int) :: status
        end function anygpu_steps_end_write_host

        !> Waits until the next step is written, and begins to read it on the host.
        !>
        !> Returns hipErrorNotReady after that time, having begun nothing; hipErrorLaunchFailure within 200 ms if the producer
        !> ends without closing the steps, or if its work has failed; else the same as anygpu_steps_begin_read.
        function anygpu_steps_begin_read_host(steps, milliseconds, step) bind(c, name="anygpu_steps_begin_read_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The reader's steps.
            type(c_ptr), value :: steps
            !> The longest time to wait; 0 does not wait.
            integer(c_int), value :: milliseconds
            !> The step's number.
            integer(c_int64_t), intent(out) :: step
            integer(c_int) :: status
        end function anygpu_steps_begin_read_host

        !> Ends the step that a reader has begun: it is read now.
        !>
        !> Returns the same as anygpu_steps_end_read.
        function anygpu_steps_end_read_host(steps) bind(c, name="anygpu_steps_end_read_host") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The reader's steps.
            type(c_ptr), value :: steps
            integer(c_int) :: status
        end function anygpu_steps_end_read_host

        !> Creates a timeline: a number that only grows, to order the work of several processes.
        !>
        !> Streams wait for it and raise it as an external timeline semaphore (hipImportExternalSemaphore with type 9, and
        !> CUDA's equivalents), host threads with anygpu_timeline_signal, anygpu_timeline_wait and anygpu_timeline_value. Other
        !> processes of the same user get the descriptor over a Unix socket (SCM_RIGHTS), or a child by `fork` before the first call
        !> that needs a back end. Send it first and import your own after it. An import takes ownership, so import a `dup` of one
        !> that is still needed, and close a descriptor that is not imported. docs/guide/timelines.md has a program, and
        !> docs/evidence/timeline.md the contents of the file.
        !>
        !> A wait for a larger number than the present one ends with an error on its stream (hipErrorLaunchFailure,
        !> CUDA_ERROR_LAUNCH_FAILED) if it would be in vain: if a process that had imported the timeline was killed, crashed or
        !> ended by `_exit`; if the work that was to raise it failed; if other processes had it and none has it any more; and when
        !> the stream's device is reset. A process that destroys its semaphore, or calls `exit` with no such work unfinished, does
        !> not fail the others' waits.
        !>
        !> Returns 0, or hipErrorInvalidValue for NULL, hipErrorOperatingSystem if no file can be created.
        function anygpu_timeline_create(fd, value) bind(c, name="anygpu_timeline_create") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The file descriptor, which is closed by `exec`.
            integer(c_int), intent(out) :: fd
            !> The initial number.
            integer(c_int64_t), value :: value
            integer(c_int) :: status
        end function anygpu_timeline_create

        !> Returns the number of a timeline.
        !>
        !> Returns 0, or hipErrorInvalidValue for NULL and for a descriptor that is not a timeline's.
        function anygpu_timeline_value(value, fd) bind(c, name="anygpu_timeline_value") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The number.
            integer(c_int64_t), intent(out) :: value
            !> Its descriptor, which stays open.
            integer(c_int), value :: fd
            integer(c_int) :: status
        end function anygpu_timeline_value

        !> Raises a timeline: waits for this number and lower ones end, in all processes.
        !>
        !> Returns 0, or hipErrorInvalidValue for a lower number and for a descriptor that is not a timeline's.
        function anygpu_timeline_signal(fd, value) bind(c, name="anygpu_timeline_signal") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> Its descriptor, which stays open.
            integer(c_int), value :: fd
            !> The number, not lower than the present one.
            integer(c_int64_t), value :: value
            integer(c_int) :: status
        end function anygpu_timeline_signal

        !> Waits until a timeline has reached a number.
        !>
        !> Returns 0, hipErrorNotReady after that time, hipErrorLaunchFailure if a process that had imported the timeline ended
        !> without releasing it or the work that was to raise it failed, or hipErrorInvalidValue for a descriptor that is not a
        !> timeline's.
        function anygpu_timeline_wait(fd, value, milliseconds) bind(c, name="anygpu_timeline_wait") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> Its descriptor, which stays open.
            integer(c_int), value :: fd
            !> The number.
            integer(c_int64_t), value :: value
            !> The longest time to wait; 0 does not wait.
            integer(c_int), value :: milliseconds
            integer(c_int) :: status
        end function anygpu_timeline_wait

        !> Offers timelines to other processes of the user by a number, which needs no socket.
        !>
        !> Each timeline begins at 0 and is made when it is first opened, by whichever process, so that those nobody opens cost
        !> nothing. Until the offer is withdrawn, this process keeps a descriptor of each that was. Waits of others for work of this
        !> process end with an error when it ends.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for no timelines, ANYGPU_ERROR_OPERATING_SYSTEM,
        !> ANYGPU_ERROR_OUT_OF_MEMORY.
        function anygpu_timeline_offer(handle, count) bind(c, name="anygpu_timeline_offer") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The handle; send it to the others as it is.
            integer(c_int64_t), intent(out) :: handle
            !> Timelines that can be opened.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function anygpu_timeline_offer

        !> Opens a timeline that a process offers, and makes it if nobody has opened it before.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_STALE for a handle or a number that is not offered, also
        !> because the process has ended, ANYGPU_ERROR_REFUSED for another user's, ANYGPU_ERROR_UNREACHABLE, and
        !> ANYGPU_ERROR_OPERATING_SYSTEM if either process has no file descriptors left.
        function anygpu_timeline_open(fd, handle, number) bind(c, name="anygpu_timeline_open") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> A file descriptor of it, as of anygpu_timeline_create.
            integer(c_int), intent(out) :: fd
            !> The handle of the offer, of this or of another process.
            integer(c_int64_t), value :: handle
            !> The timeline, less than the offer's count.
            integer(c_int), value :: number
            integer(c_int) :: status
        end function anygpu_timeline_open

        !> Withdraws an offer of timelines: none can be opened by it any more. Those that were opened stay.
        !>
        !> Returns ANYGPU_ERROR_STALE for a handle that is not offered, ANYGPU_ERROR_REFUSED for another process's.
        function anygpu_timeline_withdraw(handle) bind(c, name="anygpu_timeline_withdraw") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The handle, of this process.
            integer(c_int64_t), value :: handle
            integer(c_int) :: status
        end function anygpu_timeline_withdraw

        !> Makes the token of device memory, by which other processes import it.
        !>
        !> Any address in memory of hipMalloc, cudaMalloc, cuMemAlloc or aclrtMalloc, in mapped physical memory that was created
        !> with the handle type of file descriptors, in memory of a pool with that handle type, and in memory that anygpu_import
        !> returned, whose token names the memory's owner. The token is valid until the memory is freed or this process ends.
        !> Tokens need not be released. A token orders no work: first wait for what fills the memory, such as a copy from pageable
        !> memory, or export an event that is recorded behind it.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for an address that is not device memory, and for a range that is not in one
        !> allocation; ANYGPU_ERROR_NOT_SUPPORTED for memory that cannot be shared (managed, pinned and registered memory, pools
        !> and physical memory without a handle type, memory opened by a vendor's handle).
        function anygpu_export(ptr, size, token) bind(c, name="anygpu_export") result(status)
            import :: anygpu_token, c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first address to name.
            type(c_ptr), value :: ptr
            !> Bytes to name, all in one allocation; 0 for all up to its end.
            integer(c_size_t), value :: size
            !> The token.
            type(anygpu_token), intent(out) :: token
            integer(c_int) :: status
        end function anygpu_export

        !> Makes the token of an event, by which other processes import it.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_INVALID_HANDLE for an event that does not exist,
        !> ANYGPU_ERROR_INVALID_CONFIGURATION for one created without these flags.
        function anygpu_export_event(event, token) bind(c, name="anygpu_export_event") result(status)
            import :: anygpu_token, c_int, c_ptr
            implicit none
            !> (in) An event created with hipEventInterprocess and hipEventDisableTiming, or their equivalents.
            type(c_ptr), value :: event
            !> The token.
            type(anygpu_token), intent(out) :: token
            integer(c_int) :: status
        end function anygpu_export_event

        !> Opens the memory that a token names for use by a device, and returns the address of its first byte.
        !>
        !> All imports of a buffer for one device share one mapping in the process and return the same address; each is closed
        !> once. In the owner the address is the owner's own. A mapping that is closed by all stays for the next import, until its
        !> owner frees the memory or ends, an allocation fails, or anygpu_trim is called; ANYGPU_CACHE_MAPPINGS and
        !> ANYGPU_CACHE_BYTES limit this.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_INVALID_DEVICE, ANYGPU_ERROR_REFUSED, ANYGPU_ERROR_STALE,
        !> ANYGPU_ERROR_UNREACHABLE, ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED; anygpu_last_reason() says more.
        function anygpu_import(token, device, ptr) bind(c, name="anygpu_import") result(status)
            import :: anygpu_token, c_int, c_ptr
            implicit none
            !> The token.
            type(anygpu_token), intent(in) :: token
            !> This process's ordinal of the device that will use the memory; -1 for the thread's current device.
            integer(c_int), value :: device
            !> The address; close it with anygpu_close.
            type(c_ptr), intent(out) :: ptr
            integer(c_int) :: status
        end function anygpu_import

        !> Opens the event that a token names, and returns it.
        !>
        !> All imports of an event for one device share one event in the process; each is closed once. In the owner it is the
        !> owner's own event.
        !>
        !> Returns the same as anygpu_import.
        function anygpu_import_event(token, device, event) bind(c, name="anygpu_import_event") result(status)
            import :: anygpu_token, c_int, c_ptr
            implicit none
            !> The token.
            type(anygpu_token), intent(in) :: token
            !> The ordinal of the device whose streams will record the event; -1 for the thread's current device.
            integer(c_int), value :: device
            !> The event, for the calls of any dialect; close it with anygpu_close_event, do not destroy it.
            type(c_ptr), intent(out) :: event
            integer(c_int) :: status
        end function anygpu_import_event

        !> Closes one import of memory.
        !>
        !> Memory of a pool stays open where the program has imported it by itself too (cuMemPoolImportPointer and its like), until
        !> it frees that import. A free of memory that only tokens have open is refused.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for an address that is not open.
        function anygpu_close(ptr) bind(c, name="anygpu_close") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The address that anygpu_import returned, or another one in that memory.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function anygpu_close

        !> Closes one import of an event. Work that waits for it is not disturbed.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for an event that is not open.
        function anygpu_close_event(event) bind(c, name="anygpu_close_event") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event that anygpu_import_event returned.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function anygpu_close_event

        !> Unmaps the memory of other processes that nobody in this one has open any more.
        !>
        !> Such mappings are kept so that the next import is fast; allocations that fail unmap them by themselves.
        function anygpu_trim() bind(c, name="anygpu_trim") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function anygpu_trim

        !> Describes what a token names. Opens nothing, and needs no device.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for bytes that are no token.
        function anygpu_describe(token, description) bind(c, name="anygpu_describe") result(status)
            import :: anygpu_token, anygpu_token_description, c_int
            implicit none
            !> The token.
            type(anygpu_token), intent(in) :: token
            !> Its contents.
            type(anygpu_token_description), intent(out) :: description
            integer(c_int) :: status
        end function anygpu_describe

        !> Stores bytes of the application's in a token, in place of those it had.
        !>
        !> The type and shape of an array, for instance; the token's checksum covers them, and anygpu_describe returns them.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for more bytes, ANYGPU_ERROR_REFUSED for bytes that are no token.
        function anygpu_annotate(token, note, size) bind(c, name="anygpu_annotate") result(status)
            import :: anygpu_token, c_int, c_ptr, c_size_t
            implicit none
            !> The token.
            type(anygpu_token), intent(inout) :: token
            !> (in, array of size, nullable) The bytes.
            type(c_ptr), value :: note
            !> Their number, at most ANYGPU_TOKEN_NOTE_SIZE.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function anygpu_annotate

        !> Writes a token as text: 1024 hexadecimal digits and a terminator.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL and too little room, ANYGPU_ERROR_REFUSED for bytes that are no token.
        function anygpu_token_to_text(token, text, length) bind(c, name="anygpu_token_to_text") result(status)
            import :: anygpu_token, c_char, c_int
            implicit none
            !> The token.
            type(anygpu_token), intent(in) :: token
            !> (array of length) The text.
            character(kind=c_char), intent(out) :: text(*)
            !> Room in `text`, at least ANYGPU_TOKEN_TEXT_SIZE.
            integer(c_int), value :: length
            integer(c_int) :: status
        end function anygpu_token_to_text

        !> Reads a token from text.
        !>
        !> Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for text that is no token.
        function anygpu_token_from_text(text, token) bind(c, name="anygpu_token_from_text") result(status)
            import :: anygpu_token, c_char, c_int
            implicit none
            !> The text; spaces and line ends around it do not count.
            character(kind=c_char), intent(in) :: text(*)
            !> The token.
            type(anygpu_token), intent(out) :: token
            integer(c_int) :: status
        end function anygpu_token_from_text

    end interface
end module anygpu_calls
