! SPDX-License-Identifier: MIT OR Apache-2.0
!> The main job from Fortran: a producer and a consumer share device memory and order their work by an event; and the
!> codes of what goes wrong. Prints "share: ok".
program share
    use, intrinsic :: iso_c_binding, only: c_associated, c_char, c_double, c_f_pointer, c_int, c_int8_t, c_intptr_t, &
        c_loc, c_null_ptr, c_ptr, c_size_t
    use, intrinsic :: iso_fortran_env, only: error_unit, output_unit
    use anygpu_hip
    implicit none

    interface
        function c_pipe(ends) bind(c, name="pipe") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: ends(2)
            integer(c_int) :: status
        end function

        function c_fork() bind(c, name="fork") result(child)
            import :: c_int
            implicit none
            integer(c_int) :: child
        end function

        function c_wait(status) bind(c, name="wait") result(child)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: status
            integer(c_int) :: child
        end function

        function c_write(file, data, size) bind(c, name="write") result(written)
            import :: c_int, c_intptr_t, c_ptr, c_size_t
            implicit none
            integer(c_int), value :: file
            type(c_ptr), value :: data
            integer(c_size_t), value :: size
            integer(c_intptr_t) :: written
        end function

        function c_read(file, data, size) bind(c, name="read") result(read)
            import :: c_int, c_intptr_t, c_ptr, c_size_t
            implicit none
            integer(c_int), value :: file
            type(c_ptr), value :: data
            integer(c_size_t), value :: size
            integer(c_intptr_t) :: read
        end function

        subroutine c_exit(status) bind(c, name="_exit")
            import :: c_int
            implicit none
            integer(c_int), value :: status
        end subroutine
    end interface

    integer, parameter :: elements = 65536
    integer(c_size_t), parameter :: bytes = 8_c_size_t * elements
    integer(c_size_t), parameter :: handle_bytes = 64
    integer(c_int) :: there(2), back(2), child, status

    if (c_pipe(there) /= 0) error stop "no pipe"
    if (c_pipe(back) /= 0) error stop "no pipe"
    ! Before the first call: a child of a process that has used a GPU must not.
    child = c_fork()
    if (child < 0) error stop "no child"
    if (child == 0) then
        call consume(there(1), back(2))
        call c_exit(0_c_int)
    end if
    call produce(back(1), there(2))
    if (c_wait(status) /= child) error stop "the consumer is lost"
    if (status /= 0) error stop "the consumer failed"
    write (output_unit, "(a)") "share: ok"

contains

    subroutine produce(from, to)
        integer(c_int), intent(in) :: from, to
        type(c_ptr) :: memory, own, stream, event
        type(hipIpcMemHandle_t), target :: memory_handle, other
        type(hipIpcEventHandle_t), target :: event_handle
        real(c_double), allocatable, target :: values(:)
        integer(c_int) :: count, device, least, greatest, one
        integer(c_size_t) :: left, all, total
        character(kind=c_char), target :: done
        integer :: i

        call expect(hipGetDeviceCount(count), hipSuccess, "hipGetDeviceCount")
        if (count < 1) error stop "no device"
        call expect(hipSetDevice(0_c_int), hipSuccess, "hipSetDevice")
        device = -1_c_int
        call expect(hipGetDevice(device), hipSuccess, "hipGetDevice")
        if (device /= 0) error stop "another device is current"
        values = [(1.5_c_double * i, i = 1, elements)]
        call expect(hipMalloc(memory, bytes), hipSuccess, "hipMalloc")
        call expect(hipMemGetInfo(left, all), hipSuccess, "hipMemGetInfo")
        call expect(hipMemGetInfo(total=total), hipSuccess, "hipMemGetInfo of one output")
        if (total /= all .or. left > all) error stop "an output that may be absent is wrong"
        call expect(hipDeviceGetStreamPriorityRange(least, greatest), hipSuccess, "hipDeviceGetStreamPriorityRange")
        call expect(hipDeviceGetStreamPriorityRange(greatestPriority=one), hipSuccess, "the greatest priority alone")
        if (one /= greatest .or. greatest > least) error stop "a priority that may be absent is wrong"
        call expect(hipStreamCreate(stream), hipSuccess, "hipStreamCreate")
        call expect(hipEventCreateWithFlags(event, ior(hipEventInterprocess, hipEventDisableTiming)), hipSuccess, &
            "hipEventCreateWithFlags")
        call expect(hipMemcpyAsync(memory, c_loc(values), bytes, hipMemcpyHostToDevice, stream), hipSuccess, &
            "hipMemcpyAsync")
        call expect(hipEventRecord(event, stream), hipSuccess, "hipEventRecord")
        call expect(hipIpcGetMemHandle(memory_handle, memory), hipSuccess, "hipIpcGetMemHandle")
        call expect(hipIpcGetEventHandle(event_handle, event), hipSuccess, "hipIpcGetEventHandle")

        call expect(hipIpcOpenMemHandle(own, memory_handle, hipIpcMemLazyEnablePeerAccess), hipErrorInvalidContext, &
            "opening the own handle")
        call expect(hipGetLastError(), hipErrorInvalidContext, "hipGetLastError")
        call expect(hipIpcOpenMemHandle(own, memory_handle, 7_c_int), hipErrorInvalidValue, "opening with wrong flags")
        call expect(hipIpcGetMemHandle(other, c_loc(values)), hipErrorInvalidValue, "exporting host memory")
        call expect(hipIpcGetMemHandle(other, c_null_ptr), hipErrorInvalidValue, "exporting NULL")
        call expect(hipIpcCloseMemHandle(memory), hipErrorInvalidValue, "closing own memory")
        call expect(hipSetDevice(count), hipErrorInvalidDevice, "choosing a device that is not there")

        if (c_write(to, c_loc(memory_handle), handle_bytes) /= 64) error stop "no consumer"
        if (c_write(to, c_loc(event_handle), handle_bytes) /= 64) error stop "no consumer"
        if (c_read(from, c_loc(done), 1_c_size_t) /= 1) error stop "the consumer failed"

        call expect(hipMemcpy(c_loc(values), memory, bytes, hipMemcpyDeviceToHost), hipSuccess, "hipMemcpy")
        do i = 1, elements
            if (i <= elements / 2 .and. values(i) /= -1.0_c_double * i) error stop "the consumer's half is wrong"
            if (i > elements / 2 .and. values(i) /= 1.5_c_double * i) error stop "the own half is wrong"
        end do
        call expect(hipEventDestroy(event), hipSuccess, "hipEventDestroy")
        call expect(hipStreamDestroy(stream), hipSuccess, "hipStreamDestroy")
        call expect(hipFree(memory), hipSuccess, "hipFree")
        call expect(hipFree(memory), hipErrorInvalidValue, "freeing twice")
        call expect(hipIpcGetMemHandle(other, memory), hipErrorInvalidValue, "exporting freed memory")
        call keep_array()
    end subroutine produce

    !> An array keeps its format and what is copied to it.
    subroutine keep_array()
        type(hipChannelFormatDesc) :: format, found
        type(hipExtent) :: extent
        type(hipExtent) :: size
        type(c_ptr) :: array
        integer(c_int), target :: sent(16, 4), got(2, 2)
        integer :: i

        call expect(hipCreateChannelDesc(format, 32_c_int, 0_c_int, 0_c_int, 0_c_int, hipChannelFormatKindSigned), &
            hipSuccess, "hipCreateChannelDesc")
        extent%width = 16_c_size_t
        extent%height = 4_c_size_t
        extent%depth = 0_c_size_t
        call expect(hipMalloc3DArray(array, format, extent, hipArrayDefault), hipSuccess, "hipMalloc3DArray")
        call expect(hipArrayGetInfo(extent=size, array=array), hipSuccess, "hipArrayGetInfo")
        call expect(hipGetChannelDesc(found, array), hipSuccess, "hipGetChannelDesc")
        if (found%x /= 32 .or. found%y /= 0 .or. found%f /= hipChannelFormatKindSigned) error stop "another format"
        if (size%width /= 16 .or. size%height /= 4 .or. size%depth /= 0) error stop "another extent"
        sent = reshape([(int(i, c_int), i = 1, 64)], [16, 4])
        call expect(hipMemcpy2DToArray(array, 0_c_size_t, 0_c_size_t, c_loc(sent), 64_c_size_t, 64_c_size_t, 4_c_size_t, &
            hipMemcpyHostToDevice), hipSuccess, "hipMemcpy2DToArray")
        call expect(hipMemcpy2DFromArray(c_loc(got), 8_c_size_t, array, 4_c_size_t, 1_c_size_t, 8_c_size_t, 2_c_size_t, &
            hipMemcpyDeviceToHost), hipSuccess, "hipMemcpy2DFromArray")
        if (any(got /= sent(2:3, 2:3))) error stop "the array has kept something else"
        call expect(hipFreeArray(array), hipSuccess, "hipFreeArray")
        call expect(hipFreeArray(array), hipErrorContextIsDestroyed, "freeing an array twice")
    end subroutine keep_array

    subroutine consume(from, to)
        integer(c_int), intent(in) :: from, to
        type(c_ptr) :: memory, again, stream, event
        type(hipIpcMemHandle_t), target :: memory_handle, zeros
        type(hipIpcEventHandle_t), target :: event_handle
        real(c_double), allocatable, target :: values(:)
        integer(c_int8_t) :: nothing(64)
        character(kind=c_char), target :: done
        integer :: i

        allocate (values(elements))
        call receive(from, c_loc(memory_handle))
        call receive(from, c_loc(event_handle))
        call expect(hipIpcOpenMemHandle(memory, memory_handle, hipIpcMemLazyEnablePeerAccess), hipSuccess, &
            "hipIpcOpenMemHandle")
        call expect(hipIpcOpenMemHandle(again, memory_handle, hipIpcMemLazyEnablePeerAccess), hipSuccess, "opening again")
        if (.not. c_associated(memory, again)) error stop "opened again, it is elsewhere"
        call expect(hipIpcOpenEventHandle(event, event_handle), hipSuccess, "hipIpcOpenEventHandle")
        call expect(hipStreamCreateWithFlags(stream, hipStreamNonBlocking), hipSuccess, "hipStreamCreateWithFlags")
        call expect(hipStreamWaitEvent(stream, event, 0_c_int), hipSuccess, "hipStreamWaitEvent")
        call expect(hipMemcpyAsync(c_loc(values), memory, bytes, hipMemcpyDeviceToHost, stream), hipSuccess, &
            "hipMemcpyAsync")
        call expect(hipStreamSynchronize(stream), hipSuccess, "hipStreamSynchronize")
        do i = 1, elements
            if (values(i) /= 1.5_c_double * i) error stop "the consumer sees something else"
            values(i) = -1.0_c_double * i
        end do
        call expect(hipMemcpy(memory, c_loc(values), bytes / 2, hipMemcpyHostToDevice), hipSuccess, "hipMemcpy")

        nothing = 0_c_int8_t
        zeros = transfer(nothing, zeros)
        call expect(hipIpcOpenMemHandle(again, zeros, hipIpcMemLazyEnablePeerAccess), hipErrorInvalidValue, &
            "opening a handle of zeros")
        nothing = 77_c_int8_t
        zeros = transfer(nothing, zeros)
        call expect(hipIpcOpenMemHandle(again, zeros, hipIpcMemLazyEnablePeerAccess), hipErrorInvalidDevicePointer, &
            "opening a forged handle")
        call expect(hipFree(memory), hipErrorInvalidValue, "freeing opened memory")
        call expect(hipIpcCloseMemHandle(memory), hipSuccess, "hipIpcCloseMemHandle")
        call expect(hipIpcCloseMemHandle(memory), hipSuccess, "hipIpcCloseMemHandle, the second of two")
        call expect(hipIpcCloseMemHandle(memory), hipErrorInvalidValue, "closing a third time")
        call expect(hipEventDestroy(event), hipSuccess, "hipEventDestroy")
        call expect(hipStreamDestroy(stream), hipSuccess, "hipStreamDestroy")
        done = "d"
        if (c_write(to, c_loc(done), 1_c_size_t) /= 1) error stop "no producer"
    end subroutine consume

    subroutine receive(from, data)
        integer(c_int), intent(in) :: from
        type(c_ptr), intent(in) :: data

        if (c_read(from, data, handle_bytes) /= 64) error stop "the producer failed"
    end subroutine receive

    subroutine expect(status, expected, what)
        integer(c_int), intent(in) :: status, expected
        character(len=*), intent(in) :: what

        if (status == expected) return
        write (error_unit, "(2a, 2(a, i0))") "share.f90: ", what, " answered ", status, ", expected ", expected
        error stop "a status is wrong"
    end subroutine expect

end program share
