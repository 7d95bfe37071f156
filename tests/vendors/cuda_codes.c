// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows what each call answers, right and wrong ones: with NVIDIA's driver and its cuda.h, and with this library and its
 * own. tests/vendors/cuda_codes.txt has what the driver answered. */
#include <cuda.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Of cudaProfiler.h. */
CUresult cuProfilerStart(void);
CUresult cuProfilerStop(void);

#define SHOW(call) printf("%s: %s = %d\n", section, #call, (int)(call))
#define ADDRESS(pointer) ((CUdeviceptr)(size_t)(pointer))

static const char *section;
static CUdeviceptr p, q;
static size_t n, n2;
static CUcontext c, c2;
static CUdevice d;
static int i, j;
static unsigned u;
static CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
static CUgraph graph;
static void *v, *f;
static CUstream s;
static CUevent e, e2;
static float ms;
static char text[64];
static CUipcMemHandle h;
static CUipcEventHandle eh;
static const char *str;
static unsigned long long ull;
static CUmemLocation device, host, missing;
static CUmemGenericAllocationHandle g, g2, g3;
static CUmemAllocationProp prop, other;
static CUmemAccessDesc rights, others;
static CUmemoryPool pool, pool2, pool3, first;
static CUmemPoolProps pools, other_pools;
static CUmemPoolPtrExportData name;
static CUmemAccess_flags may;
static CUdeviceptr r;

#define FILE_NUMBER(number) ((void *)(long)(number))

/* The call with one field of its structure changed. */
#define WITH(structure, from, field, value, call) \
    do { \
        structure = from; \
        structure.field = value; \
        printf("%s: %s %s: %s = %d\n", section, #field, #value, #call, (int)(call)); \
    } while (0)

/* How many bytes each attribute takes, and with what answer. */
static void attributes(const char *what, CUdeviceptr pointer)
{
    for (int attribute = 0; attribute <= 24; attribute++) {
        unsigned char once[32], again[32];
        int wrote = 0;
        memset(once, 0xaa, sizeof once);
        memset(again, 0x55, sizeof again);
        int one = cuPointerGetAttribute(once, (CUpointer_attribute)attribute, pointer);
        cuPointerGetAttribute(again, (CUpointer_attribute)attribute, pointer);
        for (int byte = 0; byte < 32; byte++)
            if (once[byte] != 0xaa || again[byte] != 0x55)
                wrote = byte + 1;
        printf("attribute %d of %s: %d, %d bytes\n", attribute, what, one, one == 0 ? wrote : 0);
        CUpointer_attribute asked = (CUpointer_attribute)attribute;
        void *room = once;
        printf("attribute %d of %s, as a list: %d\n", attribute, what,
               cuPointerGetAttributes(1, &asked, &room, pointer));
    }
}

/* True while a stream that calls the function must be found busy. */
static volatile int is_held;

static void nothing(CUstream stream, CUresult status, void *data)
{
    (void)stream, (void)status, (void)data;
    while (is_held)
        usleep(100);
}

static void before_init(void)
{
    SHOW(cuMemAlloc(&p, 16));
    SHOW(cuMemAlloc(NULL, 16));
    SHOW(cuDeviceGetCount(&i));
    SHOW(cuDeviceGetCount(NULL));
    SHOW(cuCtxGetCurrent(&c));
    SHOW(cuCtxGetCurrent(NULL));
    SHOW(cuGetErrorName(1, &str));
    SHOW(cuDriverGetVersion(NULL));
    SHOW(cuDriverGetVersion(&i));
    SHOW(cuDeviceGet(&d, 0));
    SHOW(cuDeviceGet(NULL, 0));
    SHOW(cuCtxSynchronize());
    SHOW(cuIpcCloseMemHandle(0));
    SHOW(cuInit(1));
    SHOW(cuStreamQuery(0));
    SHOW(cuCtxPopCurrent(&c));
    SHOW(cuMemFree(0));
    SHOW(cuMemFreeHost(NULL));
    SHOW(cuPointerGetAttribute(&i, 2, 4096));
    SHOW(cuDevicePrimaryCtxRetain(&c, 0));
    SHOW(cuGetExportTable((const void **)&v, NULL));
    CUdriverProcAddressQueryResult qr;
    SHOW(cuGetProcAddress("cuInit", &f, 2000, 0, &qr));
    SHOW(cuMemCreate(&g, 2 << 20, &prop, 0));
    SHOW(cuMemGetAllocationGranularity(&n, &prop, 0));
    SHOW(cuMemCreate(NULL, 2 << 20, &prop, 0));
    SHOW(cuDeviceGetDefaultMemPool(&pool, 0));
    SHOW(cuThreadExchangeStreamCaptureMode(&mode));
    SHOW(cuProfilerStart());
    SHOW(cuProfilerStop());
    SHOW(cuFlushGPUDirectRDMAWrites(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
                                    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER));
}

static void no_context(void)
{
    SHOW(cuInit(0));
    SHOW(cuMemAlloc(&p, 16));
    SHOW(cuMemAlloc(NULL, 16));
    SHOW(cuMemAlloc(&p, 0));
    SHOW(cuMemFree(0));
    SHOW(cuMemFree(4096));
    SHOW(cuCtxGetCurrent(&c));
    SHOW(cuCtxGetCurrent(NULL));
    SHOW(cuCtxGetDevice(&d));
    SHOW(cuCtxGetDevice(NULL));
    SHOW(cuCtxSynchronize());
    SHOW(cuCtxPopCurrent(&c));
    SHOW(cuCtxPopCurrent(NULL));
    SHOW(cuStreamCreate(&s, 0));
    SHOW(cuStreamCreate(NULL, 0));
    SHOW(cuStreamCreate(&s, 9));
    SHOW(cuEventCreate(&e, 0));
    SHOW(cuEventCreate(NULL, 0));
    SHOW(cuEventCreate(&e, 4));
    SHOW(cuMemGetInfo(&n, &n2));
    SHOW(cuMemGetInfo(NULL, NULL));
    SHOW(cuPointerGetAttribute(&i, 2, ADDRESS(&i)));
    SHOW(cuPointerGetAttribute(&i, 2, 0));
    SHOW(cuPointerGetAttribute(NULL, 2, 0));
    SHOW(cuIpcGetMemHandle(&h, 4096));
    SHOW(cuIpcGetMemHandle(NULL, 4096));
    memset(&h, 0x5a, 64);
    SHOW(cuIpcOpenMemHandle(&p, h, 1));
    SHOW(cuIpcOpenMemHandle(&p, h, 0));
    SHOW(cuIpcOpenMemHandle(NULL, h, 0));
    SHOW(cuIpcCloseMemHandle(0));
    SHOW(cuIpcCloseMemHandle(4096));
    SHOW(cuIpcOpenEventHandle(&e, eh));
    SHOW(cuIpcGetEventHandle(&eh, NULL));
    SHOW(cuMemHostAlloc(&v, 16, 0));
    SHOW(cuMemAllocHost(&v, 16));
    SHOW(cuMemFreeHost(NULL));
    SHOW(cuMemFreeHost(&i));
    SHOW(cuMemHostRegister(&i, 4, 0));
    SHOW(cuMemHostUnregister(&i));
    SHOW(cuMemHostGetFlags(&u, &i));
    SHOW(cuMemHostGetDevicePointer(&p, &i, 0));
    SHOW(cuMemcpy(0, 0, 0));
    SHOW(cuMemcpyHtoD(0, NULL, 0));
    SHOW(cuMemcpyHtoD(4096, &i, 4));
    SHOW(cuMemsetD8(0, 0, 0));
    SHOW(cuMemsetD8(4096, 0, 4));
    SHOW(cuMemcpy2D(NULL));
    SHOW(cuMemGetAddressRange(&p, &n, 4096));
    SHOW(cuMemAllocManaged(&p, 16, 1));
    SHOW(cuMemAllocAsync(&p, 16, 0));
    SHOW(cuMemFreeAsync(0, 0));
    SHOW(cuCtxGetFlags(&u));
    SHOW(cuCtxGetLimit(&n, 0));
    SHOW(cuCtxSetLimit(0, 1024));
    SHOW(cuCtxGetApiVersion(NULL, &u));
    SHOW(cuCtxGetApiVersion(NULL, NULL));
    SHOW(cuCtxSetCurrent(NULL));
    SHOW(cuCtxPushCurrent(NULL));
    SHOW(cuCtxDestroy(NULL));
    SHOW(cuCtxGetStreamPriorityRange(&i, &j));
    SHOW(cuCtxGetCacheConfig((CUfunc_cache *)&i));
    SHOW(cuStreamQuery(0));
    SHOW(cuStreamSynchronize(0));
    SHOW(cuStreamDestroy(NULL));
    SHOW(cuStreamGetFlags(0, &u));
    SHOW(cuStreamGetPriority(0, &i));
    SHOW(cuStreamWaitEvent(0, NULL, 0));
    SHOW(cuEventQuery(NULL));
    SHOW(cuEventSynchronize(NULL));
    SHOW(cuEventDestroy(NULL));
    SHOW(cuEventRecord(NULL, 0));
    SHOW(cuEventElapsedTime(&ms, NULL, NULL));
    SHOW(cuDevicePrimaryCtxRelease(0));
    SHOW(cuDevicePrimaryCtxGetState(0, &u, &i));
    SHOW(cuDevicePrimaryCtxGetState(0, NULL, NULL));
    SHOW(cuDevicePrimaryCtxSetFlags(0, 4));
    SHOW(cuDevicePrimaryCtxSetFlags(0, 0x100));
    SHOW(cuDevicePrimaryCtxSetFlags(0, 3));
    SHOW(cuDeviceCanAccessPeer(&i, 0, 0));
    SHOW(cuDeviceCanAccessPeer(&i, 0, 99));
    SHOW(cuDeviceGetP2PAttribute(&i, 2, 0, 0));
    SHOW(cuDeviceGetP2PAttribute(&i, 99, 0, 0));
    SHOW(cuCtxEnablePeerAccess(NULL, 0));
    SHOW(cuCtxDisablePeerAccess(NULL));
    SHOW(cuLaunchHostFunc(0, NULL, NULL));
    SHOW(cuMemAdvise(4096, 16, 1, device));
    SHOW(cuMemPrefetchAsync(4096, 16, device, 0, 0));
    SHOW(cuDeviceGet(&d, 99));
    SHOW(cuDeviceGet(&d, -1));
    SHOW(cuDeviceGet(NULL, 0));
    SHOW(cuDeviceGetName(NULL, 9, 0));
    SHOW(cuDeviceGetName(text, 5, 0));
    SHOW(cuDeviceGetName(text, 60, 99));
    SHOW(cuDeviceGetAttribute(&i, 0, 0));
    SHOW(cuDeviceGetAttribute(&i, 9999, 0));
    SHOW(cuDeviceGetAttribute(NULL, 1, 0));
    SHOW(cuDeviceGetAttribute(&i, 1, 99));
    SHOW(cuDeviceTotalMem(&n, 99));
    SHOW(cuDeviceTotalMem(NULL, 0));
    SHOW(cuDeviceGetPCIBusId(text, 5, 0));
    SHOW(cuDeviceGetPCIBusId(text, 12, 0));
    SHOW(cuDeviceGetPCIBusId(text, 60, 0));
    SHOW(cuDeviceGetByPCIBusId(&d, text));
    SHOW(cuDeviceGetByPCIBusId(&d, "nonsense"));
    SHOW(cuDeviceGetByPCIBusId(&d, "ffff:1f:00.0"));
    SHOW(cuDeviceGetByPCIBusId(&d, NULL));
    SHOW(cuDeviceGetUuid(NULL, 0));
    SHOW(cuDeviceGetLuid(text, &u, 0));
    SHOW(cuDeviceComputeCapability(&i, &j, 0));
    SHOW(cuDeviceGetProperties(NULL, 0));
    SHOW(cuGetErrorName(12345, &str));
    SHOW(cuGetErrorName(12345, &str));
    SHOW(cuGetErrorString(12345, &str));
    SHOW(cuDevicePrimaryCtxRetain(NULL, 0));
    SHOW(cuDevicePrimaryCtxRetain(&c, 99));
    SHOW(cuCtxCreate(&c, NULL, 0x400, 0));
    SHOW(cuCtxCreate(&c, NULL, 3, 0));
    SHOW(cuCtxCreate(NULL, NULL, 0, 0));
    SHOW(cuCtxCreate(&c, NULL, 0, 99));
    SHOW(cuDeviceGetExecAffinitySupport(&i, 0, 0));
    SHOW(cuDeviceGetTexture1DLinearMaxWidth(&n, CU_AD_FORMAT_FLOAT, 1, 0));
    SHOW(cuProfilerStart());
    SHOW(cuProfilerStop());
    SHOW(cuFlushGPUDirectRDMAWrites(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
                                    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER));
}

static void context(void)
{
    SHOW(cuInit(0));
    SHOW(cuDevicePrimaryCtxRetain(&c, 0));
    SHOW(cuCtxSetCurrent(c));
    SHOW(cuDevicePrimaryCtxSetFlags(0, 4));
    SHOW(cuMemAlloc(&p, 0));
    SHOW(cuMemAlloc(NULL, 8));
    SHOW(cuMemAlloc(&p, (size_t)1 << 50));
    SHOW(cuMemAlloc(&p, 4096));
    SHOW(cuMemFree(0));
    SHOW(cuMemFree(p + 16));
    SHOW(cuMemFree(4096));
    SHOW(cuMemFree(ADDRESS(&i)));
    q = p;
    char *buf = malloc(1 << 20);
    SHOW(cuMemcpyHtoD(p, buf, 4097));
    SHOW(cuMemcpyHtoD(p, buf, 3 << 20));
    SHOW(cuMemcpyHtoD(p, NULL, 16));
    SHOW(cuMemcpyHtoD(0, buf, 16));
    SHOW(cuMemcpyHtoD(p, buf, 0));
    SHOW(cuMemcpyDtoH(NULL, p, 16));
    SHOW(cuMemcpyDtoH(buf, 4096, 16));
    SHOW(cuMemcpy(p, 0, 16));
    SHOW(cuMemcpy(0, 0, 0));
    SHOW(cuMemcpy(p, ADDRESS(buf), 16));
    SHOW(cuMemcpyDtoD(p, p + 8, 16));
    SHOW(cuMemsetD8(0, 1, 0));
    SHOW(cuMemsetD8(0, 1, 4));
    SHOW(cuMemsetD8(p, 1, 0));
    SHOW(cuMemsetD16(p + 1, 1, 4));
    SHOW(cuMemsetD32(p + 2, 1, 4));
    SHOW(cuMemsetD8(ADDRESS(buf), 1, 4));
    SHOW(cuMemsetD2D8(p, 4, 1, 8, 2));
    SHOW(cuMemsetD2D8(p, 8, 1, 8, 0));
    SHOW(cuMemsetD2D32(p, 10, 1, 2, 2));
    SHOW(cuMemsetD2D32(p, 8, 1, 2, 2));
    CUDA_MEMCPY2D m;
    memset(&m, 0, sizeof m);
    m.srcMemoryType = CU_MEMORYTYPE_HOST;
    m.srcHost = buf;
    m.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    m.dstDevice = p;
    m.WidthInBytes = 8;
    m.Height = 2;
    m.srcPitch = 8;
    m.dstPitch = 16;
    SHOW(cuMemcpy2D(&m));
    m.dstPitch = 4;
    SHOW(cuMemcpy2D(&m));
    m.dstPitch = 0;
    SHOW(cuMemcpy2D(&m));
    m.srcPitch = 0;
    SHOW(cuMemcpy2D(&m));
    m.srcPitch = 8;
    m.dstPitch = 8;
    m.WidthInBytes = 0;
    SHOW(cuMemcpy2D(&m));
    m.WidthInBytes = 8;
    m.Height = 0;
    SHOW(cuMemcpy2D(&m));
    m.Height = 2;
    m.dstMemoryType = 0;
    SHOW(cuMemcpy2D(&m));
    m.dstMemoryType = 7;
    SHOW(cuMemcpy2D(&m));
    m.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    SHOW(cuMemcpy2D(&m));
    m.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
    SHOW(cuMemcpy2D(&m));
    m.dstXInBytes = 4;
    SHOW(cuMemcpy2D(&m));
    SHOW(cuMemcpy2D(NULL));
    SHOW(cuMemcpy3D(NULL));
    m.dstXInBytes = 0;
    m.srcHost = NULL;
    SHOW(cuMemcpy2D(&m));
    CUDA_MEMCPY3D t;
    memset(&t, 0, sizeof t);
    t.srcMemoryType = CU_MEMORYTYPE_HOST;
    t.srcHost = buf;
    t.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    t.dstDevice = p;
    t.WidthInBytes = 8;
    t.Height = 2;
    t.Depth = 2;
    t.srcPitch = 8;
    t.srcHeight = 2;
    t.dstPitch = 8;
    t.dstHeight = 2;
    SHOW(cuMemcpy3D(&t));
    t.dstHeight = 1;
    SHOW(cuMemcpy3D(&t));
    t.dstHeight = 0;
    SHOW(cuMemcpy3D(&t));
    t.dstPitch = 0;
    SHOW(cuMemcpy3D(&t));
    t.Depth = 0;
    SHOW(cuMemcpy3D(&t));
    t.Depth = 2;
    t.srcLOD = 1;
    SHOW(cuMemcpy3D(&t));
    SHOW(cuMemcpyPeer(p, c, p + 64, c, 16));
    SHOW(cuMemcpyPeer(p, NULL, p + 64, c, 16));
    SHOW(cuMemGetAddressRange(NULL, NULL, p));
    SHOW(cuMemGetAddressRange(&q, NULL, p + 9));
    SHOW(cuMemGetAddressRange(&q, &n, 4096));
    SHOW(cuMemGetAddressRange(&q, &n, ADDRESS(buf)));
    SHOW(cuMemGetInfo(NULL, &n));
    SHOW(cuMemGetInfo(&n, NULL));
    SHOW(cuMemAllocPitch(&q, &n, 0, 4, 4));
    SHOW(cuMemAllocPitch(&q, &n, 4, 0, 4));
    SHOW(cuMemAllocPitch(&q, &n, 4, 4, 3));
    SHOW(cuMemAllocPitch(&q, &n, 4, 4, 1));
    SHOW(cuMemAllocPitch(&q, &n, 4, 4, 2));
    SHOW(cuMemAllocPitch(&q, &n, 100, 4, 4));
    SHOW(cuMemFree(q));
    SHOW(cuMemAllocManaged(&q, 0, 1));
    SHOW(cuMemAllocManaged(&q, 16, 0));
    SHOW(cuMemAllocManaged(&q, 16, 4));
    SHOW(cuMemAllocManaged(NULL, 16, 1));
    SHOW(cuMemAllocManaged(&q, 4096, 1));
    attributes("device memory", p);
    attributes("managed memory", q);
    attributes("unknown memory", ADDRESS(buf));
    attributes("NULL", 0);
    SHOW(cuMemFreeHost(NULL));
    SHOW(cuMemFreeHost(buf));
    SHOW(cuMemHostAlloc(&v, 0, 0));
    SHOW(cuMemHostAlloc(&v, 16, 8));
    SHOW(cuMemHostAlloc(NULL, 16, 0));
    SHOW(cuMemAllocHost(&v, 0));
    SHOW(cuMemHostAlloc(&v, 4096, 3));
    attributes("pinned memory", ADDRESS(v));
    SHOW(cuMemHostGetFlags(&u, v));
    SHOW(cuMemHostGetFlags(NULL, v));
    SHOW(cuMemHostGetFlags(&u, buf));
    SHOW(cuMemHostGetDevicePointer(&q, buf, 0));
    SHOW(cuMemHostGetDevicePointer(&q, v, 1));
    SHOW(cuMemHostGetDevicePointer(NULL, v, 0));
    SHOW(cuMemHostGetDevicePointer(&q, (char *)v + 8, 0));
    SHOW(cuMemFree(ADDRESS(v)));
    SHOW(cuMemHostUnregister(v));
    SHOW(cuMemFreeHost((char *)v + 8));
    SHOW(cuMemFreeHost(v));
    char *al = aligned_alloc(4096, 8192);
    SHOW(cuMemHostRegister(al, 0, 0));
    SHOW(cuMemHostRegister(NULL, 4096, 0));
    SHOW(cuMemHostRegister(al, 4096, 0x10));
    SHOW(cuMemHostRegister(al, 4096, 0));
    SHOW(cuMemHostRegister(al, 4096, 0));
    SHOW(cuMemHostRegister(al + 100, 4096, 0));
    attributes("registered memory", ADDRESS(al));
    SHOW(cuMemHostGetFlags(&u, al));
    SHOW(cuMemFreeHost(al));
    SHOW(cuMemHostUnregister(al + 8));
    SHOW(cuMemHostUnregister(al));
    SHOW(cuMemHostUnregister(al));
    SHOW(cuMemHostUnregister(NULL));
    u = 1;
    SHOW(cuPointerSetAttribute(&u, 6, p));
    SHOW(cuPointerSetAttribute(&u, 6, 4096));
    SHOW(cuPointerSetAttribute(NULL, 6, p));
    SHOW(cuPointerSetAttribute(&u, 2, p));
    u = 7;
    SHOW(cuPointerSetAttribute(&u, 6, p));
    SHOW(cuPointerGetAttributes(0, NULL, NULL, p));
    SHOW(cuEventCreate(NULL, 0));
    SHOW(cuEventCreate(&e, 8));
    SHOW(cuEventCreate(&e, 4));
    SHOW(cuEventQuery(NULL));
    SHOW(cuEventDestroy(NULL));
    SHOW(cuEventRecord(NULL, 0));
    SHOW(cuEventSynchronize(NULL));
    SHOW(cuStreamWaitEvent(0, NULL, 0));
    SHOW(cuEventCreate(&e, 0));
    SHOW(cuEventCreate(&e2, 2));
    SHOW(cuEventQuery(e));
    SHOW(cuEventSynchronize(e));
    SHOW(cuEventElapsedTime(&ms, e, e));
    SHOW(cuEventElapsedTime(NULL, e, e));
    SHOW(cuEventRecord(e, 0));
    SHOW(cuEventRecord(e2, 0));
    SHOW(cuCtxSynchronize());
    SHOW(cuEventElapsedTime(&ms, e, e));
    SHOW(cuEventElapsedTime(&ms, e, e2));
    SHOW(cuEventElapsedTime(&ms, NULL, e));
    SHOW(cuEventRecordWithFlags(e, 0, 0));
    SHOW(cuEventRecordWithFlags(e, 0, 1));
    SHOW(cuEventRecordWithFlags(e, 0, 2));
    SHOW(cuStreamWaitEvent(0, e, 1));
    SHOW(cuStreamWaitEvent(0, e, 2));
    SHOW(cuStreamWaitEvent(0, e, 0));
    SHOW(cuIpcGetEventHandle(&eh, e));
    SHOW(cuIpcGetEventHandle(NULL, e));
    SHOW(cuIpcGetEventHandle(&eh, NULL));
    memset(&eh, 0, 64);
    SHOW(cuIpcOpenEventHandle(&e, eh));
    memset(&eh, 0x5a, 64);
    SHOW(cuIpcOpenEventHandle(&e, eh));
    SHOW(cuIpcOpenEventHandle(NULL, eh));
    SHOW(cuStreamCreate(NULL, 0));
    SHOW(cuStreamCreate(&s, 2));
    SHOW(cuStreamCreateWithPriority(&s, 0, 100));
    SHOW(cuStreamGetPriority(s, &i));
    SHOW(cuCtxGetStreamPriorityRange(&i, &j));
    SHOW(cuCtxGetStreamPriorityRange(NULL, NULL));
    SHOW(cuStreamDestroy(NULL));
    SHOW(cuStreamDestroy(CU_STREAM_LEGACY));
    SHOW(cuStreamDestroy(CU_STREAM_PER_THREAD));
    SHOW(cuStreamGetFlags(0, NULL));
    SHOW(cuStreamGetFlags(0, &u));
    SHOW(cuStreamGetFlags(CU_STREAM_PER_THREAD, &u));
    SHOW(cuStreamGetPriority(0, &i));
    SHOW(cuStreamGetCtx(0, &c2));
    SHOW(cuStreamGetCtx(0, NULL));
    SHOW(cuStreamGetId(0, &ull));
    SHOW(cuStreamGetId(CU_STREAM_PER_THREAD, &ull));
    SHOW(cuStreamGetId(s, &ull));
    SHOW(cuStreamGetId(s, NULL));
    SHOW(cuStreamGetDevice(s, &d));
    SHOW(cuStreamAddCallback(s, NULL, NULL, 0));
    SHOW(cuStreamAddCallback(s, nothing, NULL, 1));
    is_held = 1;
    SHOW(cuStreamAddCallback(s, nothing, NULL, 0));
    SHOW(cuLaunchHostFunc(s, NULL, NULL));
    SHOW(cuStreamQuery(s));
    is_held = 0;
    SHOW(cuStreamSynchronize(s));
    SHOW(cuStreamIsCapturing(0, (CUstreamCaptureStatus *)&i));
    SHOW(cuStreamIsCapturing(s, NULL));
    SHOW(cuThreadExchangeStreamCaptureMode(&mode));
    SHOW(cuProfilerStart());
    SHOW(cuProfilerStop());
    SHOW(cuFlushGPUDirectRDMAWrites(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
                                    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER));
    SHOW(cuFlushGPUDirectRDMAWrites(7, CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER));
    SHOW(cuFlushGPUDirectRDMAWrites(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX, 7));
    SHOW(cuStreamBeginCapture(0, CU_STREAM_CAPTURE_MODE_GLOBAL));
    SHOW(cuStreamBeginCapture(s, 9));
    SHOW(cuStreamEndCapture(s, &graph));
    SHOW(cuStreamAttachMemAsync(s, p, 0, 1));
    SHOW(cuStreamAttachMemAsync(s, 0, 0, 1));
    SHOW(cuStreamAttachMemAsync(s, p, 0, 9));
    SHOW(cuStreamWaitValue32(s, p, 1, 9));
    SHOW(cuStreamWriteValue32(s, p, 1, 9));
    SHOW(cuStreamWriteValue32(s, p, 1, 1));
    SHOW(cuStreamWriteValue32(s, p, 1, 0));
    SHOW(cuStreamWaitValue32(s, p, 1, 1));
    SHOW(cuStreamWriteValue32(s, 0, 1, 0));
    SHOW(cuStreamWriteValue32(s, p + 2, 1, 0));
    SHOW(cuStreamWriteValue64(s, p + 4, 1, 0));
    SHOW(cuStreamWriteValue32(s, ADDRESS(buf), 1, 0));
    SHOW(cuStreamSynchronize(s));
    SHOW(cuStreamDestroy(s));
    SHOW(cuCtxGetLimit(NULL, 0));
    SHOW(cuCtxGetLimit(&n, 99));
    SHOW(cuCtxGetLimit(&n, 0));
    SHOW(cuCtxGetLimit(&n, 1));
    SHOW(cuCtxGetLimit(&n, 2));
    SHOW(cuCtxSetLimit(99, 1));
    SHOW(cuCtxSetLimit(0, 2048));
    SHOW(cuCtxGetFlags(NULL));
    SHOW(cuCtxGetFlags(&u));
    SHOW(cuCtxGetApiVersion(c, &u));
    SHOW(cuCtxGetApiVersion(NULL, &u));
    SHOW(cuCtxGetApiVersion(c, NULL));
    SHOW(cuCtxGetId(c, &ull));
    SHOW(cuCtxGetId(NULL, &ull));
    SHOW(cuCtxSetFlags(4));
    SHOW(cuCtxSetFlags(0x400));
    SHOW(cuCtxGetCacheConfig((CUfunc_cache *)&i));
    SHOW(cuCtxSetCacheConfig(1));
    SHOW(cuCtxSetCacheConfig(9));
    SHOW(cuCtxResetPersistingL2Cache());
    SHOW(cuCtxEnablePeerAccess(c, 0));
    SHOW(cuCtxEnablePeerAccess(c, 1));
    SHOW(cuCtxEnablePeerAccess(NULL, 0));
    SHOW(cuCtxDisablePeerAccess(c));
    SHOW(cuCtxDestroy(c));
    SHOW(cuCtxAttach(&c2, 0));
    SHOW(cuCtxDetach(c));
    SHOW(cuMemAllocAsync(&q, 0, 0));
    SHOW(cuMemAllocAsync(NULL, 16, 0));
    SHOW(cuMemAllocAsync(&q, 4096, 0));
    attributes("pool memory", q);
    SHOW(cuMemFreeAsync(q, 0));
    SHOW(cuMemFreeAsync(0, 0));
    SHOW(cuMemFreeAsync(4096, 0));
    SHOW(cuMemAllocAsync(&q, 4096, 0));
    SHOW(cuMemFree(q));
    SHOW(cuMemAlloc(&q, 4096));
    SHOW(cuMemFreeAsync(q, 0));
    SHOW(cuMemAllocManaged(&q, 65536, 1));
    SHOW(cuMemAdvise(q, 0, 1, device));
    SHOW(cuMemAdvise(q, 65536, 99, device));
    SHOW(cuMemAdvise(q, 65536, 3, missing));
    SHOW(cuMemAdvise(q, 65536, 3, host));
    SHOW(cuMemAdvise(p, 4096, 1, device));
    SHOW(cuMemAdvise(q, 4096, 1, device));
    SHOW(cuMemAdvise(q, 1 << 30, 1, device));
    SHOW(cuMemPrefetchAsync(q, 65536, missing, 0, 0));
    SHOW(cuMemPrefetchAsync(q, 65536, device, 1, 0));
    SHOW(cuMemPrefetchAsync(p, 4096, device, 0, 0));
    SHOW(cuMemPrefetchAsync(q, 0, device, 0, 0));
    SHOW(cuMemPrefetchAsync(q, 4096, device, 0, 0));
    SHOW(cuMemRangeGetAttribute(&i, 4, 1, q, 4096));
    SHOW(cuMemRangeGetAttribute(&i, 4, 2, q, 65536));
    SHOW(cuMemRangeGetAttribute(&i, 4, 4, q, 4096));
    SHOW(cuMemRangeGetAttribute(&i, 4, 5, q, 65536));
    SHOW(cuMemRangeGetAttribute(&i, 4, 6, q, 65536));
    SHOW(cuMemRangeGetAttribute(&i, 4, 7, q, 4096));
    SHOW(cuMemRangeGetAttribute(&i, 3, 1, q, 65536));
    SHOW(cuMemRangeGetAttribute(&i, 8, 1, q, 65536));
    SHOW(cuMemRangeGetAttribute(NULL, 4, 1, q, 65536));
    SHOW(cuMemRangeGetAttribute(&i, 4, 99, q, 65536));
    SHOW(cuMemRangeGetAttribute(&i, 4, 1, p, 4096));
    SHOW(cuMemRangeGetAttribute(&i, 4, 1, q, 0));
    SHOW(cuMemFree(q));
    SHOW(cuIpcGetMemHandle(&h, 0));
    SHOW(cuIpcCloseMemHandle(p));
    SHOW(cuIpcCloseMemHandle(0));
    SHOW(cuMemFree(p));
    SHOW(cuMemFree(p));
    SHOW(cuMemcpyDtoH(buf, p, 16));
    section = "contexts";
    SHOW(cuCtxSetCurrent(NULL));
    SHOW(cuCtxSetCurrent(NULL));
    SHOW(cuCtxPushCurrent(c));
    SHOW(cuCtxPushCurrent(c));
    SHOW(cuCtxPopCurrent(&c2));
    SHOW(cuCtxPopCurrent(NULL));
    SHOW(cuCtxPopCurrent(&c2));
    SHOW(cuDevicePrimaryCtxRelease(0));
    SHOW(cuDevicePrimaryCtxRelease(0));
    SHOW(cuDevicePrimaryCtxGetState(0, &u, &i));
    SHOW(cuCtxCreate(&c, NULL, 0, 0));
    SHOW(cuCtxGetCurrent(&c2));
    SHOW(cuCtxGetApiVersion(c, &u));
    SHOW(cuCtxDestroy(c));
    SHOW(cuCtxGetCurrent(&c2));
    SHOW(cuCtxCreate(&c, NULL, 0, 0));
    SHOW(cuCtxPushCurrent(c));
    SHOW(cuCtxDestroy(c));
    SHOW(cuCtxGetCurrent(&c2));
    SHOW(cuMemAlloc(&p, 16));
    SHOW(cuCtxGetDevice(&d));
}

static CUmemAllocationProp device_memory(void)
{
    CUmemAllocationProp made;
    memset(&made, 0, sizeof made);
    made.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    made.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    made.location = device;
    return made;
}

static CUmemPoolProps device_pool(void)
{
    CUmemPoolProps made;
    memset(&made, 0, sizeof made);
    made.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    made.handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    made.location = device;
    return made;
}

static void virtual_memory(void)
{
    cuInit(0);
    prop = device_memory();
    SHOW(cuMemGetAllocationGranularity(&n, &prop, 0));
    SHOW(cuMemGetAllocationGranularity(&n, &prop, 1));
    SHOW(cuMemGetAllocationGranularity(&n, &prop, 2));
    SHOW(cuMemGetAllocationGranularity(NULL, &prop, 0));
    SHOW(cuMemGetAllocationGranularity(&n, NULL, 0));
    WITH(other, prop, type, 0, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, location.type, 0, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, location.id, 99, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, location.id, -1, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, location.type, 2, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, location.type, 3, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, location.type, 4, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, requestedHandleTypes, 2, cuMemGetAllocationGranularity(&n, &other, 0));
    WITH(other, prop, requestedHandleTypes, 16, cuMemGetAllocationGranularity(&n, &other, 0));
    SHOW(cuMemCreate(&g, 4 << 20, &prop, 0));
    SHOW(cuMemCreate(NULL, 2 << 20, &prop, 0));
    SHOW(cuMemCreate(&g2, 2 << 20, NULL, 0));
    SHOW(cuMemCreate(&g2, 0, &prop, 0));
    SHOW(cuMemCreate(&g2, 2 << 20, &prop, 1));
    WITH(other, prop, type, 0, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, type, 2, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, location.type, 0, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, location.type, 9, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, location.id, 99, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, location.type, 2, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, location.type, 3, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, requestedHandleTypes, 2, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, requestedHandleTypes, 4, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, requestedHandleTypes, 16, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, allocFlags.compressionType, 7, cuMemCreate(&g2, 2 << 20, &other, 0));
    WITH(other, prop, allocFlags.usage, 0x80, cuMemCreate(&g2, 2 << 20, &other, 0));
    SHOW(cuMemCreate(&g2, 1ULL << 60, &prop, 0));
    SHOW(cuMemAddressReserve(&p, 8 << 20, 0, 0, 0));
    SHOW(cuMemAddressReserve(NULL, 8 << 20, 0, 0, 0));
    SHOW(cuMemAddressReserve(&q, 0, 0, 0, 0));
    SHOW(cuMemAddressReserve(&q, 4096, 0, 0, 0));
    SHOW(cuMemAddressReserve(&q, 12345, 0, 0, 0));
    SHOW(cuMemAddressReserve(&q, 2 << 20, 3, 0, 0));
    SHOW(cuMemAddressReserve(&q, 2 << 20, 4096, 0, 0));
    cuMemAddressFree(q, 2 << 20);
    SHOW(cuMemAddressReserve(&q, 2 << 20, 1 << 30, 0, 0));
    cuMemAddressFree(q, 2 << 20);
    SHOW(cuMemAddressReserve(&q, 2 << 20, 0, 0, 1));
    SHOW(cuMemAddressReserve(&q, 2 << 20, 0, p, 0));
    cuMemAddressFree(q, 2 << 20);
    SHOW(cuMemAddressReserve(&q, 2 << 20, 0, p + (64 << 20) + 12345, 0));
    SHOW(cuMemAddressReserve(&q, 1ULL << 60, 0, 0, 0));
    SHOW(cuMemAddressFree(p, 2 << 20));
    SHOW(cuMemAddressFree(p + (2 << 20), 2 << 20));
    SHOW(cuMemAddressFree(0, 2 << 20));
    SHOW(cuMemAddressFree(0x7f0000000000, 2 << 20));
    SHOW(cuMemMap(p, 4 << 20, 0, g, 1));
    SHOW(cuMemMap(p, 0, 0, g, 0));
    SHOW(cuMemMap(p, 12345, 0, g, 0));
    SHOW(cuMemMap(0x7f0000000000, 4 << 20, 0, g, 0));
    SHOW(cuMemMap(p + 4096, 4 << 20, 0, g, 0));
    SHOW(cuMemMap(0, 4 << 20, 0, g, 0));
    SHOW(cuMemMap(p, 2 << 20, 4096, g, 0));
    SHOW(cuMemMap(p, 2 << 20, 0, g, 0));
    SHOW(cuMemMap(p, 4 << 20, 0, 0, 0));
    SHOW(cuMemUnmap(p, 2 << 20));
    SHOW(cuMemMap(p, 4 << 20, 0, g, 0));
    SHOW(cuMemMap(p, 4 << 20, 0, g, 0));
    SHOW(cuMemGetAccess(&ull, &device, p));
    SHOW(cuMemSetAccess(p, 0, &rights, 1));
    SHOW(cuMemSetAccess(p, 4 << 20, &rights, 0));
    SHOW(cuMemSetAccess(p, 4 << 20, NULL, 1));
    SHOW(cuMemSetAccess(p, 2 << 20, &rights, 1));
    SHOW(cuMemSetAccess(p + (2 << 20), 2 << 20, &rights, 1));
    SHOW(cuMemSetAccess(p, 16 << 20, &rights, 1));
    SHOW(cuMemSetAccess(0x7f0000000000, 2 << 20, &rights, 1));
    WITH(others, rights, flags, 2, cuMemSetAccess(p, 4 << 20, &others, 1));
    WITH(others, rights, flags, 7, cuMemSetAccess(p, 4 << 20, &others, 1));
    WITH(others, rights, location.id, 99, cuMemSetAccess(p, 4 << 20, &others, 1));
    WITH(others, rights, location.type, 0, cuMemSetAccess(p, 4 << 20, &others, 1));
    WITH(others, rights, location.type, 2, cuMemSetAccess(p, 4 << 20, &others, 1));
    WITH(others, rights, location.type, 9, cuMemSetAccess(p, 4 << 20, &others, 1));
    WITH(others, rights, flags, 1, cuMemSetAccess(p, 4 << 20, &others, 1));
    SHOW(cuMemGetAccess(&ull, &device, p));
    WITH(others, rights, flags, 0, cuMemSetAccess(p, 4 << 20, &others, 1));
    SHOW(cuMemGetAccess(&ull, &device, p + 5));
    SHOW(cuMemGetAccess(NULL, &device, p));
    SHOW(cuMemGetAccess(&ull, NULL, p));
    SHOW(cuMemGetAccess(&ull, &device, 0x7f0000000000));
    SHOW(cuMemGetAccess(&ull, &device, p + (4 << 20)));
    SHOW(cuMemGetAccess(&ull, &host, p));
    SHOW(cuMemGetAccess(&ull, &missing, p));
    missing.type = CU_MEM_LOCATION_TYPE_INVALID;
    SHOW(cuMemGetAccess(&ull, &missing, p));
    missing.type = CU_MEM_LOCATION_TYPE_DEVICE;
    SHOW(cuMemRetainAllocationHandle(&g2, (void *)(p + 5)));
    cuMemRelease(g2);
    SHOW(cuMemRetainAllocationHandle(NULL, (void *)p));
    SHOW(cuMemRetainAllocationHandle(&g2, NULL));
    SHOW(cuMemGetAllocationPropertiesFromHandle(&other, g));
    SHOW(cuMemGetAllocationPropertiesFromHandle(NULL, g));
    SHOW(cuMemGetAllocationPropertiesFromHandle(&other, 0));
    SHOW(cuMemRelease(0));
    SHOW(cuMemExportToShareableHandle(&i, g, 1, 0));
    SHOW(cuMemExportToShareableHandle(NULL, g, 1, 0));
    SHOW(cuMemExportToShareableHandle(&ull, g, 0, 0));
    SHOW(cuMemExportToShareableHandle(&h, g, 8, 0));
    SHOW(cuMemExportToShareableHandle(&h, g, 3, 0));
    SHOW(cuMemExportToShareableHandle(&ull, 0, 1, 0));
    SHOW(cuMemExportToShareableHandle(&ull, g, 1, 1));
    SHOW(cuMemExportToShareableHandle(&ull, g, 2, 0));
    SHOW(cuMemImportFromShareableHandle(&g2, FILE_NUMBER(i), 1));
    SHOW(cuMemImportFromShareableHandle(NULL, FILE_NUMBER(i), 1));
    SHOW(cuMemImportFromShareableHandle(&g3, NULL, 1));
    SHOW(cuMemImportFromShareableHandle(&g3, FILE_NUMBER(-1), 1));
    SHOW(cuMemImportFromShareableHandle(&g3, FILE_NUMBER(9999), 1));
    SHOW(cuMemImportFromShareableHandle(&g3, FILE_NUMBER(i), 0));
    SHOW(cuMemImportFromShareableHandle(&g3, FILE_NUMBER(i), 2));
    SHOW(cuMemImportFromShareableHandle(&g3, FILE_NUMBER(i), 16));
    SHOW(cuMemExportToShareableHandle(&ull, g2, 1, 0));
    close(i);
    SHOW(cuMemRelease(g2));
    SHOW(cuMemRelease(g2));
    SHOW(cuMemAddressFree(p, 8 << 20));
    SHOW(cuMemUnmap(p, 2 << 20));
    SHOW(cuMemUnmap(p, 4 << 20));
    SHOW(cuMemUnmap(p, 4 << 20));
    SHOW(cuMemUnmap(p, 0));
    cuDevicePrimaryCtxRetain(&c, 0);
    cuCtxSetCurrent(c);
    cuMemMap(p, 4 << 20, 0, g, 0);
    cuMemSetAccess(p, 4 << 20, &rights, 1);
    SHOW(cuPointerGetAttribute(&ull, 14, p));
    printf("%s: exported by kinds %llu\n", section, ull);
    SHOW(cuPointerGetAttribute(&i, 10, p));
    printf("%s: IPC %d\n", section, i);
    SHOW(cuPointerGetAttribute(&u, 2, p));
    printf("%s: type %u\n", section, u);
    SHOW(cuPointerGetAttribute(&q, 11, p + 5));
    SHOW(cuPointerGetAttribute(&n, 12, p + 5));
    printf("%s: %d, %zu bytes\n", section, q == p, n);
    SHOW(cuPointerGetAttribute(&i, 13, p));
    SHOW(cuPointerGetAttribute(&ull, 17, p));
    printf("%s: pool %llu\n", section, ull);
    SHOW(cuPointerGetAttribute(&u, 2, p + (4 << 20)));
    SHOW(cuMemGetAddressRange(&q, &n, p + 5));
    printf("%s: %d, %zu bytes\n", section, q == p, n);
    SHOW(cuMemFree(p));
    WITH(others, rights, flags, 1, cuMemSetAccess(p, 4 << 20, &others, 1));
    SHOW(cuMemcpyHtoD(p, &ull, 8));
    SHOW(cuMemcpyDtoH(&ull, p, 8));
    SHOW(cuMemSetAccess(p, 4 << 20, &rights, 1));
    SHOW(cuMemcpyHtoD(p + (4 << 20) - 4, &ull, 8));
    SHOW(cuMemGetHandleForAddressRange(NULL, p, 4 << 20, 1, 0));
    SHOW(cuMemGetHandleForAddressRange(&i, p, 4 << 20, 0, 0));
    SHOW(cuMemGetHandleForAddressRange(&i, p, 4 << 20, 2, 0));
    SHOW(cuMemGetHandleForAddressRange(&i, p, 4 << 20, 1, 1));
    SHOW(cuMemGetHandleForAddressRange(&i, p, 4 << 20, 1, 2));
    SHOW(cuMemGetHandleForAddressRange(&i, p, 0, 1, 0));
    SHOW(cuMemGetHandleForAddressRange(&i, p, 16 << 20, 1, 0));
    SHOW(cuMemGetHandleForAddressRange(&i, 0, 4096, 1, 0));
    SHOW(cuMemMapArrayAsync(NULL, 1, 0));
    SHOW(cuMemMapArrayAsync(NULL, 0, 0));
    cuMemUnmap(p, 4 << 20);
    SHOW(cuMemRelease(g));
    SHOW(cuMemRelease(g));
    cuMemAddressFree(p, 8 << 20);
    SHOW(cuMemAddressFree(p, 8 << 20));
}

static void memory_pools(void)
{
    cuInit(0);
    cuDevicePrimaryCtxRetain(&c, 0);
    cuCtxSetCurrent(c);
    pools = device_pool();
    SHOW(cuMemPoolCreate(&pool, &pools));
    SHOW(cuMemPoolCreate(NULL, &pools));
    SHOW(cuMemPoolCreate(&pool2, NULL));
    WITH(other_pools, pools, allocType, 0, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, allocType, 2, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, location.type, 0, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, location.type, 2, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, location.id, 99, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, handleTypes, 2, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, handleTypes, 16, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, usage, 0x80, cuMemPoolCreate(&pool2, &other_pools));
    WITH(other_pools, pools, maxSize, 1 << 20, cuMemPoolCreate(&pool2, &other_pools));
    SHOW(cuMemAllocFromPoolAsync(&p, 64 << 20, pool2, 0));
    cuMemPoolDestroy(pool2);
    other_pools = device_pool();
    other_pools.handleTypes = 0;
    cuMemPoolCreate(&pool2, &other_pools);
    SHOW(cuDeviceGetDefaultMemPool(&first, 0));
    SHOW(cuDeviceGetDefaultMemPool(NULL, 0));
    SHOW(cuDeviceGetDefaultMemPool(&pool3, 99));
    SHOW(cuDeviceGetDefaultMemPool(&pool3, -1));
    SHOW(cuDeviceGetMemPool(NULL, 0));
    SHOW(cuDeviceGetMemPool(&pool3, 99));
    SHOW(cuDeviceSetMemPool(0, NULL));
    SHOW(cuDeviceSetMemPool(99, pool));
    SHOW(cuDeviceSetMemPool(0, pool2));
    SHOW(cuDeviceGetMemPool(&pool3, 0));
    printf("%s: the same %d\n", section, pool3 == pool2);
    SHOW(cuMemPoolDestroy(pool2));
    SHOW(cuMemPoolDestroy(pool2));
    SHOW(cuDeviceGetMemPool(&pool3, 0));
    printf("%s: the default one %d\n", section, pool3 == first);
    SHOW(cuMemPoolDestroy(first));
    SHOW(cuMemPoolDestroy(NULL));
    for (i = 0; i <= 10; i++) {
        ull = 0xaaaaaaaaaaaaaaaa;
        j = cuMemPoolGetAttribute(pool, (CUmemPool_attribute)i, &ull);
        printf("%s: pool attribute %d: %d, %llx\n", section, i, j, ull);
    }
    SHOW(cuMemPoolGetAttribute(pool, 1, NULL));
    SHOW(cuMemPoolGetAttribute(NULL, 1, &i));
    i = 0;
    SHOW(cuMemPoolSetAttribute(pool, 1, &i));
    i = 5;
    SHOW(cuMemPoolSetAttribute(pool, 1, &i));
    cuMemPoolGetAttribute(pool, 1, &i);
    printf("%s: %d\n", section, i);
    ull = 1 << 20;
    SHOW(cuMemPoolSetAttribute(pool, 4, &ull));
    ull = 0;
    SHOW(cuMemPoolSetAttribute(pool, 5, &ull));
    SHOW(cuMemPoolSetAttribute(pool, 6, &ull));
    ull = 1;
    SHOW(cuMemPoolSetAttribute(pool, 6, &ull));
    ull = 0;
    SHOW(cuMemPoolSetAttribute(pool, 7, &ull));
    SHOW(cuMemPoolSetAttribute(pool, 8, &ull));
    SHOW(cuMemPoolSetAttribute(pool, 0, &ull));
    SHOW(cuMemPoolTrimTo(pool, 0));
    SHOW(cuMemPoolGetAccess(&may, pool, &device));
    printf("%s: %d\n", section, (int)may);
    SHOW(cuMemPoolGetAccess(NULL, pool, &device));
    SHOW(cuMemPoolGetAccess(&may, pool, NULL));
    SHOW(cuMemPoolGetAccess(&may, NULL, &device));
    SHOW(cuMemPoolGetAccess(&may, pool, &missing));
    SHOW(cuMemPoolGetAccess(&may, pool, &host));
    printf("%s: %d\n", section, (int)may);
    missing.type = CU_MEM_LOCATION_TYPE_INVALID;
    SHOW(cuMemPoolGetAccess(&may, pool, &missing));
    missing.type = CU_MEM_LOCATION_TYPE_DEVICE;
    SHOW(cuMemPoolSetAccess(pool, &rights, 1));
    WITH(others, rights, flags, 0, cuMemPoolSetAccess(pool, &others, 1));
    WITH(others, rights, flags, 1, cuMemPoolSetAccess(pool, &others, 1));
    WITH(others, rights, flags, 7, cuMemPoolSetAccess(pool, &others, 1));
    WITH(others, rights, location.id, 99, cuMemPoolSetAccess(pool, &others, 1));
    WITH(others, rights, location.type, 0, cuMemPoolSetAccess(pool, &others, 1));
    WITH(others, rights, location.type, 2, cuMemPoolSetAccess(pool, &others, 1));
    SHOW(cuMemPoolSetAccess(pool, NULL, 1));
    SHOW(cuMemPoolSetAccess(pool, &rights, 0));
    SHOW(cuMemPoolSetAccess(NULL, &rights, 1));
    SHOW(cuMemAllocFromPoolAsync(&p, 100000, pool, 0));
    SHOW(cuMemAllocFromPoolAsync(NULL, 100000, pool, 0));
    SHOW(cuMemAllocFromPoolAsync(&q, 100000, NULL, 0));
    SHOW(cuMemAllocFromPoolAsync(&q, 0, pool, 0));
    SHOW(cuMemPoolExportToShareableHandle(&i, pool, 1, 0));
    SHOW(cuMemPoolExportToShareableHandle(NULL, pool, 1, 0));
    SHOW(cuMemPoolExportToShareableHandle(&ull, NULL, 1, 0));
    SHOW(cuMemPoolExportToShareableHandle(&ull, pool, 0, 0));
    SHOW(cuMemPoolExportToShareableHandle(&ull, pool, 2, 0));
    SHOW(cuMemPoolExportToShareableHandle(&ull, pool, 1, 1));
    SHOW(cuMemPoolExportToShareableHandle(&ull, first, 1, 0));
    SHOW(cuMemPoolImportFromShareableHandle(&pool2, FILE_NUMBER(i), 1, 0));
    SHOW(cuMemPoolImportFromShareableHandle(NULL, FILE_NUMBER(i), 1, 0));
    SHOW(cuMemPoolImportFromShareableHandle(&pool3, NULL, 1, 0));
    SHOW(cuMemPoolImportFromShareableHandle(&pool3, FILE_NUMBER(-1), 1, 0));
    SHOW(cuMemPoolImportFromShareableHandle(&pool3, FILE_NUMBER(9999), 1, 0));
    SHOW(cuMemPoolImportFromShareableHandle(&pool3, FILE_NUMBER(i), 0, 0));
    SHOW(cuMemPoolImportFromShareableHandle(&pool3, FILE_NUMBER(i), 1, 1));
    close(i);
    SHOW(cuMemPoolExportToShareableHandle(&ull, pool2, 1, 0));
    SHOW(cuDeviceSetMemPool(0, pool2));
    SHOW(cuMemPoolGetAccess(&may, pool2, &device));
    printf("%s: %d\n", section, (int)may);
    SHOW(cuMemAllocFromPoolAsync(&q, 4096, pool2, 0));
    SHOW(cuMemPoolExportPointer(&name, p));
    SHOW(cuMemPoolExportPointer(NULL, p));
    SHOW(cuMemPoolExportPointer(&name, 0));
    SHOW(cuMemPoolExportPointer(&name, p + 16));
    cuMemPoolExportPointer(&name, p);
    SHOW(cuMemPoolImportPointer(NULL, pool2, &name));
    SHOW(cuMemPoolImportPointer(&q, NULL, &name));
    SHOW(cuMemPoolImportPointer(&q, pool2, NULL));
    SHOW(cuMemPoolImportPointer(&q, pool, &name));
    SHOW(cuMemPoolImportPointer(&q, pool2, &name));
    SHOW(cuMemPoolImportPointer(&r, pool2, &name));
    printf("%s: again the same %d, the export %d\n", section, q == r, q == p);
    SHOW(cuPointerGetAttribute(&pool3, 17, q));
    printf("%s: the imported pool %d\n", section, pool3 == pool2);
    SHOW(cuPointerGetAttribute(&ull, 14, q));
    printf("%s: exported by kinds %llu\n", section, ull);
    SHOW(cuPointerGetAttribute(&ull, 14, p));
    printf("%s: exported by kinds %llu\n", section, ull);
    SHOW(cuPointerGetAttribute(&pool3, 17, p));
    printf("%s: its pool %d\n", section, pool3 == pool);
    SHOW(cuMemFreeAsync(q, 0));
    cuStreamSynchronize(0);
    SHOW(cuMemcpyDtoH(&ull, q, 8));
    SHOW(cuMemFreeAsync(q, 0));
    SHOW(cuMemPoolDestroy(pool));
    SHOW(cuMemcpyDtoH(&ull, p, 8));
    SHOW(cuMemFreeAsync(p, 0));
    cuStreamSynchronize(0);
    device.type = CU_MEM_LOCATION_TYPE_DEVICE;
    SHOW(cuMemGetDefaultMemPool(&pool3, &device, CU_MEM_ALLOCATION_TYPE_PINNED));
    printf("%s: the default one %d\n", section, pool3 == first);
    SHOW(cuMemGetMemPool(&pool3, &device, CU_MEM_ALLOCATION_TYPE_PINNED));
    SHOW(cuMemSetMemPool(&device, CU_MEM_ALLOCATION_TYPE_PINNED, NULL));
    SHOW(cuMemGetDefaultMemPool(NULL, &device, CU_MEM_ALLOCATION_TYPE_PINNED));
    SHOW(cuMemGetDefaultMemPool(&pool3, NULL, CU_MEM_ALLOCATION_TYPE_PINNED));
    SHOW(cuMemGetDefaultMemPool(&pool3, &missing, CU_MEM_ALLOCATION_TYPE_PINNED));
}

/* Which of two contexts it is. */
static const char *name_of(CUcontext context)
{
    return context == NULL ? "none" : context == c ? "the first" : context == c2 ? "the second" : "another";
}

/* What is told about memory: alone, where a refusal writes nothing, and in a list, where each has a value. */
static void ask(const char *what, CUdeviceptr pointer)
{
    CUcontext alone = NULL, listed = NULL;
    unsigned type = 77, list_type = 77;
    int ordinal = -9, list_ordinal = -9;
    unsigned long long id = 0, list_id = 0;
    CUpointer_attribute asked[] = { CU_POINTER_ATTRIBUTE_CONTEXT, CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                    CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL };
    void *room[] = { &listed, &list_type, &list_id, &list_ordinal };
    int codes[] = { cuPointerGetAttribute(&alone, CU_POINTER_ATTRIBUTE_CONTEXT, pointer),
                    cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, pointer),
                    cuPointerGetAttribute(&id, CU_POINTER_ATTRIBUTE_BUFFER_ID, pointer),
                    cuPointerGetAttribute(&ordinal, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, pointer) };
    printf("%s: %s: context %d %s, type %d %u, id %d %s, ordinal %d %d", section, what, codes[0], name_of(alone),
           codes[1], type, codes[2], id ? "some" : "none", codes[3], ordinal);
    int list = cuPointerGetAttributes(4, asked, room, pointer);
    printf("; list %d: %s, %u, %s, %d", list, name_of(listed), list_type, list_id ? "some" : "none", list_ordinal);
    printf("; range %d\n", (int)cuMemGetAddressRange(&r, &n2, pointer));
}

/* Memory belongs to the context that was current when it was made, and ends with it. */
static void contexts(void)
{
    static CUcontext primary;
    static CUdeviceptr mine, others, managed, queued, mapped;
    static void *pinned, *portable, *registered;
    cuInit(0);
    cuDevicePrimaryCtxRetain(&primary, 0);
    cuCtxCreate(&c, NULL, 0, 0);
    cuCtxCreate(&c2, NULL, 0, 0);
    cuCtxSetCurrent(c);
    registered = aligned_alloc(4096, 4096);
    SHOW(cuMemAlloc(&mine, 4096));
    SHOW(cuMemHostAlloc(&pinned, 4096, 0));
    SHOW(cuMemHostAlloc(&portable, 4096, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP));
    SHOW(cuMemHostRegister(registered, 4096, CU_MEMHOSTREGISTER_PORTABLE));
    SHOW(cuMemAllocManaged(&managed, 4096, CU_MEM_ATTACH_GLOBAL));
    SHOW(cuMemAllocAsync(&queued, 4096, 0));
    SHOW(cuCtxSynchronize());
    SHOW(cuCtxSetCurrent(c2));
    SHOW(cuMemAlloc(&others, 4096));
    ask("device memory", mine);
    ask("the second's", others);
    ask("pinned memory", ADDRESS(pinned));
    ask("portable memory", ADDRESS(portable));
    ask("registered memory", ADDRESS(registered));
    ask("managed memory", managed);
    ask("pool memory", queued);
    cuCtxSetCurrent(primary);
    ask("device memory, the primary current", mine);
    ask("managed memory, the primary current", managed);
    prop = device_memory();
    cuMemCreate(&g, 2 << 20, &prop, 0);
    cuMemAddressReserve(&mapped, 2 << 20, 0, 0, 0);
    SHOW(cuMemMap(mapped, 2 << 20, 0, g, 0));
    ask("physical memory without access", mapped);
    SHOW(cuMemSetAccess(mapped, 2 << 20, &rights, 1));
    ask("physical memory", mapped);
    cuCtxSetCurrent(c2);
    SHOW(cuCtxDestroy(c));
    ask("device memory of no context", mine);
    ask("the second's still", others);
    ask("pinned memory of no context", ADDRESS(pinned));
    ask("portable memory of no context", ADDRESS(portable));
    ask("registered memory of no context", ADDRESS(registered));
    ask("managed memory of no context", managed);
    ask("pool memory still", queued);
    ask("physical memory still", mapped);
    SHOW(cuMemFree(mine));
    SHOW(cuMemFreeHost(pinned));
    SHOW(cuMemFreeHost(portable));
    SHOW(cuMemHostUnregister(registered));
    SHOW(cuMemFree(managed));
    SHOW(cuMemFree(queued));
    SHOW(cuMemRetainAllocationHandle(&g2, (void *)(size_t)others));
    SHOW(cuMemPoolGetAccess(&may, NULL, &device));
    SHOW(cuCtxSetCurrent(primary));
    c = primary;
    SHOW(cuMemAlloc(&mine, 4096));
    ask("the primary's", mine);
    SHOW(cuDevicePrimaryCtxReset(0));
    SHOW(cuCtxSetCurrent(c2));
    ask("the primary's after its reset", mine);
}

static int exits;

/* Which calls work while the process or a thread ends. */
static void use(void)
{
    CUcontext current = (CUcontext)&current;
    SHOW(cuCtxGetCurrent(&current));
    printf("%s: %s is current\n", section, current == c ? "the context" : current ? "another" : "none");
    SHOW(cuCtxPushCurrent(c));
    SHOW(cuCtxPopCurrent(&current));
    SHOW(cuCtxSetCurrent(c));
    SHOW(cuCtxGetDevice(&d));
    SHOW(cuCtxGetApiVersion(c, &u));
    SHOW(cuDeviceGetCount(&i));
    SHOW(cuCtxSynchronize());
    SHOW(cuMemAlloc(&p, 4096));
    SHOW(cuMemFree(p));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p));
}

static void before(void)
{
    section = "exit handler from before cuInit";
    use();
}

static void after(void)
{
    section = "exit handler from after cuInit";
    use();
}

__attribute__((destructor)) static void end(void)
{
    section = "destructor of the program";
    if (exits)
        use();
}

static void end_of_thread(void *key)
{
    (void)key;
    section = "end of a thread";
    use();
}

static void *thread(void *key)
{
    cuCtxSetCurrent(c);
    pthread_setspecific(*(pthread_key_t *)key, key);
    return NULL;
}

static void at_exit(void)
{
    pthread_key_t key;
    pthread_t other;
    atexit(before);
    cuInit(0);
    cuCtxCreate(&c, NULL, 0, 0);
    atexit(after);
    use();
    pthread_key_create(&key, end_of_thread);
    pthread_create(&other, NULL, thread, &key);
    pthread_join(other, NULL);
    exits = 1;
    exit(0);
}

static void in_a_process(const char *name, void (*work)(void))
{
    int status;
    section = name;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        work();
        fflush(stdout);
        _exit(0);
    }
    if (waitpid(child, &status, 0) != child || status != 0)
        printf("%s: ended with status %x\n", name, (unsigned)status);
}

int main(void)
{
    device.type = CU_MEM_LOCATION_TYPE_DEVICE;
    host.type = CU_MEM_LOCATION_TYPE_HOST;
    missing.type = CU_MEM_LOCATION_TYPE_DEVICE;
    missing.id = 99;
    rights.location = device;
    rights.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    in_a_process("before init", before_init);
    in_a_process("no context", no_context);
    in_a_process("context", context);
    in_a_process("virtual memory", virtual_memory);
    in_a_process("pools", memory_pools);
    in_a_process("contexts", contexts);
    in_a_process("exit", at_exit);
    return 0;
}
