// SPDX-License-Identifier: MIT OR Apache-2.0
// An owner that shares something new in each step, and frees it while the importer still has it open:
//
//     growth KIND STEPS
//
// The importer closes it in the next step, but for that of the first, which it keeps. Neither process may grow: their memory,
// files and mappings are compared at the end and after a tenth of the steps. `killed` has an importer for each step, which is
// killed.
#define _GNU_SOURCE
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 2 << 20 };

#define OK(call) \
    do { \
        int status = (int)(call); \
        if (status != 0) { \
            fprintf(stderr, "%s: %s: %d, %s\n", kind, #call, status, anygpu_last_reason()); \
            exit(1); \
        } \
    } while (0)

static const char *kind;
static int peer;

/// What names a step's object, with a descriptor beside it for some kinds.
struct Message {
    hipIpcMemHandle_t memory;
    hipIpcEventHandle_t event;
    hipMemPoolPtrExportData pointer;
};

struct Object {
    void *memory;
    hipEvent_t event;
    hipMemGenericAllocationHandle_t physical;
    hipMemPool_t pool;
    hipExternalSemaphore_t timeline;
};

static int is(const char *name)
{
    return strcmp(kind, name) == 0;
}

static int must(int result, const char *what)
{
    if (result < 0)
        perror(what), exit(1);
    return result;
}

static void send_message(const struct Message *message, int descriptor)
{
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = { 0 };
    struct iovec part = { (void *)message, sizeof *message };
    struct msghdr header = { .msg_iov = &part, .msg_iovlen = 1 };
    if (descriptor >= 0) {
        header.msg_control = control.bytes;
        header.msg_controllen = sizeof control.bytes;
        control.header = (struct cmsghdr){ CMSG_LEN(sizeof(int)), SOL_SOCKET, SCM_RIGHTS };
        memcpy(CMSG_DATA(&control.header), &descriptor, sizeof descriptor);
    }
    must((int)sendmsg(peer, &header, 0), "sendmsg");
}

/// Returns 0 where there is none any more.
static int receive_message(struct Message *message, int *descriptor)
{
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = { 0 };
    struct iovec part = { message, sizeof *message };
    struct msghdr header = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control
    };
    *descriptor = -1;
    if (must((int)recvmsg(peer, &header, MSG_WAITALL), "recvmsg") == 0)
        return 0;
    if (CMSG_FIRSTHDR(&header))
        memcpy(descriptor, CMSG_DATA(CMSG_FIRSTHDR(&header)), sizeof *descriptor);
    return 1;
}

static void map(struct Object *object)
{
    hipMemAccessDesc access;
    memset(&access, 0, sizeof access);
    access.location.type = hipMemLocationTypeDevice;
    access.flags = hipMemAccessFlagsProtReadWrite;
    OK(hipMemAddressReserve(&object->memory, SIZE, 0, NULL, 0));
    OK(hipMemMap(object->memory, SIZE, 0, object->physical, 0));
    OK(hipMemSetAccess(object->memory, SIZE, &access, 1));
}

static void unmap(struct Object *object)
{
    OK(hipMemUnmap(object->memory, SIZE));
    OK(hipMemAddressFree(object->memory, SIZE));
    OK(hipMemRelease(object->physical));
}

static hipMemPool_t make_pool(int *descriptor)
{
    hipMemPoolProps properties;
    hipMemPool_t pool;
    memset(&properties, 0, sizeof properties);
    properties.allocType = hipMemAllocationTypePinned;
    properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
    properties.location.type = hipMemLocationTypeDevice;
    OK(hipMemPoolCreate(&pool, &properties));
    OK(hipMemPoolExportToShareableHandle(descriptor, pool, hipMemHandleTypePosixFileDescriptor, 0));
    return pool;
}

static hipExternalSemaphore_t import_timeline(int descriptor)
{
    hipExternalSemaphoreHandleDesc description;
    hipExternalSemaphore_t timeline;
    memset(&description, 0, sizeof description);
    description.type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    description.handle.fd = must(dup(descriptor), "dup");
    OK(hipImportExternalSemaphore(&timeline, &description));
    return timeline;
}

static void make(struct Object *object, struct Message *message, int *descriptor, hipMemPool_t *lasting)
{
    if (is("memory") || is("killed")) {
        OK(hipMalloc(&object->memory, SIZE));
        OK(hipIpcGetMemHandle(&message->memory, object->memory));
    } else if (is("physical")) {
        hipMemAllocationProp properties;
        memset(&properties, 0, sizeof properties);
        properties.type = hipMemAllocationTypePinned;
        properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
        properties.location.type = hipMemLocationTypeDevice;
        OK(hipMemCreate(&object->physical, SIZE, &properties, 0));
        OK(hipMemExportToShareableHandle(descriptor, object->physical, hipMemHandleTypePosixFileDescriptor, 0));
        map(object);
    } else if (is("pools") || is("pool")) {
        if (is("pools") || !*lasting)
            *lasting = make_pool(descriptor);
        object->pool = *lasting;
        OK(hipMallocFromPoolAsync(&object->memory, SIZE, object->pool, NULL));
        OK(hipMemPoolExportPointer(&message->pointer, object->memory));
    } else if (is("event")) {
        OK(hipEventCreateWithFlags(&object->event, hipEventInterprocess | hipEventDisableTiming));
        OK(hipIpcGetEventHandle(&message->event, object->event));
        OK(hipEventRecord(object->event, NULL));
    } else {
        OK(anygpu_timeline_create(descriptor, 0));
        object->timeline = import_timeline(*descriptor);
    }
    if (object->memory)
        OK(hipMemset(object->memory, 1, SIZE));
    OK(hipDeviceSynchronize());
}

static void open_object(struct Object *object, struct Message *message, int descriptor, hipMemPool_t *lasting)
{
    if (is("memory") || is("killed")) {
        OK(hipIpcOpenMemHandle(&object->memory, message->memory, hipIpcMemLazyEnablePeerAccess));
    } else if (is("physical")) {
        OK(hipMemImportFromShareableHandle(&object->physical, (void *)(long)descriptor,
                                           hipMemHandleTypePosixFileDescriptor));
        map(object);
    } else if (is("pools") || is("pool")) {
        if (descriptor >= 0)
            OK(hipMemPoolImportFromShareableHandle(lasting, (void *)(long)descriptor,
                                                   hipMemHandleTypePosixFileDescriptor, 0));
        object->pool = *lasting;
        OK(hipMemPoolImportPointer(&object->memory, object->pool, &message->pointer));
    } else if (is("event")) {
        OK(hipIpcOpenEventHandle(&object->event, message->event));
    } else {
        object->timeline = import_timeline(descriptor);
    }
}

static void end(struct Object *object, int is_owner)
{
    if (object->physical) {
        unmap(object);
    } else if (object->pool) {
        OK(hipFreeAsync(object->memory, NULL));
        OK(hipStreamSynchronize(NULL));
        if (is("pools"))
            OK(hipMemPoolDestroy(object->pool));
    } else if (object->memory) {
        OK(is_owner ? hipFree(object->memory) : hipIpcCloseMemHandle(object->memory));
    } else if (object->event) {
        OK(hipEventDestroy(object->event));
    } else {
        OK(hipDestroyExternalSemaphore(object->timeline));
    }
}

/// What a process has: bytes of files, resident bytes, descriptors, mappings.
struct Size {
    long files, resident, descriptors, mappings;
};

static struct Size size(void)
{
    struct Size size = { 0 };
    DIR *folder = opendir("/proc/self/fd");
    for (struct dirent *entry; (entry = readdir(folder));) {
        struct stat file;
        if (entry->d_name[0] == '.' || fstat(atoi(entry->d_name), &file) != 0)
            continue;
        size.descriptors++;
        if (S_ISREG(file.st_mode))
            size.files += file.st_blocks * 512;
    }
    closedir(folder);
    FILE *file = fopen("/proc/self/maps", "r");
    for (int byte; (byte = getc(file)) != EOF;)
        size.mappings += byte == '\n';
    fclose(file);
    file = fopen("/proc/self/statm", "r");
    if (fscanf(file, "%*d %ld", &size.resident) != 1)
        exit(1);
    fclose(file);
    size.resident *= sysconf(_SC_PAGESIZE);
    return size;
}

/// Is called in each step; compares the last with one that is before.
static void look(const char *who, int step, int steps)
{
    static struct Size before;
    if (step == steps / 10)
        before = size();
    if (step < steps - 1)
        return;
    // The importer may have closed two objects more or fewer by now.
    struct Size now = size();
    if (now.files > before.files + 4 * SIZE || now.resident > before.resident + 5 * SIZE
        || now.descriptors > before.descriptors + 4 || now.mappings > before.mappings + 16) {
        fprintf(
            stderr,
            "%s: the %s grows: files %ld to %ld, resident %ld to %ld, descriptors %ld to %ld, mappings %ld to %ld\n",
            kind, who, before.files, now.files, before.resident, now.resident, before.descriptors, now.descriptors,
            before.mappings, now.mappings);
        exit(1);
    }
}

static void import(int steps)
{
    struct Message message;
    hipMemPool_t pool = NULL;
    struct Object last = { 0 };
    for (int step = 0, descriptor; receive_message(&message, &descriptor); step++) {
        struct Object object = { 0 };
        open_object(&object, &message, descriptor, &pool);
        if (descriptor >= 0)
            close(descriptor);
        send_message(&message, -1);
        if (steps == 0)
            pause();
        if (step > 1)
            end(&last, 0);
        last = object;
        look("importer", step, steps);
    }
    exit(0);
}

/// Starts an importer, which has not called anything of the library.
static pid_t start(const char *program, const char *steps)
{
    int pair[2];
    must(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), "socketpair");
    pid_t importer = must(fork(), "fork");
    if (importer == 0) {
        must(dup2(pair[1], STDIN_FILENO), "dup2");
        execl(program, program, kind, steps, "import", NULL);
        _exit(1);
    }
    close(pair[1]);
    peer = pair[0];
    return importer;
}

int main(int count, char **arguments)
{
    if (count < 3)
        return 2;
    kind = arguments[1];
    int steps = atoi(arguments[2]);
    if (count > 3)
        import(steps);
    pid_t importer = start("/proc/self/exe", arguments[2]);
    int lasting = peer, status;
    hipMemPool_t pool = NULL;
    for (int step = 0; step < steps; step++) {
        struct Message message, answer;
        struct Object object;
        int descriptor = -1, none;
        memset(&message, 0, sizeof message);
        memset(&object, 0, sizeof object);
        make(&object, &message, &descriptor, &pool);
        pid_t killed = 0;
        if (is("killed") && step > 0)
            killed = start("/proc/self/exe", "0");
        send_message(&message, descriptor);
        if (!receive_message(&answer, &none))
            return 1;
        if (descriptor >= 0)
            close(descriptor);
        end(&object, 1);
        if (killed) {
            kill(killed, SIGKILL);
            waitpid(killed, &status, 0);
            close(peer);
            peer = lasting;
        }
        look("owner", step, steps);
    }
    close(lasting);
    waitpid(importer, &status, 0);
    return status != 0;
}
