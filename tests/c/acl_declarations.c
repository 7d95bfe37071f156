/* SPDX-License-Identifier: MIT OR Apache-2.0
 * What Huawei's published reference of AscendCL (CANN 8.0 to 9.1) says of layouts, values and prototypes, against our
 * header: as C and as C++ it compiles where all is so.
 */
#include <anygpu/acl.h>

#ifdef __cplusplus
#define REQUIRE(condition) static_assert(condition, #condition)
#else
#define REQUIRE(condition) _Static_assert(condition, #condition)
#endif
#define SIZED(type, size, alignment) REQUIRE(sizeof(type) == size && ALIGNED(type) == alignment)
#ifdef __cplusplus
#define ALIGNED(type) alignof(type)
#else
#define ALIGNED(type) _Alignof(type)
#endif
#define AT(type, member, offset) REQUIRE(offsetof(type, member) == offset)
#define IS(name, number) REQUIRE(name == number)

SIZED(aclError, 4, 4);
SIZED(aclrtMemLocation, 8, 4);
AT(aclrtMemLocation, id, 0);
AT(aclrtMemLocation, type, 4);
SIZED(aclrtPhysicalMemProp, 32, 8);
AT(aclrtPhysicalMemProp, handleType, 0);
AT(aclrtPhysicalMemProp, allocationType, 4);
AT(aclrtPhysicalMemProp, memAttr, 8);
AT(aclrtPhysicalMemProp, location, 12);
AT(aclrtPhysicalMemProp, reserve, 24);
SIZED(aclrtMemAccessDesc, 24, 4);
AT(aclrtMemAccessDesc, flags, 0);
AT(aclrtMemAccessDesc, location, 4);
AT(aclrtMemAccessDesc, rsv, 12);
SIZED(aclrtPtrAttributes, 28, 4);
AT(aclrtPtrAttributes, location, 0);
AT(aclrtPtrAttributes, pageSize, 8);
AT(aclrtPtrAttributes, rsv, 12);
SIZED(aclrtMemFabricHandle, 128, 1);
SIZED(aclrtIpcEventHandle, 64, 1);
AT(aclrtIpcEventHandle, reserved, 0);
SIZED(aclrtMallocAttrValue, 8, 4);
AT(aclrtMallocAttrValue, moduleId, 0);
AT(aclrtMallocAttrValue, deviceId, 0);
AT(aclrtMallocAttrValue, vaFlag, 0);
AT(aclrtMallocAttrValue, rsv, 0);
SIZED(aclrtMallocAttribute, 12, 4);
AT(aclrtMallocAttribute, attr, 0);
AT(aclrtMallocAttribute, value, 4);
SIZED(aclrtMallocConfig, 16, 8);
AT(aclrtMallocConfig, attrs, 0);
AT(aclrtMallocConfig, numAttrs, 8);
SIZED(aclrtStreamAttrValue, 16, 8);
AT(aclrtStreamAttrValue, failureMode, 0);
AT(aclrtStreamAttrValue, overflowSwitch, 0);
AT(aclrtStreamAttrValue, userCustomTag, 0);
AT(aclrtStreamAttrValue, cacheOpInfoSwitch, 0);
AT(aclrtStreamAttrValue, streamPriority, 0);
AT(aclrtStreamAttrValue, reserve, 0);
SIZED(aclrtMemUsageInfo, 112, 8);
AT(aclrtMemUsageInfo, name, 0);
AT(aclrtMemUsageInfo, curMemSize, 32);
AT(aclrtMemUsageInfo, memPeakSize, 40);
AT(aclrtMemUsageInfo, reserved, 48);
SIZED(aclrtUuid, 16, 1);
AT(aclrtUuid, bytes, 0);

IS(ACL_SUCCESS, 0);
IS(ACL_ERROR_NONE, 0);
IS(ACL_ERROR_INVALID_PARAM, 100000);
IS(ACL_ERROR_UNINITIALIZE, 100001);
IS(ACL_ERROR_REPEAT_INITIALIZE, 100002);
IS(ACL_ERROR_RT_PARAM_INVALID, 107000);
IS(ACL_ERROR_RT_INVALID_DEVICEID, 107001);
IS(ACL_ERROR_RT_CONTEXT_NULL, 107002);
IS(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, 207000);
IS(ACL_ERROR_RT_MEMORY_ALLOCATION, 207001);
IS(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, 507046);
IS(ACL_DEVICE, 0);
IS(ACL_HOST, 1);
IS(ACL_MEM_HANDLE_TYPE_NONE, 0);
IS(ACL_MEM_HANDLE_TYPE_POSIX, 2);
IS(ACL_MEM_ALLOCATION_TYPE_PINNED, 0);
IS(ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT, 1);
IS(ACL_MEM_SHARE_HANDLE_TYPE_FABRIC, 2);
IS(ACL_MEM_LOCATION_TYPE_HOST, 0);
IS(ACL_MEM_LOCATION_TYPE_DEVICE, 1);
IS(ACL_MEM_LOCATION_TYPE_UNREGISTERED, 2);
IS(ACL_MEM_LOCATION_TYPE_HOST_NUMA, 4);
IS(ACL_DDR_MEM, 0);
IS(ACL_HBM_MEM, 1);
IS(ACL_DDR_MEM_HUGE, 2);
IS(ACL_DDR_MEM_NORMAL, 3);
IS(ACL_HBM_MEM_HUGE, 4);
IS(ACL_HBM_MEM_NORMAL, 5);
IS(ACL_DDR_MEM_P2P_HUGE, 6);
IS(ACL_DDR_MEM_P2P_NORMAL, 7);
IS(ACL_HBM_MEM_P2P_HUGE, 8);
IS(ACL_HBM_MEM_P2P_NORMAL, 9);
IS(ACL_HBM_MEM_HUGE1G, 10);
IS(ACL_HBM_MEM_P2P_HUGE1G, 11);
IS(ACL_MEM_NORMAL, 12);
IS(ACL_MEM_HUGE, 13);
IS(ACL_MEM_HUGE1G, 14);
IS(ACL_MEM_P2P_NORMAL, 15);
IS(ACL_MEM_P2P_HUGE, 16);
IS(ACL_MEM_P2P_HUGE1G, 17);
IS(ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, 0);
IS(ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED, 1);
IS(ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF, 0xffff);
IS(ACL_RT_MEM_ACCESS_FLAGS_NONE, 0);
IS(ACL_RT_MEM_ACCESS_FLAGS_READ, 1);
IS(ACL_RT_MEM_ACCESS_FLAGS_READWRITE, 3);
IS(ACL_MEM_MALLOC_HUGE_FIRST, 0);
IS(ACL_MEM_MALLOC_HUGE_ONLY, 1);
IS(ACL_MEM_MALLOC_NORMAL_ONLY, 2);
IS(ACL_MEM_MALLOC_HUGE_FIRST_P2P, 3);
IS(ACL_MEM_MALLOC_HUGE_ONLY_P2P, 4);
IS(ACL_MEM_MALLOC_NORMAL_ONLY_P2P, 5);
IS(ACL_MEM_MALLOC_HUGE1G_ONLY, 6);
IS(ACL_MEM_MALLOC_HUGE1G_ONLY_P2P, 7);
IS(ACL_MEM_TYPE_LOW_BAND_WIDTH, 0x100);
IS(ACL_MEM_TYPE_HIGH_BAND_WIDTH, 0x1000);
IS(ACL_MEM_ACCESS_USER_SPACE_READONLY, 0x100000);
IS(ACL_MEMCPY_HOST_TO_HOST, 0);
IS(ACL_MEMCPY_HOST_TO_DEVICE, 1);
IS(ACL_MEMCPY_DEVICE_TO_HOST, 2);
IS(ACL_MEMCPY_DEVICE_TO_DEVICE, 3);
IS(ACL_MEMCPY_DEFAULT, 4);
IS(ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE, 5);
IS(ACL_MEMCPY_INNER_DEVICE_TO_DEVICE, 6);
IS(ACL_MEMCPY_INTER_DEVICE_TO_DEVICE, 7);
IS(ACL_EVENT_RECORDED_STATUS_NOT_READY, 0);
IS(ACL_EVENT_RECORDED_STATUS_COMPLETE, 1);
IS(ACL_EVENT_WAIT_STATUS_COMPLETE, 0);
IS(ACL_EVENT_WAIT_STATUS_NOT_READY, 1);
IS(ACL_EVENT_WAIT_STATUS_RESERVED, 0xffff);
IS(ACL_STREAM_STATUS_COMPLETE, 0);
IS(ACL_STREAM_STATUS_NOT_READY, 1);
IS(ACL_STREAM_STATUS_RESERVED, 0xffff);
IS(ACL_HOST_REGISTER_MAPPED, 0);
IS(ACL_HOST_REGISTER_IOMEMORY, 4);
IS(ACL_HOST_REGISTER_READONLY, 8);
IS(ACL_EVENT_SYNC, 1);
IS(ACL_EVENT_CAPTURE_STREAM_PROGRESS, 2);
IS(ACL_EVENT_TIME_LINE, 8);
IS(ACL_EVENT_IPC, 0x40);
IS(ACL_STREAM_FAST_LAUNCH, 1);
IS(ACL_STREAM_FAST_SYNC, 2);
IS(ACL_RT_VMM_EXPORT_FLAG_DEFAULT, 0);
IS(ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, 1);
IS(ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT, 0);
IS(ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION, 1);
IS(ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT, 0);
IS(ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS, 1);
IS(ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT, 0);
IS(ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT, 0);
IS(ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS, 2);
IS(ACL_HOST_REG_MAPPED, 2);
IS(ACL_HOST_REG_PINNED, 0x10000000);
IS(ACL_IPC_EVENT_HANDLE_SIZE, 64);
IS(ACL_RT_THREAD_LEVEL, 0);
IS(ACL_RT_MEM_ATTR_RSV, 0);
IS(ACL_RT_MEM_ATTR_MODULE_ID, 1);
IS(ACL_RT_MEM_ATTR_DEVICE_ID, 2);
IS(ACL_RT_MEM_ATTR_VA_FLAG, 3);
IS(ACL_STREAM_ATTR_FAILURE_MODE, 1);
IS(ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK, 2);
IS(ACL_STREAM_ATTR_USER_CUSTOM_TAG, 3);
IS(ACL_STREAM_ATTR_CACHE_OP_INFO, 4);
IS(ACL_STREAM_ATTR_PRIORITY, 5);
IS(ACL_STREAM_WAIT_VALUE_GEQ, 0);
IS(ACL_STREAM_WAIT_VALUE_EQ, 1);
IS(ACL_STREAM_WAIT_VALUE_AND, 2);
IS(ACL_STREAM_WAIT_VALUE_NOR, 3);
IS(ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 0);
IS(ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO, 0);
IS(ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS, 1);

#define ANSWERS(type, name, parameters) \
    { \
        type(*function) parameters = name; \
        count += function != 0; \
    }

int declared(void);

/* Whose prototypes are the reference's; how many there are. */
int declared(void)
{
    int count = 0;
    ANSWERS(aclError, aclInit, (const char *))
    ANSWERS(aclError, aclFinalize, (void))
    ANSWERS(aclError, aclFinalizeReference, (uint64_t *))
    ANSWERS(const char *, aclGetRecentErrMsg, (void))
    ANSWERS(aclError, aclrtSetDevice, (int32_t))
    ANSWERS(aclError, aclrtResetDevice, (int32_t))
    ANSWERS(aclError, aclrtResetDeviceForce, (int32_t))
    ANSWERS(aclError, aclrtGetDevice, (int32_t *))
    ANSWERS(aclError, aclrtGetDeviceCount, (uint32_t *))
    ANSWERS(aclError, aclrtSynchronizeDevice, (void))
    ANSWERS(aclError, aclrtCreateContext, (aclrtContext *, int32_t))
    ANSWERS(aclError, aclrtDestroyContext, (aclrtContext))
    ANSWERS(aclError, aclrtSetCurrentContext, (aclrtContext))
    ANSWERS(aclError, aclrtGetCurrentContext, (aclrtContext *))
    ANSWERS(aclError, aclrtGetRunMode, (aclrtRunMode *))
    ANSWERS(aclError, aclrtGetVersion, (int32_t *, int32_t *, int32_t *))
    ANSWERS(aclError, aclrtDeviceGetBareTgid, (int32_t *))
    ANSWERS(aclError, aclrtDeviceGetUuid, (int32_t, aclrtUuid *))
    ANSWERS(aclError, aclrtGetLogicDevIdByUserDevId, (const int32_t, int32_t *const))
    ANSWERS(aclError, aclrtGetPhyDevIdByLogicDevId, (const int32_t, int32_t *const))
    ANSWERS(const char *, aclrtGetSocName, (void))
    ANSWERS(aclError, aclrtStreamAbort, (aclrtStream))
    ANSWERS(aclError, aclrtMemcpyBatch,
            (void **, size_t *, void **, size_t *, size_t, aclrtMemcpyBatchAttr *, size_t *, size_t, size_t *))
    ANSWERS(aclError, aclrtCreateStream, (aclrtStream *))
    ANSWERS(aclError, aclrtCreateStreamWithConfig, (aclrtStream *, uint32_t, uint32_t))
    ANSWERS(aclError, aclrtDestroyStream, (aclrtStream))
    ANSWERS(aclError, aclrtDestroyStreamForce, (aclrtStream))
    ANSWERS(aclError, aclrtSynchronizeStream, (aclrtStream))
    ANSWERS(aclError, aclrtSynchronizeStreamWithTimeout, (aclrtStream, int32_t))
    ANSWERS(aclError, aclrtStreamQuery, (aclrtStream, aclrtStreamStatus *))
    ANSWERS(aclError, aclrtStreamWaitEvent, (aclrtStream, aclrtEvent))
    ANSWERS(aclError, aclrtCreateEvent, (aclrtEvent *))
    ANSWERS(aclError, aclrtCreateEventWithFlag, (aclrtEvent *, uint32_t))
    ANSWERS(aclError, aclrtCreateEventExWithFlag, (aclrtEvent *, uint32_t))
    ANSWERS(aclError, aclrtDestroyEvent, (aclrtEvent))
    ANSWERS(aclError, aclrtRecordEvent, (aclrtEvent, aclrtStream))
    ANSWERS(aclError, aclrtResetEvent, (aclrtEvent, aclrtStream))
    ANSWERS(aclError, aclrtQueryEventStatus, (aclrtEvent, aclrtEventRecordedStatus *))
    ANSWERS(aclError, aclrtQueryEventWaitStatus, (aclrtEvent, aclrtEventWaitStatus *))
    ANSWERS(aclError, aclrtSynchronizeEvent, (aclrtEvent))
    ANSWERS(aclError, aclrtEventElapsedTime, (float *, aclrtEvent, aclrtEvent))
    ANSWERS(aclError, aclrtEventGetTimestamp, (aclrtEvent, uint64_t *))
    ANSWERS(aclError, aclrtIpcGetEventHandle, (aclrtEvent, aclrtIpcEventHandle *))
    ANSWERS(aclError, aclrtIpcOpenEventHandle, (aclrtIpcEventHandle, aclrtEvent *))
    ANSWERS(aclError, aclrtMalloc, (void **, size_t, aclrtMemMallocPolicy))
    ANSWERS(aclError, aclrtMallocAlign32, (void **, size_t, aclrtMemMallocPolicy))
    ANSWERS(aclError, aclrtFree, (void *))
    ANSWERS(aclError, aclrtFreeHost, (void *))
    ANSWERS(aclError, aclrtMallocHost, (void **, size_t))
    ANSWERS(aclError, aclrtMemcpy, (void *, size_t, const void *, size_t, aclrtMemcpyKind))
    ANSWERS(aclError, aclrtMemcpyAsync, (void *, size_t, const void *, size_t, aclrtMemcpyKind, aclrtStream))
    ANSWERS(aclError, aclrtMemset, (void *, size_t, int32_t, size_t))
    ANSWERS(aclError, aclrtMemsetAsync, (void *, size_t, int32_t, size_t, aclrtStream))
    ANSWERS(aclError, aclrtGetMemInfo, (aclrtMemAttr, size_t *, size_t *))
    ANSWERS(aclError, aclrtPointerGetAttributes, (const void *, aclrtPtrAttributes *))
    ANSWERS(aclError, aclrtMemGetAddressRange, (void *, void **, size_t *))
    ANSWERS(aclError, aclrtHostRegister, (void *, uint64_t, aclrtHostRegisterType, void **))
    ANSWERS(aclError, aclrtHostRegisterV2, (void *, uint64_t, uint32_t))
    ANSWERS(aclError, aclrtHostUnregister, (void *))
    ANSWERS(aclError, aclrtMemGetAllocationGranularity, (aclrtPhysicalMemProp *, aclrtMemGranularityOptions, size_t *))
    ANSWERS(aclError, aclrtMallocPhysical, (aclrtDrvMemHandle *, size_t, const aclrtPhysicalMemProp *, uint64_t))
    ANSWERS(aclError, aclrtFreePhysical, (aclrtDrvMemHandle))
    ANSWERS(aclError, aclrtReserveMemAddress, (void **, size_t, size_t, void *, uint64_t))
    ANSWERS(aclError, aclrtReserveMemAddressNoUCMemory, (void **, size_t, size_t, void *, uint64_t))
    ANSWERS(aclError, aclrtReleaseMemAddress, (void *))
    ANSWERS(aclError, aclrtMapMem, (void *, size_t, size_t, aclrtDrvMemHandle, uint64_t))
    ANSWERS(aclError, aclrtUnmapMem, (void *))
    ANSWERS(aclError, aclrtMemSetAccess, (void *, size_t, aclrtMemAccessDesc *, size_t))
    ANSWERS(aclError, aclrtMemGetAccess, (void *, aclrtMemLocation *, uint64_t *))
    ANSWERS(aclError, aclrtMemRetainAllocationHandle, (void *, aclrtDrvMemHandle *))
    ANSWERS(aclError, aclrtMemGetAllocationPropertiesFromHandle, (aclrtDrvMemHandle, aclrtPhysicalMemProp *))
    ANSWERS(aclError, aclrtMemExportToShareableHandle, (aclrtDrvMemHandle, aclrtMemHandleType, uint64_t, uint64_t *))
    ANSWERS(aclError, aclrtMemSetPidToShareableHandle, (uint64_t, int32_t *, size_t))
    ANSWERS(aclError, aclrtMemImportFromShareableHandle, (uint64_t, int32_t, aclrtDrvMemHandle *))
    ANSWERS(aclError, aclrtMemExportToShareableHandleV2,
            (aclrtDrvMemHandle, uint64_t, aclrtMemSharedHandleType, void *))
    ANSWERS(aclError, aclrtMemSetPidToShareableHandleV2, (void *, aclrtMemSharedHandleType, int32_t *, size_t))
    ANSWERS(aclError, aclrtMemImportFromShareableHandleV2,
            (void *, aclrtMemSharedHandleType, uint64_t, aclrtDrvMemHandle *))
    ANSWERS(aclError, aclrtDeviceCanAccessPeer, (int32_t *, int32_t, int32_t))
    ANSWERS(aclError, aclrtDeviceEnablePeerAccess, (int32_t, uint32_t))
    ANSWERS(aclError, aclrtDeviceDisablePeerAccess, (int32_t))
    ANSWERS(aclError, aclrtIpcMemGetExportKey, (void *, size_t, char *, size_t, uint64_t))
    ANSWERS(aclError, aclrtIpcMemSetImportPid, (const char *, int32_t *, size_t))
    ANSWERS(aclError, aclrtIpcMemImportByKey, (void **, const char *, uint64_t))
    ANSWERS(aclError, aclrtIpcMemClose, (const char *))
    ANSWERS(aclError, aclrtRecordNotify, (aclrtNotify, aclrtStream))
    ANSWERS(aclError, aclrtWaitAndResetNotify, (aclrtNotify, aclrtStream, uint32_t))
    ANSWERS(aclError, aclrtNotifyGetExportKey, (aclrtNotify, char *, size_t, uint64_t))
    ANSWERS(aclError, aclrtNotifyImportByKey, (aclrtNotify *, const char *, uint64_t))
    ANSWERS(aclError, aclrtNotifySetImportPid, (aclrtNotify, int32_t *, size_t))
    ANSWERS(aclError, aclrtCreateNotify, (aclrtNotify *, uint64_t))
    ANSWERS(aclError, aclrtDestroyNotify, (aclrtNotify))
    ANSWERS(aclError, aclrtMemcpy2d, (void *, size_t, const void *, size_t, size_t, size_t, aclrtMemcpyKind))
    ANSWERS(aclError, aclrtMemcpy2dAsync,
            (void *, size_t, const void *, size_t, size_t, size_t, aclrtMemcpyKind, aclrtStream))
    ANSWERS(
        aclError, aclrtMemcpyBatchAsync,
        (void **, size_t *, void **, size_t *, size_t, aclrtMemcpyBatchAttr *, size_t *, size_t, size_t *, aclrtStream))
    ANSWERS(aclError, aclrtGetLastError, (aclrtLastErrLevel))
    ANSWERS(aclError, aclrtPeekAtLastError, (aclrtLastErrLevel))
    ANSWERS(aclError, aclrtStreamGetId, (aclrtStream, int32_t *))
    ANSWERS(aclError, aclrtGetPrimaryCtxState, (int32_t, uint32_t *, int32_t *))
    ANSWERS(aclError, aclrtSynchronizeDeviceWithTimeout, (int32_t))
    ANSWERS(aclError, aclrtMallocHostWithCfg, (void **, uint64_t, aclrtMallocConfig *))
    ANSWERS(aclError, aclrtValueWrite, (void *, uint64_t, uint32_t, aclrtStream))
    ANSWERS(aclError, aclrtValueWait, (void *, uint64_t, uint32_t, aclrtStream))
    ANSWERS(aclError, aclrtLaunchHostFunc, (aclrtStream, aclrtHostFunc, void *))
    ANSWERS(aclError, aclrtSetStreamAttribute, (aclrtStream, aclrtStreamAttr, aclrtStreamAttrValue *))
    ANSWERS(aclError, aclrtGetStreamAttribute, (aclrtStream, aclrtStreamAttr, aclrtStreamAttrValue *))
    ANSWERS(aclError, aclrtGetNotifyId, (aclrtNotify, uint32_t *))
    ANSWERS(aclError, aclrtGetMemUsageInfo, (int32_t, aclrtMemUsageInfo *, size_t, size_t *))
    ANSWERS(aclError, aclrtIpcMemSetAttr, (const char *, aclrtIpcMemAttrType, uint64_t))
    return count;
}
