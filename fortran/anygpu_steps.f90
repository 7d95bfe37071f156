! SPDX-License-Identifier: MIT OR Apache-2.0
!> Steps that a producer writes and that readers in other processes read, each before it is overwritten.
module anygpu_steps
    use, intrinsic :: iso_c_binding, only: c_associated, c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr
    use anygpu_calls, only: anygpu_steps_align, anygpu_steps_begin_read, anygpu_steps_begin_read_host, &
        anygpu_steps_begin_write, anygpu_steps_begin_write_host, anygpu_steps_close, anygpu_steps_create, &
        anygpu_steps_end_read, anygpu_steps_end_read_host, anygpu_steps_end_write, anygpu_steps_end_write_host, &
        anygpu_steps_handle, anygpu_steps_join, anygpu_steps_lookup, anygpu_steps_publish, anygpu_steps_publish_array, &
        anygpu_steps_wait_readers, anygpu_token, ANYGPU_SUCCESS
    use anygpu_hip, only: hipErrorNotReady
    use anygpu_reports, only: failed, finish, forget_reason
    use anygpu_streams, only: gpu_stream, handle_of
    use anygpu_tokens, only: milliseconds_of
    implicit none
    private

    public :: gpu_steps
    public :: gpu_align, gpu_begin_read, gpu_begin_write, gpu_close, gpu_create, gpu_end_read, gpu_end_write, gpu_join, &
        gpu_publish, gpu_wait
    public :: publish_with

    !> The readers at a time of steps that are created as they are published.
    integer, parameter :: default_readers = 16

    !> One side of steps: the producer's, or a reader's.
    type :: gpu_steps
        !> The steps, for calls of C.
        type(c_ptr) :: handle = c_null_ptr
        !> True if the last step was begun on the host.
        logical, private :: on_host = .false.
    end type gpu_steps

    !> Creates steps, with this process as the producer.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for less than 1 and more than 496 readers.
    interface gpu_create
        module procedure create_steps
    end interface gpu_create

    !> Publishes the producer's steps by a name of their own, until they are closed or the process ends. With an array in front,
    !> gpu_publish(array, name, steps), the name is that of both.
    !>
    !> With readers, the call returns once so many have joined, as gpu_wait(steps, readers) does.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a reader's steps; otherwise as gpu_publish of a token and, with the name
    !> published if the time is over, as gpu_wait.
    interface gpu_publish
        module procedure publish_steps
    end interface gpu_publish

    !> Waits until so many readers have joined since the producer's steps were created, so that they miss none of the first.
    !> Readers count as they join, whatever becomes of them.
    !>
    !> Fails with hipErrorNotReady (600) after the time; ANYGPU_ERROR_INVALID_VALUE for a negative number, for more readers than
    !> can have joined at a time and for a reader's steps; ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist, or that
    !> another thread closes meanwhile.
    interface gpu_wait
        module procedure wait_for_readers
    end interface gpu_wait

    !> Joins steps as a reader, by their handle or their name. It reads first the step that the producer began last.
    !>
    !> Fails with ANYGPU_ERROR_STALE if the producer has closed the steps or has ended, ANYGPU_ERROR_REFUSED for a handle or a
    !> name of anything else, ANYGPU_ERROR_NOT_FOUND where nobody publishes the name in time, ANYGPU_ERROR_OUT_OF_MEMORY if as
    !> many readers as can have joined, ANYGPU_ERROR_UNREACHABLE where the producer cannot be asked.
    interface gpu_join
        module procedure join_by_handle, join_by_name
    end interface gpu_join

    !> Closes steps: a reader leaves, and a producer writes no more.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist, and with hipErrorNotReady (600) while work on a stream
    !> is still to end a step.
    interface gpu_close
        module procedure close_steps
    end interface gpu_close

contains

    subroutine create_steps(steps, readers, handle, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        !> The most readers at a time.
        integer, intent(in) :: readers
        !> The handle by which readers join.
        integer(c_int64_t), intent(out), optional :: handle
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: number
        integer(c_int) :: status

        call forget_reason()
        number = 0_c_int64_t
        status = make(steps, readers)
        if (status == ANYGPU_SUCCESS) status = anygpu_steps_handle(number, steps%handle)
        if (present(handle)) handle = number
        call finish("gpu_create", status, stat, errmsg)
    end subroutine create_steps

    function make(steps, readers) result(status)
        type(gpu_steps), intent(inout) :: steps
        integer, intent(in) :: readers
        integer(c_int) :: status
        type(c_ptr) :: made

        status = anygpu_steps_create(made, count_of(readers))
        if (status == ANYGPU_SUCCESS) steps = gpu_steps(handle=made)
    end function make

    !> A number of readers as C has it; of those that no steps can have, one of them.
    pure function count_of(readers) result(count)
        !> How many.
        integer, intent(in) :: readers
        integer(c_int) :: count

        count = int(max(-1, min(readers, 1000)), c_int)
    end function count_of

    subroutine publish_steps(steps, name, timeout, readers, stat, errmsg)
        !> The producer's steps.
        type(gpu_steps), intent(in) :: steps
        !> The name.
        character(*), intent(in) :: name
        !> Seconds to wait for the readers: without end by default, and if below 0.
        real, intent(in), optional :: timeout
        !> The readers to wait for.
        integer, intent(in), optional :: readers
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = check_readers(steps, readers)
        if (status == ANYGPU_SUCCESS) status = anygpu_steps_publish(steps%handle, trim(name) // c_null_char)
        if (status == ANYGPU_SUCCESS) status = await(steps, "gpu_publish", timeout, readers)
        call finish("gpu_publish", status, stat, errmsg)
    end subroutine publish_steps

    !> Publishes a token and steps by one name; creates the steps if they are none, and only if the name is published.
    function publish_with(steps, token, name, timeout, readers) result(status)
        type(gpu_steps), intent(inout) :: steps
        type(anygpu_token), intent(in) :: token
        character(*), intent(in) :: name
        real, intent(in), optional :: timeout
        integer, intent(in), optional :: readers
        integer(c_int) :: status
        type(gpu_steps) :: published
        integer(c_int) :: ignored
        integer :: most

        published = steps
        status = ANYGPU_SUCCESS
        most = default_readers
        if (present(readers)) most = max(most, readers)
        if (.not. c_associated(steps%handle)) status = make(published, most)
        if (status /= ANYGPU_SUCCESS) return
        status = check_readers(published, readers)
        if (status == ANYGPU_SUCCESS) status = anygpu_steps_publish_array(published%handle, token, trim(name) // c_null_char)
        if (status == ANYGPU_SUCCESS) then
            steps = published
            status = await(steps, "gpu_publish", timeout, readers)
        else if (.not. c_associated(steps%handle)) then
            ignored = anygpu_steps_close(published%handle)
        end if
    end function publish_with

    subroutine wait_for_readers(steps, readers, timeout, stat, errmsg)
        !> The producer's steps.
        type(gpu_steps), intent(in) :: steps
        !> The readers to wait for.
        integer, intent(in) :: readers
        !> Seconds to wait: without end by default, and if below 0.
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_wait", await(steps, "gpu_wait", timeout, readers), stat, errmsg)
    end subroutine wait_for_readers

    !> Refuses a number of readers that nobody can wait for, before anything is published.
    function check_readers(steps, readers) result(status)
        !> The producer's steps.
        type(gpu_steps), intent(in) :: steps
        !> How many readers are waited for.
        integer, intent(in), optional :: readers
        integer(c_int) :: status

        status = ANYGPU_SUCCESS
        if (present(readers)) status = anygpu_steps_wait_readers(steps%handle, count_of(readers), 0_c_int)
        if (status == hipErrorNotReady) status = ANYGPU_SUCCESS
    end function check_readers

    function await(steps, call, timeout, readers) result(status)
        !> The producer's steps.
        type(gpu_steps), intent(in) :: steps
        !> Name of the call.
        character(*), intent(in) :: call
        !> Seconds to wait: without end by default.
        real, intent(in), optional :: timeout
        !> How many readers are waited for.
        integer, intent(in), optional :: readers
        integer(c_int) :: status
        integer(c_int) :: time

        status = ANYGPU_SUCCESS
        if (.not. present(readers)) return
        time = -1_c_int
        if (present(timeout)) time = milliseconds_of(timeout)
        status = anygpu_steps_wait_readers(steps%handle, count_of(readers), time)
        if (status == hipErrorNotReady) status = failed(status, call, "fewer readers than are waited for have joined in time")
    end function await

    subroutine join_by_handle(steps, handle, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        !> The handle of gpu_create.
        integer(c_int64_t), intent(in) :: handle
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call forget_reason()
        call finish("gpu_join", join(steps, handle), stat, errmsg)
    end subroutine join_by_handle

    subroutine join_by_name(steps, name, timeout, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        !> The name of gpu_publish.
        character(*), intent(in) :: name
        !> Seconds to wait until the name is published: 0 by default; without end if below 0.
        real, intent(in), optional :: timeout
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: handle
        integer(c_int) :: status

        call forget_reason()
        status = anygpu_steps_lookup(trim(name) // c_null_char, milliseconds_of(timeout), handle)
        if (status == ANYGPU_SUCCESS) status = join(steps, handle)
        call finish("gpu_join", status, stat, errmsg)
    end subroutine join_by_name

    function join(steps, handle) result(status)
        type(gpu_steps), intent(inout) :: steps
        integer(c_int64_t), intent(in) :: handle
        integer(c_int) :: status
        type(c_ptr) :: joined

        status = anygpu_steps_join(joined, handle)
        if (status == ANYGPU_SUCCESS) steps = gpu_steps(handle=joined)
    end function join

    !> Makes the next step of several readers the same, the highest of theirs; those before it count as read.
    !>
    !> A program that reads several producers, which wait for each other as the ranks of a simulation do, calls this once it has
    !> joined all. From then on it begins a step of each, and ends all of these before it begins the next of any. Otherwise two
    !> such programs can wait for each other without end.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for the producer's steps, for none and if a step is begun, and with hipErrorNotReady
    !> (600) while work on a stream is still to end a step.
    subroutine gpu_align(steps, stat, errmsg)
        !> The readers' steps.
        type(gpu_steps), intent(in) :: steps(:)
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(steps))
        integer :: i

        call forget_reason()
        do i = 1, size(steps)
            handles(i) = steps(i)%handle
        end do
        call finish("gpu_align", anygpu_steps_align(handles, int(size(steps), c_int)), stat, errmsg)
    end subroutine gpu_align

    subroutine close_steps(steps, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = anygpu_steps_close(steps%handle)
        if (status == ANYGPU_SUCCESS) steps = gpu_steps()
        call finish("gpu_close", status, stat, errmsg)
    end subroutine close_steps

    !> Begins the producer's next step: later work on the stream, or the program, waits until all readers have read the last one.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a reader's steps and if a step is begun, hipErrorNotReady (600) after the time.
    subroutine gpu_begin_write(steps, step, stream, milliseconds, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        !> Its number, from 1 on.
        integer(c_int64_t), intent(out), optional :: step
        type(gpu_stream), intent(in), optional :: stream
        !> With it the program waits, at most so long, in place of a stream.
        integer, intent(in), optional :: milliseconds
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call begin_step("gpu_begin_write", anygpu_steps_begin_write, anygpu_steps_begin_write_host, steps, step, stream, &
            milliseconds, stat, errmsg)
    end subroutine gpu_begin_write

    !> Ends the producer's step: it is written once the stream's work so far is done; at once if it was begun on the host and there
    !> is no stream.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for a reader's steps and if no step is begun.
    subroutine gpu_end_write(steps, stream, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call end_step("gpu_end_write", anygpu_steps_end_write, anygpu_steps_end_write_host, steps, stream, stat, errmsg)
    end subroutine gpu_end_write

    !> Begins a reader's next step: later work on the stream, or the program, waits until it is written.
    !>
    !> Fails with ANYGPU_ERROR_STALE if the producer has closed the steps and there are no more, ANYGPU_ERROR_INVALID_VALUE for the
    !> producer's steps and if a step is begun; with a time, with hipErrorNotReady (600) after it, and with hipErrorLaunchFailure
    !> (719) if the producer has ended otherwise.
    subroutine gpu_begin_read(steps, step, stream, milliseconds, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        !> Its number, from 1 on.
        integer(c_int64_t), intent(out), optional :: step
        type(gpu_stream), intent(in), optional :: stream
        !> With it the program waits, at most so long, in place of a stream.
        integer, intent(in), optional :: milliseconds
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call begin_step("gpu_begin_read", anygpu_steps_begin_read, anygpu_steps_begin_read_host, steps, step, stream, &
            milliseconds, stat, errmsg)
    end subroutine gpu_begin_read

    !> Ends a reader's step: it is read once the stream's work so far is done; at once if it was begun on the host and there is no
    !> stream.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for the producer's steps and if no step is begun.
    subroutine gpu_end_read(steps, stream, stat, errmsg)
        type(gpu_steps), intent(inout) :: steps
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg

        call end_step("gpu_end_read", anygpu_steps_end_read, anygpu_steps_end_read_host, steps, stream, stat, errmsg)
    end subroutine gpu_end_read

    subroutine begin_step(call, on_stream, on_host, steps, step, stream, milliseconds, stat, errmsg)
        character(*), intent(in) :: call
        procedure(anygpu_steps_begin_write) :: on_stream
        procedure(anygpu_steps_begin_write_host) :: on_host
        type(gpu_steps), intent(inout) :: steps
        integer(c_int64_t), intent(out), optional :: step
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(in), optional :: milliseconds
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: number
        integer(c_int) :: status

        call forget_reason()
        number = 0_c_int64_t
        if (present(milliseconds)) then
            status = on_host(steps%handle, time_of(milliseconds), number)
        else
            status = on_stream(steps%handle, handle_of(stream), number)
        end if
        if (status == ANYGPU_SUCCESS) steps%on_host = present(milliseconds)
        if (present(step)) step = number
        call finish(call, status, stat, errmsg)
    end subroutine begin_step

    subroutine end_step(call, on_stream, on_host, steps, stream, stat, errmsg)
        character(*), intent(in) :: call
        procedure(anygpu_steps_end_write) :: on_stream
        procedure(anygpu_steps_end_write_host) :: on_host
        type(gpu_steps), intent(inout) :: steps
        type(gpu_stream), intent(in), optional :: stream
        integer, intent(out), optional :: stat
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        if (steps%on_host .and. .not. present(stream)) then
            status = on_host(steps%handle)
        else
            status = on_stream(steps%handle, handle_of(stream))
        end if
        call finish(call, status, stat, errmsg)
    end subroutine end_step

    !> Milliseconds as C has them; none for less.
    pure function time_of(milliseconds) result(time)
        integer, intent(in) :: milliseconds
        integer(c_int) :: time

        time = int(min(max(int(milliseconds, c_int64_t), 0_c_int64_t), int(huge(time), c_int64_t)), c_int)
    end function time_of

end module anygpu_steps
