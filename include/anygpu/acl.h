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

/** Streams may wait for the event. */
#define ACL_EVENT_SYNC 1

/** The event tells how far a stream has come. */
#define ACL_EVENT_CAPTURE_STREAM_PROGRESS 2

/** The event takes time. */
#define ACL_EVENT_TIME_LINE 8

/** Other processes may open the event. */
#define ACL_EVENT_IPC 0x40

/** Work is launched faster, on Huawei's runtime. */
#define ACL_STREAM_FAST_LAUNCH 1

/** Waiting for the stream is faster, on Huawei's runtime. */
#define ACL_STREAM_FAST_SYNC 2

/** Devices reach the registered memory. */
#define ACL_HOST_REG_MAPPED 2

/** The registered memory is pinned. */
#define ACL_HOST_REG_PINNED 0x10000000

/** Only listed processes may import the memory. */
#define ACL_RT_VMM_EXPORT_FLAG_DEFAULT 0

/** Every process of the user may import the memory. */
#define ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION 1

/** Only listed processes may import the memory. */
#define ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT 0

/** Every process of the user may import the memory. */
#define ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION 1

/** Nothing more. */
#define ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT 0

/** The calling thread's device reaches the other device's memory. */
#define ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS 1

/** Only listed processes may import the notify. */
#define ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT 0

/** Every process of the user may import the notify. Huawei's number for it is not known here: any but 0 means it. */
#define ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION 1

/** Nothing more. */
#define ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT 0

/** The calling thread's device reaches the other device's notify. */
#define ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS 2

/** Bytes of an event's handle. */
#define ACL_IPC_EVENT_HANDLE_SIZE 64

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
 * A stream: a queue of device work. NULL is the default stream.
 */
typedef void *aclrtStream;

/**
 * 16 bytes that identify a device.
 */
typedef struct aclrtUuid {
  char bytes[16];
} aclrtUuid;

/**
 * An event: a point in a stream's work.
 */
typedef void *aclrtEvent;

/**
 * Names an event to other processes: 64 bytes to be sent as they are.
 */
typedef struct aclrtIpcEventHandle {
  char reserved[ACL_IPC_EVENT_HANDLE_SIZE];
} aclrtIpcEventHandle;

/**
 * A place, which memory is at or is used from. The number comes first, unlike in CUDA.
 */
typedef struct aclrtMemLocation {
  /**
   * The number of the device or NUMA node; 0 for the host.
   */
  uint32_t id;
  /**
   * What it is.
   */
  aclrtMemLocationType type;
} aclrtMemLocation;

/**
 * What a pointer points to.
 */
typedef struct aclrtPtrAttributes {
  /**
   * Where the memory is.
   */
  struct aclrtMemLocation location;
  /**
   * Bytes of its pages.
   */
  uint32_t pageSize;
  /**
   * Zeros.
   */
  uint32_t rsv[4];
} aclrtPtrAttributes;

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
 * Copies memory. Done when the call returns; waits for no other stream.
 *
 * - `dst` (in): the address that is written.
 * - `destMax` (in): bytes that there is room for.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes, not 0.
 * - `kind` (in): aclrtMemcpyKind; the pointers say where they point.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and an unknown `kind`, ACL_ERROR_RT_PARAM_INVALID where there is no
 * room and for device memory that is not whole in one allocation.
 *
 * AscendCL: aclrtMemcpy. CUDA: cuMemcpy.
 */
aclError aclrtMemcpy(void *dst,
                     size_t destMax,
                     const void *src,
                     size_t count,
                     aclrtMemcpyKind kind);

/**
 * Queues a copy of memory. Where host memory is not pinned it may be done when the call returns.
 *
 * - `dst` (in): the address that is written.
 * - `destMax` (in): bytes that there is room for.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes, not 0.
 * - `kind` (in): aclrtMemcpyKind; the pointers say where they point.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what aclrtMemcpy returns, and 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtMemcpyAsync. CUDA: cuMemcpyAsync.
 */
aclError aclrtMemcpyAsync(void *dst,
                          size_t destMax,
                          const void *src,
                          size_t count,
                          aclrtMemcpyKind kind,
                          aclrtStream stream);

/**
 * Fills memory with a byte. Done when the call returns.
 *
 * - `devPtr` (in): the first address.
 * - `maxCount` (in): bytes that there is room for.
 * - `value` (in): the byte: its lowest 8 bits.
 * - `count` (in): bytes, not 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID where there is no room and for memory
 * that is not whole in one allocation.
 *
 * AscendCL: aclrtMemset. CUDA: cuMemsetD8.
 */
aclError aclrtMemset(void *devPtr,
                     size_t maxCount,
                     int32_t value,
                     size_t count);

/**
 * Queues a fill of memory with a byte.
 *
 * - `devPtr` (in): the first address.
 * - `maxCount` (in): bytes that there is room for.
 * - `value` (in): the byte: its lowest 8 bits.
 * - `count` (in): bytes, not 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what aclrtMemset returns, and 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtMemsetAsync. CUDA: cuMemsetD8Async.
 */
aclError aclrtMemsetAsync(void *devPtr,
                          size_t maxCount,
                          int32_t value,
                          size_t count,
                          aclrtStream stream);

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

/**
 * Creates an event that takes time, on the calling thread's device.
 *
 * - `event` (out): the event; destroy it with aclrtDestroyEvent.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtCreateEvent. CUDA: cuEventCreate.
 */
aclError aclrtCreateEvent(aclrtEvent *event);

/**
 * Creates an event on the calling thread's device.
 *
 * - `event` (out): the event; destroy it with aclrtDestroyEvent.
 * - `flag` (in): a sum of ACL_EVENT_SYNC, ACL_EVENT_CAPTURE_STREAM_PROGRESS, 4 and ACL_EVENT_TIME_LINE; only with the
 *   last does it take time.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtCreateEventWithFlag. CUDA: cuEventCreate.
 */
aclError aclrtCreateEventWithFlag(aclrtEvent *event,
                                  uint32_t flag);

/**
 * Creates an event on the calling thread's device that cannot be reset, or one that other processes may open.
 *
 * - `event` (out): the event; destroy it with aclrtDestroyEvent.
 * - `flag` (in): as for aclrtCreateEventWithFlag, where a stream may wait only for an event with ACL_EVENT_SYNC; or
 *   ACL_EVENT_IPC alone, for an event that takes no time.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, ACL_ERROR_RT_MEMORY_ALLOCATION,
 * ACL_ERROR_RT_FEATURE_NOT_SUPPORT where events are not shared.
 *
 * AscendCL: aclrtCreateEventExWithFlag. CUDA: cuEventCreate with CU_EVENT_INTERPROCESS.
 */
aclError aclrtCreateEventExWithFlag(aclrtEvent *event,
                                    uint32_t flag);

/**
 * Destroys an event, created or opened. Work that waits for it is not disturbed.
 *
 * - `event` (in): the event.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist.
 *
 * AscendCL: aclrtDestroyEvent. CUDA: cuEventDestroy.
 */
aclError aclrtDestroyEvent(aclrtEvent event);

/**
 * Queues a record of an event: it completes when the work queued on the stream so far is done.
 *
 * - `event` (in): the event.
 * - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
 *
 * Returns ACL_ERROR_INVALID_PARAM for a NULL event; 107017 for an event or stream that does not exist, and for one of
 * another device.
 *
 * AscendCL: aclrtRecordEvent. CUDA: cuEventRecord.
 */
aclError aclrtRecordEvent(aclrtEvent event,
                          aclrtStream stream);

/**
 * Makes an event one that was not recorded, for the calls after this one.
 *
 * - `event` (in): an event that aclrtCreateEventExWithFlag did not make.
 * - `stream` (in, nullable): a stream of the event's device.
 *
 * Returns ACL_ERROR_INVALID_PARAM for a NULL event, 107017 for an event or stream that does not exist,
 * ACL_ERROR_RT_PARAM_INVALID for other events.
 *
 * AscendCL: aclrtResetEvent. CUDA: none.
 */
aclError aclrtResetEvent(aclrtEvent event,
                         aclrtStream stream);

/**
 * Tells whether an event's latest record is done.
 *
 * - `event` (in): the event.
 * - `eventStatus` (out): ACL_EVENT_RECORDED_STATUS_COMPLETE, or ACL_EVENT_RECORDED_STATUS_NOT_READY where it was not
 *   recorded, is not done, or has failed.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist.
 *
 * AscendCL: aclrtQueryEventStatus. CUDA: cuEventQuery.
 */
aclError aclrtQueryEventStatus(aclrtEvent event,
                               aclrtEventRecordedStatus *eventStatus);

/**
 * Tells whether streams that wait for an event may go on: its latest record is done, or there is none.
 *
 * - `event` (in): an event that aclrtCreateEventExWithFlag did not make.
 * - `eventStatus` (out): aclrtEventWaitStatus.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for other
 * events.
 *
 * AscendCL: aclrtQueryEventWaitStatus. CUDA: cuEventQuery.
 */
aclError aclrtQueryEventWaitStatus(aclrtEvent event,
                                   aclrtEventWaitStatus *eventStatus);

/**
 * Waits until an event's latest record is done. An event that was never recorded is not waited for.
 *
 * - `event` (in): the event.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, 500000 where the process that
 * recorded it has died.
 *
 * AscendCL: aclrtSynchronizeEvent. CUDA: cuEventSynchronize.
 */
aclError aclrtSynchronizeEvent(aclrtEvent event);

/**
 * Tells the time between two completed records.
 *
 * - `ms` (out): milliseconds.
 * - `startEvent` (in): the earlier event.
 * - `endEvent` (in): the later event.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
 * that takes no time, 107006 for one that is not recorded or not done, 107007 where the second is the earlier one.
 *
 * AscendCL: aclrtEventElapsedTime. CUDA: cuEventElapsedTime.
 */
aclError aclrtEventElapsedTime(float *ms,
                               aclrtEvent startEvent,
                               aclrtEvent endEvent);

/**
 * Tells when an event's latest record was done.
 *
 * - `event` (in): an event with ACL_EVENT_TIME_LINE.
 * - `timestamp` (out): microseconds since 1970 by the device's clock, which is read against the host's once.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
 * that takes no time, 107006 for one that is not recorded or not done.
 *
 * AscendCL: aclrtEventGetTimestamp. CUDA: cuEventElapsedTime.
 */
aclError aclrtEventGetTimestamp(aclrtEvent event,
                                uint64_t *timestamp);

/**
 * Makes a handle by which other processes open an event. The event must live until they have opened it; record it first,
 * then tell them.
 *
 * - `event` (in): an event of aclrtCreateEventExWithFlag with ACL_EVENT_IPC.
 * - `handle` (out): 64 bytes to send to the other process by any means.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for other
 * events and for opened ones.
 *
 * AscendCL: aclrtIpcGetEventHandle. CUDA: cuIpcGetEventHandle.
 */
aclError aclrtIpcGetEventHandle(aclrtEvent event,
                                struct aclrtIpcEventHandle *handle);

/**
 * Opens an event that another process shared.
 *
 * It can be recorded and waited for; destroy it with aclrtDestroyEvent.
 *
 * - `handle` (in): the 64 bytes from aclrtIpcGetEventHandle.
 * - `event` (out): the event.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a handle that names no live event this process may open,
 * ACL_ERROR_RT_FEATURE_NOT_SUPPORT for one made by this process.
 *
 * AscendCL: aclrtIpcOpenEventHandle. CUDA: cuIpcOpenEventHandle.
 */
aclError aclrtIpcOpenEventHandle(struct aclrtIpcEventHandle handle,
                                 aclrtEvent *event);

/**
 * aclrtIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `handle` (in): the 64 bytes from aclrtIpcGetEventHandle.
 * - `event` (out): the event.
 *
 * Returns what aclrtIpcOpenEventHandle returns, and ACL_ERROR_INVALID_PARAM for a NULL handle.
 *
 * AscendCL: aclrtIpcOpenEventHandle. CUDA: cuIpcOpenEventHandle.
 */
aclError anygpu_aclrtIpcOpenEventHandle_ref(const struct aclrtIpcEventHandle *handle,
                                            aclrtEvent *event);

/**
 * Allocates memory of the calling thread's device, aligned to at least 64 bytes. Its contents are not defined.
 *
 * - `devPtr` (out): the address; free it with aclrtFree.
 * - `size` (in): bytes, not 0; rounded up to a multiple of 32, and 32 more.
 * - `policy` (in): aclrtMemMallocPolicy. Devices here choose their pages themselves, and have none of 1 GiB.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and an unknown policy, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for pages of
 * 1 GiB, ACL_ERROR_RT_MEMORY_ALLOCATION (207001) where no memory is left.
 *
 * AscendCL: aclrtMalloc. CUDA: cuMemAlloc.
 */
aclError aclrtMalloc(void **devPtr,
                     size_t size,
                     aclrtMemMallocPolicy policy);

/**
 * Allocates memory as aclrtMalloc does, without the 32 bytes more.
 *
 * - `devPtr` (out): the address; free it with aclrtFree.
 * - `size` (in): bytes, not 0; rounded up to a multiple of 32.
 * - `policy` (in): aclrtMemMallocPolicy.
 *
 * Returns what aclrtMalloc returns.
 *
 * AscendCL: aclrtMallocAlign32. CUDA: cuMemAlloc.
 */
aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * Frees memory of aclrtMalloc and aclrtMallocAlign32, once the work that uses it is done.
 *
 * - `devPtr` (in): the address.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for what is no such memory.
 *
 * AscendCL: aclrtFree. CUDA: cuMemFree.
 */
aclError aclrtFree(void *devPtr);

/**
 * Allocates pinned host memory, which devices reach.
 *
 * - `hostPtr` (out): the address; free it with aclrtFreeHost.
 * - `size` (in): bytes, not 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtMallocHost. CUDA: cuMemHostAlloc.
 */
aclError aclrtMallocHost(void **hostPtr, size_t size);

/**
 * Frees memory of aclrtMallocHost.
 *
 * - `hostPtr` (in): the address.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for what is no such memory.
 *
 * AscendCL: aclrtFreeHost. CUDA: cuMemFreeHost.
 */
aclError aclrtFreeHost(void *hostPtr);

/**
 * Tells how much memory the calling thread's device has: it has one, whatever is asked for.
 *
 * - `attr` (in): aclrtMemAttr.
 * - `free` (out): free bytes.
 * - `total` (out): all bytes.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown `attr`.
 *
 * AscendCL: aclrtGetMemInfo. CUDA: cuMemGetInfo.
 */
aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total);

/**
 * Tells what a pointer points to.
 *
 * - `ptr` (in): the address.
 * - `attributes` (out): where the memory is, and the bytes of its pages, for a device the granularity;
 *   ACL_MEM_LOCATION_TYPE_UNREGISTERED and 0 bytes for memory that is not known.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL.
 *
 * AscendCL: aclrtPointerGetAttributes. CUDA: cuPointerGetAttributes.
 */
aclError aclrtPointerGetAttributes(const void *ptr,
                                   struct aclrtPtrAttributes *attributes);

/**
 * Tells the block of memory that an address is in: one allocation, or one mapping.
 *
 * - `ptr` (in): the address.
 * - `pbase` (out): the block's first address.
 * - `psize` (out): its bytes, as rounded up.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for memory that is not known.
 *
 * AscendCL: aclrtMemGetAddressRange. CUDA: cuMemGetAddressRange.
 */
aclError aclrtMemGetAddressRange(void *ptr,
                                 void **pbase,
                                 size_t *psize);

/**
 * Registers ordinary host memory, so that devices reach it.
 *
 * - `ptr` (in): the first address.
 * - `size` (in): bytes, not 0.
 * - `type` (in): ACL_HOST_REGISTER_MAPPED, or ACL_HOST_REGISTER_IOMEMORY where the back end can.
 * - `devPtr` (out): the address that devices reach it by.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and other types, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for
 * ACL_HOST_REGISTER_READONLY, ACL_ERROR_RT_PARAM_INVALID for memory that is registered already.
 *
 * AscendCL: aclrtHostRegister. CUDA: cuMemHostRegister and cuMemHostGetDevicePointer.
 */
aclError aclrtHostRegister(void *ptr,
                           uint64_t size,
                           aclrtHostRegisterType type,
                           void **devPtr);

/**
 * Registers ordinary host memory, so that devices reach it, or that copies are faster.
 *
 * - `ptr` (in): the first address.
 * - `size` (in): bytes, not 0.
 * - `flag` (in): ACL_HOST_REG_MAPPED, ACL_HOST_REG_PINNED or both.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for other flags and for memory that
 * is registered already.
 *
 * AscendCL: aclrtHostRegisterV2. CUDA: cuMemHostRegister.
 */
aclError aclrtHostRegisterV2(void *ptr,
                             uint64_t size,
                             uint32_t flag);

/**
 * Ends a registration of host memory.
 *
 * - `ptr` (in): its first address.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for memory that is not registered.
 *
 * AscendCL: aclrtHostUnregister. CUDA: cuMemHostUnregister.
 */
aclError aclrtHostUnregister(void *ptr);

/**
 * Tells whether a device can reach another's memory.
 *
 * - `canAccessPeer` (out): 1 or 0.
 * - `deviceId` (in): the device that reads and writes.
 * - `peerDeviceId` (in): the device whose memory it is, another one.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist,
 * ACL_ERROR_RT_PARAM_INVALID for equal devices.
 *
 * AscendCL: aclrtDeviceCanAccessPeer. CUDA: cuDeviceCanAccessPeer.
 */
aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer,
                                  int32_t deviceId,
                                  int32_t peerDeviceId);

/**
 * Lets work on the calling thread's device reach another device's memory; not the other way round. Where it does
 * already, nothing changes.
 *
 * - `peerDeviceId` (in): the device whose memory it is.
 * - `flags` (in): 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for other flags, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist,
 * ACL_ERROR_RT_PARAM_INVALID for the thread's own, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for one that cannot be reached.
 *
 * AscendCL: aclrtDeviceEnablePeerAccess. CUDA: cuCtxEnablePeerAccess.
 */
aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId,
                                     uint32_t flags);

/**
 * Ends what aclrtDeviceEnablePeerAccess began.
 *
 * - `peerDeviceId` (in): the device whose memory it is.
 *
 * Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_PARAM_INVALID for the thread's own
 * and for one that is not reached.
 *
 * AscendCL: aclrtDeviceDisablePeerAccess. CUDA: cuCtxDisablePeerAccess.
 */
aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId);

/**
 * Creates a stream on the calling thread's device. It is not ordered with any other, nor with the default stream.
 *
 * - `stream` (out): the stream; destroy it with aclrtDestroyStream.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtCreateStream. CUDA: cuStreamCreate with CU_STREAM_NON_BLOCKING.
 */
aclError aclrtCreateStream(aclrtStream *stream);

/**
 * Creates a stream as aclrtCreateStream does.
 *
 * - `stream` (out): the stream; destroy it with aclrtDestroyStream.
 * - `priority` (in): 0 for Huawei's runtime; of no effect here.
 * - `flag` (in): ACL_STREAM_FAST_LAUNCH, ACL_STREAM_FAST_SYNC; of no effect here, as any other.
 *
 * Returns what aclrtCreateStream returns.
 *
 * AscendCL: aclrtCreateStreamWithConfig. CUDA: cuStreamCreate with CU_STREAM_NON_BLOCKING.
 */
aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag);

/**
 * Destroys a stream. Returns at once; work queued on it completes.
 *
 * - `stream` (in): a stream that was created.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtDestroyStream. CUDA: cuStreamDestroy.
 */
aclError aclrtDestroyStream(aclrtStream stream);

/**
 * Destroys a stream as aclrtDestroyStream does: work queued on it completes here, too.
 *
 * - `stream` (in): a stream that was created.
 *
 * Returns what aclrtDestroyStream returns.
 *
 * AscendCL: aclrtDestroyStreamForce. CUDA: cuStreamDestroy.
 */
aclError aclrtDestroyStreamForce(aclrtStream stream);

/**
 * Waits until all work queued on a stream is done.
 *
 * - `stream` (in, nullable): the stream.
 *
 * Returns 107017 for a stream that does not exist, 107019 where a wait for a notify has timed out, 500000 where work has
 * failed.
 *
 * AscendCL: aclrtSynchronizeStream. CUDA: cuStreamSynchronize.
 */
aclError aclrtSynchronizeStream(aclrtStream stream);

/**
 * Waits until all work queued on a stream is done, but not for longer than a time.
 *
 * - `stream` (in, nullable): the stream.
 * - `timeout` (in): milliseconds; -1 for ever.
 *
 * Returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT (507046) where work is not done by then, ACL_ERROR_RT_PARAM_INVALID for 0 and
 * less than -1, else what aclrtSynchronizeStream returns.
 *
 * AscendCL: aclrtSynchronizeStreamWithTimeout. CUDA: none.
 */
aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream,
                                           int32_t timeout);

/**
 * Tells whether all work queued on a stream is done.
 *
 * - `stream` (in, nullable): the stream.
 * - `streamStatus` (out): aclrtStreamStatus.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, else what aclrtSynchronizeStream returns.
 *
 * AscendCL: aclrtStreamQuery. CUDA: cuStreamQuery.
 */
aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *streamStatus);

/**
 * Queues a wait for an event's latest record. An event that was never recorded is not waited for.
 *
 * - `stream` (in, nullable): the stream.
 * - `event` (in): the event: of aclrtCreateEventExWithFlag with ACL_EVENT_SYNC or ACL_EVENT_IPC, or of the other calls.
 *
 * Returns ACL_ERROR_INVALID_PARAM for a NULL event, 107017 for an event or stream that does not exist,
 * ACL_ERROR_RT_PARAM_INVALID for an event of other flags.
 *
 * AscendCL: aclrtStreamWaitEvent. CUDA: cuStreamWaitEvent.
 */
aclError aclrtStreamWaitEvent(aclrtStream stream,
                              aclrtEvent event);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_ACL_H */
