/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A stand-in for Ascend's libacl_rt.so, or libascendcl.so, that works: host memory for device memory. Its declarations and
 * its answers are those of Huawei's published reference, with this project's choices where that is silent; nobody has
 * compared it with a device. Queued work is done as late as it may be, when somebody waits, so that a missing wait shows.
 * It ends the program, with a message, where a caller is careless: a handle that names nothing, memory freed under queued
 * work or while it is shared, a wait that never ends.
 *
 *     STANDIN_LOG=file          every call with its arguments, objects by name: mem2+16, stream1, event1, host
 *     STANDIN_FAIL=f=2,g=1      these functions answer these codes and do nothing
 *     STANDIN_DEVICES=2         how many devices there are; DEVICES where it is built says how many otherwise
 *     STANDIN_COUNT_LATE=1      devices are counted only after aclInit
 *
 * With STUB defined every function answers what a library for linking alone answers.
 *
 * As a vendor's library may, it calls some of its functions by their exported names, so a library that comes before it in
 * the program gets those calls: what comes back must be its own.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

typedef int aclError;

enum {
    OK = 0, INVALID_PARAM = 100000, UNINITIALIZE = 100001, REPEAT_INITIALIZE = 100002, FINALIZED_TWICE = 100037,
    IS_STUB = 100039, PARAM_INVALID = 107000, INVALID_DEVICE = 107001, NO_CONTEXT = 107002, OTHER_CONTEXT = 107003,
    NO_TIME = 107006, INVALID_HANDLE = 107017, NOT_SUPPORTED = 207000, OUT_OF_MEMORY = 207001, NO_DEVICE = 207004,
    NO_PERMISSION = 207006,
};

#ifndef DEVICES
#define DEVICES 2
#endif
#define MAX_DEVICES 8
#define MEMORY ((size_t)4 << 30)
#define PAGE 4096
#define GRANULARITY ((size_t)2 << 20)

/* At the end of each file: who may open it. */
struct label {
    uint64_t magic;
    int any, pids[16], count;
    /* Of an event: how often it was recorded, and how much of that is done. */
    volatile uint64_t recorded, done;
};
#define MAGIC 0x5354414e44494e21

enum work { COPY, FILL, RECORD, WAIT };

struct operation {
    enum work work;
    uintptr_t to, from;
    size_t size;
    int value;
    struct event *event;
    uint64_t record;
    struct operation *next;
};

typedef struct stream {
    unsigned serial;
    int alive;
    struct context *context;
    struct operation *first, *last;
} *aclrtStream;

typedef struct context {
    unsigned serial;
    int device, alive;
    struct stream queue;
} *aclrtContext;

typedef struct event {
    unsigned flags, serial;
    int alive, fd, opened;
    uint64_t recorded, done;
    double time;
    aclrtStream stream;
    struct label *label;
} *aclrtEvent;

enum kind { DEVICE_MEMORY, IMPORTED, MAPPED, HOST, REGISTERED };

struct block {
    uintptr_t base;
    size_t size, mapped;
    enum kind kind;
    int device, fd, access[MAX_DEVICES];
    unsigned serial;
    char key[65];
    struct label *label;
    struct physical *physical;
    struct block *next;
};

typedef struct { unsigned id; int type; } aclrtMemLocation;
typedef struct { int handleType, allocationType, memAttr; aclrtMemLocation location; uint64_t reserve; } aclrtPhysicalMemProp;
typedef struct { int flags; aclrtMemLocation location; unsigned char rsv[12]; } aclrtMemAccessDesc;
typedef struct { aclrtMemLocation location; unsigned pageSize, rsv[4]; } aclrtPtrAttributes;
typedef struct { char reserved[64]; } aclrtIpcEventHandle;

typedef struct physical {
    unsigned serial;
    int fd, references, mappings, imported;
    size_t size;
    uint64_t shareable;
    aclrtPhysicalMemProp prop;
    struct label *label;
} *aclrtDrvMemHandle;

struct reservation {
    uintptr_t base;
    size_t size;
    struct reservation *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct block *blocks;
static struct reservation *reservations;
static unsigned memories, streams, events, contexts, physicals;
static aclrtStream stream_list[4096];
static aclrtEvent event_list[4096];
static aclrtContext context_list[4096];
static aclrtDrvMemHandle physical_list[4096];
static aclrtContext defaults[MAX_DEVICES];
static int set_count[MAX_DEVICES], peers[MAX_DEVICES][MAX_DEVICES];
static uint64_t initialized;
static int was_initialized;

static _Thread_local aclrtContext current;
static _Thread_local char message[256], called[64];

/* Whether the call comes from this library itself. */
static _Thread_local int own_call;

static void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("stand-in AscendCL: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    abort();
}

static int number(const char *name, int otherwise)
{
    const char *text = getenv(name);
    return text && *text ? atoi(text) : otherwise;
}

static int devices(void)
{
    return number("STANDIN_DEVICES", DEVICES);
}

static int to_fail(const char *name)
{
    const char *list = getenv("STANDIN_FAIL");
    size_t length = strlen(name);
    while (list && *list) {
        if (!strncmp(list, name, length) && list[length] == '=')
            return atoi(list + length + 1);
        list = strchr(list, ',');
        if (list)
            list++;
    }
    return OK;
}

static struct block *find(uintptr_t address)
{
    for (struct block *block = blocks; block; block = block->next)
        if (address >= block->base && address - block->base < block->size)
            return block;
    return NULL;
}

static int is_live(char what, uintptr_t value)
{
    if (what == 's')
        for (unsigned i = 0; i < streams; i++)
            if ((uintptr_t)stream_list[i] == value)
                return stream_list[i]->alive;
    if (what == 'e')
        for (unsigned i = 0; i < events; i++)
            if ((uintptr_t)event_list[i] == value)
                return event_list[i]->alive;
    if (what == 'c')
        for (unsigned i = 0; i < contexts; i++)
            if ((uintptr_t)context_list[i] == value)
                return context_list[i]->alive;
    if (what == 'm')
        for (unsigned i = 0; i < physicals; i++)
            if ((uintptr_t)physical_list[i] == value)
                return physical_list[i]->references > 0;
    return 0;
}

/* Names an argument. `what` says what it is: p address, s stream, e event, c context, m physical memory, u unsigned, d int,
 * x hexadecimal, k the number of a key's characters, i a process's id. */
static int name_of(char *text, size_t room, char what, uintptr_t value)
{
    struct block *block;
    switch (what) {
    case 'p':
        if (!value)
            return snprintf(text, room, " NULL");
        if (!(block = find(value)))
            return snprintf(text, room, " host");
        if (value == block->base)
            return snprintf(text, room, " mem%u", block->serial);
        return snprintf(text, room, " mem%u+%zu", block->serial, (size_t)(value - block->base));
    case 's':
        return value ? snprintf(text, room, " stream%u", ((aclrtStream)value)->serial) : snprintf(text, room, " NULL");
    case 'e':
        return snprintf(text, room, " event%u", ((aclrtEvent)value)->serial);
    case 'c':
        return snprintf(text, room, " context%u", ((aclrtContext)value)->serial);
    case 'm':
        return snprintf(text, room, " physical%u", ((aclrtDrvMemHandle)value)->serial);
    case 'k':
        return snprintf(text, room, " key of %zu", strlen((const char *)value));
    case 'i':
        return kill((pid_t)value, 0) ? snprintf(text, room, " no process") : snprintf(text, room, " a process");
    case 'd':
        return snprintf(text, room, " %d", (int)value);
    case 'x':
        return snprintf(text, room, " %#lx", (unsigned long)value);
    default:
        return snprintf(text, room, " %lu", (unsigned long)value);
    }
}

/* Logs a call and says what it must answer at once, OK to go on. The lock is held on return. */
static aclError enter(const char *name, int needs, const char *kinds, ...)
{
    char line[1024];
    size_t used = (size_t)snprintf(line, sizeof line, "%s%s", own_call ? "(own) " : "", name);
    va_list arguments;
    pthread_mutex_lock(&lock);
    va_start(arguments, kinds);
    for (const char *kind = kinds; *kind; kind++) {
        uintptr_t value = va_arg(arguments, uintptr_t);
        if ((*kind == 'e' || *kind == 'c' || *kind == 'm' || (*kind == 's' && value)) && !is_live(*kind, value))
            die("%s: %#lx is no live object", name, (unsigned long)value);
        used += (size_t)name_of(line + used, sizeof line - used, *kind, value);
    }
    va_end(arguments);
    aclError status = own_call ? OK : to_fail(name);
    if (status)
        used += (size_t)snprintf(line + used, sizeof line - used, " -> %d", status);
    line[used++] = '\n';
    const char *path = getenv("STANDIN_LOG");
    if (path) {
        int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        if (fd < 0 || write(fd, line, used) != (ssize_t)used)
            die("cannot write %s: %s", path, strerror(errno));
        close(fd);
    }
#ifdef STUB
    status = IS_STUB;
#endif
    if (status == OK && needs > 0 && !initialized)
        status = UNINITIALIZE;
    if (status == OK && needs > 1 && (!current || !current->alive))
        status = NO_CONTEXT;
    snprintf(called, sizeof called, "%s", name);
    return status;
}

#define W(value) ((uintptr_t)(value))
#define LEAVE(status) \
    do { \
        aclError left_ = (status); \
        if (left_) \
            snprintf(message, sizeof message, "%s failed\nand this is the second line", called); \
        pthread_mutex_unlock(&lock); \
        return left_; \
    } while (0)
/* What a call needs: nothing (0), aclInit (1), or a context too (2). */
#define ENTER(name, needs, kinds, ...) \
    do { \
        aclError status_ = enter(#name, needs, kinds, ##__VA_ARGS__); \
        if (status_) \
            LEAVE(status_); \
    } while (0)
#define NEED(condition, code) do { if (!(condition)) LEAVE(code); } while (0)
#define IS_DEVICE(device) ((device) >= 0 && (device) < devices())

static uint64_t inode_of(int fd)
{
    struct stat status;
    return fstat(fd, &status) ? 0 : status.st_ino;
}

/* A memory file of so many bytes with a label behind them. */
static int file(size_t mapped, struct label **label)
{
    int fd = memfd_create("stand-in AscendCL", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)(mapped + PAGE)))
        return fd < 0 ? -1 : (close(fd), -1);
    *label = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)mapped);
    if (*label == MAP_FAILED)
        return close(fd), -1;
    return fd;
}

/* Opens another process's file by process, descriptor and inode, if its label lets this process. */
static aclError open_file(int pid, int number, uint64_t inode, int *out, struct label **label)
{
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", pid, number);
    int fd = pid == getpid() ? -1 : open(path, O_RDWR | O_CLOEXEC);
    if (pid == getpid())
        return NOT_SUPPORTED;
    if (fd < 0)
        return INVALID_HANDLE;
    if (fstat(fd, &status) || (status.st_ino & 0xffff) != (inode & 0xffff) || status.st_size < PAGE
        || (*label = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, status.st_size - PAGE)) == MAP_FAILED)
        return close(fd), INVALID_HANDLE;
    aclError answer = (*label)->magic == MAGIC ? NO_PERMISSION : INVALID_HANDLE;
    for (int i = 0; i < (*label)->count; i++)
        if (answer == NO_PERMISSION && (*label)->pids[i] == getpid())
            answer = OK;
    if (answer == NO_PERMISSION && (*label)->any)
        answer = OK;
    if (answer) {
        munmap(*label, PAGE);
        close(fd);
        return answer;
    }
    *out = fd;
    return OK;
}

static void run_one(aclrtStream stream)
{
    static double time;
    struct operation *next = stream->first;
    if (!next)
        die("a wait for work of stream%u that was never queued", stream->serial);
    stream->first = next->next;
    switch (next->work) {
    case COPY:
        memmove((void *)next->to, (void *)next->from, next->size);
        break;
    case FILL:
        memset((void *)next->to, next->value, next->size);
        break;
    case RECORD:
        next->event->done = next->record;
        next->event->time = time += 0.5;
        if (next->event->label)
            next->event->label->done = next->record;
        break;
    case WAIT:
        if (!next->event->opened) {
            while (next->event->done < next->record)
                run_one(next->event->stream);
            break;
        }
        for (int patience = 20000; next->event->label->done < next->record; patience--) {
            if (!patience)
                die("event%u of another process is never recorded", next->event->serial);
            nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
        }
    }
    free(next);
}

static void drain(aclrtStream stream)
{
    while (stream->first)
        run_one(stream);
}

static void queue(aclrtStream stream, struct operation operation)
{
    struct operation *one = malloc(sizeof *one);
    *one = operation;
    one->next = NULL;
    if (stream->first)
        stream->last->next = one;
    else
        stream->first = one;
    stream->last = one;
}

/* The streams of a device: the one at a place, NULL behind the last. */
static aclrtStream stream_at(int device, unsigned place)
{
    for (unsigned i = 0; i < contexts; i++)
        if (context_list[i]->alive && context_list[i]->device == device && place-- == 0)
            return &context_list[i]->queue;
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->alive && stream_list[i]->context->device == device && place-- == 0)
            return stream_list[i];
    return NULL;
}

static void check_idle(int device, const char *what)
{
    aclrtStream stream;
    for (unsigned i = 0; (stream = stream_at(device, i)); i++)
        if (stream->first)
            die("%s while stream%u has work", what, stream->serial);
}

static aclrtStream own(aclrtStream stream)
{
    return stream ? stream : &current->queue;
}

#define IN_CONTEXT(stream) NEED(!(stream) || (stream)->context == current, OTHER_CONTEXT)

static aclrtContext add_context(int device)
{
    aclrtContext context = calloc(1, sizeof *context);
    if (contexts == sizeof context_list / sizeof *context_list)
        die("too many contexts");
    context_list[contexts] = context;
    context->serial = ++contexts;
    context->device = device;
    context->alive = 1;
    context->queue.context = context;
    return context;
}

static void release_block(struct block *gone)
{
    for (struct block **place = &blocks; *place; place = &(*place)->next)
        if (*place == gone) {
            *place = gone->next;
            if (gone->kind == MAPPED)
                mmap((void *)gone->base, gone->mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
            else if (gone->kind != REGISTERED)
                munmap((void *)gone->base, gone->mapped);
            if (gone->label)
                munmap(gone->label, PAGE);
            if (gone->fd >= 0)
                close(gone->fd);
            free(gone);
            return;
        }
}

static void end_context(aclrtContext context)
{
    context->alive = 0;
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->context == context)
            stream_list[i]->alive = 0;
}

static void release_device(int device)
{
    set_count[device] = 0;
    for (unsigned i = 0; i < contexts; i++)
        if (context_list[i]->device == device)
            end_context(context_list[i]);
    defaults[device] = NULL;
    for (struct block *block = blocks, *next; block; block = next) {
        next = block->next;
        if (block->device == device && block->kind != REGISTERED)
            release_block(block);
    }
    memset(peers[device], 0, sizeof peers[device]);
}

EXPORT aclError aclInit(const char *configuration)
{
    ENTER(aclInit, 0, "p", W(configuration));
    was_initialized = 1;
    LEAVE(initialized++ ? REPEAT_INITIALIZE : OK);
}

EXPORT aclError aclFinalize(void)
{
    ENTER(aclFinalize, 0, "");
    NEED(was_initialized, UNINITIALIZE);
    NEED(initialized, FINALIZED_TWICE);
    initialized = 0;
    LEAVE(OK);
}

EXPORT aclError aclFinalizeReference(uint64_t *references)
{
    ENTER(aclFinalizeReference, 0, "");
    NEED(was_initialized, UNINITIALIZE);
    NEED(initialized, FINALIZED_TWICE);
    initialized--;
    if (references)
        *references = initialized;
    LEAVE(OK);
}

EXPORT const char *aclGetRecentErrMsg(void)
{
    static _Thread_local char last[sizeof message];
    if (!*message)
        return NULL;
    memcpy(last, message, sizeof last);
    *message = 0;
    return last;
}

EXPORT aclError aclrtGetVersion(int *major, int *minor, int *patch)
{
    ENTER(aclrtGetVersion, 0, "");
    NEED(major && minor && patch, INVALID_PARAM);
    *major = 9;
    *minor = 0;
    *patch = 1;
    LEAVE(OK);
}

EXPORT const char *aclrtGetSocName(void)
{
    return "Stand-in NPU";
}

EXPORT aclError aclrtGetDeviceCount(unsigned *count)
{
    ENTER(aclrtGetDeviceCount, number("STANDIN_COUNT_LATE", 0), "");
    NEED(count, INVALID_PARAM);
    *count = (unsigned)devices();
    LEAVE(OK);
}

EXPORT aclError aclrtSetDevice(int device)
{
    ENTER(aclrtSetDevice, 1, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    set_count[device]++;
    if (!defaults[device])
        defaults[device] = add_context(device);
    current = defaults[device];
    LEAVE(OK);
}

EXPORT aclError aclrtResetDevice(int device)
{
    ENTER(aclrtResetDevice, 1, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(set_count[device], NO_CONTEXT);
    if (--set_count[device] == 0)
        release_device(device);
    LEAVE(OK);
}

EXPORT aclError aclrtResetDeviceForce(int device)
{
    ENTER(aclrtResetDeviceForce, 1, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(set_count[device], NO_CONTEXT);
    check_idle(device, "a reset");
    release_device(device);
    LEAVE(OK);
}

EXPORT aclError aclrtGetDevice(int *device)
{
    ENTER(aclrtGetDevice, 2, "");
    NEED(device, INVALID_PARAM);
    *device = current->device;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceGetUuid(int device, char *uuid)
{
    ENTER(aclrtDeviceGetUuid, 1, "d", W(device));
    NEED(uuid, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memcpy(uuid, "STAND-IN NPU    ", 16);
    uuid[15] = (char)device;
    LEAVE(OK);
}

/* As where a list of visible devices turns their order round. */
EXPORT aclError aclrtGetLogicDevIdByUserDevId(int device, int *logical)
{
    ENTER(aclrtGetLogicDevIdByUserDevId, 1, "d", W(device));
    NEED(logical, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *logical = devices() - 1 - device;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceGetBareTgid(int *pid)
{
    ENTER(aclrtDeviceGetBareTgid, 1, "");
    NEED(pid, INVALID_PARAM);
    *pid = getpid();
    LEAVE(OK);
}

EXPORT aclError aclrtSynchronizeDevice(void)
{
    ENTER(aclrtSynchronizeDevice, 2, "");
    aclrtStream stream;
    for (unsigned i = 0; (stream = stream_at(current->device, i)); i++)
        drain(stream);
    LEAVE(OK);
}

EXPORT aclError aclrtCreateContext(aclrtContext *out, int device)
{
    ENTER(aclrtCreateContext, 1, "d", W(device));
    NEED(out, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    current = *out = add_context(device);
    LEAVE(OK);
}

EXPORT aclError aclrtDestroyContext(aclrtContext context)
{
    ENTER(aclrtDestroyContext, 1, "c", W(context));
    end_context(context);
    LEAVE(OK);
}

EXPORT aclError aclrtSetCurrentContext(aclrtContext context)
{
    ENTER(aclrtSetCurrentContext, 1, "c", W(context));
    current = context;
    LEAVE(OK);
}

/* A context that another thread has ended is still named. */
EXPORT aclError aclrtGetCurrentContext(aclrtContext *context)
{
    ENTER(aclrtGetCurrentContext, 1, "");
    NEED(context, INVALID_PARAM);
    NEED(current, NO_CONTEXT);
    *context = current;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceCanAccessPeer(int *can, int device, int peer)
{
    ENTER(aclrtDeviceCanAccessPeer, 1, "dd", W(device), W(peer));
    NEED(can, INVALID_PARAM);
    NEED(IS_DEVICE(device) && IS_DEVICE(peer), INVALID_DEVICE);
    NEED(device != peer, PARAM_INVALID);
    *can = 1;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceEnablePeerAccess(int peer, unsigned flags)
{
    ENTER(aclrtDeviceEnablePeerAccess, 2, "du", W(peer), W(flags));
    NEED(IS_DEVICE(peer), INVALID_DEVICE);
    NEED(peer != current->device && flags == 0, PARAM_INVALID);
    peers[current->device][peer] = 1;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceDisablePeerAccess(int peer)
{
    ENTER(aclrtDeviceDisablePeerAccess, 2, "d", W(peer));
    NEED(IS_DEVICE(peer), INVALID_DEVICE);
    NEED(peers[current->device][peer], PARAM_INVALID);
    peers[current->device][peer] = 0;
    LEAVE(OK);
}

static size_t used_on(int device)
{
    size_t sum = 0;
    for (struct block *block = blocks; block; block = block->next)
        if (block->device == device && block->kind == DEVICE_MEMORY)
            sum += block->size;
    return sum;
}

static struct block *add(uintptr_t base, size_t size, size_t mapped, enum kind kind, int fd)
{
    struct block *block = calloc(1, sizeof *block);
    *block = (struct block){ .base = base, .size = size, .mapped = mapped, .kind = kind, .device = current->device,
                             .fd = fd, .serial = ++memories, .next = blocks };
    blocks = block;
    return block;
}

static aclError allocate(uintptr_t *out, size_t size, enum kind kind)
{
    struct label *label;
    if (!out || !size)
        return INVALID_PARAM;
    if (size > MEMORY || (kind == DEVICE_MEMORY && used_on(current->device) + size > MEMORY))
        return OUT_OF_MEMORY;
    size_t mapped = (size + PAGE - 1) & ~(size_t)(PAGE - 1);
    int fd = file(mapped, &label);
    if (fd < 0)
        return OUT_OF_MEMORY;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (base == MAP_FAILED)
        return close(fd), OUT_OF_MEMORY;
    add((uintptr_t)base, size, mapped, kind, fd)->label = label;
    *out = (uintptr_t)base;
    return OK;
}

static aclError release(uintptr_t base, enum kind kind)
{
    struct block *block = find(base);
    if (!block || block->base != base || block->kind != kind)
        return PARAM_INVALID;
    if (*block->key)
        die("mem%u is freed while it is shared", block->serial);
    check_idle(block->device, "memory is freed");
    release_block(block);
    return OK;
}

EXPORT aclError aclrtMalloc(uintptr_t *out, size_t size, int policy)
{
    ENTER(aclrtMalloc, 2, "ud", W(size), W(policy));
    LEAVE(allocate(out, size, DEVICE_MEMORY));
}

EXPORT aclError aclrtFree(uintptr_t base)
{
    ENTER(aclrtFree, 1, "p", W(base));
    NEED(base, INVALID_PARAM);
    LEAVE(release(base, DEVICE_MEMORY));
}

EXPORT aclError aclrtMallocHost(uintptr_t *out, size_t size)
{
    ENTER(aclrtMallocHost, 2, "u", W(size));
    LEAVE(allocate(out, size, HOST));
}

EXPORT aclError aclrtFreeHost(uintptr_t base)
{
    ENTER(aclrtFreeHost, 1, "p", W(base));
    NEED(base, INVALID_PARAM);
    LEAVE(release(base, HOST));
}

EXPORT aclError aclrtHostRegisterV2(uintptr_t base, uint64_t size, unsigned flags)
{
    ENTER(aclrtHostRegisterV2, 2, "pux", W(base), W(size), W(flags));
    NEED(base && size && !(flags & ~0x10000002u), PARAM_INVALID);
    for (struct block *block = blocks; block; block = block->next)
        NEED(base + size <= block->base || block->base + block->size <= base, PARAM_INVALID);
    add(base, size, 0, REGISTERED, -1);
    LEAVE(OK);
}

EXPORT aclError aclrtHostUnregister(uintptr_t base)
{
    ENTER(aclrtHostUnregister, 2, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == REGISTERED, PARAM_INVALID);
    release_block(block);
    LEAVE(OK);
}

/* Memory of one kind; an NPU has no other. */
EXPORT aclError aclrtGetMemInfo(int attribute, size_t *free_bytes, size_t *total)
{
    ENTER(aclrtGetMemInfo, 2, "d", W(attribute));
    NEED(free_bytes && total, INVALID_PARAM);
    *free_bytes = attribute == 1 ? MEMORY - used_on(current->device) : 0;
    *total = attribute == 1 ? MEMORY : 0;
    LEAVE(OK);
}

EXPORT aclError aclrtPointerGetAttributes(uintptr_t address, aclrtPtrAttributes *attributes)
{
    ENTER(aclrtPointerGetAttributes, 1, "p", W(address));
    NEED(attributes, INVALID_PARAM);
    struct block *block = find(address);
    int type = !block || block->kind == REGISTERED ? 2 : block->kind == HOST ? 0 : 1;
    *attributes = (aclrtPtrAttributes){ .location = { block && type == 1 ? (unsigned)block->device : 0, type },
                                        .pageSize = PAGE };
    LEAVE(OK);
}

EXPORT aclError aclrtMemGetAddressRange(uintptr_t address, uintptr_t *base, size_t *size)
{
    ENTER(aclrtMemGetAddressRange, 1, "p", W(address));
    NEED(base && size, INVALID_PARAM);
    struct block *block = find(address);
    NEED(block && block->kind != REGISTERED, PARAM_INVALID);
    *base = block->base;
    *size = block->size;
    LEAVE(OK);
}

/* A call by the exported name: whoever comes first in the program gets it, and must hand it back. */
static void look_inside(uintptr_t address)
{
    aclrtPtrAttributes attributes;
    struct block *block = find(address);
    if (!block || block->kind != DEVICE_MEMORY)
        return;
    own_call = 1;
    if (aclrtPointerGetAttributes(address, &attributes) || attributes.pageSize != PAGE)
        die("a call from inside came to another library");
    own_call = 0;
}

/* Whether a side may be reached: all of it in one block that it may be in, or in none where host memory may be meant. */
static int reachable(uintptr_t address, size_t size, int may_be_host, int may_be_device)
{
    struct block *block = find(address);
    if (!block)
        return may_be_host && address >= PAGE;
    if (block->kind >= HOST ? !may_be_host : !may_be_device)
        return 0;
    size_t room = block->size - (address - block->base);
    /* Mappings side by side are as good as one. */
    return size <= room || (block->kind == MAPPED && find(address + room) && reachable(address + room, size - room, 0, 1));
}

static aclError check_copy(uintptr_t to, size_t room, uintptr_t from, size_t size, int kind)
{
    if (!to || !from || kind < 0 || kind > 4)
        return INVALID_PARAM;
    if (size > room || !reachable(to, size, kind == 0 || kind == 2 || kind == 4, kind == 1 || kind >= 3)
        || !reachable(from, size, kind == 0 || kind == 1 || kind == 4, kind >= 2))
        return PARAM_INVALID;
    return OK;
}

EXPORT aclError aclrtMemcpy(uintptr_t to, size_t room, uintptr_t from, size_t size, int kind)
{
    look_inside(to);
    ENTER(aclrtMemcpy, 2, "pupud", W(to), W(room), W(from), W(size), W(kind));
    aclError status = check_copy(to, room, from, size, kind);
    NEED(status == OK, status);
    memmove((void *)to, (void *)from, size);
    LEAVE(OK);
}

EXPORT aclError aclrtMemcpyAsync(uintptr_t to, size_t room, uintptr_t from, size_t size, int kind, aclrtStream stream)
{
    ENTER(aclrtMemcpyAsync, 2, "pupuds", W(to), W(room), W(from), W(size), W(kind), W(stream));
    IN_CONTEXT(stream);
    aclError status = check_copy(to, room, from, size, kind);
    NEED(status == OK, status);
    NEED(kind != 0, NOT_SUPPORTED);
    queue(own(stream), (struct operation){ .work = COPY, .to = to, .from = from, .size = size });
    /* Of pageable memory the copy is done at once. */
    if (!find(to) || !find(from))
        drain(own(stream));
    LEAVE(OK);
}

static aclError check_fill(uintptr_t to, size_t room, size_t size)
{
    if (!to || !size)
        return INVALID_PARAM;
    return size <= room && reachable(to, size, 0, 1) ? OK : PARAM_INVALID;
}

EXPORT aclError aclrtMemset(uintptr_t to, size_t room, int value, size_t size)
{
    ENTER(aclrtMemset, 2, "puxu", W(to), W(room), W((unsigned)value), W(size));
    aclError status = check_fill(to, room, size);
    NEED(status == OK, status);
    memset((void *)to, value, size);
    LEAVE(OK);
}

EXPORT aclError aclrtMemsetAsync(uintptr_t to, size_t room, int value, size_t size, aclrtStream stream)
{
    ENTER(aclrtMemsetAsync, 2, "puxus", W(to), W(room), W((unsigned)value), W(size), W(stream));
    IN_CONTEXT(stream);
    aclError status = check_fill(to, room, size);
    NEED(status == OK, status);
    queue(own(stream), (struct operation){ .work = FILL, .to = to, .size = size, .value = value });
    LEAVE(OK);
}

EXPORT aclError aclrtCreateStream(aclrtStream *out)
{
    ENTER(aclrtCreateStream, 2, "");
    NEED(out, INVALID_PARAM);
    if (streams == sizeof stream_list / sizeof *stream_list)
        die("too many streams");
    aclrtStream stream = calloc(1, sizeof *stream);
    stream_list[streams] = stream;
    stream->serial = ++streams;
    stream->alive = 1;
    stream->context = current;
    *out = stream;
    LEAVE(OK);
}

EXPORT aclError aclrtDestroyStream(aclrtStream stream)
{
    ENTER(aclrtDestroyStream, 2, "s", W(stream));
    NEED(stream, INVALID_PARAM);
    IN_CONTEXT(stream);
    if (stream->first)
        die("stream%u is destroyed while it has work", stream->serial);
    stream->alive = 0;
    LEAVE(OK);
}

EXPORT aclError aclrtSynchronizeStream(aclrtStream stream)
{
    ENTER(aclrtSynchronizeStream, 2, "s", W(stream));
    IN_CONTEXT(stream);
    drain(own(stream));
    LEAVE(OK);
}

/* Some of the work is done whenever somebody asks. */
EXPORT aclError aclrtStreamQuery(aclrtStream stream, int *status)
{
    ENTER(aclrtStreamQuery, 2, "s", W(stream));
    NEED(status, INVALID_PARAM);
    IN_CONTEXT(stream);
    *status = own(stream)->first ? 1 : 0;
    if (*status)
        run_one(own(stream));
    LEAVE(OK);
}

static aclrtEvent add_event(unsigned flags, int fd, struct label *label, int opened)
{
    if (events == sizeof event_list / sizeof *event_list)
        die("too many events");
    aclrtEvent event = calloc(1, sizeof *event);
    *event = (struct event){ .flags = flags, .alive = 1, .fd = fd, .label = label, .opened = opened };
    event_list[events] = event;
    event->serial = ++events;
    return event;
}

EXPORT aclError aclrtCreateEventExWithFlag(aclrtEvent *out, unsigned flags)
{
    ENTER(aclrtCreateEventExWithFlag, 2, "x", W(flags));
    NEED(out, INVALID_PARAM);
    NEED(flags == 0x40 || (flags && !(flags & ~0xbu)), PARAM_INVALID);
    struct label *label = NULL;
    int fd = -1;
    if (flags == 0x40) {
        NEED((fd = file(0, &label)) >= 0, OUT_OF_MEMORY);
        label->magic = MAGIC;
        label->any = 1;
    }
    *out = add_event(flags, fd, label, 0);
    LEAVE(OK);
}

EXPORT aclError aclrtDestroyEvent(aclrtEvent event)
{
    ENTER(aclrtDestroyEvent, 1, "e", W(event));
    if (event->stream && !event->opened)
        while (event->done < event->recorded)
            run_one(event->stream);
    event->alive = 0;
    if (event->label)
        munmap(event->label, PAGE);
    event->label = NULL;
    if (event->fd >= 0)
        close(event->fd);
    LEAVE(OK);
}

EXPORT aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)
{
    ENTER(aclrtRecordEvent, 2, "es", W(event), W(stream));
    IN_CONTEXT(stream);
    event->stream = own(stream);
    event->recorded++;
    if (event->label)
        event->label->recorded = event->recorded;
    queue(own(stream), (struct operation){ .work = RECORD, .event = event, .record = event->recorded });
    /* Another process may wait for it. */
    if (event->label)
        drain(own(stream));
    LEAVE(OK);
}

EXPORT aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)
{
    ENTER(aclrtStreamWaitEvent, 2, "se", W(stream), W(event));
    IN_CONTEXT(stream);
    NEED(event->flags & 0x41, PARAM_INVALID);
    uint64_t record = event->opened ? event->label->recorded : event->recorded;
    if (!record && !event->opened)
        die("a wait for event%u, which was never recorded", event->serial);
    queue(own(stream), (struct operation){ .work = WAIT, .event = event, .record = record });
    LEAVE(OK);
}

EXPORT aclError aclrtQueryEventStatus(aclrtEvent event, int *status)
{
    ENTER(aclrtQueryEventStatus, 1, "e", W(event));
    NEED(status, INVALID_PARAM);
    NEED(event->flags & 0x42, PARAM_INVALID);
    uint64_t recorded = event->opened ? event->label->recorded : event->recorded;
    uint64_t done = event->opened ? event->label->done : event->done;
    *status = recorded && done >= recorded;
    if (!*status && event->stream)
        run_one(event->stream);
    LEAVE(OK);
}

EXPORT aclError aclrtSynchronizeEvent(aclrtEvent event)
{
    ENTER(aclrtSynchronizeEvent, 1, "e", W(event));
    if (event->opened) {
        struct operation wait = { .work = WAIT, .event = event, .record = event->label->recorded };
        struct stream alone = { 0 };
        queue(&alone, wait);
        drain(&alone);
        LEAVE(OK);
    }
    if (!event->recorded)
        die("a wait for event%u, which was never recorded", event->serial);
    while (event->done < event->recorded)
        run_one(event->stream);
    LEAVE(OK);
}

EXPORT aclError aclrtEventElapsedTime(float *milliseconds, aclrtEvent from, aclrtEvent to)
{
    ENTER(aclrtEventElapsedTime, 1, "ee", W(from), W(to));
    NEED(milliseconds, INVALID_PARAM);
    NEED(from->flags & to->flags & 8 && from->done && to->done, NO_TIME);
    *milliseconds = (float)(to->time - from->time);
    LEAVE(OK);
}

/* What names a file in another process. */
struct named {
    char magic[8];
    int pid, fd;
    uint64_t inode;
};

EXPORT aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle)
{
    ENTER(aclrtIpcGetEventHandle, 1, "e", W(event));
    NEED(handle, INVALID_PARAM);
    NEED(event->flags == 0x40 && !event->opened, PARAM_INVALID);
    struct named named = { .pid = getpid(), .fd = event->fd, .inode = inode_of(event->fd) };
    memcpy(named.magic, "standinE", 8);
    memset(handle, 0, sizeof *handle);
    memcpy(handle, &named, sizeof named);
    LEAVE(OK);
}

EXPORT aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *out)
{
    ENTER(aclrtIpcOpenEventHandle, 2, "");
    struct named named;
    struct label *label;
    int fd;
    memcpy(&named, &handle, sizeof named);
    NEED(out, INVALID_PARAM);
    NEED(!memcmp(named.magic, "standinE", 8), INVALID_HANDLE);
    aclError status = open_file(named.pid, named.fd, named.inode, &fd, &label);
    NEED(status == OK, status);
    *out = add_event(0x40, fd, label, 1);
    LEAVE(OK);
}

static void allow(struct label *label, uint64_t flags)
{
    label->magic = MAGIC;
    label->any = flags & 1;
}

static aclError allow_pids(struct label *label, const int *pids, size_t count)
{
    if (!pids || !count || label->count + count > 16)
        return INVALID_PARAM;
    if (label->any)
        return NOT_SUPPORTED;
    for (size_t i = 0; i < count; i++)
        label->pids[label->count++] = pids[i];
    return OK;
}

static struct block *block_of(const char *key)
{
    for (struct block *block = blocks; block; block = block->next)
        if (*block->key && !strcmp(block->key, key))
            return block;
    return NULL;
}

/* A name of the greatest length there is. */
EXPORT aclError aclrtIpcMemGetExportKey(uintptr_t address, size_t size, char *key, size_t length, uint64_t flags)
{
    ENTER(aclrtIpcMemGetExportKey, 2, "puux", W(address), W(size), W(length), W(flags));
    NEED(key, INVALID_PARAM);
    struct block *block = find(address);
    NEED(length >= 65 && !(flags & ~1ull) && block && block->kind == DEVICE_MEMORY, PARAM_INVALID);
    NEED(block->base == address && size <= block->size, PARAM_INVALID);
    NEED(!*block->key, INVALID_HANDLE);
    memset(block->key, 'k', 64);
    int used = snprintf(block->key, 64, "%d.%d.%lu.%lu.", getpid(), block->fd, (unsigned long)inode_of(block->fd),
                        (unsigned long)size);
    block->key[used] = 'k';
    memcpy(key, block->key, 65);
    allow(block->label, flags);
    LEAVE(OK);
}

EXPORT aclError aclrtIpcMemSetImportPid(const char *key, int *pids, size_t count)
{
    ENTER(aclrtIpcMemSetImportPid, 1, "kiu", W(key), W(pids ? pids[0] : 0), W(count));
    struct block *block = block_of(key);
    NEED(block, INVALID_HANDLE);
    NEED(block->kind == DEVICE_MEMORY, NO_PERMISSION);
    LEAVE(allow_pids(block->label, pids, count));
}

EXPORT aclError aclrtIpcMemImportByKey(uintptr_t *out, const char *key, uint64_t flags)
{
    ENTER(aclrtIpcMemImportByKey, 2, "kx", W(key), W(flags));
    NEED(out && key, INVALID_PARAM);
    NEED(!(flags & ~1ull), PARAM_INVALID);
    int pid, number, fd;
    unsigned long inode, size;
    struct label *label;
    struct block *known = block_of(key);
    NEED(!known || known->kind != IMPORTED, INVALID_HANDLE);
    NEED(sscanf(key, "%d.%d.%lu.%lu.", &pid, &number, &inode, &size) == 4 && strlen(key) == 64, INVALID_HANDLE);
    aclError status = open_file(pid, number, inode, &fd, &label);
    NEED(status == OK, status);
    size_t mapped = (size + PAGE - 1) & ~(size_t)(PAGE - 1);
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, OUT_OF_MEMORY);
    struct block *block = add((uintptr_t)base, size, mapped, IMPORTED, fd);
    block->label = label;
    strcpy(block->key, key);
    *out = (uintptr_t)base;
    LEAVE(OK);
}

EXPORT aclError aclrtIpcMemClose(const char *key)
{
    ENTER(aclrtIpcMemClose, 1, "k", W(key));
    NEED(key, INVALID_PARAM);
    struct block *block = block_of(key);
    NEED(block, INVALID_HANDLE);
    check_idle(block->device, "shared memory is closed");
    if (block->kind == IMPORTED) {
        release_block(block);
    } else {
        *block->key = 0;
        block->label->magic = 0;
    }
    LEAVE(OK);
}

#define PROPERTIES(prop) W((prop)->memAttr), W((prop)->location.type), W((prop)->location.id)

EXPORT aclError aclrtMemGetAllocationGranularity(const aclrtPhysicalMemProp *prop, int option, size_t *granularity)
{
    ENTER(aclrtMemGetAllocationGranularity, 1, "dddd", PROPERTIES(prop), W(option));
    NEED(granularity && (option == 0 || option == 1), INVALID_PARAM);
    *granularity = GRANULARITY;
    LEAVE(OK);
}

static aclrtDrvMemHandle add_physical(size_t size, int fd, struct label *label, const aclrtPhysicalMemProp *prop)
{
    if (physicals == sizeof physical_list / sizeof *physical_list)
        die("too much physical memory");
    aclrtDrvMemHandle physical = calloc(1, sizeof *physical);
    *physical = (struct physical){ .fd = fd, .references = 1, .size = size, .prop = *prop, .label = label };
    physical_list[physicals] = physical;
    physical->serial = ++physicals;
    return physical;
}

EXPORT aclError aclrtMallocPhysical(aclrtDrvMemHandle *out, size_t size, const aclrtPhysicalMemProp *prop, uint64_t flags)
{
    ENTER(aclrtMallocPhysical, 1, "udddu", W(size), PROPERTIES(prop), W(flags));
    struct label *label;
    NEED(out && size, INVALID_PARAM);
    NEED(!flags && !prop->handleType && !prop->allocationType && !prop->reserve && size % GRANULARITY == 0, PARAM_INVALID);
    NEED(prop->location.type != 1 || IS_DEVICE((int)prop->location.id), INVALID_DEVICE);
    int fd = size > MEMORY ? -1 : file(size, &label);
    NEED(fd >= 0, OUT_OF_MEMORY);
    *out = add_physical(size, fd, label, prop);
    LEAVE(OK);
}

static void end_physical(aclrtDrvMemHandle physical)
{
    if (physical->references || physical->mappings)
        return;
    if (!physical->imported)
        physical->label->magic = 0;
    munmap(physical->label, PAGE);
    close(physical->fd);
}

EXPORT aclError aclrtFreePhysical(aclrtDrvMemHandle physical)
{
    ENTER(aclrtFreePhysical, 1, "m", W(physical));
    physical->references--;
    end_physical(physical);
    LEAVE(OK);
}

EXPORT aclError aclrtReserveMemAddress(uintptr_t *out, size_t size, size_t alignment, uintptr_t expected, uint64_t flags)
{
    ENTER(aclrtReserveMemAddress, 1, "uupu", W(size), W(alignment), W(expected), W(flags));
    NEED(out && size, INVALID_PARAM);
    NEED(!alignment && !expected && flags <= 1 && size % GRANULARITY == 0, PARAM_INVALID);
    void *room = mmap(NULL, size + GRANULARITY, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    NEED(room != MAP_FAILED, OUT_OF_MEMORY);
    uintptr_t base = (W(room) + GRANULARITY - 1) & ~(GRANULARITY - 1);
    struct reservation *reservation = malloc(sizeof *reservation);
    *reservation = (struct reservation){ base, size, reservations };
    reservations = reservation;
    *out = base;
    LEAVE(OK);
}

static int is_mapped(uintptr_t base, size_t size)
{
    for (struct block *block = blocks; block; block = block->next)
        if (block->kind == MAPPED && base < block->base + block->size && block->base < base + size)
            return 1;
    return 0;
}

EXPORT aclError aclrtReleaseMemAddress(uintptr_t base)
{
    ENTER(aclrtReleaseMemAddress, 1, "p", W(base));
    for (struct reservation **place = &reservations; *place; place = &(*place)->next)
        if ((*place)->base == base) {
            struct reservation *gone = *place;
            NEED(!is_mapped(gone->base, gone->size), PARAM_INVALID);
            munmap((void *)gone->base, gone->size);
            *place = gone->next;
            free(gone);
            LEAVE(OK);
        }
    LEAVE(PARAM_INVALID);
}

EXPORT aclError aclrtMapMem(uintptr_t address, size_t size, size_t offset, aclrtDrvMemHandle physical, uint64_t flags)
{
    ENTER(aclrtMapMem, 1, "puumu", W(address), W(size), W(offset), W(physical), W(flags));
    struct reservation *room = reservations;
    while (room && !(address >= room->base && address + size <= room->base + room->size))
        room = room->next;
    NEED(room && !offset && !flags && size == physical->size && address % GRANULARITY == 0, PARAM_INVALID);
    NEED(!is_mapped(address, size), PARAM_INVALID);
    if (mmap((void *)address, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, physical->fd, 0) == MAP_FAILED)
        LEAVE(OUT_OF_MEMORY);
    struct block *block = calloc(1, sizeof *block);
    int device = physical->prop.location.type == 1 ? (int)physical->prop.location.id : 0;
    *block = (struct block){ .base = address, .size = size, .mapped = size, .kind = MAPPED, .device = device, .fd = -1,
                             .serial = ++memories, .physical = physical, .next = blocks };
    block->access[device] = 3;
    blocks = block;
    physical->mappings++;
    LEAVE(OK);
}

static struct block *mapping(uintptr_t base)
{
    struct block *block = find(base);
    return block && block->base == base && block->kind == MAPPED ? block : NULL;
}

EXPORT aclError aclrtUnmapMem(uintptr_t base)
{
    ENTER(aclrtUnmapMem, 1, "p", W(base));
    struct block *block = mapping(base);
    NEED(block, PARAM_INVALID);
    aclrtDrvMemHandle physical = block->physical;
    release_block(block);
    physical->mappings--;
    end_physical(physical);
    LEAVE(OK);
}

EXPORT aclError aclrtMemSetAccess(uintptr_t base, size_t size, aclrtMemAccessDesc *desc, size_t count)
{
    ENTER(aclrtMemSetAccess, 1, "puxddu", W(base), W(size), W(desc->flags), W(desc->location.type), W(desc->location.id),
          W(count));
    struct block *block = mapping(base);
    NEED(block && block->size == size && count == 1, PARAM_INVALID);
    NEED(desc->flags == 3 && desc->location.type == 1 && IS_DEVICE((int)desc->location.id), PARAM_INVALID);
    block->access[devices() - 1 - (int)desc->location.id] = 3;
    LEAVE(OK);
}

EXPORT aclError aclrtMemGetAccess(uintptr_t base, aclrtMemLocation *location, uint64_t *flags)
{
    ENTER(aclrtMemGetAccess, 1, "pdd", W(base), W(location->type), W(location->id));
    struct block *block = mapping(base);
    NEED(flags, INVALID_PARAM);
    NEED(block && location->type == 1 && IS_DEVICE((int)location->id), PARAM_INVALID);
    *flags = (uint64_t)block->access[devices() - 1 - (int)location->id];
    LEAVE(OK);
}

EXPORT aclError aclrtMemRetainAllocationHandle(uintptr_t base, aclrtDrvMemHandle *out)
{
    ENTER(aclrtMemRetainAllocationHandle, 1, "p", W(base));
    struct block *block = mapping(base);
    NEED(out && block, PARAM_INVALID);
    block->physical->references++;
    *out = block->physical;
    LEAVE(OK);
}

EXPORT aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle physical, int type, uint64_t flags, uint64_t *out)
{
    ENTER(aclrtMemExportToShareableHandle, 1, "mdx", W(physical), W(type), W(flags));
    NEED(out, INVALID_PARAM);
    NEED(type == 0 && flags <= 1, PARAM_INVALID);
    NEED(!physical->shareable && !physical->imported, INVALID_HANDLE);
    *out = physical->shareable = (uint64_t)getpid() << 32 | (uint64_t)physical->fd << 16 | (inode_of(physical->fd) & 0xffff);
    allow(physical->label, flags);
    LEAVE(OK);
}

EXPORT aclError aclrtMemSetPidToShareableHandle(uint64_t shareable, int *pids, size_t count)
{
    ENTER(aclrtMemSetPidToShareableHandle, 1, "xiu", W(shareable), W(pids ? pids[0] : 0), W(count));
    for (unsigned i = 0; i < physicals; i++)
        if (physical_list[i]->shareable == shareable && physical_list[i]->references) {
            NEED(!physical_list[i]->imported, NO_PERMISSION);
            LEAVE(allow_pids(physical_list[i]->label, pids, count));
        }
    LEAVE(INVALID_HANDLE);
}

EXPORT aclError aclrtMemImportFromShareableHandle(uint64_t shareable, int device, aclrtDrvMemHandle *out)
{
    ENTER(aclrtMemImportFromShareableHandle, 1, "xd", W(shareable), W(device));
    struct label *label;
    struct stat status;
    int fd;
    NEED(out, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    for (unsigned i = 0; i < physicals; i++)
        NEED(!(physical_list[i]->imported && physical_list[i]->shareable == shareable && physical_list[i]->references
               && physical_list[i]->prop.location.id == (unsigned)device), INVALID_HANDLE);
    aclError answer = open_file((int)(shareable >> 32), (int)(shareable >> 16 & 0xffff), shareable, &fd, &label);
    NEED(answer == OK, answer);
    fstat(fd, &status);
    *out = add_physical((size_t)status.st_size - PAGE, fd, label,
                        &(aclrtPhysicalMemProp){ .location = { (unsigned)device, 1 } });
    (*out)->imported = 1;
    (*out)->shareable = shareable;
    LEAVE(OK);
}
