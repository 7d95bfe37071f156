/* Generated from src/api/acl by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * AscendCL's functions, types and constants, one to one, after Huawei's published reference of CANN 8.0 to 9.1.
 *
 * In addition to the codes listed with it, any function may return 100001 (ACL_ERROR_UNINITIALIZE) before aclInit and
 * in a process forked after it, 107002 (ACL_ERROR_RT_CONTEXT_NULL) if it needs a device and the thread has set none,
 * 207000 (ACL_ERROR_RT_FEATURE_NOT_SUPPORT) for an operation that the back end in use does not support, and 500000. A
 * function that waits for a stream also returns 500000 if earlier work on it failed. A status without a name here has
 * none in the reference. aclGetRecentErrMsg() describes the failure.
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

/** An argument does not identify an existing object, or is not valid for it. */
#define ACL_ERROR_RT_PARAM_INVALID 107000

/** No such device. */
#define ACL_ERROR_RT_INVALID_DEVICEID 107001

/** The calling thread has no context: no device has been set. */
#define ACL_ERROR_RT_CONTEXT_NULL 107002

/** The operation is not supported here. */
#define ACL_ERROR_RT_FEATURE_NOT_SUPPORT 207000

/** No memory is left. */
#define ACL_ERROR_RT_MEMORY_ALLOCATION 207001

/** A stream was not done in time. */
#define ACL_ERROR_RT_STREAM_SYNC_TIMEOUT 507046

/** Streams may wait for the event. */
#define ACL_EVENT_SYNC 1

/** The event records the progress of a stream. */
#define ACL_EVENT_CAPTURE_STREAM_PROGRESS 2

/** The event has timing. */
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

/** No flags. */
#define ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT 0

/** The calling thread's device reaches the other device's memory. */
#define ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS 1

/** Only listed processes may import the notify. */
#define ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT 0

/** Every process of the user may import the notify. Huawei's number for it is not known here: any but 0 is accepted. */
#define ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION 1

/** No flags. */
#define ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT 0

/** The calling thread's device reaches the other device's notify. */
#define ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS 2

/** Wait until the value minus the argument, as a signed number, is not negative. */
#define ACL_STREAM_WAIT_VALUE_GEQ 0

/** Wait until the value is the argument. */
#define ACL_STREAM_WAIT_VALUE_EQ 1

/** Wait until the value and the argument have a bit in common. */
#define ACL_STREAM_WAIT_VALUE_AND 2

/** Wait until there is a bit that neither the value nor the argument has. */
#define ACL_STREAM_WAIT_VALUE_NOR 3

/** The chip's serial link. */
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO 0

/** The link of the cache coherence system. */
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS 1

/** Bytes of an event's handle. */
#define ACL_IPC_EVENT_HANDLE_SIZE 64

/** The side on which the program runs. */
typedef enum aclrtRunMode {
  /** On the device's own processor. */
  ACL_DEVICE = 0,
  /** On the host. */
  ACL_HOST = 1
} aclrtRunMode;

/** The status of a stream's work. */
typedef enum aclrtStreamStatus {
  /** All of it is done. */
  ACL_STREAM_STATUS_COMPLETE = 0,
  /** Some of it is not done. */
  ACL_STREAM_STATUS_NOT_READY = 1,
  ACL_STREAM_STATUS_RESERVED = 65535
} aclrtStreamStatus;

/** The status of an event's record. */
typedef enum aclrtEventRecordedStatus {
  /** The event is not recorded, or the record is not done. */
  ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
  /** The record is done. */
  ACL_EVENT_RECORDED_STATUS_COMPLETE = 1
} aclrtEventRecordedStatus;

/** The status of the waits for an event. */
typedef enum aclrtEventWaitStatus {
  /** All waits are done. */
  ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
  /** A wait is not done. */
  ACL_EVENT_WAIT_STATUS_NOT_READY = 1,
  ACL_EVENT_WAIT_STATUS_RESERVED = 65535
} aclrtEventWaitStatus;

/** Page policies of device memory. The numbers 0 to 7 may be added to one of the bits below them. */
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

/** The direction of a copy. It is checked but not used, as it follows from the pointers. */
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

/** The kind and page size of a device's memory. Devices here have one kind and choose page sizes themselves. */
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

/** The types of registration of host memory. */
typedef enum aclrtHostRegisterType {
  /** Devices can access the memory. */
  ACL_HOST_REGISTER_MAPPED = 0,
  /** Memory-mapped I/O of a PCIe device. */
  ACL_HOST_REGISTER_IOMEMORY = 4,
  /** Devices can read the memory. */
  ACL_HOST_REGISTER_READONLY = 8
} aclrtHostRegisterType;

/** The handle types for export of physical memory. All memory allocated here can be exported. */
typedef enum aclrtMemHandleType {
  ACL_MEM_HANDLE_TYPE_NONE = 0,
  /** From CANN 9.1 on: by a file descriptor. */
  ACL_MEM_HANDLE_TYPE_POSIX = 2
} aclrtMemHandleType;

/** The type of an allocation of physical memory. */
typedef enum aclrtMemAllocationType {
  ACL_MEM_ALLOCATION_TYPE_PINNED = 0
} aclrtMemAllocationType;

/** The kind of a memory location: of the memory itself or of what accesses it. */
typedef enum aclrtMemLocationType {
  /** The host. */
  ACL_MEM_LOCATION_TYPE_HOST = 0,
  /** A device, by its number. */
  ACL_MEM_LOCATION_TYPE_DEVICE = 1,
  /** Memory unknown to this interface. */
  ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,
  /** A NUMA node of the host, by its number. */
  ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4
} aclrtMemLocationType;

/** The granularity that aclrtMemGetAllocationGranularity returns. */
typedef enum aclrtMemGranularityOptions {
  ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
  ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
  ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 65535
} aclrtMemGranularityOptions;

/** Access rights to mapped memory. */
typedef enum aclrtMemAccessFlags {
  ACL_RT_MEM_ACCESS_FLAGS_NONE = 0,
  ACL_RT_MEM_ACCESS_FLAGS_READ = 1,
  ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3
} aclrtMemAccessFlags;

/** The scope of a shareable handle. */
typedef enum aclrtMemSharedHandleType {
  /** A uint64_t, for processes of this machine. */
  ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1,
  /** An aclrtMemFabricHandle, for machines of one fabric. */
  ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2
} aclrtMemSharedHandleType;

/** The level of an error that is asked for. */
typedef enum aclrtLastErrLevel {
  /** The calling thread's. */
  ACL_RT_THREAD_LEVEL = 0
} aclrtLastErrLevel;

/** The attributes of an allocation. */
typedef enum aclrtMallocAttrType {
  ACL_RT_MEM_ATTR_RSV = 0,
  /** The part of the program that allocates: moduleId. */
  ACL_RT_MEM_ATTR_MODULE_ID = 1,
  /** The calling thread's device: deviceId. */
  ACL_RT_MEM_ATTR_DEVICE_ID = 2,
  /** The devices' address of host memory once it is registered, its own or another: vaFlag. */
  ACL_RT_MEM_ATTR_VA_FLAG = 3
} aclrtMallocAttrType;

/** The attributes of a stream. */
typedef enum aclrtStreamAttr {
  /** The fate of work behind work that has failed: failureMode. */
  ACL_STREAM_ATTR_FAILURE_MODE = 1,
  /** The search for overflows: overflowSwitch. */
  ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK = 2,
  /** The group of streams in which overflows are looked for: userCustomTag. */
  ACL_STREAM_ATTR_USER_CUSTOM_TAG = 3,
  /** The descriptions for profilers that captured work keeps: cacheOpInfoSwitch. */
  ACL_STREAM_ATTR_CACHE_OP_INFO = 4,
  /** From CANN 9.1 on: its priority, streamPriority. */
  ACL_STREAM_ATTR_PRIORITY = 5
} aclrtStreamAttr;

/** The attributes of memory that is shared by a key. */
typedef enum aclrtIpcMemAttrType {
  /** The link by which one part of a chip reaches another's memory. */
  ACL_RT_IPC_MEM_ATTR_ACCESS_LINK = 0
} aclrtIpcMemAttrType;


/**
 * The status of every call: ACL_SUCCESS, or an error.
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
 * A location of memory, or one that accesses it. The number comes first, unlike in CUDA.
 */
typedef struct aclrtMemLocation {
  /**
   * The number of the device or NUMA node; 0 for the host.
   */
  uint32_t id;
  /**
   * The kind of location.
   */
  aclrtMemLocationType type;
} aclrtMemLocation;

/**
 * The sides of copies of aclrtMemcpyBatch.
 */
typedef struct aclrtMemcpyBatchAttr {
  /**
   * The location of the destination.
   */
  struct aclrtMemLocation dstLoc;
  /**
   * The location of the source.
   */
  struct aclrtMemLocation srcLoc;
  /**
   * Zeros.
   */
  uint8_t rsv[16];
} aclrtMemcpyBatchAttr;

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
 * An IPC handle of an event: 64 bytes to be sent to another process unchanged.
 */
typedef struct aclrtIpcEventHandle {
  char reserved[ACL_IPC_EVENT_HANDLE_SIZE];
} aclrtIpcEventHandle;

/**
 * The value of an attribute of an allocation.
 */
typedef union aclrtMallocAttrValue {
  /**
   * For ACL_RT_MEM_ATTR_MODULE_ID: 33 for applications.
   */
  uint16_t moduleId;
  /**
   * For ACL_RT_MEM_ATTR_DEVICE_ID.
   */
  uint32_t deviceId;
  /**
   * For ACL_RT_MEM_ATTR_VA_FLAG: 0 or 1.
   */
  uint32_t vaFlag;
  /**
   * Zeros.
   */
  uint8_t rsv[8];
} aclrtMallocAttrValue;

/**
 * An attribute of an allocation.
 */
typedef struct aclrtMallocAttribute {
  /**
   * The attribute.
   */
  aclrtMallocAttrType attr;
  /**
   * Its value.
   */
  union aclrtMallocAttrValue value;
} aclrtMallocAttribute;

/**
 * The attributes of an allocation.
 */
typedef struct aclrtMallocConfig {
  /**
   * The attributes.
   */
  struct aclrtMallocAttribute *attrs;
  /**
   * Their number.
   */
  size_t numAttrs;
} aclrtMallocConfig;

/**
 * The memory of a device that a part of Huawei's runtime uses.
 */
typedef struct aclrtMemUsageInfo {
  /**
   * The part's name.
   */
  char name[32];
  /**
   * The bytes that it uses.
   */
  uint64_t curMemSize;
  /**
   * The most bytes that it has used.
   */
  uint64_t memPeakSize;
  /**
   * Zeros.
   */
  size_t reserved[8];
} aclrtMemUsageInfo;

/**
 * The attributes of an address.
 */
typedef struct aclrtPtrAttributes {
  /**
   * The location of the memory.
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

/**
 * A notify: a binary semaphore that one stream records and another waits for and resets.
 */
typedef void *aclrtNotify;

/**
 * A function that a stream calls on the host.
 */
typedef void (*aclrtHostFunc)(void *args);

/**
 * The value of an attribute of a stream.
 */
typedef union aclrtStreamAttrValue {
  /**
   * For ACL_STREAM_ATTR_FAILURE_MODE: 0, work goes on behind work that has failed; 1, it does not.
   */
  uint64_t failureMode;
  /**
   * For ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK: 0 or 1.
   */
  uint32_t overflowSwitch;
  /**
   * For ACL_STREAM_ATTR_USER_CUSTOM_TAG.
   */
  uint32_t userCustomTag;
  /**
   * For ACL_STREAM_ATTR_CACHE_OP_INFO: 0 or 1.
   */
  uint32_t cacheOpInfoSwitch;
  /**
   * For ACL_STREAM_ATTR_PRIORITY: 0, the most urgent, to 7.
   */
  uint32_t streamPriority;
  /**
   * Zeros.
   */
  uint32_t reserve[4];
} aclrtStreamAttrValue;

/**
 * The properties requested of physical memory.
 */
typedef struct aclrtPhysicalMemProp {
  /**
   * ACL_MEM_HANDLE_TYPE_NONE.
   */
  aclrtMemHandleType handleType;
  /**
   * ACL_MEM_ALLOCATION_TYPE_PINNED.
   */
  aclrtMemAllocationType allocationType;
  /**
   * The kind and page size of the memory.
   */
  aclrtMemAttr memAttr;
  /**
   * The location of the memory.
   */
  struct aclrtMemLocation location;
  /**
   * 0.
   */
  uint64_t reserve;
} aclrtPhysicalMemProp;

/**
 * Physical memory, mapped at addresses that the program chooses.
 */
typedef void *aclrtDrvMemHandle;

/**
 * Access rights of a location to mapped memory.
 */
typedef struct aclrtMemAccessDesc {
  /**
   * ACL_RT_MEM_ACCESS_FLAGS_READWRITE.
   */
  aclrtMemAccessFlags flags;
  /**
   * The location that accesses the memory.
   */
  struct aclrtMemLocation location;
  /**
   * Zeros.
   */
  uint8_t rsv[12];
} aclrtMemAccessDesc;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Creates a context on a device and makes it current for the calling thread.
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
 * Destroys a created context, with its streams, events and notifies. Threads in which it is current have none then.
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
 * Makes a context current for the calling thread.
 *
 * - `context` (in): the context.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist.
 *
 * AscendCL: aclrtSetCurrentContext. CUDA: cuCtxSetCurrent.
 */
aclError aclrtSetCurrentContext(aclrtContext context);

/**
 * Returns the calling thread's context.
 *
 * - `context` (out): the context.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL where the thread has none.
 *
 * AscendCL: aclrtGetCurrentContext. CUDA: cuCtxGetCurrent.
 */
aclError aclrtGetCurrentContext(aclrtContext *context);

/**
 * Tells whether a device's default context is in use.
 *
 * - `deviceId` (in): the device.
 * - `flags` (out, nullable): 0.
 * - `active` (out): 1 or 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtGetPrimaryCtxState. CUDA: cuDevicePrimaryCtxGetState.
 */
aclError aclrtGetPrimaryCtxState(int32_t deviceId,
                                 uint32_t *flags,
                                 int32_t *active);

/**
 * Copies memory. Done when the call returns; waits for no other stream.
 *
 * - `dst` (in): the address that is written.
 * - `destMax` (in): the size of the destination in bytes.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes, not 0.
 * - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and an unknown `kind`, ACL_ERROR_RT_PARAM_INVALID for too little
 * room and for device memory not within one allocation.
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
 * - `destMax` (in): the size of the destination in bytes.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes, not 0.
 * - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
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
 * Copies rows of memory. Done when the call returns; waits for no other stream.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row, not 0.
 * - `height` (in): rows, not 0.
 * - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes or rows and an unknown `kind`, ACL_ERROR_RT_PARAM_INVALID for a
 * pitch less than `width` and for device memory not within one allocation.
 *
 * AscendCL: aclrtMemcpy2d. CUDA: cuMemcpy2D.
 */
aclError aclrtMemcpy2d(void *dst,
                       size_t dpitch,
                       const void *src,
                       size_t spitch,
                       size_t width,
                       size_t height,
                       aclrtMemcpyKind kind);

/**
 * Queues a copy of rows of memory. Where host memory is not pinned it may be done when the call returns.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row, not 0.
 * - `height` (in): rows, not 0, at most 5,242,880.
 * - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what aclrtMemcpy2d returns, ACL_ERROR_RT_PARAM_INVALID for more rows, and 107017 for a stream that does not
 * exist.
 *
 * AscendCL: aclrtMemcpy2dAsync. CUDA: cuMemcpy2DAsync.
 */
aclError aclrtMemcpy2dAsync(void *dst,
                            size_t dpitch,
                            const void *src,
                            size_t spitch,
                            size_t width,
                            size_t height,
                            aclrtMemcpyKind kind,
                            aclrtStream stream);

/**
 * Copies pieces of memory between the host and devices, in any order. All are done when the call returns.
 *
 * - `dsts` (in, array of numBatches): the addresses that are written.
 * - `destMaxs` (in, array of numBatches): the sizes of the destinations in bytes.
 * - `srcs` (in, array of numBatches): the addresses that are read.
 * - `sizes` (in, array of numBatches): bytes, not 0.
 * - `numBatches` (in): the number of copies, not 0.
 * - `attrs` (in, array of numAttrs): where the memory is: one side is a device's, the other the host's.
 * - `attrsIndexes` (in, array of numAttrs): the first copy that each of `attrs` is for; the first is 0, and they
 *   ascend.
 * - `numAttrs` (in): the number of `attrs`, not 0 and at most numBatches.
 * - `failIndex` (out): on failure the copy that was refused, SIZE_MAX where none is to blame.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for lists that do not fit together,
 * locations that are not a device and the host, too little room, and device memory not within one allocation.
 * Copies before a refused one have been done.
 *
 * AscendCL: aclrtMemcpyBatch. CUDA: cuMemcpyBatchAsync.
 */
aclError aclrtMemcpyBatch(void **dsts,
                          size_t *destMaxs,
                          void **srcs,
                          size_t *sizes,
                          size_t numBatches,
                          struct aclrtMemcpyBatchAttr *attrs,
                          size_t *attrsIndexes,
                          size_t numAttrs,
                          size_t *failIndex);

/**
 * Queues copies of pieces of memory between the host and devices, in any order. Where host memory is not pinned they
 * may be done when the call returns.
 *
 * - `dsts` (in, array of numBatches): the addresses that are written.
 * - `destMaxs` (in, array of numBatches): the sizes of the destinations in bytes.
 * - `srcs` (in, array of numBatches): the addresses that are read.
 * - `sizes` (in, array of numBatches): bytes, not 0.
 * - `numBatches` (in): the number of copies, not 0.
 * - `attrs` (in, array of numAttrs): where the memory is: one side is a device's, the other the host's.
 * - `attrsIndexes` (in, array of numAttrs): the first copy that each of `attrs` is for; the first is 0, and they
 *   ascend.
 * - `numAttrs` (in): the number of `attrs`, not 0 and at most numBatches.
 * - `failIndex` (out): on failure the copy that was refused, SIZE_MAX where none is to blame.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what aclrtMemcpyBatch returns, and 107017 for a stream that does not exist. Copies before a refused one have
 * been queued.
 *
 * AscendCL: aclrtMemcpyBatchAsync. CUDA: cuMemcpyBatchAsync.
 */
aclError aclrtMemcpyBatchAsync(void **dsts,
                               size_t *destMaxs,
                               void **srcs,
                               size_t *sizes,
                               size_t numBatches,
                               struct aclrtMemcpyBatchAttr *attrs,
                               size_t *attrsIndexes,
                               size_t numAttrs,
                               size_t *failIndex,
                               aclrtStream stream);

/**
 * Fills memory with a byte. Done when the call returns.
 *
 * - `devPtr` (in): the first address.
 * - `maxCount` (in): the size of the destination in bytes.
 * - `value` (in): the byte: its lowest 8 bits.
 * - `count` (in): bytes, not 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for too little room and for memory
 * not within one allocation.
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
 * - `maxCount` (in): the size of the destination in bytes.
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
 * Sets the calling thread's device, with the default context that all threads share. Calls are counted.
 *
 * - `deviceId` (in): the device.
 *
 * Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtSetDevice. CUDA: cuDevicePrimaryCtxRetain and cuCtxSetCurrent.
 */
aclError aclrtSetDevice(int32_t deviceId);

/**
 * Releases one reference of aclrtSetDevice. The last one destroys the streams, events and notifies of the device's default
 * context, and releases the context; if it is current for the calling thread, the thread has none then.
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
 * Releases all references of aclrtSetDevice.
 *
 * - `deviceId` (in): the device.
 *
 * Returns what aclrtResetDevice returns.
 *
 * AscendCL: aclrtResetDeviceForce. CUDA: cuDevicePrimaryCtxRelease.
 */
aclError aclrtResetDeviceForce(int32_t deviceId);

/**
 * Returns the calling thread's device.
 *
 * - `deviceId` (out): its number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL (107002) where the thread has set none.
 *
 * AscendCL: aclrtGetDevice. CUDA: cuCtxGetDevice.
 */
aclError aclrtGetDevice(int32_t *deviceId);

/**
 * Returns the number of devices.
 *
 * - `count` (out): the number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 207004 where there is none.
 *
 * AscendCL: aclrtGetDeviceCount. CUDA: cuDeviceGetCount.
 */
aclError aclrtGetDeviceCount(uint32_t *count);

/**
 * Waits until all work queued on the calling thread's device is done.
 *
 * Returns ACL_ERROR_RT_CONTEXT_NULL where the thread has set none, 107019 where a wait for a notify has timed out, 500000
 * where work has failed.
 *
 * AscendCL: aclrtSynchronizeDevice. CUDA: cuCtxSynchronize.
 */
aclError aclrtSynchronizeDevice(void);

/**
 * Waits until all work queued on the calling thread's device is done, or a timeout ends.
 *
 * - `timeout` (in): milliseconds; -1 for ever.
 *
 * Returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT (507046) where work is not done by then, ACL_ERROR_RT_PARAM_INVALID for 0
 * and less than -1, else what aclrtSynchronizeDevice returns.
 *
 * AscendCL: aclrtSynchronizeDeviceWithTimeout. CUDA: none.
 */
aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout);

/**
 * Returns the side on which the program runs: always ACL_HOST. Needs no aclInit.
 *
 * - `runMode` (out): ACL_HOST.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL.
 *
 * AscendCL: aclrtGetRunMode. CUDA: none.
 */
aclError aclrtGetRunMode(aclrtRunMode *runMode);

/**
 * Returns the version of the interface: 9.1.0, that of the reference it follows. Needs no aclInit.
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
 * Returns the process id by which an exporter lists this process: its id in its own PID namespace.
 *
 * Processes that share must see each other's ids: they are in one PID namespace, or the exporter is in an outer one and
 * lists the id that it sees there. Start containers with the host's PID namespace, or with one for all. Needs no
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
 * Returns 16 bytes that identify a device on this machine, the same in every process.
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
 * Returns the driver's number of a device, which is the same number.
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
 * Returns the machine's number of a device, which is the same number outside of containers.
 *
 * - `logicDevId` (in): the driver's number of the device.
 * - `phyDevId` (out): the machine's.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtGetPhyDevIdByLogicDevId. CUDA: none.
 */
aclError aclrtGetPhyDevIdByLogicDevId(int32_t logicDevId,
                                      int32_t *phyDevId);

/**
 * Returns the name of the Ascend processor; NULL where the devices are another vendor's.
 *
 * AscendCL: aclrtGetSocName. CUDA: none.
 */
const char *aclrtGetSocName(void);

/**
 * Initialises AscendCL. Calls are counted: as many of aclFinalizeReference, or one of aclFinalize, end it.
 *
 * - `configPath` (in, nullable): the path of a JSON file of settings for Huawei's runtime; it is not
 *   read here.
 *
 * Returns ACL_ERROR_REPEAT_INITIALIZE (100002) where the process has called it before, which is harmless; 207004 where
 * no back end can be used.
 *
 * AscendCL: aclInit. CUDA: cuInit.
 */
aclError aclInit(const char *configPath);

/**
 * Releases all references of aclInit. Devices, memory and handles stay valid.
 *
 * Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
 *
 * AscendCL: aclFinalize. CUDA: none.
 */
aclError aclFinalize(void);

/**
 * Releases one reference of aclInit.
 *
 * - `refCount` (out, nullable): the remaining references.
 *
 * Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
 *
 * AscendCL: aclFinalizeReference. CUDA: none.
 */
aclError aclFinalizeReference(uint64_t *refCount);

/**
 * Returns and clears the description of the calling thread's last failure; NULL if none since the previous call.
 *
 * The text changes with the thread's next failure.
 *
 * AscendCL: aclGetRecentErrMsg. CUDA: none.
 */
const char *aclGetRecentErrMsg(void);

/**
 * Returns the calling thread's last error of the runtime, and makes it ACL_SUCCESS.
 *
 * That is the last failure, whatever has succeeded since. Codes from 100000 to 100999 are of AscendCL's own checks, of
 * arguments and of aclInit, and are not kept. Needs no aclInit.
 *
 * - `level` (in): ACL_RT_THREAD_LEVEL.
 *
 * Returns ACL_ERROR_INVALID_PARAM for another `level`.
 *
 * AscendCL: aclrtGetLastError. CUDA: cudaGetLastError.
 */
aclError aclrtGetLastError(aclrtLastErrLevel level);

/**
 * Returns the calling thread's last error as aclrtGetLastError does, and does not reset it.
 *
 * - `level` (in): ACL_RT_THREAD_LEVEL.
 *
 * Returns ACL_ERROR_INVALID_PARAM for another `level`.
 *
 * AscendCL: aclrtPeekAtLastError. CUDA: cudaPeekAtLastError.
 */
aclError aclrtPeekAtLastError(aclrtLastErrLevel level);

/**
 * Creates an event with timing on the calling thread's device.
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
 * - `flag` (in): a sum of ACL_EVENT_SYNC, ACL_EVENT_CAPTURE_STREAM_PROGRESS, 4 and ACL_EVENT_TIME_LINE; only the last
 *   enables timing.
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
 *   ACL_EVENT_IPC alone, for an event without timing.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, ACL_ERROR_RT_MEMORY_ALLOCATION,
 * ACL_ERROR_RT_FEATURE_NOT_SUPPORT where events are not shared.
 *
 * AscendCL: aclrtCreateEventExWithFlag. CUDA: cuEventCreate with CU_EVENT_INTERPROCESS.
 */
aclError aclrtCreateEventExWithFlag(aclrtEvent *event,
                                    uint32_t flag);

/**
 * Destroys an event, created or opened. Work that waits for it is not affected.
 *
 * - `event` (in): the event; one of anygpu_import_event is closed once.
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
 * Resets an event to not recorded, for the calls after this one.
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
 * Tells whether streams that wait for an event may proceed: its latest record is done, or it has none.
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
 * Returns the time between two completed records.
 *
 * - `ms` (out): milliseconds.
 * - `startEvent` (in): the earlier event.
 * - `endEvent` (in): the later event.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
 * without timing, 107006 for one that is not recorded or not done, 107007 where the second is the earlier one.
 *
 * AscendCL: aclrtEventElapsedTime. CUDA: cuEventElapsedTime.
 */
aclError aclrtEventElapsedTime(float *ms,
                               aclrtEvent startEvent,
                               aclrtEvent endEvent);

/**
 * Returns the time at which an event's latest record was done.
 *
 * - `event` (in): an event with ACL_EVENT_TIME_LINE.
 * - `timestamp` (out): microseconds since 1970 by the device's clock, which is read against the host's once.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
 * without timing, 107006 for one that is not recorded or not done.
 *
 * AscendCL: aclrtEventGetTimestamp. CUDA: cuEventElapsedTime.
 */
aclError aclrtEventGetTimestamp(aclrtEvent event,
                                uint64_t *timestamp);

/**
 * Exports device memory as a key, by which other processes import it.
 *
 * The key is a text of 64 characters and a NUL, to be sent by any means to processes of the same user on this machine.
 * Each call returns a new one. Close it with aclrtIpcMemClose when the other processes have closed it, and then free
 * the memory.
 *
 * - `devPtr` (in): device memory of aclrtMalloc, as a rule its first address.
 * - `size` (in): bytes from there, not 0.
 * - `key` (out, array of len): the key.
 * - `len` (in): room in `key`, at least 65.
 * - `flags` (in): ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT, and aclrtIpcMemSetImportPid lists the processes that may import it;
 *   or ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION, or any other, and all may.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes; ACL_ERROR_RT_PARAM_INVALID for too little room, and memory not
 * within one allocation of this process, such as mapped physical memory.
 *
 * AscendCL: aclrtIpcMemGetExportKey. CUDA: cuIpcGetMemHandle.
 */
aclError aclrtIpcMemGetExportKey(void *devPtr,
                                 size_t size,
                                 char *key,
                                 size_t len,
                                 uint64_t flags);

/**
 * Adds running processes to the list of those that may import a key.
 *
 * - `key` (in, array of 65): a key that this process has exported.
 * - `pid` (in, array of num): their ids, which they get from aclrtDeviceGetBareTgid.
 * - `num` (in): their number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and none, ACL_ERROR_RT_PARAM_INVALID for an id without a process; 107017 for
 * an invalid or closed key; 207006 for another process's; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import
 * it.
 *
 * AscendCL: aclrtIpcMemSetImportPid. CUDA: none.
 */
aclError aclrtIpcMemSetImportPid(const char *key,
                                 int32_t *pid,
                                 size_t num);

/**
 * Sets an attribute of memory that is shared by a key. Not supported: only chips of Huawei's have two links to choose
 * from.
 *
 * - `key` (in, array of 65): a key that this process has exported.
 * - `type` (in): ACL_RT_IPC_MEM_ATTR_ACCESS_LINK.
 * - `attr` (in): ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO or ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS.
 *
 * Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), ACL_ERROR_INVALID_PARAM for NULL and an unknown `type`,
 * ACL_ERROR_RT_PARAM_INVALID for an unknown `attr`, 107017 for an invalid or closed key.
 *
 * AscendCL: aclrtIpcMemSetAttr. CUDA: none.
 */
aclError aclrtIpcMemSetAttr(const char *key,
                            aclrtIpcMemAttrType type,
                            uint64_t attr);

/**
 * Imports another process's device memory by its key. Importing again returns the same address, and is counted.
 *
 * - `devPtr` (out): the address in this process.
 * - `key` (in, array of 65): the key.
 * - `flags` (in): ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT, or ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS where the memory
 *   is another device's.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_PARAM_INVALID for other flags; 107017 for an invalid or
 * closed key; 207006 where this process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the
 * process that exported it, and where the device does not reach the memory; 507022 where the other process does not
 * answer.
 *
 * AscendCL: aclrtIpcMemImportByKey. CUDA: cuIpcOpenMemHandle.
 */
aclError aclrtIpcMemImportByKey(void **devPtr,
                                const char *key,
                                uint64_t flags);

/**
 * Closes a key: one import of it, or its export. The last close of an imported key unmaps the memory, once the work that
 * uses it is done; a closed export can no longer be imported.
 *
 * - `key` (in, array of 65): the key.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL; 107017 for a key that this process does not use, and when called once too
 * often.
 *
 * AscendCL: aclrtIpcMemClose. CUDA: cuIpcCloseMemHandle.
 */
aclError aclrtIpcMemClose(const char *key);

/**
 * Exports an event as a handle, by which other processes open it. The event must live until they have opened it; record
 * it before sending the handle.
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
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a handle of no live event that this process may open,
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
 * Allocates memory as aclrtMalloc does, without the 32 additional bytes.
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
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other memory.
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
 * Allocates pinned host memory as aclrtMallocHost does, with attributes.
 *
 * - `ptr` (out): the address; free it with aclrtFreeHost.
 * - `size` (in): bytes, not 0.
 * - `cfg` (in, nullable): the attributes: ACL_RT_MEM_ATTR_MODULE_ID, of no effect here, ACL_RT_MEM_ATTR_DEVICE_ID, the
 *   calling thread's device, and ACL_RT_MEM_ATTR_VA_FLAG, 0.
 *
 * Returns what aclrtMallocHost returns, ACL_ERROR_INVALID_PARAM for attributes that are NULL, more than 64 or unknown,
 * ACL_ERROR_RT_PARAM_INVALID for another device and for a flag other than 0 and 1, ACL_ERROR_RT_FEATURE_NOT_SUPPORT
 * for the flag 1.
 *
 * AscendCL: aclrtMallocHostWithCfg. CUDA: cuMemHostAlloc.
 */
aclError aclrtMallocHostWithCfg(void **ptr,
                                uint64_t size,
                                struct aclrtMallocConfig *cfg);

/**
 * Returns which parts of Huawei's runtime use a device's memory. Not supported: no other vendor's runtime has such
 * parts.
 *
 * - `deviceId` (in): the device.
 * - `memUsageInfo` (out, array of inputNum): the parts, those that use most first.
 * - `inputNum` (in): room in `memUsageInfo`, not 0.
 * - `outputNum` (out): the number of parts.
 *
 * Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), ACL_ERROR_INVALID_PARAM for NULL and no room,
 * ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
 *
 * AscendCL: aclrtGetMemUsageInfo. CUDA: none.
 */
aclError aclrtGetMemUsageInfo(int32_t deviceId,
                              struct aclrtMemUsageInfo *memUsageInfo,
                              size_t inputNum,
                              size_t *outputNum);

/**
 * Frees memory of aclrtMallocHost and aclrtMallocHostWithCfg.
 *
 * - `hostPtr` (in): the address.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other memory.
 *
 * AscendCL: aclrtFreeHost. CUDA: cuMemFreeHost.
 */
aclError aclrtFreeHost(void *hostPtr);

/**
 * Returns the free and total memory of the calling thread's device, the same for every kind of memory.
 *
 * - `attr` (in): aclrtMemAttr.
 * - `free` (out): free bytes.
 * - `total` (out): all bytes.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown `attr`.
 *
 * AscendCL: aclrtGetMemInfo. CUDA: cuMemGetInfo.
 */
aclError aclrtGetMemInfo(aclrtMemAttr attr,
                         size_t *free,
                         size_t *total);

/**
 * Returns the attributes of an address.
 *
 * - `ptr` (in): the address.
 * - `attributes` (out): the memory's location, and the bytes of its pages, for a device the granularity;
 *   ACL_MEM_LOCATION_TYPE_UNREGISTERED and 0 bytes for unknown memory.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL.
 *
 * AscendCL: aclrtPointerGetAttributes. CUDA: cuPointerGetAttributes.
 */
aclError aclrtPointerGetAttributes(const void *ptr,
                                   struct aclrtPtrAttributes *attributes);

/**
 * Returns the block of memory that contains an address: one allocation, or one mapping.
 *
 * - `ptr` (in): the address.
 * - `pbase` (out): the block's first address.
 * - `psize` (out): its bytes, as rounded up.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for unknown memory.
 *
 * AscendCL: aclrtMemGetAddressRange. CUDA: cuMemGetAddressRange.
 */
aclError aclrtMemGetAddressRange(void *ptr, void **pbase, size_t *psize);

/**
 * Registers ordinary host memory for access by devices.
 *
 * - `ptr` (in): the first address.
 * - `size` (in): bytes, not 0.
 * - `type` (in): ACL_HOST_REGISTER_MAPPED, or ACL_HOST_REGISTER_IOMEMORY if the back end supports it.
 * - `devPtr` (out): the devices' address of the memory.
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
 * Registers ordinary host memory for access by devices, or for faster copies.
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
 * Unregisters host memory.
 *
 * - `ptr` (in): its first address.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for memory that is not registered.
 *
 * AscendCL: aclrtHostUnregister. CUDA: cuMemHostUnregister.
 */
aclError aclrtHostUnregister(void *ptr);

/**
 * Creates a notify in the state not recorded. It belongs to the calling thread's context, and ends with it.
 *
 * - `notify` (out): the notify; destroy it with aclrtDestroyNotify.
 * - `flag` (in): 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and other flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtCreateNotify. CUDA: none.
 */
aclError aclrtCreateNotify(aclrtNotify *notify,
                           uint64_t flag);

/**
 * Destroys a notify, created or imported. Work queued on it completes.
 *
 * - `notify` (in): the notify.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist.
 *
 * AscendCL: aclrtDestroyNotify. CUDA: none.
 */
aclError aclrtDestroyNotify(aclrtNotify notify);

/**
 * Returns a number of a notify, which no other notify of this process has. An imported one has its own.
 *
 * - `notify` (in): the notify.
 * - `notifyId` (out): the number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist.
 *
 * AscendCL: aclrtGetNotifyId. CUDA: none.
 */
aclError aclrtGetNotifyId(aclrtNotify notify,
                          uint32_t *notifyId);

/**
 * Queues the record of a notify: it is recorded when the work queued on the stream so far is done.
 *
 * - `notify` (in): the notify.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns ACL_ERROR_INVALID_PARAM for a NULL notify, 107017 for a notify or stream that does not exist,
 * ACL_ERROR_RT_FEATURE_NOT_SUPPORT where streams do not call the host.
 *
 * AscendCL: aclrtRecordNotify. CUDA: cuLaunchHostFunc.
 */
aclError aclrtRecordNotify(aclrtNotify notify,
                           aclrtStream stream);

/**
 * Queues a wait until a notify is recorded by a stream of any process that has it, and resets it.
 *
 * A record ends one wait, of those that streams of all processes have come to or else the next.
 * Records do not accumulate: several before the wait count as one.
 * If the notify is not recorded in time, only this wait ends: the stream proceeds, and the next wait for it
 * returns 107019.
 *
 * - `notify` (in): the notify.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `timeout` (in): seconds from when the stream comes to the wait; 0 for ever.
 *
 * Returns ACL_ERROR_INVALID_PARAM for a NULL notify, 107017 for a notify or stream that does not exist,
 * ACL_ERROR_RT_FEATURE_NOT_SUPPORT where streams do not call the host or do not wait for values.
 *
 * AscendCL: aclrtWaitAndResetNotify. CUDA: cuLaunchHostFunc and cuStreamWaitValue64.
 */
aclError aclrtWaitAndResetNotify(aclrtNotify notify,
                                 aclrtStream stream,
                                 uint32_t timeout);

/**
 * Exports a notify as a key, by which other processes import it.
 *
 * The key is a text of 64 characters and a NUL, for processes of the same user on this machine. Each notify has one.
 *
 * - `notify` (in): a notify of aclrtCreateNotify.
 * - `key` (out, array of len): the key.
 * - `len` (in): room in `key`, at least 65.
 * - `flags` (in): ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT, and aclrtNotifySetImportPid lists the processes that may import it;
 *   or any other, and all may. Only the flags of the first call count.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist, ACL_ERROR_RT_PARAM_INVALID for too
 * little room and for an imported notify.
 *
 * AscendCL: aclrtNotifyGetExportKey. CUDA: none.
 */
aclError aclrtNotifyGetExportKey(aclrtNotify notify,
                                 char *key,
                                 size_t len,
                                 uint64_t flags);

/**
 * Imports another process's notify by its key. Each call returns a new handle of the same notify.
 *
 * - `notify` (out): the notify; destroy it with aclrtDestroyNotify.
 * - `key` (in, array of 65): the key.
 * - `flags` (in): ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT or ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS, which makes no
 *   difference here.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_PARAM_INVALID for other flags; 107017 for an invalid or
 * closed key; 207006 where this process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the
 * process that exported it; 507022 where the other process does not answer.
 *
 * AscendCL: aclrtNotifyImportByKey. CUDA: none.
 */
aclError aclrtNotifyImportByKey(aclrtNotify *notify,
                                const char *key,
                                uint64_t flags);

/**
 * Adds running processes to the list of those that may import a notify.
 *
 * - `notify` (in): a notify that this process has exported.
 * - `pid` (in, array of num): their ids, which they get from aclrtDeviceGetBareTgid.
 * - `num` (in): their number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and none; 107017 for a notify that does not exist; ACL_ERROR_RT_PARAM_INVALID
 * for one that was not exported, and for an id without a process; 207006 for an imported one;
 * ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import it.
 *
 * AscendCL: aclrtNotifySetImportPid. CUDA: none.
 */
aclError aclrtNotifySetImportPid(aclrtNotify notify,
                                 int32_t *pid,
                                 size_t num);

/**
 * Tells whether a device can access another's memory.
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
 * Enables access of the calling thread's device to another device's memory, in this direction only. Does nothing if
 * access is enabled already.
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
 * Disables access of the calling thread's device to another device's memory.
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
 * Waits until all work queued on a stream is done, or a timeout ends.
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
 * Ends a stream's work and drops what is queued. Not supported: no other vendor can end work that runs.
 *
 * - `stream` (in): the stream.
 *
 * Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), and what aclrtStreamQuery returns for a stream that does not
 * exist.
 *
 * AscendCL: aclrtStreamAbort. CUDA: none.
 */
aclError aclrtStreamAbort(aclrtStream stream);

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

/**
 * Returns a number of a stream, which no other stream of this process has.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `streamId` (out): the number, not negative.
 *
 * Returns ACL_ERROR_INVALID_PARAM for a NULL `streamId`, 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtStreamGetId. CUDA: cuStreamGetId.
 */
aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId);

/**
 * Queues a write of a value of 64 bits.
 *
 * - `devAddr` (in): 8 bytes that the device reaches, aligned.
 * - `value` (in): the value.
 * - `flag` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and another `flag`, ACL_ERROR_RT_PARAM_INVALID for an address that is not
 * aligned and memory that no device reaches, 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtValueWrite. CUDA: cuStreamWriteValue64.
 */
aclError aclrtValueWrite(void *devAddr,
                         uint64_t value,
                         uint32_t flag,
                         aclrtStream stream);

/**
 * Queues a wait until a value of 64 bits compares true.
 *
 * - `devAddr` (in): 8 bytes that the device reaches, aligned.
 * - `value` (in): the value to compare them with.
 * - `flag` (in): ACL_STREAM_WAIT_VALUE_GEQ, ACL_STREAM_WAIT_VALUE_EQ, ACL_STREAM_WAIT_VALUE_AND or
 *   ACL_STREAM_WAIT_VALUE_NOR.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, an address that is not aligned
 * and memory that no device reaches, 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtValueWait. CUDA: cuStreamWaitValue64.
 */
aclError aclrtValueWait(void *devAddr,
                        uint64_t value,
                        uint32_t flag,
                        aclrtStream stream);

/**
 * Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call AscendCL.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `fn` (in): the function.
 * - `args` (in, nullable): passed to it.
 *
 * Returns ACL_ERROR_INVALID_PARAM for a NULL function, 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtLaunchHostFunc. CUDA: cuLaunchHostFunc.
 */
aclError aclrtLaunchHostFunc(aclrtStream stream,
                             aclrtHostFunc fn,
                             void *args);

/**
 * Sets an attribute of a stream.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `stmAttrType` (in): the attribute.
 * - `value` (in): its value: ACL_STREAM_ATTR_USER_CUSTOM_TAG has any; the others have what aclrtGetStreamAttribute
 *   returns.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown attribute, 107017 for a stream that does not exist,
 * ACL_ERROR_RT_PARAM_INVALID for values that the attribute does not have, and for ACL_STREAM_ATTR_FAILURE_MODE of the
 * default stream, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for those that it does not have here.
 *
 * AscendCL: aclrtSetStreamAttribute. CUDA: cuStreamSetAttribute.
 */
aclError aclrtSetStreamAttribute(aclrtStream stream,
                                 aclrtStreamAttr stmAttrType,
                                 union aclrtStreamAttrValue *value);

/**
 * Returns an attribute of a stream.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `stmAttrType` (in): the attribute.
 * - `value` (out): its value: 1 for ACL_STREAM_ATTR_FAILURE_MODE, as work behind work that has failed is not done; the
 *   tag that was set; 0 for the others.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown attribute, 107017 for a stream that does not exist.
 *
 * AscendCL: aclrtGetStreamAttribute. CUDA: cuStreamGetAttribute.
 */
aclError aclrtGetStreamAttribute(aclrtStream stream,
                                 aclrtStreamAttr stmAttrType,
                                 union aclrtStreamAttrValue *value);

/**
 * Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
 *
 * - `prop` (in): the properties of the memory.
 * - `option` (in): ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM or ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED.
 * - `granularity` (out): bytes.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, other options and unknown properties, ACL_ERROR_RT_INVALID_DEVICEID for a
 * device that does not exist, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for pages of 1 GiB.
 *
 * AscendCL: aclrtMemGetAllocationGranularity. CUDA: cuMemGetAllocationGranularity.
 */
aclError aclrtMemGetAllocationGranularity(struct aclrtPhysicalMemProp *prop,
                                          aclrtMemGranularityOptions option,
                                          size_t *granularity);

/**
 * Allocates physical memory, which has no address until it is mapped. All of it may be exported.
 *
 * - `handle` (out): the memory; release it with aclrtFreePhysical.
 * - `size` (in): bytes, a multiple of the granularity.
 * - `prop` (in): ACL_MEM_HANDLE_TYPE_NONE, ACL_MEM_ALLOCATION_TYPE_PINNED, a kind of memory, and where: a device, the
 *   host (its id is 0), or a NUMA node of the host.
 * - `flags` (in): 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, other flags and unknown properties; ACL_ERROR_RT_PARAM_INVALID for
 * other sizes; ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where
 * there is no such memory, and for pages of 1 GiB; ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtMallocPhysical. CUDA: cuMemCreate.
 */
aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle,
                             size_t size,
                             const struct aclrtPhysicalMemProp *prop,
                             uint64_t flags);

/**
 * Releases physical memory, allocated or imported. Mapped memory stays until it is unmapped. Exported memory can no
 * longer be imported; processes that have imported it may use it until they release it, too.
 *
 * - `handle` (in): the memory.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for anything else, and when called once too often.
 *
 * AscendCL: aclrtFreePhysical. CUDA: cuMemRelease.
 */
aclError aclrtFreePhysical(aclrtDrvMemHandle handle);

/**
 * Reserves an address range, in which physical memory can be mapped.
 *
 * - `virPtr` (out): the first address; release the range with aclrtReleaseMemAddress.
 * - `size` (in): bytes, a multiple of the granularity.
 * - `alignment` (in): 0.
 * - `expectPtr` (in, nullable): the preferred first address; NULL for any.
 * - `flags` (in): 0, or 1 for large pages, which makes no difference here.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and another alignment, ACL_ERROR_RT_PARAM_INVALID for other sizes,
 * addresses and flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtReserveMemAddress. CUDA: cuMemAddressReserve.
 */
aclError aclrtReserveMemAddress(void **virPtr,
                                size_t size,
                                size_t alignment,
                                void *expectPtr,
                                uint64_t flags);

/**
 * Reserves an address range of whole GiB, if possible at the preferred address.
 *
 * - `virPtr` (out): the first address; release the range with aclrtReleaseMemAddress.
 * - `size` (in): bytes, a multiple of 1 GiB.
 * - `alignment` (in): 0.
 * - `expectPtr` (in): the preferred first address.
 * - `flags` (in): 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, another alignment and other flags, ACL_ERROR_RT_PARAM_INVALID for
 * other sizes and addresses, ACL_ERROR_RT_MEMORY_ALLOCATION.
 *
 * AscendCL: aclrtReserveMemAddressNoUCMemory. CUDA: cuMemAddressReserve.
 */
aclError aclrtReserveMemAddressNoUCMemory(void **virPtr,
                                          size_t size,
                                          size_t alignment,
                                          void *expectPtr,
                                          uint64_t flags);

/**
 * Releases a reserved address range, in which nothing may be mapped.
 *
 * - `virPtr` (in): the first address.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for anything but a reservation's first address, and
 * where something is mapped.
 *
 * AscendCL: aclrtReleaseMemAddress. CUDA: cuMemAddressFree.
 */
aclError aclrtReleaseMemAddress(void *virPtr);

/**
 * Maps physical memory at reserved addresses. The memory's device may read and write it there, for imported memory the
 * device that it was imported for, for host memory the host.
 *
 * - `virPtr` (in): the first address, a multiple of the granularity.
 * - `size` (in): the memory's bytes.
 * - `offset` (in): 0.
 * - `handle` (in): the memory.
 * - `flags` (in): 0.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and other flags; 107017 for anything but physical memory;
 * ACL_ERROR_RT_PARAM_INVALID for another offset or size, addresses that are not whole in one reservation or where
 * something is mapped, and a reservation that has memory of another device, or has allocated memory where this was
 * imported, or the other way round.
 *
 * AscendCL: aclrtMapMem. CUDA: cuMemMap and cuMemSetAccess.
 */
aclError aclrtMapMem(void *virPtr,
                     size_t size,
                     size_t offset,
                     aclrtDrvMemHandle handle,
                     uint64_t flags);

/**
 * Unmaps physical memory, once the work that uses it is done.
 *
 * - `virPtr` (in): its first address.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
 *
 * AscendCL: aclrtUnmapMem. CUDA: cuMemUnmap.
 */
aclError aclrtUnmapMem(void *virPtr);

/**
 * Grants more devices, or the host, read and write access to mapped memory.
 *
 * - `virPtr` (in): the mapping's first address.
 * - `size` (in): its bytes.
 * - `desc` (in, array of count): each ACL_RT_MEM_ACCESS_FLAGS_READWRITE, a device or the host, and zeros.
 * - `count` (in): their number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, none, unknown locations and other reserved bytes;
 * ACL_ERROR_RT_PARAM_INVALID for other rights and for anything but one whole mapping; ACL_ERROR_RT_INVALID_DEVICEID for a
 * device that does not exist; ACL_ERROR_RT_FEATURE_NOT_SUPPORT for the host and memory of a device.
 *
 * AscendCL: aclrtMemSetAccess. CUDA: cuMemSetAccess.
 */
aclError aclrtMemSetAccess(void *virPtr,
                           size_t size,
                           struct aclrtMemAccessDesc *desc,
                           size_t count);

/**
 * Returns a location's access rights to mapped memory.
 *
 * - `virPtr` (in): the mapping's first address.
 * - `location` (in): a device or the host.
 * - `flag` (out): aclrtMemAccessFlags.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and unknown locations, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not
 * exist, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
 *
 * AscendCL: aclrtMemGetAccess. CUDA: cuMemGetAccess.
 */
aclError aclrtMemGetAccess(void *virPtr,
                           struct aclrtMemLocation *location,
                           uint64_t *flag);

/**
 * Finds the physical memory that is mapped at an address, and takes a reference to it.
 *
 * - `virPtr` (in): the mapping's first address.
 * - `handle` (out): the memory; release it with aclrtFreePhysical once more.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
 *
 * AscendCL: aclrtMemRetainAllocationHandle. CUDA: cuMemRetainAllocationHandle.
 */
aclError aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle);

/**
 * Returns the properties of physical memory, as requested by this process or its exporter.
 *
 * - `handle` (in): the memory.
 * - `prop` (out): its properties.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for anything but physical memory.
 *
 * AscendCL: aclrtMemGetAllocationPropertiesFromHandle. CUDA: cuMemGetAllocationPropertiesFromHandle.
 */
aclError aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle,
                                                   struct aclrtPhysicalMemProp *prop);

/**
 * Exports physical memory as a shareable handle, a number by which other processes import it.
 *
 * They are processes of the same user on this machine; the number, which is random, may reach them by any means.
 * Each memory has one, until the process releases the memory or ends.
 *
 * - `handle` (in): memory of aclrtMallocPhysical.
 * - `handleType` (in): ACL_MEM_HANDLE_TYPE_NONE.
 * - `flags` (in): ACL_RT_VMM_EXPORT_FLAG_DEFAULT, and aclrtMemSetPidToShareableHandle lists the processes that may import
 *   it; or ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, and all may.
 * - `shareableHandle` (out): the number, positive also as a signed number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and other types, ACL_ERROR_RT_PARAM_INVALID for other flags and imported
 * memory, 107017 for anything but physical memory and for memory that was exported before.
 *
 * AscendCL: aclrtMemExportToShareableHandle. CUDA: cuMemExportToShareableHandle.
 */
aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle,
                                         aclrtMemHandleType handleType,
                                         uint64_t flags,
                                         uint64_t *shareableHandle);

/**
 * Adds running processes to the list of those that may import.
 *
 * - `shareableHandle` (in): a handle that this process has exported.
 * - `pid` (in, array of pidNum): their ids, which they get from aclrtDeviceGetBareTgid.
 * - `pidNum` (in): their number.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL and none, ACL_ERROR_RT_PARAM_INVALID for an id without a process; 107017 for
 * an invalid shareable handle; 207006 for another process's; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import it.
 *
 * AscendCL: aclrtMemSetPidToShareableHandle. CUDA: none.
 */
aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle,
                                         int32_t *pid,
                                         size_t pidNum);

/**
 * Imports physical memory by another process's shareable handle. Each process imports a handle once for each device, and
 * releases the memory by aclrtFreePhysical, whatever becomes of the other process.
 *
 * - `shareableHandle` (in): the number.
 * - `deviceId` (in): the device that uses it; the memory may be another device's, which it must reach.
 * - `handle` (out): the memory.
 *
 * Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist; 107017 for
 * an invalid or withdrawn shareable handle, and where it was imported for the device before; 207006 where this
 * process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the process that exported it, and
 * where the device does not reach the memory; 507022 where the other process does not answer.
 *
 * AscendCL: aclrtMemImportFromShareableHandle. CUDA: cuMemImportFromShareableHandle.
 */
aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle,
                                           int32_t deviceId,
                                           aclrtDrvMemHandle *handle);

/**
 * Exports physical memory as a shareable handle of either type.
 *
 * - `handle` (in): memory of aclrtMallocPhysical.
 * - `flags` (in): as for aclrtMemExportToShareableHandle. A fabric handle has no list of processes, so it
 *   needs ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION.
 * - `shareType` (in): ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT, or ACL_MEM_SHARE_HANDLE_TYPE_FABRIC if the back end has them.
 * - `shareableHandle` (out): a uint64_t, or an aclrtMemFabricHandle.
 *
 * Returns what aclrtMemExportToShareableHandle returns, and ACL_ERROR_RT_FEATURE_NOT_SUPPORT where there are no fabric
 * handles, or one would need a list.
 *
 * AscendCL: aclrtMemExportToShareableHandleV2. CUDA: cuMemExportToShareableHandle.
 */
aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle,
                                           uint64_t flags,
                                           aclrtMemSharedHandleType shareType,
                                           void *shareableHandle);

/**
 * Adds running processes to the list of those that may import, as aclrtMemSetPidToShareableHandle does.
 *
 * - `shareableHandle` (in): a pointer to a handle that this process has exported, a uint64_t.
 * - `shareType` (in): ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT.
 * - `pid` (in, array of pidNum): the processes' ids.
 * - `pidNum` (in): their number.
 *
 * Returns what aclrtMemSetPidToShareableHandle returns, and ACL_ERROR_RT_FEATURE_NOT_SUPPORT for a fabric handle.
 *
 * AscendCL: aclrtMemSetPidToShareableHandleV2. CUDA: none.
 */
aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle,
                                           aclrtMemSharedHandleType shareType,
                                           int32_t *pid,
                                           size_t pidNum);

/**
 * Imports physical memory, for the calling thread's device, by a shareable handle of either type.
 *
 * - `shareableHandle` (in): a pointer to the uint64_t or to the aclrtMemFabricHandle.
 * - `shareType` (in): its type.
 * - `flags` (in): 0.
 * - `handle` (out): the memory.
 *
 * Returns what aclrtMemImportFromShareableHandle returns, ACL_ERROR_INVALID_PARAM for other types and flags, and
 * ACL_ERROR_RT_CONTEXT_NULL where the thread has set no device.
 *
 * AscendCL: aclrtMemImportFromShareableHandleV2. CUDA: cuMemImportFromShareableHandle.
 */
aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle,
                                             aclrtMemSharedHandleType shareType,
                                             uint64_t flags,
                                             aclrtDrvMemHandle *handle);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/** Names physical memory on all machines of a fabric: 128 bytes to be sent as they are. */
typedef struct aclrtMemFabricHandle {
  uint8_t data[128];
} aclrtMemFabricHandle;

#endif  /* ANYGPU_ACL_H */
