/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What each dialect tells of CUDA's versions, contexts, openings and captures, over NVIDIA's driver or without it.
 *
 *     versions_client versions   of the driver, and which functions it finds at which
 *     versions_client early      calls that need no cuInit
 *     versions_client contexts   which context is current after a call
 *     versions_client captures   the statuses of calls for captured streams, and of the profiler's
 *     versions_client stale      memory and events that are closed past HIP's front end
 *     versions_client race       memory closed while another thread opens other memory at its address
 */
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The functions that programs of CUDA 12 call by the names behind "anygpu_12_". */
cudaError_t anygpu_12_cudaDriverGetVersion(int *version);
cudaError_t anygpu_12_cudaRuntimeGetVersion(int *version);
cudaError_t anygpu_12_cudaFree(void *memory);
cudaError_t anygpu_12_cudaGetDriverEntryPoint(const char *name, void **function, unsigned long long flags,
                                              cudaDriverEntryPointQueryResult *outcome);
cudaError_t anygpu_12_cudaGetDriverEntryPointByVersion(const char *name, void **function, unsigned version,
                                                       unsigned long long flags,
                                                       cudaDriverEntryPointQueryResult *outcome);

#define NEED(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) { \
            printf("%s = %d: %s\n", #call, status_, anygpu_last_reason()); \
            exit(1); \
        } \
    } while (0)
#define SHOW(call) printf("%s = %d\n", #call, (int)(call))

/* What was found: the first or the second function of a name, one that is not this library's, or none. */
static const char *found(int status, void *function)
{
    static char text[32];
    const char *which = !function                 ? "none"
        : function == (void *)(cuLaunchHostFunc)  ? "v1"
        : function == (void *)cuLaunchHostFunc_v2 ? "v2"
                                                  : "another";
    snprintf(text, sizeof text, "%d %s", status, which);
    return text;
}

static void versions(void)
{
    static const char name[] = "cuLaunchHostFunc";
    cudaDriverEntryPointQueryResult outcome;
    int version, other;
    void *function;
    NEED(cudaFree(NULL));
    NEED(anygpu_12_cudaFree(NULL));
    NEED(cuInit(0));
    NEED(cuDriverGetVersion(&version));
    printf("cuDriverGetVersion %d\n", version);
    NEED(cudaDriverGetVersion(&other));
    printf("cudaDriverGetVersion %d", other);
    NEED(anygpu_12_cudaDriverGetVersion(&other));
    printf(", CUDA 12 %d\n", other);
    NEED(cudaRuntimeGetVersion(&other));
    printf("cudaRuntimeGetVersion %d", other);
    NEED(anygpu_12_cudaRuntimeGetVersion(&other));
    printf(", CUDA 12 %d\n", other);

    /* The call comes first: `found` takes what it wrote. */
#define FOUND(call) (function = NULL, status = (int)(call), found(status, function))
    int status;
    printf("cudaGetDriverEntryPoint %s", FOUND(cudaGetDriverEntryPoint(name, &function, 0, &outcome)));
    printf(", CUDA 12 %s\n", FOUND(anygpu_12_cudaGetDriverEntryPoint(name, &function, 0, &outcome)));
    const int asked[] = { 9000, 10000, 13000, 13010, version, version + 10 };
    static const char *const titles[] = { "9000", "10000", "13000", "13010", "driver", "newer" };
    for (unsigned i = 0; i < sizeof asked / sizeof *asked; i++) {
        unsigned at = (unsigned)asked[i];
        printf("%s: %s", titles[i], FOUND(cuGetProcAddress_v2(name, &function, asked[i], 0, NULL)));
        printf(", %s", FOUND(cudaGetDriverEntryPointByVersion(name, &function, at, 0, &outcome)));
        printf(", %s\n", FOUND(anygpu_12_cudaGetDriverEntryPointByVersion(name, &function, at, 0, &outcome)));
    }
}

static void early(void)
{
    const char *text;
    void *function;
    int version;
    NEED(cuDriverGetVersion(&version));
    NEED(cuGetErrorName(CUDA_ERROR_NO_DEVICE, &text));
    NEED(cuGetProcAddress_v2("cuInit", &function, 11040, 0, NULL));
    printf("%s %s\n", text, function == (void *)cuInit ? "ours" : "another");
}

static void contexts(void)
{
    CUcontext primary, own, current;
    NEED(cuInit(0));
    NEED(cuDevicePrimaryCtxRetain(&primary, 0));
    NEED(cuCtxCreate_v2(&own, 0, 0));
    for (int round = 0; round < 2; round++) {
        NEED(cuCtxSetCurrent(own));
        NEED(round ? (int)hipSetDevice(0) : (int)cudaSetDevice(0));
        NEED(cuCtxGetCurrent(&current));
        printf("%s: %s\n", round ? "hipSetDevice" : "cudaSetDevice", current == primary ? "primary" : "the program's");
    }
    /* Every other call leaves the program's as it is. */
    void *memory;
    NEED(cuCtxSetCurrent(own));
    NEED(hipMalloc(&memory, 64));
    NEED(cudaFree(memory));
    NEED(cuCtxGetCurrent(&current));
    printf("others: %s\n", current == own ? "the program's" : "another");
}

static void *modes(void *unused)
{
    hipStreamCaptureMode mode = hipStreamCaptureModeRelaxed;
    (void)unused;
    NEED(hipThreadExchangeStreamCaptureMode(&mode));
    printf("another thread's mode %d\n", (int)mode);
    return NULL;
}

static void captures(void)
{
    unsigned long long id = 7;
    CUgraph graph = NULL;
    cudaGraph_t runtime_graph = NULL;
    hipGraph_t hip_graph = NULL;
    CUstreamCaptureStatus driver_status = 9;
    cudaStreamCaptureStatus runtime_status = 9;
    hipStreamCaptureStatus hip_status = 9;
    CUstreamCaptureMode driver_mode = CU_STREAM_CAPTURE_MODE_RELAXED;
    cudaStreamCaptureMode runtime_mode = cudaStreamCaptureModeThreadLocal;
    hipStreamCaptureMode hip_mode = hipStreamCaptureModeGlobal;
    CUstream stream;
    CUevent event;
    pthread_t thread;
    NEED(cudaFree(NULL));
    NEED(cuStreamCreate(&stream, 0));
    NEED(cuEventCreate(&event, 0));
    cudaStream_t runtime_stream = (cudaStream_t)stream;
    hipStream_t hip_stream = (hipStream_t)stream;

    SHOW(cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
    SHOW(cudaStreamBeginCapture(runtime_stream, cudaStreamCaptureModeGlobal));
    SHOW(hipStreamBeginCapture(hip_stream, hipStreamCaptureModeGlobal));
    SHOW(cuStreamEndCapture(stream, &graph));
    SHOW(cudaStreamEndCapture(runtime_stream, &runtime_graph));
    SHOW(hipStreamEndCapture(hip_stream, &hip_graph));
    SHOW(hipStreamEndCapture(hip_stream, NULL));
    SHOW(cuStreamUpdateCaptureDependencies_v2(stream, NULL, NULL, 0, 0));
    SHOW(cudaStreamUpdateCaptureDependencies(runtime_stream, NULL, NULL, 0, 0));
    SHOW(hipStreamUpdateCaptureDependencies(hip_stream, NULL, 0, 0));
    SHOW(cuStreamIsCapturing(stream, &driver_status));
    SHOW(cudaStreamIsCapturing(runtime_stream, &runtime_status));
    SHOW(hipStreamIsCapturing(hip_stream, &hip_status));
    printf("%d %d %d\n", (int)driver_status, (int)runtime_status, (int)hip_status);
    hip_status = 9;
    SHOW(hipStreamGetCaptureInfo(hip_stream, &hip_status, &id));
    printf("%d %llu\n", (int)hip_status, id);
    hip_status = 9;
    SHOW(hipStreamGetCaptureInfo_v2(hip_stream, &hip_status, &id, NULL, NULL, NULL));
    printf("%d %llu\n", (int)hip_status, id);
    SHOW(hipStreamGetCaptureInfo(hip_stream, NULL, &id));
    /* One mode for a thread, whichever dialect asks. */
    SHOW(cuThreadExchangeStreamCaptureMode(&driver_mode));
    SHOW(cudaThreadExchangeStreamCaptureMode(&runtime_mode));
    SHOW(hipThreadExchangeStreamCaptureMode(&hip_mode));
    printf("%d %d %d\n", (int)driver_mode, (int)runtime_mode, (int)hip_mode);
    pthread_create(&thread, NULL, modes, NULL);
    pthread_join(thread, NULL);
    hip_mode = 3;
    SHOW(hipThreadExchangeStreamCaptureMode(&hip_mode));
    SHOW(hipThreadExchangeStreamCaptureMode(NULL));
    runtime_mode = 3;
    SHOW(cudaThreadExchangeStreamCaptureMode(&runtime_mode));
    SHOW(cuThreadExchangeStreamCaptureMode(NULL));
    SHOW(cuEventRecordWithFlags(event, stream, CU_EVENT_RECORD_EXTERNAL));
    SHOW(cudaEventRecordWithFlags((cudaEvent_t)event, runtime_stream, cudaEventRecordExternal));
    SHOW(cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_EXTERNAL));
    SHOW(cudaStreamWaitEvent(runtime_stream, (cudaEvent_t)event, cudaEventWaitExternal));
    SHOW(hipStreamWaitEvent(hip_stream, (hipEvent_t)event, hipEventWaitExternal));
    SHOW(cudaEventRecordWithFlags((cudaEvent_t)event, runtime_stream, 2));
    SHOW(cudaStreamWaitEvent(runtime_stream, (cudaEvent_t)event, 2));
    SHOW(hipStreamWaitEvent(hip_stream, (hipEvent_t)event, 2));
    SHOW(cuProfilerStart());
    SHOW(cuProfilerStop());
    SHOW(cudaProfilerStart());
    SHOW(cudaProfilerStop());
    SHOW(hipProfilerStart());
    SHOW(hipProfilerStop());
    SHOW(cuFlushGPUDirectRDMAWrites(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
                                    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER));
    SHOW(cuFlushGPUDirectRDMAWrites(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX, 7));
    SHOW(cuLaunchHostFunc_v2(stream, NULL, NULL, 0));
    SHOW(cudaLaunchHostFunc_v2(runtime_stream, NULL, NULL, 0));
    SHOW(cuLaunchHostFunc_v2(stream, (CUhostFn)abort, NULL, 2));
}

/* The handles of another process: of two allocations and of an event. */
struct shared {
    hipIpcMemHandle_t memory[2];
    hipIpcEventHandle_t event;
};
static int to_child[2], from_child[2];
static void *opened;

static void export(void)
{
    struct shared shared;
    hipEvent_t event;
    void *memory;
    char wait;
    close(to_child[1]);
    unsetenv("STANDIN_LOG");
    for (int i = 0; i < 2; i++) {
        NEED(hipMalloc(&memory, 1 << 20));
        NEED(hipIpcGetMemHandle(&shared.memory[i], memory));
    }
    NEED(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    NEED(hipIpcGetEventHandle(&shared.event, event));
    if (write(from_child[1], &shared, sizeof shared) != sizeof shared)
        _exit(1);
    _exit(read(to_child[0], &wait, 1) != 0);
}

static void *close_first(void *unused)
{
    (void)unused;
    NEED(hipSetDevice(0));
    NEED(hipIpcCloseMemHandle(opened));
    return NULL;
}

static void race(const struct shared *shared)
{
    pthread_t thread;
    void *next;
    NEED(hipSetDevice(0));
    NEED(hipIpcOpenMemHandle(&opened, shared->memory[0], hipIpcMemLazyEnablePeerAccess));
    pthread_create(&thread, NULL, close_first, NULL);
    NEED(hipSetDevice(1));
    do {
        NEED(hipIpcOpenMemHandle(&next, shared->memory[1], hipIpcMemLazyEnablePeerAccess));
        if (next != opened)
            NEED(hipIpcCloseMemHandle(next));
    } while (next != opened);
    pthread_join(thread, NULL);
    NEED(hipSetDevice(0));
    SHOW(hipIpcCloseMemHandle(next));
}

static void stale(const struct shared *shared)
{
    hipEvent_t event, other;
    hipStream_t stream;
    CUevent fresh;
    void *next;
    NEED(cuInit(0));
    NEED(hipSetDevice(0));
    NEED(hipIpcOpenMemHandle(&opened, shared->memory[0], hipIpcMemLazyEnablePeerAccess));
    /* A handle opened twice is closed twice, from any device. */
    NEED(hipIpcOpenMemHandle(&next, shared->memory[0], hipIpcMemLazyEnablePeerAccess));
    NEED(hipSetDevice(1));
    SHOW(hipIpcCloseMemHandle(opened));
    SHOW(hipIpcCloseMemHandle(opened));
    SHOW(hipIpcCloseMemHandle(opened));
    NEED(hipSetDevice(0));
    NEED(hipIpcOpenMemHandle(&opened, shared->memory[0], hipIpcMemLazyEnablePeerAccess));
    SHOW(cuIpcCloseMemHandle((CUdeviceptr)opened));
    NEED(hipSetDevice(1));
    NEED(hipIpcOpenMemHandle(&next, shared->memory[1], hipIpcMemLazyEnablePeerAccess));
    printf("the same address: %d\n", next == opened);
    NEED(hipSetDevice(0));
    SHOW(hipIpcCloseMemHandle(next));

    NEED(hipIpcOpenEventHandle(&event, shared->event));
    NEED(hipEventDestroy(event));
    NEED(hipIpcOpenEventHandle(&event, shared->event));
    SHOW(cuEventDestroy_v2((CUevent)event));
    NEED(hipSetDevice(1));
    NEED(hipStreamCreate(&stream));
    NEED(cuEventCreate(&fresh, 0));
    other = (hipEvent_t)fresh;
    printf("the same event: %d\n", other == event);
    SHOW(hipEventRecord(other, stream));

    /* An event that is opened in a context ends with it. */
    CUcontext context;
    NEED(cuCtxCreate_v2(&context, 0, 0));
    NEED(hipIpcOpenEventHandle(&event, shared->event));
    SHOW(cuCtxDestroy_v2(context));
    NEED(hipSetDevice(1));
    NEED(cuEventCreate(&fresh, 0));
    other = (hipEvent_t)fresh;
    printf("the same event: %d\n", other == event);
    SHOW(hipEventRecord(other, stream));
}

int main(int argc, char **argv)
{
    const char *mode = argc == 2 ? argv[1] : "";
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!strcmp(mode, "versions"))
        versions();
    else if (!strcmp(mode, "early"))
        early();
    else if (!strcmp(mode, "contexts"))
        contexts();
    else if (!strcmp(mode, "captures"))
        captures();
    else if (!strcmp(mode, "stale") || !strcmp(mode, "race")) {
        struct shared shared;
        int status;
        if (pipe(to_child) || pipe(from_child))
            return 1;
        pid_t child = fork();
        if (child == 0)
            export();
        if (read(from_child[0], &shared, sizeof shared) != sizeof shared)
            return 1;
        if (!strcmp(mode, "stale"))
            stale(&shared);
        else
            race(&shared);
        close(to_child[1]);
        return waitpid(child, &status, 0) != child || status != 0;
    } else
        return 2;
    return 0;
}
