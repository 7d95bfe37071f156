/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What every kind of call answers while a stream is captured: by the capture's mode, and whether the captured stream is a
 * blocking one. A line: mode, stream, call, code, state of the capture afterwards (1 active, 2 invalid), code of its end, nodes. */
#define _GNU_SOURCE
#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static CUcontext c;
static CUdevice d;
static CUstream s, o; /* captured, other */
static CUdeviceptr p, q, managed, fresh, pooled, va, mapped;
static CUevent e, f, t;
static void *host, *reg, *freshhost;
static CUmemoryPool pool, fpool;
static CUmemGenericAllocationHandle g;
static CUgraph graph;
static CUgraphExec exec;
static CUarray array, farray;
static CUmodule module;
static char bytes[4096];
static int mode;
static const char *kind;
static CUmemAllocationProp prop;
static CUmemAccessDesc desc;
static const char *ptx = ".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry k() { ret; }\n";

static void good(int status, const char *what, int line)
{
    if (status) {
        printf("%d: %s failed: %d\n", line, what, status);
        exit(1);
    }
}
#define GOOD(call) good((int)(call), #call, __LINE__)

static void relaxed(void)
{
    CUstreamCaptureMode m = CU_STREAM_CAPTURE_MODE_RELAXED;
    cuThreadExchangeStreamCaptureMode(&m);
}
static void back(void)
{
    CUstreamCaptureMode m = CU_STREAM_CAPTURE_MODE_GLOBAL;
    cuThreadExchangeStreamCaptureMode(&m);
}
static void begin(void)
{
    GOOD(cuStreamBeginCapture(s, (CUstreamCaptureMode)mode));
}
static void finish(const char *what, int code)
{
    CUstreamCaptureStatus state = 9;
    CUgraph made = NULL;
    size_t nodes = 99;
    int asked = cuStreamIsCapturing(s, &state), ended = cuStreamEndCapture(s, &made);
    if (made)
        cuGraphGetNodes(made, NULL, &nodes), cuGraphDestroy(made);
    printf("%d %s %s = %d, state %d %d, end %d, nodes %d\n", mode, kind, what, code, asked, (int)state, ended,
           (int)nodes);
    cuStreamSynchronize(o);
    cuCtxSynchronize();
}
/* before: what the call needs; after: what is undone, outside of the capture */
#define CASE(before, call, after) \
    do { \
        before; \
        begin(); \
        int code_ = (int)(call); \
        finish(#call, code_); \
        after; \
    } while (0)
#define CALL(call) CASE(, call, )

static void make(unsigned flags)
{
    CUmemPoolProps props;
    CUDA_ARRAY_DESCRIPTOR shape = { 64, 0, CU_AD_FORMAT_FLOAT, 1 };
    GOOD(cuInit(0));
    GOOD(cuDeviceGet(&d, 0));
    GOOD(cuDevicePrimaryCtxRetain(&c, d));
    GOOD(cuCtxSetCurrent(c));
    GOOD(cuStreamCreate(&s, flags));
    GOOD(cuStreamCreate(&o, CU_STREAM_NON_BLOCKING));
    GOOD(cuMemAlloc(&p, 1 << 20));
    GOOD(cuMemAlloc(&q, 1 << 20));
    GOOD(cuMemAllocManaged(&managed, 1 << 20, CU_MEM_ATTACH_GLOBAL));
    GOOD(cuMemHostAlloc(&host, 4096, 0));
    reg = mmap(NULL, 1 << 16, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    GOOD(cuEventCreate(&e, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS));
    GOOD(cuEventCreate(&t, 0));
    GOOD(cuEventRecord(t, o));
    memset(&props, 0, sizeof props);
    props.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    props.location.id = d;
    props.handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    GOOD(cuMemPoolCreate(&pool, &props));
    memset(&prop, 0, sizeof prop);
    prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    prop.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    prop.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    desc.location = prop.location;
    desc.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    GOOD(cuMemCreate(&g, 2 << 20, &prop, 0));
    GOOD(cuMemAddressReserve(&mapped, 4 << 20, 0, 0, 0));
    GOOD(cuArrayCreate(&array, &shape));
    GOOD(cuGraphCreate(&graph, 0));
    GOOD(cuGraphInstantiateWithFlags(&exec, graph, 0));
    GOOD(cuCtxSynchronize());
}

static void callback(CUstream stream, CUresult status, void *data)
{
    (void)stream, (void)status, (void)data;
}
static void function(void *data)
{
    (void)data;
}

static void calls(void)
{
    size_t n, n2, one = 64;
    unsigned u = 0;
    int i = 0, fd = -1;
    float ms;
    void *v = NULL;
    CUdeviceptr x = 0, dst = p, src = q;
    CUstream s2 = NULL;
    CUevent e2 = NULL;
    CUmemoryPool pool2 = NULL;
    CUmemGenericAllocationHandle g2 = 0, g3 = 0;
    CUgraph graph2 = NULL;
    CUgraphExec exec2 = NULL;
    CUipcMemHandle h;
    CUipcEventHandle eh;
    CUDA_ARRAY_DESCRIPTOR shape = { 64, 0, CU_AD_FORMAT_FLOAT, 1 };
    CUmemPoolProps props;
    CUmemcpyAttributes attr;
    size_t idx = 0, fail = 0;
    CUstreamBatchMemOpParams op;
    CUmemLocation where;
    memset(&props, 0, sizeof props);
    props.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    memset(&attr, 0, sizeof attr);
    attr.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
    memset(&op, 0, sizeof op);
    op.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    op.writeValue.address = p;
    memset(&where, 0, sizeof where);
    where.type = CU_MEM_LOCATION_TYPE_DEVICE;
    (void)fail, (void)where;
    CASE(x = 0, cuMemAlloc(&x, 4096), if (x) cuMemFree(x));
    CASE(GOOD(cuMemAlloc(&x, 4096)), cuMemFree(x), cuMemFree(x));
    CASE(x = 0, cuMemAllocPitch(&x, &n, 64, 4, 4), if (x) cuMemFree(x));
    CASE(x = 0, cuMemAllocManaged(&x, 4096, CU_MEM_ATTACH_GLOBAL), if (x) cuMemFree(x));
    CASE(GOOD(cuMemAllocManaged(&x, 4096, 1)), cuMemFree(x), cuMemFree(x));
    CASE(v = NULL, cuMemHostAlloc(&v, 4096, 0), if (v) cuMemFreeHost(v));
    CASE(v = NULL, cuMemAllocHost(&v, 4096), if (v) cuMemFreeHost(v));
    CASE(GOOD(cuMemHostAlloc(&v, 4096, 0)), cuMemFreeHost(v), cuMemFreeHost(v));
    CASE(, cuMemHostRegister(reg, 1 << 16, 0), cuMemHostUnregister(reg));
    CASE(GOOD(cuMemHostRegister(reg, 1 << 16, 0)), cuMemHostUnregister(reg), cuMemHostUnregister(reg));
    CALL(cuMemGetInfo(&n, &n2));
    CALL(cuMemGetAddressRange(&x, &n, p));
    CALL(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p));
    CALL(cuMemHostGetDevicePointer(&x, host, 0));
    CALL(cuMemHostGetFlags(&u, host));
    CALL(cuMemcpy(p, q, 64));
    CALL(cuMemcpyHtoD(p, host, 64));
    CALL(cuMemcpyHtoD(p, bytes, 64));
    CALL(cuMemcpyDtoH(host, p, 64));
    CALL(cuMemcpyDtoD(p, q, 64));
    CALL(cuMemcpyPeer(p, c, q, c, 64));
    CALL(cuMemcpyAtoH(bytes, array, 0, 16));
    CALL(cuMemsetD8(p, 0, 64));
    CALL(cuMemsetD8Async(p, 0, 64, NULL));
    CALL(cuMemcpyDtoDAsync(p, q, 64, NULL));
    CALL(cuMemcpyDtoDAsync(p, q, 64, o));
    CALL(cuMemcpyDtoDAsync(p, q, 64, s));
    CALL(cuMemcpyHtoDAsync(p, bytes, 64, s));
    CALL(cuMemcpyDtoHAsync(bytes, p, 64, s));
    CALL(cuMemcpyPeerAsync(p, c, q, c, 64, s));
    CALL(cuMemsetD8Async(p, 0, 64, o));
    CASE(s2 = NULL, cuStreamCreate(&s2, 0), if (s2) cuStreamDestroy(s2));
    CASE(GOOD(cuStreamCreate(&s2, 1)), cuStreamDestroy(s2), );
    CALL(cuStreamQuery(o));
    CALL(cuStreamSynchronize(o));
    CALL(cuStreamQuery(NULL));
    CALL(cuStreamSynchronize(NULL));
    CALL(cuStreamQuery(s));
    CALL(cuStreamSynchronize(s));
    CALL(cuCtxSynchronize());
    CALL(cuStreamGetFlags(s, &u));
    CALL(cuStreamGetPriority(s, &i));
    CALL(cuStreamGetCtx(s, &c));
    CALL(cuStreamCopyAttributes(o, s));
    CASE(e2 = NULL, cuEventCreate(&e2, 0), if (e2) cuEventDestroy(e2));
    CASE(GOOD(cuEventCreate(&e2, 0)), cuEventDestroy(e2), );
    CALL(cuEventRecord(t, o));
    CALL(cuEventQuery(t));
    CALL(cuEventSynchronize(t));
    CALL(cuEventElapsedTime(&ms, t, t));
    CALL(cuStreamWaitEvent(o, t, 0));
    CALL(cuStreamWaitEvent(s, t, 0));
    CALL(cuEventRecord(e, s));
    CALL(cuStreamWaitEvent(s, e, 0));
    CALL(cuStreamWriteValue32(s, p, 1, 0));
    CALL(cuStreamWaitValue32(s, p, 1, CU_STREAM_WAIT_VALUE_EQ));
    CALL(cuStreamBatchMemOp(s, 1, &op, 0));
    CALL(cuStreamWriteValue32(o, p, 1, 0));
    CASE(x = 0, cuMemAllocAsync(&x, 4096, s), );
    CASE(x = 0, cuMemAllocAsync(&x, 4096, o), if (x) cuMemFreeAsync(x, o));
    CASE(x = 0, cuMemAllocFromPoolAsync(&x, 4096, pool, o), if (x) cuMemFreeAsync(x, o));
    CASE(x = 0, cuMemAllocFromPoolAsync(&x, 4096, pool, s), );
    CASE(GOOD(cuMemAllocAsync(&x, 4096, o)); GOOD(cuStreamSynchronize(o)), cuMemFreeAsync(x, o), );
    CASE(GOOD(cuMemAllocAsync(&x, 4096, o)); GOOD(cuStreamSynchronize(o)), cuMemFreeAsync(x, s), cuMemFree(x));
    CASE(GOOD(cuMemAllocAsync(&x, 4096, o)); GOOD(cuStreamSynchronize(o)), cuMemFree(x), cuMemFree(x));
    CASE(pool2 = NULL, cuMemPoolCreate(&pool2, &props), if (pool2) cuMemPoolDestroy(pool2));
    CASE(GOOD(cuMemPoolCreate(&pool2, &props)), cuMemPoolDestroy(pool2), );
    CALL(cuMemPoolTrimTo(pool, 0));
    CASE(fd = -1, cuMemPoolExportToShareableHandle(&fd, pool, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
         if (fd >= 0) close(fd));
    CALL(cuDeviceGetDefaultMemPool(&pool2, d));
    CASE(g2 = 0, cuMemCreate(&g2, 2 << 20, &prop, 0), if (g2) cuMemRelease(g2));
    CASE(GOOD(cuMemCreate(&g2, 2 << 20, &prop, 0)), cuMemRelease(g2), );
    CASE(fd = -1, cuMemExportToShareableHandle(&fd, g, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
         if (fd >= 0) close(fd));
    CASE(fd = -1; GOOD(cuMemExportToShareableHandle(&fd, g, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
         g3 = 0, cuMemImportFromShareableHandle(&g3, (void *)(size_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR),
         if (g3) cuMemRelease(g3);
         close(fd));
    CASE(va = 0, cuMemAddressReserve(&va, 2 << 20, 0, 0, 0), if (va) cuMemAddressFree(va, 2 << 20));
    CASE(GOOD(cuMemAddressReserve(&va, 2 << 20, 0, 0, 0)), cuMemAddressFree(va, 2 << 20), );
    CASE(, cuMemMap(mapped, 2 << 20, 0, g, 0), cuMemUnmap(mapped, 2 << 20));
    CASE(GOOD(cuMemMap(mapped, 2 << 20, 0, g, 0)), cuMemSetAccess(mapped, 2 << 20, &desc, 1),
         cuMemUnmap(mapped, 2 << 20));
    CASE(GOOD(cuMemMap(mapped, 2 << 20, 0, g, 0)), cuMemUnmap(mapped, 2 << 20), cuMemUnmap(mapped, 2 << 20));
    CALL(cuIpcGetMemHandle(&h, p));
    CALL(cuIpcGetEventHandle(&eh, e));
    CASE(GOOD(cuIpcGetMemHandle(&h, p)), cuIpcOpenMemHandle(&x, h, 1), );
    CASE(module = NULL, cuModuleLoadData(&module, ptx), if (module) cuModuleUnload(module));
    CASE(module = NULL; cuModuleLoadData(&module, ptx), module ? (int)cuModuleUnload(module) : -1, );
    CASE(farray = NULL, cuArrayCreate(&farray, &shape), if (farray) cuArrayDestroy(farray));
    CASE(GOOD(cuArrayCreate(&farray, &shape)), cuArrayDestroy(farray), cuArrayDestroy(farray));
    CASE(graph2 = NULL, cuGraphCreate(&graph2, 0), if (graph2) cuGraphDestroy(graph2));
    CASE(exec2 = NULL, cuGraphInstantiateWithFlags(&exec2, graph, 0), if (exec2) cuGraphExecDestroy(exec2));
    CASE(GOOD(cuGraphInstantiateWithFlags(&exec2, graph, 0)), cuGraphExecDestroy(exec2), );
    CALL(cuGraphUpload(exec, o));
    CALL(cuGraphLaunch(exec, o));
    CALL(cuGraphUpload(exec, s));
    CALL(cuGraphLaunch(exec, s));
    CALL(cuStreamAttachMemAsync(s, managed, 0, CU_MEM_ATTACH_GLOBAL));
    CALL(cuStreamAttachMemAsync(o, managed, 0, CU_MEM_ATTACH_GLOBAL));
#if CUDA_VERSION >= 13000
    CALL(cuMemPrefetchAsync(managed, 4096, where, 0, s));
    CALL(cuMemPrefetchAsync(managed, 4096, where, 0, o));
    CALL(cuMemAdvise(managed, 4096, CU_MEM_ADVISE_SET_READ_MOSTLY, where));
    CALL(cuMemcpyBatchAsync(&dst, &src, &one, 1, &attr, &idx, 1, s));
    CALL(cuMemcpyBatchAsync(&dst, &src, &one, 1, &attr, &idx, 1, o));
    {
        CUdeviceptr m = managed;
        size_t z = 4096, zero = 0;
        CALL(cuMemPrefetchBatchAsync(&m, &z, 1, &where, &zero, 1, 0, s));
        CALL(cuMemPrefetchBatchAsync(&m, &z, 1, &where, &zero, 1, 0, o));
    }
    {
        CUDA_MEMCPY3D_BATCH_OP box;
        memset(&box, 0, sizeof box);
        box.src.type = box.dst.type = CU_MEMCPY_OPERAND_TYPE_POINTER;
        box.src.op.ptr.ptr = q;
        box.dst.op.ptr.ptr = p;
        box.extent.width = 64;
        box.extent.height = box.extent.depth = 1;
        box.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
        CALL(cuMemcpy3DBatchAsync(1, &box, 0, s));
    }
#endif
    CALL(cuStreamAddCallback(s, callback, NULL, 0));
    CALL(cuStreamAddCallback(o, callback, NULL, 0));
    CALL(cuLaunchHostFunc(s, function, NULL));
    CALL(cuLaunchHostFunc(o, function, NULL));
    CALL(cuLaunchHostFunc(NULL, function, NULL));
    CALL(cuEventRecord(t, NULL));
    CALL(cuCtxSetLimit(CU_LIMIT_PRINTF_FIFO_SIZE, 1 << 20));
    CALL(cuCtxGetLimit(&n, CU_LIMIT_PRINTF_FIFO_SIZE));
    CALL(cuDevicePrimaryCtxGetState(d, &u, &i));
    {
        CUstreamCaptureStatus st;
        CALL(cuStreamIsCapturing(NULL, &st));
        CALL(cuStreamIsCapturing(o, &st));
    }
    {
        CUcontext same;
        CALL(cuDevicePrimaryCtxRetain(&same, d));
    }
    (void)src, (void)dst, (void)one, (void)attr, (void)idx, (void)fresh, (void)pooled, (void)fpool, (void)freshhost,
        (void)f;
    (void)relaxed, (void)back, (void)graph2;
}

int main(void)
{
    int bad = 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (unsigned flags = 0; flags < 2; flags++)
        for (int m = 0; m < 2; m++) {
            int status = 0;
            pid_t child = fork();
            if (!child) {
                alarm(40);
                mode = m, kind = flags ? "nonblocking" : "blocking";
                make(flags);
                calls();
                _exit(0);
            }
            waitpid(child, &status, 0);
            if (status)
                printf("%d %u: ended with 0x%x\n", m, flags, status), bad = 1;
        }
    return bad;
}
