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

        !> Returns the name of the back end in use: "amd", "nvidia", "ascend" or "host"; "none" where no device can be used.
        !>
        !> Chooses the back end if no call has done so yet. The text is constant and lives as long as the process;
        !> anygpu_last_reason() says why where the answer is "none".
        function anygpu_backend() bind(c, name="anygpu_backend") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function anygpu_backend

        !> Returns the calling thread's last failure in words: which call, what went wrong, why, and what to do about it.
        !>
        !> Empty before the thread's first failure. The text is overwritten by the thread's next failure; copy it to keep it.
        function anygpu_last_reason() bind(c, name="anygpu_last_reason") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function anygpu_last_reason

        !> Panics inside the library and returns the error code that a caller would see, 999.
        !>
        !> A build that cannot turn panics into codes ends the process here instead; the test suite calls this in every build
        !> that is installed.
        function anygpu_self_test_panic() bind(c, name="anygpu_self_test_panic") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function anygpu_self_test_panic

        !> Makes a timeline: a number that only grows, to order the work of several processes.
        !>
        !> Streams wait for it and raise it as an external semaphore of the type timeline (hipImportExternalSemaphore, its type
        !> 9, and its like in CUDA), host threads with the calls below. Other processes of the same user get the descriptor over
        !> a Unix socket (SCM_RIGHTS) or by inheritance. An import takes it, so import a `dup` of one that is still needed; what
        !> is not imported, close. docs/timeline.md says what is in the file.
        !>
        !> A wait for more than the number is ends with an error on its stream (hipErrorLaunchFailure, CUDA_ERROR_LAUNCH_FAILED)
        !> where it would be in vain: where a process that had imported the timeline was killed, crashed or left by `_exit`; where
        !> the work that was to raise it failed; where no other process has it any more; and when the stream's device is reset.
        !> A process that destroys its semaphore, or calls `exit` with no such work unfinished, is not missed by the others.
        !>
        !> Returns 0, or hipErrorInvalidValue for NULL, hipErrorOperatingSystem where no file is to be had.
        function anygpu_timeline_create(fd, value) bind(c, name="anygpu_timeline_create") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The file descriptor, closed when a program is executed.
            integer(c_int), intent(out) :: fd
            !> Where the timeline starts.
            integer(c_int64_t), value :: value
            integer(c_int) :: status
        end function anygpu_timeline_create

        !> Tells how far a timeline is.
        !>
        !> Returns 0, or hipErrorInvalidValue for NULL and for what is no timeline's descriptor.
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
        !> Returns 0, or hipErrorInvalidValue for a lower number and for what is no timeline's descriptor.
        function anygpu_timeline_signal(fd, value) bind(c, name="anygpu_timeline_signal") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> Its descriptor, which stays open.
            integer(c_int), value :: fd
            !> The number, not lower than it is.
            integer(c_int64_t), value :: value
            integer(c_int) :: status
        end function anygpu_timeline_signal

        !> Waits until a timeline has come to a number.
        !>
        !> Returns 0, hipErrorNotReady where it takes longer, hipErrorLaunchFailure where a process that had imported the
        !> timeline ended without letting go of it, or hipErrorInvalidValue for what is no timeline's descriptor.
        function anygpu_timeline_wait(fd, value, milliseconds) bind(c, name="anygpu_timeline_wait") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> Its descriptor, which stays open.
            integer(c_int), value :: fd
            !> The number.
            integer(c_int64_t), value :: value
            !> How long to wait at most; 0 only looks.
            integer(c_int), value :: milliseconds
            integer(c_int) :: status
        end function anygpu_timeline_wait

    end interface
end module anygpu
