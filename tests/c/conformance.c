// SPDX-License-Identifier: MIT OR Apache-2.0
/* What programs written for AMD's HIP expect, a line for each expectation: on the host back end with two devices, and on
 * two GPUs ("conformance nvidia"), where a few answers are the driver's. Fails if a line does. */
#include <anygpu/hip.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { KIB = 1 << 10, MIB = 1 << 20 };

static int failures, on_nvidia;
/* Accepted in the place of what is expected, on NVIDIA: the driver's own rule. */
#define BY_DRIVER(number) (on_nvidia ? (number) : -1)

static void tell(const char *name, const char *what, long long got, long long expected, long long other)
{
    int is_right = got == expected || (other != -1 && got == other);
    printf("%-4s %-8s %s = %lld", is_right ? "ok" : "FAIL", name, what, got);
    if (!is_right)
        printf(", expected %lld", expected);
    printf("\n");
    failures += !is_right;
}
#define IS(name, expression, expected) tell(name, #expression, (long long)(expression), (long long)(expected), -1)
#define IS_OR(name, expression, expected, other) \
    tell(name, #expression, (long long)(expression), (long long)(expected), (long long)(other))
#define GOOD(call) \
    do { \
        hipError_t status = (call); \
        if (status != hipSuccess) { \
            printf("FAIL %s:%d: %s = %d\n", __FILE__, __LINE__, #call, (int)status); \
            failures++; \
        } \
    } while (0)

/* Work that lasts until the program says so: no test depends on how fast anything is. */
static atomic_int go;

static void wait_for_go(void *data)
{
    (void)data;
    /* Not for ever, where a call that should return at once waits for this. */
    for (int turn = 0; turn < 500 && !atomic_load(&go); turn++)
        usleep(10000);
}

static void hold(hipStream_t stream)
{
    atomic_store(&go, 0);
    GOOD(hipLaunchHostFunc(stream, wait_for_go, NULL));
}

/* Whether the stream was still busy; then lets it go on. */
static int was_held(hipStream_t stream)
{
    int held = hipStreamQuery(stream) == hipErrorNotReady;
    atomic_store(&go, 1);
    GOOD(hipStreamSynchronize(stream));
    return held;
}

/* The call returns although its stream is held. */
#define HELD(name, stream, call) \
    do { \
        hold(stream); \
        GOOD(call); \
        tell(name, #call " returns at once", was_held(stream), 1, -1); \
    } while (0)

static char *d, *d2;
static hipStream_t s, s2;
static unsigned char host[64 * KIB], back[64 * KIB];

static void visible(const char *program, const char *variable)
{
    static const struct {
        const char *list;
        int devices;
    } cases[] = { { "0", 1 }, { "1", 1 }, { "1,0", 2 }, { "-1", 0 }, { "0,-1,1", 1 }, { "0,7", 1 } };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        char command[512], name[64];
        snprintf(name, sizeof name, "%s=%s", variable, cases[index].list);
        snprintf(command, sizeof command, "%s %s count", name, program);
        int status = system(command);
        tell("A1", name, WIFEXITED(status) ? WEXITSTATUS(status) : -1, cases[index].devices, -1);
    }
}

static void copies(void)
{
    hipStream_t null = NULL;
    hipMemcpy3DParms box = { 0 };
    box.srcPtr = (hipPitchedPtr){ d, 64, 64, 4 };
    box.dstPtr = (hipPitchedPtr){ d2, 64, 64, 4 };
    box.extent = (hipExtent){ 64, 4, 4 };
    box.kind = hipMemcpyDeviceToDevice;
    HELD("A4", null, hipMemcpy(d2, d, 4096, hipMemcpyDeviceToDevice));
    HELD("A4 DtoD", null, hipMemcpyDtoD((hipDeviceptr_t)d2, (hipDeviceptr_t)d, 4096));
    HELD("A4 2D", null, hipMemcpy2D(d2, 64, d, 64, 64, 4, hipMemcpyDeviceToDevice));
    HELD("A4 3D", null, hipMemcpy3D(&box));
    HELD("A5", null, hipMemset(d, 1, 4096));
    HELD("A5 D8", null, hipMemsetD8((hipDeviceptr_t)d, 1, 4096));
    HELD("A5 D32", null, hipMemsetD32((hipDeviceptr_t)d, 1, 1024));
    HELD("A5 2D", null, hipMemset2D(d, 64, 1, 64, 4));
    HELD("A5 3D", null, hipMemset3D(box.srcPtr, 1, box.extent));
    /* One rule for pageable memory, whatever the shape: it is taken at once, and given when it is there. */
    HELD("A22 1D", s, hipMemcpyAsync(d, host, 64, hipMemcpyHostToDevice, s));
    HELD("A22 2D", s, hipMemcpy2DAsync(d, 64, host, 64, 64, 4, hipMemcpyHostToDevice, s));
    hipMemcpy3DParms up = box;
    up.srcPtr.ptr = host;
    up.kind = hipMemcpyHostToDevice;
    HELD("A22 3D", s, hipMemcpy3DAsync(&up, s));
}

static void null_streams(void)
{
    char *a;
    GOOD(hipSetDevice(1));
    GOOD(hipMalloc((void **)&a, 4096));
    GOOD(hipMemset(a, 0, 4096));
    GOOD(hipDeviceSynchronize());
    atomic_store(&go, 1);
    GOOD(hipLaunchHostFunc(NULL, wait_for_go, NULL));
    GOOD(hipMemsetAsync(a, 7, 4096, NULL));
    GOOD(hipSetDevice(0));
    GOOD(hipMemcpy(back, a, 1, hipMemcpyDeviceToHost));
    IS("A6", back[0], 7);
    GOOD(hipFree(a));
}

static void nothing(void *data)
{
    (void)data;
}

static void callback(hipStream_t stream, hipError_t status, void *data)
{
    (void)stream, (void)status, (void)data;
}

static void destroyed(void)
{
    hipStream_t gone;
    hipEvent_t event, past;
    unsigned flags;
    int priority;
    void *pool_memory;
    GOOD(hipEventCreate(&event));
    GOOD(hipEventCreate(&past));
    GOOD(hipStreamCreate(&gone));
    GOOD(hipStreamDestroy(gone));
    IS("A7", hipStreamQuery(gone), hipErrorContextIsDestroyed);
    IS("A7", hipStreamSynchronize(gone), hipErrorContextIsDestroyed);
    IS("A7", hipStreamGetFlags(gone, &flags), hipErrorContextIsDestroyed);
    IS("A7", hipStreamGetPriority(gone, &priority), hipErrorContextIsDestroyed);
    IS("A7", hipStreamAddCallback(gone, callback, NULL, 0), hipErrorContextIsDestroyed);
    IS("A7", hipLaunchHostFunc(gone, nothing, NULL), hipErrorContextIsDestroyed);
    IS("A7", hipStreamWriteValue32(gone, d, 1, 0), hipErrorContextIsDestroyed);
    IS("A7", hipStreamWaitValue32(gone, d, 1, hipStreamWaitValueEq, 0xffffffff), hipErrorContextIsDestroyed);
    IS("A7", hipEventRecord(event, gone), hipErrorContextIsDestroyed);
    IS("A7", hipMemcpyAsync(d, d2, 64, hipMemcpyDeviceToDevice, gone), hipErrorContextIsDestroyed);
    IS("A7", hipMemcpyAsync(d, d2, 0, hipMemcpyDeviceToDevice, gone), hipErrorContextIsDestroyed);
    IS("A7", hipMemcpyAsync(d, d, 64, hipMemcpyDefault, gone), hipErrorContextIsDestroyed);
    IS("A7", hipMemcpy2DAsync(d, 8, d2, 8, 0, 1, hipMemcpyDefault, gone), hipErrorContextIsDestroyed);
    IS("A7", hipMemcpyPeerAsync(d, 0, d2, 0, 0, gone), hipErrorContextIsDestroyed);
    IS("A7", hipMemcpyWithStream(d, d2, 0, hipMemcpyDefault, gone), hipErrorContextIsDestroyed);
    IS("A7", hipStreamDestroy(gone), hipErrorContextIsDestroyed);
    IS("A7", hipStreamWaitEvent(gone, event, 0), hipErrorInvalidHandle);
    IS("A7", hipMallocAsync(&pool_memory, 64, gone), hipErrorInvalidHandle);
    GOOD(hipEventDestroy(past));
    IS("A7", hipEventDestroy(past), hipErrorContextIsDestroyed);
    GOOD(hipEventDestroy(event));
    hipGetLastError();
}

static unsigned long long attribute(hipMemPool_t pool, hipMemPoolAttr which)
{
    unsigned long long value = ~0ULL;
    GOOD(hipMemPoolGetAttribute(pool, which, &value));
    return value;
}

static void pools(void)
{
    hipMemPool_t pool, own, again;
    hipMemPoolProps props = { 0 };
    hipMemAccessDesc right = { { hipMemLocationTypeDevice, 1 }, hipMemAccessFlagsProtReadWrite };
    hipMemAccessFlags flags;
    void *a, *b;
    GOOD(hipDeviceGetDefaultMemPool(&pool, 0));
    GOOD(hipMallocAsync(&a, MIB, s));
    hold(s);
    GOOD(hipFreeAsync(a, s));
    GOOD(hipMallocAsync(&b, MIB, s));
    IS("A2", a == b, 1);
    IS("A2", was_held(s), 1);
    GOOD(hipFreeAsync(b, s));
    GOOD(hipStreamSynchronize(s));

    props.allocType = hipMemAllocationTypePinned;
    props.location = (hipMemLocation){ hipMemLocationTypeDevice, 0 };
    props.handleTypes = hipMemHandleTypePosixFileDescriptor;
    GOOD(hipMemPoolCreate(&own, &props));
    unsigned long long threshold = 1ULL << 30;
    GOOD(hipMemPoolSetAttribute(own, hipMemPoolAttrReleaseThreshold, &threshold));
    GOOD(hipMallocFromPoolAsync(&a, 2048, own, s));
    IS("A18", attribute(own, hipMemPoolAttrUsedMemCurrent), 2048);
    GOOD(hipFreeAsync(a, s));
    GOOD(hipMallocFromPoolAsync(&a, MIB, own, s));
    GOOD(hipFreeAsync(a, s));
    GOOD(hipStreamSynchronize(s));
    IS("A3", attribute(own, hipMemPoolAttrReservedMemCurrent) >= MIB, 1);
    IS("A3", attribute(own, hipMemPoolAttrUsedMemCurrent), 0);
    GOOD(hipMemPoolTrimTo(own, 0));
    IS("A3", attribute(own, hipMemPoolAttrReservedMemCurrent), 0);

    GOOD(hipMemPoolSetAccess(own, &right, 1));
    long long file = 0x7f1200000000;
    GOOD(hipMemPoolExportToShareableHandle(&file, own, hipMemHandleTypePosixFileDescriptor, 0));
    IS("A9", hipMemPoolImportFromShareableHandle(&again, (void *)file, hipMemHandleTypePosixFileDescriptor, 0), 0);
    flags = hipMemAccessFlagsProtNone;
    GOOD(hipMemPoolGetAccess(&flags, again, &right.location));
    IS_OR("A10", flags, hipMemAccessFlagsProtReadWrite, BY_DRIVER(hipMemAccessFlagsProtNone));
    close((int)file);
    GOOD(hipMemPoolDestroy(again));

    IS("A14", hipDeviceGetMemPool(&pool, -1), hipErrorInvalidValue);
    IS("A14", hipDeviceSetMemPool(-1, own), hipErrorInvalidValue);
    hipMemLocation nowhere = { hipMemLocationTypeDevice, 99 };
    IS("A14", hipMemPoolGetAccess(&flags, own, &nowhere), hipErrorInvalidValue);
    IS("A15", hipMemPoolSetAccess(own, &right, 99), hipErrorInvalidDevice);
    GOOD(hipMemPoolDestroy(own));
    props.maxSize = 64 * MIB;
    IS("pools", hipMemPoolCreate(&own, &props), 0);
    GOOD(hipMemPoolDestroy(own));

    /* Without opportunistic reuse nothing is taken over from another stream. */
    int off = 0;
    props.maxSize = 0;
    GOOD(hipMemPoolCreate(&own, &props));
    GOOD(hipMemPoolSetAttribute(own, hipMemPoolAttrReleaseThreshold, &threshold));
    GOOD(hipMemPoolSetAttribute(own, hipMemPoolReuseAllowOpportunistic, &off));
    GOOD(hipMemPoolSetAttribute(own, hipMemPoolReuseAllowInternalDependencies, &off));
    GOOD(hipMemPoolSetAttribute(own, hipMemPoolReuseFollowEventDependencies, &off));
    GOOD(hipMallocFromPoolAsync(&a, MIB, own, s));
    hold(s);
    GOOD(hipFreeAsync(a, s));
    GOOD(hipMallocFromPoolAsync(&b, MIB, own, s2));
    IS("A24", a == b, 0);
    IS("A24", was_held(s), 1);
    GOOD(hipFreeAsync(b, s2));
    GOOD(hipDeviceSynchronize());
    GOOD(hipMemPoolDestroy(own));
    hipGetLastError();
}

static void physical(void)
{
    hipMemAllocationProp prop = { 0 };
    hipMemGenericAllocationHandle_t whole, other;
    hipMemAccessDesc rights[2];
    size_t g = 0;
    void *va, *vb;
    memset(&prop, 0x5a, sizeof prop);
    prop.type = hipMemAllocationTypePinned;
    prop.location = (hipMemLocation){ hipMemLocationTypeDevice, 0 };
    IS("A16", hipMemGetAllocationGranularity(&g, &prop, hipMemAllocationGranularityMinimum), 0);
    memset(&prop, 0, sizeof prop);
    prop.type = hipMemAllocationTypePinned;
    prop.location = (hipMemLocation){ hipMemLocationTypeDevice, 0 };
    GOOD(hipMemGetAllocationGranularity(&g, &prop, hipMemAllocationGranularityMinimum));
    GOOD(hipMemCreate(&whole, 2 * g, &prop, 0));
    GOOD(hipMemAddressReserve(&va, g, 0, NULL, 0));
    int part = hipMemMap(va, g, 0, whole, 0);
    IS_OR("A11", part, 0, BY_DRIVER(hipErrorNotSupported));
    if (part == 0)
        GOOD(hipMemUnmap(va, g));
    GOOD(hipMemAddressFree(va, g));
    GOOD(hipMemRelease(whole));

    /* Two devices' physical memory, both mapped for both. */
    for (int device = 0; device < 2; device++)
        rights[device] = (hipMemAccessDesc){ { hipMemLocationTypeDevice, device }, hipMemAccessFlagsProtReadWrite };
    GOOD(hipMemCreate(&whole, g, &prop, 0));
    prop.location.id = 1;
    GOOD(hipMemCreate(&other, g, &prop, 0));
    GOOD(hipMemAddressReserve(&va, g, 0, NULL, 0));
    GOOD(hipMemAddressReserve(&vb, g, 0, NULL, 0));
    GOOD(hipMemMap(va, g, 0, whole, 0));
    GOOD(hipMemMap(vb, g, 0, other, 0));
    GOOD(hipMemSetAccess(va, g, rights, 2));
    GOOD(hipMemSetAccess(vb, g, rights, 2));
    memset(host, 9, sizeof host);
    GOOD(hipMemcpy(va, host, sizeof host, hipMemcpyHostToDevice));
    IS("mapped", hipMemcpyDtoD((hipDeviceptr_t)vb, (hipDeviceptr_t)va, sizeof host), 0);
    IS("mapped", hipMemcpyPeer(vb, 1, va, 0, sizeof host), 0);
    memset(back, 0, sizeof back);
    GOOD(hipMemcpy(back, vb, sizeof back, hipMemcpyDeviceToHost));
    IS("mapped", memcmp(host, back, sizeof host), 0);
    /* Access that changes there and back. */
    rights[0].flags = hipMemAccessFlagsProtRead;
    int read_only = hipMemSetAccess(va, g, rights, 1);
    IS_OR("access", read_only, 0, BY_DRIVER(hipErrorNotSupported));
    rights[0].flags = hipMemAccessFlagsProtReadWrite;
    GOOD(hipMemSetAccess(va, g, rights, 1));
    IS("access", hipMemcpy(va, host, 4096, hipMemcpyHostToDevice), 0);
    GOOD(hipDeviceSynchronize());
    GOOD(hipMemUnmap(va, g));
    GOOD(hipMemUnmap(vb, g));
    GOOD(hipMemAddressFree(va, g));
    GOOD(hipMemAddressFree(vb, g));
    GOOD(hipMemRelease(whole));
    GOOD(hipMemRelease(other));
    hipGetLastError();
}

static void managed(void)
{
    char *m;
    int who = -3;
    GOOD(hipMallocManaged((void **)&m, 12288, hipMemAttachGlobal));
    IS("A12", hipMemAdvise(m + 1024, 2048, hipMemAdviseSetAccessedBy, 0), 0);
    GOOD(hipMemRangeGetAttribute(&who, sizeof who, hipMemRangeAttributeAccessedBy, m, 4096));
    IS("A12", who, 0);
    IS("advice", hipMemAdvise(m, 4096, hipMemAdviseSetCoarseGrain, 0), 0);
    IS("advice", hipMemAdvise(m, 4096, hipMemAdviseUnsetCoarseGrain, 0), 0);
    IS_OR("A19", hipMemRangeGetAttribute(&who, sizeof who, hipMemRangeAttributeCoherencyMode, m, 4096), 0,
          BY_DRIVER(hipErrorNotSupported));
    GOOD(hipFree(m));
    hipGetLastError();
}

static void memory_of_the_host(void)
{
    void *pinned, *plain = aligned_alloc(4096, 4096);
    unsigned flags = 99;
    GOOD(hipHostRegister(plain, 64, 0));
    IS("A17", hipHostRegister(plain, 64, 0), 0);
    GOOD(hipHostUnregister(plain));
    free(plain);
    static const unsigned asked[] = { hipHostMallocDefault, hipHostMallocPortable, hipHostMallocMapped,
                                      hipHostMallocWriteCombined };
    for (size_t index = 0; index < sizeof asked / sizeof *asked; index++) {
        GOOD(hipHostMalloc(&pinned, 4096, asked[index]));
        GOOD(hipHostGetFlags(&flags, pinned));
        tell("flags", "as given", flags, asked[index], -1);
        GOOD(hipHostFree(pinned));
    }
    GOOD(hipHostMalloc(&pinned, 64, 0));
    IS("A20", hipFree(pinned), 0);
    hipGetLastError();
}

static void devices(void)
{
    int value;
    uint32_t type = 99, count = 99;
    char bus[16];
    IS("A13", hipDeviceSetCacheConfig(hipFuncCachePreferL1), 0);
    IS("A13", hipDeviceSetSharedMemConfig(hipSharedMemBankSizeFourByte), 0);
    memset(bus, 1, sizeof bus);
    IS("A21", hipDeviceGetPCIBusId(bus, 6, 0), hipErrorInvalidValue);
    IS("A21", bus[4] == ':' && bus[5] == 0, 1);
    static const hipDeviceAttribute_t of_amd[] = { hipDeviceAttributeFineGrainSupport, hipDeviceAttributeIsLargeBar,
                                                   hipDeviceAttributeAsicRevision,
                                                   hipDeviceAttributeCanUseStreamWaitValue };
    for (size_t index = 0; index < sizeof of_amd / sizeof *of_amd; index++)
        tell("device", "attribute", hipDeviceGetAttribute(&value, of_amd[index], 0), 0, -1);
    IS("links", hipExtGetLinkTypeAndHopCount(0, 1, &type, &count), 0);
    hipDeviceProp_t prop;
    GOOD(hipGetDeviceProperties(&prop, 0));
    IS("device", prop.clockRate > 0 && prop.warpSize > 0, 1);
    IS("device", prop.major > 0 || prop.minor > 0, 1);
    void *context = NULL;
    IS("A23", hipPointerGetAttribute(&context, HIP_POINTER_ATTRIBUTE_CONTEXT, (hipDeviceptr_t)d), hipErrorNotSupported);
    int on = 1;
    unsigned char is_on = 0;
    GOOD(hipPointerSetAttribute(&on, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, (hipDeviceptr_t)d2));
    IS("sync", hipPointerGetAttribute(&is_on, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, (hipDeviceptr_t)d2), 0);
    IS("sync", is_on, 1);
    on = 0;
    GOOD(hipPointerSetAttribute(&on, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, (hipDeviceptr_t)d2));
    hipGetLastError();
}

static void masks(void)
{
    GOOD(hipMemset(d, 0, 64));
    GOOD(hipDeviceSynchronize());
    int status = hipStreamWaitValue32(s, d, 1, hipStreamWaitValueEq, 0xff);
    IS_OR("masks", status, 0, BY_DRIVER(hipErrorNotSupported));
    if (status == 0) {
        GOOD(hipStreamWriteValue32(s2, d, 0x101, 0));
        GOOD(hipStreamSynchronize(s));
    }
    hipGetLastError();
}

/* A stream waits for an event of another device, one that takes the time, too. */
static void across_devices(void)
{
    for (unsigned flags = 0; flags <= hipEventDisableTiming; flags += hipEventDisableTiming) {
        hipEvent_t event;
        hipStream_t other;
        unsigned char bytes[64], *far;
        GOOD(hipEventCreateWithFlags(&event, flags));
        GOOD(hipMemset(d, 1, 64));
        GOOD(hipDeviceSynchronize());
        GOOD(hipSetDevice(1));
        GOOD(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
        GOOD(hipMalloc((void **)&far, 64));
        GOOD(hipSetDevice(0));
        hold(s);
        GOOD(hipMemsetAsync(d, 2 + (int)flags, 64, s));
        GOOD(hipEventRecord(event, s));
        GOOD(hipStreamWaitEvent(other, event, 0));
        GOOD(hipMemcpyPeerAsync(far, 1, d, 0, 64, other));
        IS("across", hipStreamQuery(other), hipErrorNotReady);
        IS("across", was_held(s), 1);
        GOOD(hipStreamSynchronize(other));
        GOOD(hipMemcpy(bytes, far, 64, hipMemcpyDeviceToHost));
        IS("across", bytes[63], 2 + flags);
        GOOD(hipSetDevice(1));
        GOOD(hipFree(far));
        GOOD(hipStreamDestroy(other));
        GOOD(hipSetDevice(0));
        GOOD(hipEventDestroy(event));
    }
}

/* Another process's memory is seen in what is free. */
static void use_of_others(void)
{
    enum { SIZE = 512 * MIB };
    int ready[2], done[2];
    char byte;
    size_t all, free_bytes;
    if (pipe(ready) != 0 || pipe(done) != 0)
        exit(1);
    pid_t child = fork();
    if (child == 0) {
        void *memory;
        close(done[1]);
        byte = hipMalloc(&memory, SIZE) == hipSuccess && read(done[0], &byte, 1) == 1
            && hipMemset(memory, 1, SIZE) == hipSuccess && hipDeviceSynchronize() == hipSuccess;
        if (write(ready[1], &byte, 1) != 1 || read(done[0], &byte, 1) < 0)
            _exit(1);
        _exit(0);
    }
    close(done[0]);
    if (write(done[1], "", 1) != 1 || read(ready[0], &byte, 1) != 1)
        exit(1);
    GOOD(hipMemGetInfo(&free_bytes, &all));
    IS("A8", byte, 1);
    IS("A8", all - free_bytes >= SIZE, 1);
    close(done[1]);
    waitpid(child, NULL, 0);
}

int main(int count, char **arguments)
{
    int devices_here = 0;
    if (count > 2 || (count == 2 && strcmp(arguments[1], "count") == 0)) {
        hipError_t status = hipGetDeviceCount(&devices_here);
        return status == hipErrorNoDevice ? 0 : status == hipSuccess ? devices_here : 99;
    }
    on_nvidia = count == 2 && strcmp(arguments[1], "nvidia") == 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    /* The host back end counts its own process's use alone: see docs/guide/backends.md. */
    if (on_nvidia)
        use_of_others();
    visible(arguments[0], on_nvidia ? "CUDA_VISIBLE_DEVICES" : "HIP_VISIBLE_DEVICES");
    GOOD(hipGetDeviceCount(&devices_here));
    if (devices_here < 2) {
        printf("two devices are needed\n");
        return 1;
    }
    GOOD(hipMalloc((void **)&d, 64 * KIB));
    GOOD(hipMalloc((void **)&d2, 64 * KIB));
    GOOD(hipStreamCreateWithFlags(&s, hipStreamNonBlocking));
    GOOD(hipStreamCreateWithFlags(&s2, hipStreamNonBlocking));
    copies();
    null_streams();
    /* NVIDIA's driver does not tell a stream that was destroyed from one that was not: it may crash. */
    if (!on_nvidia)
        destroyed();
    pools();
    physical();
    managed();
    memory_of_the_host();
    devices();
    masks();
    across_devices();
    printf("conformance: %d failed\n", failures);
    return failures != 0;
}
