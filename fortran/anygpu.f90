! Generated from src/api/anygpu by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> anygpu's own calls, which have no counterpart in the vendors' interfaces.
!>
!> Texts are C pointers; a function of anygpu_strings converts them to Fortran strings.
module anygpu
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    implicit none
    public
    private :: c_int, c_int64_t, c_ptr

    !> The first number of this header's version; anygpu_version() has the library's.
    integer(c_int), parameter :: ANYGPU_VERSION_MAJOR = 0_c_int
    !> The second number.
    integer(c_int), parameter :: ANYGPU_VERSION_MINOR = 1_c_int
    !> The third number.
    integer(c_int), parameter :: ANYGPU_VERSION_PATCH = 0_c_int
    !> All three, to compare with: 10000 times the first, 100 times the second, the third.
    integer(c_int), parameter :: ANYGPU_VERSION_NUMBER = 100_c_int

    interface

        !> Returns the version of the library, such as "0.1.0".
        !>
        !> The text is constant and lives as long as the process.
        function anygpu_version() bind(c, name="anygpu_version") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function anygpu_version

        !> Returns the name of the back end in use: "amd", "nvidia", "ascend" or "host"; "none" without a usable device.
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

        !> Panics inside the library and returns the error code that a caller would see, 999.
        !>
        !> A build that cannot turn panics into codes aborts the process here instead; the test suite calls this function in every
        !> build that is installed.
        function anygpu_self_test_panic() bind(c, name="anygpu_self_test_panic") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function anygpu_self_test_panic

        !> Creates a timeline: a number that only grows, to order the work of several processes.
        !>
        !> Streams wait for it and raise it as an external timeline semaphore (hipImportExternalSemaphore with type 9, and
        !> CUDA's equivalents), host threads with the calls below. Other processes of the same user get the descriptor over
        !> a Unix socket (SCM_RIGHTS) or by inheritance. An import takes ownership, so import a `dup` of one that is still needed,
        !> and close a descriptor that is not imported. docs/timeline.md defines the contents of the file.
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

    end interface
end module anygpu
