! SPDX-License-Identifier: MIT OR Apache-2.0
!> Opens the producer's device memory, checks every element, and writes its own third of it.
!>
!>     consumer [directory [role, 1 to 3 [seconds]]]
program consumer
    use, intrinsic :: iso_c_binding, only: c_char, c_double, c_f_pointer, c_int, c_int64_t, c_null_char, c_ptr, c_size_t
    use anygpu, only: anygpu_backend
    use anygpu_hip
    use anygpu_strings, only: from_c_string
    use rendezvous
    implicit none

    integer, parameter :: copies = 5
    character(kind=c_char, len=256) :: name
    character(kind=c_char, len=pci_id_size) :: pci_id
    character(len=64) :: bytes
    integer(c_int) :: role, other, home, device
    integer(c_int64_t) :: i, begin, end
    integer(c_size_t) :: begin_bytes, slice_bytes
    real(c_double) :: start, opening
    type(c_ptr) :: memory, host, own, stream, filled_event, written_event
    type(hipIpcMemHandle_t) :: memory_handle
    type(hipIpcEventHandle_t) :: event_handle
    real(c_double), pointer :: array(:)

    role = meet("consumer")
    if (role < 1 .or. role > consumers) call fail("the role must be 1 to " // text(consumers))

    call take("producer.device", pci_id)
    call take("producer.memory", bytes)
    memory_handle = transfer(bytes, memory_handle)
    call take("producer.event", bytes)
    event_handle = transfer(bytes, event_handle)

    call check(hipDeviceGetByPCIBusId(home, pci_id), "hipDeviceGetByPCIBusId")
    device = chosen_device(home, role)
    ! The device that uses the memory is current when it is opened: opened for its home device, it would be copied to
    ! another one through the host. An event is opened for the device that it was made on.
    call check(hipSetDevice(device), "hipSetDevice")
    start = now()
    call check(hipIpcOpenMemHandle(memory, memory_handle, hipIpcMemLazyEnablePeerAccess), "hipIpcOpenMemHandle")
    opening = now() - start
    call check(hipSetDevice(home), "hipSetDevice")
    call check(hipIpcOpenEventHandle(filled_event, event_handle), "hipIpcOpenEventHandle")
    call check(hipSetDevice(device), "hipSetDevice")
    call check(hipDeviceGetName(name, len(name, c_int), device), "hipDeviceGetName")
    call say("opened the memory in " // text(1e6_c_double * opening, 1) // " us; works on back end " // &
        from_c_string(anygpu_backend()) // ", device " // text(device) // ": " // name(:index(name, c_null_char) - 1))

    call check(hipStreamCreate(stream), "hipStreamCreate")
    call check(hipHostMalloc(host, array_bytes, hipHostMallocDefault), "hipHostMalloc")
    call c_f_pointer(host, array, [elements])
    call check(hipMalloc(own, array_bytes), "hipMalloc")
    call check(hipStreamWaitEvent(stream, filled_event, 0_c_int), "hipStreamWaitEvent")
    call check(hipMemcpyAsync(host, memory, array_bytes, hipMemcpyDeviceToHost, stream), "hipMemcpyAsync")
    call check(hipStreamSynchronize(stream), "hipStreamSynchronize")
    do i = 1, elements
        if (array(i) /= filled(i)) call fail("element " // text(i) // " is " // text(array(i), 1) // &
            ": the producer should have filled in " // text(filled(i), 1))
    end do
    call say("waited on its stream for the producer's event; all " // text(elements) // &
        " elements are what the producer filled in")

    ! The consumers take turns, so that each has the link to itself.
    call put(of_consumer(role, "checked"), "")
    do other = 1, consumers
        call take(of_consumer(other, "checked"), bytes(:0))
    end do
    if (role > 1) call take(of_consumer(role - 1, "timed"), bytes(:0))
    call measure()
    call put(of_consumer(role, "timed"), "")
    ! Nobody writes before everybody has read.
    call take(of_consumer(consumers, "timed"), bytes(:0))

    begin = slice_begin(role)
    end = slice_begin(role + 1) - 1
    do i = begin, end
        array(i) = written(role, i)
    end do
    begin_bytes = 8 * (begin - 1)
    slice_bytes = 8 * (end - begin + 1)
    call check(hipMemcpyAsync(offset(memory, begin_bytes), offset(host, begin_bytes), slice_bytes, &
        hipMemcpyHostToDevice, stream), "hipMemcpyAsync")
    call check(hipEventCreateWithFlags(written_event, ior(hipEventInterprocess, hipEventDisableTiming)), &
        "hipEventCreateWithFlags")
    call check(hipEventRecord(written_event, stream), "hipEventRecord")
    call check(hipIpcGetEventHandle(event_handle, written_event), "hipIpcGetEventHandle")
    call check(hipDeviceGetPCIBusId(pci_id, pci_id_size, device), "hipDeviceGetPCIBusId")
    call put(of_consumer(role, "device"), pci_id)
    call put(of_consumer(role, "event"), transfer(event_handle, bytes))
    call say("queued the writing of its third, recorded an event behind it, and gave its handle to the producer")

    ! An event lives no longer than the process that made it.
    call take("producer.done", bytes(:0))
    call check(hipStreamSynchronize(stream), "hipStreamSynchronize")
    call check(hipIpcCloseMemHandle(memory), "hipIpcCloseMemHandle")
    call check(hipEventDestroy(filled_event), "hipEventDestroy")
    call check(hipEventDestroy(written_event), "hipEventDestroy")
    call check(hipStreamDestroy(stream), "hipStreamDestroy")
    call check(hipHostFree(host), "hipHostFree")
    call check(hipFree(own), "hipFree")
    call put(of_consumer(role, "closed"), "")

contains

    !> The device to work on: with several devices another one than the memory's, as the ranks of a job do, if that one
    !> can reach the memory.
    function chosen_device(home, role) result(device)
        integer(c_int), intent(in) :: home, role
        integer(c_int) :: device, devices, reachable

        call check(hipGetDeviceCount(devices), "hipGetDeviceCount")
        device = home
        if (devices == 1) return
        device = mod(home + 1 + mod(role - 1, devices - 1), devices)
        call check(hipDeviceCanAccessPeer(reachable, device, home), "hipDeviceCanAccessPeer")
        if (reachable == 0) device = home
    end function

    !> Compares copies from the opened memory with copies from memory that this process has allocated on the same device.
    subroutine measure()
        type(c_ptr) :: plain
        integer(c_int) :: status
        integer :: copy
        real(c_double) :: seconds(0:copies, 2), opened, allocated

        call check(hipSetDevice(home), "hipSetDevice")
        call check(hipMalloc(plain, array_bytes), "hipMalloc")
        call check(hipSetDevice(device), "hipSetDevice")
        if (device /= home) then
            status = hipDeviceEnablePeerAccess(home, 0_c_int)
            ! Opening the memory may have enabled it.
            if (status /= hipErrorPeerAccessAlreadyEnabled) call check(status, "hipDeviceEnablePeerAccess")
        end if
        do copy = 0, copies
            seconds(copy, 1) = seconds_of_copy(memory)
            seconds(copy, 2) = seconds_of_copy(plain)
        end do
        ! The first copies, which find nothing prepared, are not counted.
        opened = median(seconds(1:, 1))
        allocated = median(seconds(1:, 2))
        call say("copies from the opened pointer to its own device memory at " // &
            text(1e-9_c_double * array_bytes / opened, 1) // " GB/s, " // text(allocated / opened, 3) // " of a plain " // &
            trim(merge("copy within the device", "peer copy             ", device == home)) // " (" // &
            text(1e-9_c_double * array_bytes / allocated, 1) // " GB/s), medians of " // text(int(copies, c_int)))
        call check(hipFree(plain), "hipFree")
    end subroutine

    function seconds_of_copy(from) result(seconds)
        type(c_ptr), intent(in) :: from
        real(c_double) :: seconds

        seconds = now()
        call check(hipMemcpyAsync(own, from, array_bytes, hipMemcpyDeviceToDevice, stream), "hipMemcpyAsync")
        call check(hipStreamSynchronize(stream), "hipStreamSynchronize")
        seconds = now() - seconds
    end function

end program consumer
