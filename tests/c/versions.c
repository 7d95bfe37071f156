/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Two processes, of different releases of the library, share one object of every kind.
 *
 *     versions give|take SOCKET
 *
 * `give` makes the objects, fills the memory and sends what names them over SOCKET, a path; `take` opens all, checks the
 * bytes, adds one to each, and raises the timeline, for which `give` waits before it looks at the memory again.
 * examples/c/descriptors.c carries the bytes and the file descriptors. Prints its role, "ok" and the library's
 * file.
 */
#define _GNU_SOURCE
#include "descriptors.h"

#include <dlfcn.h>

#include <anygpu/acl.h>
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SIZE ((size_t)1 << 21)
#define SECONDS 60
/* Memory by an IPC handle, a token, a token's text, a descriptor, a pool's descriptor, a 64-bit handle, and a key. */
enum { HANDLE, TOKEN, TEXT, PHYSICAL, POOL, NUMBER, KEY, KINDS };

/* The names that are bytes; descriptors come beside them. */
struct names {
    hipIpcMemHandle_t handle;
    hipIpcEventHandle_t event;
    anygpu_token token, event_token;
    char text[ANYGPU_TOKEN_TEXT_SIZE];
    hipMemPoolPtrExportData pool_pointer;
    uint64_t number;
    char key[65], notify[65];
};
enum { PHYSICAL_FD, POOL_FD, TIMELINE_FD, FDS };

static const char *role;

static void check_at(int line, const char *call, int status)
{
    if (status != 0) {
        fprintf(stderr, "%s: line %d: %s: %d: %s\n", role, line, call, status, anygpu_last_reason());
        exit(1);
    }
}
#define CHECK(call) check_at(__LINE__, #call, (int)(call))
#define REQUIRE(holds) check_at(__LINE__, #holds, !(holds))

static unsigned char pattern(int kind, int round, size_t at)
{
    return (unsigned char)(at * 7 + (size_t)kind * 31 + (size_t)round);
}

static void fill(void *memory, int kind, int round)
{
    static unsigned char bytes[SIZE];
    for (size_t at = 0; at < SIZE; at++)
        bytes[at] = pattern(kind, round, at);
    CHECK(hipMemcpy(memory, bytes, SIZE, hipMemcpyHostToDevice));
}

static void expect(void *memory, int kind, int round)
{
    static unsigned char bytes[SIZE];
    CHECK(hipMemcpy(bytes, memory, SIZE, hipMemcpyDeviceToHost));
    for (size_t at = 0; at < SIZE; at++) {
        if (bytes[at] != pattern(kind, round, at)) {
            fprintf(stderr, "%s: memory %d, round %d: byte %zu is %d\n", role, kind, round, at, bytes[at]);
            exit(1);
        }
    }
}

static void *map(hipMemGenericAllocationHandle_t memory)
{
    void *address;
    hipMemAccessDesc access;
    memset(&access, 0, sizeof access);
    access.location.type = hipMemLocationTypeDevice;
    access.flags = hipMemAccessFlagsProtReadWrite;
    CHECK(hipMemAddressReserve(&address, SIZE, 0, NULL, 0));
    CHECK(hipMemMap(address, SIZE, 0, memory, 0));
    CHECK(hipMemSetAccess(address, SIZE, &access, 1));
    return address;
}

static void *map_number(aclrtDrvMemHandle memory)
{
    void *address;
    CHECK(aclrtReserveMemAddress(&address, SIZE, 0, NULL, 0));
    CHECK(aclrtMapMem(address, SIZE, 0, memory, 0));
    return address;
}

static hipExternalSemaphore_t semaphore(int timeline)
{
    hipExternalSemaphore_t imported;
    hipExternalSemaphoreHandleDesc description;
    memset(&description, 0, sizeof description);
    description.type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    description.handle.fd = dup(timeline);
    CHECK(hipImportExternalSemaphore(&imported, &description));
    return imported;
}

static void wait_for(hipExternalSemaphore_t timeline, uint64_t value)
{
    hipExternalSemaphoreWaitParams wait;
    memset(&wait, 0, sizeof wait);
    wait.params.fence.value = value;
    CHECK(hipWaitExternalSemaphoresAsync(&timeline, &wait, 1, NULL));
    CHECK(hipStreamSynchronize(NULL));
}

static void signal(hipExternalSemaphore_t timeline, uint64_t value)
{
    hipExternalSemaphoreSignalParams signal;
    memset(&signal, 0, sizeof signal);
    signal.params.fence.value = value;
    CHECK(hipSignalExternalSemaphoresAsync(&timeline, &signal, 1, NULL));
    CHECK(hipStreamSynchronize(NULL));
}

static void give(const char *socket)
{
    static struct names names;
    void *memory[KINDS];
    int fds[FDS];

    CHECK(hipMalloc(&memory[HANDLE], SIZE));
    CHECK(hipIpcGetMemHandle(&names.handle, memory[HANDLE]));
    CHECK(hipMalloc(&memory[TOKEN], SIZE));
    CHECK(anygpu_export(memory[TOKEN], SIZE, &names.token));
    CHECK(anygpu_annotate(&names.token, "note", 4));
    CHECK(hipMalloc(&memory[TEXT], SIZE));
    anygpu_token token;
    CHECK(anygpu_export(memory[TEXT], SIZE, &token));
    CHECK(anygpu_token_to_text(&token, names.text, sizeof names.text));

    hipMemAllocationProp property;
    hipMemGenericAllocationHandle_t physical;
    memset(&property, 0, sizeof property);
    property.type = hipMemAllocationTypePinned;
    property.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    property.location.type = hipMemLocationTypeDevice;
    CHECK(hipMemCreate(&physical, SIZE, &property, 0));
    memory[PHYSICAL] = map(physical);
    CHECK(hipMemExportToShareableHandle(&fds[PHYSICAL_FD], physical, hipMemHandleTypePosixFileDescriptor, 0));

    hipMemPoolProps properties;
    hipMemPool_t pool;
    memset(&properties, 0, sizeof properties);
    properties.allocType = hipMemAllocationTypePinned;
    properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
    properties.location.type = hipMemLocationTypeDevice;
    CHECK(hipMemPoolCreate(&pool, &properties));
    CHECK(hipMallocFromPoolAsync(&memory[POOL], SIZE, pool, NULL));
    CHECK(hipStreamSynchronize(NULL));
    CHECK(hipMemPoolExportToShareableHandle(&fds[POOL_FD], pool, hipMemHandleTypePosixFileDescriptor, 0));
    CHECK(hipMemPoolExportPointer(&names.pool_pointer, memory[POOL]));

    aclrtPhysicalMemProp described;
    aclrtDrvMemHandle numbered;
    memset(&described, 0, sizeof described);
    described.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
    described.memAttr = ACL_HBM_MEM_HUGE;
    described.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    CHECK(aclrtMallocPhysical(&numbered, SIZE, &described, 0));
    memory[NUMBER] = map_number(numbered);
    CHECK(aclrtMemExportToShareableHandle(numbered, ACL_MEM_HANDLE_TYPE_NONE,
                                          ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, &names.number));
    CHECK(aclrtMalloc(&memory[KEY], SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtIpcMemGetExportKey(memory[KEY], SIZE, names.key, sizeof names.key,
                                  ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION));

    hipEvent_t event, token_event;
    CHECK(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    CHECK(hipIpcGetEventHandle(&names.event, event));
    CHECK(hipEventCreateWithFlags(&token_event, hipEventInterprocess | hipEventDisableTiming));
    CHECK(anygpu_export_event(token_event, &names.event_token));
    aclrtNotify notify;
    CHECK(aclrtCreateNotify(&notify, 0));
    CHECK(aclrtNotifyGetExportKey(notify, names.notify, sizeof names.notify,
                                  ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    CHECK(anygpu_timeline_create(&fds[TIMELINE_FD], 5));
    hipExternalSemaphore_t timeline = semaphore(fds[TIMELINE_FD]);

    for (int kind = 0; kind < KINDS; kind++)
        fill(memory[kind], kind, 0);
    CHECK(hipEventRecord(event, NULL));
    CHECK(hipEventRecord(token_event, NULL));
    CHECK(give_descriptors(socket, fds, FDS, &names, sizeof names, SECONDS));

    wait_for(timeline, 6);
    for (int kind = 0; kind < KINDS; kind++)
        expect(memory[kind], kind, 1);
    /* The other one's record of the event, and of the notify. */
    CHECK(hipStreamWaitEvent(NULL, event, 0));
    CHECK(aclrtWaitAndResetNotify(notify, NULL, 1000 * SECONDS));
    CHECK(hipStreamSynchronize(NULL));
    signal(timeline, 7);
    uint64_t value = 0;
    CHECK(anygpu_timeline_wait(fds[TIMELINE_FD], 8, 1000 * SECONDS));
    CHECK(anygpu_timeline_value(&value, fds[TIMELINE_FD]));
    REQUIRE(value == 8);
    CHECK(hipDestroyExternalSemaphore(timeline));
}

static void take(const char *socket)
{
    static struct names names;
    void *memory[KINDS];
    int fds[FDS];
    REQUIRE(take_descriptors(socket, fds, FDS, &names, sizeof names, SECONDS) == FDS);
    hipExternalSemaphore_t timeline = semaphore(fds[TIMELINE_FD]);

    hipEvent_t event;
    void *token_event;
    CHECK(hipIpcOpenEventHandle(&event, names.event));
    CHECK(hipStreamWaitEvent(NULL, event, 0));
    CHECK(anygpu_import_event(&names.event_token, -1, &token_event));
    CHECK(hipStreamWaitEvent(NULL, (hipEvent_t)token_event, 0));
    CHECK(hipStreamSynchronize(NULL));

    CHECK(hipIpcOpenMemHandle(&memory[HANDLE], names.handle, hipIpcMemLazyEnablePeerAccess));
    anygpu_token_description description;
    CHECK(anygpu_describe(&names.token, &description));
    REQUIRE(description.note_size == 4 && memcmp(description.note, "note", 4) == 0);
    CHECK(anygpu_import(&names.token, -1, &memory[TOKEN]));
    anygpu_token token;
    CHECK(anygpu_token_from_text(names.text, &token));
    CHECK(anygpu_import(&token, -1, &memory[TEXT]));
    hipMemGenericAllocationHandle_t physical;
    CHECK(hipMemImportFromShareableHandle(&physical, &fds[PHYSICAL_FD], hipMemHandleTypePosixFileDescriptor));
    memory[PHYSICAL] = map(physical);
    hipMemPool_t pool;
    CHECK(hipMemPoolImportFromShareableHandle(&pool, (void *)(size_t)fds[POOL_FD], hipMemHandleTypePosixFileDescriptor,
                                              0));
    CHECK(hipMemPoolImportPointer(&memory[POOL], pool, &names.pool_pointer));
    aclrtDrvMemHandle numbered;
    CHECK(aclrtMemImportFromShareableHandle(names.number, 0, &numbered));
    memory[NUMBER] = map_number(numbered);
    CHECK(aclrtIpcMemImportByKey(&memory[KEY], names.key, 0));
    aclrtNotify notify;
    CHECK(aclrtNotifyImportByKey(&notify, names.notify, 0));

    for (int kind = 0; kind < KINDS; kind++) {
        expect(memory[kind], kind, 0);
        fill(memory[kind], kind, 1);
    }
    CHECK(hipEventRecord(event, NULL));
    CHECK(aclrtRecordNotify(notify, NULL));
    CHECK(hipStreamSynchronize(NULL));
    signal(timeline, 6);
    wait_for(timeline, 7);

    CHECK(anygpu_close(memory[TOKEN]));
    CHECK(anygpu_close(memory[TEXT]));
    CHECK(anygpu_close_event(token_event));
    CHECK(hipIpcCloseMemHandle(memory[HANDLE]));
    CHECK(hipDestroyExternalSemaphore(timeline));
    CHECK(anygpu_timeline_signal(fds[TIMELINE_FD], 8));
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    role = argv[1];
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(0));
    REQUIRE(strcmp(anygpu_backend(), "host") == 0);
    if (strcmp(role, "give") == 0)
        give(argv[2]);
    else
        take(argv[2]);
    Dl_info library;
    REQUIRE(dladdr((void *)(uintptr_t)anygpu_version, &library));
    printf("%s: ok %s\n", role, library.dli_fname);
    return 0;
}
