! SPDX-License-Identifier: MIT OR Apache-2.0
!> Four processes share device memory by a 64-bit number, in AscendCL's calls.
!>
!>     acl_share [directory [role [seconds]]]
!>
!> Role 0 exports: it allocates physical memory, fills it, gathers the process ids of the others, lists them, and gives out
!> the number. Roles 1 to 3 import: each maps the memory where it likes, checks its third, and writes it.
program acl_share
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int32_t, c_int64_t, c_loc, c_null_ptr, c_ptr, c_size_t
    use anygpu, only: anygpu_backend
    use anygpu_acl
    use anygpu_strings, only: from_c_string
    use rendezvous, check_hip => check
    implicit none

    integer(c_int32_t), parameter :: device = 0
    real(c_double), allocatable, target :: array(:)
    integer(c_int) :: role
    character(8) :: word

    call get_command_argument(2, word)
    if (word == "" .or. word == "0") then
        role = meet("exporter")
    else
        role = meet("importer")
    end if
    allocate (array(elements))
    call check(aclInit(c_null_ptr), "aclInit")
    call check(aclrtSetDevice(device), "aclrtSetDevice")
    if (role == 0) then
        call export_memory()
    else
        call import_memory()
    end if
    call check(aclrtResetDevice(device), "aclrtResetDevice")
    call check(aclFinalize(), "aclFinalize")

contains

    subroutine export_memory()
        type(aclrtPhysicalMemProp) :: prop
        type(c_ptr) :: handle, address
        integer(c_size_t) :: granularity, bytes
        integer(c_int64_t) :: number, i
        integer(c_int) :: importer
        integer(c_int32_t) :: ids(consumers)
        character(4) :: id
        character(16) :: memory

        prop%handleType = ACL_MEM_HANDLE_TYPE_NONE
        prop%allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED
        prop%memAttr = ACL_HBM_MEM_HUGE
        prop%location%type = ACL_MEM_LOCATION_TYPE_DEVICE
        prop%location%id = device
        call check(aclrtMemGetAllocationGranularity(prop, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, granularity), &
            "aclrtMemGetAllocationGranularity")
        bytes = (array_bytes + granularity - 1) / granularity * granularity
        call check(aclrtMallocPhysical(handle, bytes, prop, 0_c_int64_t), "aclrtMallocPhysical")
        call map(address, handle, bytes)
        do i = 1, elements
            array(i) = filled(i)
        end do
        call check(aclrtMemcpy(address, bytes, c_loc(array), array_bytes, ACL_MEMCPY_HOST_TO_DEVICE), "aclrtMemcpy")

        call check(aclrtMemExportToShareableHandle(handle, ACL_MEM_HANDLE_TYPE_NONE, ACL_RT_VMM_EXPORT_FLAG_DEFAULT, number), &
            "aclrtMemExportToShareableHandle")
        do importer = 1, consumers
            call take(of_consumer(importer, "tgid"), id)
            ids(importer) = transfer(id, ids(importer))
        end do
        call check(aclrtMemSetPidToShareableHandle(number, ids, size(ids, kind=c_size_t)), &
            "aclrtMemSetPidToShareableHandle")
        memory = transfer([number, int(bytes, c_int64_t)], memory)
        call put("exporter.memory", memory)
        call say("listed " // text(consumers) // " processes, and gave them the number of " // &
            text(array_bytes / 1024 / 1024) // " MiB on back end " // from_c_string(anygpu_backend()))

        do importer = 1, consumers
            call take(of_consumer(importer, "done"), id(:0))
        end do
        call check(aclrtMemcpy(c_loc(array), array_bytes, address, array_bytes, ACL_MEMCPY_DEVICE_TO_HOST), "aclrtMemcpy")
        do importer = 1, consumers
            do i = slice_begin(importer), slice_begin(importer + 1) - 1
                if (array(i) /= written(importer, i)) call fail("element " // text(i) // " is " // text(array(i), 1) // &
                    ": importer " // text(importer) // " should have written " // text(written(importer, i), 1))
            end do
        end do
        call say("all " // text(elements) // " elements are what the importers wrote")
        call let_go(address, handle)
    end subroutine export_memory

    subroutine import_memory()
        type(c_ptr) :: handle, address
        integer(c_int64_t) :: number, bytes, i, first, last
        integer(c_int64_t) :: told(2)
        integer(c_int32_t) :: id
        character(4) :: own
        character(16) :: memory
        integer(c_size_t) :: third

        call check(aclrtDeviceGetBareTgid(id), "aclrtDeviceGetBareTgid")
        own = transfer(id, own)
        call put(of_consumer(role, "tgid"), own)
        call take("exporter.memory", memory)
        told = transfer(memory, told)
        number = told(1)
        bytes = told(2)
        call check(aclrtMemImportFromShareableHandle(number, device, handle), "aclrtMemImportFromShareableHandle")
        call map(address, handle, int(bytes, c_size_t))
        call check(aclrtMemcpy(c_loc(array), array_bytes, address, array_bytes, ACL_MEMCPY_DEVICE_TO_HOST), "aclrtMemcpy")
        ! The others may have written their thirds by now.
        first = slice_begin(role)
        last = slice_begin(role + 1) - 1
        do i = first, last
            if (array(i) /= filled(i)) call fail("element " // text(i) // " is " // text(array(i), 1) // &
                ": the exporter should have filled in " // text(filled(i), 1))
            array(i) = written(role, i)
        end do
        third = 8 * (last - first + 1)
        call check(aclrtMemcpy(offset(address, 8 * (first - 1)), third, c_loc(array(first)), third, &
            ACL_MEMCPY_HOST_TO_DEVICE), "aclrtMemcpy")
        call let_go(address, handle)
        call put(of_consumer(role, "done"), "")
        call say("imported the memory, and wrote its third")
    end subroutine import_memory

    !> Maps memory at addresses of this process, for its device to read and write.
    subroutine map(address, handle, bytes)
        type(c_ptr), intent(out) :: address
        type(c_ptr), intent(in) :: handle
        integer(c_size_t), intent(in) :: bytes

        call check(aclrtReserveMemAddress(address, bytes, 0_c_size_t, c_null_ptr, 0_c_int64_t), "aclrtReserveMemAddress")
        call check(aclrtMapMem(address, bytes, 0_c_size_t, handle, 0_c_int64_t), "aclrtMapMem")
    end subroutine map

    !> Lets go of memory, which lives until everybody has.
    subroutine let_go(address, handle)
        type(c_ptr), intent(in) :: address, handle

        call check(aclrtUnmapMem(address), "aclrtUnmapMem")
        call check(aclrtReleaseMemAddress(address), "aclrtReleaseMemAddress")
        call check(aclrtFreePhysical(handle), "aclrtFreePhysical")
    end subroutine let_go

    !> Fails unless a call succeeded, with its status and AscendCL's words for why.
    subroutine check(status, call_name)
        integer(c_int), intent(in) :: status
        character(*), intent(in) :: call_name

        if (status /= ACL_SUCCESS) &
            call fail(call_name // ": " // text(status) // " (" // from_c_string(aclGetRecentErrMsg()) // ")")
    end subroutine check

end program acl_share
