// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows what each call of CUDA's runtime answers, right and wrong ones, and the last error after it: with NVIDIA's runtime
 * and its headers of CUDA 12 or 13, and with this library. A call that crashes is said to. */
#include <cuda_runtime_api.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHOW(call) \
    do { \
        if (sigsetjmp(before, 1)) { \
            printf("%s: %s crashes\n", section, #call); \
        } else { \
            int status = (int)(call), peeked = (int)cudaPeekAtLastError(); \
            printf("%s: %s = %d, %d\n", section, #call, status, peeked); \
        } \
        cudaGetLastError(); \
    } while (0)
#define TELL(number) printf("%s: %s is %lld\n", section, #number, (long long)(number))

enum { SIZE = 1 << 20 };

typedef struct {
    cudaIpcMemHandle_t memory, inner, freed;
    cudaIpcEventHandle_t event;
} Letter;

static const char *section;
static int i, j;
static unsigned u;
static size_t n, n2;
static void *p, *q, *managed, *host;
static cudaStream_t s;
static cudaEvent_t e, e2, timed;
static float ms;
static char text[64], small[SIZE];
static struct cudaPointerAttributes a;
static struct cudaDeviceProp prop;
static cudaIpcMemHandle_t h, zeros;
static cudaIpcEventHandle_t eh, zero_event;
static struct cudaPitchedPtr rows;
static struct cudaExtent extent = { 8, 8, 2 };
static struct cudaMemcpy3DParms box;

static sigjmp_buf before;

static void crashed(int signal)
{
    siglongjmp(before, signal);
}

static void transfer(int file, void *data, size_t size, int writing)
{
    ssize_t done = writing ? write(file, data, size) : read(file, data, size);
    if (done != (ssize_t)size)
        exit(1);
}

static void last_error(void)
{
    int peeked, got;
    section = "last error";
    SHOW(cudaGetLastError());
    cudaMalloc(NULL, 8);
    cudaMalloc(&p, 8);
    SHOW(cudaPeekAtLastError());
    cudaMalloc(NULL, 8);
    cudaRuntimeGetVersion(NULL);
    peeked = (int)cudaPeekAtLastError();
    TELL(peeked);
    cudaDriverGetVersion(NULL);
    cudaSetDevice(99);
    cudaFree(p);
    peeked = (int)cudaPeekAtLastError();
    TELL(peeked);
    got = (int)cudaGetLastError();
    TELL(got);
    got = (int)cudaGetLastError();
    TELL(got);
    puts(cudaGetErrorName(cudaErrorInvalidValue));
    puts(cudaGetErrorString(cudaErrorNotReady));
    puts(cudaGetErrorString((cudaError_t)12345));
}

static void device(void)
{
    section = "device";
    SHOW(cudaRuntimeGetVersion(NULL));
    SHOW(cudaDriverGetVersion(&i));
    SHOW(cudaDriverGetVersion(NULL));
    SHOW(cudaGetDeviceCount(NULL));
    SHOW(cudaGetDevice(&i));
    TELL(i);
    SHOW(cudaGetDevice(NULL));
    SHOW(cudaSetDevice(-1));
    SHOW(cudaSetDevice(99));
    SHOW(cudaSetDevice(0));
    SHOW(cudaInitDevice(0, 0, 0));
    SHOW(cudaInitDevice(99, 0, 0));
    SHOW(cudaInitDevice(0, 0, 9));
    SHOW(cudaSetValidDevices(NULL, 1));
    SHOW(cudaSetValidDevices(&i, -1));
    SHOW(cudaDeviceGetAttribute(&i, cudaDevAttrUnifiedAddressing, 0));
    TELL(i);
    SHOW(cudaDeviceGetAttribute(NULL, cudaDevAttrUnifiedAddressing, 0));
    SHOW(cudaDeviceGetAttribute(&i, (enum cudaDeviceAttr)9999, 0));
    SHOW(cudaDeviceGetAttribute(&i, cudaDevAttrUnifiedAddressing, 99));
    SHOW(cudaGetDeviceProperties(&prop, 0));
    TELL(prop.unifiedAddressing);
    SHOW(cudaGetDeviceProperties(NULL, 0));
    SHOW(cudaGetDeviceProperties(&prop, 99));
    SHOW(cudaChooseDevice(NULL, &prop));
    SHOW(cudaChooseDevice(&i, NULL));
    SHOW(cudaDeviceGetPCIBusId(text, 64, 0));
    SHOW(cudaDeviceGetByPCIBusId(&i, text));
    SHOW(cudaDeviceGetPCIBusId(NULL, 64, 0));
    SHOW(cudaDeviceGetPCIBusId(text, 3, 0));
    SHOW(cudaDeviceGetPCIBusId(text, 64, 99));
    SHOW(cudaDeviceGetByPCIBusId(&i, "nothing"));
    SHOW(cudaDeviceGetByPCIBusId(&i, NULL));
    SHOW(cudaDeviceGetByPCIBusId(NULL, "0:0:0"));
    SHOW(cudaGetDeviceFlags(&u));
    SHOW(cudaGetDeviceFlags(NULL));
    SHOW(cudaSetDeviceFlags(0xffff));
    SHOW(cudaDeviceGetStreamPriorityRange(&i, &j));
    SHOW(cudaDeviceGetStreamPriorityRange(NULL, NULL));
    SHOW(cudaDeviceGetLimit(&n, cudaLimitStackSize));
    SHOW(cudaDeviceGetLimit(NULL, cudaLimitStackSize));
    SHOW(cudaDeviceGetLimit(&n, (enum cudaLimit)99));
    SHOW(cudaDeviceSetLimit((enum cudaLimit)99, 1));
    SHOW(cudaDeviceGetCacheConfig(NULL));
    SHOW(cudaDeviceSetCacheConfig(cudaFuncCachePreferNone));
    SHOW(cudaDeviceSetCacheConfig((enum cudaFuncCache)99));
    SHOW(cudaDeviceSynchronize());
    SHOW(cudaDeviceCanAccessPeer(&i, 0, 0));
    TELL(i);
    SHOW(cudaDeviceCanAccessPeer(NULL, 0, 0));
    SHOW(cudaDeviceCanAccessPeer(&i, 0, 99));
    SHOW(cudaDeviceEnablePeerAccess(0, 0));
    SHOW(cudaDeviceEnablePeerAccess(99, 0));
    SHOW(cudaDeviceDisablePeerAccess(0));
    SHOW(cudaDeviceDisablePeerAccess(99));
    SHOW(cudaDeviceGetP2PAttribute(NULL, cudaDevP2PAttrAccessSupported, 0, 0));
    SHOW(cudaDeviceGetP2PAttribute(&i, cudaDevP2PAttrAccessSupported, 0, 0));
    SHOW(cudaDeviceGetP2PAttribute(&i, (enum cudaDeviceP2PAttr)99, 0, 0));
    const void *table;
    cudaUUID_t uuid;
    memset(&uuid, 0, sizeof uuid);
    SHOW(cudaGetExportTable(&table, &uuid));
    SHOW(cudaGetExportTable(NULL, &uuid));
    SHOW(cudaGetExportTable(&table, NULL));
}

static void attributes(const char *what, const void *pointer)
{
    memset(&a, 0x5a, sizeof a);
    int status = (int)cudaPointerGetAttributes(&a, pointer);
    printf("attributes of %s: %d, type %d, device %d, device's %d, host's %d\n", what, status, (int)a.type, a.device,
           a.devicePointer == pointer, a.hostPointer == pointer);
}

static void memory(void)
{
    section = "memory";
    SHOW(cudaMalloc(NULL, 8));
    SHOW(cudaMalloc(&q, 0));
    TELL(q != NULL);
    SHOW(cudaMalloc(&q, (size_t)1 << 60));
    SHOW(cudaMalloc(&p, SIZE));
    SHOW(cudaMallocManaged(NULL, SIZE, cudaMemAttachGlobal));
    SHOW(cudaMallocManaged(&q, SIZE, 9));
    SHOW(cudaMallocManaged(&q, 0, cudaMemAttachGlobal));
    SHOW(cudaMallocManaged(&managed, SIZE, cudaMemAttachGlobal));
    SHOW(cudaMallocPitch(&q, NULL, 8, 8));
    SHOW(cudaMallocPitch(NULL, &n, 8, 8));
    SHOW(cudaMalloc3D(NULL, extent));
    SHOW(cudaMalloc3D(&rows, extent));
    TELL(rows.xsize);
    TELL(rows.ysize);
    SHOW(cudaMallocHost(NULL, SIZE));
    SHOW(cudaMallocHost(&host, SIZE));
    SHOW(cudaHostAlloc(&q, SIZE, 99));
    SHOW(cudaHostAlloc(NULL, SIZE, 0));
    SHOW(cudaHostRegister(NULL, 64, 0));
    SHOW(cudaHostRegister(small, 0, 0));
    SHOW(cudaHostRegister(small, SIZE, 0));
    SHOW(cudaHostRegister(small, SIZE, 0));
    SHOW(cudaHostGetDevicePointer(&q, small, 0));
    SHOW(cudaHostGetDevicePointer(NULL, small, 0));
    SHOW(cudaHostGetDevicePointer(&q, small, 1));
    SHOW(cudaHostGetDevicePointer(&q, text, 0));
    SHOW(cudaHostGetFlags(&u, small));
    TELL(u);
    SHOW(cudaHostGetFlags(&u, host));
    TELL(u);
    SHOW(cudaHostGetFlags(NULL, host));
    SHOW(cudaHostGetFlags(&u, text));
    attributes("device memory", p);
    attributes("managed memory", managed);
    attributes("pinned memory", host);
    attributes("registered memory", small);
    attributes("other memory", text);
    SHOW(cudaPointerGetAttributes(&a, NULL));
    SHOW(cudaPointerGetAttributes(NULL, p));
    SHOW(cudaHostUnregister(small));
    SHOW(cudaHostUnregister(small));
    SHOW(cudaHostUnregister(NULL));
    SHOW(cudaFree(NULL));
    SHOW(cudaFree(text));
    SHOW(cudaFree((char *)p + 8));
    SHOW(cudaFreeHost(NULL));
    SHOW(cudaFreeHost(text));
    SHOW(cudaFreeHost(p));
    SHOW(cudaMemGetInfo(NULL, &n2));
    SHOW(cudaMemGetInfo(&n, NULL));
    SHOW(cudaMallocAsync(NULL, 8, 0));
    SHOW(cudaMallocAsync(&q, 0, 0));
    SHOW(cudaMallocAsync(&q, SIZE, 0));
    SHOW(cudaIpcGetMemHandle(&h, q));
    SHOW(cudaFreeAsync(q, 0));
    SHOW(cudaFreeAsync(NULL, 0));
    SHOW(cudaFreeAsync(text, 0));
}

static void copies(void)
{
    section = "copies";
    SHOW(cudaMemcpy(p, small, 64, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy(p, small, 64, cudaMemcpyDefault));
    SHOW(cudaMemcpy(p, small, 64, cudaMemcpyDeviceToHost));
    SHOW(cudaMemcpy(p, small, 64, (enum cudaMemcpyKind)9));
    SHOW(cudaMemcpy(NULL, small, 64, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy(p, NULL, 64, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy(NULL, NULL, 0, cudaMemcpyDefault));
    SHOW(cudaMemcpy(NULL, NULL, 0, (enum cudaMemcpyKind)9));
    SHOW(cudaMemcpy(p, small, SIZE + 1, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyAsync(p, small, 64, cudaMemcpyHostToDevice, 0));
    SHOW(cudaMemcpyAsync(p, small, 64, (enum cudaMemcpyKind)9, 0));
    SHOW(cudaMemcpyPeer(p, 0, p, 99, 8));
    SHOW(cudaMemcpyPeer(p, 0, (char *)p + 64, 0, 8));
    SHOW(cudaMemcpy2D(p, 16, small, 16, 8, 8, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2D(p, 4, small, 16, 8, 8, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2D(p, 16, small, 4, 8, 8, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2D(p, 16, small, 16, 0, 8, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2D(p, 16, small, 16, 8, 8, (enum cudaMemcpyKind)9));
    SHOW(cudaMemcpy3D(NULL));
    SHOW(cudaMemcpy3D(&box));
    box.srcPtr.ptr = small;
    box.srcPtr.pitch = box.srcPtr.xsize = 8;
    box.srcPtr.ysize = 8;
    box.dstPtr = rows;
    box.extent = extent;
    box.kind = cudaMemcpyHostToDevice;
    SHOW(cudaMemcpy3D(&box));
    SHOW(cudaMemcpy3DAsync(&box, 0));
    box.dstPtr.pitch = 4;
    SHOW(cudaMemcpy3D(&box));
    SHOW(cudaMemset(p, 1, SIZE));
    SHOW(cudaMemset(p, 1, SIZE + 1));
    SHOW(cudaMemset(NULL, 1, 8));
    SHOW(cudaMemset(NULL, 1, 0));
    SHOW(cudaMemset2D(p, 16, 1, 8, 8));
    SHOW(cudaMemset2D(p, 4, 1, 8, 8));
    SHOW(cudaMemset3D(rows, 1, extent));
    SHOW(cudaMemsetAsync(p, 1, 64, 0));
    SHOW(cudaMemset2DAsync(p, 16, 1, 8, 8, 0));
    SHOW(cudaMemset3DAsync(rows, 1, extent, 0));
    SHOW(cudaDeviceSynchronize());
}

static void hints(void)
{
    section = "hints";
#if CUDART_VERSION < 13000
    SHOW(cudaMemAdvise(managed, SIZE, cudaMemAdviseSetReadMostly, 0));
    SHOW(cudaMemAdvise(managed, SIZE, cudaMemAdviseSetPreferredLocation, 99));
    SHOW(cudaMemAdvise(managed, SIZE, (enum cudaMemoryAdvise)99, 0));
    SHOW(cudaMemAdvise(p, SIZE, cudaMemAdviseSetReadMostly, 0));
    SHOW(cudaMemPrefetchAsync(managed, SIZE, 0, 0));
    SHOW(cudaMemPrefetchAsync(managed, SIZE, 99, 0));
    SHOW(cudaMemPrefetchAsync(p, SIZE, 0, 0));
#else
    /* Not in registers, which a fault restores. */
    static struct cudaMemLocation device, nowhere;
    device.type = cudaMemLocationTypeDevice;
    device.id = 0;
    nowhere.type = cudaMemLocationTypeDevice;
    nowhere.id = 99;
    SHOW(cudaMemAdvise(managed, SIZE, cudaMemAdviseSetReadMostly, device));
    SHOW(cudaMemAdvise(managed, SIZE, cudaMemAdviseSetPreferredLocation, nowhere));
    SHOW(cudaMemAdvise(managed, SIZE, (enum cudaMemoryAdvise)99, device));
    SHOW(cudaMemAdvise(p, SIZE, cudaMemAdviseSetReadMostly, device));
    SHOW(cudaMemPrefetchAsync(managed, SIZE, device, 0, 0));
    SHOW(cudaMemPrefetchAsync(managed, SIZE, nowhere, 0, 0));
    SHOW(cudaMemPrefetchAsync(managed, SIZE, device, 1, 0));
    SHOW(cudaMemPrefetchAsync(p, SIZE, device, 0, 0));
#endif
    SHOW(cudaDeviceSynchronize());
    SHOW(cudaMemRangeGetAttribute(&i, 4, cudaMemRangeAttributeReadMostly, managed, SIZE));
    TELL(i);
    SHOW(cudaMemRangeGetAttribute(&i, 4, cudaMemRangeAttributeLastPrefetchLocation, managed, SIZE));
    TELL(i);
    SHOW(cudaMemRangeGetAttribute(NULL, 4, cudaMemRangeAttributeReadMostly, managed, SIZE));
    SHOW(cudaMemRangeGetAttribute(&i, 3, cudaMemRangeAttributeReadMostly, managed, SIZE));
    SHOW(cudaMemRangeGetAttribute(&i, 4, (enum cudaMemRangeAttribute)99, managed, SIZE));
    SHOW(cudaMemRangeGetAttribute(&i, 4, cudaMemRangeAttributeReadMostly, p, SIZE));
}

static void nothing(void *data)
{
    (void)data;
}

static void streams(void)
{
    enum cudaStreamCaptureStatus capturing;
    unsigned long long id;
    section = "streams";
    SHOW(cudaStreamCreate(NULL));
    SHOW(cudaStreamCreateWithFlags(&s, 99));
    SHOW(cudaStreamCreateWithFlags(NULL, 0));
    SHOW(cudaStreamCreateWithPriority(&s, 99, 0));
    SHOW(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
    SHOW(cudaStreamGetFlags(s, &u));
    TELL(u);
    SHOW(cudaStreamGetFlags(s, NULL));
    SHOW(cudaStreamGetFlags(0, &u));
    TELL(u);
    SHOW(cudaStreamGetPriority(s, &i));
    TELL(i);
    SHOW(cudaStreamGetPriority(s, NULL));
    SHOW(cudaStreamGetId(s, &id));
    SHOW(cudaStreamGetId(s, NULL));
    SHOW(cudaStreamGetDevice(s, &i));
    TELL(i);
    SHOW(cudaStreamGetDevice(s, NULL));
    SHOW(cudaStreamQuery(s));
    SHOW(cudaStreamSynchronize(s));
    SHOW(cudaStreamQuery(cudaStreamLegacy));
    SHOW(cudaStreamQuery(cudaStreamPerThread));
    SHOW(cudaLaunchHostFunc(s, nothing, NULL));
    SHOW(cudaLaunchHostFunc(s, NULL, NULL));
    SHOW(cudaStreamAddCallback(s, NULL, NULL, 0));
    SHOW(cudaStreamWaitEvent(s, NULL, 0));
    SHOW(cudaStreamAttachMemAsync(s, managed, 0, 99));
    SHOW(cudaStreamAttachMemAsync(s, NULL, 0, cudaMemAttachGlobal));
    SHOW(cudaStreamIsCapturing(s, &capturing));
    TELL(capturing);
    SHOW(cudaStreamIsCapturing(s, NULL));
    SHOW(cudaStreamEndCapture(s, NULL));
    SHOW(cudaStreamCopyAttributes(s, s));
    SHOW(cudaCtxResetPersistingL2Cache());
    SHOW(cudaStreamDestroy(NULL));
    SHOW(cudaStreamDestroy(cudaStreamLegacy));
}

static void events(void)
{
    section = "events";
    SHOW(cudaEventCreate(NULL));
    SHOW(cudaEventCreateWithFlags(&e, 99));
    SHOW(cudaEventCreateWithFlags(&e, cudaEventInterprocess));
    SHOW(cudaEventCreateWithFlags(&e, cudaEventInterprocess | cudaEventDisableTiming));
    SHOW(cudaEventCreate(&timed));
    SHOW(cudaEventCreate(&e2));
    SHOW(cudaEventQuery(timed));
    SHOW(cudaEventElapsedTime(&ms, timed, e2));
    SHOW(cudaEventRecord(NULL, 0));
    SHOW(cudaEventRecord(timed, s));
    SHOW(cudaEventRecordWithFlags(e2, s, 0));
    SHOW(cudaEventRecordWithFlags(e2, s, 9));
    SHOW(cudaStreamWaitEvent(s, e2, 0));
    SHOW(cudaStreamWaitEvent(s, e2, 99));
    SHOW(cudaEventSynchronize(e2));
    SHOW(cudaEventQuery(e2));
    SHOW(cudaEventElapsedTime(&ms, timed, e2));
    SHOW(cudaEventElapsedTime(NULL, timed, e2));
    SHOW(cudaEventElapsedTime(&ms, NULL, e2));
    SHOW(cudaEventElapsedTime(&ms, e, e2));
    SHOW(cudaEventQuery(NULL));
    SHOW(cudaEventSynchronize(NULL));
    SHOW(cudaEventDestroy(NULL));
    SHOW(cudaEventDestroy(e2));
}

static void entry_points(void)
{
    enum cudaDriverEntryPointQueryResult found;
    section = "entry points";
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &q, 12000, cudaEnableDefault, &found));
    TELL(found);
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &q, 2000, cudaEnableDefault, &found));
    TELL(found);
    SHOW(cudaGetDriverEntryPointByVersion("cuNothing", &q, 12000, cudaEnableDefault, &found));
    TELL(found);
    TELL(q == NULL);
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &q, 12000, cudaEnableDefault, NULL));
    SHOW(cudaGetDriverEntryPointByVersion(NULL, &q, 12000, cudaEnableDefault, &found));
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", NULL, 12000, cudaEnableDefault, &found));
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &q, 12000, 9, &found));
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &q, 99000, cudaEnableDefault, &found));
}

static void exporter(int out, int in)
{
    Letter letter;
    char done;
    section = "exporter";
    SHOW(cudaIpcGetMemHandle(&letter.memory, p));
    SHOW(cudaIpcGetMemHandle(&letter.inner, (char *)p + 4096));
    TELL(memcmp(&letter.memory, &letter.inner, sizeof h));
    SHOW(cudaIpcGetMemHandle(NULL, p));
    SHOW(cudaIpcGetMemHandle(&h, NULL));
    SHOW(cudaIpcGetMemHandle(&h, small));
    SHOW(cudaIpcGetMemHandle(&h, host));
    SHOW(cudaIpcGetMemHandle(&h, managed));
    SHOW(cudaIpcOpenMemHandle(&q, letter.memory, cudaIpcMemLazyEnablePeerAccess));
    SHOW(cudaIpcCloseMemHandle(p));
    SHOW(cudaMalloc(&q, SIZE));
    SHOW(cudaIpcGetMemHandle(&letter.freed, q));
    SHOW(cudaFree(q));
    SHOW(cudaIpcGetMemHandle(&h, q));
    SHOW(cudaEventRecord(e, s));
    SHOW(cudaIpcGetEventHandle(&letter.event, e));
    SHOW(cudaIpcGetEventHandle(NULL, e));
    SHOW(cudaIpcGetEventHandle(&eh, NULL));
    SHOW(cudaIpcGetEventHandle(&eh, timed));
    SHOW(cudaIpcOpenEventHandle(&e2, letter.event));
    fflush(stdout);
    transfer(out, &letter, sizeof letter, 1);
    transfer(in, &done, 1, 0);
    section = "afterwards";
    SHOW(cudaMemcpy(small, p, 64, cudaMemcpyDeviceToHost));
    TELL(small[0]);
    SHOW(cudaEventDestroy(e));
    SHOW(cudaEventDestroy(timed));
    SHOW(cudaStreamDestroy(s));
    SHOW(cudaFree(rows.ptr));
    SHOW(cudaFree(managed));
    SHOW(cudaFreeHost(host));
    SHOW(cudaFree(p));
    SHOW(cudaFree(p));
    SHOW(cudaDeviceReset());
}

static void importer(int in, int out)
{
    Letter letter;
    char done = 1;
    transfer(in, &letter, sizeof letter, 0);
    section = "importer";
    SHOW(cudaIpcOpenMemHandle(&p, letter.memory, 0));
    SHOW(cudaIpcOpenMemHandle(&p, letter.memory, 2));
    SHOW(cudaIpcOpenMemHandle(NULL, letter.memory, cudaIpcMemLazyEnablePeerAccess));
    SHOW(cudaIpcOpenMemHandle(&p, zeros, cudaIpcMemLazyEnablePeerAccess));
    memset(&h, 0x5a, sizeof h);
    SHOW(cudaIpcOpenMemHandle(&p, h, cudaIpcMemLazyEnablePeerAccess));
    SHOW(cudaIpcOpenMemHandle(&p, letter.freed, cudaIpcMemLazyEnablePeerAccess));
    SHOW(cudaIpcOpenMemHandle(&p, letter.memory, cudaIpcMemLazyEnablePeerAccess));
    SHOW(cudaIpcOpenMemHandle(&q, letter.inner, cudaIpcMemLazyEnablePeerAccess));
    TELL(p == q);
    attributes("opened memory", p);
    SHOW(cudaIpcOpenEventHandle(NULL, letter.event));
    SHOW(cudaIpcOpenEventHandle(&e, zero_event));
    SHOW(cudaIpcOpenEventHandle(&e, letter.event));
    SHOW(cudaEventSynchronize(e));
    SHOW(cudaEventQuery(e));
    SHOW(cudaEventElapsedTime(&ms, e, e));
    SHOW(cudaIpcGetEventHandle(&eh, e));
    SHOW(cudaIpcGetMemHandle(&h, p));
    SHOW(cudaFree(p));
    SHOW(cudaMemset(p, 9, SIZE));
    SHOW(cudaDeviceSynchronize());
    SHOW(cudaEventDestroy(e));
    SHOW(cudaIpcCloseMemHandle(p));
    SHOW(cudaIpcCloseMemHandle(p));
    SHOW(cudaIpcCloseMemHandle(p));
    SHOW(cudaIpcCloseMemHandle(NULL));
    SHOW(cudaIpcCloseMemHandle(small));
    fflush(stdout);
    transfer(out, &done, 1, 1);
}

int main(void)
{
    int there[2], back[2], status;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = crashed;
    sigaction(SIGSEGV, &action, NULL);
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (pipe(there) || pipe(back))
        return 1;
    pid_t child = fork();
    close(child == 0 ? there[1] : there[0]);
    close(child == 0 ? back[0] : back[1]);
    if (child == 0) {
        importer(there[0], back[1]);
        _exit(0);
    }
    last_error();
    device();
    memory();
    copies();
    hints();
    streams();
    events();
    entry_points();
    exporter(there[1], back[0]);
    return waitpid(child, &status, 0) != child || status != 0;
}
