! Generated from src/api/acl by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> AscendCL's functions, types and constants, one to one, after Huawei's published reference of CANN 8.0 to 9.1.
!>
!> Besides what a function's own text says, any may return 100001 (ACL_ERROR_UNINITIALIZE) before aclInit and in a
!> process forked after it, 107002 (ACL_ERROR_RT_CONTEXT_NULL) where it needs a device and the thread has set none,
!> 207000 (ACL_ERROR_RT_FEATURE_NOT_SUPPORT) for what the back end in use cannot do, and 500000; those that wait for
!> a stream also 500000 where earlier work on it failed. A status without a name here has none in the reference.
!> aclGetRecentErrMsg() has the failure in words.
!>
!> An argument of intent(out) has no defined value after a failure: look at the status first. Handles, device
!> pointers and arguments that may be NULL are type(c_ptr) by value: c_null_ptr is the default stream and NULL,
!> c_loc(x) the address of a variable x, which must have the target attribute. Shareable handles of 64 bits are
!> integer(c_int64_t). Text passed to C ends with c_null_char. Structures start as zeros.
module anygpu_acl
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_null_char, c_ptr
    implicit none
    private

    !> Success.
    integer(c_int), parameter, public :: ACL_SUCCESS = 0_c_int
    !> Success, by its old name.
    integer(c_int), parameter, public :: ACL_ERROR_NONE = 0_c_int
    !> An argument is not acceptable: NULL, empty, or not the value that is reserved for it.
    integer(c_int), parameter, public :: ACL_ERROR_INVALID_PARAM = 100000_c_int
    !> aclInit has not been called.
    integer(c_int), parameter, public :: ACL_ERROR_UNINITIALIZE = 100001_c_int
    !> aclInit has been called before.
    integer(c_int), parameter, public :: ACL_ERROR_REPEAT_INITIALIZE = 100002_c_int
    !> An argument does not name what it must name.
    integer(c_int), parameter, public :: ACL_ERROR_RT_PARAM_INVALID = 107000_c_int
    !> No such device.
    integer(c_int), parameter, public :: ACL_ERROR_RT_INVALID_DEVICEID = 107001_c_int
    !> The calling thread has no context: no device has been set.
    integer(c_int), parameter, public :: ACL_ERROR_RT_CONTEXT_NULL = 107002_c_int
    !> It cannot be done here.
    integer(c_int), parameter, public :: ACL_ERROR_RT_FEATURE_NOT_SUPPORT = 207000_c_int
    !> No memory is left.
    integer(c_int), parameter, public :: ACL_ERROR_RT_MEMORY_ALLOCATION = 207001_c_int
    !> A stream was not done in time.
    integer(c_int), parameter, public :: ACL_ERROR_RT_STREAM_SYNC_TIMEOUT = 507046_c_int

    ! aclrtRunMode: Where the program runs.
    !> On the device's own processor.
    integer(c_int), parameter, public :: ACL_DEVICE = 0_c_int
    !> On the host.
    integer(c_int), parameter, public :: ACL_HOST = 1_c_int

    ! aclrtStreamStatus: Which way a stream's work has gone.
    !> All of it is done.
    integer(c_int), parameter, public :: ACL_STREAM_STATUS_COMPLETE = 0_c_int
    !> Some of it is not done.
    integer(c_int), parameter, public :: ACL_STREAM_STATUS_NOT_READY = 1_c_int
    integer(c_int), parameter, public :: ACL_STREAM_STATUS_RESERVED = 65535_c_int

    ! aclrtEventRecordedStatus: Whether an event's record is done.
    !> It is not recorded, or the record is not done.
    integer(c_int), parameter, public :: ACL_EVENT_RECORDED_STATUS_NOT_READY = 0_c_int
    !> The record is done.
    integer(c_int), parameter, public :: ACL_EVENT_RECORDED_STATUS_COMPLETE = 1_c_int

    ! aclrtEventWaitStatus: Whether the waits for an event are done.
    !> They are.
    integer(c_int), parameter, public :: ACL_EVENT_WAIT_STATUS_COMPLETE = 0_c_int
    !> One is not.
    integer(c_int), parameter, public :: ACL_EVENT_WAIT_STATUS_NOT_READY = 1_c_int
    integer(c_int), parameter, public :: ACL_EVENT_WAIT_STATUS_RESERVED = 65535_c_int

    ! aclrtMemMallocPolicy: How device memory is made of pages. The numbers 0 to 7 may be added to one of the bits below them.
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_HUGE_FIRST = 0_c_int
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_HUGE_ONLY = 1_c_int
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_NORMAL_ONLY = 2_c_int
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3_c_int
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4_c_int
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5_c_int
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_HUGE1G_ONLY = 6_c_int
    integer(c_int), parameter, public :: ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7_c_int
    integer(c_int), parameter, public :: ACL_MEM_TYPE_LOW_BAND_WIDTH = 256_c_int
    integer(c_int), parameter, public :: ACL_MEM_TYPE_HIGH_BAND_WIDTH = 4096_c_int
    integer(c_int), parameter, public :: ACL_MEM_ACCESS_USER_SPACE_READONLY = 1048576_c_int

    ! aclrtMemcpyKind: Where a copy reads and writes. The pointers say it already, so it is checked and not used.
    integer(c_int), parameter, public :: ACL_MEMCPY_HOST_TO_HOST = 0_c_int
    integer(c_int), parameter, public :: ACL_MEMCPY_HOST_TO_DEVICE = 1_c_int
    integer(c_int), parameter, public :: ACL_MEMCPY_DEVICE_TO_HOST = 2_c_int
    integer(c_int), parameter, public :: ACL_MEMCPY_DEVICE_TO_DEVICE = 3_c_int
    integer(c_int), parameter, public :: ACL_MEMCPY_DEFAULT = 4_c_int
    integer(c_int), parameter, public :: ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE = 5_c_int
    integer(c_int), parameter, public :: ACL_MEMCPY_INNER_DEVICE_TO_DEVICE = 6_c_int
    integer(c_int), parameter, public :: ACL_MEMCPY_INTER_DEVICE_TO_DEVICE = 7_c_int

    ! aclrtMemAttr: Which of a device's memories, and of which pages. Devices here have one memory and their own pages.
    integer(c_int), parameter, public :: ACL_DDR_MEM = 0_c_int
    integer(c_int), parameter, public :: ACL_HBM_MEM = 1_c_int
    integer(c_int), parameter, public :: ACL_DDR_MEM_HUGE = 2_c_int
    integer(c_int), parameter, public :: ACL_DDR_MEM_NORMAL = 3_c_int
    integer(c_int), parameter, public :: ACL_HBM_MEM_HUGE = 4_c_int
    integer(c_int), parameter, public :: ACL_HBM_MEM_NORMAL = 5_c_int
    integer(c_int), parameter, public :: ACL_DDR_MEM_P2P_HUGE = 6_c_int
    integer(c_int), parameter, public :: ACL_DDR_MEM_P2P_NORMAL = 7_c_int
    integer(c_int), parameter, public :: ACL_HBM_MEM_P2P_HUGE = 8_c_int
    integer(c_int), parameter, public :: ACL_HBM_MEM_P2P_NORMAL = 9_c_int
    integer(c_int), parameter, public :: ACL_HBM_MEM_HUGE1G = 10_c_int
    integer(c_int), parameter, public :: ACL_HBM_MEM_P2P_HUGE1G = 11_c_int
    integer(c_int), parameter, public :: ACL_MEM_NORMAL = 12_c_int
    integer(c_int), parameter, public :: ACL_MEM_HUGE = 13_c_int
    integer(c_int), parameter, public :: ACL_MEM_HUGE1G = 14_c_int
    integer(c_int), parameter, public :: ACL_MEM_P2P_NORMAL = 15_c_int
    integer(c_int), parameter, public :: ACL_MEM_P2P_HUGE = 16_c_int
    integer(c_int), parameter, public :: ACL_MEM_P2P_HUGE1G = 17_c_int

    ! aclrtHostRegisterType: How host memory is registered.
    !> Devices reach it.
    integer(c_int), parameter, public :: ACL_HOST_REGISTER_MAPPED = 0_c_int
    !> It is a PCIe device's, not memory.
    integer(c_int), parameter, public :: ACL_HOST_REGISTER_IOMEMORY = 4_c_int
    !> Devices read it.
    integer(c_int), parameter, public :: ACL_HOST_REGISTER_READONLY = 8_c_int

    ! aclrtMemHandleType: How physical memory may be exported: any that is made here may be.
    integer(c_int), parameter, public :: ACL_MEM_HANDLE_TYPE_NONE = 0_c_int
    !> From CANN 9.1 on: by a file descriptor.
    integer(c_int), parameter, public :: ACL_MEM_HANDLE_TYPE_POSIX = 2_c_int

    ! aclrtMemAllocationType: What physical memory is.
    integer(c_int), parameter, public :: ACL_MEM_ALLOCATION_TYPE_PINNED = 0_c_int

    ! aclrtMemLocationType: Where memory is, or who reaches it.
    !> The host.
    integer(c_int), parameter, public :: ACL_MEM_LOCATION_TYPE_HOST = 0_c_int
    !> A device, by its number.
    integer(c_int), parameter, public :: ACL_MEM_LOCATION_TYPE_DEVICE = 1_c_int
    !> Memory that is none of this interface's.
    integer(c_int), parameter, public :: ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2_c_int
    !> A NUMA node of the host, by its number.
    integer(c_int), parameter, public :: ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4_c_int

    ! aclrtMemGranularityOptions: Which granularity is meant.
    integer(c_int), parameter, public :: ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0_c_int
    integer(c_int), parameter, public :: ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1_c_int
    integer(c_int), parameter, public :: ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 65535_c_int

    ! aclrtMemAccessFlags: What may be done with mapped memory.
    integer(c_int), parameter, public :: ACL_RT_MEM_ACCESS_FLAGS_NONE = 0_c_int
    integer(c_int), parameter, public :: ACL_RT_MEM_ACCESS_FLAGS_READ = 1_c_int
    integer(c_int), parameter, public :: ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3_c_int

    ! aclrtMemSharedHandleType: How far a shareable handle reaches.
    !> A uint64_t, for processes of this machine.
    integer(c_int), parameter, public :: ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1_c_int
    !> An aclrtMemFabricHandle, for machines of one fabric.
    integer(c_int), parameter, public :: ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2_c_int

    !> 16 bytes that identify a device.
    type, bind(c), public :: aclrtUuid
        character(kind=c_char) :: bytes(16) = c_null_char
    end type aclrtUuid

    public :: aclrtCreateContext
    public :: aclrtDestroyContext
    public :: aclrtSetCurrentContext
    public :: aclrtGetCurrentContext
    public :: aclrtSetDevice
    public :: aclrtResetDevice
    public :: aclrtResetDeviceForce
    public :: aclrtGetDevice
    public :: aclrtGetDeviceCount
    public :: aclrtSynchronizeDevice
    public :: aclrtGetRunMode
    public :: aclrtGetVersion
    public :: aclrtDeviceGetBareTgid
    public :: aclrtDeviceGetUuid
    public :: aclrtGetLogicDevIdByUserDevId
    public :: aclInit
    public :: aclFinalize
    public :: aclFinalizeReference
    public :: aclGetRecentErrMsg

    interface

        !> Creates a context on a device and makes it the calling thread's.
        !>
        !> - `context` (out): the context; destroy it with aclrtDestroyContext.
        !> - `deviceId` (in): the device.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtCreateContext. CUDA: cuCtxCreate.
        function aclrtCreateContext(context, deviceId) bind(c, name="aclrtCreateContext") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: context
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtCreateContext

        !> Destroys a context that was created. A thread whose context it was has none.
        !>
        !> - `context` (in): the context.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist, and for a device's
        !> default one.
        !>
        !> AscendCL: aclrtDestroyContext. CUDA: cuCtxDestroy.
        function aclrtDestroyContext(context) bind(c, name="aclrtDestroyContext") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: context
            integer(c_int) :: status
        end function aclrtDestroyContext

        !> Makes a context the calling thread's.
        !>
        !> - `context` (in): the context.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist.
        !>
        !> AscendCL: aclrtSetCurrentContext. CUDA: cuCtxSetCurrent.
        function aclrtSetCurrentContext(context) bind(c, name="aclrtSetCurrentContext") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: context
            integer(c_int) :: status
        end function aclrtSetCurrentContext

        !> Tells the calling thread's context.
        !>
        !> - `context` (out): the context.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL where the thread has none.
        !>
        !> AscendCL: aclrtGetCurrentContext. CUDA: cuCtxGetCurrent.
        function aclrtGetCurrentContext(context) bind(c, name="aclrtGetCurrentContext") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), intent(out) :: context
            integer(c_int) :: status
        end function aclrtGetCurrentContext

        !> Makes a device the calling thread's, with the default context that all threads share. Each call counts.
        !>
        !> - `deviceId` (in): the device.
        !>
        !> Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtSetDevice. CUDA: cuDevicePrimaryCtxRetain and cuCtxSetCurrent.
        function aclrtSetDevice(deviceId) bind(c, name="aclrtSetDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtSetDevice

        !> Takes one call of aclrtSetDevice back. With the last one the device's default context goes, and the calling thread
        !> has none where it was its.
        !>
        !> - `deviceId` (in): the device.
        !>
        !> Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_CONTEXT_NULL for one that is not
        !> set.
        !>
        !> AscendCL: aclrtResetDevice. CUDA: cuDevicePrimaryCtxRelease.
        function aclrtResetDevice(deviceId) bind(c, name="aclrtResetDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtResetDevice

        !> Takes all calls of aclrtSetDevice back.
        !>
        !> - `deviceId` (in): the device.
        !>
        !> Returns what aclrtResetDevice returns.
        !>
        !> AscendCL: aclrtResetDeviceForce. CUDA: cuDevicePrimaryCtxRelease.
        function aclrtResetDeviceForce(deviceId) bind(c, name="aclrtResetDeviceForce") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtResetDeviceForce

        !> Tells the calling thread's device.
        !>
        !> - `deviceId` (out): its number.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL (107002) where the thread has set none.
        !>
        !> AscendCL: aclrtGetDevice. CUDA: cuCtxGetDevice.
        function aclrtGetDevice(deviceId) bind(c, name="aclrtGetDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: deviceId
            integer(c_int) :: status
        end function aclrtGetDevice

        !> Tells how many devices there are.
        !>
        !> - `count` (out): how many.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 207004 where there is none.
        !>
        !> AscendCL: aclrtGetDeviceCount. CUDA: cuDeviceGetCount.
        function aclrtGetDeviceCount(count) bind(c, name="aclrtGetDeviceCount") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function aclrtGetDeviceCount

        !> Waits until all work queued on the calling thread's device is done.
        !>
        !> Returns ACL_ERROR_RT_CONTEXT_NULL where the thread has set none, 500000 where work has failed.
        !>
        !> AscendCL: aclrtSynchronizeDevice. CUDA: cuCtxSynchronize.
        function aclrtSynchronizeDevice() bind(c, name="aclrtSynchronizeDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function aclrtSynchronizeDevice

        !> Tells where the program runs: always ACL_HOST. Needs no aclInit.
        !>
        !> - `runMode` (out): ACL_HOST.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL.
        !>
        !> AscendCL: aclrtGetRunMode. CUDA: none.
        function aclrtGetRunMode(runMode) bind(c, name="aclrtGetRunMode") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: runMode
            integer(c_int) :: status
        end function aclrtGetRunMode

        !> Tells the version of the interface: 9.1.0, after the reference that it follows. Needs no aclInit.
        !>
        !> - `majorVersion` (out): the first number.
        !> - `minorVersion` (out): the second number.
        !> - `patchVersion` (out): the third number.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL.
        !>
        !> AscendCL: aclrtGetVersion. CUDA: cuDriverGetVersion.
        function aclrtGetVersion(majorVersion, minorVersion, patchVersion) bind(c, name="aclrtGetVersion") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: majorVersion
            integer(c_int), intent(out) :: minorVersion
            integer(c_int), intent(out) :: patchVersion
            integer(c_int) :: status
        end function aclrtGetVersion

        !> Tells the process id by which an exporter lists this process: its own id, as it sees it itself.
        !>
        !> Processes that share must see each other's ids: they are in one PID namespace, or the exporter's is an outer one and
        !> is told the id that it sees. Containers: start them with the host's PID namespace, or with one for all. Needs no
        !> aclInit.
        !>
        !> - `pid` (out): the id.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL.
        !>
        !> AscendCL: aclrtDeviceGetBareTgid. CUDA: none.
        function aclrtDeviceGetBareTgid(pid) bind(c, name="aclrtDeviceGetBareTgid") result(status)
            import :: c_int
            implicit none
            integer(c_int), intent(out) :: pid
            integer(c_int) :: status
        end function aclrtDeviceGetBareTgid

        !> Tells 16 bytes that identify a device on this machine, the same in every process.
        !>
        !> - `deviceId` (in): the device.
        !> - `uuid` (out): the bytes.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtDeviceGetUuid. CUDA: cuDeviceGetUuid.
        function aclrtDeviceGetUuid(deviceId, uuid) bind(c, name="aclrtDeviceGetUuid") result(status)
            import :: aclrtUuid, c_int
            implicit none
            integer(c_int), value :: deviceId
            type(aclrtUuid), intent(out) :: uuid
            integer(c_int) :: status
        end function aclrtDeviceGetUuid

        !> Tells the driver's number of a device: the same number.
        !>
        !> - `userDevId` (in): the device.
        !> - `logicDevId` (out): its number.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtGetLogicDevIdByUserDevId. CUDA: none.
        function aclrtGetLogicDevIdByUserDevId(userDevId, logicDevId) bind(c, name="aclrtGetLogicDevIdByUserDevId") result(status)
            import :: c_int
            implicit none
            integer(c_int), value :: userDevId
            integer(c_int), intent(out) :: logicDevId
            integer(c_int) :: status
        end function aclrtGetLogicDevIdByUserDevId

        !> Initialises. Each call counts: as many of aclFinalizeReference, or one of aclFinalize, take it back.
        !>
        !> - `configPath` (in, nullable): the path of a JSON file of settings, which are for Huawei's runtime alone: it is not
        !>   read.
        !>
        !> Returns ACL_ERROR_REPEAT_INITIALIZE (100002) where the process has called it before, which is harmless; 207004 where
        !> no back end can be used.
        !>
        !> AscendCL: aclInit. CUDA: cuInit.
        function aclInit(configPath) bind(c, name="aclInit") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: configPath
            integer(c_int) :: status
        end function aclInit

        !> Takes all calls of aclInit back. Devices, memory and handles stay what they are.
        !>
        !> Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
        !>
        !> AscendCL: aclFinalize. CUDA: none.
        function aclFinalize() bind(c, name="aclFinalize") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function aclFinalize

        !> Takes one call of aclInit back.
        !>
        !> - `refCount` (out, nullable): how many calls are left.
        !>
        !> Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
        !>
        !> AscendCL: aclFinalizeReference. CUDA: none.
        function aclFinalizeReference(refCount) bind(c, name="aclFinalizeReference") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: refCount
            integer(c_int) :: status
        end function aclFinalizeReference

        !> Returns the calling thread's last failure in words, and forgets it; NULL where nothing failed since the last time.
        !>
        !> The text changes with the thread's next failure.
        !>
        !> AscendCL: aclGetRecentErrMsg. CUDA: none.
        function aclGetRecentErrMsg() bind(c, name="aclGetRecentErrMsg") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function aclGetRecentErrMsg

    end interface
end module anygpu_acl
