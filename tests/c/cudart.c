/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Memory and events shared between processes, and what differs between CUDA 12 and 13, by the header it is compiled
 * with: NVIDIA's of either version, or ours. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef VENDOR
#include <cuda_runtime_api.h>
#else
#include <anygpu/cudart.h>
#endif

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)
#define SUCCEEDS(call) CHECK((call) == cudaSuccess)

enum { SIZE = 1 << 20, GUARD = 0xa5 };

typedef struct {
    cudaIpcMemHandle_t memory;
    cudaIpcEventHandle_t event;
} Letter;

static void transfer(int file, void *data, size_t size, int writing)
{
    char *at = (char *)data;
    while (size > 0) {
        ssize_t done = writing ? write(file, at, size) : read(file, at, size);
        CHECK(done > 0);
        at += done;
        size -= (size_t)done;
    }
}

static void use(int in, int out)
{
    Letter letter;
    void *memory;
    cudaEvent_t event;
    static unsigned char bytes[SIZE];
    char done = 1;
    transfer(in, &letter, sizeof letter, 0);
    CHECK(cudaIpcOpenMemHandle(&memory, letter.memory, 0) == cudaErrorInvalidValue);
    SUCCEEDS(cudaIpcOpenMemHandle(&memory, letter.memory, cudaIpcMemLazyEnablePeerAccess));
    SUCCEEDS(cudaIpcOpenEventHandle(&event, letter.event));
    SUCCEEDS(cudaEventSynchronize(event));
    SUCCEEDS(cudaMemcpy(bytes, memory, SIZE, cudaMemcpyDeviceToHost));
    for (int i = 0; i < SIZE; i++)
        CHECK(bytes[i] == 7);
    SUCCEEDS(cudaMemset(memory, 9, SIZE));
    SUCCEEDS(cudaDeviceSynchronize());
    SUCCEEDS(cudaIpcCloseMemHandle(memory));
    CHECK(cudaIpcCloseMemHandle(memory) == cudaErrorInvalidValue);
    SUCCEEDS(cudaEventDestroy(event));
    transfer(out, &done, 1, 1);
}

static void share(int out, int in)
{
    Letter letter;
    void *memory;
    cudaEvent_t event;
    cudaStream_t stream;
    static unsigned char bytes[SIZE];
    char done;
    SUCCEEDS(cudaMalloc(&memory, SIZE));
    SUCCEEDS(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    SUCCEEDS(cudaEventCreateWithFlags(&event, cudaEventInterprocess | cudaEventDisableTiming));
    SUCCEEDS(cudaMemsetAsync(memory, 7, SIZE, stream));
    SUCCEEDS(cudaEventRecord(event, stream));
    SUCCEEDS(cudaIpcGetMemHandle(&letter.memory, memory));
    SUCCEEDS(cudaIpcGetEventHandle(&letter.event, event));
    void *again;
    CHECK(cudaIpcOpenMemHandle(&again, letter.memory, cudaIpcMemLazyEnablePeerAccess) == cudaErrorDeviceUninitialized);
    transfer(out, &letter, sizeof letter, 1);
    transfer(in, &done, 1, 0);
    SUCCEEDS(cudaMemcpy(bytes, memory, SIZE, cudaMemcpyDeviceToHost));
    for (int i = 0; i < SIZE; i++)
        CHECK(bytes[i] == 9);
    SUCCEEDS(cudaEventDestroy(event));
    SUCCEEDS(cudaStreamDestroy(stream));
    SUCCEEDS(cudaFree(memory));
}

static int is_guarded(const unsigned char *from, const unsigned char *end)
{
    while (from < end && *from == GUARD)
        from++;
    return from == end;
}

/* Nothing is written behind the structures of the header. */
static void check_sizes(void)
{
    union {
        struct cudaPointerAttributes it;
        unsigned char bytes[4096];
    } attributes;
    union {
        struct cudaDeviceProp it;
        unsigned char bytes[4096];
    } properties;
    void *memory;
    SUCCEEDS(cudaMalloc(&memory, 64));
    memset(&attributes, GUARD, sizeof attributes);
    SUCCEEDS(cudaPointerGetAttributes(&attributes.it, memory));
    CHECK(attributes.it.type == cudaMemoryTypeDevice && attributes.it.device == 0);
    CHECK(attributes.it.devicePointer == memory && attributes.it.hostPointer == NULL);
    CHECK(sizeof attributes.it == (CUDART_VERSION < 13000 ? 24 : 88));
    CHECK(is_guarded(attributes.bytes + sizeof attributes.it, attributes.bytes + sizeof attributes.bytes));
    CHECK(attributes.bytes[sizeof attributes.it - 1] == 0);
    memset(&properties, GUARD, sizeof properties);
    SUCCEEDS(cudaGetDeviceProperties(&properties.it, 0));
    CHECK(properties.it.totalGlobalMem > 0 && properties.it.ipcEventSupported == 1);
    CHECK(properties.it.unifiedAddressing == 1 && properties.it.multiProcessorCount > 0);
    CHECK(sizeof properties.it == (CUDART_VERSION < 13000 ? 1032 : 1008));
    CHECK(is_guarded(properties.bytes + sizeof properties.it, properties.bytes + sizeof properties.bytes));
    CHECK(properties.bytes[sizeof properties.it - 1] == 0);
    SUCCEEDS(cudaFree(memory));
}

/* A place is a device up to CUDA 12 and a structure from 13 on. */
static void check_places(void)
{
    void *memory;
    int place = 77;
    SUCCEEDS(cudaMallocManaged(&memory, SIZE, cudaMemAttachGlobal));
#if CUDART_VERSION < 13000
    SUCCEEDS(cudaMemAdvise(memory, SIZE, cudaMemAdviseSetPreferredLocation, cudaCpuDeviceId));
    CHECK(cudaMemAdvise(memory, SIZE, cudaMemAdviseSetPreferredLocation, 99) == cudaErrorInvalidDevice);
    SUCCEEDS(cudaMemPrefetchAsync(memory, SIZE, 0, 0));
#else
    struct cudaMemLocation host, device, nowhere;
    host.type = cudaMemLocationTypeHost;
    host.id = 0;
    device.type = cudaMemLocationTypeDevice;
    device.id = 0;
    nowhere.type = cudaMemLocationTypeInvalid;
    nowhere.id = 0;
    SUCCEEDS(cudaMemAdvise(memory, SIZE, cudaMemAdviseSetPreferredLocation, host));
    CHECK(cudaMemAdvise(memory, SIZE, cudaMemAdviseSetPreferredLocation, nowhere) == cudaErrorInvalidValue);
    SUCCEEDS(cudaMemPrefetchAsync(memory, SIZE, device, 0, 0));
#endif
    SUCCEEDS(cudaMemRangeGetAttribute(&place, 4, cudaMemRangeAttributePreferredLocation, memory, SIZE));
    CHECK(place == cudaCpuDeviceId);
    SUCCEEDS(cudaDeviceSynchronize());
    SUCCEEDS(cudaMemRangeGetAttribute(&place, 4, cudaMemRangeAttributeLastPrefetchLocation, memory, SIZE));
    CHECK(place == 0);
    SUCCEEDS(cudaFree(memory));
}

static void check_last_error(void)
{
    void *memory;
    cudaGetLastError();
    CHECK(cudaMalloc(NULL, 8) == cudaErrorInvalidValue);
    SUCCEEDS(cudaMalloc(&memory, 8));
    CHECK(cudaPeekAtLastError() == cudaErrorInvalidValue);
    CHECK(cudaSetDevice(99) == cudaErrorInvalidDevice);
    SUCCEEDS(cudaFree(memory));
    CHECK(strcmp(cudaGetErrorName(cudaErrorInvalidDevice), "cudaErrorInvalidDevice") == 0);
    CHECK(strcmp(cudaGetErrorString(cudaErrorMemoryAllocation), "out of memory") == 0);
    CHECK(cudaPeekAtLastError() == cudaErrorInvalidDevice);
    CHECK(cudaGetLastError() == cudaErrorInvalidDevice);
    CHECK(cudaGetLastError() == cudaSuccess && cudaPeekAtLastError() == cudaSuccess);
    CHECK(cudaMemcpy(&memory, &memory, 8, (enum cudaMemcpyKind)77) == cudaErrorInvalidMemcpyDirection);
    CHECK(cudaStreamQuery((cudaStream_t)&memory) == cudaErrorInvalidResourceHandle);
    CHECK(cudaGetLastError() == cudaErrorInvalidResourceHandle);
}

/* Which copy of a batch was refused is told up to CUDA 12. */
static void check_batches(void)
{
    static unsigned char from[2][64], to[2][64];
    void *memory, *targets[2];
    const void *sources[2];
    size_t sizes[2] = { 64, 64 }, first = 0;
    struct cudaMemcpyAttributes how;
    cudaStream_t stream;
    memset(from, 5, sizeof from);
    memset(&how, 0, sizeof how);
    how.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    SUCCEEDS(cudaMalloc(&memory, 128));
    SUCCEEDS(cudaStreamCreate(&stream));
    targets[0] = memory;
    targets[1] = (char *)memory + 64;
    sources[0] = from[0];
    sources[1] = from[1];
#if CUDART_VERSION < 13000
    size_t failed = 9;
    void **unsure = (void **)sources;
    SUCCEEDS(cudaMemcpyBatchAsync(targets, unsure, sizes, 2, &how, &first, 1, &failed, stream));
    sizes[1] = 65;
    CHECK(cudaMemcpyBatchAsync(targets, unsure, sizes, 2, &how, &first, 1, &failed, stream) == cudaErrorInvalidValue);
    CHECK(failed == 1);
#else
    SUCCEEDS(cudaMemcpyBatchAsync(targets, sources, sizes, 2, &how, &first, 1, stream));
    sizes[1] = 65;
    CHECK(cudaMemcpyBatchAsync(targets, sources, sizes, 2, &how, &first, 1, stream) == cudaErrorInvalidValue);
#endif
    SUCCEEDS(cudaStreamSynchronize(stream));
    SUCCEEDS(cudaMemcpy(to, memory, 128, cudaMemcpyDeviceToHost));
    CHECK(memcmp(from, to, sizeof to) == 0);

    struct cudaMemcpy3DBatchOp box;
    memset(&box, 0, sizeof box);
    box.src.type = box.dst.type = cudaMemcpyOperandTypePointer;
    box.src.op.ptr.ptr = memory;
    box.dst.op.ptr.ptr = to;
    box.extent.width = box.extent.height = box.extent.depth = 4;
    box.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    memset(to, 0, sizeof to);
#if CUDART_VERSION < 13000
    SUCCEEDS(cudaMemcpy3DBatchAsync(1, &box, &failed, 0, stream));
    CHECK(cudaMemcpy3DBatchAsync(1, &box, &failed, 9, stream) == cudaErrorInvalidValue && failed == 0);
#else
    SUCCEEDS(cudaMemcpy3DBatchAsync(1, &box, 0, stream));
    CHECK(cudaMemcpy3DBatchAsync(1, &box, 9, stream) == cudaErrorInvalidValue);
#endif
    SUCCEEDS(cudaStreamSynchronize(stream));
    CHECK(to[0][63] == 5 && to[1][0] == 0);
    SUCCEEDS(cudaStreamDestroy(stream));
    SUCCEEDS(cudaFree(memory));
}

/* A copy that ends where memory does, so that nobody reads past it; the last one's place is used again. */
static void *at_the_end(const void *what, size_t size)
{
    static char *pages;
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    if (pages == NULL) {
        pages = (char *)mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        CHECK(pages != MAP_FAILED && mprotect(pages + page, page, PROT_NONE) == 0);
    }
    return memcpy(pages + page - size, what, size);
}

#if CUDART_VERSION < 13000
/* The names without a version still mean CUDA 11.1's parameters. */
#undef cudaSignalExternalSemaphoresAsync
#undef cudaWaitExternalSemaphoresAsync
#ifdef __cplusplus
extern "C" {
#endif
cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *semaphores,
                                              const struct cudaExternalSemaphoreSignalParams_v1 *parameters,
                                              unsigned count, cudaStream_t stream);
cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *semaphores,
                                            const struct cudaExternalSemaphoreWaitParams_v1 *parameters, unsigned count,
                                            cudaStream_t stream);
#ifdef __cplusplus
}
#endif
#define SIGNAL_TODAY cudaSignalExternalSemaphoresAsync_v2
#define WAIT_TODAY cudaWaitExternalSemaphoresAsync_v2
#else
#define SIGNAL_TODAY cudaSignalExternalSemaphoresAsync
#define WAIT_TODAY cudaWaitExternalSemaphoresAsync
#endif

/* Each version describes external memory and semaphores in structures of its own sizes. */
static void check_external(void)
{
    struct cudaExternalMemoryHandleDesc what;
    struct cudaExternalMemoryBufferDesc part;
    struct cudaExternalSemaphoreHandleDesc kind;
    struct cudaExternalSemaphoreSignalParams signals[2];
    struct cudaExternalSemaphoreWaitParams waits[2];
    cudaExternalMemory_t memory;
    cudaExternalSemaphore_t semaphores[2];
    void *array;
    int file = memfd_create("external", 0), number = 0x5a5a;
    memset(&what, 0, sizeof what);
    memset(&part, 0, sizeof part);
    memset(&kind, 0, sizeof kind);
    memset(signals, 0, sizeof signals);
    memset(waits, 0, sizeof waits);
    CHECK(sizeof what == (CUDART_VERSION < 13000 ? 40 : 104) && sizeof part == (CUDART_VERSION < 13000 ? 24 : 88));
    CHECK(file >= 0 && ftruncate(file, 65536) == 0 && pwrite(file, &number, sizeof number, 8192) == sizeof number);
    what.type = cudaExternalMemoryHandleTypeOpaqueFd;
    what.handle.fd = file;
    what.size = 65536;
    part.offset = 8192;
    part.size = 4096;
    number = 0;
    SUCCEEDS(cudaImportExternalMemory(&memory, (struct cudaExternalMemoryHandleDesc *)at_the_end(&what, sizeof what)));
    SUCCEEDS(cudaExternalMemoryGetMappedBuffer(&array, memory,
                                               (struct cudaExternalMemoryBufferDesc *)at_the_end(&part, sizeof part)));
    SUCCEEDS(cudaMemcpy(&number, array, sizeof number, cudaMemcpyDeviceToHost));
    CHECK(number == 0x5a5a);
    SUCCEEDS(cudaFree(array));
    SUCCEEDS(cudaDestroyExternalMemory(memory));
    CHECK(cudaImportExternalMemory(&memory, NULL) == cudaErrorInvalidValue);

    for (int i = 0; i < 2; i++) {
        kind.type = cudaExternalSemaphoreHandleTypeOpaqueFd;
        kind.handle.fd = eventfd(0, 0);
        SUCCEEDS(cudaImportExternalSemaphore(&semaphores[i],
                                             (struct cudaExternalSemaphoreHandleDesc *)at_the_end(&kind, sizeof kind)));
    }
    SUCCEEDS(SIGNAL_TODAY(semaphores, (struct cudaExternalSemaphoreSignalParams *)at_the_end(signals, sizeof signals),
                          2, 0));
    SUCCEEDS(WAIT_TODAY(semaphores, (struct cudaExternalSemaphoreWaitParams *)at_the_end(waits, sizeof waits), 2, 0));
    signals[1].flags = 1;
    CHECK(SIGNAL_TODAY(semaphores, signals, 2, 0) == cudaErrorInvalidValue);
#if CUDART_VERSION < 13000
    struct cudaExternalSemaphoreSignalParams_v1 old_signals[2];
    struct cudaExternalSemaphoreWaitParams_v1 old_waits[2];
    memset(old_signals, 0, sizeof old_signals);
    memset(old_waits, 0, sizeof old_waits);
    SUCCEEDS(cudaSignalExternalSemaphoresAsync(
        semaphores, (struct cudaExternalSemaphoreSignalParams_v1 *)at_the_end(old_signals, sizeof old_signals), 2, 0));
    SUCCEEDS(cudaWaitExternalSemaphoresAsync(
        semaphores, (struct cudaExternalSemaphoreWaitParams_v1 *)at_the_end(old_waits, sizeof old_waits), 2, 0));
    old_waits[1].flags = 1;
    CHECK(cudaWaitExternalSemaphoresAsync(semaphores, old_waits, 2, 0) == cudaErrorInvalidValue);
#endif
    SUCCEEDS(cudaStreamSynchronize(0));
    for (int i = 0; i < 2; i++)
        SUCCEEDS(cudaDestroyExternalSemaphore(semaphores[i]));
    CHECK(cudaGetLastError() == cudaErrorInvalidValue);
}

/* What this version does not have says so. */
static void check_refused(void)
{
    static int variable;
    enum cudaStreamCaptureStatus capturing = cudaStreamCaptureStatusActive;
    int source = 7;
    cudaGetLastError();
    CHECK(cudaMemcpyToSymbol(&variable, &source, sizeof source, 0, cudaMemcpyHostToDevice) == cudaErrorNotSupported);
    CHECK(variable == 0);
    CHECK(cudaStreamBeginCapture(0, cudaStreamCaptureModeGlobal) == cudaErrorStreamCaptureUnsupported);
    CHECK(cudaGetLastError() == cudaErrorStreamCaptureUnsupported);
#if CUDART_VERSION < 13000
    SUCCEEDS(cudaStreamGetCaptureInfo(0, &capturing, NULL, NULL, NULL, NULL));
#else
    SUCCEEDS(cudaStreamGetCaptureInfo(0, &capturing, NULL, NULL, NULL, NULL, NULL));
#endif
    CHECK(capturing == cudaStreamCaptureStatusNone);
}

/* For a process that has both runtimes. */
int check_runtime(void);
int fail_and_peek(int failing);

int check_runtime(void)
{
    int version = 0;
    SUCCEEDS(cudaRuntimeGetVersion(&version));
    CHECK(version / 1000 == CUDART_VERSION / 1000);
    check_sizes();
    check_places();
    check_last_error();
    check_batches();
    check_external();
    check_refused();
    return version / 1000;
}

int fail_and_peek(int failing)
{
    if (failing)
        CHECK(cudaMalloc(NULL, 8) == cudaErrorInvalidValue);
    return cudaPeekAtLastError();
}

#ifndef PLUGIN
int main(void)
{
    int there[2], back[2], status;
    CHECK(pipe(there) == 0 && pipe(back) == 0);
    pid_t child = fork();
    CHECK(child >= 0);
    /* An end of the other process is noticed only where nobody else has its ends of the pipes. */
    close(child == 0 ? there[1] : there[0]);
    close(child == 0 ? back[0] : back[1]);
    if (child == 0) {
        use(there[0], back[1]);
        _exit(0);
    }
    check_runtime();
    share(there[1], back[0]);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    puts("cudart: ok");
    return 0;
}
#endif
