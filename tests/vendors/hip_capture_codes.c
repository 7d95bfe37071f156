/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What calls of HIP answer while a stream is captured: by the capture's mode, and whether the captured stream is a blocking
 * one. A line: mode, stream, call, code, state of the capture afterwards (1 active, 2 invalid), code of its end, nodes. */
#define _GNU_SOURCE
#include <anygpu/hip.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static hipStream_t s, o; /* captured, other */
static char *p, *q, *bytes, *host, *managed;
static char range[4 * 4096] __attribute__((aligned(4096)));
static hipEvent_t recorded, recorded_by_null, fresh, timed;
static hipArray_t array;
static int mode;
static const char *kind;

static void good(hipError_t status, const char *what, int line)
{
    if (status) {
        printf("%d: %s failed: %d\n", line, what, (int)status);
        exit(1);
    }
}
#define GOOD(call) good(call, #call, __LINE__)

static void finish(const char *what, int code)
{
    hipStreamCaptureStatus state = (hipStreamCaptureStatus)9;
    hipGraph_t made = NULL;
    size_t nodes = 99;
    int asked = (int)hipStreamIsCapturing(s, &state), ended = (int)hipStreamEndCapture(s, &made);
    if (made) {
        GOOD(hipGraphGetNodes(made, NULL, &nodes));
        GOOD(hipGraphDestroy(made));
    }
    printf("%d %s %s = %d, state %d %d, end %d, nodes %d\n", mode, kind, what, code, asked, (int)state, ended,
           (int)nodes);
    GOOD(hipDeviceSynchronize());
}
/* before: what the call needs; after: what is undone, outside of the capture */
#define NAMED(name, before, call, after) \
    do { \
        before; \
        GOOD(hipStreamBeginCapture(s, (hipStreamCaptureMode)mode)); \
        int code = (int)(call); \
        finish(name, code); \
        after; \
    } while (0)
#define CASE(before, call, after) NAMED(#call, before, call, after)
#define CALL(call) NAMED(#call, , call, )

static void make(unsigned flags)
{
    hipChannelFormatDesc format = { 32, 0, 0, 0, hipChannelFormatKindFloat };
    GOOD(hipStreamCreateWithFlags(&s, flags));
    GOOD(hipStreamCreateWithFlags(&o, hipStreamNonBlocking));
    GOOD(hipMalloc((void **)&p, 4096));
    GOOD(hipMalloc((void **)&q, 4096));
    GOOD(hipHostMalloc((void **)&host, 4096, 0));
    GOOD(hipMallocManaged((void **)&managed, 4096, hipMemAttachGlobal));
    GOOD(hipMallocArray(&array, &format, 64, 4, 0));
    bytes = calloc(1, 4096);
    GOOD(hipEventCreate(&recorded));
    GOOD(hipEventCreate(&recorded_by_null));
    GOOD(hipEventCreate(&fresh));
    GOOD(hipEventCreate(&timed));
    GOOD(hipEventRecord(recorded, o));
    GOOD(hipEventRecord(timed, o));
    GOOD(hipEventRecord(recorded_by_null, NULL));
    GOOD(hipDeviceSynchronize());
}

static void *other_thread(void *code)
{
    *(int *)code = (int)hipMemcpy(p, bytes, 64, hipMemcpyHostToDevice);
    return NULL;
}
static void *other_thread_malloc(void *code)
{
    void *x;
    *(int *)code = (int)hipMalloc(&x, 64);
    return NULL;
}
static void *other_thread_query(void *code)
{
    *(int *)code = (int)hipEventQuery(recorded);
    return NULL;
}
static void *other_thread_register(void *code)
{
    *(int *)code = (int)hipHostRegister(range, 4096, 0);
    return NULL;
}
static void *other_thread_sync(void *code)
{
    *(int *)code = (int)hipDeviceSynchronize();
    return NULL;
}
static int by_another_thread(void *(*call)(void *))
{
    pthread_t thread;
    int code = -1;
    pthread_create(&thread, NULL, call, &code);
    pthread_join(thread, NULL);
    return code;
}

static void copies(void)
{
    hipMemcpy3DParms box, none;
    HIP_MEMCPY3D drv;
    hip_Memcpy2D rows;
    hipMemcpy3DPeerParms peer;
    memset(&none, 0, sizeof none);
    memset(&peer, 0, sizeof peer);
    memset(&box, 0, sizeof box);
    box.srcPtr = (hipPitchedPtr){ bytes, 64, 64, 4 };
    box.dstPtr = (hipPitchedPtr){ p, 64, 64, 4 };
    box.extent = (hipExtent){ 64, 4, 1 };
    box.kind = hipMemcpyHostToDevice;
    peer.srcPtr = box.srcPtr;
    peer.srcPtr.ptr = q;
    peer.dstPtr = box.dstPtr;
    peer.extent = box.extent;
    memset(&drv, 0, sizeof drv);
    drv.srcMemoryType = hipMemoryTypeHost;
    drv.srcHost = bytes;
    drv.dstMemoryType = hipMemoryTypeDevice;
    drv.dstDevice = p;
    drv.srcPitch = drv.dstPitch = drv.WidthInBytes = 64;
    drv.srcHeight = drv.dstHeight = drv.Height = 4;
    drv.Depth = 1;
    memset(&rows, 0, sizeof rows);
    rows.srcMemoryType = hipMemoryTypeHost;
    rows.srcHost = bytes;
    rows.dstMemoryType = hipMemoryTypeDevice;
    rows.dstDevice = p;
    rows.srcPitch = rows.dstPitch = rows.WidthInBytes = 64;
    rows.Height = 4;
    CALL(hipMemcpy(p, bytes, 64, hipMemcpyHostToDevice));
    CALL(hipMemcpy(bytes, p, 64, hipMemcpyDeviceToHost));
    CALL(hipMemcpy(p, q, 64, hipMemcpyDeviceToDevice));
    CALL(hipMemcpy(bytes, bytes + 64, 64, hipMemcpyHostToHost));
    CALL(hipMemcpy(p, bytes, 0, hipMemcpyHostToDevice));
    CALL(hipMemcpy(NULL, bytes, 64, hipMemcpyHostToDevice));
    CALL(hipMemcpy(p, bytes, 64, (hipMemcpyKind)77));
    CALL(hipMemcpy(p, p, 64, hipMemcpyDefault));
    CALL(hipMemcpy_spt(p, bytes, 64, hipMemcpyHostToDevice));
    CALL(hipMemcpyHtoD(p, bytes, 64));
    CALL(hipMemcpyHtoD(NULL, bytes, 64));
    CALL(hipMemcpyDtoH(bytes, p, 64));
    CALL(hipMemcpyDtoD(p, q, 64));
    CALL(hipMemcpyDtoD(p, q, 0));
    CALL(hipMemcpyPeer(p, 0, q, 0, 64));
    CALL(hipMemcpyPeer(p, 0, q, 0, 0));
    CALL(hipMemcpyPeer(p, 99, q, 0, 64));
    CALL(hipMemcpyPeer(NULL, 0, q, 0, 64));
    CALL(hipMemcpy2D(p, 64, bytes, 64, 64, 2, hipMemcpyHostToDevice));
    CALL(hipMemcpy2D(p, 64, bytes, 64, 0, 2, hipMemcpyHostToDevice));
    CALL(hipMemcpy2D(p, 32, bytes, 64, 64, 2, hipMemcpyHostToDevice));
    CALL(hipMemcpy2D_spt(p, 64, bytes, 64, 64, 2, hipMemcpyHostToDevice));
    CALL(hipMemcpyParam2D(&rows));
    CALL(hipMemcpyParam2D(NULL));
    CALL(hipDrvMemcpy2DUnaligned(&rows));
    CALL(hipMemcpy3D(&box));
    CALL(hipMemcpy3D(&none));
    CALL(hipMemcpy3D(NULL));
    CALL(hipMemcpy3D_spt(&box));
    CALL(hipDrvMemcpy3D(&drv));
    CALL(hipDrvMemcpy3D(NULL));
    CALL(hipMemcpy3DPeer(&peer));
    CALL(hipMemcpy2DToArray(array, 0, 0, bytes, 64, 64, 2, hipMemcpyHostToDevice));
    CALL(hipMemcpy2DFromArray(bytes, 64, array, 0, 0, 64, 2, hipMemcpyDeviceToHost));
    CALL(hipMemcpyToArray(array, 0, 0, bytes, 64, hipMemcpyHostToDevice));
    CALL(hipMemcpyFromArray(bytes, array, 0, 0, 64, hipMemcpyDeviceToHost));
    CALL(hipMemcpyHtoA(array, 0, bytes, 64));
    CALL(hipMemcpyAtoH(bytes, array, 0, 64));
    CALL(hipMemcpyAtoD(p, array, 0, 64));
    CALL(hipMemcpyDtoA(array, 0, p, 64));
    CALL(hipMemcpyAtoA(array, 128, array, 0, 64));
    CALL(hipMemset(p, 0, 64));
    CALL(hipMemset(p, 0, 0));
    CALL(hipMemset(NULL, 0, 64));
    CALL(hipMemset_spt(p, 0, 64));
    CALL(hipMemsetD8(p, 0, 64));
    CALL(hipMemsetD8(p, 0, 0));
    CALL(hipMemsetD16(p, 0, 64));
    CALL(hipMemsetD32(p, 0, 64));
    CALL(hipMemset2D(p, 64, 0, 64, 2));
    CALL(hipMemset2D(p, 64, 0, 0, 2));
    CALL(hipMemset3D(box.dstPtr, 0, box.extent));
    CALL(hipMemset3D(box.dstPtr, 0, none.extent));
    CALL(hipMemcpyWithStream(p, bytes, 64, hipMemcpyHostToDevice, o));
    CALL(hipMemcpyWithStream(p, q, 64, hipMemcpyDeviceToDevice, o));
    CALL(hipMemcpyWithStream(p, bytes, 0, hipMemcpyHostToDevice, o));
    CALL(hipMemcpyWithStream(NULL, bytes, 64, hipMemcpyHostToDevice, o));
    CALL(hipMemcpyWithStream(p, bytes, 64, (hipMemcpyKind)77, o));
    CALL(hipMemcpyWithStream(p, bytes, 64, hipMemcpyHostToDevice, NULL));
    CALL(hipMemcpyWithStream(p, bytes, 0, hipMemcpyHostToDevice, NULL));
    CALL(hipMemcpyWithStream(p, bytes, 64, hipMemcpyHostToDevice, hipStreamPerThread));
    CALL(hipMemcpyWithStream(p, bytes, 64, hipMemcpyHostToDevice, s));
    CALL(hipMemcpyWithStream(p, q, 64, hipMemcpyDeviceToDevice, s));
    CALL(hipMemcpyWithStream(p, bytes, 0, hipMemcpyHostToDevice, s));
    CALL(hipMemcpyAsync(p, bytes, 64, hipMemcpyHostToDevice, o));
    CALL(hipMemcpyAsync(p, bytes, 64, hipMemcpyHostToDevice, s));
    CALL(hipMemcpyAsync(p, bytes, 0, hipMemcpyHostToDevice, s));
    CALL(hipMemcpyAsync(NULL, q, 0, hipMemcpyDeviceToDevice, s));
    CALL(hipMemcpyAsync(p, q, 64, (hipMemcpyKind)77, s));
    CALL(hipMemcpyAsync(p, p, 64, hipMemcpyDefault, s));
    CALL(hipMemcpyAsync(p, q, 0, hipMemcpyDeviceToDevice, o));
    CALL(hipMemcpyAsync(p, q, 64, hipMemcpyDeviceToDevice, NULL));
    CALL(hipMemcpyAsync(p, q, 0, hipMemcpyDeviceToDevice, NULL));
    CALL(hipMemcpyHtoDAsync(p, bytes, 0, s));
    CALL(hipMemcpyHtoDAsync(p, bytes, 64, s));
    CALL(hipMemcpyDtoHAsync(bytes, p, 0, s));
    CALL(hipMemcpyDtoDAsync(p, q, 0, s));
    CALL(hipMemcpyPeerAsync(p, 0, q, 0, 64, s));
    CALL(hipMemcpyPeerAsync(p, 0, q, 0, 0, s));
    CALL(hipMemcpy2DAsync(p, 64, bytes, 64, 64, 2, hipMemcpyHostToDevice, s));
    CALL(hipMemcpy2DAsync(p, 64, bytes, 64, 0, 2, hipMemcpyHostToDevice, s));
    CALL(hipMemcpy2DAsync(p, 64, bytes, 64, 64, 0, hipMemcpyHostToDevice, s));
    CALL(hipMemcpyParam2DAsync(&rows, s));
    CALL(hipMemcpy3DAsync(&box, s));
    CALL(hipDrvMemcpy3DAsync(&drv, s));
    CASE(box.extent.width = 0, hipMemcpy3DAsync(&box, s), box.extent.width = 64);
    CASE(drv.WidthInBytes = 0, hipDrvMemcpy3DAsync(&drv, s), drv.WidthInBytes = 64);
    CASE(rows.WidthInBytes = 0, hipMemcpyParam2DAsync(&rows, s), rows.WidthInBytes = 64);
    CALL(hipMemsetAsync(p, 0, 64, s));
    CALL(hipMemsetAsync(p, 0, 0, s));
    CALL(hipMemsetAsync(NULL, 0, 0, s));
    CALL(hipMemsetAsync(NULL, 0, 64, s));
    CALL(hipMemsetAsync(p, 0, 0, o));
    CALL(hipMemsetD8Async(p, 0, 0, s));
    CALL(hipMemsetD16Async(p, 0, 0, s));
    CALL(hipMemsetD32Async(p, 0, 0, s));
    CALL(hipMemsetD32Async(p, 0, 16, s));
    CALL(hipMemset2DAsync(p, 64, 0, 64, 2, s));
    CALL(hipMemset2DAsync(p, 64, 0, 0, 2, s));
    CALL(hipMemset2DAsync(p, 64, 0, 64, 0, s));
    CALL(hipMemset3DAsync(box.dstPtr, 0, box.extent, s));
    CALL(hipMemset3DAsync(box.dstPtr, 0, none.extent, s));
    CALL(by_another_thread(other_thread));
}

static void others(void)
{
    void *x = NULL;
    size_t n, n2;
    float ms;
    hipPitchedPtr pitched;
    hipExtent none = { 0, 0, 0 }, some = { 64, 4, 1 };
    hipArray_t made = NULL;
    hipChannelFormatDesc format = { 32, 0, 0, 0, hipChannelFormatKindFloat };
    HIP_ARRAY_DESCRIPTOR shape = { 64, 0, HIP_AD_FORMAT_FLOAT, 1 };
    hipIpcMemHandle_t handle;
    hipGraph_t graph;
    hipPointerAttribute_t attributes;
    hipStream_t stream = NULL;
    hipEvent_t event = NULL;
    hipMemPool_t pool = NULL;
    hipMemPoolProps props;
    int i;
    memset(&props, 0, sizeof props);
    props.allocType = hipMemAllocationTypePinned;
    props.location.type = hipMemLocationTypeDevice;
    CASE(x = NULL, hipMalloc(&x, 64), if (x) GOOD(hipFree(x)));
    CALL(hipMalloc(&x, 0));
    CALL(hipMalloc(NULL, 64));
    CASE(x = NULL, hipExtMallocWithFlags(&x, 64, 0), if (x) GOOD(hipFree(x)));
    CALL(hipExtMallocWithFlags(&x, 0, 0));
    CASE(x = NULL, hipExtMallocWithFlags(&x, 8, hipMallocSignalMemory), if (x) GOOD(hipFree(x)));
    CASE(x = NULL, hipMallocPitch(&x, &n, 64, 4), if (x) GOOD(hipFree(x)));
    CALL(hipMallocPitch(&x, &n, 0, 0));
    CASE(x = NULL, hipMemAllocPitch(&x, &n, 64, 4, 4), if (x) GOOD(hipFree(x)));
    CALL(hipMemAllocPitch(&x, &n, 0, 0, 4));
    CASE(pitched.ptr = NULL, hipMalloc3D(&pitched, some), if (pitched.ptr) GOOD(hipFree(pitched.ptr)));
    CALL(hipMalloc3D(&pitched, none));
    CASE(x = NULL, hipMallocManaged(&x, 64, 1), if (x) GOOD(hipFree(x)));
    CALL(hipMallocManaged(&x, 0, 1));
    CASE(x = NULL, hipHostMalloc(&x, 64, 0), if (x) GOOD(hipHostFree(x)));
    CALL(hipHostMalloc(&x, 0, 0));
    CASE(x = NULL, hipHostAlloc(&x, 64, 0), if (x) GOOD(hipHostFree(x)));
    CASE(x = NULL, hipMallocHost(&x, 64), if (x) GOOD(hipHostFree(x)));
    CALL(hipMallocHost(&x, 0));
    CASE(x = NULL, hipMemAllocHost(&x, 64), if (x) GOOD(hipHostFree(x)));
    CASE(GOOD(hipMalloc(&x, 64)), hipFree(x), if (code) GOOD(hipFree(x)));
    CASE(GOOD(hipHostMalloc(&x, 64, 0)), hipHostFree(x), if (code) GOOD(hipHostFree(x)));
    CALL(hipFree(NULL));
    CALL(hipFree(range));
    CALL(hipHostFree(NULL));
    CALL(hipHostFree(range));
    CALL(hipFreeHost(NULL));
    CASE(made = NULL, hipMallocArray(&made, &format, 64, 4, 0), if (made) GOOD(hipFreeArray(made)));
    CASE(made = NULL, hipMalloc3DArray(&made, &format, some, 0), if (made) GOOD(hipFreeArray(made)));
    CASE(made = NULL, hipArrayCreate(&made, &shape), if (made) GOOD(hipArrayDestroy(made)));
    CASE(GOOD(hipMallocArray(&made, &format, 64, 4, 0)), hipFreeArray(made), if (code) GOOD(hipFreeArray(made)));
    CASE(GOOD(hipMallocArray(&made, &format, 64, 4, 0)), hipArrayDestroy(made), if (code) GOOD(hipFreeArray(made)));
    CALL(hipFreeArray(NULL));
    CASE(, hipHostRegister(range, 4096, 0), hipHostUnregister(range));
    CALL(hipHostRegister(NULL, 4096, 0));
    CALL(hipHostRegister(range, 0, 0));
    CASE(GOOD(hipHostRegister(range, 4096, 0)), hipHostUnregister(range), hipHostUnregister(range));
    CALL(hipHostUnregister(NULL));
    CALL(hipHostUnregister(range));
    CALL(hipMemGetInfo(&n, &n2));
    CALL(hipMemAdvise(managed, 4096, hipMemAdviseSetReadMostly, 0));
    CALL(hipEventSynchronize(recorded));
    CALL(hipEventSynchronize(recorded_by_null));
    CALL(hipEventSynchronize(fresh));
    CALL(hipEventSynchronize(NULL));
    CALL(hipEventQuery(recorded));
    CALL(hipEventQuery(recorded_by_null));
    CALL(hipEventQuery(fresh));
    CALL(hipEventQuery(NULL));
    CALL(hipEventElapsedTime(&ms, recorded, timed));
    CALL(hipEventRecord(recorded, o));
    CASE(, (hipEventRecord(fresh, s), hipEventQuery(fresh)), );
    CASE(, (hipEventRecord(fresh, s), hipEventSynchronize(fresh)), );
    CASE(event = NULL, hipEventCreate(&event), if (event) GOOD(hipEventDestroy(event)));
    CASE(stream = NULL, hipStreamCreate(&stream), if (stream) GOOD(hipStreamDestroy(stream)));
    CASE(GOOD(hipStreamCreate(&stream)), hipStreamDestroy(stream), );
    CALL(hipStreamSynchronize(o));
    CALL(hipStreamSynchronize(NULL));
    CALL(hipStreamSynchronize(hipStreamPerThread));
    CALL(hipStreamQuery(o));
    CALL(hipStreamQuery(NULL));
    CALL(hipStreamQuery(hipStreamPerThread));
    CALL(hipStreamQuery(s));
    CALL(hipStreamSynchronize(s));
    CALL(hipDeviceSynchronize());
    CALL(hipCtxSynchronize());
    CALL(hipSetDevice(0));
    CALL(hipDeviceSetLimit(hipLimitMallocHeapSize, 1 << 20));
    CASE(pool = NULL, hipMemPoolCreate(&pool, &props), if (pool) GOOD(hipMemPoolDestroy(pool)));
    CALL(hipDeviceGetDefaultMemPool(&pool, 0));
    CALL(hipMemPoolTrimTo(pool, 0));
    CASE(x = NULL, hipMallocAsync(&x, 64, o), if (x) GOOD(hipFreeAsync(x, o)));
    CASE(x = NULL, hipMallocFromPoolAsync(&x, 64, pool, o), if (x) GOOD(hipFreeAsync(x, o)));
    CASE(GOOD(hipMallocAsync(&x, 64, o)), hipFreeAsync(x, o), if (code) GOOD(hipFreeAsync(x, o)));
    CALL(hipMemPrefetchAsync(managed, 4096, 0, o));
    CALL(hipStreamAttachMemAsync(o, managed, 0, hipMemAttachSingle));
    CALL(hipHostGetDevicePointer(&x, host, 0));
    CALL(hipPointerGetAttributes(&attributes, p));
    CALL(hipIpcGetMemHandle(&handle, p));
    CASE(, hipGraphCreate(&graph, 0), GOOD(hipGraphDestroy(graph)));
    CALL(hipGetDevice(&i));
    CALL(by_another_thread(other_thread_malloc));
    CALL(by_another_thread(other_thread_query));
    CASE(, by_another_thread(other_thread_register), hipHostUnregister(range));
    CALL(by_another_thread(other_thread_sync));
}

/* A capture that has failed. */
#define FAILED(call) NAMED("failed, " #call, , (hipMemset(p, 0, 64), call), )
static void failed(void)
{
    hipMemcpy3DParms box;
    hipPitchedPtr memory = { p, 64, 64, 4 };
    hipExtent none = { 0, 0, 0 };
    memset(&box, 0, sizeof box);
    box.srcPtr = box.dstPtr = memory;
    box.kind = hipMemcpyDeviceToDevice;
    FAILED(hipMemcpyAsync(p, q, 64, hipMemcpyDeviceToDevice, s));
    FAILED(hipMemcpyAsync(p, q, 0, hipMemcpyDeviceToDevice, s));
    FAILED(hipMemcpyAsync(p, p, 64, hipMemcpyDefault, s));
    FAILED(hipMemcpyAsync(NULL, q, 64, hipMemcpyDeviceToDevice, s));
    FAILED(hipMemcpyHtoDAsync(p, bytes, 0, s));
    FAILED(hipMemcpy2DAsync(p, 64, q, 64, 0, 2, hipMemcpyDeviceToDevice, s));
    FAILED(hipMemcpy3DAsync(&box, s));
    FAILED(hipMemsetAsync(p, 0, 0, s));
    FAILED(hipMemsetAsync(NULL, 0, 64, s));
    FAILED(hipMemsetD32Async(p, 0, 0, s));
    FAILED(hipMemset2DAsync(p, 64, 0, 0, 2, s));
    FAILED(hipMemset3DAsync(memory, 0, none, s));
    FAILED(hipMemcpyWithStream(p, q, 0, hipMemcpyDeviceToDevice, s));
    FAILED(hipMemcpyWithStream(p, q, 64, hipMemcpyDeviceToDevice, s));
    FAILED(hipStreamSynchronize(s));
    FAILED(hipEventRecord(recorded, s));
    FAILED(hipMemcpy(p, q, 64, hipMemcpyDeviceToDevice));
    FAILED(hipDeviceSynchronize());
    FAILED(hipFree(NULL));
}

/* Two captures of different modes at a time, and one of another device. */
static void several(void)
{
    int count = 0;
    hipStreamCaptureStatus state = (hipStreamCaptureStatus)9;
    hipGraph_t made = NULL;
    hipStream_t t;
    GOOD(hipGetDeviceCount(&count));
    for (int device = 0; device < 2 && device < count; device++)
        for (int call = 0; call < 3; call++) {
            GOOD(hipSetDevice(device));
            GOOD(hipStreamCreateWithFlags(&t, hipStreamNonBlocking));
            GOOD(hipStreamBeginCapture(t, hipStreamCaptureModeRelaxed));
            GOOD(hipSetDevice(0));
            GOOD(hipStreamBeginCapture(s, (hipStreamCaptureMode)mode));
            int code = (int)(call == 0       ? hipMemcpy(p, q, 64, hipMemcpyDefault)
                                 : call == 1 ? hipDeviceSynchronize()
                                             : hipFree(NULL));
            int asked = (int)hipStreamIsCapturing(t, &state), ended = (int)hipStreamEndCapture(t, &made);
            printf("%d %s beside a relaxed one on device %d, call %d = %d, state %d %d, end %d\n", mode, kind, device,
                   call, code, asked, (int)state, ended);
            finish("the other", code);
            GOOD(hipStreamDestroy(t));
        }
    for (int call = 0; call < 3 && count > 1; call++) {
        GOOD(hipSetDevice(1));
        GOOD(hipStreamBeginCapture(s, (hipStreamCaptureMode)mode));
        int code = (int)(call == 0       ? hipMemcpy(p, q, 64, hipMemcpyDefault)
                             : call == 1 ? hipDeviceSynchronize()
                                         : hipMemset(p, 0, 64));
        GOOD(hipSetDevice(0));
        finish("of another device", code);
    }
}

int main(void)
{
    int bad = 0;
    void (*const groups[])(void) = { copies, others, failed, several };
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (unsigned flags = 0; flags < 2; flags++)
        for (int m = 0; m < 3; m++)
            for (int group = 0; group < 4; group++) {
                int status = 0;
                pid_t child = fork();
                if (!child) {
                    alarm(60);
                    mode = m, kind = flags ? "nonblocking" : "blocking";
                    make(flags);
                    groups[group]();
                    _exit(0);
                }
                waitpid(child, &status, 0);
                if (status)
                    printf("%d %u: ended with 0x%x\n", m, flags, status), bad = 1;
            }
    return bad;
}
