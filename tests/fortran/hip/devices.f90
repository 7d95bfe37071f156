! SPDX-License-Identifier: MIT OR Apache-2.0
!> Devices: outputs as variables, what may be absent, structures by component, and constants of HIP 7.17.
program devices
    use hip
    implicit none

    type(hipDeviceProp_t) :: prop
    type(hipUUID) :: uuid
    type(hipFuncAttributes) :: attributes
    type(hipResourceDesc) :: resource
    type(hipGraphNodeParams) :: node
    type(dim3) :: grid
    integer(kind(hipSuccess)) :: status
    integer(c_int) :: count, device, value, major, minor, version
    integer(c_size_t) :: free, total, limit
    character(kind=c_char), target :: name(256)
    integer(c_int), parameter :: kinds(3) = [hipMemoryTypeHost, hipMemoryTypeDevice, hipMemoryTypeManaged]

    call hipCheck(hipInit(0))
    call hipCheck(hipGetDeviceCount(count))
    if (count < 1) error stop "hipGetDeviceCount"
    call hipCheck(hipSetDevice(deviceId=0))
    call hipCheck(hipGetDevice(device))
    call hipCheck(hipRuntimeGetVersion(version))
    if (device /= 0 .or. version < 60000000) error stop "hipGetDevice"
    call hipCheck(hipGetDeviceProperties(prop, device))
    if (prop%totalGlobalMem <= 0 .or. prop%name(1) == c_null_char .or. prop%warpSize < 1) error stop "hipGetDeviceProperties"
    if (size(prop%maxThreadsDim) /= 3 .or. size(prop%arch%opaque) /= 1) error stop "hipDeviceProp_t"
    call hipCheck(hipDeviceGetUuid(uuid, device))
    if (all(uuid%bytes == c_null_char)) error stop "hipDeviceGetUuid"
    call hipCheck(hipDeviceComputeCapability(major, minor, device))
    if (major /= prop%major .or. minor /= prop%minor) error stop "hipDeviceComputeCapability"
    call hipCheck(hipDeviceGetAttribute(value, hipDeviceAttributeWarpSize, device))
    if (value /= prop%warpSize) error stop "hipDeviceGetAttribute"
    status = hipDeviceGetAttribute(pi=value, attr=hipDeviceAttributeHostNumaId, deviceId=0)
    if (status /= hipSuccess .and. status /= hipErrorInvalidValue) error stop "an attribute of HIP 7"
    call hipCheck(hipDeviceGetName(c_loc(name), 256, 0))
    if (any(name(1:4) /= prop%name(1:4))) error stop "hipDeviceGetName"
    call hipCheck(hipDeviceTotalMem(total, 0))
    call hipCheck(hipMemGetInfo(free, limit))
    call hipCheck(hipMemGetInfo(total=limit))
    if (limit /= total .or. free > total) error stop "hipMemGetInfo"
    call hipCheck(hipDeviceGetLimit(limit, hipLimitMallocHeapSize))
    call hipCheck(hipDeviceCanAccessPeer(value, 0, 0))
    if (value /= 0) error stop "hipDeviceCanAccessPeer"
    if (hipSetDevice(99) /= hipErrorInvalidDevice) error stop "hipSetDevice"
    if (hipGetLastError() /= hipErrorInvalidDevice) error stop "hipGetLastError"
    if (text_of(hipGetErrorName(hipErrorInvalidDevice)) /= "hipErrorInvalidDevice") error stop "hipGetErrorName"

    grid = dim3(x=4)
    if (grid%y /= 1 .or. c_sizeof(resource) /= 64 .or. c_sizeof(node) /= 256) error stop "structures"
    resource%resType = hipResourceTypeLinear
    node%type = hipGraphNodeTypeKernel
    attributes%numRegs = 1
    if (any(kinds /= [1, 2, 3]) .or. hipErrorTbd /= 1055 .or. HIP_VERSION_MINOR /= 17) error stop "constants"
    if (hipHostMallocNonCoherent >= 0 .or. hipMemHandleTypeFabric /= 8 .or. HIP_R_8F_E4M3 /= 28) error stop "flags"
    print "(a)", "devices: ok"

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
end program devices
