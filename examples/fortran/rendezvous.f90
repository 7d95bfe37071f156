! SPDX-License-Identifier: MIT OR Apache-2.0
!> How the example's processes find each other: small files in a directory. A real program would use MPI instead.
module rendezvous
    use, intrinsic :: iso_c_binding, only: c_char, c_double, c_int, c_int64_t, c_intptr_t, c_null_char, c_ptr, &
        c_size_t
    use, intrinsic :: iso_fortran_env, only: error_unit, output_unit
    use anygpu, only: anygpu_last_reason
    use anygpu_hip, only: hipGetErrorName, hipSuccess
    use anygpu_strings, only: from_c_string
    implicit none
    private

    public :: meet, put, take, discard, path_of, of_consumer, say, fail, check
    public :: filled, written, slice_begin, now, median, offset, text

    !> The shared array: 64 MiB of doubles.
    integer(c_int64_t), parameter, public :: elements = 8_c_int64_t * 1024 * 1024
    integer(c_size_t), parameter, public :: array_bytes = 8 * elements
    integer, parameter, public :: consumers = 3
    !> Characters of a device's PCI address. Processes may number the same devices differently, so this is what is sent.
    integer(c_int), parameter, public :: pci_id_size = 16

    character(:), allocatable :: directory, self
    real(c_double) :: time_limit = 60

    interface
        function c_rename(old, new) bind(c, name="rename") result(status)
            import :: c_char, c_int
            character(kind=c_char), intent(in) :: old(*), new(*)
            integer(c_int) :: status
        end function
        function c_usleep(microseconds) bind(c, name="usleep") result(status)
            import :: c_int
            integer(c_int), value :: microseconds
            integer(c_int) :: status
        end function
        function c_getpid() bind(c, name="getpid") result(process)
            import :: c_int
            integer(c_int) :: process
        end function
    end interface

    !> A number as text without blanks.
    interface text
        module procedure text_of_int, text_of_int64, text_of_real
    end interface

contains

    !> Reads the arguments [directory [role [seconds to wait for others]]] and returns the role.
    function meet(name) result(role)
        character(*), intent(in) :: name
        integer(c_int) :: role
        character(4096) :: argument
        integer :: status

        role = 0
        directory = "."
        self = name
        call get_command_argument(1, argument, status=status)
        if (status == 0) directory = trim(argument)
        call get_command_argument(2, argument, status=status)
        if (status == 0) read (argument, *, iostat=status) role
        if (role > 0) self = name // " " // text(role)
        call get_command_argument(3, argument, status=status)
        if (status == 0) read (argument, *, iostat=status) time_limit
    end function

    !> Publishes bytes under a name, all at once.
    subroutine put(name, bytes)
        character(*), intent(in) :: name, bytes

        if (.not. write_file(name, bytes)) call fail("cannot write " // name // " in " // directory)
    end subroutine

    !> Waits until another process has put a name and reads its bytes; fails when another process has, or at the time
    !> limit.
    subroutine take(name, bytes)
        character(*), intent(in) :: name
        character(*), intent(out) :: bytes
        real(c_double) :: deadline
        integer :: unit, status
        integer(c_int) :: ignored
        logical :: found

        deadline = now() + time_limit
        do
            inquire (file=directory // "/" // name, exist=found)
            if (found) exit
            inquire (file=directory // "/failed", exist=found)
            if (found) call fail("gives up: another process has failed")
            if (now() > deadline) call fail("gives up: waited " // text(time_limit, 1) // " s for " // name)
            ignored = c_usleep(500_c_int)
        end do
        if (len(bytes) == 0) return
        open (newunit=unit, file=directory // "/" // name, access="stream", form="unformatted", action="read", &
            status="old", iostat=status)
        if (status == 0) read (unit, iostat=status) bytes
        if (status /= 0) call fail("cannot read " // name // " in " // directory)
        close (unit)
    end subroutine

    !> Removes what has been put under a name.
    subroutine discard(name)
        character(*), intent(in) :: name
        integer :: unit, status

        open (newunit=unit, file=directory // "/" // name, status="old", iostat=status)
        if (status == 0) close (unit, status="delete")
    end subroutine

    !> Where in the directory a name is.
    function path_of(name) result(path)
        character(*), intent(in) :: name
        character(:), allocatable :: path

        path = directory // "/" // name
    end function

    !> The name of a consumer's file.
    function of_consumer(role, what) result(name)
        integer(c_int), intent(in) :: role
        character(*), intent(in) :: what
        character(:), allocatable :: name

        name = "consumer-" // text(role) // "." // what
    end function

    function write_file(name, bytes) result(complete)
        character(*), intent(in) :: name, bytes
        logical :: complete
        character(:), allocatable :: unfinished
        integer :: unit, status

        unfinished = directory // "/." // name // "." // text(c_getpid())
        open (newunit=unit, file=unfinished, access="stream", form="unformatted", action="write", status="replace", &
            iostat=status)
        complete = status == 0
        if (.not. complete) return
        write (unit, iostat=status) bytes
        close (unit)
        ! Renamed only when whole, so that nobody reads half of it.
        complete = status == 0
        if (complete) complete = c_rename(unfinished // c_null_char, directory // "/" // name // c_null_char) == 0
    end function

    !> Prints a line that starts with this process's name.
    subroutine say(words)
        character(*), intent(in) :: words

        write (output_unit, "(a)") self // ": " // words
        flush (output_unit)
    end subroutine

    !> Prints an error, tells the other processes, and exits with 1.
    subroutine fail(words)
        character(*), intent(in) :: words
        logical :: ignored

        write (error_unit, "(a)") self // ": error: " // words
        ignored = write_file("failed", self)
        stop 1, quiet=.true.
    end subroutine

    !> Fails unless a call succeeded, with its status and anygpu's own words for why.
    subroutine check(status, call_name)
        integer(c_int), intent(in) :: status
        character(*), intent(in) :: call_name

        if (status /= hipSuccess) then
            call fail(call_name // ": " // from_c_string(hipGetErrorName(status)) // &
                " (" // from_c_string(anygpu_last_reason()) // ")")
        end if
    end subroutine

    !> What the producer fills in.
    elemental function filled(element) result(value)
        integer(c_int64_t), intent(in) :: element
        real(c_double) :: value

        value = real(element, c_double)
    end function

    !> What a consumer writes over it.
    elemental function written(role, element) result(value)
        integer(c_int), intent(in) :: role
        integer(c_int64_t), intent(in) :: element
        real(c_double) :: value

        value = 1e8_c_double * role + real(element, c_double)
    end function

    !> The first element of a consumer's third; the last consumer's ends where role consumers + 1 would begin.
    elemental function slice_begin(role) result(element)
        integer(c_int), intent(in) :: role
        integer(c_int64_t) :: element

        element = (role - 1) * elements / consumers + 1
    end function

    !> Seconds since some fixed moment.
    function now() result(seconds)
        real(c_double) :: seconds
        integer(c_int64_t) :: count, rate

        call system_clock(count, rate)
        seconds = real(count, c_double) / real(rate, c_double)
    end function

    !> The middle one of some numbers.
    pure function median(numbers) result(middle)
        real(c_double), intent(in) :: numbers(:)
        real(c_double) :: middle
        integer :: i

        middle = numbers(1)
        do i = 1, size(numbers)
            if (count(numbers < numbers(i)) <= size(numbers) / 2 .and. &
                count(numbers <= numbers(i)) > size(numbers) / 2) middle = numbers(i)
        end do
    end function

    !> The address some bytes behind another: arithmetic only, what it names is never read here.
    pure function offset(address, bytes) result(moved)
        type(c_ptr), intent(in) :: address
        integer(c_size_t), intent(in) :: bytes
        type(c_ptr) :: moved

        moved = transfer(transfer(address, 0_c_intptr_t) + int(bytes, c_intptr_t), moved)
    end function

    function text_of_int(number) result(words)
        integer(c_int), intent(in) :: number
        character(:), allocatable :: words
        character(24) :: buffer

        write (buffer, "(i0)") number
        words = trim(buffer)
    end function

    function text_of_int64(number) result(words)
        integer(c_int64_t), intent(in) :: number
        character(:), allocatable :: words
        character(24) :: buffer

        write (buffer, "(i0)") number
        words = trim(buffer)
    end function

    function text_of_real(number, decimals) result(words)
        real(c_double), intent(in) :: number
        integer, intent(in) :: decimals
        character(:), allocatable :: words
        character(40) :: buffer, form

        write (form, "(a, i0, a)") "(f40.", decimals, ")"
        write (buffer, form) number
        words = trim(adjustl(buffer))
    end function

end module rendezvous
