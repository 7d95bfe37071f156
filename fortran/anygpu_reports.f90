! SPDX-License-Identifier: MIT OR Apache-2.0
!> Failures as text: statuses of C calls as stat and errmsg of Fortran's, and the back end's name.
module anygpu_reports
    use, intrinsic :: iso_c_binding, only: c_int, c_null_char
    use anygpu_calls, only: anygpu_backend, anygpu_last_reason, anygpu_report, ANYGPU_SUCCESS
    use anygpu_strings, only: from_c_string
    implicit none
    private

    public :: gpu_backend, gpu_check, gpu_reason
    public :: failed, finish, forget_reason

contains

    !> Name of the back end in use: "amd", "nvidia", "intel", "ascend" or "host"; "none" without a usable device.
    function gpu_backend() result(name)
        character(:), allocatable :: name

        name = from_c_string(anygpu_backend())
    end function gpu_backend

    !> The calling thread's last failure: the call, the error, its cause and a remedy; empty after a gpu_ procedure that
    !> succeeded.
    function gpu_reason() result(reason)
        character(:), allocatable :: reason

        reason = from_c_string(anygpu_last_reason())
    end function gpu_reason

    !> Ends the program unless a C call's status is 0: `call gpu_check(hipMemset(a, 0_c_int, n), "hipMemset")`.
    subroutine gpu_check(status, what, stat, errmsg)
        !> The status, 0 for success.
        integer(c_int), intent(in) :: status
        !> The call, for the message.
        character(*), intent(in) :: what
        !> Status; with it the program does not end.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg

        call finish(what, status, stat, errmsg)
    end subroutine gpu_check

    !> Forgets the last failure, so that `finish` finds only those of the present call.
    subroutine forget_reason()
        integer(c_int) :: ignored

        ignored = anygpu_report(ANYGPU_SUCCESS, c_null_char)
    end subroutine forget_reason

    !> Records a failure and returns its status.
    function failed(status, call, words) result(same)
        integer(c_int), intent(in) :: status
        !> Name of the call.
        character(*), intent(in) :: call
        character(*), intent(in) :: words
        integer(c_int) :: same

        same = anygpu_report(status, call // ": " // words // c_null_char)
    end function failed

    !> Ends a call as ALLOCATE does: sets stat, and errmsg after a failure; without stat a failure ends the program.
    subroutine finish(call, status, stat, errmsg)
        use anygpu_hip, only: hipGetErrorString
        !> Name of the call.
        character(*), intent(in) :: call
        integer(c_int), intent(in) :: status
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        character(:), allocatable :: message

        if (present(stat)) stat = int(status)
        if (status == ANYGPU_SUCCESS) return
        message = gpu_reason()
        ! A call that was forwarded to the vendor leaves no reason.
        if (message == "") message = from_c_string(hipGetErrorString(status))
        if (index(message, call // ":") /= 1) message = call // ": " // message
        if (present(errmsg)) errmsg = message
        if (.not. present(stat)) error stop message
    end subroutine finish

end module anygpu_reports
