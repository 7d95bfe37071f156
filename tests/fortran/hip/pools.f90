! SPDX-License-Identifier: MIT OR Apache-2.0
!> Memory pools by their type, with properties by component.
program pools
    use hip
    implicit none

    type(hipMemPool_t) :: own, default, current
    type(hipMemPoolProps) :: props
    type(hipMemLocation) :: place
    type(hipMemAccessDesc) :: access
    type(hipStream_t) :: stream
    type(c_ptr) :: memory, other
    integer(c_int64_t), target :: threshold, used
    integer(c_int), target :: reuse
    integer(c_int) :: rights
    integer(c_int), target :: sent(1000), got(1000)
    integer :: i

    call hipCheck(hipStreamCreate(stream))
    call hipCheck(hipDeviceGetDefaultMemPool(default, 0_c_int))
    props%allocType = hipMemAllocationTypePinned
    props%handleTypes = hipMemHandleTypeNone
    props%location%type = hipMemLocationTypeDevice
    props%location%id = 0
    props%maxSize = 0
    props%reserved = c_null_char
    call hipCheck(hipMemPoolCreate(own, props))
    call hipCheck(hipDeviceSetMemPool(0_c_int, own))
    call hipCheck(hipDeviceGetMemPool(mem_pool=current, device=0_c_int))
    if (.not. c_associated(current%ptr, own%ptr)) error stop "hipDeviceGetMemPool"
    call hipCheck(hipDeviceSetMemPool(0_c_int, default))

    threshold = 1048576
    call hipCheck(hipMemPoolSetAttribute(own, hipMemPoolAttrReleaseThreshold, c_loc(threshold)))
    threshold = 0
    call hipCheck(hipMemPoolGetAttribute(mem_pool=own, attr=hipMemPoolAttrReleaseThreshold, myValue=c_loc(threshold)))
    if (threshold /= 1048576) error stop "hipMemPoolSetAttribute"
    call hipCheck(hipMemPoolGetAttribute(own, hipMemPoolReuseAllowOpportunistic, c_loc(reuse)))
    place = hipMemLocation(type=hipMemLocationTypeDevice, id=0)
    call hipCheck(hipMemPoolGetAccess(rights, own, place))
    if (rights /= hipMemAccessFlagsProtReadWrite) error stop "hipMemPoolGetAccess"
    access%location = place
    access%flags = hipMemAccessFlagsProtReadWrite
    call hipCheck(hipMemPoolSetAccess(own, access, 1_c_size_t))

    call hipCheck(hipMallocFromPoolAsync(memory, mySize=4000_c_size_t, mem_pool=own, stream=stream))
    call hipCheck(hipMallocAsync(other, 4000_c_size_t, stream))
    sent = [(i*i, i = 1, 1000)]
    call hipCheck(hipMemcpyAsync(memory, c_loc(sent), 4000_c_size_t, hipMemcpyHostToDevice, stream))
    call hipCheck(hipMemcpyAsync(other, memory, 4000_c_size_t, hipMemcpyDeviceToDevice, stream))
    call hipCheck(hipMemcpyAsync(c_loc(got), other, 4000_c_size_t, hipMemcpyDeviceToHost, stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(got /= sent)) error stop "hipMallocFromPoolAsync"
    call hipCheck(hipMemPoolGetAttribute(own, hipMemPoolAttrUsedMemCurrent, c_loc(used)))
    if (used < 4000) error stop "hipMemPoolAttrUsedMemCurrent"
    call hipCheck(hipFreeAsync(memory, stream))
    call hipCheck(hipFreeAsync(dev_ptr=other, stream=stream))
    call hipCheck(hipStreamSynchronize(stream))
    call hipCheck(hipMemPoolTrimTo(own, 0_c_size_t))
    call hipCheck(hipMemPoolDestroy(own))
    call hipCheck(hipStreamDestroy(stream))
    print "(a)", "pools: ok"
end program pools
