! SPDX-License-Identifier: MIT OR Apache-2.0
!> Allocates device memory, fills it, shares it with three consumers, and checks what they have written into it.
!>
!>     producer [directory [0 [seconds]]]
program producer
    use, intrinsic :: iso_c_binding, only: c_char, c_double, c_f_pointer, c_int, c_int64_t, c_null_char, c_ptr
    use anygpu, only: anygpu_backend, anygpu_version
    use anygpu_hip
    use anygpu_strings, only: from_c_string
    use rendezvous
    implicit none

    integer(c_int), parameter :: device = 0
    character(kind=c_char, len=256) :: name
    character(kind=c_char, len=pci_id_size) :: pci_id
    character(len=64) :: bytes
    integer(c_int) :: devices, its_device, role
    integer(c_int64_t) :: i
    type(c_ptr) :: memory, host, stream, event, its_event(consumers)
    type(hipIpcMemHandle_t) :: memory_handle
    type(hipIpcEventHandle_t) :: event_handle
    real(c_double), pointer :: array(:)

    role = meet("producer")

    call check(hipGetDeviceCount(devices), "hipGetDeviceCount")
    call check(hipSetDevice(device), "hipSetDevice")
    call check(hipDeviceGetName(name, len(name, c_int), device), "hipDeviceGetName")
    call check(hipDeviceGetPCIBusId(pci_id, pci_id_size, device), "hipDeviceGetPCIBusId")
    call say("anygpu " // from_c_string(anygpu_version()) // ", back end " // from_c_string(anygpu_backend()) // ", device " // &
        text(device) // " of " // text(devices) // ": " // name(:index(name, c_null_char) - 1))

    call check(hipMalloc(memory, array_bytes), "hipMalloc")
    call check(hipHostMalloc(host, array_bytes, hipHostMallocDefault), "hipHostMalloc")
    call c_f_pointer(host, array, [elements])
    call check(hipStreamCreate(stream), "hipStreamCreate")
    do i = 1, elements
        array(i) = filled(i)
    end do
    call check(hipMemcpyAsync(memory, host, array_bytes, hipMemcpyHostToDevice, stream), "hipMemcpyAsync")

    call check(hipEventCreateWithFlags(event, ior(hipEventInterprocess, hipEventDisableTiming)), &
        "hipEventCreateWithFlags")
    call check(hipEventRecord(event, stream), "hipEventRecord")

    ! Only now: waiting for an event that was never recorded does not wait.
    call check(hipIpcGetMemHandle(memory_handle, memory), "hipIpcGetMemHandle")
    call check(hipIpcGetEventHandle(event_handle, event), "hipIpcGetEventHandle")
    call put("producer.device", pci_id)
    call put("producer.memory", transfer(memory_handle, bytes))
    call put("producer.event", transfer(event_handle, bytes))
    call say("queued the filling of " // text(array_bytes / 1024 / 1024) // &
        " MiB, recorded an event behind it, and gave both handles to " // text(consumers) // " consumers")

    do role = 1, consumers
        call take(of_consumer(role, "device"), pci_id)
        call take(of_consumer(role, "event"), bytes)
        event_handle = transfer(bytes, event_handle)
        call check(hipDeviceGetByPCIBusId(its_device, pci_id), "hipDeviceGetByPCIBusId")
        call check(hipSetDevice(its_device), "hipSetDevice")
        call check(hipIpcOpenEventHandle(its_event(role), event_handle), "hipIpcOpenEventHandle")
        call check(hipSetDevice(device), "hipSetDevice")
        call check(hipStreamWaitEvent(stream, its_event(role), 0_c_int), "hipStreamWaitEvent")
    end do
    call check(hipMemcpyAsync(host, memory, array_bytes, hipMemcpyDeviceToHost, stream), "hipMemcpyAsync")
    call check(hipStreamSynchronize(stream), "hipStreamSynchronize")
    do role = 1, consumers
        do i = slice_begin(role), slice_begin(role + 1) - 1
            if (array(i) /= written(role, i)) call fail("element " // text(i) // " is " // text(array(i), 1) // &
                ": consumer " // text(role) // " should have written " // text(written(role, i), 1))
        end do
    end do
    call say("waited on its stream for the consumers' " // text(consumers) // " events; all " // text(elements) // &
        " elements are what they wrote")

    ! The memory stays until every consumer has closed it.
    call put("producer.done", "")
    do role = 1, consumers
        call take(of_consumer(role, "closed"), bytes(:0))
    end do
    do role = 1, consumers
        call check(hipEventDestroy(its_event(role)), "hipEventDestroy")
    end do
    call check(hipEventDestroy(event), "hipEventDestroy")
    call check(hipStreamDestroy(stream), "hipStreamDestroy")
    call check(hipHostFree(host), "hipHostFree")
    call check(hipFree(memory), "hipFree")

    call discard("producer.device")
    call discard("producer.memory")
    call discard("producer.event")
    call discard("producer.done")
    do role = 1, consumers
        call discard(of_consumer(role, "checked"))
        call discard(of_consumer(role, "timed"))
        call discard(of_consumer(role, "device"))
        call discard(of_consumer(role, "event"))
        call discard(of_consumer(role, "closed"))
    end do
end program producer
