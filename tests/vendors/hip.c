/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A stand-in for AMD's libamdhip64.so.LEVEL that works: host memory for device memory, and all work done before a call
 * returns. It answers as HIP 5.2 (LEVEL 5), 6.3 (6) and 7.2 (7) do, as far as their sources and tests tell; nobody has
 * compared it with a GPU. It ends the program, with a message, where a caller is careless: a handle that names nothing.
 *
 *     STANDIN_LOG=file       every call with its arguments, objects by name: mem2+16, stream1, event1, host
 *     STANDIN_FAIL=f=2,g=1   these functions answer these codes and do nothing
 *     STANDIN_DEVICES=2      how many devices there are; DEVICES where it is built says how many otherwise
 *     STANDIN_PID=77         what the process takes for its id
 *
 * As AMD's own library, it calls some of its functions by their exported names, so a library that comes before it in the
 * program gets those calls: what comes back must be its own.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

typedef int hipError_t;

enum {
    OK = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, INVALID_CONFIGURATION = 9, INVALID_DIRECTION = 21,
    INVALID_POINTER = 17, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_CONTEXT = 201, MAP_FAILED_ = 205,
    UNSUPPORTED_LIMIT = 215, INVALID_HANDLE = 400, UNSUPPORTED = 801, NOT_FOUND = 500, NOT_READY = 600, PEER_ENABLED = 704, PEER_NOT_ENABLED = 705,
    ALREADY_REGISTERED = 712, NOT_REGISTERED = 713,
};

#ifndef DEVICES
#define DEVICES 2
#endif
#define MAX_DEVICES 8
#define MEMORY ((size_t)4 << 30)

/* hipMemoryType: the numbers changed with HIP 6. */
enum { TYPE_UNREGISTERED = 0, TYPE_HOST = LEVEL == 5 ? 0 : 1, TYPE_DEVICE = LEVEL == 5 ? 1 : 2,
       TYPE_MANAGED = LEVEL == 5 ? 4 : 3 };

/* hipIpcMemLazyEnablePeerAccess. */
enum { LAZY_ENABLE_PEER_ACCESS = LEVEL == 5 ? 0 : 1 };

typedef struct stream {
    unsigned flags, serial;
    int device, priority, alive;
    /* What it cannot do yet. */
    struct queue *queue;
} *hipStream_t;

typedef struct event {
    unsigned flags, serial;
    int device, alive, recorded, fd;
    double time;
    /* How often it was recorded, and how often a stream has come there. */
    uint64_t asked, done;
} *hipEvent_t;

enum kind { DEVICE_MEMORY, POOL, IMPORTED, MAPPED, EXTERNAL, MANAGED, HOST, REGISTERED };

struct physical;
struct pool;
struct external;

struct block {
    uintptr_t base;
    size_t size, mapped;
    enum kind kind;
    int device, fd, openings;
    unsigned flags, serial;
    uint64_t id, inode;
    pid_t pid;
    struct pool *pool;
    struct physical *physical;
    struct external *external;
    /* Of mapped memory: hipMemAccessFlags of each device, and of the host. */
    unsigned rights[MAX_DEVICES + 1];
    struct block *next;
};

/* The 64 bytes: AMD's layout, with what finds the memory in the place of the kernel driver's handle. */
struct named {
    char magic[8];
    uint32_t fd, zero;
    uint64_t inode, what;
    uint64_t size, offset;
    uint32_t pid, device;
};
typedef struct { char reserved[64]; } hipIpcHandle;

typedef struct {
    unsigned type;
    int device;
    void *device_pointer, *host_pointer;
    int is_managed;
    unsigned flags;
} hipPointerAttribute_t;

typedef struct { uintptr_t address; size_t pitch, width, height; } pitched;
typedef struct {
    uintptr_t from_array; size_t from_start[3]; pitched from;
    uintptr_t to_array; size_t to_start[3]; pitched to;
    size_t extent[3];
    unsigned kind;
} hipMemcpy3DParms;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct block *blocks;
static unsigned memories, streams, events;
static uint64_t ids;
static hipStream_t stream_list[4096];
static hipEvent_t event_list[4096];
static unsigned device_flags[MAX_DEVICES];
static int peers[MAX_DEVICES][MAX_DEVICES];
static size_t limits[3] = { 1024, 1 << 20, 8 << 20 };

static _Thread_local int current;

/* Whether the call comes from this library itself. */
static _Thread_local int own_call;

static void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("stand-in HIP: ", stderr);
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

static pid_t own_pid(void)
{
    return number("STANDIN_PID", getpid());
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

static int is_physical(uintptr_t value), is_pool(uintptr_t value);
static int name_of_memory(char *text, size_t room, char what, uintptr_t value);

/* Names an argument. `what` says what it is: p address, s stream, e event, m physical memory, o pool, u unsigned, d int,
 * x hexadecimal. */
static int name_of(char *text, size_t room, char what, uintptr_t value)
{
    struct block *block;
    switch (what) {
    case 'p':
        if (!value)
            return snprintf(text, room, " NULL");
        if (!(block = find(value)))
            return name_of_memory(text, room, what, value);
        if (value == block->base)
            return snprintf(text, room, " mem%u", block->serial);
        return snprintf(text, room, " mem%u+%zu", block->serial, (size_t)(value - block->base));
    case 's':
        return value <= 2 ? snprintf(text, room, value == 0 ? " NULL" : value == 1 ? " legacy" : " per-thread")
                          : snprintf(text, room, " stream%u", ((hipStream_t)value)->serial);
    case 'e':
        return value ? snprintf(text, room, " event%u", ((hipEvent_t)value)->serial) : snprintf(text, room, " NULL");
    case 'm':
    case 'o':
        return value ? name_of_memory(text, room, what, value) : snprintf(text, room, " NULL");
    case 'd':
        return snprintf(text, room, " %d", (int)value);
    case 'x':
        return snprintf(text, room, " %#lx", (unsigned long)value);
    default:
        return snprintf(text, room, " %lu", (unsigned long)value);
    }
}

static void check_handles(const char *name, const char *kinds, va_list arguments)
{
    for (; *kinds; kinds++) {
        uintptr_t value = va_arg(arguments, uintptr_t);
        if (*kinds == 's' && value > 2) {
            int known = 0;
            for (unsigned i = 0; i < streams; i++)
                known |= (uintptr_t)stream_list[i] == value && stream_list[i]->alive;
            if (!known)
                die("%s: %#lx is no live stream", name, (unsigned long)value);
        }
        if (*kinds == 'e' && value) {
            int known = 0;
            for (unsigned i = 0; i < events; i++)
                known |= (uintptr_t)event_list[i] == value && event_list[i]->alive;
            if (!known)
                die("%s: %#lx is no live event", name, (unsigned long)value);
        }
        if (*kinds == 'm' && value && !is_physical(value))
            die("%s: %#lx is no physical memory", name, (unsigned long)value);
        if (*kinds == 'o' && value && !is_pool(value))
            die("%s: %#lx is no pool", name, (unsigned long)value);
    }
}

/* Logs a call and says what it must answer at once, OK to go on. The lock is held on return. */
static hipError_t enter(const char *name, const char *kinds, ...)
{
    char line[1024];
    size_t used = (size_t)snprintf(line, sizeof line, "%s%s", own_call ? "(own) " : "", name);
    va_list arguments;
    pthread_mutex_lock(&lock);
    va_start(arguments, kinds);
    check_handles(name, kinds, arguments);
    va_end(arguments);
    va_start(arguments, kinds);
    for (const char *kind = kinds; *kind; kind++)
        used += (size_t)name_of(line + used, sizeof line - used, *kind, va_arg(arguments, uintptr_t));
    va_end(arguments);
    hipError_t status = own_call ? OK : to_fail(name);
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
    if (status)
        return status;
    if (devices() == 0 && strncmp(name, "hipGetError", 11) && strcmp(name, "hipRuntimeGetVersion"))
        return NO_DEVICE;
    return OK;
}

#define W(value) ((uintptr_t)(value))
#define LEAVE(status) do { hipError_t left_ = (status); pthread_mutex_unlock(&lock); return left_; } while (0)
#define ENTER(name, kinds, ...) \
    do { \
        hipError_t status_ = enter(#name, kinds, ##__VA_ARGS__); \
        if (status_) \
            LEAVE(status_); \
    } while (0)
#define NEED(condition, code) do { if (!(condition)) LEAVE(code); } while (0)
#define IS_DEVICE(device) ((device) >= 0 && (device) < devices())

EXPORT const char *hipGetErrorName(hipError_t error)
{
    return error == NO_DEVICE ? "hipErrorNoDevice" : error == INVALID_VALUE ? "hipErrorInvalidValue" : "hipErrorSome";
}

EXPORT const char *hipGetErrorString(hipError_t error)
{
    return error == NO_DEVICE ? "no device" : error == INVALID_VALUE ? "invalid argument" : "some error";
}

EXPORT hipError_t hipRuntimeGetVersion(int *version)
{
    ENTER(hipRuntimeGetVersion, "");
    NEED(version, INVALID_VALUE);
    *version = number("STANDIN_VERSION", LEVEL == 5 ? 50221153 : LEVEL == 6 ? 60342131 : 70226015);
    LEAVE(OK);
}

EXPORT hipError_t hipGetDeviceCount(int *count)
{
    ENTER(hipGetDeviceCount, "");
    NEED(count, INVALID_VALUE);
    *count = devices();
    LEAVE(OK);
}

EXPORT hipError_t hipGetDevice(int *device)
{
    ENTER(hipGetDevice, "");
    NEED(device, INVALID_VALUE);
    *device = current;
    LEAVE(OK);
}

EXPORT hipError_t hipSetDevice(int device)
{
    ENTER(hipSetDevice, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    current = device;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetName(char *name, int length, int device)
{
    ENTER(hipDeviceGetName, "d", W(device));
    NEED(name && length > 0, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    snprintf(name, (size_t)length, "Stand-in GPU %d", device);
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetUuid(char *uuid, int device)
{
    ENTER(hipDeviceGetUuid, "d", W(device));
    NEED(uuid, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memcpy(uuid, "STAND-IN GPU    ", 16);
    uuid[15] = (char)device;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceTotalMem(size_t *bytes, int device)
{
    ENTER(hipDeviceTotalMem, "d", W(device));
    NEED(bytes, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *bytes = MEMORY;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetAttribute(int *value, int attribute, int device)
{
    ENTER(hipDeviceGetAttribute, "dd", W(attribute), W(device));
    /* Of these HIP 5 knows fewer. */
    int last = LEVEL == 5 ? 89 : 91, last_own = LEVEL == 5 ? 10014 : 10017;
    NEED(value && attribute >= 0 && (attribute <= last || (attribute >= 10000 && attribute <= last_own)), INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    /* Every number another, so that a wrong one shows. */
    *value = attribute == 67 ? 0x10 + device : attribute == 68 || attribute == 69 ? 0 : 1000 + attribute;
    LEAVE(OK);
}

static void architecture(char *properties, size_t place)
{
    strcpy(properties, "Stand-in GPU");
    strcpy(properties + place, "gfx90a:sramecc+:xnack-");
}

/* The layout of HIP 5 at every level. */
EXPORT hipError_t hipGetDeviceProperties(void *properties, int device)
{
    ENTER(hipGetDeviceProperties, "d", W(device));
    NEED(properties, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memset(properties, 0, 792);
    architecture(properties, 396);
    LEAVE(OK);
}

#if LEVEL > 5
EXPORT hipError_t hipGetDevicePropertiesR0600(void *properties, int device)
{
    ENTER(hipGetDevicePropertiesR0600, "d", W(device));
    NEED(properties, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memset(properties, 0, 1472);
    architecture(properties, 1160);
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceSetLimit(unsigned limit, size_t value)
{
    ENTER(hipDeviceSetLimit, "uu", W(limit), W(value));
    NEED(limit < 3, UNSUPPORTED_LIMIT);
    limits[limit] = value;
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipDeviceGetLimit(size_t *value, unsigned limit)
{
    ENTER(hipDeviceGetLimit, "u", W(limit));
    NEED(value, INVALID_VALUE);
    NEED(limit < 3, UNSUPPORTED_LIMIT);
    *value = limits[limit];
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetStreamPriorityRange(int *least, int *greatest)
{
    ENTER(hipDeviceGetStreamPriorityRange, "");
    if (least)
        *least = 1;
    if (greatest)
        *greatest = -1;
    LEAVE(OK);
}

EXPORT hipError_t hipGetDeviceFlags(unsigned *flags)
{
    ENTER(hipGetDeviceFlags, "");
    NEED(flags, INVALID_VALUE);
    *flags = device_flags[current];
    LEAVE(OK);
}

EXPORT hipError_t hipSetDeviceFlags(unsigned flags)
{
    ENTER(hipSetDeviceFlags, "u", W(flags));
    NEED(flags <= 31, INVALID_VALUE);
    device_flags[current] = flags;
    LEAVE(OK);
}

static void finish_all(int device);

EXPORT hipError_t hipDeviceSynchronize(void)
{
    ENTER(hipDeviceSynchronize, "");
    finish_all(current);
    LEAVE(OK);
}

static void unmap(struct block *block), freed_from_pool(struct block *block), reset_memory(int device);
static void let_go(struct external *external);

static void release_block(struct block *gone)
{
    for (struct block **place = &blocks; *place; place = &(*place)->next)
        if (*place == gone) {
            *place = gone->next;
            if (gone->kind == MAPPED)
                unmap(gone);
            else if (gone->kind == EXTERNAL)
                let_go(gone->external);
            else if (gone->kind != REGISTERED)
                munmap((void *)gone->base, gone->mapped);
            if (gone->pool)
                freed_from_pool(gone);
            if (gone->fd >= 0)
                close(gone->fd);
            free(gone);
            return;
        }
}

EXPORT hipError_t hipDeviceReset(void)
{
    ENTER(hipDeviceReset, "");
    finish_all(current);
    for (struct block *block = blocks, *next; block; block = next) {
        next = block->next;
        if (block->device == current)
            release_block(block);
    }
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->device == current)
            stream_list[i]->alive = 0;
    for (unsigned i = 0; i < events; i++)
        if (event_list[i]->device == current && event_list[i]->alive) {
            event_list[i]->alive = 0;
            if (event_list[i]->fd >= 0)
                close(event_list[i]->fd);
        }
    reset_memory(current);
    device_flags[current] = 0;
    memset(peers[current], 0, sizeof peers[current]);
    LEAVE(OK);
}

EXPORT hipError_t hipDevicePrimaryCtxGetState(int device, unsigned *flags, int *active)
{
    ENTER(hipDevicePrimaryCtxGetState, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    if (flags)
        *flags = 0;
    if (active) {
        *active = 0;
        for (struct block *block = blocks; block; block = block->next)
            *active |= block->device == device;
    }
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceCanAccessPeer(int *can, int device, int peer)
{
    ENTER(hipDeviceCanAccessPeer, "dd", W(device), W(peer));
    NEED(can, INVALID_VALUE);
    NEED(IS_DEVICE(device) && IS_DEVICE(peer), INVALID_DEVICE);
    *can = device != peer;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags)
{
    ENTER(hipDeviceEnablePeerAccess, "du", W(peer), W(flags));
    NEED(flags == 0, INVALID_VALUE);
    NEED(IS_DEVICE(peer) && peer != current, INVALID_DEVICE);
    NEED(!peers[current][peer], PEER_ENABLED);
    peers[current][peer] = 1;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceDisablePeerAccess(int peer)
{
    ENTER(hipDeviceDisablePeerAccess, "d", W(peer));
    NEED(IS_DEVICE(peer) && peer != current, INVALID_DEVICE);
    NEED(peers[current][peer], PEER_NOT_ENABLED);
    peers[current][peer] = 0;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetP2PAttribute(int *value, unsigned attribute, int from, int to)
{
    ENTER(hipDeviceGetP2PAttribute, "udd", W(attribute), W(from), W(to));
    NEED(value && attribute <= 3, INVALID_VALUE);
    NEED(IS_DEVICE(from) && IS_DEVICE(to) && from != to, INVALID_DEVICE);
    *value = 10 + (int)attribute;
    LEAVE(OK);
}

EXPORT hipError_t hipExtGetLinkTypeAndHopCount(int from, int to, uint32_t *type, uint32_t *hops)
{
    ENTER(hipExtGetLinkTypeAndHopCount, "dd", W(from), W(to));
    NEED(type && hops && IS_DEVICE(from) && IS_DEVICE(to) && from != to, INVALID_VALUE);
    *type = 4;
    *hops = 1;
    LEAVE(OK);
}

static size_t physical_on(int device);

static size_t used_on(int device)
{
    size_t sum = physical_on(device);
    for (struct block *block = blocks; block; block = block->next)
        if (block->device == device && block->kind <= POOL)
            sum += block->size;
    return sum;
}

static uint64_t inode_of(int fd)
{
    struct stat status;
    return fstat(fd, &status) ? 0 : status.st_ino;
}

static struct block *add(uintptr_t base, size_t size, size_t mapped, enum kind kind, int fd)
{
    struct block *block = calloc(1, sizeof *block);
    *block = (struct block){ .base = base, .size = size, .mapped = mapped, .kind = kind, .device = current,
                             .fd = fd, .serial = ++memories, .id = ++ids, .next = blocks };
    blocks = block;
    return block;
}

static hipError_t allocate(uintptr_t *out, size_t size, enum kind kind, unsigned flags)
{
    if (!out || !size)
        return INVALID_VALUE;
    if (kind <= POOL && (size > MEMORY || used_on(current) + size > MEMORY))
        return OUT_OF_MEMORY;
    size_t mapped = (size + 4095) & ~(size_t)4095;
    int fd = memfd_create("stand-in HIP", MFD_CLOEXEC);
    void *base = MAP_FAILED;
    if (fd >= 0 && !ftruncate(fd, (off_t)mapped))
        base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (base == MAP_FAILED) {
        if (fd >= 0)
            close(fd);
        return OUT_OF_MEMORY;
    }
    add((uintptr_t)base, size, mapped, kind, fd)->flags = flags;
    *out = (uintptr_t)base;
    return OK;
}

static hipError_t release(uintptr_t base, unsigned kinds)
{
    struct block *block = find(base);
    if (block && block->kind == MAPPED)
        die("physical memory is freed as if it were an allocation");
    if (!block || block->base != base || !(kinds >> block->kind & 1))
        return INVALID_VALUE;
    release_block(block);
    return OK;
}

EXPORT hipError_t hipMemGetInfo(size_t *free_bytes, size_t *total)
{
    ENTER(hipMemGetInfo, "");
    NEED(free_bytes && total, INVALID_VALUE);
    *free_bytes = MEMORY - used_on(current);
    *total = MEMORY;
    LEAVE(OK);
}

EXPORT hipError_t hipMalloc(uintptr_t *out, size_t size)
{
    ENTER(hipMalloc, "u", W(size));
    LEAVE(allocate(out, size, DEVICE_MEMORY, 0));
}

EXPORT hipError_t hipExtMallocWithFlags(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(hipExtMallocWithFlags, "uu", W(size), W(flags));
    NEED(flags <= (LEVEL == 5 ? 2 : 4) && (flags != 2 || size == 8), INVALID_VALUE);
    LEAVE(allocate(out, size, DEVICE_MEMORY, flags));
}

EXPORT hipError_t hipMallocPitch(uintptr_t *out, size_t *pitch, size_t width, size_t height)
{
    ENTER(hipMallocPitch, "uu", W(width), W(height));
    NEED(pitch, INVALID_VALUE);
    size_t row = (width + 255) & ~(size_t)255;
    hipError_t status = allocate(out, row * height, DEVICE_MEMORY, 0);
    if (status == OK)
        *pitch = row;
    LEAVE(status);
}

EXPORT hipError_t hipMallocManaged(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(hipMallocManaged, "uu", W(size), W(flags));
    NEED(flags == 1 || flags == 2, INVALID_VALUE);
    LEAVE(allocate(out, size, MANAGED, flags));
}

EXPORT hipError_t hipFree(uintptr_t base)
{
    ENTER(hipFree, "p", W(base));
    NEED(base, OK);
    LEAVE(release(base, 1 << DEVICE_MEMORY | 1 << POOL | 1 << EXTERNAL | 1 << MANAGED));
}

EXPORT hipError_t hipHostMalloc(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(hipHostMalloc, "ux", W(size), W(flags));
    NEED((flags & ~0xf0000007u) == 0, INVALID_VALUE);
    LEAVE(allocate(out, size, HOST, flags));
}

EXPORT hipError_t hipHostFree(uintptr_t base)
{
    ENTER(hipHostFree, "p", W(base));
    NEED(base, OK);
    LEAVE(release(base, 1 << HOST));
}

EXPORT hipError_t hipHostGetFlags(unsigned *flags, uintptr_t address)
{
    ENTER(hipHostGetFlags, "p", W(address));
    struct block *block = find(address);
    NEED(flags && block && block->kind == HOST, INVALID_VALUE);
    *flags = block->flags;
    LEAVE(OK);
}

EXPORT hipError_t hipHostRegister(uintptr_t base, size_t size, unsigned flags)
{
    ENTER(hipHostRegister, "pux", W(base), W(size), W(flags));
    NEED(base && size && flags <= 15, INVALID_VALUE);
    for (struct block *block = blocks; block; block = block->next)
        NEED(base + size <= block->base || block->base + block->size <= base, ALREADY_REGISTERED);
    add(base, size, 0, REGISTERED, -1)->flags = flags;
    LEAVE(OK);
}

EXPORT hipError_t hipHostUnregister(uintptr_t base)
{
    ENTER(hipHostUnregister, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == REGISTERED, NOT_REGISTERED);
    release_block(block);
    LEAVE(OK);
}

EXPORT hipError_t hipMemGetAddressRange(uintptr_t *base, size_t *size, uintptr_t address)
{
    ENTER(hipMemGetAddressRange, "p", W(address));
    struct block *block = find(address);
    NEED(base && size, INVALID_VALUE);
    NEED(block, NOT_FOUND);
    *base = block->base;
    *size = block->size;
    LEAVE(OK);
}

EXPORT hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, uintptr_t address)
{
    ENTER(hipPointerGetAttributes, "p", W(address));
    struct block *block = find(address);
    NEED(attributes && (block || LEVEL > 5) && (address || LEVEL > 6), INVALID_VALUE);
    if (!block) {
        *attributes = (hipPointerAttribute_t){ .type = TYPE_UNREGISTERED, .device = -2 };
        LEAVE(OK);
    }
    int on_host = block->kind >= MANAGED;
    *attributes = (hipPointerAttribute_t){
        .type = block->kind >= HOST ? TYPE_HOST : block->kind == MANAGED ? TYPE_MANAGED : TYPE_DEVICE,
        .device = block->device,
        .device_pointer = (void *)address,
        .host_pointer = on_host ? (void *)address : NULL,
        .is_managed = block->kind == MANAGED,
        .flags = block->flags,
    };
    LEAVE(OK);
}

/* A call by the exported name, as AMD's functions make of each other: whoever comes first in the program gets it. The
 * answer must be of this level, for all that the program's own may be another. */
static void look_inside(uintptr_t address)
{
    hipPointerAttribute_t attributes;
    struct block *block = find(address);
    if (!block || block->kind != DEVICE_MEMORY)
        return;
    own_call = 1;
    if (hipPointerGetAttributes(&attributes, address) || attributes.type != TYPE_DEVICE)
        die("memory of type %u for %u: a call from inside came to another library", attributes.type, TYPE_DEVICE);
    own_call = 0;
}

EXPORT hipError_t hipPointerGetAttribute(void *data, unsigned attribute, uintptr_t address)
{
    ENTER(hipPointerGetAttribute, "up", W(attribute), W(address));
    struct block *block = find(address);
    NEED(data && block && (attribute == 6 || attribute == 7), INVALID_VALUE);
    if (attribute == 6)
        *(char *)data = 0;
    else
        *(uint32_t *)data = (uint32_t)block->id;
    LEAVE(OK);
}

#if LEVEL > 5
EXPORT hipError_t hipPointerSetAttribute(const void *value, unsigned attribute, uintptr_t address)
{
    ENTER(hipPointerSetAttribute, "uup", W(*(const unsigned *)value), W(attribute), W(address));
    struct block *block = find(address);
    NEED(attribute == 6 && block && block->kind <= IMPORTED, INVALID_VALUE);
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipMemAdvise(uintptr_t address, size_t count, unsigned advice, int device)
{
    ENTER(hipMemAdvise, "puud", W(address), W(count), W(advice), W(device));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && ((advice >= 1 && advice <= 6) || advice == 100 || advice == 101),
         INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT hipError_t hipMemPrefetchAsync(uintptr_t address, size_t count, int device, hipStream_t stream)
{
    ENTER(hipMemPrefetchAsync, "puds", W(address), W(count), W(device), W(stream));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED, INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT hipError_t hipMemRangeGetAttribute(void *data, size_t size, unsigned attribute, uintptr_t address, size_t count)
{
    ENTER(hipMemRangeGetAttribute, "uupu", W(size), W(attribute), W(address), W(count));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && size && size % 4 == 0 && (attribute == 3 || size == 4), INVALID_VALUE);
    for (size_t i = 0; i < size / 4; i++)
        ((int *)data)[i] = attribute == 1 ? 0 : -2;
    LEAVE(OK);
}

struct job {
    void (*function)(void *);
    void (*callback)(hipStream_t, hipError_t, void *);
    hipStream_t stream;
    void *data;
};

#include "hip_queue.h"
#include "hip_memory.h"
#include "hip_external.h"

EXPORT hipError_t hipFreeAsync(uintptr_t base, hipStream_t stream)
{
    ENTER(hipFreeAsync, "ps", W(base), W(stream));
    LEAVE(release(base, 1 << POOL | 1 << DEVICE_MEMORY));
}

/* Whether a side may be reached: all of it in one block, or in none where host memory may be meant. */
static int reachable(uintptr_t address, size_t size, int may_be_host)
{
    struct block *block = find(address);
    if (!block)
        return may_be_host && address >= 4096;
    if (block->kind == MAPPED && !memcmp(block->rights, (unsigned[MAX_DEVICES + 1]){ 0 }, sizeof block->rights))
        die("a device's copy faults: nobody may use the memory");
    return size <= block->size - (address - block->base);
}

static hipError_t copy(uintptr_t to, uintptr_t from, size_t size, unsigned kind)
{
    if (kind > 4)
        return INVALID_DIRECTION;
    if (!reachable(to, size, kind == 0 || kind == 2 || kind == 4)
        || !reachable(from, size, kind == 0 || kind == 1 || kind == 4))
        return INVALID_VALUE;
    memmove((void *)to, (void *)from, size);
    return OK;
}

EXPORT hipError_t hipMemcpy(uintptr_t to, uintptr_t from, size_t size, unsigned kind)
{
    look_inside(to);
    ENTER(hipMemcpy, "ppuu", W(to), W(from), W(size), W(kind));
    LEAVE(copy(to, from, size, kind));
}

EXPORT hipError_t hipMemcpyAsync(uintptr_t to, uintptr_t from, size_t size, unsigned kind, hipStream_t stream)
{
    ENTER(hipMemcpyAsync, "ppuus", W(to), W(from), W(size), W(kind), W(stream));
    NEED(!queued(stream, (struct queued){ .operation = COPY, .to = to, .from = from, .size = size, .kind = kind }), OK);
    LEAVE(copy(to, from, size, kind));
}

static hipError_t copy_2d(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width, size_t height,
                          unsigned kind)
{
    if (to_pitch < width || from_pitch < width)
        return INVALID_VALUE;
    for (size_t row = 0; row < height; row++) {
        hipError_t status = copy(to + row * to_pitch, from + row * from_pitch, width, kind);
        if (status)
            return status;
    }
    return OK;
}

EXPORT hipError_t hipMemcpy2D(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width,
                              size_t height, unsigned kind)
{
    ENTER(hipMemcpy2D, "pupuuuu", W(to), W(to_pitch), W(from), W(from_pitch), W(width), W(height), W(kind));
    LEAVE(copy_2d(to, to_pitch, from, from_pitch, width, height, kind));
}

EXPORT hipError_t hipMemcpy2DAsync(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width,
                                   size_t height, unsigned kind, hipStream_t stream)
{
    ENTER(hipMemcpy2DAsync, "pupuuuus", W(to), W(to_pitch), W(from), W(from_pitch), W(width), W(height), W(kind),
          W(stream));
    LEAVE(copy_2d(to, to_pitch, from, from_pitch, width, height, kind));
}

static hipError_t copy_3d(const hipMemcpy3DParms *c)
{
    const size_t zeros[3] = { 0, 0, 0 };
    if (!c || c->from_array || c->to_array || memcmp(c->from_start, zeros, sizeof zeros)
        || memcmp(c->to_start, zeros, sizeof zeros) || c->from.pitch < c->from.width || c->to.pitch < c->to.width
        || c->from.height < c->extent[1] || c->to.height < c->extent[1])
        return INVALID_VALUE;
    for (size_t slice = 0; slice < c->extent[2]; slice++) {
        hipError_t status = copy_2d(c->to.address + slice * c->to.height * c->to.pitch, c->to.pitch,
                                    c->from.address + slice * c->from.height * c->from.pitch, c->from.pitch,
                                    c->extent[0], c->extent[1], c->kind);
        if (status)
            return status;
    }
    return OK;
}

#define ARGUMENTS_3D(c) W((c)->to.address), W((c)->to.pitch), W((c)->to.width), W((c)->to.height), \
    W((c)->from.address), W((c)->from.pitch), W((c)->from.width), W((c)->from.height), W((c)->extent[0]), \
    W((c)->extent[1]), W((c)->extent[2]), W((c)->kind)

EXPORT hipError_t hipMemcpy3D(const hipMemcpy3DParms *c)
{
    ENTER(hipMemcpy3D, "puuupuuuuuuu", ARGUMENTS_3D(c));
    LEAVE(copy_3d(c));
}

EXPORT hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms *c, hipStream_t stream)
{
    ENTER(hipMemcpy3DAsync, "puuupuuuuuuus", ARGUMENTS_3D(c), W(stream));
    LEAVE(copy_3d(c));
}

static hipError_t fill(uintptr_t to, size_t pitch, const void *value, size_t unit, size_t width, size_t height)
{
    if (height > 1 && pitch < width * unit)
        return INVALID_VALUE;
    if (to % unit || !find(to))
        return INVALID_VALUE;
    for (size_t row = 0; row < height; row++) {
        if (!reachable(to + row * pitch, width * unit, 0))
            return INVALID_VALUE;
        for (size_t i = 0; i < width; i++)
            memcpy((char *)to + row * pitch + i * unit, value, unit);
    }
    return OK;
}

#define FILL(name, type) \
    EXPORT hipError_t name(uintptr_t to, type value, size_t count, hipStream_t stream) \
    { \
        ENTER(name, "pxus", W(to), W(value), W(count), W(stream)); \
        NEED(!queued(stream, (struct queued){ .operation = FILL_BYTES, .to = to, .value = value, .size = count, \
                                              .unit = sizeof value }), OK); \
        LEAVE(fill(to, 0, &value, sizeof value, count, 1)); \
    }
FILL(hipMemsetD16Async, unsigned short)
FILL(hipMemsetD32Async, unsigned)

EXPORT hipError_t hipMemsetAsync(uintptr_t to, int value, size_t count, hipStream_t stream)
{
    ENTER(hipMemsetAsync, "pxus", W(to), W((unsigned)value), W(count), W(stream));
    NEED(!queued(stream, (struct queued){ .operation = FILL_BYTES, .to = to, .value = (uint8_t)value, .size = count,
                                          .unit = 1 }), OK);
    LEAVE(fill(to, 0, &(char){ (char)value }, 1, count, 1));
}

EXPORT hipError_t hipMemset2DAsync(uintptr_t to, size_t pitch, int value, size_t width, size_t height,
                                   hipStream_t stream)
{
    ENTER(hipMemset2DAsync, "puxuus", W(to), W(pitch), W((unsigned)value), W(width), W(height), W(stream));
    LEAVE(fill(to, pitch, &(char){ (char)value }, 1, width, height));
}

EXPORT hipError_t hipStreamCreateWithPriority(hipStream_t *out, unsigned flags, int priority)
{
    ENTER(hipStreamCreateWithPriority, "ud", W(flags), W(priority));
    NEED(out && flags <= 1, INVALID_VALUE);
    if (streams == sizeof stream_list / sizeof *stream_list)
        die("too many streams");
    hipStream_t stream = calloc(1, sizeof *stream);
    priority = priority > 1 ? 1 : priority < -1 ? -1 : priority;
    *stream = (struct stream){ .device = current, .flags = flags, .priority = priority, .alive = 1,
                               .queue = calloc(1, sizeof(struct queue)) };
    stream_list[streams] = stream;
    stream->serial = ++streams;
    *out = stream;
    LEAVE(OK);
}

EXPORT hipError_t hipStreamDestroy(hipStream_t stream)
{
    ENTER(hipStreamDestroy, "s", W(stream));
    NEED(W(stream) > 2, INVALID_HANDLE);
    finish(stream);
    stream->alive = 0;
    LEAVE(OK);
}

EXPORT hipError_t hipStreamQuery(hipStream_t stream)
{
    ENTER(hipStreamQuery, "s", W(stream));
    LEAVE(is_idle(stream) ? OK : NOT_READY);
}

EXPORT hipError_t hipStreamSynchronize(hipStream_t stream)
{
    ENTER(hipStreamSynchronize, "s", W(stream));
    finish(stream);
    LEAVE(OK);
}

EXPORT hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags)
{
    ENTER(hipStreamWaitEvent, "seu", W(stream), W(event), W(flags));
    NEED(flags == 0, INVALID_VALUE);
    NEED(event, INVALID_HANDLE);
    queued(stream, (struct queued){ .operation = WAIT_EVENT, .event = event, .value = event->asked });
    LEAVE(OK);
}

EXPORT hipError_t hipStreamGetFlags(hipStream_t stream, unsigned *flags)
{
    ENTER(hipStreamGetFlags, "s", W(stream));
    NEED(flags && stream, INVALID_VALUE);
    *flags = W(stream) > 2 ? stream->flags : 0;
    LEAVE(OK);
}

EXPORT hipError_t hipStreamGetPriority(hipStream_t stream, int *priority)
{
    ENTER(hipStreamGetPriority, "s", W(stream));
    NEED(priority, INVALID_VALUE);
    *priority = W(stream) > 2 ? stream->priority : 0;
    LEAVE(OK);
}

EXPORT int hipGetStreamDeviceId(hipStream_t stream)
{
    if (enter("hipGetStreamDeviceId", "s", W(stream)))
        LEAVE(-1);
    LEAVE(W(stream) > 2 ? stream->device : current);
}

#if LEVEL > 5
EXPORT hipError_t hipStreamGetDevice(hipStream_t stream, int *device)
{
    ENTER(hipStreamGetDevice, "s", W(stream));
    NEED(device, INVALID_VALUE);
    *device = W(stream) > 2 ? stream->device : current;
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipStreamAttachMemAsync(hipStream_t stream, uintptr_t address, size_t length, unsigned flags)
{
    ENTER(hipStreamAttachMemAsync, "spuu", W(stream), W(address), W(length), W(flags));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && (flags == 1 || flags == 2 || flags == 4), INVALID_VALUE);
    LEAVE(OK);
}

static void *run_job(void *raw)
{
    struct job *job = raw;
    if (job->function)
        job->function(job->data);
    else
        job->callback(job->stream, to_fail("stream"), job->data);
    return NULL;
}

#if LEVEL > 5
/* HIP calls on a thread of its own. */
static hipError_t run(struct job job)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run_job, &job))
        return OUT_OF_MEMORY;
    pthread_join(thread, NULL);
    return OK;
}

EXPORT hipError_t hipLaunchHostFunc(hipStream_t stream, void (*function)(void *), void *data)
{
    ENTER(hipLaunchHostFunc, "s", W(stream));
    NEED(function, INVALID_VALUE);
    NEED(!queued(stream, (struct queued){ .operation = CALL, .job = { .function = function, .data = data } }), OK);
    pthread_mutex_unlock(&lock);
    return run((struct job){ .function = function, .data = data });
}
#endif

EXPORT hipError_t hipStreamAddCallback(hipStream_t stream, void (*callback)(hipStream_t, hipError_t, void *), void *data,
                                       unsigned flags)
{
    ENTER(hipStreamAddCallback, "su", W(stream), W(flags));
    NEED(callback && flags == 0, INVALID_VALUE);
    struct job job = { .callback = callback, .stream = stream, .data = data };
    NEED(!queued(stream, (struct queued){ .operation = CALL, .job = job }), OK);
    pthread_mutex_unlock(&lock);
    /* On the caller's own thread, as a library may where there is nothing to wait for. */
    run_job(&job);
    return OK;
}

#define WAIT(name, type) \
    EXPORT hipError_t name(hipStream_t stream, uintptr_t address, type value, unsigned flags, type mask) \
    { \
        ENTER(name, "spxux", W(stream), W(address), W(value), W(flags), W(mask)); \
        NEED(flags <= 3 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        queued(stream, (struct queued){ .operation = WAIT_VALUE, .to = address, .size = sizeof(type), .value = value, \
                                        .mask = mask, .flags = flags }); \
        LEAVE(OK); \
    }
#define WRITE(name, type) \
    EXPORT hipError_t name(hipStream_t stream, uintptr_t address, type value, unsigned flags) \
    { \
        ENTER(name, "spxu", W(stream), W(address), W(value), W(flags)); \
        NEED(flags == 0 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        NEED(!queued(stream, (struct queued){ .operation = WRITE_VALUE, .to = address, .size = sizeof(type), \
                                              .value = value }), OK); \
        *(volatile type *)address = value; \
        LEAVE(OK); \
    }
WAIT(hipStreamWaitValue32, uint32_t)
WAIT(hipStreamWaitValue64, uint64_t)
WRITE(hipStreamWriteValue32, uint32_t)
WRITE(hipStreamWriteValue64, uint64_t)

static hipEvent_t add_event(unsigned flags, int fd)
{
    if (events == sizeof event_list / sizeof *event_list)
        die("too many events");
    hipEvent_t event = calloc(1, sizeof *event);
    *event = (struct event){ .device = current, .flags = flags, .alive = 1, .fd = fd };
    event_list[events] = event;
    event->serial = ++events;
    return event;
}

EXPORT hipError_t hipEventCreateWithFlags(hipEvent_t *out, unsigned flags)
{
    ENTER(hipEventCreateWithFlags, "u", W(flags));
    NEED(out && flags <= 7 && !((flags & 4) && !(flags & 2)), INVALID_VALUE);
    int fd = -1;
    if (flags & 4)
        NEED((fd = memfd_create("stand-in event", MFD_CLOEXEC)) >= 0, OUT_OF_MEMORY);
    *out = add_event(flags, fd);
    LEAVE(OK);
}

EXPORT hipError_t hipEventDestroy(hipEvent_t event)
{
    ENTER(hipEventDestroy, "e", W(event));
    NEED(event, INVALID_HANDLE);
    event->alive = 0;
    if (event->fd >= 0)
        close(event->fd);
    LEAVE(OK);
}

EXPORT hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream)
{
    static double time;
    ENTER(hipEventRecord, "es", W(event), W(stream));
    NEED(event, INVALID_HANDLE);
    NEED((W(stream) > 2 ? stream->device : current) == event->device, INVALID_HANDLE);
    event->recorded = 1;
    event->time = time += 0.5;
    event->asked++;
    NEED(!queued(stream, (struct queued){ .operation = RECORD, .event = event, .value = event->asked }), OK);
    event->done = event->asked;
    LEAVE(OK);
}

EXPORT hipError_t hipEventQuery(hipEvent_t event)
{
    ENTER(hipEventQuery, "e", W(event));
    NEED(event, INVALID_HANDLE);
    LEAVE(event->done == event->asked ? OK : NOT_READY);
}

EXPORT hipError_t hipEventSynchronize(hipEvent_t event)
{
    ENTER(hipEventSynchronize, "e", W(event));
    NEED(event, INVALID_HANDLE);
    finish_event(event);
    LEAVE(OK);
}

EXPORT hipError_t hipEventElapsedTime(float *milliseconds, hipEvent_t from, hipEvent_t to)
{
    ENTER(hipEventElapsedTime, "ee", W(from), W(to));
    NEED(from && to && from->recorded && to->recorded && !((from->flags | to->flags) & 2), INVALID_HANDLE);
    NEED(milliseconds, INVALID_VALUE);
    *milliseconds = (float)(to->time - from->time);
    LEAVE(OK);
}

/* As AMD's, it leaves the bytes after the last field as they were, and writes a device from HIP 7 on alone. */
static void name(hipIpcHandle *handle, const char *magic, int fd, size_t size, uint64_t what, size_t offset)
{
    struct named named = { .fd = (uint32_t)fd, .inode = inode_of(fd), .what = what, .size = size, .offset = offset,
                           .pid = (uint32_t)own_pid(), .device = (uint32_t)current };
    memcpy(named.magic, magic, 8);
    memcpy(handle, &named, LEVEL > 6 ? 56 : 52);
}

/* Opens what a handle names in another process; nothing but the ids of the processes is compared. */
static hipError_t open_named(const struct named *named, const char *magic, int *fd)
{
    char path[64];
    if (named->pid == (uint32_t)own_pid())
        return INVALID_CONTEXT;
    if (LEVEL > 6 && named->device >= (uint32_t)devices())
        return INVALID_VALUE;
    snprintf(path, sizeof path, "/proc/%u/fd/%u", named->pid, named->fd);
    if (memcmp(named->magic, magic, 8) || (*fd = open(path, O_RDWR | O_CLOEXEC)) < 0)
        return INVALID_POINTER;
    if (inode_of(*fd) == named->inode)
        return OK;
    close(*fd);
    return INVALID_POINTER;
}

EXPORT hipError_t hipIpcGetMemHandle(hipIpcHandle *handle, uintptr_t address)
{
    ENTER(hipIpcGetMemHandle, "p", W(address));
    struct block *block = find(address);
    NEED(handle, INVALID_VALUE);
    if (block && block->kind == MAPPED)
        die("the kernel comes down: physical memory is exported by hipIpcGetMemHandle");
    NEED(block && block->kind == DEVICE_MEMORY, LEVEL == 5 ? INVALID_POINTER : INVALID_VALUE);
    name(handle, "standinM", block->fd, block->size, block->id, address - block->base);
    LEAVE(OK);
}

EXPORT hipError_t hipIpcOpenMemHandle(uintptr_t *out, hipIpcHandle handle, unsigned flags)
{
    ENTER(hipIpcOpenMemHandle, "u", W(flags));
    struct named named;
    int fd;
    memcpy(&named, &handle, sizeof named);
    NEED(out && flags == LAZY_ENABLE_PEER_ACCESS, INVALID_VALUE);
    NEED(named.size, INVALID_VALUE);
    for (struct block *block = blocks; block; block = block->next)
        if (block->kind == IMPORTED && block->pid == (pid_t)named.pid && block->inode == named.inode) {
            block->openings++;
            *out = block->base;
            LEAVE(OK);
        }
    hipError_t status = open_named(&named, "standinM", &fd);
    NEED(status == OK, status);
    size_t mapped = (named.size + 4095) & ~(size_t)4095;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, INVALID_POINTER);
    struct block *block = add((uintptr_t)base, named.size, mapped, IMPORTED, fd);
    block->openings = 1;
    block->pid = (pid_t)named.pid;
    block->inode = named.inode;
    *out = block->base;
    LEAVE(OK);
}

EXPORT hipError_t hipIpcCloseMemHandle(uintptr_t base)
{
    ENTER(hipIpcCloseMemHandle, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == IMPORTED, INVALID_VALUE);
    if (block->device != current)
        die("memory is closed on device %d that was opened on %d", current, block->device);
    if (--block->openings == 0)
        release_block(block);
    LEAVE(OK);
}

EXPORT hipError_t hipIpcGetEventHandle(hipIpcHandle *handle, hipEvent_t event)
{
    ENTER(hipIpcGetEventHandle, "e", W(event));
    NEED(handle && event, INVALID_VALUE);
    NEED(event->flags & 4, INVALID_CONFIGURATION);
    name(handle, "standinE", event->fd, 1, event->serial, 0);
    LEAVE(OK);
}

EXPORT hipError_t hipIpcOpenEventHandle(hipEvent_t *out, hipIpcHandle handle)
{
    ENTER(hipIpcOpenEventHandle, "");
    struct named named;
    int fd;
    memcpy(&named, &handle, sizeof named);
    NEED(out, INVALID_VALUE);
    hipError_t status = open_named(&named, "standinE", &fd);
    NEED(status != INVALID_POINTER, INVALID_VALUE);
    NEED(status == OK, status);
    *out = add_event(6, fd);
    LEAVE(OK);
}
