/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls of one kind, made while one system call fails (faults PART SOCKET), and the process that they are made with
 * (faults partner SOCKET), which no system call fails.
 *
 * A part makes its calls between two calls of getpgid(INT_MAX), where each may fail, and once more after them, where
 * none may. Then it prints its descriptors and mappings. With a third argument it makes them once, and prints the names
 * of those that fail. What was made is released; bytes that can be read are right.
 */
#define _GNU_SOURCE
#include <anygpu/acl.h>
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#define SIZE (3 << 20)
#define PHYSICAL (2 << 20)
#define THEIRS 7
#define SECONDS 5
#define INTERPROCESS (hipEventInterprocess | hipEventDisableTiming)
#define BY_DESCRIPTOR hipMemHandleTypePosixFileDescriptor

/* What one process says to the other, with a descriptor or without. */
struct message {
    enum {
        GIVE_ALL,
        GIVE_TIMELINE,
        GIVE_POOL,
        GIVE_PHYSICAL,
        GIVE_MEMORY,
        OPEN,
        OPEN_TOKEN,
        OPEN_NUMBER,
        OPEN_KEY,
        OPEN_NAME,
        OPEN_POOL,
        OPEN_PHYSICAL,
        LOOK,
        CLOSE,
        WAIT_EVENT,
        RAISE,
        RECORD_NOTIFY,
        WAIT_NOTIFY,
        COUNT
    } what;
    /* In a reply: 0, 1 where a call failed, 2 where a byte is wrong. */
    int status;
    /* What a byte is, or a number. */
    uint64_t value, number;
    union {
        hipIpcMemHandle_t memory;
        hipIpcEventHandle_t event;
        hipMemPoolPtrExportData pointer;
        anygpu_token token;
        char key[72];
        struct all {
            hipIpcMemHandle_t memory;
            hipIpcEventHandle_t event;
            hipMemPoolPtrExportData pointer;
            anygpu_token token, physical_token;
            uint64_t number;
            char key[72], notify[72];
            int pid;
        } all;
    };
};

static unsigned char bytes[SIZE];
static int wrong, is_strict, is_listed, partner;

static void complain(const char *call, int status)
{
    fprintf(stderr, "%s = %d: %s\n", call, status, anygpu_last_reason());
    wrong = 1;
}

static int tried(const char *call, int status)
{
    if (status && is_listed)
        printf("%.*s\n", (int)strcspn(call, "( "), call);
    if (status && is_strict)
        complain(call, status);
    return !status;
}

static int is_done(const char *call, int status)
{
    if (status)
        complain(call, status);
    return !status;
}

/* Whether a call succeeds that may fail where a system call does. */
#define TRY(call) tried(#call, (int)(call))
/* The same of one that has no reason to. */
#define MUST(call) is_done(#call, (int)(call))

static int differs(int value, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (bytes[i] != value) {
            fprintf(stderr, "byte %zu is %d, not %d\n", i, bytes[i], value);
            return 2;
        }
    }
    return 0;
}

/* Checks the bytes of device memory, if they can be read. */
static void holds(const void *memory, int value, size_t size)
{
    memset(bytes, 0xee, size);
    if (TRY(hipMemcpy(bytes, memory, size, hipMemcpyDeviceToHost)) && differs(value, size))
        wrong = 1;
}

/* Fills device memory, and waits for it. */
static int fill(void *memory, int value, size_t size)
{
    return TRY(hipMemset(memory, value, size)) && TRY(hipStreamSynchronize(NULL));
}

/* A message with a descriptor, or without (-1). These system calls may fail, too. */
static void say(int socket, struct message *message, int descriptor)
{
    struct iovec part = { message, sizeof *message };
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(sizeof descriptor)];
    } control;
    struct msghdr all = { .msg_iov = &part, .msg_iovlen = 1 };
    if (descriptor >= 0) {
        all.msg_control = &control;
        all.msg_controllen = sizeof control;
        control.header = (struct cmsghdr){ CMSG_LEN(sizeof descriptor), SOL_SOCKET, SCM_RIGHTS };
        memcpy(CMSG_DATA(&control.header), &descriptor, sizeof descriptor);
    }
    for (int turn = 0; turn < 3; turn++)
        if (sendmsg(socket, &all, MSG_NOSIGNAL) == sizeof *message)
            return;
}

static int hear(int socket, struct message *message, int *descriptor)
{
    struct iovec part = { message, sizeof *message };
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(sizeof *descriptor)];
    } control;
    *descriptor = -1;
    for (int turn = 0; turn < 3; turn++) {
        struct msghdr all = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control };
        all.msg_controllen = sizeof control;
        ssize_t size = recvmsg(socket, &all, MSG_CMSG_CLOEXEC);
        if (size < 0)
            continue;
        if (all.msg_controllen)
            memcpy(descriptor, CMSG_DATA(&control.header), sizeof *descriptor);
        return size == sizeof *message;
    }
    return 0;
}

/* Asks the partner; the reply is in the same place. Returns its status: wrong bytes are an error of this process. */
static int ask(struct message *message, int what, int descriptor)
{
    int received;
    message->what = what;
    say(partner, message, descriptor);
    if (!hear(partner, message, &received)) {
        fprintf(stderr, "the partner does not answer\n");
        exit(3);
    }
    if (message->status == 2) {
        fprintf(stderr, "the partner reads wrong bytes, asked for %d\n", what);
        wrong = 1;
    }
    return message->status;
}

static int ask_for_descriptor(int what)
{
    struct message message = { .what = what };
    int received = -1;
    say(partner, &message, -1);
    if (!hear(partner, &message, &received) || received < 0)
        exit(3);
    return received;
}

/* What the partner has given before anything fails. */
static struct all theirs;
static int their_timeline, their_pool, their_physical, their_memory;

/* The parts. */

static void use_memory(void)
{
    hipIpcMemHandle_t handle;
    anygpu_token token;
    void *memory;
    hipStream_t stream;
    if (TRY(hipMalloc(&memory, SIZE))) {
        if (TRY(hipMemset(memory, 3, SIZE)))
            holds(memory, 3, SIZE);
        (void)TRY(hipIpcGetMemHandle(&handle, memory));
        (void)TRY(anygpu_export(memory, SIZE, &token));
        if (TRY(hipStreamCreate(&stream))) {
            if (TRY(hipMemsetAsync(memory, 4, SIZE, stream)) && TRY(hipStreamSynchronize(stream)))
                holds(memory, 4, SIZE);
            MUST(hipStreamDestroy(stream));
        }
        MUST(hipFree(memory));
    }
    if (TRY(hipIpcOpenMemHandle(&memory, theirs.memory, hipIpcMemLazyEnablePeerAccess))) {
        holds(memory, THEIRS, SIZE);
        MUST(hipIpcCloseMemHandle(memory));
    }
}

static void use_tokens(void)
{
    void *memory;
    anygpu_token tokens[] = { theirs.token, theirs.physical_token };
    size_t sizes[] = { SIZE, PHYSICAL };
    for (int i = 0; i < 2; i++) {
        if (TRY(anygpu_import(&tokens[i], 0, &memory))) {
            holds(memory, THEIRS, sizes[i]);
            MUST(anygpu_close(memory));
        }
    }
    if (TRY(hipMalloc(&memory, SIZE))) {
        struct message message;
        if (fill(memory, 5, SIZE) && TRY(anygpu_export(memory, SIZE, &message.token))) {
            message.value = 5;
            message.number = SIZE;
            (void)TRY(ask(&message, OPEN_TOKEN, -1));
            ask(&message, CLOSE, -1);
        }
        MUST(hipFree(memory));
        MUST(anygpu_trim());
    }
}

static void use_names(void)
{
    static char list[1 << 16];
    char name[72];
    size_t needed;
    anygpu_token found;
    void *memory;
    snprintf(name, sizeof name, "faults-%d/theirs", theirs.pid);
    if (TRY(anygpu_lookup(name, 0, &found)) && memcmp(&found, &theirs.token, sizeof found)) {
        fprintf(stderr, "another token than theirs\n");
        wrong = 1;
    }
    (void)TRY(anygpu_names(list, sizeof list, &needed));
    if (TRY(hipMalloc(&memory, SIZE))) {
        struct message message = { .value = 5, .number = SIZE };
        snprintf(name, sizeof name, "faults-%d/ours", getpid());
        if (fill(memory, 5, SIZE) && TRY(anygpu_export(memory, SIZE, &found)) && TRY(anygpu_publish(&found, name))) {
            memcpy(message.key, name, sizeof name);
            (void)TRY(ask(&message, OPEN_NAME, -1));
            ask(&message, CLOSE, -1);
            MUST(anygpu_unpublish(name));
        }
        if (TRY(anygpu_export(memory, SIZE, &found)))
            (void)TRY(anygpu_publish(&found, name));
        MUST(hipFree(memory));
        if (is_strict)
            MUST(anygpu_lookup(name, 0, &found) != ANYGPU_ERROR_NOT_FOUND);
        MUST(anygpu_trim());
    }
}

static void use_events(void)
{
    struct message message;
    hipEvent_t event;
    hipStream_t stream;
    if (TRY(hipEventCreateWithFlags(&event, INTERPROCESS))) {
        if (TRY(hipStreamCreate(&stream))) {
            int is_exported = TRY(hipIpcGetEventHandle(&message.event, event));
            if (TRY(hipEventRecord(event, stream))) {
                (void)TRY(hipEventSynchronize(event));
                if (is_exported)
                    (void)TRY(ask(&message, WAIT_EVENT, -1));
            }
            MUST(hipStreamDestroy(stream));
        }
        MUST(hipEventDestroy(event));
    }
    if (TRY(hipIpcOpenEventHandle(&event, theirs.event))) {
        if (TRY(hipStreamCreate(&stream))) {
            if (TRY(hipStreamWaitEvent(stream, event, 0)))
                (void)TRY(hipStreamSynchronize(stream));
            MUST(hipStreamDestroy(stream));
        }
        (void)TRY(hipEventQuery(event));
        MUST(hipEventDestroy(event));
    }
}

/* Memory of this process, used by the partner while it is changed and freed. */
static void be_owner(void)
{
    struct message message;
    void *memory, *next = NULL;
    if (!TRY(hipMalloc(&memory, SIZE)))
        return;
    message.value = 5;
    message.number = SIZE;
    int is_open =
        fill(memory, 5, SIZE) && TRY(hipIpcGetMemHandle(&message.memory, memory)) && TRY(ask(&message, OPEN, -1));
    message.value = 6;
    int is_changed = is_open && fill(memory, 6, SIZE);
    if (is_changed)
        (void)TRY(ask(&message, LOOK, -1));
    MUST(hipFree(memory));
    /* It is the partner's until that lets go. */
    if (TRY(hipMalloc(&next, SIZE)) && fill(next, 8, SIZE) && is_changed)
        (void)TRY(ask(&message, LOOK, -1));
    ask(&message, CLOSE, -1);
    if (next) {
        holds(next, 8, is_strict ? SIZE : 0);
        MUST(hipFree(next));
    }
}

static hipMemAllocationProp shareable(void)
{
    hipMemAllocationProp properties;
    memset(&properties, 0, sizeof properties);
    properties.type = hipMemAllocationTypePinned;
    properties.requestedHandleType = BY_DESCRIPTOR;
    properties.location.type = hipMemLocationTypeDevice;
    return properties;
}

/* Maps physical memory, and checks its bytes or fills it (a negative value). Returns as a reply's status. */
static int look_into(hipMemGenericAllocationHandle_t physical, int value)
{
    const hipMemAccessDesc access = { { hipMemLocationTypeDevice, 0 }, hipMemAccessFlagsProtReadWrite };
    void *address;
    int status = 1;
    if (!TRY(hipMemAddressReserve(&address, PHYSICAL, 0, NULL, 0)))
        return 1;
    if (TRY(hipMemMap(address, PHYSICAL, 0, physical, 0))) {
        if (TRY(hipMemSetAccess(address, PHYSICAL, &access, 1))) {
            if (value < 0)
                status = !fill(address, -value, PHYSICAL);
            else if (TRY(hipMemcpy(bytes, address, PHYSICAL, hipMemcpyDeviceToHost)))
                status = differs(value, PHYSICAL);
        }
        MUST(hipMemUnmap(address, PHYSICAL));
    }
    MUST(hipMemAddressFree(address, PHYSICAL));
    return status;
}

static void use_physical(void)
{
    hipMemAllocationProp properties = shareable();
    hipMemGenericAllocationHandle_t physical;
    int descriptor;
    if (TRY(hipMemImportFromShareableHandle(&physical, (void *)(intptr_t)their_physical, BY_DESCRIPTOR))) {
        if (look_into(physical, THEIRS) == 2)
            wrong = 1;
        MUST(hipMemRelease(physical));
    }
    if (TRY(hipMemCreate(&physical, PHYSICAL, &properties, 0))) {
        if (!look_into(physical, -5) && TRY(hipMemExportToShareableHandle(&descriptor, physical, BY_DESCRIPTOR, 0))) {
            struct message message = { .value = 5 };
            (void)TRY(ask(&message, OPEN_PHYSICAL, descriptor));
            close(descriptor);
        }
        MUST(hipMemRelease(physical));
    }
}

static void use_pools(void)
{
    hipMemPoolProps properties;
    hipMemPool_t pool;
    void *memory;
    struct message message;
    if (TRY(hipMallocAsync(&memory, SIZE, NULL))) {
        if (TRY(hipMemsetAsync(memory, 4, SIZE, NULL)) && TRY(hipStreamSynchronize(NULL)))
            holds(memory, 4, SIZE);
        MUST(hipFreeAsync(memory, NULL));
        (void)TRY(hipStreamSynchronize(NULL));
    }
    memset(&properties, 0, sizeof properties);
    properties.allocType = hipMemAllocationTypePinned;
    properties.handleTypes = BY_DESCRIPTOR;
    properties.location.type = hipMemLocationTypeDevice;
    if (TRY(hipMemPoolCreate(&pool, &properties))) {
        if (TRY(hipMallocFromPoolAsync(&memory, SIZE, pool, NULL))) {
            int descriptor = -1;
            message.value = 5;
            message.number = SIZE;
            if (TRY(hipMemsetAsync(memory, 5, SIZE, NULL)) && TRY(hipStreamSynchronize(NULL))
                && TRY(hipMemPoolExportToShareableHandle(&descriptor, pool, BY_DESCRIPTOR, 0))
                && TRY(hipMemPoolExportPointer(&message.pointer, memory)))
                (void)TRY(ask(&message, OPEN_POOL, descriptor));
            if (descriptor >= 0)
                close(descriptor);
            MUST(hipFreeAsync(memory, NULL));
            (void)TRY(hipStreamSynchronize(NULL));
        }
        MUST(hipMemPoolDestroy(pool));
    }
    if (TRY(hipMemPoolImportFromShareableHandle(&pool, (void *)(intptr_t)their_pool, BY_DESCRIPTOR, 0))) {
        if (TRY(hipMemPoolImportPointer(&memory, pool, &theirs.pointer))) {
            holds(memory, THEIRS, SIZE);
            MUST(hipFree(memory));
        }
        MUST(hipMemPoolDestroy(pool));
    }
}

static hipExternalSemaphore_t semaphore(int type, int descriptor)
{
    hipExternalSemaphoreHandleDesc description;
    hipExternalSemaphore_t semaphore;
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    memset(&description, 0, sizeof description);
    description.type = type;
    description.handle.fd = copy;
    if (copy >= 0 && TRY(hipImportExternalSemaphore(&semaphore, &description)))
        return semaphore;
    if (copy >= 0)
        close(copy);
    return NULL;
}

static int waits(hipExternalSemaphore_t semaphore, uint64_t value, hipStream_t stream)
{
    hipExternalSemaphoreWaitParams parameters;
    memset(&parameters, 0, sizeof parameters);
    parameters.params.fence.value = value;
    return TRY(hipWaitExternalSemaphoresAsync(&semaphore, &parameters, 1, stream));
}

static int signals(hipExternalSemaphore_t semaphore, uint64_t value, hipStream_t stream)
{
    hipExternalSemaphoreSignalParams parameters;
    memset(&parameters, 0, sizeof parameters);
    parameters.params.fence.value = value;
    return TRY(hipSignalExternalSemaphoresAsync(&semaphore, &parameters, 1, stream));
}

/* The partner raises a timeline that a stream waits for, and waits for what the stream raises it to. */
static void use_timelines(void)
{
    void *memory;
    hipStream_t stream;
    int timeline;
    uint64_t value = 0;
    (void)(TRY(anygpu_timeline_value(&value, their_timeline)) && value != THEIRS && (wrong = 1));
    if (!TRY(anygpu_timeline_create(&timeline, 1)))
        return;
    if (TRY(anygpu_timeline_signal(timeline, 2)) && TRY(anygpu_timeline_value(&value, timeline)) && value != 2)
        wrong = 1;
    if (TRY(hipMalloc(&memory, SIZE))) {
        if (TRY(hipStreamCreate(&stream))) {
            hipExternalSemaphore_t imported = semaphore(hipExternalSemaphoreHandleTypeTimelineSemaphoreFd, timeline);
            if (imported) {
                int is_waiting = waits(imported, 3, stream);
                int is_set = is_waiting && TRY(hipMemsetAsync(memory, 4, SIZE, stream));
                struct message message = { .value = 3 };
                message.number = signals(imported, 4, stream) ? 4 : 0;
                (void)TRY(ask(&message, RAISE, timeline));
                if (TRY(hipStreamSynchronize(stream)) && is_set)
                    holds(memory, 4, SIZE);
                MUST(hipDestroyExternalSemaphore(imported));
            }
            MUST(hipStreamDestroy(stream));
        }
        MUST(hipFree(memory));
    }
    close(timeline);
}

static void use_external(void)
{
    hipExternalMemoryHandleDesc description;
    hipExternalMemoryBufferDesc part;
    hipExternalMemory_t external;
    hipStream_t stream;
    void *memory;
    memset(&description, 0, sizeof description);
    memset(&part, 0, sizeof part);
    description.type = hipExternalMemoryHandleTypeOpaqueFd;
    description.size = part.size = SIZE;
    description.handle.fd = fcntl(their_memory, F_DUPFD_CLOEXEC, 0);
    if (description.handle.fd >= 0) {
        if (TRY(hipImportExternalMemory(&external, &description))) {
            if (TRY(hipExternalMemoryGetMappedBuffer(&memory, external, &part))) {
                holds(memory, THEIRS, SIZE);
                MUST(hipFree(memory));
            }
            MUST(hipDestroyExternalMemory(external));
        }
        close(description.handle.fd);
    }
    int event = eventfd(0, EFD_CLOEXEC);
    if (event < 0)
        return;
    if (TRY(hipStreamCreate(&stream))) {
        hipExternalSemaphore_t imported = semaphore(hipExternalSemaphoreHandleTypeOpaqueFd, event);
        if (imported) {
            if (signals(imported, 0, stream) && waits(imported, 0, stream))
                (void)TRY(hipStreamSynchronize(stream));
            MUST(hipDestroyExternalSemaphore(imported));
        }
        MUST(hipStreamDestroy(stream));
    }
    close(event);
}

/* AscendCL's physical memory at an address, or NULL. */
static void *map(aclrtDrvMemHandle handle)
{
    void *address;
    if (!TRY(aclrtReserveMemAddress(&address, PHYSICAL, 0, NULL, 0)))
        return NULL;
    if (TRY(aclrtMapMem(address, PHYSICAL, 0, handle, 0)))
        return address;
    MUST(aclrtReleaseMemAddress(address));
    return NULL;
}

static int unmap(void *address)
{
    return MUST(aclrtUnmapMem(address)) && MUST(aclrtReleaseMemAddress(address));
}

static int is_initialised(void)
{
    static int is_done;
    if (!is_done) {
        (void)aclInit(NULL);
        is_done = 1;
    }
    return is_done && TRY(aclrtSetDevice(0));
}

static int import_number(uint64_t number, int value)
{
    aclrtDrvMemHandle handle;
    int status = 1;
    if (!TRY(aclrtMemImportFromShareableHandle(number, 0, &handle)))
        return 1;
    void *address = map(handle);
    if (address) {
        if (TRY(aclrtMemcpy(bytes, PHYSICAL, address, PHYSICAL, ACL_MEMCPY_DEVICE_TO_HOST)))
            status = differs(value, PHYSICAL);
        unmap(address);
    }
    MUST(aclrtFreePhysical(handle));
    return status;
}

static int import_key(const char *key, int value)
{
    void *memory;
    int status = 1;
    if (!TRY(aclrtIpcMemImportByKey(&memory, key, 0)))
        return 1;
    if (TRY(aclrtMemcpy(bytes, SIZE, memory, SIZE, ACL_MEMCPY_DEVICE_TO_HOST)))
        status = differs(value, SIZE);
    MUST(aclrtIpcMemClose(key));
    return status;
}

static void ask_by_handle(void)
{
    if (!is_initialised())
        return;
    if (import_number(theirs.number, THEIRS) == 2 || import_key(theirs.key, THEIRS) == 2)
        wrong = 1;
}

static void serve_by_handle(void)
{
    aclrtPhysicalMemProp properties;
    aclrtDrvMemHandle handle;
    struct message message;
    void *memory;
    if (!is_initialised())
        return;
    memset(&properties, 0, sizeof properties);
    properties.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
    properties.memAttr = ACL_HBM_MEM_HUGE;
    properties.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    for (int is_for_all = 0; is_for_all < 2; is_for_all++) {
        uint64_t number;
        if (!TRY(aclrtMallocPhysical(&handle, PHYSICAL, &properties, 0)))
            continue;
        void *address = map(handle);
        if (address && TRY(aclrtMemset(address, PHYSICAL, 5, PHYSICAL))
            && TRY(aclrtMemExportToShareableHandle(handle, ACL_MEM_HANDLE_TYPE_NONE, is_for_all, &number))
            && (is_for_all || TRY(aclrtMemSetPidToShareableHandle(number, &theirs.pid, 1)))) {
            message.value = 5;
            message.number = number;
            (void)TRY(ask(&message, OPEN_NUMBER, -1));
        }
        if (address)
            unmap(address);
        MUST(aclrtFreePhysical(handle));
    }
    if (TRY(aclrtMalloc(&memory, SIZE, ACL_MEM_MALLOC_HUGE_FIRST))) {
        if (TRY(aclrtMemset(memory, SIZE, 5, SIZE))
            && TRY(aclrtIpcMemGetExportKey(memory, SIZE, message.key, sizeof message.key, 0))) {
            message.value = 5;
            if (TRY(aclrtIpcMemSetImportPid(message.key, &theirs.pid, 1)))
                (void)TRY(ask(&message, OPEN_KEY, -1));
            MUST(aclrtIpcMemClose(message.key));
        }
        MUST(aclrtFree(memory));
    }
}

static void use_notifies(void)
{
    struct message message;
    aclrtNotify notify;
    aclrtStream stream;
    if (!is_initialised() || !TRY(aclrtCreateStream(&stream)))
        return;
    if (TRY(aclrtCreateNotify(&notify, 0))) {
        if (TRY(aclrtNotifyGetExportKey(notify, message.key, sizeof message.key, 1))
            && TRY(aclrtWaitAndResetNotify(notify, stream, SECONDS))) {
            (void)TRY(ask(&message, RECORD_NOTIFY, -1));
            (void)TRY(aclrtSynchronizeStream(stream));
        }
        MUST(aclrtDestroyNotify(notify));
    }
    if (TRY(aclrtNotifyImportByKey(&notify, theirs.notify, 0))) {
        if (TRY(aclrtRecordNotify(notify, stream)) && TRY(aclrtSynchronizeStream(stream)))
            (void)TRY(ask(&message, WAIT_NOTIFY, -1));
        MUST(aclrtDestroyNotify(notify));
    }
    MUST(aclrtDestroyStream(stream));
}

static void set_five(void *place)
{
    *(int *)place = 5;
}

static void *work(void *unused)
{
    void *memory;
    hipStream_t stream;
    int place = 0;
    (void)unused;
    if (TRY(hipMalloc(&memory, PHYSICAL))) {
        if (TRY(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking))) {
            int is_set = TRY(hipMemsetAsync(memory, 4, PHYSICAL, stream));
            int is_called = TRY(hipLaunchHostFunc(stream, set_five, &place));
            if (TRY(hipStreamSynchronize(stream)) && is_called && place != 5)
                wrong = 1;
            if (is_set) {
                unsigned char last = 0;
                if (TRY(hipMemcpy(&last, (char *)memory + PHYSICAL - 1, 1, hipMemcpyDeviceToHost)) && last != 4)
                    wrong = 1;
            }
            MUST(hipStreamDestroy(stream));
        }
        MUST(hipFree(memory));
    }
    return NULL;
}

static void use_threads(void)
{
    pthread_t threads[3];
    int are_started[3];
    for (int i = 0; i < 3; i++)
        are_started[i] = !pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 3; i++)
        if (are_started[i])
            pthread_join(threads[i], NULL);
}

/* Calls in a forked child are refused, and the parent's memory stays. */
static void use_forks(void)
{
    void *memory, *other;
    hipStream_t stream;
    if (!TRY(hipMalloc(&memory, SIZE)))
        return;
    int is_set = TRY(hipMemset(memory, 3, SIZE));
    int has_stream = TRY(hipStreamCreate(&stream));
    if (has_stream)
        is_set &= TRY(hipMemsetAsync(memory, 3, SIZE, stream));
    pid_t child = fork();
    if (child == 0)
        _exit(!hipMalloc(&other, SIZE) || !hipIpcOpenMemHandle(&other, theirs.memory, 1) || !hipDeviceSynchronize());
    if (child > 0) {
        int status = 0;
        for (int turn = 0; turn < 3 && waitpid(child, &status, 0) < 0; turn++)
            ;
        if (status) {
            fprintf(stderr, "the child ends with status %#x\n", (unsigned)status);
            wrong = 1;
        }
    }
    if (has_stream) {
        is_set &= TRY(hipStreamSynchronize(stream));
        MUST(hipStreamDestroy(stream));
    }
    if (is_set)
        holds(memory, 3, SIZE);
    MUST(hipFree(memory));
}

/* Everything that needs no partner, whatever the back end. */
static void use_device(void)
{
    hipIpcMemHandle_t handle;
    hipEvent_t event;
    void *memory;
    int count = 0;
    if (!TRY(hipGetDeviceCount(&count)) || !TRY(count == 0))
        return;
    if (TRY(hipMalloc(&memory, SIZE))) {
        if (TRY(hipMemset(memory, 3, SIZE)))
            holds(memory, 3, SIZE);
        (void)TRY(hipIpcGetMemHandle(&handle, memory));
        MUST(hipFree(memory));
    }
    if (TRY(hipEventCreate(&event))) {
        if (TRY(hipEventRecord(event, NULL)))
            (void)TRY(hipEventSynchronize(event));
        MUST(hipEventDestroy(event));
    }
}

/* Takes all device memory, and writes to all of it. */
static void use_limit(void)
{
    static struct {
        void *memory;
        int is_set;
    } blocks[1024];
    int count = 0, status = 0;
    while (count < 1024 && !(status = (int)hipMalloc(&blocks[count].memory, SIZE))) {
        blocks[count].is_set = fill(blocks[count].memory, 3, SIZE);
        count++;
    }
    MUST(status != hipErrorOutOfMemory && status != hipErrorNoDevice);
    MUST(count == 1024);
    while (count-- > 0) {
        if (blocks[count].is_set)
            holds(blocks[count].memory, 3, SIZE);
        MUST(hipFree(blocks[count].memory));
    }
}

static const struct {
    const char *name;
    void (*play)(void);
} parts[] = {
    { "memory", use_memory },   { "tokens", use_tokens },       { "events", use_events },
    { "names", use_names },     { "owner", be_owner },          { "physical", use_physical },
    { "pools", use_pools },     { "timelines", use_timelines }, { "external", use_external },
    { "asks", ask_by_handle },  { "serves", serve_by_handle },  { "notifies", use_notifies },
    { "threads", use_threads }, { "forks", use_forks },         { "device", use_device },
    { "limit", use_limit },
};
enum { PARTS = sizeof parts / sizeof parts[0] };

/* The partner. */

static struct {
    struct all all;
    int timeline, pool, physical, memory;
    aclrtNotify notify;
    hipStream_t stream;
    aclrtStream of_acl;
} ours;

static void offer_everything(void)
{
    static aclrtDrvMemHandle handle;
    hipMemAllocationProp properties = shareable();
    hipMemGenericAllocationHandle_t physical;
    hipMemPoolProps of_pool;
    hipMemPool_t pool;
    aclrtPhysicalMemProp of_handle;
    void *memory, *address;
    hipEvent_t event;
    MUST(hipMalloc(&memory, SIZE));
    MUST(!fill(memory, THEIRS, SIZE));
    MUST(hipIpcGetMemHandle(&ours.all.memory, memory));
    MUST(anygpu_export(memory, SIZE, &ours.all.token));
    MUST(hipEventCreateWithFlags(&event, INTERPROCESS));
    MUST(hipEventRecord(event, NULL));
    MUST(hipIpcGetEventHandle(&ours.all.event, event));
    MUST(anygpu_timeline_create(&ours.timeline, THEIRS));
    MUST(hipMemCreate(&physical, PHYSICAL, &properties, 0));
    MUST(look_into(physical, -THEIRS));
    MUST(hipMemExportToShareableHandle(&ours.physical, physical, BY_DESCRIPTOR, 0));
    memset(&of_pool, 0, sizeof of_pool);
    of_pool.allocType = hipMemAllocationTypePinned;
    of_pool.handleTypes = BY_DESCRIPTOR;
    of_pool.location.type = hipMemLocationTypeDevice;
    MUST(hipMemPoolCreate(&pool, &of_pool));
    MUST(hipMallocFromPoolAsync(&memory, SIZE, pool, NULL));
    MUST(hipMemsetAsync(memory, THEIRS, SIZE, NULL));
    MUST(hipStreamSynchronize(NULL));
    MUST(hipMemPoolExportToShareableHandle(&ours.pool, pool, BY_DESCRIPTOR, 0));
    MUST(hipMemPoolExportPointer(&ours.all.pointer, memory));
    ours.memory = memfd_create("theirs", MFD_CLOEXEC);
    address = ftruncate(ours.memory, SIZE) ? NULL : mmap(NULL, SIZE, PROT_WRITE, MAP_SHARED, ours.memory, 0);
    memset(address, THEIRS, SIZE);
    munmap(address, SIZE);
    MUST(!is_initialised());
    memset(&of_handle, 0, sizeof of_handle);
    of_handle.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
    of_handle.memAttr = ACL_HBM_MEM_HUGE;
    of_handle.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    MUST(aclrtMallocPhysical(&handle, PHYSICAL, &of_handle, 0));
    address = map(handle);
    MUST(aclrtMemset(address, PHYSICAL, THEIRS, PHYSICAL));
    MUST(anygpu_export(address, PHYSICAL, &ours.all.physical_token));
    char name[72];
    snprintf(name, sizeof name, "faults-%d/theirs", getpid());
    MUST(anygpu_publish(&ours.all.token, name));
    MUST(aclrtMemExportToShareableHandle(handle, ACL_MEM_HANDLE_TYPE_NONE, 1, &ours.all.number));
    MUST(aclrtMalloc(&memory, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    MUST(aclrtMemset(memory, SIZE, THEIRS, SIZE));
    MUST(aclrtIpcMemGetExportKey(memory, SIZE, ours.all.key, sizeof ours.all.key, 1));
    MUST(aclrtCreateNotify(&ours.notify, 0));
    MUST(aclrtNotifyGetExportKey(ours.notify, ours.all.notify, sizeof ours.all.notify, 1));
    MUST(hipStreamCreate(&ours.stream));
    MUST(aclrtCreateStream(&ours.of_acl));
    ours.all.pid = getpid();
}

/* Descriptors of this process, and its mappings of this library's files. */
static void count_kept(int *descriptors, int *mappings)
{
    char line[4096];
    DIR *folder = opendir("/proc/self/fd");
    FILE *map = fopen("/proc/self/maps", "r");
    *descriptors = *mappings = 0;
    while (folder && readdir(folder))
        ++*descriptors;
    while (map && fgets(line, sizeof line, map))
        *mappings += strstr(line, "memfd:anygpu") != NULL;
    if (folder)
        closedir(folder);
    if (map)
        fclose(map);
}

/* What the other process has offered, and this one has open. */
static void *opened;
static int is_token;
static size_t opened_size;

static int look(int value)
{
    if (!opened || !TRY(hipMemcpy(bytes, opened, opened_size, hipMemcpyDeviceToHost)))
        return 1;
    return differs(value, opened_size);
}

static int open_memory(struct message *message)
{
    is_token = message->what == OPEN_TOKEN;
    opened_size = message->number;
    int status = is_token ? anygpu_import(&message->token, 0, &opened)
                          : (int)hipIpcOpenMemHandle(&opened, message->memory, hipIpcMemLazyEnablePeerAccess);
    return TRY(status) ? look((int)message->value) : 1;
}

static void close_memory(void)
{
    if (opened && is_token)
        MUST(anygpu_close(opened));
    else if (opened)
        MUST(hipIpcCloseMemHandle(opened));
    opened = NULL;
}

static int open_pool(struct message *message, int descriptor)
{
    hipMemPool_t pool;
    void *memory;
    int status = 1;
    if (!TRY(hipMemPoolImportFromShareableHandle(&pool, (void *)(intptr_t)descriptor, BY_DESCRIPTOR, 0)))
        return 1;
    if (TRY(hipMemPoolImportPointer(&memory, pool, &message->pointer))) {
        if (TRY(hipMemcpy(bytes, memory, SIZE, hipMemcpyDeviceToHost)))
            status = differs((int)message->value, SIZE);
        MUST(hipFree(memory));
    }
    MUST(hipMemPoolDestroy(pool));
    return status;
}

static int open_physical(int value, int descriptor)
{
    hipMemGenericAllocationHandle_t physical;
    if (!TRY(hipMemImportFromShareableHandle(&physical, (void *)(intptr_t)descriptor, BY_DESCRIPTOR)))
        return 1;
    int status = look_into(physical, value);
    MUST(hipMemRelease(physical));
    return status;
}

static int wait_for(hipIpcEventHandle_t handle)
{
    hipEvent_t event;
    if (!TRY(hipIpcOpenEventHandle(&event, handle)))
        return 1;
    int status = !(TRY(hipStreamWaitEvent(ours.stream, event, 0)) && TRY(hipStreamSynchronize(ours.stream)));
    MUST(hipEventDestroy(event));
    return status;
}

static int record(const char *key)
{
    aclrtNotify notify;
    if (!TRY(aclrtNotifyImportByKey(&notify, key, 0)))
        return 1;
    int status = !(TRY(aclrtRecordNotify(notify, NULL)) && TRY(aclrtSynchronizeStream(NULL)));
    MUST(aclrtDestroyNotify(notify));
    return status;
}

static void answer(int socket, struct message *message, int descriptor)
{
    int value = (int)message->value, given = -1, status = 1;
    switch (message->what) {
    case GIVE_ALL:
        message->all = ours.all;
        status = 0;
        break;
    case GIVE_TIMELINE:
        given = ours.timeline;
        break;
    case GIVE_POOL:
        given = ours.pool;
        break;
    case GIVE_PHYSICAL:
        given = ours.physical;
        break;
    case GIVE_MEMORY:
        given = ours.memory;
        break;
    case OPEN:
    case OPEN_TOKEN:
        status = open_memory(message);
        break;
    case OPEN_NAME: {
        anygpu_token found;
        char name[72];
        memcpy(name, message->key, sizeof name);
        status = !TRY(anygpu_lookup(name, 0, &found));
        if (!status) {
            message->what = OPEN_TOKEN;
            message->token = found;
            status = open_memory(message);
        }
        break;
    }
    case LOOK:
        status = look(value);
        break;
    case CLOSE:
        close_memory();
        status = 0;
        break;
    case OPEN_NUMBER:
        status = import_number(message->number, value);
        break;
    case OPEN_KEY:
        status = import_key(message->key, value);
        break;
    case OPEN_POOL:
        status = open_pool(message, descriptor);
        break;
    case OPEN_PHYSICAL:
        status = open_physical(value, descriptor);
        break;
    case WAIT_EVENT:
        status = wait_for(message->event);
        break;
    case RAISE:
        status = anygpu_timeline_signal(descriptor, message->value)
            || (message->number && anygpu_timeline_wait(descriptor, message->number, SECONDS * 1000));
        break;
    case RECORD_NOTIFY:
        status = record(message->key);
        break;
    case WAIT_NOTIFY:
        status = !(TRY(aclrtWaitAndResetNotify(ours.notify, ours.of_acl, SECONDS))
                   && TRY(aclrtSynchronizeStream(ours.of_acl)));
        break;
    case COUNT: {
        int descriptors, mappings;
        count_kept(&descriptors, &mappings);
        message->value = (uint64_t)descriptors;
        message->number = (uint64_t)mappings;
        status = wrong;
        break;
    }
    }
    message->status = given < 0 ? status : 0;
    say(socket, message, given);
}

static int at(const char *path, int is_server)
{
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    int made = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    int (*call)(int, const struct sockaddr *, socklen_t) = is_server ? bind : connect;
    if (made < 0 || call(made, (struct sockaddr *)&address, sizeof address) || (is_server && listen(made, 8))) {
        perror(path);
        exit(3);
    }
    return made;
}

/* Serves one process after the other until it is killed. */
static void serve(const char *path)
{
    struct message message;
    int descriptor;
    offer_everything();
    int listener = at(path, 1);
    if (wrong || puts("ready") < 0 || fflush(stdout))
        exit(1);
    for (;;) {
        int socket = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        while (hear(socket, &message, &descriptor)) {
            answer(socket, &message, descriptor);
            if (descriptor >= 0)
                close(descriptor);
        }
        close_memory();
        close(socket);
    }
}

int main(int argc, char **argv)
{
    struct message message;
    /* Descriptors of a process that nothing fails in. */
    const char *kept = getenv("FAULTS_KEPT");
    int descriptors, mappings;
    if (argc < 3)
        return 2;
    if (!strcmp(argv[1], "partner"))
        serve(argv[2]);
    if (strcmp(argv[2], "-")) {
        partner = at(argv[2], 0);
        if (!strcmp(argv[1], "count")) {
            int status = ask(&message, COUNT, -1);
            printf("%d %d\n", (int)message.value, (int)message.number);
            return status;
        }
        ask(&message, GIVE_ALL, -1);
        theirs = message.all;
        their_timeline = ask_for_descriptor(GIVE_TIMELINE);
        their_pool = ask_for_descriptor(GIVE_POOL);
        their_physical = ask_for_descriptor(GIVE_PHYSICAL);
        their_memory = ask_for_descriptor(GIVE_MEMORY);
    }
    for (int i = 0; i < PARTS; i++) {
        if (strcmp(argv[1], parts[i].name))
            continue;
        is_listed = argc > 3;
        getpgid(INT_MAX);
        parts[i].play();
        getpgid(INT_MAX);
        if (is_listed)
            return wrong;
        /* No back end, once none was found, stays so. */
        if (hipGetDeviceCount(&descriptors) == hipErrorNoDevice && puts("0 0") > 0)
            return wrong;
        is_strict = 1;
        parts[i].play();
        count_kept(&descriptors, &mappings);
        /* The thread that serves others may not have closed the last connection. */
        for (int turn = 0; kept && descriptors > atoi(kept) && turn < 200; turn++) {
            usleep(5000);
            count_kept(&descriptors, &mappings);
        }
        printf("%d %d\n", descriptors, mappings);
        return wrong;
    }
    return 2;
}
