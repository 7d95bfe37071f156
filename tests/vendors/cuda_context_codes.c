// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows what a context takes with it, and what is answered without one: with NVIDIA's driver and its cuda.h, and with
 * this library and its own. tests/vendors/cuda_context_codes.txt has what the driver answered.
 *
 * Streams of a context that was destroyed are not asked about: NVIDIA's driver crashes. */
#include <cuda.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHOW(call) printf("%s: %s = %d\n", section, #call, (int)(call))
#define TELL(expression) printf("%s: %s: %d\n", section, #expression, (int)(expression))

static const char *section;
static CUdevice d;
static CUcontext primary, c, current;
static CUdeviceptr p, q, pooled, own_pooled, managed;
static CUstream s, s2;
static CUevent e, e2;
static CUarray array;
static CUmemoryPool pool, default_pool;
static void *pinned, *registered, *v;
static CUipcMemHandle h;
static char bytes[4096];
static size_t n, n2;
static unsigned u;
static int i;
static float ms;

static void good(CUresult status, const char *what)
{
    if (status) {
        printf("%s: %s failed: %d\n", section, what, (int)status);
        exit(1);
    }
}
#define GOOD(call) good(call, #call)

static CUresult create(CUcontext *context)
{
#if CUDA_VERSION >= 13000
    return cuCtxCreate(context, NULL, 0, d);
#else
    return cuCtxCreate(context, 0, d);
#endif
}

static void callback(CUstream stream, CUresult status, void *data)
{
    (void)stream, (void)status, (void)data;
}

static void function(void *data)
{
    (void)data;
}

/* Makes the primary context current. */
static void start(void)
{
    GOOD(cuInit(0));
    GOOD(cuDeviceGet(&d, 0));
    GOOD(cuDevicePrimaryCtxRetain(&primary, d));
    GOOD(cuCtxSetCurrent(primary));
}

/* An object of each kind in the current context. */
static void make(void)
{
    CUDA_ARRAY_DESCRIPTOR shape = { 64, 0, CU_AD_FORMAT_FLOAT, 1 };
    CUmemPoolProps props;
    memset(&props, 0, sizeof props);
    props.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    props.location.id = d;
    GOOD(cuMemAlloc(&p, 1 << 20));
    GOOD(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
    GOOD(cuEventCreate(&e, 0));
    GOOD(cuEventRecord(e, s));
    GOOD(cuArrayCreate(&array, &shape));
    GOOD(cuMemHostAlloc(&pinned, 1 << 20, CU_MEMHOSTALLOC_PORTABLE));
    GOOD(cuMemAllocAsync(&pooled, 1 << 20, s));
    GOOD(cuMemPoolCreate(&pool, &props));
    GOOD(cuMemAllocFromPoolAsync(&own_pooled, 1 << 20, pool, s));
    registered = mmap(NULL, 1 << 16, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    GOOD(cuMemHostRegister(registered, 1 << 16, CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP));
    GOOD(cuStreamSynchronize(s));
}

/* A context with an object of each kind, destroyed; the primary one is current. */
static void outlive(void)
{
    start();
    GOOD(create(&c));
    make();
    SHOW(cuCtxDestroy(c));
    SHOW(cuCtxGetCurrent(&current));
    TELL(current == primary);
}

static void memory_of_a_destroyed_context(void)
{
    outlive();
    SHOW(cuMemcpyDtoH(bytes, p, 64));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p));
    SHOW(cuIpcGetMemHandle(&h, p));
    SHOW(cuMemFree(p));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)(size_t)pinned));
    SHOW(cuMemHostGetFlags(&u, pinned));
    SHOW(cuMemFreeHost(pinned));
    SHOW(cuMemHostGetDevicePointer(&q, registered, 0));
    SHOW(cuMemHostUnregister(registered));
    SHOW(cuMemHostRegister(registered, 1 << 16, CU_MEMHOSTREGISTER_PORTABLE));
    SHOW(cuMemHostUnregister(registered));
    SHOW(cuMemcpyDtoH(bytes, pooled, 64));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, pooled));
    SHOW(cuMemFree(pooled));
    SHOW(cuMemcpyDtoH(bytes, own_pooled, 64));
    SHOW(cuMemFree(own_pooled));
    SHOW(cuMemPoolDestroy(pool));
}

static void mappings_of_a_destroyed_context(void)
{
    CUmemAllocationProp prop;
    CUmemAccessDesc access;
    CUmemGenericAllocationHandle g;
    memset(&prop, 0, sizeof prop);
    start();
    prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    prop.location.type = access.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    prop.location.id = access.location.id = d;
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    GOOD(create(&c));
    GOOD(cuMemCreate(&g, 2 << 20, &prop, 0));
    GOOD(cuMemAddressReserve(&p, 2 << 20, 0, 0, 0));
    GOOD(cuMemMap(p, 2 << 20, 0, g, 0));
    GOOD(cuMemSetAccess(p, 2 << 20, &access, 1));
    SHOW(cuCtxDestroy(c));
    SHOW(cuMemcpyDtoH(bytes, p, 64));
    SHOW(cuMemUnmap(p, 2 << 20));
    SHOW(cuMemRelease(g));
}

static void events_and_arrays_of_a_destroyed_context(void)
{
    CUDA_ARRAY_DESCRIPTOR shape;
    outlive();
    SHOW(cuEventQuery(e));
    SHOW(cuEventSynchronize(e));
    SHOW(cuEventRecord(e, NULL));
    SHOW(cuStreamWaitEvent(NULL, e, 0));
    SHOW(cuEventDestroy(e));
    SHOW(cuArrayGetDescriptor(&shape, array));
    SHOW(cuArrayDestroy(array));
}

static void opened_in_a_destroyed_context(void)
{
    int to[2], from[2];
    char byte = 0;
    if (pipe(to) || pipe(from))
        exit(1);
    pid_t owner = fork();
    if (!owner) {
        start();
        GOOD(cuMemAlloc(&p, 2 << 20));
        GOOD(cuIpcGetMemHandle(&h, p));
        _exit(write(from[1], &h, sizeof h) != sizeof h || read(to[0], &byte, 1) != 1);
    }
    if (read(from[0], &h, sizeof h) != sizeof h)
        exit(1);
    start();
    GOOD(create(&c));
    SHOW(cuIpcOpenMemHandle(&q, h, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    SHOW(cuCtxDestroy(c));
    SHOW(cuMemcpyDtoH(bytes, q, 64));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, q));
    SHOW(cuIpcCloseMemHandle(q));
    SHOW(cuIpcOpenMemHandle(&q, h, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    SHOW(cuIpcCloseMemHandle(q));
    if (write(to[1], &byte, 1) != 1)
        exit(1);
    waitpid(owner, NULL, 0);
}

static void exported_from_a_destroyed_context(void)
{
    int to[2], from[2];
    char byte = 0;
    if (pipe(to) || pipe(from))
        exit(1);
    pid_t owner = fork();
    if (!owner) {
        start();
        GOOD(create(&c));
        GOOD(cuMemAlloc(&p, 2 << 20));
        GOOD(cuIpcGetMemHandle(&h, p));
        if (write(from[1], &h, sizeof h) != sizeof h || read(to[0], &byte, 1) != 1)
            _exit(1);
        GOOD(cuCtxDestroy(c));
        _exit(write(from[1], &byte, 1) != 1 || read(to[0], &byte, 1) != 1);
    }
    if (read(from[0], &h, sizeof h) != sizeof h)
        exit(1);
    start();
    SHOW(cuIpcOpenMemHandle(&q, h, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    if (write(to[1], &byte, 1) != 1 || read(from[0], &byte, 1) != 1)
        exit(1);
    SHOW(cuMemcpyDtoH(bytes, q, 64));
    SHOW(cuIpcCloseMemHandle(q));
    if (write(to[1], &byte, 1) != 1)
        exit(1);
    waitpid(owner, NULL, 0);
}

/* Calls of every family, then the ends of what `make` made. */
static void call(void)
{
    CUDA_ARRAY_DESCRIPTOR shape;
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p));
    SHOW(cuMemGetAddressRange(&q, &n, p));
    SHOW(cuMemcpyDtoH(bytes, p, 64));
    SHOW(cuMemcpy(p, p + 4096, 64));
    SHOW(cuMemsetD8(p, 0, 64));
    SHOW(cuMemcpyPeer(p, primary, p + 4096, primary, 64));
    SHOW(cuMemHostGetDevicePointer(&q, pinned, 0));
    SHOW(cuMemHostGetFlags(&u, pinned));
    SHOW(cuMemHostUnregister(registered));
    SHOW(cuMemHostRegister(registered, 1 << 16, CU_MEMHOSTREGISTER_PORTABLE));
    SHOW(cuMemHostAlloc(&v, 64, 0));
    SHOW(cuArrayGetDescriptor(&shape, array));
    SHOW(cuMemcpyAtoH(bytes, array, 0, 16));
    SHOW(cuMemAllocManaged(&managed, 4096, CU_MEM_ATTACH_GLOBAL));
    SHOW(cuMemAlloc(&q, 4096));
    SHOW(cuMemGetInfo(&n, &n2));
    SHOW(cuIpcGetMemHandle(&h, p));
    SHOW(cuCtxSynchronize());
    SHOW(cuStreamCreate(&s2, 0));
    SHOW(cuEventCreate(&e2, 0));
    SHOW(cuStreamSynchronize(NULL));
    SHOW(cuStreamSynchronize(CU_STREAM_PER_THREAD));
    SHOW(cuStreamAddCallback(NULL, callback, NULL, 0));
    SHOW(cuMemcpyDtoHAsync(bytes, p, 64, s));
    SHOW(cuMemcpyAsync(p, p + 4096, 64, s));
    SHOW(cuStreamSynchronize(s));
    SHOW(cuStreamQuery(s));
    SHOW(cuEventRecord(e, s));
    SHOW(cuEventSynchronize(e));
    SHOW(cuEventQuery(e));
    SHOW(cuEventElapsedTime(&ms, e, e));
    SHOW(cuMemAllocFromPoolAsync(&q, 64, pool, s));
    SHOW(cuMemPoolTrimTo(pool, 0));
    SHOW(cuMemFreeAsync(own_pooled, s));
    SHOW(cuDeviceGetDefaultMemPool(&default_pool, d));
    SHOW(cuDeviceCanAccessPeer(&i, d, d));
    SHOW(cuMemPoolDestroy(pool));
    SHOW(cuArrayDestroy(array));
    SHOW(cuMemFreeHost(pinned));
    SHOW(cuMemFree(p));
    SHOW(cuEventDestroy(e));
    SHOW(cuStreamDestroy(s));
}

static void without_a_context(void)
{
    start();
    make();
    GOOD(cuCtxSetCurrent(NULL));
    call();
}

static void a_stream_without_a_context(void)
{
    CUcontext of;
    CUstreamCaptureStatus capture;
    CUstreamBatchMemOpParams op;
    CUDA_MEMCPY2D box;
    memset(&op, 0, sizeof op);
    memset(&box, 0, sizeof box);
    start();
    make();
    op.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    op.writeValue.address = p;
    op.writeValue.value = 3;
    box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    box.srcDevice = p;
    box.dstDevice = p + 8192;
    box.WidthInBytes = 64;
    box.Height = 1;
    GOOD(cuCtxSetCurrent(NULL));
    SHOW(cuStreamAddCallback(s, callback, NULL, 0));
    SHOW(cuLaunchHostFunc(s, function, NULL));
    SHOW(cuMemcpyHtoDAsync(p, bytes, 4096, s));
    SHOW(cuMemcpyDtoHAsync(bytes, p, 4096, s));
    SHOW(cuMemcpyDtoDAsync(p, p + 8192, 4096, s));
    SHOW(cuMemcpyPeerAsync(p, primary, p + 8192, primary, 64, s));
    SHOW(cuMemcpy2DAsync(&box, s));
    SHOW(cuMemsetD8Async(p, 0, 64, s));
    SHOW(cuStreamWaitEvent(s, e, 0));
    SHOW(cuStreamGetCtx(s, &of));
    TELL(of == primary);
    SHOW(cuStreamGetFlags(s, &u));
    SHOW(cuStreamGetPriority(s, &i));
    SHOW(cuMemAllocAsync(&q, 4096, s));
    SHOW(cuMemFreeAsync(q, s));
    SHOW(cuStreamWriteValue32(s, p, 1, 0));
    SHOW(cuStreamWaitValue32(s, p, 1, CU_STREAM_WAIT_VALUE_EQ));
    SHOW(cuStreamBatchMemOp(s, 1, &op, 0));
    SHOW(cuStreamAttachMemAsync(s, p, 0, CU_MEM_ATTACH_GLOBAL));
    SHOW(cuStreamIsCapturing(s, &capture));
    SHOW(cuStreamSynchronize(s));
}

static void *destroy(void *context)
{
    SHOW(cuCtxDestroy(*(CUcontext *)context));
    return NULL;
}

static void a_destroyed_context_is_current(void)
{
    pthread_t thread;
    start();
    make();
    GOOD(create(&c));
    pthread_create(&thread, NULL, destroy, &c);
    pthread_join(thread, NULL);
    SHOW(cuCtxGetCurrent(&current));
    TELL(current == c);
    SHOW(cuCtxGetDevice(&i));
    SHOW(cuCtxGetApiVersion(c, &u));
    SHOW(cuCtxGetApiVersion(NULL, &u));
    call();
    SHOW(cuCtxPopCurrent(&current));
    SHOW(cuMemAlloc(&q, 4096));
}

/* The primary context is current and has just ended. */
static void after(void)
{
    CUcontext again;
    SHOW(cuCtxGetCurrent(&current));
    TELL(current == primary);
    SHOW(cuCtxGetDevice(&i));
    SHOW(cuCtxSynchronize());
    SHOW(cuMemAlloc(&q, 4096));
    SHOW(cuMemGetInfo(&n, &n2));
    SHOW(cuStreamCreate(&s2, 0));
    SHOW(cuEventCreate(&e2, 0));
    SHOW(cuMemHostAlloc(&v, 4096, 0));
    SHOW(cuMemcpyDtoH(bytes, p, 16));
    SHOW(cuMemFree(p));
    SHOW(cuStreamSynchronize(NULL));
    SHOW(cuIpcGetMemHandle(&h, p));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p));
    SHOW(cuCtxGetApiVersion(primary, &u));
    SHOW(cuCtxGetFlags(&u));
    SHOW(cuDevicePrimaryCtxGetState(d, &u, &i));
    TELL(i);
    SHOW(cuCtxSetCurrent(primary));
    SHOW(cuCtxSynchronize());
    SHOW(cuDevicePrimaryCtxRetain(&again, d));
    TELL(again == primary);
    SHOW(cuCtxSynchronize());
    SHOW(cuMemAlloc(&q, 4096));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, pooled));
}

static void the_primary_context_was_reset(void)
{
    start();
    make();
    SHOW(cuDevicePrimaryCtxReset(d));
    after();
}

static void the_primary_context_was_released(void)
{
    start();
    make();
    SHOW(cuDevicePrimaryCtxRelease(d));
    after();
}

static void show_state(void)
{
    SHOW(cuDevicePrimaryCtxGetState(d, &u, &i));
    TELL(u);
    TELL(i);
}

static void references(void)
{
    start();
    GOOD(cuDevicePrimaryCtxRetain(&c, d));
    show_state();
    SHOW(cuDevicePrimaryCtxSetFlags(d, CU_CTX_SCHED_BLOCKING_SYNC));
    show_state();
    SHOW(cuDevicePrimaryCtxReset(d));
    show_state();
    SHOW(cuDevicePrimaryCtxRelease(d));
    SHOW(cuDevicePrimaryCtxRelease(d));
    SHOW(cuDevicePrimaryCtxRelease(d));
    SHOW(cuDevicePrimaryCtxRetain(&c, d));
    show_state();
    SHOW(cuDevicePrimaryCtxSetFlags(d, CU_CTX_SCHED_BLOCKING_SYNC));
    SHOW(cuDevicePrimaryCtxRelease(d));
    show_state();
    SHOW(cuDevicePrimaryCtxRelease(d));
}

static void another_context_outlives_the_primary_one(void)
{
    start();
    GOOD(create(&c));
    make();
    SHOW(cuDevicePrimaryCtxReset(d));
    SHOW(cuMemcpyDtoH(bytes, p, 16));
    SHOW(cuStreamQuery(s));
    SHOW(cuEventQuery(e));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, pooled));
    SHOW(cuDevicePrimaryCtxRelease(d));
    SHOW(cuMemcpyDtoH(bytes, p, 16));
    SHOW(cuMemFree(p));
}

static const struct {
    const char *name;
    void (*run)(void);
} sections[] = {
#define SECTION(name) \
    { \
#name, name \
    }
    SECTION(memory_of_a_destroyed_context),
    SECTION(mappings_of_a_destroyed_context),
    SECTION(events_and_arrays_of_a_destroyed_context),
    SECTION(opened_in_a_destroyed_context),
    SECTION(exported_from_a_destroyed_context),
    SECTION(without_a_context),
    SECTION(a_stream_without_a_context),
    SECTION(a_destroyed_context_is_current),
    SECTION(the_primary_context_was_reset),
    SECTION(the_primary_context_was_released),
    SECTION(references),
    SECTION(another_context_outlives_the_primary_one),
};

/* Each section has a process of its own. */
int main(void)
{
    int failed = 0;
    for (unsigned index = 0; index < sizeof sections / sizeof *sections; index++) {
        int status = 0;
        fflush(stdout);
        pid_t child = fork();
        if (!child) {
            setvbuf(stdout, NULL, _IOLBF, 0);
            section = sections[index].name;
            sections[index].run();
            exit(0);
        }
        if (waitpid(child, &status, 0) != child || status) {
            printf("%s: ended with status 0x%x\n", sections[index].name, status);
            failed = 1;
        }
    }
    return failed;
}
