/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* NVIDIA's driver called directly, to compare with: its functions, found at run time; and what the programs share. */
#ifndef DIRECT_H
#define DIRECT_H

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

typedef uintptr_t CUdeviceptr;
typedef struct { char reserved[64]; } CUhandle;

#define DRIVER_FUNCTIONS(F) \
    F(cuInit, cuInit, (unsigned)) \
    F(cuDriverGetVersion, cuDriverGetVersion, (int *)) \
    F(cuDeviceGet, cuDeviceGet, (int *, int)) \
    F(cuDeviceGetCount, cuDeviceGetCount, (int *)) \
    F(cuDeviceGetName, cuDeviceGetName, (char *, int, int)) \
    F(cuDeviceGetAttribute, cuDeviceGetAttribute, (int *, int, int)) \
    F(cuDeviceCanAccessPeer, cuDeviceCanAccessPeer, (int *, int, int)) \
    F(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, (void **, int)) \
    F(cuCtxSetCurrent, cuCtxSetCurrent, (void *)) \
    F(cuCtxPopCurrent, cuCtxPopCurrent_v2, (void **)) \
    F(cuCtxGetDevice, cuCtxGetDevice, (int *)) \
    F(cuCtxEnablePeerAccess, cuCtxEnablePeerAccess, (void *, unsigned)) \
    F(cuCtxDisablePeerAccess, cuCtxDisablePeerAccess, (void *)) \
    F(cuMemGetInfo, cuMemGetInfo_v2, (size_t *, size_t *)) \
    F(cuMemAlloc, cuMemAlloc_v2, (CUdeviceptr *, size_t)) \
    F(cuMemFree, cuMemFree_v2, (CUdeviceptr)) \
    F(cuMemAllocManaged, cuMemAllocManaged, (CUdeviceptr *, size_t, unsigned)) \
    F(cuMemAllocAsync, cuMemAllocAsync, (CUdeviceptr *, size_t, void *)) \
    F(cuMemFreeAsync, cuMemFreeAsync, (CUdeviceptr, void *)) \
    F(cuMemHostAlloc, cuMemHostAlloc, (void **, size_t, unsigned)) \
    F(cuMemFreeHost, cuMemFreeHost, (void *)) \
    F(cuMemHostRegister, cuMemHostRegister_v2, (void *, size_t, unsigned)) \
    F(cuMemHostUnregister, cuMemHostUnregister, (void *)) \
    F(cuMemGetAddressRange, cuMemGetAddressRange_v2, (CUdeviceptr *, size_t *, CUdeviceptr)) \
    F(cuPointerGetAttributes, cuPointerGetAttributes, (unsigned, unsigned *, void **, CUdeviceptr)) \
    F(cuMemcpyHtoD, cuMemcpyHtoD_v2, (CUdeviceptr, const void *, size_t)) \
    F(cuMemcpyDtoH, cuMemcpyDtoH_v2, (void *, CUdeviceptr, size_t)) \
    F(cuMemcpyDtoD, cuMemcpyDtoD_v2, (CUdeviceptr, CUdeviceptr, size_t)) \
    F(cuMemcpyDtoDAsync, cuMemcpyDtoDAsync_v2, (CUdeviceptr, CUdeviceptr, size_t, void *)) \
    F(cuMemsetD8Async, cuMemsetD8Async, (CUdeviceptr, unsigned char, size_t, void *)) \
    F(cuStreamCreate, cuStreamCreate, (void **, unsigned)) \
    F(cuStreamDestroy, cuStreamDestroy_v2, (void *)) \
    F(cuStreamQuery, cuStreamQuery, (void *)) \
    F(cuStreamSynchronize, cuStreamSynchronize, (void *)) \
    F(cuStreamWaitEvent, cuStreamWaitEvent, (void *, void *, unsigned)) \
    F(cuStreamWaitValue32, cuStreamWaitValue32_v2, (void *, CUdeviceptr, uint32_t, unsigned)) \
    F(cuStreamWaitValue64, cuStreamWaitValue64_v2, (void *, CUdeviceptr, uint64_t, unsigned)) \
    F(cuStreamWriteValue64, cuStreamWriteValue64_v2, (void *, CUdeviceptr, uint64_t, unsigned)) \
    F(cuEventCreate, cuEventCreate, (void **, unsigned)) \
    F(cuEventDestroy, cuEventDestroy_v2, (void *)) \
    F(cuEventRecord, cuEventRecord, (void *, void *)) \
    F(cuEventQuery, cuEventQuery, (void *)) \
    F(cuEventSynchronize, cuEventSynchronize, (void *)) \
    F(cuEventElapsedTime, cuEventElapsedTime, (float *, void *, void *)) \
    F(cuIpcGetMemHandle, cuIpcGetMemHandle, (CUhandle *, CUdeviceptr)) \
    F(cuIpcOpenMemHandle, cuIpcOpenMemHandle_v2, (CUdeviceptr *, CUhandle, unsigned)) \
    F(cuIpcCloseMemHandle, cuIpcCloseMemHandle, (CUdeviceptr)) \
    F(cuIpcGetEventHandle, cuIpcGetEventHandle, (CUhandle *, void *)) \
    F(cuIpcOpenEventHandle, cuIpcOpenEventHandle, (void **, CUhandle))

/* Physical memory and pools, which the stand-in driver has not. */
#define MEMORY_FUNCTIONS(F) \
    F(cuMemCreate, cuMemCreate, (uint64_t *, size_t, const struct allocation *, uint64_t)) \
    F(cuMemRelease, cuMemRelease, (uint64_t)) \
    F(cuMemAddressReserve, cuMemAddressReserve, (CUdeviceptr *, size_t, size_t, CUdeviceptr, uint64_t)) \
    F(cuMemAddressFree, cuMemAddressFree, (CUdeviceptr, size_t)) \
    F(cuMemMap, cuMemMap, (CUdeviceptr, size_t, size_t, uint64_t, uint64_t)) \
    F(cuMemUnmap, cuMemUnmap, (CUdeviceptr, size_t)) \
    F(cuMemSetAccess, cuMemSetAccess, (CUdeviceptr, size_t, const struct access *, size_t)) \
    F(cuMemExportToShareableHandle, cuMemExportToShareableHandle, (void *, uint64_t, int, uint64_t)) \
    F(cuMemImportFromShareableHandle, cuMemImportFromShareableHandle, (uint64_t *, void *, int)) \
    F(cuMemPoolCreate, cuMemPoolCreate, (void **, const struct pool *)) \
    F(cuMemPoolDestroy, cuMemPoolDestroy, (void *)) \
    F(cuMemAllocFromPoolAsync, cuMemAllocFromPoolAsync, (CUdeviceptr *, size_t, void *, void *)) \
    F(cuMemPoolExportToShareableHandle, cuMemPoolExportToShareableHandle, (void *, void *, int, uint64_t)) \
    F(cuMemPoolImportFromShareableHandle, cuMemPoolImportFromShareableHandle, (void **, void *, int, uint64_t)) \
    F(cuMemPoolExportPointer, cuMemPoolExportPointer, (CUhandle *, CUdeviceptr)) \
    F(cuMemPoolImportPointer, cuMemPoolImportPointer, (CUdeviceptr *, void *, CUhandle *))

/* CUmemAllocationProp, CUmemAccessDesc and CUmemPoolProps. */
struct place { int type, id; };
struct allocation { int type, handle_types; struct place location; void *windows; uint64_t flags; };
struct access { struct place location; int flags; };
struct pool { int type, handle_types; struct place location; void *windows; size_t most; unsigned char rest[56]; };

/* Pinned memory of device 0 that is exported by descriptors, and all rights to it. */
static const struct allocation device_memory __attribute__((unused)) = { 1, 1, { 1, 0 }, NULL, 0 };
static const struct access read_and_write __attribute__((unused)) = { { 1, 0 }, 3 };
static const struct pool device_pool __attribute__((unused)) = { 1, 1, { 1, 0 }, NULL, 0, { 0 } };

#define DECLARE(name, symbol, parameters) static int (*name) parameters __attribute__((unused));
DRIVER_FUNCTIONS(DECLARE)
MEMORY_FUNCTIONS(DECLARE)
#undef DECLARE

static void fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn, unused));
static void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("error: ", stdout);
    vprintf(format, arguments);
    putchar('\n');
    fflush(stdout);
    _exit(1);
}

#define CU(call) \
    do { \
        int status_ = (call); \
        if (status_) \
            fail("%s = %d", #call, status_); \
    } while (0)
#define HIP(call) \
    do { \
        int status_ = (call); \
        if (status_) \
            fail("%s = %d: %s", #call, status_, anygpu_last_reason()); \
    } while (0)

static void load_functions(void *library)
{
#define LOAD(name, symbol, parameters) \
    if (!(name = (int (*) parameters)dlsym(library, #symbol))) \
        fail("there is no %s", #symbol);
    DRIVER_FUNCTIONS(LOAD)
#undef LOAD
}

/* Whether the library has them. */
static int load_memory_functions(void *library) __attribute__((unused));
static int load_memory_functions(void *library)
{
    int all = 1;
#define LOAD(name, symbol, parameters) all &= (name = (int (*) parameters)dlsym(library, #symbol)) != NULL;
    MEMORY_FUNCTIONS(LOAD)
#undef LOAD
    return all;
}

static void load_driver(void) __attribute__((unused));
static void load_driver(void)
{
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library)
        fail("%s", dlerror());
    load_functions(library);
    CU(cuInit(0));
}

/* Makes a device's primary context current, as a program does that speaks plain CUDA. */
static void *use_device(int device) __attribute__((unused));
static void *use_device(int device)
{
    void *context;
    CU(cuDevicePrimaryCtxRetain(&context, device));
    CU(cuCtxSetCurrent(context));
    return context;
}

static void send_to(int fd, const void *bytes, size_t count) __attribute__((unused));
static void send_to(int fd, const void *bytes, size_t count)
{
    if (write(fd, bytes, count) != (ssize_t)count)
        fail("the other process is gone");
}

static void receive(int fd, void *bytes, size_t count) __attribute__((unused));
static void receive(int fd, void *bytes, size_t count)
{
    size_t got = 0;
    while (got < count) {
        ssize_t more = read(fd, (char *)bytes + got, count - got);
        if (more <= 0)
            fail("the other process is gone");
        got += (size_t)more;
    }
}

static double now(void) __attribute__((unused));
static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1e9 * (double)time.tv_sec + (double)time.tv_nsec;
}

static int compare_numbers(const void *one, const void *other)
{
    double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

static double median(double *numbers, int count) __attribute__((unused));
static double median(double *numbers, int count)
{
    qsort(numbers, (size_t)count, sizeof *numbers, compare_numbers);
    return numbers[count / 2];
}

#endif
