/* Generated from src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */

#ifndef ANYGPU_HIP_H
#define ANYGPU_HIP_H

#include <stddef.h>
#include <stdint.h>

/** Bytes of an IPC handle. */
#define HIP_IPC_HANDLE_SIZE 64

/** The flag hipIpcOpenMemHandle wants (0 up to HIP 5, which is taken too). */
#define hipIpcMemLazyEnablePeerAccess 1

/** The status of every HIP call. */
typedef enum hipError_t {
  hipSuccess = 0,
  hipErrorInvalidValue = 1,
  hipErrorMemoryAllocation = 2,
  hipErrorOutOfMemory = 2,
  hipErrorInitializationError = 3,
  hipErrorNotInitialized = 3,
  hipErrorDeinitialized = 4,
  hipErrorProfilerDisabled = 5,
  hipErrorProfilerNotInitialized = 6,
  hipErrorProfilerAlreadyStarted = 7,
  hipErrorProfilerAlreadyStopped = 8,
  hipErrorInvalidConfiguration = 9,
  hipErrorInvalidPitchValue = 12,
  hipErrorInvalidSymbol = 13,
  hipErrorInvalidDevicePointer = 17,
  hipErrorInvalidMemcpyDirection = 21,
  hipErrorInsufficientDriver = 35,
  hipErrorMissingConfiguration = 52,
  hipErrorPriorLaunchFailure = 53,
  hipErrorInvalidDeviceFunction = 98,
  hipErrorNoDevice = 100,
  hipErrorInvalidDevice = 101,
  hipErrorInvalidImage = 200,
  hipErrorInvalidContext = 201,
  hipErrorContextAlreadyCurrent = 202,
  hipErrorMapBufferObjectFailed = 205,
  hipErrorMapFailed = 205,
  hipErrorUnmapFailed = 206,
  hipErrorArrayIsMapped = 207,
  hipErrorAlreadyMapped = 208,
  hipErrorNoBinaryForGpu = 209,
  hipErrorAlreadyAcquired = 210,
  hipErrorNotMapped = 211,
  hipErrorNotMappedAsArray = 212,
  hipErrorNotMappedAsPointer = 213,
  hipErrorECCNotCorrectable = 214,
  hipErrorUnsupportedLimit = 215,
  hipErrorContextAlreadyInUse = 216,
  hipErrorPeerAccessUnsupported = 217,
  hipErrorInvalidKernelFile = 218,
  hipErrorInvalidGraphicsContext = 219,
  hipErrorInvalidSource = 300,
  hipErrorFileNotFound = 301,
  hipErrorSharedObjectSymbolNotFound = 302,
  hipErrorSharedObjectInitFailed = 303,
  hipErrorOperatingSystem = 304,
  hipErrorInvalidHandle = 400,
  hipErrorInvalidResourceHandle = 400,
  hipErrorIllegalState = 401,
  hipErrorNotFound = 500,
  hipErrorNotReady = 600,
  hipErrorIllegalAddress = 700,
  hipErrorLaunchOutOfResources = 701,
  hipErrorLaunchTimeOut = 702,
  hipErrorPeerAccessAlreadyEnabled = 704,
  hipErrorPeerAccessNotEnabled = 705,
  hipErrorSetOnActiveProcess = 708,
  hipErrorContextIsDestroyed = 709,
  hipErrorAssert = 710,
  hipErrorHostMemoryAlreadyRegistered = 712,
  hipErrorHostMemoryNotRegistered = 713,
  hipErrorLaunchFailure = 719,
  hipErrorCooperativeLaunchTooLarge = 720,
  hipErrorNotSupported = 801,
  hipErrorStreamCaptureUnsupported = 900,
  hipErrorStreamCaptureInvalidated = 901,
  hipErrorStreamCaptureMerge = 902,
  hipErrorStreamCaptureUnmatched = 903,
  hipErrorStreamCaptureUnjoined = 904,
  hipErrorStreamCaptureIsolation = 905,
  hipErrorStreamCaptureImplicit = 906,
  hipErrorCapturedEvent = 907,
  hipErrorStreamCaptureWrongThread = 908,
  hipErrorGraphExecUpdateFailure = 910,
  hipErrorInvalidChannelDescriptor = 911,
  hipErrorInvalidTexture = 912,
  hipErrorUnknown = 999,
  hipErrorRuntimeMemory = 1052,
  hipErrorRuntimeOther = 1053,
  hipErrorTbd = 1054
} hipError_t;


/**
 * Names memory between processes: 64 bytes to be sent as they are.
 */
typedef struct hipIpcMemHandle_t {
  /**
   * The bytes.
   */
  char reserved[64];
} hipIpcMemHandle_t;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Makes a handle by which other processes open the device memory that `devPtr` points into.
 *
 * The handle names the whole allocation: opened, it gives the allocation's base, also where `devPtr` is an interior
 * pointer, so send the offset along. Asked twice, the bytes are the same; memory freed and allocated again gets a new
 * handle. The memory must stay allocated until the other processes have closed it.
 *
 * - `handle` (out): 64 bytes to send to the other process by any means.
 * - `devPtr` (in): device memory from hipMalloc, hipExtMallocWithFlags or hipMallocPitch.
 *
 * Returns hipErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
 * managed, stream-ordered, opened from another process, or freed.
 *
 * HIP: hipIpcGetMemHandle. CUDA: cudaIpcGetMemHandle.
 */
hipError_t hipIpcGetMemHandle(struct hipIpcMemHandle_t *handle,
                              void *devPtr);

/**
 * Opens memory that another process exported and returns its base address in this process.
 *
 * Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
 * allocated on.
 *
 * - `devPtr` (out): the base address.
 * - `handle` (in): the 64 bytes from hipIpcGetMemHandle.
 * - `flags` (in): hipIpcMemLazyEnablePeerAccess; 0, its value up to HIP 5, is taken too.
 *
 * Returns hipErrorInvalidValue for a NULL pointer, other flags, or a handle of zeros; hipErrorInvalidContext for a
 * handle made by this process; hipErrorInvalidDevicePointer for a handle that names no live memory this process may
 * open: stale, freed, corrupted, forged, of another user, or of a process that has ended.
 *
 * HIP: hipIpcOpenMemHandle. CUDA: cudaIpcOpenMemHandle.
 */
hipError_t hipIpcOpenMemHandle(void **devPtr,
                               struct hipIpcMemHandle_t handle,
                               unsigned int flags);

/**
 * hipIpcOpenMemHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `devPtr` (out): the base address.
 * - `handle` (in): the 64 bytes from hipIpcGetMemHandle.
 * - `flags` (in): hipIpcMemLazyEnablePeerAccess, or 0.
 *
 * Returns what hipIpcOpenMemHandle returns, and hipErrorInvalidValue for a NULL handle.
 */
hipError_t anygpu_hipIpcOpenMemHandle_ref(void **devPtr,
                                          const struct hipIpcMemHandle_t *handle,
                                          unsigned int flags);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_HIP_H */
