// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows what calls of CUDA's runtime and driver leave for each other, what events of a context wait for, and which attributes
 * copies of a batch take: with NVIDIA's libraries and headers, and with this library and its own.
 * tests/vendors/cuda_mixed_codes.txt has what NVIDIA's answered. */
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHOW(call) printf("%s: %s = %d\n", section, #call, (int)(call))
#define TELL(expression) printf("%s: %s: %d\n", section, #expression, (int)(expression))
/* A call of the runtime's where no context is current, and whether one is behind it. */
#define ALONE(call) \
    do { \
        cuCtxSetCurrent(NULL); \
        SHOW(call); \
        TELL(current() == primary); \
    } while (0)

static const char *section;
static CUcontext c, c2, popped, primary;
static CUevent e, e2, other;
static CUstream s, s2, fresh, legacy = CU_STREAM_LEGACY, per_thread = CU_STREAM_PER_THREAD;
static CUdeviceptr p, memory;
static void *q;
static int *host, i;
static unsigned u;
static char bytes[16];
static cudaStream_t rs;
static cudaEvent_t re;

static CUresult create(CUcontext *context)
{
#if CUDA_VERSION >= 13000
    return cuCtxCreate(context, NULL, 0, 0);
#else
    return cuCtxCreate(context, 0, 0);
#endif
}

static CUcontext current(void)
{
    CUcontext context = NULL;
    cuCtxGetCurrent(&context);
    return context;
}

/* Whether device 0's primary context is active, and its flags. */
static int state(unsigned *flags)
{
    int active = -1;
    cuDevicePrimaryCtxGetState(0, flags, &active);
    return active;
}

static int capturing(CUstream stream)
{
    CUstreamCaptureStatus status;
    return cuStreamIsCapturing(stream, &status) ? -1 : (int)status;
}

/* Holds a stream until go(). */
static void hold(CUstream stream)
{
    CUdeviceptr word;
    *(volatile int *)host = 0;
    cuMemHostGetDevicePointer(&word, host, 0);
    cuStreamWaitValue32(stream, word, 1, CU_STREAM_WAIT_VALUE_GEQ);
}

static void go(void)
{
    *(volatile int *)host = 1;
    cuCtxSynchronize();
}

static void context_events(void)
{
    CUgraph graph;
    create(&c);
    cuMemHostAlloc((void **)&host, 4096, CU_MEMHOSTALLOC_DEVICEMAP);
    cuMemAlloc(&memory, 4096);
    cuStreamCreate(&s, CU_STREAM_NON_BLOCKING);
    cuStreamCreate(&s2, CU_STREAM_DEFAULT);
    cuEventCreate(&e, 0);
    cuEventCreate(&e2, 0);
    hold(s);
    SHOW(cuCtxRecordEvent(c, e));
    SHOW(cuEventQuery(e));
    SHOW(cuStreamQuery(s2));
    go();
    SHOW(cuEventQuery(e));
    hold(s2);
    SHOW(cuCtxRecordEvent(c, e));
    SHOW(cuEventQuery(e));
    go();
    hold(s);
    cuEventRecord(e2, s);
    SHOW(cuCtxWaitEvent(c, e2));
    cuMemsetD8Async(memory, 1, 16, s2);
    SHOW(cuStreamQuery(s2));
    cuStreamCreate(&fresh, CU_STREAM_NON_BLOCKING);
    cuMemsetD8Async(memory + 64, 1, 16, fresh);
    usleep(100000);
    SHOW(cuStreamQuery(fresh));
    go();
    SHOW(cuStreamQuery(s2));
    SHOW(cuCtxRecordEvent(NULL, e));
    SHOW(cuCtxWaitEvent(NULL, e));
    SHOW(cuCtxRecordEvent(c, NULL));
    SHOW(cuCtxWaitEvent(c, NULL));
    for (i = 0; i < 4; i++) {
        CUstream captured = i & 1 ? s : s2;
        TELL(i);
        SHOW(cuStreamBeginCapture(captured, CU_STREAM_CAPTURE_MODE_RELAXED));
        SHOW(i < 2 ? cuCtxRecordEvent(c, e) : cuCtxWaitEvent(c, e));
        TELL(capturing(captured));
        SHOW(cuStreamEndCapture(captured, &graph));
    }
    SHOW(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_RELAXED));
    SHOW(cuEventRecord(e2, s));
    SHOW(cuCtxWaitEvent(c, e2));
    SHOW(cuStreamEndCapture(s, &graph));
    create(&c2);
    cuEventCreate(&other, 0);
    SHOW(cuCtxRecordEvent(c, other));
    SHOW(cuCtxWaitEvent(c, other));
    SHOW(cuEventRecord(other, NULL));
    SHOW(cuCtxWaitEvent(c, other));
    SHOW(cuCtxRecordEvent(c, e));
    TELL(current() == c2);
    cuCtxPopCurrent(&popped);
    cuCtxPopCurrent(&popped);
    SHOW(cuCtxRecordEvent(c, e));
    SHOW(cuCtxWaitEvent(c, e));
    SHOW(cuCtxRecordEvent(NULL, e));
}

static void properties(void)
{
    struct cudaDeviceProp prop;
    cuInit(0);
    SHOW(cudaGetDeviceProperties(&prop, 0));
    TELL(state(&u));
    TELL(current() != NULL);
    SHOW(cudaDeviceGetAttribute(&i, cudaDevAttrWarpSize, 0));
    SHOW(cudaGetDeviceCount(&i));
    SHOW(cudaGetDevice(&i));
    SHOW(cudaGetDeviceFlags(&u));
    TELL(state(&u));
}

static void starting(void)
{
    cuInit(0);
    SHOW(cudaInitDevice(0, cudaDeviceScheduleBlockingSync, cudaInitDeviceFlagsAreValid));
    TELL(state(&u));
    TELL(u);
    TELL(current() != NULL);
    SHOW(cudaGetDeviceFlags(&u));
    TELL(u);
    SHOW(cudaInitDevice(0, cudaDeviceScheduleSpin, cudaInitDeviceFlagsAreValid));
    TELL(state(&u));
    TELL(u);
    SHOW(cudaInitDevice(0, cudaDeviceScheduleYield, 0));
    TELL(state(&u));
    TELL(u);
    SHOW(cudaMalloc(&q, 16));
    TELL(current() != NULL);
    TELL(state(&u));
    TELL(u);
}

static void popped_contexts(void)
{
    cudaFree(0);
    primary = current();
    cuMemAlloc(&memory, 4096);
    SHOW(cuCtxPopCurrent(&popped));
    TELL(popped == primary);
    SHOW(cuMemAlloc(&p, 16));
    SHOW(cudaMalloc(&q, 16));
    TELL(current() == primary);
    SHOW(cuMemAlloc(&p, 16));
    ALONE(cudaDeviceSynchronize());
    ALONE(cudaStreamCreate(&rs));
    ALONE(cudaStreamQuery(rs));
    ALONE(cudaEventCreate(&re));
    ALONE(cudaMemset((void *)memory, 0, 16));
    ALONE(cudaFree(q));
    ALONE(cudaGetDevice(&i));
    create(&c);
    SHOW(cudaMalloc(&q, 16));
    TELL(current() == c);
    SHOW(cuCtxDestroy(c));
    ALONE(cudaMalloc(&q, 16));
}

static void resets(void)
{
    cuInit(0);
    create(&c);
    cuMemAlloc(&p, 16);
    cuStreamCreate(&s, 0);
    cuEventCreate(&e, 0);
    cuCtxPopCurrent(&popped);
    SHOW(cudaMalloc(&q, 16));
    SHOW(cudaDeviceReset());
    SHOW(cuCtxPushCurrent(c));
    SHOW(cuMemcpyDtoH(bytes, p, 16));
    SHOW(cuMemcpyDtoH(bytes, (CUdeviceptr)q, 16));
    SHOW(cuStreamQuery(s));
    SHOW(cuEventRecord(e, s));
    SHOW(cudaDeviceReset());
    TELL(current() == c);
    SHOW(cuMemcpyDtoH(bytes, p, 16));
}

static void capture_edges(void)
{
    CUstreamCaptureStatus status;
    cuuint64_t id = 7;
    CUgraph graph = (CUgraph)7;
    const CUgraphNode *nodes = (const CUgraphNode *)7;
    const CUgraphEdgeData *edges = (const CUgraphEdgeData *)7;
    size_t count = 7;
    cudaFree(0);
    cuStreamCreate(&s, 0);
    SHOW(cuStreamGetCaptureInfo_v3(s, &status, &id, &graph, &nodes, &edges, &count));
    TELL(id == 7 && graph == (CUgraph)7 && nodes == (const CUgraphNode *)7 && count == 7);
    TELL(edges == (const CUgraphEdgeData *)7);
    SHOW(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_RELAXED));
    SHOW(cuStreamGetCaptureInfo_v3(s, &status, &id, &graph, &nodes, &edges, &count));
    TELL(edges == NULL && count == 0);
    SHOW(cuStreamEndCapture(s, NULL));
    TELL(capturing(s));
}

static CUmemcpyAttributes attributes[2];
static size_t firsts[2];
static CUdeviceptr to[3], from[3];
static size_t sizes[3];

static CUresult batch(size_t count, CUmemcpyAttributes *given, size_t *indices, size_t number, CUstream stream)
{
#if CUDA_VERSION >= 13000
    return cuMemcpyBatchAsync(to, from, sizes, count, given, indices, number, stream);
#else
    size_t failed;
    return cuMemcpyBatchAsync(to, from, sizes, count, given, indices, number, &failed, stream);
#endif
}

/* Sets all to what is accepted. */
static void right(void)
{
    memset(attributes, 0, sizeof(attributes));
    for (i = 0; i < 3; i++) {
        to[i] = memory + 4096 * i;
        from[i] = (CUdeviceptr)host + 4096 * i;
        sizes[i] = 4096;
    }
    for (i = 0; i < 2; i++) {
        attributes[i].srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
        firsts[i] = i;
    }
}
#define WITH(change, ...) \
    do { \
        right(); \
        change; \
        printf("%s: %s: ", section, #change); \
        SHOW(batch(__VA_ARGS__)); \
    } while (0)

static void batches(void)
{
    CUDA_MEMCPY3D_BATCH_OP box;
#if CUDA_VERSION < 13000
    size_t n;
#endif
    cudaFree(0);
    cuStreamCreate(&s, CU_STREAM_NON_BLOCKING);
    cuMemAlloc(&memory, 1 << 20);
    cuMemHostAlloc((void **)&host, 1 << 20, 0);
    WITH(, 3, attributes, firsts, 1, s);
    WITH(, 3, attributes, firsts, 2, s);
    WITH(firsts[0] = 5, 3, attributes, firsts, 1, s);
    WITH(firsts[0] = 1, 3, attributes, firsts, 1, s);
    WITH(firsts[1] = 0, 3, attributes, firsts, 2, s);
    WITH(firsts[1] = 3, 3, attributes, firsts, 2, s);
    WITH(attributes[0].srcAccessOrder = (CUmemcpySrcAccessOrder)0, 3, attributes, firsts, 1, s);
    WITH(attributes[0].srcAccessOrder = (CUmemcpySrcAccessOrder)4, 3, attributes, firsts, 1, s);
    WITH(attributes[0].srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL, 3, attributes, firsts, 1, s);
    WITH(attributes[0].srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_ANY, 3, attributes, firsts, 1, s);
    WITH(attributes[1].srcAccessOrder = (CUmemcpySrcAccessOrder)0, 3, attributes, firsts, 2, s);
    WITH(, 3, attributes, firsts, 0, s);
    WITH(, 3, attributes, firsts, 4, s);
    WITH(, 3, NULL, firsts, 1, s);
    WITH(, 3, attributes, NULL, 1, s);
    WITH(, 0, attributes, firsts, 1, s);
    WITH(, 3, attributes, firsts, 1, NULL);
    WITH(, 3, attributes, firsts, 1, legacy);
    WITH(, 3, attributes, firsts, 1, per_thread);
    WITH(sizes[1] = 0, 3, attributes, firsts, 1, s);
    WITH(attributes[0].flags = 1, 3, attributes, firsts, 1, s);
    WITH(attributes[0].flags = 8, 3, attributes, firsts, 1, s);
    WITH(attributes[0].srcLocHint.type = (CUmemLocationType)77, 3, attributes, firsts, 1, s);
    WITH(attributes[0].srcLocHint.type = CU_MEM_LOCATION_TYPE_DEVICE, 3, attributes, firsts, 1, s);
    WITH((attributes[0].srcLocHint.type = CU_MEM_LOCATION_TYPE_DEVICE, attributes[0].srcLocHint.id = 99), 3, attributes,
         firsts, 1, s);
    WITH(attributes[0].dstLocHint.type = CU_MEM_LOCATION_TYPE_HOST, 3, attributes, firsts, 1, s);
    WITH(attributes[0].dstLocHint.type = CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, 3, attributes, firsts, 1, s);
    SHOW(cuStreamSynchronize(s));
    memset(&box, 0, sizeof(box));
    box.src.type = box.dst.type = CU_MEMCPY_OPERAND_TYPE_POINTER;
    box.src.op.ptr.ptr = (CUdeviceptr)host;
    box.dst.op.ptr.ptr = memory;
    box.extent.width = 64;
    box.extent.height = box.extent.depth = 1;
    for (i = 0; i < 5; i++) {
        box.srcAccessOrder = (CUmemcpySrcAccessOrder)i;
#if CUDA_VERSION >= 13000
#define BOX(flags) cuMemcpy3DBatchAsync(1, &box, flags, s)
#else
#define BOX(flags) cuMemcpy3DBatchAsync(1, &box, &n, flags, s)
#endif
        TELL(BOX(0));
    }
    box.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
    box.flags = 8;
    TELL(BOX(0));
    box.flags = 0;
    TELL(BOX(1));
    SHOW(cuStreamSynchronize(s));
}

/* Each in a process of its own. */
static void apart(const char *name, void (*work)(void))
{
    int status = -1;
    fflush(stdout);
    if (!fork()) {
        section = name;
        cuInit(0);
        work();
        fflush(stdout);
        _exit(0);
    }
    wait(&status);
    if (status)
        printf("%s ended with %d\n", name, status);
}

int main(void)
{
    apart("events of a context", context_events);
    apart("properties", properties);
    apart("starting", starting);
    apart("popped", popped_contexts);
    apart("reset", resets);
    apart("captures", capture_edges);
    apart("batches", batches);
    return 0;
}
