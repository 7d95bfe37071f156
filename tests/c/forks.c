/* SPDX-License-Identifier: MIT OR Apache-2.0
 * For each front end: a child forked before the first call works, and so does its parent; a child forked after it gets
 * an error from every call, at once; and the parent's work is as it was.
 *
 *     forks [--native] [FRONT END]
 *
 * With --native the driver's calls go to NVIDIA's own driver, which answers some waits in the child with success.
 */
#include <anygpu/acl.h>
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 4096 };

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)
#define GOOD(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) { \
            fprintf(stderr, "%s:%d: %s = %d\n", __FILE__, __LINE__, #call, status_); \
            exit(1); \
        } \
    } while (0)
/* In the child of a process that has made calls. */
#define REFUSED(call) \
    do { \
        if (!(int)(call)) { \
            fprintf(stderr, "%s:%d: %s succeeds in the child\n", __FILE__, __LINE__, #call); \
            exit(1); \
        } \
    } while (0)

/* The same, where NVIDIA's own driver may see nothing to wait for. */
#define REFUSED_OR_IDLE(call) \
    do { \
        if (!(int)(call) && !native) { \
            fprintf(stderr, "%s:%d: %s succeeds in the child\n", __FILE__, __LINE__, #call); \
            exit(1); \
        } \
    } while (0)

static int native;

/* What the parent has and the child inherits the names of. */
static void *memory, *stream, *event;
static char bytes[SIZE];

static void hip_works(void)
{
    GOOD(hipMalloc(&memory, SIZE));
    GOOD(hipMemset(memory, 7, SIZE));
    GOOD(hipMemcpy(bytes, memory, SIZE, hipMemcpyDeviceToHost));
    GOOD(hipStreamCreate((hipStream_t *)&stream));
    GOOD(hipEventCreate((hipEvent_t *)&event));
    GOOD(hipEventRecord((hipEvent_t)event, (hipStream_t)stream));
    GOOD(hipEventSynchronize((hipEvent_t)event));
}

static void hip_is_refused(void)
{
    hipIpcMemHandle_t handle;
    void *made;
    int count;
    memset(&handle, 1, sizeof handle);
    REFUSED(hipInit(0));
    REFUSED(hipGetDeviceCount(&count));
    REFUSED(hipMalloc(&made, SIZE));
    REFUSED(hipMemcpy(bytes, memory, SIZE, hipMemcpyDeviceToHost));
    REFUSED(hipMemset(memory, 1, SIZE));
    REFUSED(hipIpcGetMemHandle(&handle, memory));
    REFUSED(hipIpcOpenMemHandle(&made, handle, hipIpcMemLazyEnablePeerAccess));
    REFUSED(hipIpcCloseMemHandle(memory));
    REFUSED(hipStreamSynchronize((hipStream_t)stream));
    REFUSED(hipEventSynchronize((hipEvent_t)event));
    REFUSED(hipDeviceSynchronize());
    REFUSED(hipFree(memory));
}

static void driver_works(void)
{
    CUcontext context;
    CUdeviceptr made;
    GOOD(cuInit(0));
    GOOD(cuDevicePrimaryCtxRetain(&context, 0));
    GOOD(cuCtxSetCurrent(context));
    GOOD(cuMemAlloc(&made, SIZE));
    memory = (void *)made;
    GOOD(cuMemsetD8(made, 7, SIZE));
    GOOD(cuMemcpyDtoH(bytes, made, SIZE));
    GOOD(cuStreamCreate((CUstream *)&stream, CU_STREAM_DEFAULT));
    GOOD(cuEventCreate((CUevent *)&event, CU_EVENT_DEFAULT));
    GOOD(cuEventRecord((CUevent)event, (CUstream)stream));
    GOOD(cuEventSynchronize((CUevent)event));
}

static void driver_is_refused(void)
{
    CUipcMemHandle handle;
    CUdeviceptr made;
    CUcontext context;
    memset(&handle, 1, sizeof handle);
    REFUSED(cuDevicePrimaryCtxRetain(&context, 0));
    REFUSED(cuMemAlloc(&made, SIZE));
    REFUSED(cuMemcpyDtoH(bytes, (CUdeviceptr)memory, SIZE));
    REFUSED(cuMemsetD8((CUdeviceptr)memory, 1, SIZE));
    REFUSED(cuIpcGetMemHandle(&handle, (CUdeviceptr)memory));
    REFUSED(cuIpcOpenMemHandle(&made, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    REFUSED(cuIpcCloseMemHandle((CUdeviceptr)memory));
    REFUSED_OR_IDLE(cuStreamSynchronize((CUstream)stream));
    REFUSED_OR_IDLE(cuEventSynchronize((CUevent)event));
    REFUSED_OR_IDLE(cuCtxSynchronize());
    REFUSED(cuMemFree((CUdeviceptr)memory));
}

static void runtime_works(void)
{
    GOOD(cudaMalloc(&memory, SIZE));
    GOOD(cudaMemset(memory, 7, SIZE));
    GOOD(cudaMemcpy(bytes, memory, SIZE, cudaMemcpyDeviceToHost));
    GOOD(cudaStreamCreate((cudaStream_t *)&stream));
    GOOD(cudaEventCreate((cudaEvent_t *)&event));
    GOOD(cudaEventRecord((cudaEvent_t)event, (cudaStream_t)stream));
    GOOD(cudaEventSynchronize((cudaEvent_t)event));
}

static void runtime_is_refused(void)
{
    cudaIpcMemHandle_t handle;
    void *made;
    memset(&handle, 1, sizeof handle);
    REFUSED(cudaMalloc(&made, SIZE));
    REFUSED(cudaMemcpy(bytes, memory, SIZE, cudaMemcpyDeviceToHost));
    REFUSED(cudaMemset(memory, 1, SIZE));
    REFUSED(cudaIpcGetMemHandle(&handle, memory));
    REFUSED(cudaIpcOpenMemHandle(&made, handle, cudaIpcMemLazyEnablePeerAccess));
    REFUSED(cudaIpcCloseMemHandle(memory));
    REFUSED(cudaStreamSynchronize((cudaStream_t)stream));
    REFUSED(cudaEventSynchronize((cudaEvent_t)event));
    REFUSED(cudaDeviceSynchronize());
    REFUSED(cudaFree(memory));
}

/* Physical memory and its shareable handle. */
static aclrtDrvMemHandle physical;
static uint64_t number;

static void acl_works(void)
{
    aclrtPhysicalMemProp prop = { ACL_MEM_HANDLE_TYPE_NONE,
                                  ACL_MEM_ALLOCATION_TYPE_PINNED,
                                  ACL_HBM_MEM_HUGE,
                                  { 0, ACL_MEM_LOCATION_TYPE_DEVICE },
                                  0 };
    int status = aclInit(NULL);
    CHECK(status == ACL_SUCCESS || status == ACL_ERROR_REPEAT_INITIALIZE);
    GOOD(aclrtSetDevice(0));
    GOOD(aclrtMalloc(&memory, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    GOOD(aclrtMemset(memory, SIZE, 7, SIZE));
    GOOD(aclrtMemcpy(bytes, SIZE, memory, SIZE, ACL_MEMCPY_DEVICE_TO_HOST));
    GOOD(aclrtCreateStream(&stream));
    GOOD(aclrtCreateEvent(&event));
    GOOD(aclrtRecordEvent(event, stream));
    GOOD(aclrtSynchronizeEvent(event));
    GOOD(aclrtMallocPhysical(&physical, (size_t)2 << 20, &prop, 0));
    GOOD(aclrtMemExportToShareableHandle(physical, ACL_MEM_HANDLE_TYPE_NONE,
                                         ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, &number));
}

static void acl_is_refused(void)
{
    aclrtDrvMemHandle handle;
    void *made;
    char key[65];
    memset(key, '5', sizeof key);
    REFUSED(aclInit(NULL));
    REFUSED(aclrtSetDevice(0));
    REFUSED(aclrtMalloc(&made, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    REFUSED(aclrtMemcpy(bytes, SIZE, memory, SIZE, ACL_MEMCPY_DEVICE_TO_HOST));
    REFUSED(aclrtMemset(memory, SIZE, 1, SIZE));
    REFUSED(aclrtMemImportFromShareableHandle(number, 0, &handle));
    REFUSED(aclrtMemExportToShareableHandle(physical, ACL_MEM_HANDLE_TYPE_NONE, 0, &number));
    REFUSED(aclrtIpcMemGetExportKey(memory, SIZE, key, sizeof key, 0));
    REFUSED(aclrtIpcMemImportByKey(&made, key, 0));
    REFUSED(aclrtIpcMemClose(key));
    REFUSED(aclrtFreePhysical(physical));
    REFUSED(aclrtSynchronizeStream(stream));
    REFUSED(aclrtSynchronizeEvent(event));
    REFUSED(aclrtSynchronizeDevice());
    REFUSED(aclrtFree(memory));
}

static const struct {
    const char *name;
    void (*works)(void), (*is_refused)(void);
} front_ends[] = {
    { "hip", hip_works, hip_is_refused },
    { "cuda", driver_works, driver_is_refused },
    { "cudart", runtime_works, runtime_is_refused },
    { "acl", acl_works, acl_is_refused },
};
enum { FRONT_ENDS = sizeof front_ends / sizeof front_ends[0] };

/* Runs one step in a child, which must end well and soon. */
static void in_child(void (*step)(void), const char *name, const char *when)
{
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        alarm(60);
        step();
        exit(0);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    if (status) {
        fprintf(stderr, "%s: the child forked %s ends with status %#x\n", name, when, (unsigned)status);
        exit(1);
    }
}

static void expect_sevens(void)
{
    for (int i = 0; i < SIZE; i++)
        CHECK(bytes[i] == 7);
}

static int which;

static void works(void)
{
    memset(bytes, 0, SIZE);
    front_ends[which].works();
    expect_sevens();
}

/* In a process of its own for each front end, so that each makes its first call. */
static void one_front_end(void)
{
    const char *name = front_ends[which].name;
    in_child(works, name, "before the first call");
    works();
    for (int other = 0; other < FRONT_ENDS; other++)
        in_child(front_ends[other].is_refused, front_ends[other].name, "after the first call");
    /* The parent is as it was. */
    memset(bytes, 0, SIZE);
    works();
}

int main(int argc, char **argv)
{
    native = argc > 1 && !strcmp(argv[1], "--native");
    argc -= native;
    argv += native;
    for (which = 0; which < FRONT_ENDS; which++)
        if (argc < 2 || !strcmp(argv[1], front_ends[which].name))
            in_child(one_front_end, front_ends[which].name, "for all of it");
    printf("forks: ok\n");
    return 0;
}
