! SPDX-License-Identifier: MIT OR Apache-2.0
!> Names of arrays and tokens in one process: published, found, replaced, withdrawn, and gone with the array.
program named
    use, intrinsic :: iso_c_binding
    use anygpu
    implicit none
    real(c_double), pointer :: u(:, :), v(:, :)
    real(c_float), pointer :: single(:)
    integer, pointer :: scalar
    type(anygpu_token) :: token, other
    type(gpu_event) :: event, same
    type(gpu_steps) :: steps, reader
    character(len=300) :: words
    character(len=40) :: name
    integer :: stat

    interface
        function pid() bind(c, name="getpid") result(number)
            import :: c_int
            implicit none
            integer(c_int) :: number
        end function pid
    end interface

    write (name, "(a, i0)") "named/u-", pid()
    nullify (u, v, single, scalar)

    call gpu_import(name, v, stat=stat, errmsg=words)
    if (stat /= ANYGPU_ERROR_NOT_FOUND .or. index(words, "gpu_import: ") /= 1) error stop "nobody publishes it"
    call gpu_lookup(name, token, timeout=0.05, stat=stat, errmsg=words)
    if (stat /= ANYGPU_ERROR_NOT_FOUND .or. index(words, "gpu_lookup: ") /= 1) error stop "nor later"
    call gpu_publish(u, name, stat, words)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE .or. index(words, "gpu_publish: array is not") /= 1) error stop "no array"

    call gpu_allocate(u, [3, 4], lower=[0, -2])
    call gpu_publish(u, name)
    call gpu_import(name, v, timeout=-1.0)
    if (any(shape(v) /= [3, 4]) .or. any(lbound(v) /= [0, -2])) error stop "shape and bounds"
    if (transfer(gpu_address(v), 0_c_intptr_t) /= transfer(gpu_address(u), 0_c_intptr_t)) error stop "another array"
    call gpu_close(v)
    call gpu_import(trim(name), single, stat=stat)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE) error stop "of another type"
    call gpu_export(u, token)
    call gpu_lookup(name, other, timeout=1.0)
    if (any(token%bytes /= other%bytes)) error stop "another token"
    call gpu_import(other, v)
    call gpu_close(v)

    ! Other arrays, and an event, in its place.
    call gpu_allocate(scalar)
    call gpu_publish(scalar, name)
    block
        integer, pointer :: found
        call gpu_import(name, found)
        call gpu_close(found)
    end block
    call gpu_create(event, shared=.true.)
    call gpu_export(event, token)
    call gpu_publish(token, name)
    call gpu_lookup(name, other)
    call gpu_import(other, same)
    call gpu_close(same)
    call gpu_import(name, v, stat=stat)
    if (stat == ANYGPU_SUCCESS) error stop "an event as an array"
    call gpu_destroy(event)
    call gpu_lookup(name, other, stat=stat)
    if (stat /= ANYGPU_ERROR_NOT_FOUND) error stop "the event has ended"

    ! An array and its steps.
    call gpu_publish(u, "two words", steps, stat=stat)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE .or. c_associated(steps%handle)) error stop "steps of no name"
    call gpu_publish(u, name, steps)
    call gpu_import(name, v)
    call gpu_join(reader, name)
    call gpu_begin_write(steps, milliseconds=60000)
    call gpu_fill(u, 7.0_c_double)
    call gpu_end_write(steps)
    call gpu_begin_read(reader)
    call gpu_end_read(reader)
    call gpu_synchronize()
    call gpu_close(v)
    call gpu_publish(u, name, reader, stat=stat, errmsg=words)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE .or. index(words, "gpu_publish: ") /= 1) error stop "a reader's steps"
    call gpu_close(reader)
    ! The same steps with another array, and by another name.
    call gpu_publish(scalar, name, steps)
    call gpu_publish(u, trim(name) // "-too", steps=steps)
    call gpu_import(name, v, stat=stat)
    if (stat == ANYGPU_SUCCESS) error stop "the array before"
    call gpu_join(reader, trim(name) // "-too")
    call gpu_close(reader)
    call gpu_close(steps)
    call gpu_import(trim(name) // "-too", v, stat=stat)
    if (stat /= ANYGPU_ERROR_NOT_FOUND) error stop "the steps have ended"
    call gpu_join(reader, name, stat=stat)
    if (stat /= ANYGPU_ERROR_NOT_FOUND) error stop "the other array's steps have ended"
    call gpu_publish(scalar, name, steps)
    call gpu_publish(scalar, name)
    call gpu_join(reader, name, stat=stat)
    if (stat /= ANYGPU_ERROR_REFUSED) error stop "an array without steps"
    call gpu_close(steps)

    call gpu_publish(u, name)
    call gpu_unpublish(name)
    call gpu_unpublish(name, stat)
    if (stat /= ANYGPU_ERROR_NOT_FOUND) error stop "withdrawn"
    call gpu_publish(u, name)
    call gpu_deallocate(u)
    call gpu_import(name, v, stat=stat)
    if (stat /= ANYGPU_ERROR_NOT_FOUND) error stop "the array has ended"
    call gpu_publish(token, name, stat)
    if (stat /= ANYGPU_ERROR_STALE) error stop "a stale token"
    call gpu_publish(scalar, "two words", stat)
    if (stat /= ANYGPU_ERROR_INVALID_VALUE) error stop "no name"
    call gpu_deallocate(scalar)
    print "(a)", "ok"
end program named
