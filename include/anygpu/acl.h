/* Generated from src/api/acl by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * AscendCL's functions, types and constants, one to one, after Huawei's published reference of CANN 8.0 to 9.1.
 *
 * Besides what a function's own text says, any may return 100001 (ACL_ERROR_UNINITIALIZE) before aclInit and in a
 * process forked after it, 107002 (ACL_ERROR_RT_CONTEXT_NULL) where it needs a device and the thread has set none,
 * 207000 (ACL_ERROR_RT_FEATURE_NOT_SUPPORT) for what the back end in use cannot do, and 500000; those that wait for
 * a stream also 500000 where earlier work on it failed. A status without a name here has none in the reference.
 * aclGetRecentErrMsg() has the failure in words.
 */

#ifndef ANYGPU_ACL_H
#define ANYGPU_ACL_H

#include <stddef.h>
#include <stdint.h>

/** Success. */
#define ACL_SUCCESS 0

/** Success, by its old name. */
#define ACL_ERROR_NONE 0

/** An argument is not acceptable: NULL, empty, or not the value that is reserved for it. */
#define ACL_ERROR_INVALID_PARAM 100000

/** aclInit has not been called. */
#define ACL_ERROR_UNINITIALIZE 100001

/** aclInit has been called before. */
#define ACL_ERROR_REPEAT_INITIALIZE 100002

/** An argument does not name what it must name. */
#define ACL_ERROR_RT_PARAM_INVALID 107000

/** No such device. */
#define ACL_ERROR_RT_INVALID_DEVICEID 107001

/** The calling thread has no context: no device has been set. */
#define ACL_ERROR_RT_CONTEXT_NULL 107002

/** It cannot be done here. */
#define ACL_ERROR_RT_FEATURE_NOT_SUPPORT 207000

/** No memory is left. */
#define ACL_ERROR_RT_MEMORY_ALLOCATION 207001

/** A stream was not done in time. */
#define ACL_ERROR_RT_STREAM_SYNC_TIMEOUT 507046

/** Where the program runs. */
typedef enum aclrtRunMode {
  /** On the device's own processor. */
  ACL_DEVICE = 0,
  /** On the host. */
  ACL_HOST = 1
} aclrtRunMode;

/** Which way a stream's work has gone. */
typedef enum aclrtStreamStatus {
  /** All of it is done. */
  ACL_STREAM_STATUS_COMPLETE = 0,
  /** Some of it is not done. */
  ACL_STREAM_STATUS_NOT_READY = 1,
  ACL_STREAM_STATUS_RESERVED = 65535
} aclrtStreamStatus;

/** Whether an event's record is done. */
typedef enum aclrtEventRecordedStatus {
  /** It is not recorded, or the record is not done. */
  ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
  /** The record is done. */
  ACL_EVENT_RECORDED_STATUS_COMPLETE = 1
} aclrtEventRecordedStatus;

/** Whether the waits for an event are done. */
typedef enum aclrtEventWaitStatus {
  /** They are. */
  ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
  /** One is not. */
  ACL_EVENT_WAIT_STATUS_NOT_READY = 1,
  ACL_EVENT_WAIT_STATUS_RESERVED = 65535
} aclrtEventWaitStatus;

/** How device memory is made of pages. The numbers 0 to 7 may be added to one of the bits below them. */
typedef enum aclrtMemMallocPolicy {
  ACL_MEM_MALLOC_HUGE_FIRST = 0,
  ACL_MEM_MALLOC_HUGE_ONLY = 1,
  ACL_MEM_MALLOC_NORMAL_ONLY = 2,
  ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,
  ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,
  ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,
  ACL_MEM_MALLOC_HUGE1G_ONLY = 6,
  ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7,
  ACL_MEM_TYPE_LOW_BAND_WIDTH = 256,
  ACL_MEM_TYPE_HIGH_BAND_WIDTH = 4096,
  ACL_MEM_ACCESS_USER_SPACE_READONLY = 1048576
} aclrtMemMallocPolicy;

/** Where a copy reads and writes. The pointers say it already, so it is checked and not used. */
typedef enum aclrtMemcpyKind {
  ACL_MEMCPY_HOST_TO_HOST = 0,
  ACL_MEMCPY_HOST_TO_DEVICE = 1,
  ACL_MEMCPY_DEVICE_TO_HOST = 2,
  ACL_MEMCPY_DEVICE_TO_DEVICE = 3,
  ACL_MEMCPY_DEFAULT = 4,
  ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE = 5,
  ACL_MEMCPY_INNER_DEVICE_TO_DEVICE = 6,
  ACL_MEMCPY_INTER_DEVICE_TO_DEVICE = 7
} aclrtMemcpyKind;

/** Which of a device's memories, and of which pages. Devices here have one memory and their own pages. */
typedef enum aclrtMemAttr {
  ACL_DDR_MEM = 0,
  ACL_HBM_MEM = 1,
  ACL_DDR_MEM_HUGE = 2,
  ACL_DDR_MEM_NORMAL = 3,
  ACL_HBM_MEM_HUGE = 4,
  ACL_HBM_MEM_NORMAL = 5,
  ACL_DDR_MEM_P2P_HUGE = 6,
  ACL_DDR_MEM_P2P_NORMAL = 7,
  ACL_HBM_MEM_P2P_HUGE = 8,
  ACL_HBM_MEM_P2P_NORMAL = 9,
  ACL_HBM_MEM_HUGE1G = 10,
  ACL_HBM_MEM_P2P_HUGE1G = 11,
  ACL_MEM_NORMAL = 12,
  ACL_MEM_HUGE = 13,
  ACL_MEM_HUGE1G = 14,
  ACL_MEM_P2P_NORMAL = 15,
  ACL_MEM_P2P_HUGE = 16,
  ACL_MEM_P2P_HUGE1G = 17
} aclrtMemAttr;

/** How host memory is registered. */
typedef enum aclrtHostRegisterType {
  /** Devices reach it. */
  ACL_HOST_REGISTER_MAPPED = 0,
  /** It is a PCIe device's, not memory. */
  ACL_HOST_REGISTER_IOMEMORY = 4,
  /** Devices read it. */
  ACL_HOST_REGISTER_READONLY = 8
} aclrtHostRegisterType;

/** How physical memory may be exported: any that is made here may be. */
typedef enum aclrtMemHandleType {
  ACL_MEM_HANDLE_TYPE_NONE = 0,
  /** From CANN 9.1 on: by a file descriptor. */
  ACL_MEM_HANDLE_TYPE_POSIX = 2
} aclrtMemHandleType;

/** What physical memory is. */
typedef enum aclrtMemAllocationType {
  ACL_MEM_ALLOCATION_TYPE_PINNED = 0
} aclrtMemAllocationType;

/** Where memory is, or who reaches it. */
typedef enum aclrtMemLocationType {
  /** The host. */
  ACL_MEM_LOCATION_TYPE_HOST = 0,
  /** A device, by its number. */
  ACL_MEM_LOCATION_TYPE_DEVICE = 1,
  /** Memory that is none of this interface's. */
  ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,
  /** A NUMA node of the host, by its number. */
  ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4
} aclrtMemLocationType;

/** Which granularity is meant. */
typedef enum aclrtMemGranularityOptions {
  ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
  ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
  ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 65535
} aclrtMemGranularityOptions;

/** What may be done with mapped memory. */
typedef enum aclrtMemAccessFlags {
  ACL_RT_MEM_ACCESS_FLAGS_NONE = 0,
  ACL_RT_MEM_ACCESS_FLAGS_READ = 1,
  ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3
} aclrtMemAccessFlags;

/** How far a shareable handle reaches. */
typedef enum aclrtMemSharedHandleType {
  /** A uint64_t, for processes of this machine. */
  ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1,
  /** An aclrtMemFabricHandle, for machines of one fabric. */
  ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2
} aclrtMemSharedHandleType;


/**
 * The status of every call: ACL_SUCCESS, or what went wrong.
 */
typedef int aclError;

/**
 * A context: one device's state in this process.
 */
typedef void *aclrtContext;

/**
 * 16 bytes that identify a device.
 */
typedef struct aclrtUuid {
  char bytes[16];
} aclrtUuid;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Creates a context on a device and makes it the calling thread's.
 *
 * - `context` (out): the context; destroy it with aclrtDestroyContext.
 * - `deviceId` (in): the device.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtCreateContext. CUDA: cuCtxCreate.
 */
aclError aclrtCreateContext(aclrtContext *context,
                            int32_t deviceId);

/**
 * Destroys a context that was created. A thread whose context it was has none.
 *
 * - `context` (in): the context.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist, and for a device's
 * default one.
 *
 * AscendCL: aclrtDestroyContext. CUDA: cuCtxDestroy.
 */
aclError aclrtDestroyContext(aclrtContext context);

/**
 * Makes a context the calling thread's.
 *
 * - `context` (in): the context.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist.
 *
 * AscendCL: aclrtSetCurrentContext. CUDA: cuCtxSetCurrent.
 */
aclError aclrtSetCurrentContext(aclrtContext context);

/**
 * Tells the calling thread's context.
 *
 * - `context` (out): the context.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL where the thread has none.
 *
 * AscendCL: aclrtGetCurrentContext. CUDA: cuCtxGetCurrent.
 */
aclError aclrtGetCurrentContext(aclrtContext *context);

/**
 * Makes a device the calling thread's, with the default context that all threads share. Each call counts.
 *
 * - `deviceId` (in): the device.
 *
 * Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtSetDevice. CUDA: cuDevicePrimaryCtxRetain and cuCtxSetCurrent.
 */
aclError aclrtSetDevice(int32_t deviceId);

/**
 * Takes one call of aclrtSetDevice back. With the last one the device's default context goes, and the calling thread
 * has none where it was its.
 *
 * - `deviceId` (in): the device.
 *
 * Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_CONTEXT_NULL for one that is not
 * set.
 *
 * AscendCL: aclrtResetDevice. CUDA: cuDevicePrimaryCtxRelease.
 */
aclError aclrtResetDevice(int32_t deviceId);

/**
 * Takes all calls of aclrtSetDevice back.
 *
 * - `deviceId` (in): the device.
 *
 * Returns what aclrtResetDevice returns.
 *
 * AscendCL: aclrtResetDeviceForce. CUDA: cuDevicePrimaryCtxRelease.
 */
aclError aclrtResetDeviceForce(int32_t deviceId);

/**
 * Tells the calling thread's device.
 *
 * - `deviceId` (out): its number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL (107002) where the thread has set none.
 *
 * AscendCL: aclrtGetDevice. CUDA: cuCtxGetDevice.
 */
aclError aclrtGetDevice(int32_t *deviceId);

/**
 * Tells how many devices there are.
 *
 * - `count` (out): how many.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 207004 where there is none.
 *
 * AscendCL: aclrtGetDeviceCount. CUDA: cuDeviceGetCount.
 */
aclError aclrtGetDeviceCount(uint32_t *count);

/**
 * Waits until all work queued on the calling thread's device is done.
 *
 * Returns ACL_ERROR_RT_CONTEXT_NULL where the thread has set none, 500000 where work has failed.
 *
 * AscendCL: aclrtSynchronizeDevice. CUDA: cuCtxSynchronize.
 */
aclError aclrtSynchronizeDevice(void);

/**
 * Tells where the program runs: always ACL_HOST. Needs no aclInit.
 *
 * - `runMode` (out): ACL_HOST.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL.
 *
 * AscendCL: aclrtGetRunMode. CUDA: none.
 */
aclError aclrtGetRunMode(aclrtRunMode *runMode);

/**
 * Tells the version of the interface: 9.1.0, after the reference that it follows. Needs no aclInit.
 *
 * - `majorVersion` (out): the first number.
 * - `minorVersion` (out): the second number.
 * - `patchVersion` (out): the third number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL.
 *
 * AscendCL: aclrtGetVersion. CUDA: cuDriverGetVersion.
 */
aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion);

/**
 * Tells the process id by which an exporter lists this process: its own id, as it sees it itself.
 *
 * Processes that share must see each other's ids: they are in one PID namespace, or the exporter's is an outer one and
 * is told the id that it sees. Containers: start them with the host's PID namespace, or with one for all. Needs no
 * aclInit.
 *
 * - `pid` (out): the id.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL.
 *
 * AscendCL: aclrtDeviceGetBareTgid. CUDA: none.
 */
aclError aclrtDeviceGetBareTgid(int32_t *pid);

/**
 * Tells 16 bytes that identify a device on this machine, the same in every process.
 *
 * - `deviceId` (in): the device.
 * - `uuid` (out): the bytes.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtDeviceGetUuid. CUDA: cuDeviceGetUuid.
 */
aclError aclrtDeviceGetUuid(int32_t deviceId,
                            struct aclrtUuid *uuid);

/**
 * Tells the driver's number of a device: the same number.
 *
 * - `userDevId` (in): the device.
 * - `logicDevId` (out): its number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtGetLogicDevIdByUserDevId. CUDA: none.
 */
aclError aclrtGetLogicDevIdByUserDevId(int32_t userDevId,
                                       int32_t *logicDevId);

/**
 * Initialises. Each call counts: as many of aclFinalizeReference, or one of aclFinalize, take it back.
 *
 * - `configPath` (in, nullable): the path of a JSON file of settings, which are for Huawei's runtime alone: it is not
 *   read.
 *
 * Returns ACL_ERROR_REPEAT_INITIALIZE (100002) where the process has called it before, which is harmless; 207004 where
 * no back end can be used.
 *
 * AscendCL: aclInit. CUDA: cuInit.
 */
aclError aclInit(const char *configPath);

/**
 * Takes all calls of aclInit back. Devices, memory and handles stay what they are.
 *
 * Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
 *
 * AscendCL: aclFinalize. CUDA: none.
 */
aclError aclFinalize(void);

/**
 * Takes one call of aclInit back.
 *
 * - `refCount` (out, nullable): how many calls are left.
 *
 * Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
 *
 * AscendCL: aclFinalizeReference. CUDA: none.
 */
aclError aclFinalizeReference(uint64_t *refCount);

/**
 * Returns the calling thread's last failure in words, and forgets it; NULL where nothing failed since the last time.
 *
 * The text changes with the thread's next failure.
 *
 * AscendCL: aclGetRecentErrMsg. CUDA: none.
 */
const char *aclGetRecentErrMsg(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_ACL_H */
