! SPDX-License-Identifier: MIT OR Apache-2.0
!> A program for the module hip: names that hipfort 0.4 to 0.7 lack, and types by keyword.
program hip_module
    use iso_c_binding
    use hip
    implicit none

    type(hipMemAllocationProp) :: prop
    type(hipMemAccessDesc) :: access
    type(hipMemLocation), parameter :: place = hipMemLocation(type=hipMemLocationTypeDevice, id=0)
    type(hipPointerAttribute_t) :: attributes
    type(hipDeviceProp_t) :: properties
    type(c_ptr) :: pool, stream, memory, handle
    integer(c_size_t), target :: granularity
    integer(c_size_t) :: left, all
    integer(c_int), target :: sent(256), got(256)
    integer(c_int) :: rights, device
    integer :: i

    call hipCheck(hipSetDevice(0))
    call hipCheck(hipGetDevice(device))
    call hipCheck(hipGetDeviceProperties(properties, device))
    if (properties%totalGlobalMem <= 0) error stop "properties"
    call hipCheck(hipMemGetInfo(left, all))
    if (left > all) error stop "hipMemGetInfo"

    call hipCheck(hipDeviceGetDefaultMemPool(pool, 0))
    call hipCheck(hipMemPoolGetAccess(rights, pool, place))
    if (rights /= hipMemAccessFlagsProtReadWrite) error stop "hipMemPoolGetAccess"
    call hipCheck(hipStreamCreate(stream))
    sent = [(i, i = 1, 256)]
    call hipCheck(hipMallocAsync(memory, 1024_c_size_t, stream))
    call hipCheck(hipMemcpyAsync(memory, c_loc(sent), 1024_c_size_t, hipMemcpyHostToDevice, stream))
    call hipCheck(hipMemcpyAsync(c_loc(got), memory, 1024_c_size_t, hipMemcpyDeviceToHost, stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(got /= sent)) error stop "hipMallocAsync"
    call hipCheck(hipPointerGetAttributes(attributes, memory))
    if (attributes%type /= hipMemoryTypeDevice .or. attributes%device /= 0) error stop "hipPointerGetAttributes"
    call hipCheck(hipFreeAsync(memory, stream))
    call hipCheck(hipStreamSynchronize(stream))
    call hipCheck(hipStreamDestroy(stream))

    prop%type = hipMemAllocationTypePinned
    prop%location = place
    prop%allocFlags = 0
    call hipCheck(hipMemGetAllocationGranularity(c_loc(granularity), prop, hipMemAllocationGranularityMinimum))
    call hipCheck(hipMemAddressReserve(memory, granularity, 0_c_size_t, c_null_ptr, 0_c_int64_t))
    call hipCheck(hipMemCreate(handle, granularity, prop, 0_c_int64_t))
    call hipCheck(hipMemMap(memory, granularity, 0_c_size_t, handle, 0_c_int64_t))
    access = hipMemAccessDesc(place, hipMemAccessFlagsProtReadWrite)
    call hipCheck(hipMemSetAccess(memory, granularity, access, 1_c_size_t))
    call hipCheck(hipMemset(memory, 0, 1024_c_size_t))
    call hipCheck(hipMemcpy(c_loc(got), memory, 1024_c_size_t, hipMemcpyDeviceToHost))
    if (any(got /= 0)) error stop "hipMemCreate"
    call hipCheck(hipMemUnmap(memory, granularity))
    call hipCheck(hipMemRelease(handle))
    call hipCheck(hipMemAddressFree(memory, granularity))

    call hipCheck(hipHostRegister(c_loc(sent), 1024_c_size_t, hipHostRegisterDefault))
    call hipCheck(hipHostUnregister(c_loc(sent)))
    if (text_of(hipGetErrorName(hipErrorInvalidDevice)) /= "hipErrorInvalidDevice") error stop "hipGetErrorName"
    if (hipCpuDeviceId /= -1 .or. hipInvalidDeviceId /= -2) error stop "numbers of devices"
    print '(a)', "module hip: ok"

contains

    function text_of(pointer) result(text)
        type(c_ptr), intent(in) :: pointer
        character(len=64) :: text
        character(kind=c_char), pointer :: letters(:)
        integer :: i

        call c_f_pointer(pointer, letters, [64])
        text = ""
        do i = 1, 64
            if (letters(i) == c_null_char) exit
            text(i:i) = letters(i)
        end do
    end function text_of
end program hip_module
