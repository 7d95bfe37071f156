! Generated from src/api/acl by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> AscendCL's functions, types and constants, one to one, after Huawei's published reference of CANN 8.0 to 9.1.
!>
!> In addition to the codes listed with it, any function may return 100001 (ACL_ERROR_UNINITIALIZE) before aclInit and
!> in a process forked after it, 107002 (ACL_ERROR_RT_CONTEXT_NULL) if it needs a device and the thread has set none,
!> 207000 (ACL_ERROR_RT_FEATURE_NOT_SUPPORT) for an operation that the back end in use does not support, and 500000. A
!> function that waits for a stream also returns 500000 if earlier work on it failed. A status without a name here has
!> none in the reference. aclGetRecentErrMsg() describes the failure.
!>
!> An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL
!> are optional. Handles, device pointers and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the
!> default stream and NULL, c_loc(x) the address of a variable x, which must have the target attribute. Shareable
!> handles of 64 bits are integer(c_int64_t). Text passed to C ends with c_null_char. Structures start as zeros.
module anygpu_acl
    use, intrinsic :: iso_c_binding, only: c_char, c_float, c_funptr, c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr, &
        c_signed_char, c_size_t
    implicit none
    public
    private :: c_char, c_float, c_funptr, c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr, c_signed_char, c_size_t

    !> Success.
    integer(c_int), parameter :: ACL_SUCCESS = 0_c_int
    !> Success, by its old name.
    integer(c_int), parameter :: ACL_ERROR_NONE = 0_c_int
    !> An argument is not acceptable: NULL, empty, or not the value that is reserved for it.
    integer(c_int), parameter :: ACL_ERROR_INVALID_PARAM = 100000_c_int
    !> aclInit has not been called.
    integer(c_int), parameter :: ACL_ERROR_UNINITIALIZE = 100001_c_int
    !> aclInit has been called before.
    integer(c_int), parameter :: ACL_ERROR_REPEAT_INITIALIZE = 100002_c_int
    !> An argument does not identify an existing object, or is not valid for it.
    integer(c_int), parameter :: ACL_ERROR_RT_PARAM_INVALID = 107000_c_int
    !> No such device.
    integer(c_int), parameter :: ACL_ERROR_RT_INVALID_DEVICEID = 107001_c_int
    !> The calling thread has no context: no device has been set.
    integer(c_int), parameter :: ACL_ERROR_RT_CONTEXT_NULL = 107002_c_int
    !> The operation is not supported here.
    integer(c_int), parameter :: ACL_ERROR_RT_FEATURE_NOT_SUPPORT = 207000_c_int
    !> No memory is left.
    integer(c_int), parameter :: ACL_ERROR_RT_MEMORY_ALLOCATION = 207001_c_int
    !> A stream was not done in time.
    integer(c_int), parameter :: ACL_ERROR_RT_STREAM_SYNC_TIMEOUT = 507046_c_int
    !> Streams may wait for the event.
    integer(c_int), parameter :: ACL_EVENT_SYNC = 1_c_int
    !> The event records the progress of a stream.
    integer(c_int), parameter :: ACL_EVENT_CAPTURE_STREAM_PROGRESS = 2_c_int
    !> The event has timing.
    integer(c_int), parameter :: ACL_EVENT_TIME_LINE = 8_c_int
    !> Other processes may open the event.
    integer(c_int), parameter :: ACL_EVENT_IPC = 64_c_int
    !> Work is launched faster, on Huawei's runtime.
    integer(c_int), parameter :: ACL_STREAM_FAST_LAUNCH = 1_c_int
    !> Waiting for the stream is faster, on Huawei's runtime.
    integer(c_int), parameter :: ACL_STREAM_FAST_SYNC = 2_c_int
    !> Devices reach the registered memory.
    integer(c_int), parameter :: ACL_HOST_REG_MAPPED = 2_c_int
    !> The registered memory is pinned.
    integer(c_int), parameter :: ACL_HOST_REG_PINNED = 268435456_c_int
    !> Only listed processes may import the memory.
    integer(c_int64_t), parameter :: ACL_RT_VMM_EXPORT_FLAG_DEFAULT = 0_c_int64_t
    !> Every process of the user may import the memory.
    integer(c_int64_t), parameter :: ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION = 1_c_int64_t
    !> Only listed processes may import the memory.
    integer(c_int64_t), parameter :: ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT = 0_c_int64_t
    !> Every process of the user may import the memory.
    integer(c_int64_t), parameter :: ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION = 1_c_int64_t
    !> No flags.
    integer(c_int64_t), parameter :: ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT = 0_c_int64_t
    !> The calling thread's device reaches the other device's memory.
    integer(c_int64_t), parameter :: ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS = 1_c_int64_t
    !> Only listed processes may import the notify.
    integer(c_int64_t), parameter :: ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT = 0_c_int64_t
    !> Every process of the user may import the notify. Huawei's number for it is not known here: any but 0 is accepted.
    integer(c_int64_t), parameter :: ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION = 1_c_int64_t
    !> No flags.
    integer(c_int64_t), parameter :: ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT = 0_c_int64_t
    !> The calling thread's device reaches the other device's notify.
    integer(c_int64_t), parameter :: ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS = 2_c_int64_t
    !> Wait until the value minus the argument, as a signed number, is not negative.
    integer(c_int), parameter :: ACL_STREAM_WAIT_VALUE_GEQ = 0_c_int
    !> Wait until the value is the argument.
    integer(c_int), parameter :: ACL_STREAM_WAIT_VALUE_EQ = 1_c_int
    !> Wait until the value and the argument have a bit in common.
    integer(c_int), parameter :: ACL_STREAM_WAIT_VALUE_AND = 2_c_int
    !> Wait until there is a bit that neither the value nor the argument has.
    integer(c_int), parameter :: ACL_STREAM_WAIT_VALUE_NOR = 3_c_int
    !> The chip's serial link.
    integer(c_int64_t), parameter :: ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO = 0_c_int64_t
    !> The link of the cache coherence system.
    integer(c_int64_t), parameter :: ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS = 1_c_int64_t
    !> Bytes of an event's handle.
    integer(c_int), parameter :: ACL_IPC_EVENT_HANDLE_SIZE = 64_c_int

    ! aclrtRunMode: The side on which the program runs.
    !> On the device's own processor.
    integer(c_int), parameter :: ACL_DEVICE = 0_c_int
    !> On the host.
    integer(c_int), parameter :: ACL_HOST = 1_c_int

    ! aclrtStreamStatus: The status of a stream's work.
    !> All of it is done.
    integer(c_int), parameter :: ACL_STREAM_STATUS_COMPLETE = 0_c_int
    !> Some of it is not done.
    integer(c_int), parameter :: ACL_STREAM_STATUS_NOT_READY = 1_c_int
    integer(c_int), parameter :: ACL_STREAM_STATUS_RESERVED = 65535_c_int

    ! aclrtEventRecordedStatus: The status of an event's record.
    !> The event is not recorded, or the record is not done.
    integer(c_int), parameter :: ACL_EVENT_RECORDED_STATUS_NOT_READY = 0_c_int
    !> The record is done.
    integer(c_int), parameter :: ACL_EVENT_RECORDED_STATUS_COMPLETE = 1_c_int

    ! aclrtEventWaitStatus: The status of the waits for an event.
    !> All waits are done.
    integer(c_int), parameter :: ACL_EVENT_WAIT_STATUS_COMPLETE = 0_c_int
    !> A wait is not done.
    integer(c_int), parameter :: ACL_EVENT_WAIT_STATUS_NOT_READY = 1_c_int
    integer(c_int), parameter :: ACL_EVENT_WAIT_STATUS_RESERVED = 65535_c_int

    ! aclrtMemMallocPolicy: Page policies of device memory. The numbers 0 to 7 may be added to one of the bits below them.
    integer(c_int), parameter :: ACL_MEM_MALLOC_HUGE_FIRST = 0_c_int
    integer(c_int), parameter :: ACL_MEM_MALLOC_HUGE_ONLY = 1_c_int
    integer(c_int), parameter :: ACL_MEM_MALLOC_NORMAL_ONLY = 2_c_int
    integer(c_int), parameter :: ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3_c_int
    integer(c_int), parameter :: ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4_c_int
    integer(c_int), parameter :: ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5_c_int
    integer(c_int), parameter :: ACL_MEM_MALLOC_HUGE1G_ONLY = 6_c_int
    integer(c_int), parameter :: ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7_c_int
    integer(c_int), parameter :: ACL_MEM_TYPE_LOW_BAND_WIDTH = 256_c_int
    integer(c_int), parameter :: ACL_MEM_TYPE_HIGH_BAND_WIDTH = 4096_c_int
    integer(c_int), parameter :: ACL_MEM_ACCESS_USER_SPACE_READONLY = 1048576_c_int

    ! aclrtMemcpyKind: The direction of a copy. It is checked but not used, as it follows from the pointers.
    integer(c_int), parameter :: ACL_MEMCPY_HOST_TO_HOST = 0_c_int
    integer(c_int), parameter :: ACL_MEMCPY_HOST_TO_DEVICE = 1_c_int
    integer(c_int), parameter :: ACL_MEMCPY_DEVICE_TO_HOST = 2_c_int
    integer(c_int), parameter :: ACL_MEMCPY_DEVICE_TO_DEVICE = 3_c_int
    integer(c_int), parameter :: ACL_MEMCPY_DEFAULT = 4_c_int
    integer(c_int), parameter :: ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE = 5_c_int
    integer(c_int), parameter :: ACL_MEMCPY_INNER_DEVICE_TO_DEVICE = 6_c_int
    integer(c_int), parameter :: ACL_MEMCPY_INTER_DEVICE_TO_DEVICE = 7_c_int

    ! aclrtMemAttr: The kind and page size of a device's memory. Devices here have one kind and choose page sizes themselves.
    integer(c_int), parameter :: ACL_DDR_MEM = 0_c_int
    integer(c_int), parameter :: ACL_HBM_MEM = 1_c_int
    integer(c_int), parameter :: ACL_DDR_MEM_HUGE = 2_c_int
    integer(c_int), parameter :: ACL_DDR_MEM_NORMAL = 3_c_int
    integer(c_int), parameter :: ACL_HBM_MEM_HUGE = 4_c_int
    integer(c_int), parameter :: ACL_HBM_MEM_NORMAL = 5_c_int
    integer(c_int), parameter :: ACL_DDR_MEM_P2P_HUGE = 6_c_int
    integer(c_int), parameter :: ACL_DDR_MEM_P2P_NORMAL = 7_c_int
    integer(c_int), parameter :: ACL_HBM_MEM_P2P_HUGE = 8_c_int
    integer(c_int), parameter :: ACL_HBM_MEM_P2P_NORMAL = 9_c_int
    integer(c_int), parameter :: ACL_HBM_MEM_HUGE1G = 10_c_int
    integer(c_int), parameter :: ACL_HBM_MEM_P2P_HUGE1G = 11_c_int
    integer(c_int), parameter :: ACL_MEM_NORMAL = 12_c_int
    integer(c_int), parameter :: ACL_MEM_HUGE = 13_c_int
    integer(c_int), parameter :: ACL_MEM_HUGE1G = 14_c_int
    integer(c_int), parameter :: ACL_MEM_P2P_NORMAL = 15_c_int
    integer(c_int), parameter :: ACL_MEM_P2P_HUGE = 16_c_int
    integer(c_int), parameter :: ACL_MEM_P2P_HUGE1G = 17_c_int

    ! aclrtHostRegisterType: The types of registration of host memory.
    !> Devices can access the memory.
    integer(c_int), parameter :: ACL_HOST_REGISTER_MAPPED = 0_c_int
    !> Memory-mapped I/O of a PCIe device.
    integer(c_int), parameter :: ACL_HOST_REGISTER_IOMEMORY = 4_c_int
    !> Devices can read the memory.
    integer(c_int), parameter :: ACL_HOST_REGISTER_READONLY = 8_c_int

    ! aclrtMemHandleType: The handle types for export of physical memory. All memory allocated here can be exported.
    integer(c_int), parameter :: ACL_MEM_HANDLE_TYPE_NONE = 0_c_int
    !> From CANN 9.1 on: by a file descriptor.
    integer(c_int), parameter :: ACL_MEM_HANDLE_TYPE_POSIX = 2_c_int

    ! aclrtMemAllocationType: The type of an allocation of physical memory.
    integer(c_int), parameter :: ACL_MEM_ALLOCATION_TYPE_PINNED = 0_c_int

    ! aclrtMemLocationType: The kind of a memory location: of the memory itself or of what accesses it.
    !> The host.
    integer(c_int), parameter :: ACL_MEM_LOCATION_TYPE_HOST = 0_c_int
    !> A device, by its number.
    integer(c_int), parameter :: ACL_MEM_LOCATION_TYPE_DEVICE = 1_c_int
    !> Memory unknown to this interface.
    integer(c_int), parameter :: ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2_c_int
    !> A NUMA node of the host, by its number.
    integer(c_int), parameter :: ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4_c_int

    ! aclrtMemGranularityOptions: The granularity that aclrtMemGetAllocationGranularity returns.
    integer(c_int), parameter :: ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0_c_int
    integer(c_int), parameter :: ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1_c_int
    integer(c_int), parameter :: ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 65535_c_int

    ! aclrtMemAccessFlags: Access rights to mapped memory.
    integer(c_int), parameter :: ACL_RT_MEM_ACCESS_FLAGS_NONE = 0_c_int
    integer(c_int), parameter :: ACL_RT_MEM_ACCESS_FLAGS_READ = 1_c_int
    integer(c_int), parameter :: ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3_c_int

    ! aclrtMemSharedHandleType: The scope of a shareable handle.
    !> A uint64_t, for processes of this machine.
    integer(c_int), parameter :: ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1_c_int
    !> An aclrtMemFabricHandle, for machines of one fabric.
    integer(c_int), parameter :: ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2_c_int

    ! aclrtLastErrLevel: The level of an error that is asked for.
    !> The calling thread's.
    integer(c_int), parameter :: ACL_RT_THREAD_LEVEL = 0_c_int

    ! aclrtMallocAttrType: The attributes of an allocation.
    integer(c_int), parameter :: ACL_RT_MEM_ATTR_RSV = 0_c_int
    !> The part of the program that allocates: moduleId.
    integer(c_int), parameter :: ACL_RT_MEM_ATTR_MODULE_ID = 1_c_int
    !> The calling thread's device: deviceId.
    integer(c_int), parameter :: ACL_RT_MEM_ATTR_DEVICE_ID = 2_c_int
    !> The devices' address of host memory once it is registered, its own or another: vaFlag.
    integer(c_int), parameter :: ACL_RT_MEM_ATTR_VA_FLAG = 3_c_int

    ! aclrtStreamAttr: The attributes of a stream.
    !> The fate of work behind work that has failed: failureMode.
    integer(c_int), parameter :: ACL_STREAM_ATTR_FAILURE_MODE = 1_c_int
    !> The search for overflows: overflowSwitch.
    integer(c_int), parameter :: ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK = 2_c_int
    !> The group of streams in which overflows are looked for: userCustomTag.
    integer(c_int), parameter :: ACL_STREAM_ATTR_USER_CUSTOM_TAG = 3_c_int
    !> The descriptions for profilers that captured work keeps: cacheOpInfoSwitch.
    integer(c_int), parameter :: ACL_STREAM_ATTR_CACHE_OP_INFO = 4_c_int
    !> From CANN 9.1 on: its priority, streamPriority.
    integer(c_int), parameter :: ACL_STREAM_ATTR_PRIORITY = 5_c_int

    ! aclrtIpcMemAttrType: The attributes of memory that is shared by a key.
    !> The link by which one part of a chip reaches another's memory.
    integer(c_int), parameter :: ACL_RT_IPC_MEM_ATTR_ACCESS_LINK = 0_c_int

    !> A location of memory, or one that accesses it. The number comes first, unlike in CUDA.
    type, bind(c) :: aclrtMemLocation
        !> The number of the device or NUMA node; 0 for the host.
        integer(c_int) :: id = 0_c_int
        !> The kind of location.
        integer(c_int) :: type = 0_c_int
    end type aclrtMemLocation

    !> The sides of copies of aclrtMemcpyBatch.
    type, bind(c) :: aclrtMemcpyBatchAttr
        !> The location of the destination.
        type(aclrtMemLocation) :: dstLoc
        !> The location of the source.
        type(aclrtMemLocation) :: srcLoc
        !> Zeros.
        integer(c_signed_char) :: rsv(16) = 0_c_signed_char
    end type aclrtMemcpyBatchAttr

    !> 16 bytes that identify a device.
    type, bind(c) :: aclrtUuid
        character(kind=c_char) :: bytes(16) = c_null_char
    end type aclrtUuid

    !> An IPC handle of an event: 64 bytes to be sent to another process unchanged.
    type, bind(c) :: aclrtIpcEventHandle
        character(kind=c_char) :: reserved(64) = c_null_char
    end type aclrtIpcEventHandle

    !> The attributes of an allocation.
    type, bind(c) :: aclrtMallocConfig
        !> The attributes.
        type(c_ptr) :: attrs = c_null_ptr
        !> Their number.
        integer(c_size_t) :: numAttrs = 0_c_size_t
    end type aclrtMallocConfig

    !> The memory of a device that a part of Huawei's runtime uses.
    type, bind(c) :: aclrtMemUsageInfo
        !> The part's name.
        character(kind=c_char) :: name(32) = c_null_char
        !> The bytes that it uses.
        integer(c_int64_t) :: curMemSize = 0_c_int64_t
        !> The most bytes that it has used.
        integer(c_int64_t) :: memPeakSize = 0_c_int64_t
        !> Zeros.
        integer(c_size_t) :: reserved(8) = 0_c_size_t
    end type aclrtMemUsageInfo

    !> The attributes of an address.
    type, bind(c) :: aclrtPtrAttributes
        !> The location of the memory.
        type(aclrtMemLocation) :: location
        !> Bytes of its pages.
        integer(c_int) :: pageSize = 0_c_int
        !> Zeros.
        integer(c_int) :: rsv(4) = 0_c_int
    end type aclrtPtrAttributes

    !> The properties requested of physical memory.
    type, bind(c) :: aclrtPhysicalMemProp
        !> ACL_MEM_HANDLE_TYPE_NONE.
        integer(c_int) :: handleType = 0_c_int
        !> ACL_MEM_ALLOCATION_TYPE_PINNED.
        integer(c_int) :: allocationType = 0_c_int
        !> The kind and page size of the memory.
        integer(c_int) :: memAttr = 0_c_int
        !> The location of the memory.
        type(aclrtMemLocation) :: location
        !> 0.
        integer(c_int64_t) :: reserve = 0_c_int64_t
    end type aclrtPhysicalMemProp

    !> Access rights of a location to mapped memory.
    type, bind(c) :: aclrtMemAccessDesc
        !> ACL_RT_MEM_ACCESS_FLAGS_READWRITE.
        integer(c_int) :: flags = 0_c_int
        !> The location that accesses the memory.
        type(aclrtMemLocation) :: location
        !> Zeros.
        integer(c_signed_char) :: rsv(12) = 0_c_signed_char
    end type aclrtMemAccessDesc

    interface

        !> Creates a context on a device and makes it current for the calling thread.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtCreateContext. CUDA: cuCtxCreate.
        function aclrtCreateContext(context, deviceId) bind(c, name="aclrtCreateContext") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context; destroy it with aclrtDestroyContext.
            type(c_ptr), intent(out) :: context
            !> The device.
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtCreateContext

        !> Destroys a created context, with its streams, events and notifies. Threads in which it is current have none then.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist, and for a device's
        !> default one.
        !>
        !> AscendCL: aclrtDestroyContext. CUDA: cuCtxDestroy.
        function aclrtDestroyContext(context) bind(c, name="aclrtDestroyContext") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: context
            integer(c_int) :: status
        end function aclrtDestroyContext

        !> Makes a context current for the calling thread.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist.
        !>
        !> AscendCL: aclrtSetCurrentContext. CUDA: cuCtxSetCurrent.
        function aclrtSetCurrentContext(context) bind(c, name="aclrtSetCurrentContext") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: context
            integer(c_int) :: status
        end function aclrtSetCurrentContext

        !> Returns the calling thread's context.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL where the thread has none.
        !>
        !> AscendCL: aclrtGetCurrentContext. CUDA: cuCtxGetCurrent.
        function aclrtGetCurrentContext(context) bind(c, name="aclrtGetCurrentContext") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context.
            type(c_ptr), intent(out) :: context
            integer(c_int) :: status
        end function aclrtGetCurrentContext

        !> Tells whether a device's default context is in use.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtGetPrimaryCtxState. CUDA: cuDevicePrimaryCtxGetState.
        function aclrtGetPrimaryCtxState(deviceId, flags, active) bind(c, name="aclrtGetPrimaryCtxState") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: deviceId
            !> 0.
            integer(c_int), intent(out), optional :: flags
            !> 1 or 0.
            integer(c_int), intent(out) :: active
            integer(c_int) :: status
        end function aclrtGetPrimaryCtxState

        !> Copies memory. Done when the call returns; waits for no other stream.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and an unknown `kind`, ACL_ERROR_RT_PARAM_INVALID for too little
        !> room and for device memory not within one allocation.
        !>
        !> AscendCL: aclrtMemcpy. CUDA: cuMemcpy.
        function aclrtMemcpy(dst, destMax, src, count, kind) bind(c, name="aclrtMemcpy") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> The size of the destination in bytes.
            integer(c_size_t), value :: destMax
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> aclrtMemcpyKind; the direction follows from the pointers.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function aclrtMemcpy

        !> Queues a copy of memory. Where host memory is not pinned it may be done when the call returns.
        !>
        !> Returns what aclrtMemcpy returns, and 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtMemcpyAsync. CUDA: cuMemcpyAsync.
        function aclrtMemcpyAsync(dst, destMax, src, count, kind, stream) bind(c, name="aclrtMemcpyAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> The size of the destination in bytes.
            integer(c_size_t), value :: destMax
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> aclrtMemcpyKind; the direction follows from the pointers.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtMemcpyAsync

        !> Copies rows of memory. Done when the call returns; waits for no other stream.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes or rows and an unknown `kind`, ACL_ERROR_RT_PARAM_INVALID for a
        !> pitch less than `width` and for device memory not within one allocation.
        !>
        !> AscendCL: aclrtMemcpy2d. CUDA: cuMemcpy2D.
        function aclrtMemcpy2d(dst, dpitch, src, spitch, width, height, kind) bind(c, name="aclrtMemcpy2d") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row there.
            integer(c_size_t), value :: dpitch
            !> (in) The first byte that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row there.
            integer(c_size_t), value :: spitch
            !> Bytes in a row, not 0.
            integer(c_size_t), value :: width
            !> Rows, not 0.
            integer(c_size_t), value :: height
            !> aclrtMemcpyKind; the direction follows from the pointers.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function aclrtMemcpy2d

        !> Queues a copy of rows of memory. Where host memory is not pinned it may be done when the call returns.
        !>
        !> Returns what aclrtMemcpy2d returns, ACL_ERROR_RT_PARAM_INVALID for more rows, and 107017 for a stream that does not
        !> exist.
        !>
        !> AscendCL: aclrtMemcpy2dAsync. CUDA: cuMemcpy2DAsync.
        function aclrtMemcpy2dAsync(dst, dpitch, src, spitch, width, height, kind, stream) &
            bind(c, name="aclrtMemcpy2dAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row there.
            integer(c_size_t), value :: dpitch
            !> (in) The first byte that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row there.
            integer(c_size_t), value :: spitch
            !> Bytes in a row, not 0.
            integer(c_size_t), value :: width
            !> Rows, not 0, at most 5,242,880.
            integer(c_size_t), value :: height
            !> aclrtMemcpyKind; the direction follows from the pointers.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtMemcpy2dAsync

        !> Copies pieces of memory between the host and devices, in any order. All are done when the call returns.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for lists that do not fit together,
        !> locations that are not a device and the host, too little room, and device memory not within one allocation.
        !> Copies before a refused one have been done.
        !>
        !> AscendCL: aclrtMemcpyBatch. CUDA: cuMemcpyBatchAsync.
        function aclrtMemcpyBatch(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex) &
            bind(c, name="aclrtMemcpyBatch") result(status)
            import :: aclrtMemcpyBatchAttr, c_int, c_ptr, c_size_t
            implicit none
            !> (array of numBatches) The addresses that are written.
            type(c_ptr), intent(in) :: dsts(*)
            !> (array of numBatches) The sizes of the destinations in bytes.
            integer(c_size_t), intent(in) :: destMaxs(*)
            !> (array of numBatches) The addresses that are read.
            type(c_ptr), intent(in) :: srcs(*)
            !> (array of numBatches) Bytes, not 0.
            integer(c_size_t), intent(in) :: sizes(*)
            !> The number of copies, not 0.
            integer(c_size_t), value :: numBatches
            !> (array of numAttrs) Where the memory is: one side is a device's, the other the host's.
            type(aclrtMemcpyBatchAttr), intent(in) :: attrs(*)
            !> (array of numAttrs) The first copy that each of `attrs` is for; the first is 0, and they
            !> ascend.
            integer(c_size_t), intent(in) :: attrsIndexes(*)
            !> The number of `attrs`, not 0 and at most numBatches.
            integer(c_size_t), value :: numAttrs
            !> On failure the copy that was refused, SIZE_MAX where none is to blame.
            integer(c_size_t), intent(out) :: failIndex
            integer(c_int) :: status
        end function aclrtMemcpyBatch

        !> Queues copies of pieces of memory between the host and devices, in any order. Where host memory is not pinned they
        !> may be done when the call returns.
        !>
        !> Returns what aclrtMemcpyBatch returns, and 107017 for a stream that does not exist. Copies before a refused one have
        !> been queued.
        !>
        !> AscendCL: aclrtMemcpyBatchAsync. CUDA: cuMemcpyBatchAsync.
        function aclrtMemcpyBatchAsync(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex, stream) &
            bind(c, name="aclrtMemcpyBatchAsync") result(status)
            import :: aclrtMemcpyBatchAttr, c_int, c_ptr, c_size_t
            implicit none
            !> (array of numBatches) The addresses that are written.
            type(c_ptr), intent(in) :: dsts(*)
            !> (array of numBatches) The sizes of the destinations in bytes.
            integer(c_size_t), intent(in) :: destMaxs(*)
            !> (array of numBatches) The addresses that are read.
            type(c_ptr), intent(in) :: srcs(*)
            !> (array of numBatches) Bytes, not 0.
            integer(c_size_t), intent(in) :: sizes(*)
            !> The number of copies, not 0.
            integer(c_size_t), value :: numBatches
            !> (array of numAttrs) Where the memory is: one side is a device's, the other the host's.
            type(aclrtMemcpyBatchAttr), intent(in) :: attrs(*)
            !> (array of numAttrs) The first copy that each of `attrs` is for; the first is 0, and they
            !> ascend.
            integer(c_size_t), intent(in) :: attrsIndexes(*)
            !> The number of `attrs`, not 0 and at most numBatches.
            integer(c_size_t), value :: numAttrs
            !> On failure the copy that was refused, SIZE_MAX where none is to blame.
            integer(c_size_t), intent(out) :: failIndex
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtMemcpyBatchAsync

        !> Fills memory with a byte. Done when the call returns.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for too little room and for memory
        !> not within one allocation.
        !>
        !> AscendCL: aclrtMemset. CUDA: cuMemsetD8.
        function aclrtMemset(devPtr, maxCount, value, count) bind(c, name="aclrtMemset") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first address.
            type(c_ptr), value :: devPtr
            !> The size of the destination in bytes.
            integer(c_size_t), value :: maxCount
            !> The byte: its lowest 8 bits.
            integer(c_int), value :: value
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function aclrtMemset

        !> Queues a fill of memory with a byte.
        !>
        !> Returns what aclrtMemset returns, and 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtMemsetAsync. CUDA: cuMemsetD8Async.
        function aclrtMemsetAsync(devPtr, maxCount, value, count, stream) bind(c, name="aclrtMemsetAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first address.
            type(c_ptr), value :: devPtr
            !> The size of the destination in bytes.
            integer(c_size_t), value :: maxCount
            !> The byte: its lowest 8 bits.
            integer(c_int), value :: value
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtMemsetAsync

        !> Sets the calling thread's device, with the default context that all threads share. Calls are counted.
        !>
        !> Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtSetDevice. CUDA: cuDevicePrimaryCtxRetain and cuCtxSetCurrent.
        function aclrtSetDevice(deviceId) bind(c, name="aclrtSetDevice") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtSetDevice

        !> Releases one reference of aclrtSetDevice. The last one destroys the streams, events and notifies of the device's default
        !> context, and releases the context; if it is current for the calling thread, the thread has none then.
        !>
        !> Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_CONTEXT_NULL for one that is not
        !> set.
        !>
        !> AscendCL: aclrtResetDevice. CUDA: cuDevicePrimaryCtxRelease.
        function aclrtResetDevice(deviceId) bind(c, name="aclrtResetDevice") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtResetDevice

        !> Releases all references of aclrtSetDevice.
        !>
        !> Returns what aclrtResetDevice returns.
        !>
        !> AscendCL: aclrtResetDeviceForce. CUDA: cuDevicePrimaryCtxRelease.
        function aclrtResetDeviceForce(deviceId) bind(c, name="aclrtResetDeviceForce") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function aclrtResetDeviceForce

        !> Returns the calling thread's device.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL (107002) where the thread has set none.
        !>
        !> AscendCL: aclrtGetDevice. CUDA: cuCtxGetDevice.
        function aclrtGetDevice(deviceId) bind(c, name="aclrtGetDevice") result(status)
            import :: c_int
            implicit none
            !> Its number.
            integer(c_int), intent(out) :: deviceId
            integer(c_int) :: status
        end function aclrtGetDevice

        !> Returns the number of devices.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 207004 where there is none.
        !>
        !> AscendCL: aclrtGetDeviceCount. CUDA: cuDeviceGetCount.
        function aclrtGetDeviceCount(count) bind(c, name="aclrtGetDeviceCount") result(status)
            import :: c_int
            implicit none
            !> The number.
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function aclrtGetDeviceCount

        !> Waits until all work queued on the calling thread's device is done.
        !>
        !> Returns ACL_ERROR_RT_CONTEXT_NULL where the thread has set none, 107019 where a wait for a notify has timed out, 500000
        !> where work has failed.
        !>
        !> AscendCL: aclrtSynchronizeDevice. CUDA: cuCtxSynchronize.
        function aclrtSynchronizeDevice() bind(c, name="aclrtSynchronizeDevice") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function aclrtSynchronizeDevice

        !> Waits until all work queued on the calling thread's device is done, or a timeout ends.
        !>
        !> Returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT (507046) where work is not done by then, ACL_ERROR_RT_PARAM_INVALID for 0
        !> and less than -1, else what aclrtSynchronizeDevice returns.
        !>
        !> AscendCL: aclrtSynchronizeDeviceWithTimeout. CUDA: none.
        function aclrtSynchronizeDeviceWithTimeout(timeout) bind(c, name="aclrtSynchronizeDeviceWithTimeout") result(status)
            import :: c_int
            implicit none
            !> Milliseconds; -1 for ever.
            integer(c_int), value :: timeout
            integer(c_int) :: status
        end function aclrtSynchronizeDeviceWithTimeout

        !> Returns the side on which the program runs: always ACL_HOST. Needs no aclInit.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL.
        !>
        !> AscendCL: aclrtGetRunMode. CUDA: none.
        function aclrtGetRunMode(runMode) bind(c, name="aclrtGetRunMode") result(status)
            import :: c_int
            implicit none
            !> ACL_HOST.
            integer(c_int), intent(out) :: runMode
            integer(c_int) :: status
        end function aclrtGetRunMode

        !> Returns the version of the interface: 9.1.0, that of the reference it follows. Needs no aclInit.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL.
        !>
        !> AscendCL: aclrtGetVersion. CUDA: cuDriverGetVersion.
        function aclrtGetVersion(majorVersion, minorVersion, patchVersion) bind(c, name="aclrtGetVersion") result(status)
            import :: c_int
            implicit none
            !> The first number.
            integer(c_int), intent(out) :: majorVersion
            !> The second number.
            integer(c_int), intent(out) :: minorVersion
            !> The third number.
            integer(c_int), intent(out) :: patchVersion
            integer(c_int) :: status
        end function aclrtGetVersion

        !> Returns the process id by which an exporter lists this process: its id in its own PID namespace.
        !>
        !> Processes that share must see each other's ids: they are in one PID namespace, or the exporter is in an outer one and
        !> lists the id that it sees there. Start containers with the host's PID namespace, or with one for all. Needs no
        !> aclInit.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL.
        !>
        !> AscendCL: aclrtDeviceGetBareTgid. CUDA: none.
        function aclrtDeviceGetBareTgid(pid) bind(c, name="aclrtDeviceGetBareTgid") result(status)
            import :: c_int
            implicit none
            !> The id.
            integer(c_int), intent(out) :: pid
            integer(c_int) :: status
        end function aclrtDeviceGetBareTgid

        !> Returns 16 bytes that identify a device on this machine, the same in every process.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtDeviceGetUuid. CUDA: cuDeviceGetUuid.
        function aclrtDeviceGetUuid(deviceId, uuid) bind(c, name="aclrtDeviceGetUuid") result(status)
            import :: aclrtUuid, c_int
            implicit none
            !> The device.
            integer(c_int), value :: deviceId
            !> The bytes.
            type(aclrtUuid), intent(out) :: uuid
            integer(c_int) :: status
        end function aclrtDeviceGetUuid

        !> Returns the driver's number of a device, which is the same number.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtGetLogicDevIdByUserDevId. CUDA: none.
        function aclrtGetLogicDevIdByUserDevId(userDevId, logicDevId) bind(c, name="aclrtGetLogicDevIdByUserDevId") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: userDevId
            !> Its number.
            integer(c_int), intent(out) :: logicDevId
            integer(c_int) :: status
        end function aclrtGetLogicDevIdByUserDevId

        !> Returns the machine's number of a device, which is the same number outside of containers.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtGetPhyDevIdByLogicDevId. CUDA: none.
        function aclrtGetPhyDevIdByLogicDevId(logicDevId, phyDevId) bind(c, name="aclrtGetPhyDevIdByLogicDevId") result(status)
            import :: c_int
            implicit none
            !> The driver's number of the device.
            integer(c_int), value :: logicDevId
            !> The machine's.
            integer(c_int), intent(out) :: phyDevId
            integer(c_int) :: status
        end function aclrtGetPhyDevIdByLogicDevId

        !> Returns the name of the Ascend processor; NULL where the devices are another vendor's.
        !>
        !> AscendCL: aclrtGetSocName. CUDA: none.
        function aclrtGetSocName() bind(c, name="aclrtGetSocName") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function aclrtGetSocName

        !> Initialises AscendCL. Calls are counted: as many of aclFinalizeReference, or one of aclFinalize, end it.
        !>
        !> Returns ACL_ERROR_REPEAT_INITIALIZE (100002) where the process has called it before, which is harmless; 207004 where
        !> no back end can be used.
        !>
        !> AscendCL: aclInit. CUDA: cuInit.
        function aclInit(configPath) bind(c, name="aclInit") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The path of a JSON file of settings for Huawei's runtime; it is not
            !> read here.
            type(c_ptr), value :: configPath
            integer(c_int) :: status
        end function aclInit

        !> Releases all references of aclInit. Devices, memory and handles stay valid.
        !>
        !> Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
        !>
        !> AscendCL: aclFinalize. CUDA: none.
        function aclFinalize() bind(c, name="aclFinalize") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function aclFinalize

        !> Releases one reference of aclInit.
        !>
        !> Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
        !>
        !> AscendCL: aclFinalizeReference. CUDA: none.
        function aclFinalizeReference(refCount) bind(c, name="aclFinalizeReference") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The remaining references.
            integer(c_int64_t), intent(out), optional :: refCount
            integer(c_int) :: status
        end function aclFinalizeReference

        !> Returns and clears the description of the calling thread's last failure; NULL if none since the previous call.
        !>
        !> The text changes with the thread's next failure.
        !>
        !> AscendCL: aclGetRecentErrMsg. CUDA: none.
        function aclGetRecentErrMsg() bind(c, name="aclGetRecentErrMsg") result(answer)
            import :: c_ptr
            implicit none
            type(c_ptr) :: answer
        end function aclGetRecentErrMsg

        !> Returns the calling thread's last error of the runtime, and makes it ACL_SUCCESS.
        !>
        !> That is the last failure, whatever has succeeded since. Codes from 100000 to 100999 are of AscendCL's own checks, of
        !> arguments and of aclInit, and are not kept. Needs no aclInit.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for another `level`.
        !>
        !> AscendCL: aclrtGetLastError. CUDA: cudaGetLastError.
        function aclrtGetLastError(level) bind(c, name="aclrtGetLastError") result(status)
            import :: c_int
            implicit none
            !> ACL_RT_THREAD_LEVEL.
            integer(c_int), value :: level
            integer(c_int) :: status
        end function aclrtGetLastError

        !> Returns the calling thread's last error as aclrtGetLastError does, and does not reset it.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for another `level`.
        !>
        !> AscendCL: aclrtPeekAtLastError. CUDA: cudaPeekAtLastError.
        function aclrtPeekAtLastError(level) bind(c, name="aclrtPeekAtLastError") result(status)
            import :: c_int
            implicit none
            !> ACL_RT_THREAD_LEVEL.
            integer(c_int), value :: level
            integer(c_int) :: status
        end function aclrtPeekAtLastError

        !> Creates an event with timing on the calling thread's device.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtCreateEvent. CUDA: cuEventCreate.
        function aclrtCreateEvent(event) bind(c, name="aclrtCreateEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with aclrtDestroyEvent.
            type(c_ptr), intent(out) :: event
            integer(c_int) :: status
        end function aclrtCreateEvent

        !> Creates an event on the calling thread's device.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtCreateEventWithFlag. CUDA: cuEventCreate.
        function aclrtCreateEventWithFlag(event, flag) bind(c, name="aclrtCreateEventWithFlag") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with aclrtDestroyEvent.
            type(c_ptr), intent(out) :: event
            !> A sum of ACL_EVENT_SYNC, ACL_EVENT_CAPTURE_STREAM_PROGRESS, 4 and ACL_EVENT_TIME_LINE; only the last
            !> enables timing.
            integer(c_int), value :: flag
            integer(c_int) :: status
        end function aclrtCreateEventWithFlag

        !> Creates an event on the calling thread's device that cannot be reset, or one that other processes may open.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, ACL_ERROR_RT_MEMORY_ALLOCATION,
        !> ACL_ERROR_RT_FEATURE_NOT_SUPPORT where events are not shared.
        !>
        !> AscendCL: aclrtCreateEventExWithFlag. CUDA: cuEventCreate with CU_EVENT_INTERPROCESS.
        function aclrtCreateEventExWithFlag(event, flag) bind(c, name="aclrtCreateEventExWithFlag") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with aclrtDestroyEvent.
            type(c_ptr), intent(out) :: event
            !> As for aclrtCreateEventWithFlag, where a stream may wait only for an event with ACL_EVENT_SYNC; or
            !> ACL_EVENT_IPC alone, for an event without timing.
            integer(c_int), value :: flag
            integer(c_int) :: status
        end function aclrtCreateEventExWithFlag

        !> Destroys an event, created or opened. Work that waits for it is not affected.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist.
        !>
        !> AscendCL: aclrtDestroyEvent. CUDA: cuEventDestroy.
        function aclrtDestroyEvent(event) bind(c, name="aclrtDestroyEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event; one of anygpu_import_event is closed once.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function aclrtDestroyEvent

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for a NULL event; 107017 for an event or stream that does not exist, and for one of
        !> another device.
        !>
        !> AscendCL: aclrtRecordEvent. CUDA: cuEventRecord.
        function aclrtRecordEvent(event, stream) bind(c, name="aclrtRecordEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            !> (in, nullable) A stream of the event's device; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtRecordEvent

        !> Resets an event to not recorded, for the calls after this one.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for a NULL event, 107017 for an event or stream that does not exist,
        !> ACL_ERROR_RT_PARAM_INVALID for other events.
        !>
        !> AscendCL: aclrtResetEvent. CUDA: none.
        function aclrtResetEvent(event, stream) bind(c, name="aclrtResetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) An event that aclrtCreateEventExWithFlag did not make.
            type(c_ptr), value :: event
            !> (in, nullable) A stream of the event's device.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtResetEvent

        !> Tells whether an event's latest record is done.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist.
        !>
        !> AscendCL: aclrtQueryEventStatus. CUDA: cuEventQuery.
        function aclrtQueryEventStatus(event, eventStatus) bind(c, name="aclrtQueryEventStatus") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            !> ACL_EVENT_RECORDED_STATUS_COMPLETE, or ACL_EVENT_RECORDED_STATUS_NOT_READY where it was not
            !> recorded, is not done, or has failed.
            integer(c_int), intent(out) :: eventStatus
            integer(c_int) :: status
        end function aclrtQueryEventStatus

        !> Tells whether streams that wait for an event may proceed: its latest record is done, or it has none.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for other
        !> events.
        !>
        !> AscendCL: aclrtQueryEventWaitStatus. CUDA: cuEventQuery.
        function aclrtQueryEventWaitStatus(event, eventStatus) bind(c, name="aclrtQueryEventWaitStatus") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) An event that aclrtCreateEventExWithFlag did not make.
            type(c_ptr), value :: event
            !> aclrtEventWaitStatus.
            integer(c_int), intent(out) :: eventStatus
            integer(c_int) :: status
        end function aclrtQueryEventWaitStatus

        !> Waits until an event's latest record is done. An event that was never recorded is not waited for.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, 500000 where the process that
        !> recorded it has died.
        !>
        !> AscendCL: aclrtSynchronizeEvent. CUDA: cuEventSynchronize.
        function aclrtSynchronizeEvent(event) bind(c, name="aclrtSynchronizeEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function aclrtSynchronizeEvent

        !> Returns the time between two completed records.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
        !> without timing, 107006 for one that is not recorded or not done, 107007 where the second is the earlier one.
        !>
        !> AscendCL: aclrtEventElapsedTime. CUDA: cuEventElapsedTime.
        function aclrtEventElapsedTime(ms, startEvent, endEvent) bind(c, name="aclrtEventElapsedTime") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            !> Milliseconds.
            real(c_float), intent(out) :: ms
            !> (in) The earlier event.
            type(c_ptr), value :: startEvent
            !> (in) The later event.
            type(c_ptr), value :: endEvent
            integer(c_int) :: status
        end function aclrtEventElapsedTime

        !> Returns the time at which an event's latest record was done.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
        !> without timing, 107006 for one that is not recorded or not done.
        !>
        !> AscendCL: aclrtEventGetTimestamp. CUDA: cuEventElapsedTime.
        function aclrtEventGetTimestamp(event, timestamp) bind(c, name="aclrtEventGetTimestamp") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) An event with ACL_EVENT_TIME_LINE.
            type(c_ptr), value :: event
            !> Microseconds since 1970 by the device's clock, which is read against the host's once.
            integer(c_int64_t), intent(out) :: timestamp
            integer(c_int) :: status
        end function aclrtEventGetTimestamp

        !> Exports device memory as a key, by which other processes import it.
        !>
        !> The key is a text of 64 characters and a NUL, to be sent by any means to processes of the same user on this machine.
        !> Each call returns a new one. Close it with aclrtIpcMemClose when the other processes have closed it, and then free
        !> the memory.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes; ACL_ERROR_RT_PARAM_INVALID for too little room, and memory not
        !> within one allocation of this process, such as mapped physical memory.
        !>
        !> AscendCL: aclrtIpcMemGetExportKey. CUDA: cuIpcGetMemHandle.
        function aclrtIpcMemGetExportKey(devPtr, size, key, len, flags) bind(c, name="aclrtIpcMemGetExportKey") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in) Device memory of aclrtMalloc, as a rule its first address.
            type(c_ptr), value :: devPtr
            !> Bytes from there, not 0.
            integer(c_size_t), value :: size
            !> (array of len) The key.
            character(kind=c_char), intent(out) :: key(*)
            !> Room in `key`, at least 65.
            integer(c_size_t), value :: len
            !> ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT, and aclrtIpcMemSetImportPid lists the processes that may import it;
            !> or ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION, or any other, and all may.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtIpcMemGetExportKey

        !> Adds running processes to the list of those that may import a key.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and none, ACL_ERROR_RT_PARAM_INVALID for an id without a process; 107017 for
        !> an invalid or closed key; 207006 for another process's; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import
        !> it.
        !>
        !> AscendCL: aclrtIpcMemSetImportPid. CUDA: none.
        function aclrtIpcMemSetImportPid(key, pid, num) bind(c, name="aclrtIpcMemSetImportPid") result(status)
            import :: c_char, c_int, c_size_t
            implicit none
            !> (array of 65) A key that this process has exported.
            character(kind=c_char), intent(in) :: key(*)
            !> (array of num) Their ids, which they get from aclrtDeviceGetBareTgid.
            integer(c_int), intent(in) :: pid(*)
            !> Their number.
            integer(c_size_t), value :: num
            integer(c_int) :: status
        end function aclrtIpcMemSetImportPid

        !> Sets an attribute of memory that is shared by a key. Not supported: only chips of Huawei's have two links to choose
        !> from.
        !>
        !> Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), ACL_ERROR_INVALID_PARAM for NULL and an unknown `type`,
        !> ACL_ERROR_RT_PARAM_INVALID for an unknown `attr`, 107017 for an invalid or closed key.
        !>
        !> AscendCL: aclrtIpcMemSetAttr. CUDA: none.
        function aclrtIpcMemSetAttr(key, type, attr) bind(c, name="aclrtIpcMemSetAttr") result(status)
            import :: c_char, c_int, c_int64_t
            implicit none
            !> (array of 65) A key that this process has exported.
            character(kind=c_char), intent(in) :: key(*)
            !> ACL_RT_IPC_MEM_ATTR_ACCESS_LINK.
            integer(c_int), value :: type
            !> ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO or ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS.
            integer(c_int64_t), value :: attr
            integer(c_int) :: status
        end function aclrtIpcMemSetAttr

        !> Imports another process's device memory by its key. Importing again returns the same address, and is counted.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_PARAM_INVALID for other flags; 107017 for an invalid or
        !> closed key; 207006 where this process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the
        !> process that exported it, and where the device does not reach the memory; 507022 where the other process does not
        !> answer.
        !>
        !> AscendCL: aclrtIpcMemImportByKey. CUDA: cuIpcOpenMemHandle.
        function aclrtIpcMemImportByKey(devPtr, key, flags) bind(c, name="aclrtIpcMemImportByKey") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            !> The address in this process.
            type(c_ptr), intent(out) :: devPtr
            !> (array of 65) The key.
            character(kind=c_char), intent(in) :: key(*)
            !> ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT, or ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS where the memory
            !> is another device's.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtIpcMemImportByKey

        !> Closes a key: one import of it, or its export. The last close of an imported key unmaps the memory, once the work that
        !> uses it is done; a closed export can no longer be imported.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL; 107017 for a key that this process does not use, and when called once too
        !> often.
        !>
        !> AscendCL: aclrtIpcMemClose. CUDA: cuIpcCloseMemHandle.
        function aclrtIpcMemClose(key) bind(c, name="aclrtIpcMemClose") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of 65) The key.
            character(kind=c_char), intent(in) :: key(*)
            integer(c_int) :: status
        end function aclrtIpcMemClose

        !> Exports an event as a handle, by which other processes open it. The event must live until they have opened it; record
        !> it before sending the handle.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for other
        !> events and for opened ones.
        !>
        !> AscendCL: aclrtIpcGetEventHandle. CUDA: cuIpcGetEventHandle.
        function aclrtIpcGetEventHandle(event, handle) bind(c, name="aclrtIpcGetEventHandle") result(status)
            import :: aclrtIpcEventHandle, c_int, c_ptr
            implicit none
            !> (in) An event of aclrtCreateEventExWithFlag with ACL_EVENT_IPC.
            type(c_ptr), value :: event
            !> 64 bytes to send to the other process by any means.
            type(aclrtIpcEventHandle), intent(out) :: handle
            integer(c_int) :: status
        end function aclrtIpcGetEventHandle

        !> Opens an event that another process shared.
        !>
        !> It can be recorded and waited for; destroy it with aclrtDestroyEvent.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a handle of no live event that this process may open,
        !> ACL_ERROR_RT_FEATURE_NOT_SUPPORT for one made by this process.
        !>
        !> AscendCL: aclrtIpcOpenEventHandle. CUDA: cuIpcOpenEventHandle.
        function aclrtIpcOpenEventHandle(handle, event) bind(c, name="anygpu_aclrtIpcOpenEventHandle_ref") result(status)
            import :: aclrtIpcEventHandle, c_int, c_ptr
            implicit none
            !> The 64 bytes from aclrtIpcGetEventHandle.
            type(aclrtIpcEventHandle), intent(in) :: handle
            !> The event.
            type(c_ptr), intent(out) :: event
            integer(c_int) :: status
        end function aclrtIpcOpenEventHandle

        !> Allocates memory of the calling thread's device, aligned to at least 64 bytes. Its contents are not defined.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and an unknown policy, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for pages of
        !> 1 GiB, ACL_ERROR_RT_MEMORY_ALLOCATION (207001) where no memory is left.
        !>
        !> AscendCL: aclrtMalloc. CUDA: cuMemAlloc.
        function aclrtMalloc(devPtr, size, policy) bind(c, name="aclrtMalloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; free it with aclrtFree.
            type(c_ptr), intent(out) :: devPtr
            !> Bytes, not 0; rounded up to a multiple of 32, and 32 more.
            integer(c_size_t), value :: size
            !> aclrtMemMallocPolicy. Devices here choose their pages themselves, and have none of 1 GiB.
            integer(c_int), value :: policy
            integer(c_int) :: status
        end function aclrtMalloc

        !> Allocates memory as aclrtMalloc does, without the 32 additional bytes.
        !>
        !> Returns what aclrtMalloc returns.
        !>
        !> AscendCL: aclrtMallocAlign32. CUDA: cuMemAlloc.
        function aclrtMallocAlign32(devPtr, size, policy) bind(c, name="aclrtMallocAlign32") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; free it with aclrtFree.
            type(c_ptr), intent(out) :: devPtr
            !> Bytes, not 0; rounded up to a multiple of 32.
            integer(c_size_t), value :: size
            !> aclrtMemMallocPolicy.
            integer(c_int), value :: policy
            integer(c_int) :: status
        end function aclrtMallocAlign32

        !> Frees memory of aclrtMalloc and aclrtMallocAlign32, once the work that uses it is done.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other memory.
        !>
        !> AscendCL: aclrtFree. CUDA: cuMemFree.
        function aclrtFree(devPtr) bind(c, name="aclrtFree") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The address.
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function aclrtFree

        !> Allocates pinned host memory, which devices reach.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtMallocHost. CUDA: cuMemHostAlloc.
        function aclrtMallocHost(hostPtr, size) bind(c, name="aclrtMallocHost") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; free it with aclrtFreeHost.
            type(c_ptr), intent(out) :: hostPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function aclrtMallocHost

        !> Allocates pinned host memory as aclrtMallocHost does, with attributes.
        !>
        !> Returns what aclrtMallocHost returns, ACL_ERROR_INVALID_PARAM for attributes that are NULL, more than 64 or unknown,
        !> ACL_ERROR_RT_PARAM_INVALID for another device and for a flag other than 0 and 1, ACL_ERROR_RT_FEATURE_NOT_SUPPORT
        !> for the flag 1.
        !>
        !> AscendCL: aclrtMallocHostWithCfg. CUDA: cuMemHostAlloc.
        function aclrtMallocHostWithCfg(ptr, size, cfg) bind(c, name="aclrtMallocHostWithCfg") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The address; free it with aclrtFreeHost.
            type(c_ptr), intent(out) :: ptr
            !> Bytes, not 0.
            integer(c_int64_t), value :: size
            !> (in, nullable) The attributes: ACL_RT_MEM_ATTR_MODULE_ID, of no effect here, ACL_RT_MEM_ATTR_DEVICE_ID, the
            !> calling thread's device, and ACL_RT_MEM_ATTR_VA_FLAG, 0.
            type(c_ptr), value :: cfg
            integer(c_int) :: status
        end function aclrtMallocHostWithCfg

        !> Returns which parts of Huawei's runtime use a device's memory. Not supported: no other vendor's runtime has such
        !> parts.
        !>
        !> Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), ACL_ERROR_INVALID_PARAM for NULL and no room,
        !> ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
        !>
        !> AscendCL: aclrtGetMemUsageInfo. CUDA: none.
        function aclrtGetMemUsageInfo(deviceId, memUsageInfo, inputNum, outputNum) &
            bind(c, name="aclrtGetMemUsageInfo") result(status)
            import :: aclrtMemUsageInfo, c_int, c_size_t
            implicit none
            !> The device.
            integer(c_int), value :: deviceId
            !> (array of inputNum) The parts, those that use most first.
            type(aclrtMemUsageInfo), intent(inout) :: memUsageInfo(*)
            !> Room in `memUsageInfo`, not 0.
            integer(c_size_t), value :: inputNum
            !> The number of parts.
            integer(c_size_t), intent(out) :: outputNum
            integer(c_int) :: status
        end function aclrtGetMemUsageInfo

        !> Frees memory of aclrtMallocHost and aclrtMallocHostWithCfg.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other memory.
        !>
        !> AscendCL: aclrtFreeHost. CUDA: cuMemFreeHost.
        function aclrtFreeHost(hostPtr) bind(c, name="aclrtFreeHost") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The address.
            type(c_ptr), value :: hostPtr
            integer(c_int) :: status
        end function aclrtFreeHost

        !> Returns the free and total memory of the calling thread's device, the same for every kind of memory.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown `attr`.
        !>
        !> AscendCL: aclrtGetMemInfo. CUDA: cuMemGetInfo.
        function aclrtGetMemInfo(attr, free, total) bind(c, name="aclrtGetMemInfo") result(status)
            import :: c_int, c_size_t
            implicit none
            !> aclrtMemAttr.
            integer(c_int), value :: attr
            !> Free bytes.
            integer(c_size_t), intent(out) :: free
            !> All bytes.
            integer(c_size_t), intent(out) :: total
            integer(c_int) :: status
        end function aclrtGetMemInfo

        !> Returns the attributes of an address.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL.
        !>
        !> AscendCL: aclrtPointerGetAttributes. CUDA: cuPointerGetAttributes.
        function aclrtPointerGetAttributes(ptr, attributes) bind(c, name="aclrtPointerGetAttributes") result(status)
            import :: aclrtPtrAttributes, c_int, c_ptr
            implicit none
            !> (in) The address.
            type(c_ptr), value :: ptr
            !> The memory's location, and the bytes of its pages, for a device the granularity;
            !> ACL_MEM_LOCATION_TYPE_UNREGISTERED and 0 bytes for unknown memory.
            type(aclrtPtrAttributes), intent(out) :: attributes
            integer(c_int) :: status
        end function aclrtPointerGetAttributes

        !> Returns the block of memory that contains an address: one allocation, or one mapping.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for unknown memory.
        !>
        !> AscendCL: aclrtMemGetAddressRange. CUDA: cuMemGetAddressRange.
        function aclrtMemGetAddressRange(ptr, pbase, psize) bind(c, name="aclrtMemGetAddressRange") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address.
            type(c_ptr), value :: ptr
            !> The block's first address.
            type(c_ptr), intent(out) :: pbase
            !> Its bytes, as rounded up.
            integer(c_size_t), intent(out) :: psize
            integer(c_int) :: status
        end function aclrtMemGetAddressRange

        !> Registers ordinary host memory for access by devices.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and other types, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for
        !> ACL_HOST_REGISTER_READONLY, ACL_ERROR_RT_PARAM_INVALID for memory that is registered already.
        !>
        !> AscendCL: aclrtHostRegister. CUDA: cuMemHostRegister and cuMemHostGetDevicePointer.
        function aclrtHostRegister(ptr, size, type, devPtr) bind(c, name="aclrtHostRegister") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The first address.
            type(c_ptr), value :: ptr
            !> Bytes, not 0.
            integer(c_int64_t), value :: size
            !> ACL_HOST_REGISTER_MAPPED, or ACL_HOST_REGISTER_IOMEMORY if the back end supports it.
            integer(c_int), value :: type
            !> The devices' address of the memory.
            type(c_ptr), intent(out) :: devPtr
            integer(c_int) :: status
        end function aclrtHostRegister

        !> Registers ordinary host memory for access by devices, or for faster copies.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for other flags and for memory that
        !> is registered already.
        !>
        !> AscendCL: aclrtHostRegisterV2. CUDA: cuMemHostRegister.
        function aclrtHostRegisterV2(ptr, size, flag) bind(c, name="aclrtHostRegisterV2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The first address.
            type(c_ptr), value :: ptr
            !> Bytes, not 0.
            integer(c_int64_t), value :: size
            !> ACL_HOST_REG_MAPPED, ACL_HOST_REG_PINNED or both.
            integer(c_int), value :: flag
            integer(c_int) :: status
        end function aclrtHostRegisterV2

        !> Unregisters host memory.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for memory that is not registered.
        !>
        !> AscendCL: aclrtHostUnregister. CUDA: cuMemHostUnregister.
        function aclrtHostUnregister(ptr) bind(c, name="aclrtHostUnregister") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) Its first address.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function aclrtHostUnregister

        !> Creates a notify in the state not recorded. It belongs to the calling thread's context, and ends with it.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and other flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtCreateNotify. CUDA: none.
        function aclrtCreateNotify(notify, flag) bind(c, name="aclrtCreateNotify") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The notify; destroy it with aclrtDestroyNotify.
            type(c_ptr), intent(out) :: notify
            !> 0.
            integer(c_int64_t), value :: flag
            integer(c_int) :: status
        end function aclrtCreateNotify

        !> Destroys a notify, created or imported. Work queued on it completes.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist.
        !>
        !> AscendCL: aclrtDestroyNotify. CUDA: none.
        function aclrtDestroyNotify(notify) bind(c, name="aclrtDestroyNotify") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The notify.
            type(c_ptr), value :: notify
            integer(c_int) :: status
        end function aclrtDestroyNotify

        !> Returns a number of a notify, which no other notify of this process has. An imported one has its own.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist.
        !>
        !> AscendCL: aclrtGetNotifyId. CUDA: none.
        function aclrtGetNotifyId(notify, notifyId) bind(c, name="aclrtGetNotifyId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The notify.
            type(c_ptr), value :: notify
            !> The number.
            integer(c_int), intent(out) :: notifyId
            integer(c_int) :: status
        end function aclrtGetNotifyId

        !> Queues the record of a notify: it is recorded when the work queued on the stream so far is done.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for a NULL notify, 107017 for a notify or stream that does not exist,
        !> ACL_ERROR_RT_FEATURE_NOT_SUPPORT where streams do not call the host.
        !>
        !> AscendCL: aclrtRecordNotify. CUDA: cuLaunchHostFunc.
        function aclrtRecordNotify(notify, stream) bind(c, name="aclrtRecordNotify") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The notify.
            type(c_ptr), value :: notify
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtRecordNotify

        !> Queues a wait until a notify is recorded by a stream of any process that has it, and resets it.
        !>
        !> A record ends one wait, of those that streams of all processes have come to or else the next.
        !> Records do not accumulate: several before the wait count as one.
        !> If the notify is not recorded in time, only this wait ends: the stream proceeds, and the next wait for it
        !> returns 107019.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for a NULL notify, 107017 for a notify or stream that does not exist,
        !> ACL_ERROR_RT_FEATURE_NOT_SUPPORT where streams do not call the host or do not wait for values.
        !>
        !> AscendCL: aclrtWaitAndResetNotify. CUDA: cuLaunchHostFunc and cuStreamWaitValue64.
        function aclrtWaitAndResetNotify(notify, stream, timeout) bind(c, name="aclrtWaitAndResetNotify") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The notify.
            type(c_ptr), value :: notify
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> Seconds from when the stream comes to the wait; 0 for ever.
            integer(c_int), value :: timeout
            integer(c_int) :: status
        end function aclrtWaitAndResetNotify

        !> Exports a notify as a key, by which other processes import it.
        !>
        !> The key is a text of 64 characters and a NUL, for processes of the same user on this machine. Each notify has one.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist, ACL_ERROR_RT_PARAM_INVALID for too
        !> little room and for an imported notify.
        !>
        !> AscendCL: aclrtNotifyGetExportKey. CUDA: none.
        function aclrtNotifyGetExportKey(notify, key, len, flags) bind(c, name="aclrtNotifyGetExportKey") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in) A notify of aclrtCreateNotify.
            type(c_ptr), value :: notify
            !> (array of len) The key.
            character(kind=c_char), intent(out) :: key(*)
            !> Room in `key`, at least 65.
            integer(c_size_t), value :: len
            !> ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT, and aclrtNotifySetImportPid lists the processes that may import it;
            !> or any other, and all may. Only the flags of the first call count.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtNotifyGetExportKey

        !> Imports another process's notify by its key. Each call returns a new handle of the same notify.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_PARAM_INVALID for other flags; 107017 for an invalid or
        !> closed key; 207006 where this process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the
        !> process that exported it; 507022 where the other process does not answer.
        !>
        !> AscendCL: aclrtNotifyImportByKey. CUDA: none.
        function aclrtNotifyImportByKey(notify, key, flags) bind(c, name="aclrtNotifyImportByKey") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            !> The notify; destroy it with aclrtDestroyNotify.
            type(c_ptr), intent(out) :: notify
            !> (array of 65) The key.
            character(kind=c_char), intent(in) :: key(*)
            !> ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT or ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS, which makes no
            !> difference here.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtNotifyImportByKey

        !> Adds running processes to the list of those that may import a notify.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and none; 107017 for a notify that does not exist; ACL_ERROR_RT_PARAM_INVALID
        !> for one that was not exported, and for an id without a process; 207006 for an imported one;
        !> ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import it.
        !>
        !> AscendCL: aclrtNotifySetImportPid. CUDA: none.
        function aclrtNotifySetImportPid(notify, pid, num) bind(c, name="aclrtNotifySetImportPid") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) A notify that this process has exported.
            type(c_ptr), value :: notify
            !> (array of num) Their ids, which they get from aclrtDeviceGetBareTgid.
            integer(c_int), intent(in) :: pid(*)
            !> Their number.
            integer(c_size_t), value :: num
            integer(c_int) :: status
        end function aclrtNotifySetImportPid

        !> Tells whether a device can access another's memory.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist,
        !> ACL_ERROR_RT_PARAM_INVALID for equal devices.
        !>
        !> AscendCL: aclrtDeviceCanAccessPeer. CUDA: cuDeviceCanAccessPeer.
        function aclrtDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId) &
            bind(c, name="aclrtDeviceCanAccessPeer") result(status)
            import :: c_int
            implicit none
            !> 1 or 0.
            integer(c_int), intent(out) :: canAccessPeer
            !> The device that reads and writes.
            integer(c_int), value :: deviceId
            !> The device whose memory it is, another one.
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: status
        end function aclrtDeviceCanAccessPeer

        !> Enables access of the calling thread's device to another device's memory, in this direction only. Does nothing if
        !> access is enabled already.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for other flags, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist,
        !> ACL_ERROR_RT_PARAM_INVALID for the thread's own, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for one that cannot be reached.
        !>
        !> AscendCL: aclrtDeviceEnablePeerAccess. CUDA: cuCtxEnablePeerAccess.
        function aclrtDeviceEnablePeerAccess(peerDeviceId, flags) bind(c, name="aclrtDeviceEnablePeerAccess") result(status)
            import :: c_int
            implicit none
            !> The device whose memory it is.
            integer(c_int), value :: peerDeviceId
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function aclrtDeviceEnablePeerAccess

        !> Disables access of the calling thread's device to another device's memory.
        !>
        !> Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_PARAM_INVALID for the thread's own
        !> and for one that is not reached.
        !>
        !> AscendCL: aclrtDeviceDisablePeerAccess. CUDA: cuCtxDisablePeerAccess.
        function aclrtDeviceDisablePeerAccess(peerDeviceId) bind(c, name="aclrtDeviceDisablePeerAccess") result(status)
            import :: c_int
            implicit none
            !> The device whose memory it is.
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: status
        end function aclrtDeviceDisablePeerAccess

        !> Creates a stream on the calling thread's device. It is not ordered with any other, nor with the default stream.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtCreateStream. CUDA: cuStreamCreate with CU_STREAM_NON_BLOCKING.
        function aclrtCreateStream(stream) bind(c, name="aclrtCreateStream") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with aclrtDestroyStream.
            type(c_ptr), intent(out) :: stream
            integer(c_int) :: status
        end function aclrtCreateStream

        !> Creates a stream as aclrtCreateStream does.
        !>
        !> Returns what aclrtCreateStream returns.
        !>
        !> AscendCL: aclrtCreateStreamWithConfig. CUDA: cuStreamCreate with CU_STREAM_NON_BLOCKING.
        function aclrtCreateStreamWithConfig(stream, priority, flag) bind(c, name="aclrtCreateStreamWithConfig") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with aclrtDestroyStream.
            type(c_ptr), intent(out) :: stream
            !> 0 for Huawei's runtime; of no effect here.
            integer(c_int), value :: priority
            !> ACL_STREAM_FAST_LAUNCH, ACL_STREAM_FAST_SYNC; of no effect here, as any other.
            integer(c_int), value :: flag
            integer(c_int) :: status
        end function aclrtCreateStreamWithConfig

        !> Destroys a stream. Returns at once; work queued on it completes.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtDestroyStream. CUDA: cuStreamDestroy.
        function aclrtDestroyStream(stream) bind(c, name="aclrtDestroyStream") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A stream that was created.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtDestroyStream

        !> Destroys a stream as aclrtDestroyStream does: work queued on it completes here, too.
        !>
        !> Returns what aclrtDestroyStream returns.
        !>
        !> AscendCL: aclrtDestroyStreamForce. CUDA: cuStreamDestroy.
        function aclrtDestroyStreamForce(stream) bind(c, name="aclrtDestroyStreamForce") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A stream that was created.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtDestroyStreamForce

        !> Waits until all work queued on a stream is done.
        !>
        !> Returns 107017 for a stream that does not exist, 107019 where a wait for a notify has timed out, 500000 where work has
        !> failed.
        !>
        !> AscendCL: aclrtSynchronizeStream. CUDA: cuStreamSynchronize.
        function aclrtSynchronizeStream(stream) bind(c, name="aclrtSynchronizeStream") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtSynchronizeStream

        !> Waits until all work queued on a stream is done, or a timeout ends.
        !>
        !> Returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT (507046) where work is not done by then, ACL_ERROR_RT_PARAM_INVALID for 0 and
        !> less than -1, else what aclrtSynchronizeStream returns.
        !>
        !> AscendCL: aclrtSynchronizeStreamWithTimeout. CUDA: none.
        function aclrtSynchronizeStreamWithTimeout(stream, timeout) bind(c, name="aclrtSynchronizeStreamWithTimeout") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> Milliseconds; -1 for ever.
            integer(c_int), value :: timeout
            integer(c_int) :: status
        end function aclrtSynchronizeStreamWithTimeout

        !> Tells whether all work queued on a stream is done.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, else what aclrtSynchronizeStream returns.
        !>
        !> AscendCL: aclrtStreamQuery. CUDA: cuStreamQuery.
        function aclrtStreamQuery(stream, streamStatus) bind(c, name="aclrtStreamQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> aclrtStreamStatus.
            integer(c_int), intent(out) :: streamStatus
            integer(c_int) :: status
        end function aclrtStreamQuery

        !> Ends a stream's work and drops what is queued. Not supported: no other vendor can end work that runs.
        !>
        !> Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), and what aclrtStreamQuery returns for a stream that does not
        !> exist.
        !>
        !> AscendCL: aclrtStreamAbort. CUDA: none.
        function aclrtStreamAbort(stream) bind(c, name="aclrtStreamAbort") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtStreamAbort

        !> Queues a wait for an event's latest record. An event that was never recorded is not waited for.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for a NULL event, 107017 for an event or stream that does not exist,
        !> ACL_ERROR_RT_PARAM_INVALID for an event of other flags.
        !>
        !> AscendCL: aclrtStreamWaitEvent. CUDA: cuStreamWaitEvent.
        function aclrtStreamWaitEvent(stream, event) bind(c, name="aclrtStreamWaitEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The event: of aclrtCreateEventExWithFlag with ACL_EVENT_SYNC or ACL_EVENT_IPC, or of the other calls.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function aclrtStreamWaitEvent

        !> Returns a number of a stream, which no other stream of this process has.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for a NULL `streamId`, 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtStreamGetId. CUDA: cuStreamGetId.
        function aclrtStreamGetId(stream, streamId) bind(c, name="aclrtStreamGetId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> The number, not negative.
            integer(c_int), intent(out) :: streamId
            integer(c_int) :: status
        end function aclrtStreamGetId

        !> Queues a write of a value of 64 bits.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and another `flag`, ACL_ERROR_RT_PARAM_INVALID for an address that is not
        !> aligned and memory that no device reaches, 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtValueWrite. CUDA: cuStreamWriteValue64.
        function aclrtValueWrite(devAddr, value, flag, stream) bind(c, name="aclrtValueWrite") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) 8 bytes that the device reaches, aligned.
            type(c_ptr), value :: devAddr
            !> The value.
            integer(c_int64_t), value :: value
            !> 0.
            integer(c_int), value :: flag
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtValueWrite

        !> Queues a wait until a value of 64 bits compares true.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, an address that is not aligned
        !> and memory that no device reaches, 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtValueWait. CUDA: cuStreamWaitValue64.
        function aclrtValueWait(devAddr, value, flag, stream) bind(c, name="aclrtValueWait") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) 8 bytes that the device reaches, aligned.
            type(c_ptr), value :: devAddr
            !> The value to compare them with.
            integer(c_int64_t), value :: value
            !> ACL_STREAM_WAIT_VALUE_GEQ, ACL_STREAM_WAIT_VALUE_EQ, ACL_STREAM_WAIT_VALUE_AND or
            !> ACL_STREAM_WAIT_VALUE_NOR.
            integer(c_int), value :: flag
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function aclrtValueWait

        !> Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call AscendCL.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for a NULL function, 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtLaunchHostFunc. CUDA: cuLaunchHostFunc.
        function aclrtLaunchHostFunc(stream, fn, args) bind(c, name="aclrtLaunchHostFunc") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> (in) The function.
            type(c_funptr), value :: fn
            !> (in, nullable) Passed to it.
            type(c_ptr), value :: args
            integer(c_int) :: status
        end function aclrtLaunchHostFunc

        !> Sets an attribute of a stream.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown attribute, 107017 for a stream that does not exist,
        !> ACL_ERROR_RT_PARAM_INVALID for values that the attribute does not have, and for ACL_STREAM_ATTR_FAILURE_MODE of the
        !> default stream, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for those that it does not have here.
        !>
        !> AscendCL: aclrtSetStreamAttribute. CUDA: cuStreamSetAttribute.
        function aclrtSetStreamAttribute(stream, stmAttrType, value) bind(c, name="aclrtSetStreamAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> The attribute.
            integer(c_int), value :: stmAttrType
            !> (in) Its value: ACL_STREAM_ATTR_USER_CUSTOM_TAG has any; the others have what aclrtGetStreamAttribute
            !> returns.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function aclrtSetStreamAttribute

        !> Returns an attribute of a stream.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown attribute, 107017 for a stream that does not exist.
        !>
        !> AscendCL: aclrtGetStreamAttribute. CUDA: cuStreamGetAttribute.
        function aclrtGetStreamAttribute(stream, stmAttrType, value) bind(c, name="aclrtGetStreamAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> The attribute.
            integer(c_int), value :: stmAttrType
            !> (out) Its value: 1 for ACL_STREAM_ATTR_FAILURE_MODE, as work behind work that has failed is not done; the
            !> tag that was set; 0 for the others.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function aclrtGetStreamAttribute

        !> Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, other options and unknown properties, ACL_ERROR_RT_INVALID_DEVICEID for a
        !> device that does not exist, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for pages of 1 GiB.
        !>
        !> AscendCL: aclrtMemGetAllocationGranularity. CUDA: cuMemGetAllocationGranularity.
        function aclrtMemGetAllocationGranularity(prop, option, granularity) &
            bind(c, name="aclrtMemGetAllocationGranularity") result(status)
            import :: aclrtPhysicalMemProp, c_int, c_size_t
            implicit none
            !> The properties of the memory.
            type(aclrtPhysicalMemProp), intent(in) :: prop
            !> ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM or ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED.
            integer(c_int), value :: option
            !> Bytes.
            integer(c_size_t), intent(out) :: granularity
            integer(c_int) :: status
        end function aclrtMemGetAllocationGranularity

        !> Allocates physical memory, which has no address until it is mapped. All of it may be exported.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, other flags and unknown properties; ACL_ERROR_RT_PARAM_INVALID for
        !> other sizes; ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where
        !> there is no such memory, and for pages of 1 GiB; ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtMallocPhysical. CUDA: cuMemCreate.
        function aclrtMallocPhysical(handle, size, prop, flags) bind(c, name="aclrtMallocPhysical") result(status)
            import :: aclrtPhysicalMemProp, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The memory; release it with aclrtFreePhysical.
            type(c_ptr), intent(out) :: handle
            !> Bytes, a multiple of the granularity.
            integer(c_size_t), value :: size
            !> ACL_MEM_HANDLE_TYPE_NONE, ACL_MEM_ALLOCATION_TYPE_PINNED, a kind of memory, and where: a device, the
            !> host (its id is 0), or a NUMA node of the host.
            type(aclrtPhysicalMemProp), intent(in) :: prop
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtMallocPhysical

        !> Releases physical memory, allocated or imported. Mapped memory stays until it is unmapped. Exported memory can no
        !> longer be imported; processes that have imported it may use it until they release it, too.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for anything else, and when called once too often.
        !>
        !> AscendCL: aclrtFreePhysical. CUDA: cuMemRelease.
        function aclrtFreePhysical(handle) bind(c, name="aclrtFreePhysical") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The memory.
            type(c_ptr), value :: handle
            integer(c_int) :: status
        end function aclrtFreePhysical

        !> Reserves an address range, in which physical memory can be mapped.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and another alignment, ACL_ERROR_RT_PARAM_INVALID for other sizes,
        !> addresses and flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtReserveMemAddress. CUDA: cuMemAddressReserve.
        function aclrtReserveMemAddress(virPtr, size, alignment, expectPtr, flags) &
            bind(c, name="aclrtReserveMemAddress") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The first address; release the range with aclrtReleaseMemAddress.
            type(c_ptr), intent(out) :: virPtr
            !> Bytes, a multiple of the granularity.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_size_t), value :: alignment
            !> (in, nullable) The preferred first address; NULL for any.
            type(c_ptr), value :: expectPtr
            !> 0, or 1 for large pages, which makes no difference here.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtReserveMemAddress

        !> Reserves an address range of whole GiB, if possible at the preferred address.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, another alignment and other flags, ACL_ERROR_RT_PARAM_INVALID for
        !> other sizes and addresses, ACL_ERROR_RT_MEMORY_ALLOCATION.
        !>
        !> AscendCL: aclrtReserveMemAddressNoUCMemory. CUDA: cuMemAddressReserve.
        function aclrtReserveMemAddressNoUCMemory(virPtr, size, alignment, expectPtr, flags) &
            bind(c, name="aclrtReserveMemAddressNoUCMemory") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The first address; release the range with aclrtReleaseMemAddress.
            type(c_ptr), intent(out) :: virPtr
            !> Bytes, a multiple of 1 GiB.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_size_t), value :: alignment
            !> (in) The preferred first address.
            type(c_ptr), value :: expectPtr
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtReserveMemAddressNoUCMemory

        !> Releases a reserved address range, in which nothing may be mapped.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for anything but a reservation's first address, and
        !> where something is mapped.
        !>
        !> AscendCL: aclrtReleaseMemAddress. CUDA: cuMemAddressFree.
        function aclrtReleaseMemAddress(virPtr) bind(c, name="aclrtReleaseMemAddress") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The first address.
            type(c_ptr), value :: virPtr
            integer(c_int) :: status
        end function aclrtReleaseMemAddress

        !> Maps physical memory at reserved addresses. The memory's device may read and write it there, for imported memory the
        !> device that it was imported for, for host memory the host.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and other flags; 107017 for anything but physical memory;
        !> ACL_ERROR_RT_PARAM_INVALID for another offset or size, addresses that are not whole in one reservation or where
        !> something is mapped, and a reservation that has memory of another device, or has allocated memory where this was
        !> imported, or the other way round.
        !>
        !> AscendCL: aclrtMapMem. CUDA: cuMemMap and cuMemSetAccess.
        function aclrtMapMem(virPtr, size, offset, handle, flags) bind(c, name="aclrtMapMem") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in) The first address, a multiple of the granularity.
            type(c_ptr), value :: virPtr
            !> The memory's bytes.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_size_t), value :: offset
            !> (in) The memory.
            type(c_ptr), value :: handle
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function aclrtMapMem

        !> Unmaps physical memory, once the work that uses it is done.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
        !>
        !> AscendCL: aclrtUnmapMem. CUDA: cuMemUnmap.
        function aclrtUnmapMem(virPtr) bind(c, name="aclrtUnmapMem") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) Its first address.
            type(c_ptr), value :: virPtr
            integer(c_int) :: status
        end function aclrtUnmapMem

        !> Grants more devices, or the host, read and write access to mapped memory.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, none, unknown locations and other reserved bytes;
        !> ACL_ERROR_RT_PARAM_INVALID for other rights and for anything but one whole mapping; ACL_ERROR_RT_INVALID_DEVICEID for a
        !> device that does not exist; ACL_ERROR_RT_FEATURE_NOT_SUPPORT for the host and memory of a device.
        !>
        !> AscendCL: aclrtMemSetAccess. CUDA: cuMemSetAccess.
        function aclrtMemSetAccess(virPtr, size, desc, count) bind(c, name="aclrtMemSetAccess") result(status)
            import :: aclrtMemAccessDesc, c_int, c_ptr, c_size_t
            implicit none
            !> (in) The mapping's first address.
            type(c_ptr), value :: virPtr
            !> Its bytes.
            integer(c_size_t), value :: size
            !> (array of count) Each ACL_RT_MEM_ACCESS_FLAGS_READWRITE, a device or the host, and zeros.
            type(aclrtMemAccessDesc), intent(in) :: desc(*)
            !> Their number.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function aclrtMemSetAccess

        !> Returns a location's access rights to mapped memory.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and unknown locations, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not
        !> exist, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
        !>
        !> AscendCL: aclrtMemGetAccess. CUDA: cuMemGetAccess.
        function aclrtMemGetAccess(virPtr, location, flag) bind(c, name="aclrtMemGetAccess") result(status)
            import :: aclrtMemLocation, c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The mapping's first address.
            type(c_ptr), value :: virPtr
            !> A device or the host.
            type(aclrtMemLocation), intent(in) :: location
            !> aclrtMemAccessFlags.
            integer(c_int64_t), intent(out) :: flag
            integer(c_int) :: status
        end function aclrtMemGetAccess

        !> Finds the physical memory that is mapped at an address, and takes a reference to it.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
        !>
        !> AscendCL: aclrtMemRetainAllocationHandle. CUDA: cuMemRetainAllocationHandle.
        function aclrtMemRetainAllocationHandle(virPtr, handle) bind(c, name="aclrtMemRetainAllocationHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The mapping's first address.
            type(c_ptr), value :: virPtr
            !> The memory; release it with aclrtFreePhysical once more.
            type(c_ptr), intent(out) :: handle
            integer(c_int) :: status
        end function aclrtMemRetainAllocationHandle

        !> Returns the properties of physical memory, as requested by this process or its exporter.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for anything but physical memory.
        !>
        !> AscendCL: aclrtMemGetAllocationPropertiesFromHandle. CUDA: cuMemGetAllocationPropertiesFromHandle.
        function aclrtMemGetAllocationPropertiesFromHandle(handle, prop) &
            bind(c, name="aclrtMemGetAllocationPropertiesFromHandle") result(status)
            import :: aclrtPhysicalMemProp, c_int, c_ptr
            implicit none
            !> (in) The memory.
            type(c_ptr), value :: handle
            !> Its properties.
            type(aclrtPhysicalMemProp), intent(out) :: prop
            integer(c_int) :: status
        end function aclrtMemGetAllocationPropertiesFromHandle

        !> Exports physical memory as a shareable handle, a number by which other processes import it.
        !>
        !> They are processes of the same user on this machine; the number, which is random, may reach them by any means.
        !> Each memory has one, until the process releases the memory or ends.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and other types, ACL_ERROR_RT_PARAM_INVALID for other flags and imported
        !> memory, 107017 for anything but physical memory and for memory that was exported before.
        !>
        !> AscendCL: aclrtMemExportToShareableHandle. CUDA: cuMemExportToShareableHandle.
        function aclrtMemExportToShareableHandle(handle, handleType, flags, shareableHandle) &
            bind(c, name="aclrtMemExportToShareableHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) Memory of aclrtMallocPhysical.
            type(c_ptr), value :: handle
            !> ACL_MEM_HANDLE_TYPE_NONE.
            integer(c_int), value :: handleType
            !> ACL_RT_VMM_EXPORT_FLAG_DEFAULT, and aclrtMemSetPidToShareableHandle lists the processes that may import
            !> it; or ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, and all may.
            integer(c_int64_t), value :: flags
            !> The number, positive also as a signed number.
            integer(c_int64_t), intent(out) :: shareableHandle
            integer(c_int) :: status
        end function aclrtMemExportToShareableHandle

        !> Adds running processes to the list of those that may import.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL and none, ACL_ERROR_RT_PARAM_INVALID for an id without a process; 107017 for
        !> an invalid shareable handle; 207006 for another process's; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import it.
        !>
        !> AscendCL: aclrtMemSetPidToShareableHandle. CUDA: none.
        function aclrtMemSetPidToShareableHandle(shareableHandle, pid, pidNum) &
            bind(c, name="aclrtMemSetPidToShareableHandle") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> A handle that this process has exported.
            integer(c_int64_t), value :: shareableHandle
            !> (array of pidNum) Their ids, which they get from aclrtDeviceGetBareTgid.
            integer(c_int), intent(in) :: pid(*)
            !> Their number.
            integer(c_size_t), value :: pidNum
            integer(c_int) :: status
        end function aclrtMemSetPidToShareableHandle

        !> Imports physical memory by another process's shareable handle. Each process imports a handle once for each device, and
        !> releases the memory by aclrtFreePhysical, whatever becomes of the other process.
        !>
        !> Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist; 107017 for
        !> an invalid or withdrawn shareable handle, and where it was imported for the device before; 207006 where this
        !> process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the process that exported it, and
        !> where the device does not reach the memory; 507022 where the other process does not answer.
        !>
        !> AscendCL: aclrtMemImportFromShareableHandle. CUDA: cuMemImportFromShareableHandle.
        function aclrtMemImportFromShareableHandle(shareableHandle, deviceId, handle) &
            bind(c, name="aclrtMemImportFromShareableHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The number.
            integer(c_int64_t), value :: shareableHandle
            !> The device that uses it; the memory may be another device's, which it must reach.
            integer(c_int), value :: deviceId
            !> The memory.
            type(c_ptr), intent(out) :: handle
            integer(c_int) :: status
        end function aclrtMemImportFromShareableHandle

        !> Exports physical memory as a shareable handle of either type.
        !>
        !> Returns what aclrtMemExportToShareableHandle returns, and ACL_ERROR_RT_FEATURE_NOT_SUPPORT where there are no fabric
        !> handles, or one would need a list.
        !>
        !> AscendCL: aclrtMemExportToShareableHandleV2. CUDA: cuMemExportToShareableHandle.
        function aclrtMemExportToShareableHandleV2(handle, flags, shareType, shareableHandle) &
            bind(c, name="aclrtMemExportToShareableHandleV2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) Memory of aclrtMallocPhysical.
            type(c_ptr), value :: handle
            !> As for aclrtMemExportToShareableHandle. A fabric handle has no list of processes, so it
            !> needs ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION.
            integer(c_int64_t), value :: flags
            !> ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT, or ACL_MEM_SHARE_HANDLE_TYPE_FABRIC if the back end has them.
            integer(c_int), value :: shareType
            !> (out) A uint64_t, or an aclrtMemFabricHandle.
            type(c_ptr), value :: shareableHandle
            integer(c_int) :: status
        end function aclrtMemExportToShareableHandleV2

        !> Adds running processes to the list of those that may import, as aclrtMemSetPidToShareableHandle does.
        !>
        !> Returns what aclrtMemSetPidToShareableHandle returns, and ACL_ERROR_RT_FEATURE_NOT_SUPPORT for a fabric handle.
        !>
        !> AscendCL: aclrtMemSetPidToShareableHandleV2. CUDA: none.
        function aclrtMemSetPidToShareableHandleV2(shareableHandle, shareType, pid, pidNum) &
            bind(c, name="aclrtMemSetPidToShareableHandleV2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) A pointer to a handle that this process has exported, a uint64_t.
            type(c_ptr), value :: shareableHandle
            !> ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT.
            integer(c_int), value :: shareType
            !> (array of pidNum) The processes' ids.
            integer(c_int), intent(in) :: pid(*)
            !> Their number.
            integer(c_size_t), value :: pidNum
            integer(c_int) :: status
        end function aclrtMemSetPidToShareableHandleV2

        !> Imports physical memory, for the calling thread's device, by a shareable handle of either type.
        !>
        !> Returns what aclrtMemImportFromShareableHandle returns, ACL_ERROR_INVALID_PARAM for other types and flags, and
        !> ACL_ERROR_RT_CONTEXT_NULL where the thread has set no device.
        !>
        !> AscendCL: aclrtMemImportFromShareableHandleV2. CUDA: cuMemImportFromShareableHandle.
        function aclrtMemImportFromShareableHandleV2(shareableHandle, shareType, flags, handle) &
            bind(c, name="aclrtMemImportFromShareableHandleV2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) A pointer to the uint64_t or to the aclrtMemFabricHandle.
            type(c_ptr), value :: shareableHandle
            !> Its type.
            integer(c_int), value :: shareType
            !> 0.
            integer(c_int64_t), value :: flags
            !> The memory.
            type(c_ptr), intent(out) :: handle
            integer(c_int) :: status
        end function aclrtMemImportFromShareableHandleV2

    end interface
end module anygpu_acl
