! SPDX-License-Identifier: MIT OR Apache-2.0
!> Names of tokens, by which the user's processes find each other's arrays and events.
module anygpu_tokens
    use, intrinsic :: iso_c_binding, only: c_int, c_null_char
    use anygpu_calls, only: anygpu_lookup, anygpu_publish, anygpu_token, anygpu_unpublish, ANYGPU_SUCCESS
    use anygpu_reports, only: finish, forget_reason
    implicit none
    private

    public :: gpu_publish, gpu_unpublish, gpu_lookup
    public :: look_up, milliseconds_of

    !> Publishes an array, or what a token names, by a name such as "heat/u", until it is freed or the process ends.
    !>
    !> Other processes of the user on this machine find it by gpu_import and gpu_lookup, by Python's anygpu.open and C's
    !> anygpu_lookup. A name has 1 to 64 printed characters of ASCII, without spaces and backslashes; spaces behind it do not
    !> count. What this process has published by the name before is replaced.
    !>
    !> Fails with ANYGPU_ERROR_IN_USE where another living process of the user has the name, ANYGPU_ERROR_INVALID_VALUE for a
    !> text that is no name, ANYGPU_ERROR_REFUSED for another process's token, ANYGPU_ERROR_STALE for what was freed,
    !> ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names of a process; an array with the statuses of gpu_export.
    interface gpu_publish
        module procedure publish_token
    end interface gpu_publish

contains

    subroutine publish_token(token, name, stat, errmsg)
        !> A token of this process's own.
        type(anygpu_token), intent(in) :: token
        !> The name.
        character(*), intent(in) :: name
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_publish", anygpu_publish(token, trim(name) // c_null_char), stat, errmsg)
    end subroutine publish_token

    !> Withdraws a name of this process. Those who have opened what it named keep it.
    !>
    !> Fails with ANYGPU_ERROR_NOT_FOUND where this process publishes nothing by it, and with ANYGPU_ERROR_INVALID_VALUE for a
    !> text that is no name.
    subroutine gpu_unpublish(name, stat, errmsg)
        !> The name.
        character(*), intent(in) :: name
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_unpublish", anygpu_unpublish(trim(name) // c_null_char), stat, errmsg)
    end subroutine gpu_unpublish

    !> Finds the token that a process of the user publishes by a name.
    !>
    !> Fails with ANYGPU_ERROR_NOT_FOUND where nobody publishes it in time, ANYGPU_ERROR_UNREACHABLE where its process does not
    !> answer within 5 seconds, and ANYGPU_ERROR_INVALID_VALUE for a text that is no name.
    subroutine gpu_lookup(name, token, timeout, stat, errmsg)
        !> The name.
        character(*), intent(in) :: name
        !> The token; unchanged after a failure.
        type(anygpu_token), intent(inout) :: token
        !> Seconds to wait until the name is published: 0 by default; without end if below 0.
        real, intent(in), optional :: timeout
        !> Status: 0 for success, else a number of anygpu_status; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg

        call finish("gpu_lookup", look_up(name, token, timeout), stat, errmsg)
    end subroutine gpu_lookup

    !> Finds a token by its name.
    function look_up(name, token, timeout) result(status)
        character(*), intent(in) :: name
        type(anygpu_token), intent(inout) :: token
        real, intent(in), optional :: timeout
        integer(c_int) :: status
        type(anygpu_token) :: found

        call forget_reason()
        status = anygpu_lookup(trim(name) // c_null_char, milliseconds_of(timeout), found)
        if (status == ANYGPU_SUCCESS) token = found
    end function look_up

    !> The time to wait for a name, as the calls of C take it.
    function milliseconds_of(timeout) result(milliseconds)
        real, intent(in), optional :: timeout
        integer(c_int) :: milliseconds

        milliseconds = 0_c_int
        if (.not. present(timeout)) return
        if (timeout > 0.0) milliseconds = ceiling(min(1000.0 * timeout, 2.0e9), c_int)
        if (timeout < 0.0) milliseconds = -1_c_int
    end function milliseconds_of

end module anygpu_tokens
