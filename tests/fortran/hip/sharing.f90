! SPDX-License-Identifier: MIT OR Apache-2.0
!> Memory and an event of another process, by handles of module hip's types.
!>
!> The program starts itself again with the name of a file that has the handles.
program sharing
    use hip
    implicit none

    type(hipIpcMemHandle_t) :: memory_handle
    type(hipIpcEventHandle_t) :: event_handle
    type(hipExternalMemoryHandleDesc) :: memory_desc
    type(hipExternalSemaphoreSignalParams) :: signal
    type(hipExternalMemory_t) :: imported
    type(hipEvent_t) :: event
    type(hipStream_t) :: stream
    type(c_ptr) :: memory
    integer(c_int), target :: sent(1000), got(1000)
    character(len=1024) :: file, self
    integer :: unit, code, i

    call get_command_argument(0, self)
    call get_command_argument(1, file)
    if (file == "") then
        sent = [(5*i, i = 1, 1000)]
        call hipCheck(hipMalloc(memory, 4000_c_size_t))
        call hipCheck(hipStreamCreate(stream))
        call hipCheck(hipEventCreateWithFlags(event, ior(hipEventInterprocess, hipEventDisableTiming)))
        call hipCheck(hipMemcpyAsync(memory, c_loc(sent), 4000_c_size_t, hipMemcpyHostToDevice, stream))
        call hipCheck(hipEventRecord(event, stream))
        call hipCheck(hipIpcGetMemHandle(memory_handle, memory))
        call hipCheck(hipIpcGetEventHandle(event_handle, event))
        if (all(memory_handle%reserved == c_null_char)) error stop "hipIpcGetMemHandle"
        file = trim(self)//".handles"
        open (newunit=unit, file=file, access="stream", form="unformatted", status="replace")
        write (unit) memory_handle%reserved, event_handle%reserved
        close (unit)
        call execute_command_line(trim(self)//" "//trim(file), exitstat=code)
        if (code /= 0) error stop "the other process"
        call hipCheck(hipMemcpy(c_loc(got), memory, 4000_c_size_t, hipMemcpyDeviceToHost))
        if (any(got /= sent + 1)) error stop "what the other process wrote"

        ! A file descriptor that there is not: the structures' components are what is looked at.
        memory_desc%type = hipExternalMemoryHandleTypeOpaqueFd
        memory_desc%handle = 0
        memory_desc%handle(1) = -1
        memory_desc%size = 4096
        memory_desc%reserved = 0
        if (hipImportExternalMemory(imported, memory_desc) == hipSuccess) error stop "hipImportExternalMemory"
        signal%params(1) = 1
        if (c_sizeof(signal) /= 144 .or. c_sizeof(memory_desc) /= 104) error stop "structures"
        call hipCheck(hipEventDestroy(event))
        call hipCheck(hipStreamDestroy(stream))
        call hipCheck(hipFree(memory))
        print "(a)", "sharing: ok"
    else
        open (newunit=unit, file=file, access="stream", form="unformatted", status="old")
        read (unit) memory_handle%reserved, event_handle%reserved
        close (unit)
        call hipCheck(hipIpcOpenMemHandle(memory, memory_handle, hipIpcMemLazyEnablePeerAccess))
        call hipCheck(hipIpcOpenEventHandle(event, event_handle))
        call hipCheck(hipEventSynchronize(event))
        call hipCheck(hipMemcpy(c_loc(got), memory, 4000_c_size_t, hipMemcpyDeviceToHost))
        if (any(got /= [(5*i, i = 1, 1000)])) error stop "what the first process wrote"
        got = got + 1
        call hipCheck(hipMemcpy(memory, c_loc(got), 4000_c_size_t, hipMemcpyHostToDevice))
        call hipCheck(hipIpcCloseMemHandle(memory))
        call hipCheck(hipEventDestroy(event))
    end if
end program sharing
