! SPDX-License-Identifier: MIT OR Apache-2.0
!> Virtual memory: properties by component, arguments by their names in module hip.
program virtual_memory
    use hip
    implicit none

    type(hipMemAllocationProp) :: prop, given
    type(hipMemAccessDesc) :: access
    type(hipPointerAttribute_t) :: attributes
    type(c_ptr) :: range, handle, again
    integer(c_size_t) :: granularity
    integer(c_int64_t) :: rights
    integer(c_int) :: value
    integer(c_int), target :: got(256)

    prop%type = hipMemAllocationTypePinned
    prop%requestedHandleType = hipMemHandleTypePosixFileDescriptor
    prop%location%type = hipMemLocationTypeDevice
    prop%location%id = 0
    prop%allocFlags = 0_c_int16_t
    call hipCheck(hipMemGetAllocationGranularity(granularity, prop, hipMemAllocationGranularityMinimum))
    call hipCheck(hipMemGetAllocationGranularity(granularity, prop, option=hipMemAllocationGranularityRecommended))
    call hipCheck(hipMemAddressReserve(range, mySize=granularity, alignment=0_c_size_t, addr=c_null_ptr, flags=0_c_int64_t))
    call hipCheck(hipMemCreate(handle=handle, mySize=granularity, prop=prop, flags=0_c_int64_t))
    call hipCheck(hipMemGetAllocationPropertiesFromHandle(given, handle))
    if (given%type /= prop%type .or. given%requestedHandleType /= prop%requestedHandleType) error stop "properties"
    call hipCheck(hipMemMap(range, granularity, 0_c_size_t, handle, 0_c_int64_t))
    access%location = prop%location
    access%flags = hipMemAccessFlagsProtReadWrite
    call hipCheck(hipMemSetAccess(range, mySize=granularity, desc=access, count=1_c_size_t))
    call hipCheck(hipMemGetAccess(rights, access%location, range))
    if (rights /= hipMemAccessFlagsProtReadWrite) error stop "hipMemGetAccess"
    call hipCheck(hipMemset(range, 3, 1024_c_size_t))
    call hipCheck(hipMemcpyDtoH(c_loc(got), range, 1024_c_size_t))
    if (any(got /= 50529027)) error stop "hipMemset"
    call hipCheck(hipPointerGetAttributes(attributes, range))
    if (attributes%type /= hipMemoryTypeDevice) error stop "hipPointerGetAttributes"
    value = 1
    call hipCheck(hipMemRetainAllocationHandle(again, range))
    call hipCheck(hipMemRelease(again))
    call hipCheck(hipMemUnmap(range, mySize=granularity))
    call hipCheck(hipMemRelease(handle))
    call hipCheck(hipMemAddressFree(devPtr=range, mySize=granularity))
    print "(a)", "virtual_memory: ok"
end program virtual_memory
