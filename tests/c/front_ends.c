/* SPDX-License-Identifier: MIT OR Apache-2.0
 * 64 threads make their first calls at once, each through one of the four front ends, and go on. Then each hands its
 * memory to the next thread, which reads and frees it through its own front end.
 *
 *     front_ends [ROUNDS]
 */
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 64, WORDS = 4096 };

static int rounds = 50;
static pthread_barrier_t barrier;
static uintptr_t handed[THREADS];

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #condition, anygpu_last_reason()); \
            exit(1); \
        } \
    } while (0)
/* The status of a call must be the one given. */
#define IS(expected, call) \
    do { \
        int status_ = (int)(call), expected_ = (int)(expected); \
        if (status_ != expected_) { \
            fprintf(stderr, "%s:%d: %s = %d: %s\n", __FILE__, __LINE__, #call, status_, anygpu_last_reason()); \
            exit(1); \
        } \
    } while (0)

static void number(uint32_t *words, uint32_t seed)
{
    for (uint32_t i = 0; i < WORDS; i++)
        words[i] = seed * 2654435761u + i;
}

static void expect(const uint32_t *words, uint32_t seed)
{
    for (uint32_t i = 0; i < WORDS; i++)
        CHECK(words[i] == seed * 2654435761u + i);
}

/* What a front end does: start, allocate numbers made from a seed, read and free them, and fail. */
struct front_end {
    void (*start)(void);
    uintptr_t (*make)(uint32_t seed);
    void (*finish)(uintptr_t memory, uint32_t seed);
    void (*fail)(uintptr_t memory);
};

static void hip_start(void)
{
    int count;
    IS(hipSuccess, hipGetDeviceCount(&count));
    IS(hipSuccess, hipSetDevice(0));
}

static uintptr_t hip_make(uint32_t seed)
{
    uint32_t words[WORDS];
    void *memory;
    hipStream_t stream;
    hipEvent_t event;
    number(words, seed);
    IS(hipSuccess, hipMalloc(&memory, sizeof words));
    IS(hipSuccess, hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    IS(hipSuccess, hipEventCreateWithFlags(&event, hipEventDisableTiming));
    IS(hipSuccess, hipMemcpyAsync(memory, words, sizeof words, hipMemcpyHostToDevice, stream));
    IS(hipSuccess, hipEventRecord(event, stream));
    IS(hipSuccess, hipEventSynchronize(event));
    IS(hipSuccess, hipEventDestroy(event));
    IS(hipSuccess, hipStreamDestroy(stream));
    return (uintptr_t)memory;
}

static void hip_finish(uintptr_t memory, uint32_t seed)
{
    uint32_t words[WORDS];
    IS(hipSuccess, hipMemcpy(words, (void *)memory, sizeof words, hipMemcpyDeviceToHost));
    expect(words, seed);
    IS(hipSuccess, hipFree((void *)memory));
}

static void hip_fail(uintptr_t memory)
{
    struct hipIpcMemHandle_st handle;
    void *opened;
    IS(hipSuccess, hipIpcGetMemHandle(&handle, (void *)memory));
    IS(hipErrorInvalidContext, hipIpcOpenMemHandle(&opened, handle, hipIpcMemLazyEnablePeerAccess));
    IS(hipErrorInvalidContext, hipGetLastError());
    CHECK(strstr(anygpu_last_reason(), "hipIpcOpenMemHandle"));
}

static void driver_start(void)
{
    CUcontext context;
    CUdevice device;
    IS(CUDA_SUCCESS, cuInit(0));
    IS(CUDA_SUCCESS, cuDeviceGet(&device, 0));
    IS(CUDA_SUCCESS, cuDevicePrimaryCtxRetain(&context, device));
    IS(CUDA_SUCCESS, cuCtxSetCurrent(context));
}

static uintptr_t driver_make(uint32_t seed)
{
    uint32_t words[WORDS];
    CUdeviceptr memory;
    CUstream stream;
    CUevent event;
    number(words, seed);
    IS(CUDA_SUCCESS, cuMemAlloc(&memory, sizeof words));
    IS(CUDA_SUCCESS, cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    IS(CUDA_SUCCESS, cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    IS(CUDA_SUCCESS, cuMemcpyHtoDAsync(memory, words, sizeof words, stream));
    IS(CUDA_SUCCESS, cuEventRecord(event, stream));
    IS(CUDA_SUCCESS, cuEventSynchronize(event));
    IS(CUDA_SUCCESS, cuEventDestroy(event));
    IS(CUDA_SUCCESS, cuStreamDestroy(stream));
    return (uintptr_t)memory;
}

static void driver_finish(uintptr_t memory, uint32_t seed)
{
    uint32_t words[WORDS];
    IS(CUDA_SUCCESS, cuMemcpyDtoH(words, memory, sizeof words));
    expect(words, seed);
    IS(CUDA_SUCCESS, cuMemFree(memory));
}

static void driver_fail(uintptr_t memory)
{
    struct CUipcMemHandle_st handle;
    CUdeviceptr opened;
    IS(CUDA_SUCCESS, cuIpcGetMemHandle(&handle, memory));
    IS(CUDA_ERROR_INVALID_CONTEXT, cuIpcOpenMemHandle(&opened, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
}

static void runtime_start(void)
{
    int count;
    IS(cudaSuccess, cudaGetDeviceCount(&count));
    IS(cudaSuccess, cudaSetDevice(0));
}

static uintptr_t runtime_make(uint32_t seed)
{
    uint32_t words[WORDS];
    void *memory;
    cudaStream_t stream;
    cudaEvent_t event;
    number(words, seed);
    IS(cudaSuccess, cudaMalloc(&memory, sizeof words));
    IS(cudaSuccess, cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    IS(cudaSuccess, cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
    IS(cudaSuccess, cudaMemcpyAsync(memory, words, sizeof words, cudaMemcpyHostToDevice, stream));
    IS(cudaSuccess, cudaEventRecord(event, stream));
    IS(cudaSuccess, cudaEventSynchronize(event));
    IS(cudaSuccess, cudaEventDestroy(event));
    IS(cudaSuccess, cudaStreamDestroy(stream));
    return (uintptr_t)memory;
}

static void runtime_finish(uintptr_t memory, uint32_t seed)
{
    uint32_t words[WORDS];
    IS(cudaSuccess, cudaMemcpy(words, (void *)memory, sizeof words, cudaMemcpyDeviceToHost));
    expect(words, seed);
    IS(cudaSuccess, cudaFree((void *)memory));
}

static void runtime_fail(uintptr_t memory)
{
    struct cudaIpcMemHandle_st handle;
    void *opened;
    IS(cudaSuccess, cudaIpcGetMemHandle(&handle, (void *)memory));
    IS(cudaErrorDeviceUninitialized, cudaIpcOpenMemHandle(&opened, handle, cudaIpcMemLazyEnablePeerAccess));
    /* Sticky until it is read, and this thread's own. */
    IS(cudaErrorDeviceUninitialized, cudaPeekAtLastError());
    IS(cudaErrorDeviceUninitialized, cudaGetLastError());
    IS(cudaSuccess, cudaGetLastError());
}

/* Our own calls, and no failure of its own: the other threads' reasons must not be seen here. */
static void own_start(void)
{
    CHECK(strcmp(anygpu_backend(), "none") != 0);
}

static void own_fail(uintptr_t memory)
{
    (void)memory;
    CHECK(anygpu_version()[0] != '\0');
    CHECK(strcmp(anygpu_backend(), "none") != 0);
    CHECK(anygpu_last_reason()[0] == '\0');
}

static const struct front_end front_ends[] = {
    { hip_start, hip_make, hip_finish, hip_fail },
    { driver_start, driver_make, driver_finish, driver_fail },
    { runtime_start, runtime_make, runtime_finish, runtime_fail },
    { own_start, hip_make, hip_finish, own_fail },
};
enum { FRONT_ENDS = sizeof front_ends / sizeof front_ends[0] };

static void *work(void *place)
{
    unsigned self = (unsigned)(uintptr_t)place, previous = (self + THREADS - 1) % THREADS;
    const struct front_end *front_end = &front_ends[self % FRONT_ENDS];
    pthread_barrier_wait(&barrier);
    front_end->start();
    for (int round = 0; round < rounds; round++) {
        uint32_t seed = self + (uint32_t)round * THREADS;
        uintptr_t memory = front_end->make(seed);
        front_end->fail(memory);
        front_end->finish(memory, seed);
    }
    handed[self] = front_end->make(self);
    pthread_barrier_wait(&barrier);
    front_end->finish(handed[previous], previous);
    return NULL;
}

/* What CUDA's runtime has started in a thread, the driver's calls use. */
static void runtime_before_driver(void)
{
    int devices;
    void *memory;
    size_t size;
    CUcontext context;
    CUdeviceptr base;
    IS(cudaSuccess, cudaGetDeviceCount(&devices));
    IS(CUDA_SUCCESS, cuCtxGetCurrent(&context));
    CHECK(context == NULL);
    IS(cudaSuccess, cudaMalloc(&memory, 4096));
    IS(CUDA_SUCCESS, cuCtxGetCurrent(&context));
    CHECK(context != NULL);
    IS(CUDA_SUCCESS, cuMemGetAddressRange(&base, &size, (CUdeviceptr)memory + 5));
    CHECK(base == (CUdeviceptr)memory && size == 4096);
    IS(cudaSuccess, cudaFree(memory));
}

int main(int argc, char **argv)
{
    pthread_t threads[THREADS];
    if (argc > 1)
        rounds = atoi(argv[1]);
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (uintptr_t i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, work, (void *)i) == 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    runtime_before_driver();
    printf("front_ends: ok\n");
    return 0;
}
