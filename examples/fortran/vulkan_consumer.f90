! SPDX-License-Identifier: MIT OR Apache-2.0
!> Computes on an array that a Vulkan program (examples/c/vulkan.c) fills and reads, in its memory and ordered by its
!> semaphores.
!>
!>     vulkan_consumer [directory [0 [seconds]]]
program vulkan_consumer
    use, intrinsic :: iso_c_binding, only: c_char, c_double, c_f_pointer, c_int, c_int32_t, c_int64_t, c_null_char, &
        c_ptr, c_signed_char, c_size_t
    use anygpu, only: anygpu_backend
    use anygpu_hip
    use anygpu_strings, only: from_c_string
    use rendezvous
    implicit none

    !> The shared array: 8 MiB of doubles.
    integer(c_int64_t), parameter :: shared_elements = 1024 * 1024
    integer(c_size_t), parameter :: shared_bytes = 8 * shared_elements
    !> How often the array goes there and back for each kind of semaphore.
    integer(c_int), parameter :: rounds = 5

    !> What the Vulkan program tells; examples/c/vulkan.h says more.
    type, bind(c) :: offer_t
        integer(c_int64_t) :: bytes = 0, offset = 0
        integer(c_int32_t) :: dedicated = 0, binary = 0, software = 0, unused = 0
        integer(c_signed_char) :: uuid(16) = 0_c_signed_char
    end type

    interface
        !> From examples/c/descriptors.c: takes descriptors, and bytes beside them, from the socket of that name.
        function take_descriptors(path, descriptors, room, bytes, size, seconds) bind(c) result(count)
            import :: c_char, c_double, c_int, c_size_t, offer_t
            character(kind=c_char), intent(in) :: path(*)
            integer(c_int), intent(out) :: descriptors(*)
            integer(c_int), value :: room
            type(offer_t), intent(out) :: bytes
            integer(c_size_t), value :: size
            real(c_double), value :: seconds
            integer(c_int) :: count
        end function
        !> Closes a descriptor: the system's close.
        function close_descriptor(descriptor) bind(c, name="close") result(status)
            import :: c_int
            integer(c_int), value :: descriptor
            integer(c_int) :: status
        end function
    end interface

    character(kind=c_char, len=256) :: name
    integer(c_int) :: descriptors(4), count, device, round, last
    type(offer_t) :: offer
    type(hipExternalMemoryHandleDesc) :: what
    type(hipExternalMemoryBufferDesc) :: part
    type(c_ptr) :: memory, array, host, stream, timeline, filled_semaphore, written_semaphore
    real(c_double), pointer :: numbers(:)

    if (meet("vulkan_consumer") /= 0) call fail("the role must be 0")
    count = take_descriptors(path_of("offer") // c_null_char, descriptors, size(descriptors, kind=c_int), offer, &
        storage_size(offer, c_size_t) / 8, 60.0_c_double)
    if (count /= 2 + 2 * offer%binary) call fail("no offer came from the Vulkan program")
    device = find_device()
    call check(hipSetDevice(device), "hipSetDevice")
    call check(hipDeviceGetName(name, len(name, c_int), device), "hipDeviceGetName")

    ! The descriptors are the library's from now on.
    what%type = hipExternalMemoryHandleTypeOpaqueFd
    what%handle%fd = descriptors(count)
    what%size = offer%bytes
    if (offer%dedicated /= 0) what%flags = hipExternalMemoryDedicated
    call check(hipImportExternalMemory(memory, what), "hipImportExternalMemory")
    if (close_descriptor(descriptors(count)) /= 0) error stop "the descriptor is not open"
    part%offset = offer%offset
    part%size = shared_bytes
    call check(hipExternalMemoryGetMappedBuffer(array, memory, part), "hipExternalMemoryGetMappedBuffer")
    timeline = import_semaphore(hipExternalSemaphoreHandleTypeTimelineSemaphoreFd, descriptors(1))
    last = rounds - 1
    if (offer%binary /= 0) then
        filled_semaphore = import_semaphore(hipExternalSemaphoreHandleTypeOpaqueFd, descriptors(2))
        written_semaphore = import_semaphore(hipExternalSemaphoreHandleTypeOpaqueFd, descriptors(3))
        last = 2 * rounds - 1
    end if
    call say("imported Vulkan's memory and " // text(count - 1) // " semaphores on back end " // &
        from_c_string(anygpu_backend()) // ", device " // text(device) // ": " // name(:index(name, c_null_char) - 1))

    call check(hipStreamCreate(stream), "hipStreamCreate")
    call check(hipHostMalloc(host, shared_bytes, hipHostMallocDefault), "hipHostMalloc")
    call c_f_pointer(host, numbers, [shared_elements])
    do round = 0, last
        if (round < rounds) then
            call take_turn(timeline, timeline)
        else
            ! A wait for a binary semaphore may only be queued when its signal is.
            call take("filled", name(:0))
            call discard("filled")
            call take_turn(filled_semaphore, written_semaphore)
            call put("written", "")
        end if
    end do
    call check(hipStreamSynchronize(stream), "hipStreamSynchronize")
    call say("waited, checked, computed and signalled in " // text(last + 1_c_int) // " rounds")

    if (offer%binary /= 0) then
        call check(hipDestroyExternalSemaphore(filled_semaphore), "hipDestroyExternalSemaphore")
        call check(hipDestroyExternalSemaphore(written_semaphore), "hipDestroyExternalSemaphore")
    end if
    call check(hipDestroyExternalSemaphore(timeline), "hipDestroyExternalSemaphore")
    call check(hipFree(array), "hipFree")
    call check(hipDestroyExternalMemory(memory), "hipDestroyExternalMemory")
    call check(hipStreamDestroy(stream), "hipStreamDestroy")
    call check(hipHostFree(host), "hipHostFree")
    call put("consumer.done", "")

contains

    !> The device that Vulkan uses: both tell it by the same 16 bytes.
    function find_device() result(device)
        integer(c_int) :: device, devices
        type(hipUUID) :: uuid

        call check(hipGetDeviceCount(devices), "hipGetDeviceCount")
        do device = 0, devices - 1
            call check(hipDeviceGetUuid(uuid, device), "hipDeviceGetUuid")
            if (all(transfer(uuid%bytes, offer%uuid) == offer%uuid)) return
        end do
        if (offer%software == 0 .or. from_c_string(anygpu_backend()) /= "host") then
            call fail("none of " // text(devices) // " devices of back end " // from_c_string(anygpu_backend()) // &
                " is the one that Vulkan uses")
        end if
        ! Both use this machine's processors.
        device = 0
    end function

    function import_semaphore(kind, descriptor) result(semaphore)
        integer(c_int), intent(in) :: kind, descriptor
        type(c_ptr) :: semaphore
        type(hipExternalSemaphoreHandleDesc) :: what

        what%type = kind
        what%handle%fd = descriptor
        call check(hipImportExternalSemaphore(semaphore, what), "hipImportExternalSemaphore")
    end function

    !> Waits on the stream, checks what Vulkan has filled in, makes something else of it, and signals.
    subroutine take_turn(wait, signal)
        type(c_ptr), intent(in) :: wait, signal
        type(hipExternalSemaphoreWaitParams) :: waits(1)
        type(hipExternalSemaphoreSignalParams) :: signals(1)
        real(c_double) :: expected
        integer(c_int64_t) :: i

        ! Of a binary semaphore the values mean nothing.
        waits(1)%params%fence%value = 2 * round + 1
        signals(1)%params%fence%value = 2 * round + 2
        call check(hipWaitExternalSemaphoresAsync([wait], waits, 1_c_int, stream), "hipWaitExternalSemaphoresAsync")
        call check(hipMemcpyAsync(host, array, shared_bytes, hipMemcpyDeviceToHost, stream), "hipMemcpyAsync")
        call check(hipStreamSynchronize(stream), "hipStreamSynchronize")
        do i = 1, shared_elements
            expected = 1e7_c_double * round + real(i - 1, c_double)
            if (numbers(i) /= expected) call fail("round " // text(round) // ": element " // text(i) // " is " // &
                text(numbers(i), 1) // " instead of " // text(expected, 1))
        end do
        numbers = -2 * numbers
        call check(hipMemcpyAsync(array, host, shared_bytes, hipMemcpyHostToDevice, stream), "hipMemcpyAsync")
        call check(hipSignalExternalSemaphoresAsync([signal], signals, 1_c_int, stream), &
            "hipSignalExternalSemaphoresAsync")
    end subroutine

end program vulkan_consumer
