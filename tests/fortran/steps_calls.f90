! SPDX-License-Identifier: MIT OR Apache-2.0
!> Makes every call of steps in one process: both sides, on streams and on the host, and what is refused.
program steps_calls
    use anygpu
    use anygpu_hip, only: hipErrorNotReady
    use, intrinsic :: iso_c_binding, only: c_int64_t
    implicit none
    type(gpu_steps) :: producer, reader, late, second
    type(gpu_stream) :: stream
    integer(c_int64_t) :: handle, step
    integer, pointer :: a(:)
    integer :: h(100), i, stat
    character(200) :: errmsg

    call gpu_create(producer, 0, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "no readers")
    call gpu_create(producer, 1, handle)
    call gpu_wait(producer, 0)
    call gpu_wait(producer, 1, 0.0, stat, errmsg)
    call expect(stat == hipErrorNotReady .and. index(errmsg, "gpu_wait: ") == 1, "nobody has joined")
    call gpu_publish(producer, "steps/refused", readers=-1, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "a negative number of readers")
    call gpu_publish(producer, "steps/refused", readers=2, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "more readers than can join")
    call gpu_join(late, "steps/refused", stat=stat)
    call expect(stat == ANYGPU_ERROR_NOT_FOUND, "what was refused is not published")
    call gpu_join(reader, handle)
    call gpu_wait(producer, 1)
    call gpu_wait(reader, 1, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "a reader waits for readers")
    call gpu_join(late, handle, stat, errmsg)
    call expect(stat == ANYGPU_ERROR_OUT_OF_MEMORY .and. index(errmsg, "gpu_join: ") == 1, "two readers of one")
    call gpu_create(stream)
    call gpu_allocate(a, [100])
    call gpu_publish(a, "steps/refused", second, readers=-1, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "a negative number of readers of an array")
    call gpu_publish(a, "steps/refused", second, readers=497, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "more readers than any steps have")
    call gpu_publish(a, "steps/many", second, readers=20, timeout=0.0, stat=stat, errmsg=errmsg)
    call expect(stat == hipErrorNotReady .and. index(errmsg, "gpu_publish: ") == 1, "twenty readers")
    call gpu_join(late, "steps/many")
    call gpu_wait(second, 1)
    call gpu_close(late)
    call gpu_close(second)

    ! On the default stream, and on another one.
    call gpu_begin_write(producer, step)
    call expect(step == 1, "the first step")
    call gpu_begin_write(producer, step, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "begun twice")
    call gpu_fill(a, 1)
    call gpu_end_write(producer)
    call gpu_begin_read(reader, step, stream)
    call expect(step == 1, "the first step to read")
    call gpu_copy(h, a, stream)
    call gpu_begin_write(producer, step, milliseconds=0, stat=stat)
    call expect(stat == hipErrorNotReady, "it is being read")
    call gpu_close(reader, stat)
    call expect(stat == hipErrorNotReady, "it is being read on a stream")
    call gpu_end_read(reader, stream)
    call gpu_synchronize(stream)
    call expect(all(h == 1), "what was written")

    ! On the host, with and without a stream at the end.
    call gpu_begin_read(reader, milliseconds=20, stat=stat)
    call expect(stat == hipErrorNotReady, "nothing was written")
    call gpu_begin_write(producer, milliseconds=60000)
    call gpu_fill(a, 2, stream)
    call gpu_end_write(producer, stream)
    call gpu_begin_read(reader, step, milliseconds=60000)
    call gpu_copy(h, a)
    call gpu_end_read(reader)
    call expect(step == 2 .and. all(h == 2), "the second step")
    call gpu_end_read(reader, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "ended twice")
    call gpu_begin_write(reader, stat=stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "a reader writes")

    ! A reader that joins while the third step is begun goes on with one that has yet to begin it.
    call gpu_begin_write(producer, step, milliseconds=60000)
    call gpu_create(second, 1, handle)
    call gpu_join(late, handle)
    call gpu_align([reader, late])
    do i = 1, 3
        call gpu_begin_write(second, step, milliseconds=0)
        call gpu_end_write(second)
    end do
    call gpu_end_write(producer)
    call gpu_begin_read(late, step, milliseconds=60000)
    call expect(step == 3, "the third step of both")
    call gpu_align([reader, late], stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "a step is begun")
    call gpu_end_read(late)
    call gpu_close(late)
    call gpu_align([reader, second], stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "a producer")
    call gpu_align([gpu_steps ::], stat)
    call expect(stat == ANYGPU_ERROR_INVALID_VALUE, "none")
    call gpu_close(second)

    call gpu_begin_read(reader, step, milliseconds=60000)
    call gpu_end_read(reader)
    call gpu_close(producer)
    call gpu_close(producer, stat)
    call expect(stat == ANYGPU_ERROR_INVALID_HANDLE, "closed twice")
    call gpu_begin_read(reader, stat=stat)
    call expect(stat == ANYGPU_ERROR_STALE, "no more steps")
    call gpu_begin_read(reader, milliseconds=60000, stat=stat)
    call expect(stat == ANYGPU_ERROR_STALE, "no more steps, on the host")
    call gpu_close(reader)
    call gpu_join(reader, handle, stat)
    call expect(stat == ANYGPU_ERROR_STALE, "steps that are closed")
    print "(a)", "ok"

contains

    subroutine expect(is_so, what)
        logical, intent(in) :: is_so
        character(*), intent(in) :: what

        if (.not. is_so) error stop what
    end subroutine expect
end program steps_calls
