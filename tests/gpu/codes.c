/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Every call and misuse made directly and through HIP: what each answers.
 *
 *     codes differences.txt
 *
 * HIP's code must be the expected one, and the driver's own the same unless a row of differences.txt,
 * "call|case|cuda|hip|why", says otherwise; "*" stands for any code of the driver. What may end the process runs in
 * processes of its own.
 */
#include "direct.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>

enum { NONE = -1, CRASHED = -2 };

static const char *differences;
static int failures, cases;

static int is_allowed(const char *call, const char *what, int cuda, int hip)
{
    char line[512], fields[512];
    FILE *file = fopen(differences, "r");
    if (!file)
        fail("cannot read %s", differences);
    int found = 0;
    while (!found && fgets(line, sizeof line, file)) {
        snprintf(fields, sizeof fields, "%s|%s|%d|%d|", call, what, cuda, hip);
        found = !strncmp(line, fields, strlen(fields));
        snprintf(fields, sizeof fields, "%s|%s|*|%d|", call, what, hip);
        found |= !strncmp(line, fields, strlen(fields));
    }
    fclose(file);
    return found;
}

static void row(const char *call, const char *what, int expected, int cuda, int hip)
{
    char direct[16];
    const char *verdict = "ok";
    if (cuda == NONE)
        strcpy(direct, "-");
    else if (cuda == CRASHED)
        strcpy(direct, "crash");
    else
        snprintf(direct, sizeof direct, "%d", cuda);
    if (hip != expected)
        verdict = "FAIL";
    else if (cuda != NONE && cuda != hip)
        verdict = is_allowed(call, what, cuda, hip) ? "ok, listed" : "FAIL, not listed";
    cases++;
    failures += *verdict == 'F';
    printf("%-24s %-52s cuda %-5s hip %-4d expected %-4d %s\n", call, what, direct, hip, expected, verdict);
    if (*verdict == 'F')
        printf("    %s\n", anygpu_last_reason());
    fflush(stdout);
}

/* The driver's call comes first; both must find the same state. */
#define BOTH(call, what, expected, cuda, hip) \
    do { \
        int cuda_ = (cuda); \
        row(call, what, expected, cuda_, (int)(hip)); \
    } while (0)
#define ONLY(call, what, expected, hip) row(call, what, expected, NONE, (int)(hip))

struct sent {
    CUhandle own[2], small[2], freed, flipped, exited, event[2];
    CUdeviceptr address[2];
};

static int downward[2], upward[2];

static void exporter(void)
{
    CUdeviceptr memory, gone, small[2], managed, pool;
    CUhandle handle, again;
    hipIpcMemHandle_t hip_handle;
    hipIpcEventHandle_t hip_event_handle;
    hipEvent_t event[2], plain;
    void *pointer;
    int on_stack;
    struct sent sent;

    memset(&sent, 0, sizeof sent);
    HIP(hipSetDevice(0));
    load_driver();
    CU(cuMemAlloc(&memory, 64 << 20));
    CU(cuMemAlloc(&gone, 1 << 20));
    CU(cuMemsetD8Async(memory, 0x5a, 64 << 20, NULL));
    CU(cuStreamSynchronize(NULL));
    BOTH("IpcGetMemHandle", "base", 0, cuIpcGetMemHandle(&handle, memory),
         hipIpcGetMemHandle(&hip_handle, (void *)memory));
    ONLY("IpcGetMemHandle", "the same bytes from both", 0, memcmp(&handle, &hip_handle, 64));
    BOTH("IpcGetMemHandle", "base + 12345", 0, cuIpcGetMemHandle(&again, memory + 12345),
         hipIpcGetMemHandle(&hip_handle, (void *)(memory + 12345)));
    ONLY("IpcGetMemHandle", "base + 12345: the base's bytes", 0, memcmp(&handle, &hip_handle, 64));
    CU(cuIpcGetMemHandle(&sent.freed, gone));
    CU(cuMemFree(gone));
    BOTH("IpcGetMemHandle", "freed pointer", 1, cuIpcGetMemHandle(&again, gone),
         hipIpcGetMemHandle(&hip_handle, (void *)gone));
    BOTH("IpcGetMemHandle", "NULL output", 1, cuIpcGetMemHandle(NULL, memory),
         hipIpcGetMemHandle(NULL, (void *)memory));
    BOTH("IpcGetMemHandle", "NULL pointer", 1, cuIpcGetMemHandle(&again, 0), hipIpcGetMemHandle(&hip_handle, NULL));
    BOTH("IpcGetMemHandle", "host stack address", 1, cuIpcGetMemHandle(&again, (CUdeviceptr)&on_stack),
         hipIpcGetMemHandle(&hip_handle, &on_stack));
    CU(cuMemAllocManaged(&managed, 1 << 20, 1));
    BOTH("IpcGetMemHandle", "managed memory", 1, cuIpcGetMemHandle(&again, managed),
         hipIpcGetMemHandle(&hip_handle, (void *)managed));
    CU(cuMemAllocAsync(&pool, 1 << 20, NULL));
    CU(cuStreamSynchronize(NULL));
    BOTH("IpcGetMemHandle", "memory of the default pool", 1, cuIpcGetMemHandle(&again, pool),
         hipIpcGetMemHandle(&hip_handle, (void *)pool));
    CUdeviceptr opened;
    memcpy(&hip_handle, &handle, 64);
    BOTH("IpcOpenMemHandle", "in the exporting process", 201, cuIpcOpenMemHandle(&opened, handle, 1),
         hipIpcOpenMemHandle(&pointer, hip_handle, 1));

    BOTH("EventCreate", "interprocess, takes time", 1, cuEventCreate((void **)&plain, 4),
         hipEventCreateWithFlags(&plain, hipEventInterprocess));
    CU(cuEventCreate((void **)&plain, 2));
    for (int side = 0; side < 2; side++) {
        CU(cuEventCreate((void **)&event[side], 6));
        CU(cuEventRecord(event[side], NULL));
    }
    BOTH("IpcGetEventHandle", "recorded", 0, cuIpcGetEventHandle(&sent.event[0], event[0]),
         hipIpcGetEventHandle((hipIpcEventHandle_t *)&sent.event[1], event[1]));
    BOTH("IpcGetEventHandle", "without interprocess", 9, cuIpcGetEventHandle(&again, plain),
         hipIpcGetEventHandle(&hip_event_handle, plain));
    ONLY("IpcGetEventHandle", "NULL event", 1, hipIpcGetEventHandle(&hip_event_handle, NULL));
    ONLY("IpcGetEventHandle", "NULL output", 1, hipIpcGetEventHandle(NULL, event[0]));
    memcpy(&hip_event_handle, &sent.event[0], 64);
    BOTH("IpcOpenEventHandle", "in the exporting process", 201, cuIpcOpenEventHandle((void **)&plain, sent.event[0]),
         hipIpcOpenEventHandle(&plain, hip_event_handle));

    for (int side = 0; side < 2; side++) {
        CUdeviceptr own;
        CU(cuMemAlloc(&own, 64 << 20));
        CU(cuMemsetD8Async(own, 0x5a, 64 << 20, NULL));
        CU(cuMemAlloc(&small[side], 4096));
        CU(cuIpcGetMemHandle(&sent.own[side], own));
        CU(cuIpcGetMemHandle(&sent.small[side], small[side] + 256));
        sent.address[side] = own;
    }
    CU(cuStreamSynchronize(NULL));
    sent.flipped = handle;
    sent.flipped.reserved[5] ^= 1;
    int counts[2] = { cases, failures };
    send_to(upward[1], &sent, sizeof sent);
    send_to(upward[1], counts, sizeof counts);
    char wait;
    receive(downward[0], &wait, 1);
    _exit(0);
}

/* A process that exports memory and ends at once. */
static CUhandle of_ended_process(void)
{
    int pipes[2], status;
    CUhandle handle;
    if (pipe(pipes))
        fail("no pipe");
    pid_t child = fork();
    if (child == 0) {
        void *memory;
        HIP(hipMalloc(&memory, 1 << 20));
        HIP(hipIpcGetMemHandle((hipIpcMemHandle_t *)&handle, memory));
        send_to(pipes[1], &handle, sizeof handle);
        _exit(0);
    }
    receive(pipes[0], &handle, sizeof handle);
    waitpid(child, &status, 0);
    return handle;
}

/* What one process answers: `which` selects the call; it may crash. */
static int alone(int (*body)(int, const struct sent *), int which, const struct sent *sent)
{
    int status;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        FILE *answer = fdopen(upward[1], "w");
        HIP(hipSetDevice(0));
        load_driver();
        fprintf(answer, "%d ", body(which, sent));
        fflush(answer);
        _exit(0);
    }
    waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status))
        return CRASHED;
    char text[16] = "";
    for (size_t i = 0; i < sizeof text - 1 && read(upward[0], text + i, 1) == 1 && text[i] != ' '; i++)
        ;
    return atoi(text);
}

static int garbage(int which, const struct sent *sent)
{
    CUhandle handle;
    hipIpcMemHandle_t memory_handle;
    hipIpcEventHandle_t event_handle;
    CUdeviceptr opened;
    void *pointer;
    hipEvent_t event;
    memset(&handle, which < 4 ? 0x5a : 0, sizeof handle);
    memcpy(&event_handle, &handle, 64);
    switch (which) {
    case 0: case 4: return cuIpcOpenEventHandle(&pointer, handle);
    case 1: case 5: return (int)hipIpcOpenEventHandle(&event, event_handle);
    case 6: return cuIpcOpenMemHandle(&opened, sent->exited, 1);
    case 7: memcpy(&memory_handle, &sent->exited, 64); return (int)hipIpcOpenMemHandle(&pointer, memory_handle, 1);
    case 8: return cuEventDestroy(NULL);
    case 9: return (int)hipEventDestroy(NULL);
    case 10: return cuStreamDestroy(NULL);
    case 11: return (int)hipStreamDestroy(NULL);
    case 12: return cuIpcOpenMemHandle(&opened, sent->own[0], 1) ? 1000 : cuMemFree(opened);
    case 13: memcpy(&memory_handle, &sent->own[0], 64);
             return hipIpcOpenMemHandle(&pointer, memory_handle, 1) ? 1000 : (int)hipFree(pointer);
    case 14: return cuMemFree((CUdeviceptr)&handle);
    case 15: return (int)hipFree(&handle);
    case 16: return cuMemFreeHost(&handle);
    case 17: return (int)hipHostFree(&handle);
    case 18: return cuEventQuery(NULL);
    case 19: return (int)hipEventQuery(NULL);
    }
    return 1000;
}

static void importer(struct sent *sent)
{
    CUdeviceptr cuda = 0, again;
    void *hip = NULL, *hip_again, *event[2];
    hipIpcMemHandle_t handle;
    int word;

    HIP(hipSetDevice(0));
    load_driver();
    memcpy(&handle, &sent->own[1], 64);
#define OPEN(what, expected) \
    BOTH("IpcOpenMemHandle", what, expected, cuIpcOpenMemHandle(&cuda, sent->own[0], 1), \
         hipIpcOpenMemHandle(&hip, handle, 1))
    OPEN("first open", 0);
    BOTH("IpcOpenMemHandle", "again", 0, cuIpcOpenMemHandle(&again, sent->own[0], 1),
         hipIpcOpenMemHandle(&hip_again, handle, 1));
    ONLY("IpcOpenMemHandle", "again: the same pointer", 0, hip != hip_again || cuda != again);
    hipPointerAttribute_t attributes;
    ONLY("PointerGetAttributes", "opened: device memory", hipMemoryTypeDevice,
         hipPointerGetAttributes(&attributes, hip) ? 1000 : (int)attributes.type);
#define CLOSE(what, expected) \
    BOTH("IpcCloseMemHandle", what, expected, cuIpcCloseMemHandle(cuda), hipIpcCloseMemHandle(hip))
    CLOSE("1st of 2", 0);
    BOTH("MemcpyDtoH", "after the 1st close", 0, cuMemcpyDtoH(&word, cuda, 4), hipMemcpyDtoH(&word, hip, 4));
    ONLY("MemcpyDtoH", "the exporter's bytes", 0, word != 0x5a5a5a5a);
    CLOSE("2nd of 2", 0);
    CLOSE("3rd of 2", 1);
#define OPEN_WITH(what, expected, bytes, flags, out) \
    do { \
        CUhandle raw_ = (bytes); \
        memcpy(&handle, &raw_, 64); \
        int flags_ = (flags), cuda_ = cuIpcOpenMemHandle((out) ? &cuda : NULL, raw_, (unsigned)flags_); \
        if (cuda_ == 0) \
            cuIpcCloseMemHandle(cuda); \
        int hip_ = (int)hipIpcOpenMemHandle((out) ? &hip : NULL, handle, (unsigned)flags_); \
        if (hip_ == 0) \
            hipIpcCloseMemHandle(hip); \
        row("IpcOpenMemHandle", what, expected, cuda_, hip_); \
    } while (0)
    CUhandle bytes;
    OPEN_WITH("flags 0", 0, sent->own[0], 0, 1);
    OPEN_WITH("flags 2", 1, sent->own[0], 2, 1);
    OPEN_WITH("NULL output", 1, sent->own[0], 1, 0);
    memset(&bytes, 0x5a, 64);
    OPEN_WITH("64 bytes 0x5a", 17, bytes, 1, 1);
    memset(&bytes, 0, 64);
    OPEN_WITH("64 zero bytes", 1, bytes, 1, 1);
    memcpy(&bytes, "anygpuH\1", 8);
    OPEN_WITH("of the host back end", 17, bytes, 1, 1);
    OPEN_WITH("lowest bit of byte 5 flipped", 0, sent->flipped, 1, 1);
    OPEN_WITH("exporter freed the memory", 17, sent->freed, 1, 1);
    OPEN_WITH("made from base + 256 of 4096 bytes", 0, sent->small[0], 1, 1);
    memcpy(&handle, &sent->small[1], 64);
    HIP(hipIpcOpenMemHandle(&hip, handle, 1));
    size_t size = 0;
    void *base = NULL;
    HIP(hipMemGetAddressRange(&base, &size, (char *)hip + 100));
    ONLY("IpcOpenMemHandle", "made from base + 256: opens at the base", 0, base != hip || size != 4096);
    HIP(hipIpcCloseMemHandle(hip));
    BOTH("IpcCloseMemHandle", "never opened", 1, cuIpcCloseMemHandle(0x1234000), hipIpcCloseMemHandle((void *)0x1234000));
    BOTH("IpcCloseMemHandle", "NULL", 1, cuIpcCloseMemHandle(0), hipIpcCloseMemHandle(NULL));
    CU(cuMemAlloc(&cuda, 4096));
    HIP(hipMalloc(&hip, 4096));
    CLOSE("own memory", 1);
    CU(cuMemFree(cuda));
    HIP(hipFree(hip));

    hipIpcEventHandle_t event_handle;
    memcpy(&event_handle, &sent->event[1], 64);
    BOTH("IpcOpenEventHandle", "importer", 0, cuIpcOpenEventHandle(&event[0], sent->event[0]),
         hipIpcOpenEventHandle((hipEvent_t *)&event[1], event_handle));
    BOTH("EventQuery", "imported", 0, cuEventQuery(event[0]), hipEventQuery(event[1]));
    BOTH("EventSynchronize", "imported", 0, cuEventSynchronize(event[0]), hipEventSynchronize(event[1]));
    BOTH("StreamWaitEvent", "imported", 0, cuStreamWaitEvent(NULL, event[0], 0), hipStreamWaitEvent(NULL, event[1], 0));
    BOTH("EventDestroy", "imported", 0, cuEventDestroy(event[0]), hipEventDestroy(event[1]));
    ONLY("IpcOpenEventHandle", "NULL output", 1, hipIpcOpenEventHandle(NULL, event_handle));
}

static void *without_context(void *unused)
{
    void *context;
    (void)unused;
    BOTH("CtxPopCurrent", "nothing current", 201, cuCtxPopCurrent(&context), hipCtxPopCurrent((hipCtx_t *)&context));
    return NULL;
}

static void basics(void)
{
    CUdeviceptr cuda, other;
    void *hip, *context, *stream[2], *event[2], *timed;
    int number, number2, count;
    size_t huge = (size_t)1 << 46;
    char text[8];

    HIP(hipGetDeviceCount(&count));
    BOTH("DeviceGet", "-1", 101, cuDeviceGet(&number, -1), hipDeviceGet(&number, -1));
    BOTH("DeviceGet", "as many as there are", 101, cuDeviceGet(&number, count), hipDeviceGet(&number, count));
    ONLY("SetDevice", "as many as there are", 101, hipSetDevice(count));
    BOTH("DeviceGetAttribute", "no such attribute", 1, cuDeviceGetAttribute(&number, 9999, 0),
         hipDeviceGetAttribute(&number, (hipDeviceAttribute_t)99999, 0));
    BOTH("DeviceGetAttribute", "no such device", 101, cuDeviceGetAttribute(&number, 10, 99),
         hipDeviceGetAttribute(&number, hipDeviceAttributeWarpSize, 99));
    HIP(hipDeviceGetAttribute(&number, hipDeviceAttributeMultiprocessorCount, 0));
    CU(cuDeviceGetAttribute(&number2, 16, 0));
    ONLY("DeviceGetAttribute", "multiprocessors: the same number", 0, number != number2);
    ONLY("DeviceGetName", "NULL", 1, hipDeviceGetName(NULL, sizeof text, 0));
    BOTH("DeviceCanAccessPeer", "itself", 0, cuDeviceCanAccessPeer(&number, 0, 0), hipDeviceCanAccessPeer(&number, 0, 0));
    BOTH("DeviceCanAccessPeer", "no such device", 101, cuDeviceCanAccessPeer(&number, 0, 99),
         hipDeviceCanAccessPeer(&number, 0, 99));
    context = use_device(0);
    ONLY("DeviceEnablePeerAccess", "itself", 101, hipDeviceEnablePeerAccess(0, 0));
    if (count > 1 && !hipDeviceCanAccessPeer(&number, 0, 1) && number) {
        void *peer = use_device(1);
        CU(cuCtxSetCurrent(context));
        ONLY("DeviceDisablePeerAccess", "not enabled", 705, hipDeviceDisablePeerAccess(1));
        ONLY("DeviceEnablePeerAccess", "first", 0, hipDeviceEnablePeerAccess(1, 0));
        BOTH("DeviceEnablePeerAccess", "again", 704, cuCtxEnablePeerAccess(peer, 0), hipDeviceEnablePeerAccess(1, 0));
        ONLY("DeviceDisablePeerAccess", "enabled", 0, hipDeviceDisablePeerAccess(1));
        BOTH("DeviceDisablePeerAccess", "again", 705, cuCtxDisablePeerAccess(peer), hipDeviceDisablePeerAccess(1));
    }
    ONLY("DevicePrimaryCtxRelease", "not retained", 201, hipDevicePrimaryCtxRelease(0));

    BOTH("MemAlloc", "0 bytes", 0, cuMemAlloc(&cuda, 0), hipMalloc(&hip, 0));
    BOTH("MemAlloc", "2^46 bytes", 2, cuMemAlloc(&cuda, huge), hipMalloc(&hip, huge));
    BOTH("MemAlloc", "NULL output", 1, cuMemAlloc(NULL, 64), hipMalloc((void **)NULL, 64));
    CU(cuMemAlloc(&cuda, 1 << 20));
    CU(cuMemAlloc(&other, 1 << 20));
    HIP(hipMalloc(&hip, 1 << 20));
    BOTH("MemFree", "base + 256", 1, cuMemFree(cuda + 256), hipFree((char *)hip + 256));
    BOTH("MemcpyDtoD", "2^46 bytes", 1, cuMemcpyDtoD(cuda, other, huge), hipMemcpyDtoD(hip, (void *)other, huge));
    BOTH("MemcpyDtoD", "0 bytes", 0, cuMemcpyDtoD(cuda, other, 0), hipMemcpyDtoD(hip, (void *)other, 0));
    BOTH("MemcpyHtoD", "to NULL", 1, cuMemcpyHtoD(0, text, 8), hipMemcpyHtoD(NULL, text, 8));
    BOTH("MemcpyHtoD", "to host memory", 1, cuMemcpyHtoD((CUdeviceptr)text, text, 8), hipMemcpyHtoD(text, text, 8));
    ONLY("Memcpy", "no such direction", 21, hipMemcpy(hip, text, 8, (hipMemcpyKind)77));
    BOTH("Memset", "2^46 bytes", 1, cuMemsetD8Async(cuda, 1, huge, NULL), hipMemset(hip, 1, huge));
    BOTH("Memset", "0 bytes", 0, cuMemsetD8Async(cuda, 1, 0, NULL), hipMemset(hip, 1, 0));
    BOTH("Memset", "host memory", 1, cuMemsetD8Async((CUdeviceptr)text, 1, 8, NULL), hipMemset(text, 1, 8));
    size_t size;
    BOTH("MemGetAddressRange", "host memory", 500, cuMemGetAddressRange(&cuda, &size, (CUdeviceptr)text),
         hipMemGetAddressRange(&hip, &size, text));
    BOTH("MemFree", "NULL", 0, cuMemFree(0), hipFree(NULL));
    HIP(hipFree((void *)other));
    BOTH("MemFree", "freed", 1, cuMemFree(other), hipFree((void *)other));

    char *host = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    BOTH("MemHostUnregister", "not registered", 713, cuMemHostUnregister(host), hipHostUnregister(host));
    HIP(hipHostRegister(host, 8192, hipHostRegisterDefault));
    BOTH("MemHostRegister", "again", 0, cuMemHostRegister(host, 8192, 0), hipHostRegister(host, 8192, 0));
    HIP(hipHostUnregister(host));

    BOTH("StreamCreate", "flags 2", 1, cuStreamCreate(&stream[0], 2),
         hipStreamCreateWithFlags((hipStream_t *)&stream[0], 2));
    BOTH("StreamCreate", "NULL output", 1, cuStreamCreate(NULL, 0), hipStreamCreate(NULL));
    BOTH("StreamCreate", "two", 0, cuStreamCreate(&stream[0], 1),
         hipStreamCreateWithFlags((hipStream_t *)&stream[1], hipStreamNonBlocking));
    BOTH("EventCreate", "flags 8", 1, cuEventCreate(&event[0], 8), hipEventCreateWithFlags((hipEvent_t *)&event[0], 8));
    BOTH("EventCreate", "NULL output", 1, cuEventCreate(NULL, 0), hipEventCreate(NULL));
    BOTH("EventCreate", "two", 0, cuEventCreate(&event[0], 0), hipEventCreate((hipEvent_t *)&event[1]));
    float time;
    BOTH("EventQuery", "never recorded", 0, cuEventQuery(event[0]), hipEventQuery(event[1]));
    BOTH("EventSynchronize", "never recorded", 0, cuEventSynchronize(event[0]), hipEventSynchronize(event[1]));
    BOTH("EventElapsedTime", "never recorded", 400, cuEventElapsedTime(&time, event[0], event[0]),
         hipEventElapsedTime(&time, event[1], event[1]));
    BOTH("EventElapsedTime", "NULL output", 1, cuEventElapsedTime(NULL, event[0], event[0]),
         hipEventElapsedTime(NULL, event[1], event[1]));
    HIP(hipEventCreateWithFlags((hipEvent_t *)&timed, hipEventDisableTiming));
    CU(cuEventRecord(timed, NULL));
    CU(cuEventSynchronize(timed));
    BOTH("EventElapsedTime", "takes no time", 400, cuEventElapsedTime(&time, timed, timed),
         hipEventElapsedTime(&time, timed, timed));

    /* The stand-in does all work at once. */
    int busy = !getenv("GPU_STANDIN");
    volatile uint32_t *gate;
    HIP(hipHostMalloc((void **)&gate, 64, hipHostMallocDefault));
    *gate = busy ? 0 : 1;
    CU(cuStreamWaitValue32(stream[0], (CUdeviceptr)gate, 1, 0));
    HIP(hipStreamWaitValue32(stream[1], (void *)gate, 1, hipStreamWaitValueGte, 0xffffffff));
    BOTH("EventRecord", "behind waiting work", 0, cuEventRecord(event[0], stream[0]), hipEventRecord(event[1], stream[1]));
    BOTH("EventQuery", "not done", busy ? 600 : 0, cuEventQuery(event[0]), hipEventQuery(event[1]));
    BOTH("StreamQuery", "not done", busy ? 600 : 0, cuStreamQuery(stream[0]), hipStreamQuery(stream[1]));
    BOTH("EventElapsedTime", "not done", busy ? 600 : 0, cuEventElapsedTime(&time, event[0], event[0]),
         hipEventElapsedTime(&time, event[1], event[1]));
    *gate = 1;
    BOTH("StreamSynchronize", "", 0, cuStreamSynchronize(stream[0]), hipStreamSynchronize(stream[1]));
    BOTH("StreamQuery", "done", 0, cuStreamQuery(stream[0]), hipStreamQuery(stream[1]));
    BOTH("EventQuery", "done", 0, cuEventQuery(event[0]), hipEventQuery(event[1]));
    BOTH("StreamWaitEvent", "flags 2", 1, cuStreamWaitEvent(stream[0], event[0], 2),
         hipStreamWaitEvent(stream[1], event[1], 2));
    BOTH("MemFreeAsync", "host memory", 1, cuMemFreeAsync((CUdeviceptr)text, stream[0]),
         hipFreeAsync(text, stream[1]));
    BOTH("EventDestroy", "", 0, cuEventDestroy(event[0]), hipEventDestroy(event[1]));
    BOTH("StreamDestroy", "", 0, cuStreamDestroy(stream[0]), hipStreamDestroy(stream[1]));
    HIP(hipHostFree((void *)gate));
    pthread_t thread;
    if (!pthread_create(&thread, NULL, without_context, NULL))
        pthread_join(thread, NULL);
}

int main(int argc, char **argv)
{
    if (argc < 2)
        fail("usage: codes differences.txt");
    differences = argv[1];
    struct sent sent;
    int counts[2];
    if (pipe(downward) || pipe(upward))
        fail("no pipe");
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        exporter();
    receive(upward[0], &sent, sizeof sent);
    receive(upward[0], counts, sizeof counts);
    cases += counts[0];
    failures += counts[1];
    /* Before this process uses the driver: what is forked later could not. */
    sent.exited = of_ended_process();
    static const struct { const char *call, *what; int expected; } pairs[] = {
        { "IpcOpenEventHandle", "64 bytes 0x5a", 1 }, { NULL, NULL, 0 },
        { "IpcOpenEventHandle", "64 zero bytes", 1 }, { "IpcOpenMemHandle", "exporter has exited", 17 },
        { "EventDestroy", "NULL", 400 }, { "StreamDestroy", "NULL", 400 }, { "MemFree", "opened memory", 1 },
        { "MemFree", "host memory", 1 }, { "MemFreeHost", "ordinary host memory", 1 }, { "EventQuery", "NULL", 400 },
    };
    for (int pair = 0; pair < (int)(sizeof pairs / sizeof *pairs); pair++) {
        if (!pairs[pair].call)
            continue;
        int cuda = alone(garbage, 2 * pair, &sent), hip = alone(garbage, 2 * pair + 1, &sent);
        row(pairs[pair].call, pairs[pair].what, pairs[pair].expected, cuda, hip);
    }
    importer(&sent);
    basics();
    char done = 0;
    send_to(downward[1], &done, 1);
    int status;
    waitpid(child, &status, 0);
    printf("%d cases, %d failed\n", cases, failures);
    return failures || status;
}
