! SPDX-License-Identifier: MIT OR Apache-2.0
!> Streams and events by their types, as ROCm 10.2's module hip has them, with outputs as variables and by address.
program events
    use hip
    implicit none

    type(hipStream_t) :: first, second, urgent, null
    type(hipEvent_t) :: start, done, told
    type(c_ptr) :: memory, untyped
    integer(c_int), target :: sent(1000), got(1000)
    integer(c_int) :: least, greatest, priority, flags, device
    integer(c_int), target :: by_address
    integer(c_int64_t) :: one, two
    integer(kind(hipSuccess)) :: status
    real(c_float) :: ms
    real(c_float), target :: ms_by_address
    integer :: i

    call hipCheck(hipDeviceGetStreamPriorityRange(least, greatest))
    call hipCheck(hipStreamCreate(first))
    call hipCheck(hipStreamCreateWithFlags(second, hipStreamNonBlocking))
    call hipCheck(hipStreamCreateWithPriority(stream=urgent, flags=hipStreamDefault, priority=greatest))
    call hipCheck(hipStreamGetPriority(urgent, priority))
    call hipCheck(hipStreamGetPriority(urgent, c_loc(by_address)))
    if (priority /= greatest .or. by_address /= greatest) error stop "hipStreamGetPriority"
    call hipCheck(hipStreamGetFlags(second, flags))
    if (flags /= hipStreamNonBlocking) error stop "hipStreamGetFlags"
    call hipCheck(hipStreamGetDevice(first, device=device))
    if (device /= 0) error stop "hipStreamGetDevice"
    call hipCheck(hipStreamGetId(first, one))
    call hipCheck(hipStreamGetId(stream=second, streamId=two))
    if (one == two) error stop "hipStreamGetId"

    call hipCheck(hipEventCreate(start))
    call hipCheck(hipEventCreateWithFlags(done, hipEventBlockingSync))
    call hipCheck(hipEventCreateWithFlags(told, flags=hipEventDisableTiming))
    call hipCheck(hipMalloc(memory, sizeBytes=4000_c_size_t))
    sent = [(7*i, i = 1, 1000)]
    call hipCheck(hipEventRecord(start, first))
    call hipCheck(hipMemcpyAsync(memory, c_loc(sent), 4000_c_size_t, hipMemcpyHostToDevice, first))
    call hipCheck(hipEventRecordWithFlags(told, first, hipEventRecordDefault))
    call hipCheck(hipStreamWaitEvent(second, told, 0_c_int))
    call hipCheck(hipMemcpyAsync(c_loc(got), memory, 4000_c_size_t, hipMemcpyDeviceToHost, second))
    call hipCheck(hipEventRecord(event=done, stream=second))
    call hipCheck(hipEventSynchronize(done))
    if (any(got /= sent)) error stop "hipStreamWaitEvent"
    call hipCheck(hipEventQuery(done))
    call hipCheck(hipEventElapsedTime(ms, start, done))
    call hipCheck(hipEventElapsedTime(c_loc(ms_by_address), start=start, myStop=done))
    if (ms < 0 .or. abs(ms - ms_by_address) > tiny(ms)) error stop "hipEventElapsedTime"

    ! The default stream, a handle's address, and the forms of hipfort beside them.
    call hipCheck(hipMemsetAsync(memory, 1_c_int, 4000_c_size_t, null))
    call hipCheck(hipStreamSynchronize(null))
    untyped = first%ptr
    call hipCheck(hipMemcpyAsync(c_loc(got), memory, 4000_c_size_t, hipMemcpyDeviceToHost, untyped))
    call hipCheck(hipStreamSynchronize(untyped))
    if (any(got /= 16843009)) error stop "hipMemsetAsync"

    status = hipStreamWriteValue32(first, memory, myValue=11_c_int, flags=hipStreamWriteValueDefault)
    if (status == hipSuccess) then
        call hipCheck(hipStreamWaitValue32(second, memory, 11_c_int, hipStreamWaitValueEq, mask=-1_c_int))
        call hipCheck(hipStreamSynchronize(second))
    else if (status /= hipErrorNotSupported) then
        error stop "hipStreamWriteValue32"
    end if
    call hipCheck(hipStreamSynchronize(first))
    if (hipStreamQuery(first) /= hipSuccess) error stop "hipStreamQuery"

    call hipCheck(hipFree(memory))
    call hipCheck(hipEventDestroy(start))
    call hipCheck(hipEventDestroy(done))
    call hipCheck(hipEventDestroy(told))
    call hipCheck(hipStreamDestroy(first))
    call hipCheck(hipStreamDestroy(second))
    call hipCheck(hipStreamDestroy(urgent))
    if (hipStreamQuery(urgent) == hipSuccess) error stop "a destroyed stream"
    print "(a)", "events: ok"
end program events
