! Generated from src/api/anygpu by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> anygpu's own calls: what no vendor's interface can be asked.
!>
!> Texts come as C pointers; anygpu_strings has the function that makes them Fortran strings.
module anygpu
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    implicit none
    private

    public :: anygpu_version
    public :: anygpu_backend
    public :: anygpu_last_reason
    public :: anygpu_self_test_panic

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

    end interface
end module anygpu
