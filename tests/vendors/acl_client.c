/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A program of AscendCL's: the documented flow of sharing memory, by 64-bit handle and by key, between two processes that
 * find each other through pipes. Its declarations are its own, from the published reference. It prints what each process
 * sees; the exporter's calls are its log's (STANDIN_LOG), the importer's go to that name with ".importer" behind it.
 *
 *     acl_client          everything
 *     acl_client early    what is answered before aclInit
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int aclError;
typedef void *aclrtDrvMemHandle, *aclrtStream;
typedef struct {
    uint32_t id;
    int type;
} aclrtMemLocation;
typedef struct {
    int handleType, allocationType, memAttr;
    aclrtMemLocation location;
    uint64_t reserve;
} aclrtPhysicalMemProp;

aclError aclInit(const char *), aclFinalize(void), aclFinalizeReference(uint64_t *);
aclError aclrtGetDeviceCount(uint32_t *), aclrtSetDevice(int32_t), aclrtResetDevice(int32_t), aclrtGetDevice(int32_t *);
aclError aclrtDeviceGetBareTgid(int32_t *);
aclError aclrtMalloc(void **, size_t, int), aclrtFree(void *);
aclError aclrtMemcpy(void *, size_t, const void *, size_t, int), aclrtMemset(void *, size_t, int32_t, size_t);
aclError aclrtCreateStream(aclrtStream *), aclrtDestroyStream(aclrtStream), aclrtSynchronizeStream(aclrtStream);
aclError aclrtMemsetAsync(void *, size_t, int32_t, size_t, aclrtStream);
aclError aclrtMemcpy2d(void *, size_t, const void *, size_t, size_t, size_t, int);
aclError aclrtMemcpy2dAsync(void *, size_t, const void *, size_t, size_t, size_t, int, aclrtStream);
aclError aclrtStreamGetId(aclrtStream, int32_t *), aclrtPeekAtLastError(int), aclrtGetLastError(int);
aclError aclrtValueWrite(void *, uint64_t, uint32_t, aclrtStream),
    aclrtValueWait(void *, uint64_t, uint32_t, aclrtStream);
aclError aclrtLaunchHostFunc(aclrtStream, void (*)(void *), void *);
aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *, int, size_t *);
aclError aclrtMallocPhysical(aclrtDrvMemHandle *, size_t, const aclrtPhysicalMemProp *, uint64_t);
aclError aclrtFreePhysical(aclrtDrvMemHandle);
aclError aclrtReserveMemAddress(void **, size_t, size_t, void *, uint64_t), aclrtReleaseMemAddress(void *);
aclError aclrtMapMem(void *, size_t, size_t, aclrtDrvMemHandle, uint64_t), aclrtUnmapMem(void *);
aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle, int, uint64_t, uint64_t *);
aclError aclrtMemSetPidToShareableHandle(uint64_t, int32_t *, size_t);
aclError aclrtMemImportFromShareableHandle(uint64_t, int32_t, aclrtDrvMemHandle *);
aclError aclrtIpcMemGetExportKey(void *, size_t, char *, size_t, uint64_t);
aclError aclrtIpcMemSetImportPid(const char *, int32_t *, size_t);
aclError aclrtIpcMemImportByKey(void **, const char *, uint64_t), aclrtIpcMemClose(const char *);

#define SIZE ((size_t)2 << 20)

#define CALL(call) \
    do { \
        int status = (call); \
        if (status) { \
            fprintf(stderr, "%s: %d\n", #call, status); \
            _exit(1); \
        } \
    } while (0)

struct offer {
    uint64_t shareable;
    char key[65];
};

static int to_importer[2], from_importer[2];

static void send(int to, const void *data, size_t size)
{
    if (write(to, data, size) != (ssize_t)size)
        _exit(2);
}

static void receive(int from, void *data, size_t size)
{
    if (read(from, data, size) != (ssize_t)size)
        _exit(3);
}

static void *map(aclrtDrvMemHandle physical)
{
    void *address;
    CALL(aclrtReserveMemAddress(&address, SIZE, 0, NULL, 1));
    CALL(aclrtMapMem(address, SIZE, 0, physical, 0));
    return address;
}

static void unmap(void *address, aclrtDrvMemHandle physical)
{
    CALL(aclrtUnmapMem(address));
    CALL(aclrtReleaseMemAddress(address));
    CALL(aclrtFreePhysical(physical));
}

static void importer(void)
{
    struct offer offer;
    aclrtDrvMemHandle physical;
    void *by_key, *mapped;
    int32_t pid;
    unsigned char bytes[2];
    char *log = getenv("STANDIN_LOG"), name[4096];
    if (log) {
        snprintf(name, sizeof name, "%s.importer", log);
        setenv("STANDIN_LOG", name, 1);
    }
    CALL(aclInit(NULL));
    CALL(aclrtSetDevice(1));
    CALL(aclrtDeviceGetBareTgid(&pid));
    send(from_importer[1], &pid, sizeof pid);
    receive(to_importer[0], &offer, sizeof offer);
    CALL(aclrtMemImportFromShareableHandle(offer.shareable, 1, &physical));
    printf("again: %d\n", aclrtMemImportFromShareableHandle(offer.shareable, 1, &(aclrtDrvMemHandle){ 0 }));
    printf("forged: %d\n", aclrtMemImportFromShareableHandle(offer.shareable ^ 0x10000, 1, &(aclrtDrvMemHandle){ 0 }));
    mapped = map(physical);
    CALL(aclrtIpcMemImportByKey(&by_key, offer.key, 1));
    CALL(aclrtMemcpy(&bytes[0], 1, (char *)mapped + SIZE - 1, 1, 2));
    CALL(aclrtMemcpy(&bytes[1], 1, (char *)by_key + 4095, 1, 2));
    printf("the importer reads %#x and %#x\n", bytes[0], bytes[1]);
    CALL(aclrtMemset(mapped, SIZE, 0x33, SIZE));
    CALL(aclrtIpcMemClose(offer.key));
    unmap(mapped, physical);
    CALL(aclrtResetDevice(1));
    CALL(aclFinalize());
    fflush(stdout);
    send(from_importer[1], &pid, sizeof pid);
    _exit(0);
}

static void called(void *calls)
{
    ++*(int *)calls;
}

/* What CANN 9 adds for streams, in memory that is a stream's alone until it is waited for. */
static void queue_more(char *memory, aclrtStream stream)
{
    aclrtStream other;
    char rows[5] = "....";
    int32_t numbers[2];
    int calls = 0, refused = aclrtSetDevice(99), kept = aclrtPeekAtLastError(0), last = aclrtGetLastError(0);
    printf("refused: %d, kept: %d, told: %d, and then: %d\n", refused, kept, last, aclrtGetLastError(0));
    CALL(aclrtCreateStream(&other));
    CALL(aclrtStreamGetId(stream, &numbers[0]));
    CALL(aclrtStreamGetId(other, &numbers[1]));
    CALL(aclrtMemcpy2d(memory, 8, "ab..cd..", 4, 2, 2, 1));
    CALL(aclrtMemcpy2dAsync(rows, 2, memory, 8, 2, 2, 2, stream));
    CALL(aclrtSynchronizeStream(stream));
    CALL(aclrtMemset(memory, 16, 0, 16));
    CALL(aclrtValueWait(memory, 5, 1, stream));
    CALL(aclrtLaunchHostFunc(stream, called, &calls));
    CALL(aclrtValueWrite(memory, 5, 0, other));
    CALL(aclrtSynchronizeStream(stream));
    CALL(aclrtDestroyStream(other));
    printf("numbers differ: %d, rows: %s, calls: %d\n", numbers[0] != numbers[1], rows, calls);
}

int main(int argc, char **argv)
{
    aclrtPhysicalMemProp prop = { 0, 0, 4, { 0, 1 }, 0 };
    struct offer offer;
    aclrtDrvMemHandle physical;
    aclrtStream stream;
    void *memory, *mapped;
    size_t granularity;
    int32_t pid, own, device = -1;
    uint32_t count = 0;
    uint64_t references = 99;
    unsigned char byte;
    int status;
    if (argc > 1 && !strcmp(argv[1], "early")) {
        int counted = aclrtGetDeviceCount(&count);
        printf("%d %u %d", counted, count, aclrtSetDevice(0));
        printf(" %d", aclInit(NULL));
        printf(" %d\n", aclrtSetDevice(0));
        return 0;
    }
    if (pipe(to_importer) || pipe(from_importer))
        return 1;
    pid_t child = fork();
    /* Neither holds the other's end, so that one that fails does not leave the other waiting. */
    close(child ? to_importer[0] : to_importer[1]);
    close(child ? from_importer[1] : from_importer[0]);
    if (child == 0)
        importer();
    receive(from_importer[0], &pid, sizeof pid);
    status = aclInit("/etc/hostname");
    printf("init: %d, and again: %d\n", status, aclInit(NULL));
    status = aclrtGetDevice(&device);
    printf("no device: %d %d\n", status, device);
    CALL(aclrtSetDevice(0));
    CALL(aclrtDeviceGetBareTgid(&own));
    CALL(aclrtMemGetAllocationGranularity(&prop, 1, &granularity));
    CALL(aclrtMallocPhysical(&physical, SIZE, &prop, 0));
    mapped = map(physical);
    CALL(aclrtCreateStream(&stream));
    CALL(aclrtMemsetAsync(mapped, SIZE, 0x11, SIZE, stream));
    CALL(aclrtSynchronizeStream(stream));
    queue_more(mapped, stream);
    CALL(aclrtMalloc(&memory, 4096, 0));
    CALL(aclrtMemset(memory, 4096, 0x22, 4096));
    CALL(aclrtMemcpy(memory, 4096, "\x44", 1, 1));
    CALL(aclrtMemExportToShareableHandle(physical, 0, 0, &offer.shareable));
    CALL(aclrtMemSetPidToShareableHandle(offer.shareable, &pid, 1));
    CALL(aclrtIpcMemGetExportKey(memory, 4096, offer.key, sizeof offer.key, 0));
    CALL(aclrtIpcMemSetImportPid(offer.key, &pid, 1));
    printf("granularity %zu, own id %d, own handle: %d\n", granularity, own == getpid(),
           aclrtMemImportFromShareableHandle(offer.shareable, 0, &(aclrtDrvMemHandle){ 0 }));
    send(to_importer[1], &offer, sizeof offer);
    receive(from_importer[0], &pid, sizeof pid);
    CALL(aclrtMemcpy(&byte, 1, (char *)mapped + 77, 1, 2));
    printf("the exporter reads %#x\n", byte);
    CALL(aclrtIpcMemClose(offer.key));
    CALL(aclrtFree(memory));
    CALL(aclrtDestroyStream(stream));
    unmap(mapped, physical);
    CALL(aclrtResetDevice(0));
    CALL(aclFinalizeReference(&references));
    printf("%d left\n", (int)references);
    CALL(aclFinalizeReference(&references));
    printf("%d left, and again: %d\n", (int)references, aclFinalize());
    return waitpid(child, &status, 0) != child || status;
}
