! SPDX-License-Identifier: MIT OR Apache-2.0
!> Streams, events, and what a device tells of itself.
program streams
    use, intrinsic :: iso_c_binding
    use anygpu
    use anygpu_hip, only: hipFree, hipMalloc
    implicit none
    integer, parameter :: n = 100000
    integer(c_int), pointer :: a(:), b(:), pinned(:), theirs(:), same_place(:)
    type(c_ptr) :: memory
    type(gpu_stream) :: first, second
    type(gpu_event) :: filled, shared, imported
    type(gpu_properties) :: info, same
    type(anygpu_token) :: token
    integer(c_int), target :: h(n)
    integer :: i, stat
    character(len=100) :: errmsg

    errmsg = "unchanged"
    call gpu_create(first, stat, errmsg)
    call gpu_create(second)
    call gpu_create(filled)
    call expect(stat == 0 .and. errmsg == "unchanged" .and. c_associated(first%handle), "create")
    call gpu_allocate(a, [n])
    call gpu_allocate(b, [n])
    call gpu_allocate(pinned, [n], on=gpu_pinned)
    do i = 1, 20
        call gpu_fill(a, int(i, c_int), first)
        call gpu_record(filled, first)
        call gpu_wait(filled, second)
        call gpu_copy(b, a, second)
        call gpu_copy(pinned, b, second)
        call gpu_synchronize(second)
        call expect(all(pinned == i), "order by an event")
    end do
    call gpu_synchronize(filled)
    call gpu_synchronize()
    ! The default stream.
    call gpu_record(filled)
    call gpu_wait(filled)
    call gpu_fill(b, 7_c_int)
    call gpu_copy(h, b)
    call expect(all(h == 7), "the default stream")

    call gpu_create(shared, shared=.true.)
    call gpu_record(shared, first)
    call gpu_export(shared, token)
    call gpu_import(token, imported)
    call gpu_wait(imported, second)
    call gpu_synchronize(second)
    call gpu_close(imported, stat, errmsg)
    call expect(stat == 0 .and. .not. c_associated(imported%handle), "close")
    call gpu_destroy(shared)
    call gpu_destroy(filled)
    call gpu_destroy(first)
    call gpu_destroy(second)
    call expect(logical(.not. (c_associated(shared%handle) .or. c_associated(first%handle))), "destroy")

    ! Memory of hipMalloc.
    call gpu_check(hipMalloc(memory, int(4 * n, c_size_t)), "hipMalloc")
    call c_f_pointer(memory, theirs, [n])
    call gpu_fill(theirs, 9_c_int)
    call gpu_copy(h, theirs)
    call expect(all(h == 9) .and. gpu_is_device(theirs), "memory of hipMalloc")
    call gpu_export(theirs, token)
    call gpu_import(token, same_place)
    call expect(associated(same_place, theirs), "a token of it")
    call gpu_close(same_place)
    call gpu_check(hipFree(memory), "hipFree")

    call expect(gpu_device_count() >= 1, "devices")
    call gpu_device_info(info)
    call expect(info%device == 0 .and. info%memory > 0 .and. info%name /= "" .and. info%pci /= "", "device_info")
    ! Digits and hyphens, or AMD's letters.
    call expect(any(len_trim(info%uuid) == [36, 16]), "uuid")
    call gpu_device_info(same, 0)
    call expect(same%uuid == info%uuid .and. same%name == info%name, "device_info of a number")
    call gpu_set_device(0)
    call gpu_set_device(0_c_int64_t)
    call gpu_set_device(info%uuid)
    call gpu_set_device("GPU-" // trim(info%uuid), stat, errmsg)
    call expect(stat == 0 .and. errmsg == "unchanged", "set_device")
    call expect(gpu_backend() /= "none", "backend")
    call gpu_deallocate(a)
    call gpu_deallocate(b)
    call gpu_deallocate(pinned)
    print "(a)", "ok"

contains

    subroutine expect(is, what)
        logical, intent(in) :: is
        character(*), intent(in) :: what

        if (is) return
        print "(2a)", "not so: ", what
        error stop 1
    end subroutine expect

end program streams
