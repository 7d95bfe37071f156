/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A stand-in for NVIDIA's libcuda.so.1: host memory for device memory, and all work done before a call returns.
 *
 * It answers as the driver does (H200, driver 580, CUDA 13.0) and ends the program, with a message, where the driver
 * would crash or where a caller is careless: a call without a current context, a handle that names nothing.
 *
 *     STANDIN_LOG=file       every call with its arguments, objects by name: mem2+16, stream1, event1, primary0, host
 *     STANDIN_FAIL=f=2,g=1   these functions answer these codes and do nothing
 *     STANDIN_EMPTY=1        the driver starts without a device
 *     STANDIN_DEVICES=2      how many devices there are; CUDA_VISIBLE_DEVICES chooses among them
 *     STANDIN_VERSION=13000  the driver's version
 */
#define _GNU_SOURCE
#include <dlfcn.h>
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
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

typedef int CUresult;
typedef int CUdevice;
typedef uintptr_t CUdeviceptr;

enum {
    OK = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NOT_INITIALIZED = 3, NO_DEVICE = 100, INVALID_DEVICE = 101,
    INVALID_CONTEXT = 201, NOT_MAPPED = 205, PEER_UNSUPPORTED = 217, INVALID_HANDLE = 400, NOT_FOUND = 500, NOT_READY = 600,
    PEER_ENABLED = 704, PEER_NOT_ENABLED = 705, PRIMARY_ACTIVE = 708, DESTROYED = 709, ALREADY_REGISTERED = 712,
    NOT_REGISTERED = 713, NOT_PERMITTED = 800, NOT_SUPPORTED = 801, UNKNOWN = 999,
};

#define MAX_DEVICES 8
#define MEMORY ((size_t)4 << 30)

typedef struct context {
    int device, primary, alive, references;
    unsigned flags, serial;
    int peers[MAX_DEVICES];
    size_t limits[3];
} *CUcontext;

typedef struct stream {
    CUcontext context;
    unsigned flags, serial;
    int priority, alive;
} *CUstream;

typedef struct event {
    CUcontext context;
    unsigned flags, serial;
    int alive, recorded, fd, imported;
    double time;
} *CUevent;

enum kind { DEVICE_MEMORY, POOL, IMPORTED, MANAGED, HOST, REGISTERED, EXTERNAL };

struct block {
    uintptr_t base;
    size_t size, mapped;
    enum kind kind;
    CUcontext context;
    int fd, openings;
    unsigned flags, serial;
    uint64_t id, inode;
    pid_t pid;
    struct block *next;
};

/* External memory, a semaphore, or arrays; kept after their end, so that they are known. */
typedef struct external {
    char what;
    int alive, fd;
    unsigned type, serial, levels;
    uint64_t size, value;
    struct external *next;
} *CUexternal;

typedef struct { unsigned type; union { int fd; void *words[2]; } handle; uint64_t size; unsigned flags, reserved[16]; }
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
typedef struct { uint64_t offset, size; unsigned flags, reserved[16]; } CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
typedef struct { size_t width, height, depth; unsigned format, channels, flags; } CUDA_ARRAY3D_DESCRIPTOR;
typedef struct { uint64_t offset; CUDA_ARRAY3D_DESCRIPTOR array; unsigned levels, reserved[16]; }
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
typedef struct { unsigned type; union { int fd; void *words[2]; } handle; unsigned flags, reserved[16]; }
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
typedef struct { uint64_t value, rest[8]; unsigned flags, reserved[16]; } CUDA_EXTERNAL_SEMAPHORE_PARAMS;

/* The 64 bytes; what they say is none of a caller's business. */
struct named {
    char magic[8];
    uint32_t pid, fd;
    uint64_t size, inode, what;
    char rest[24];
};
typedef struct { char reserved[64]; } CUipcHandle;

typedef struct { size_t x, y; unsigned type; uintptr_t host, device, array; size_t pitch; } side2d;
typedef struct { side2d from, to; size_t width, height; } CUDA_MEMCPY2D;
typedef struct {
    size_t x, y, z, lod; unsigned type; uintptr_t host, device, array, reserved; size_t pitch, height;
} side3d;
typedef struct { side3d from, to; size_t width, height, depth; } CUDA_MEMCPY3D;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct context primaries[MAX_DEVICES];
static struct block *blocks;
static CUexternal externals;
static unsigned memories, streams, events, contexts;
static uint64_t ids;
static int initialised;
static CUstream stream_list[4096];
static CUevent event_list[4096];

static _Thread_local CUcontext stack[64];
static _Thread_local int depth;

static void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("stand-in driver: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    abort();
}

static int number(const char *name, int otherwise)
{
    const char *text = getenv(name);
    return text && *text ? atoi(text) : otherwise;
}

/* The devices, as CUDA_VISIBLE_DEVICES lists them; each place of `physical` then holds which one that is. */
static int list_devices(int *physical)
{
    const char *list = getenv("CUDA_VISIBLE_DEVICES");
    int there = number("STANDIN_DEVICES", 2), count = 0;
    for (int device = 0; !list && device < there && count < MAX_DEVICES; device++)
        physical[count++] = device;
    while (list && *list && count < MAX_DEVICES && atoi(list) < there) {
        physical[count++] = atoi(list);
        list = strchr(list, ',');
        list = list ? list + 1 : "";
    }
    return count;
}

static int devices(void)
{
    int physical[MAX_DEVICES];
    return list_devices(physical);
}

static int physical(int device)
{
    int listed[MAX_DEVICES];
    list_devices(listed);
    return listed[device];
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

static CUcontext current(void)
{
    return depth ? stack[depth - 1] : NULL;
}

/* Names an argument. `what` says what it is: p address, s stream, e event, c context, o external object, u unsigned, d int,
 * x hexadecimal. */
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
        return value <= 2 ? snprintf(text, room, value == 0 ? " NULL" : value == 1 ? " legacy" : " per-thread")
                          : snprintf(text, room, " stream%u", ((CUstream)value)->serial);
    case 'e':
        return value ? snprintf(text, room, " event%u", ((CUevent)value)->serial) : snprintf(text, room, " NULL");
    case 'c':
        if (!value)
            return snprintf(text, room, " NULL");
        return ((CUcontext)value)->primary ? snprintf(text, room, " primary%d", ((CUcontext)value)->device)
                                           : snprintf(text, room, " context%u", ((CUcontext)value)->serial);
    case 'o':
        for (CUexternal one = externals; one; one = one->next)
            if ((uintptr_t)one == value)
                return snprintf(text, room, " %s%u", one->what == 'm' ? "external" : one->what == 's' ? "semaphore" : "arrays",
                                one->serial);
        return snprintf(text, room, " nothing");
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
    }
}

/* Logs a call and says what it must answer at once, OK to go on. The lock is held on return. */
static CUresult enter(const char *name, int needs_context, const char *kinds, ...)
{
    char line[1024];
    size_t used = (size_t)snprintf(line, sizeof line, "%s", name);
    va_list arguments;
    pthread_mutex_lock(&lock);
    va_start(arguments, kinds);
    check_handles(name, kinds, arguments);
    va_end(arguments);
    va_start(arguments, kinds);
    for (const char *kind = kinds; *kind; kind++)
        used += (size_t)name_of(line + used, sizeof line - used, *kind, va_arg(arguments, uintptr_t));
    va_end(arguments);
    CUresult status = to_fail(name);
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
    if (!initialised && strcmp(name, "cuInit") && strcmp(name, "cuDriverGetVersion") && strncmp(name, "cuGetError", 10))
        return NOT_INITIALIZED;
    if (needs_context) {
        if (!current())
            die("%s without a current context", name);
        if (!current()->alive)
            return DESTROYED;
    }
    return OK;
}

#define W(value) ((uintptr_t)(value))
#define LEAVE(status) do { CUresult left_ = (status); pthread_mutex_unlock(&lock); return left_; } while (0)
#define ENTER(name, needs_context, kinds, ...) \
    do { \
        CUresult status_ = enter(#name, needs_context, kinds, ##__VA_ARGS__); \
        if (status_) \
            LEAVE(status_); \
    } while (0)
#define NEED(condition, code) do { if (!(condition)) LEAVE(code); } while (0)
#define IS_DEVICE(device) ((device) >= 0 && (device) < devices())

EXPORT CUresult cuInit(unsigned flags)
{
    ENTER(cuInit, 0, "u", W(flags));
    NEED(flags == 0, INVALID_VALUE);
    NEED(devices() > 0 || getenv("STANDIN_EMPTY"), NO_DEVICE);
    for (int device = 0; device < MAX_DEVICES; device++) {
        primaries[device].device = device;
        primaries[device].primary = 1;
    }
    initialised = 1;
    LEAVE(OK);
}

EXPORT CUresult cuDriverGetVersion(int *version)
{
    ENTER(cuDriverGetVersion, 0, "");
    NEED(version, INVALID_VALUE);
    *version = number("STANDIN_VERSION", 13000);
    LEAVE(OK);
}

static const struct { int code; const char *name, *text; } errors[] = {
    { 0, "CUDA_SUCCESS", "no error" }, { 1, "CUDA_ERROR_INVALID_VALUE", "invalid argument" },
    { 2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory" }, { 100, "CUDA_ERROR_NO_DEVICE", "no device" },
    { 201, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context" }, { 999, "CUDA_ERROR_UNKNOWN", "unknown error" },
};

static CUresult error_words(CUresult error, const char **text, int name)
{
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (errors[i].code == error) {
            *text = name ? errors[i].name : errors[i].text;
            return OK;
        }
    *text = NULL;
    return INVALID_VALUE;
}

EXPORT CUresult cuGetErrorName(CUresult error, const char **text)
{
    return error_words(error, text, 1);
}

EXPORT CUresult cuGetErrorString(CUresult error, const char **text)
{
    return error_words(error, text, 0);
}

EXPORT CUresult cuDeviceGetCount(int *count)
{
    ENTER(cuDeviceGetCount, 0, "");
    NEED(count, INVALID_VALUE);
    *count = devices();
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
    ENTER(cuDeviceGet, 0, "d", W(ordinal));
    NEED(device, INVALID_VALUE);
    NEED(IS_DEVICE(ordinal), INVALID_DEVICE);
    *device = ordinal;
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetName(char *name, int length, CUdevice device)
{
    ENTER(cuDeviceGetName, 0, "d", W(device));
    NEED(name && length > 0, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    snprintf(name, (size_t)length, "Stand-in GPU %d", physical(device));
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetUuid_v2(char *uuid, CUdevice device)
{
    ENTER(cuDeviceGetUuid_v2, 0, "d", W(device));
    NEED(uuid, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memcpy(uuid, "STAND-IN GPU    ", 16);
    uuid[15] = (char)physical(device);
    LEAVE(OK);
}

EXPORT CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice device)
{
    ENTER(cuDeviceTotalMem_v2, 0, "d", W(device));
    NEED(bytes, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *bytes = MEMORY;
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetAttribute(int *value, int attribute, CUdevice device)
{
    ENTER(cuDeviceGetAttribute, 0, "dd", W(attribute), W(device));
    NEED(value && attribute > 0 && attribute < 144, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    /* Every number another, so that a wrong one shows. */
    *value = attribute == 33 ? 0x10 + physical(device) : attribute == 34 || attribute == 50 ? 0 : 1000 + attribute;
    LEAVE(OK);
}

EXPORT CUresult cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer)
{
    ENTER(cuDeviceCanAccessPeer, 0, "dd", W(device), W(peer));
    NEED(can, INVALID_VALUE);
    NEED(IS_DEVICE(device) && IS_DEVICE(peer), INVALID_DEVICE);
    *can = device != peer;
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetP2PAttribute(int *value, unsigned attribute, CUdevice from, CUdevice to)
{
    ENTER(cuDeviceGetP2PAttribute, 0, "udd", W(attribute), W(from), W(to));
    NEED(value && attribute >= 1 && attribute <= 4, INVALID_VALUE);
    NEED(IS_DEVICE(from) && IS_DEVICE(to) && from != to, INVALID_DEVICE);
    *value = 10 + (int)attribute;
    LEAVE(OK);
}

static void revive(CUcontext context)
{
    if (!context->alive) {
        context->alive = 1;
        context->limits[0] = 1024;
        context->limits[1] = 1 << 20;
        context->limits[2] = 8 << 20;
        memset(context->peers, 0, sizeof context->peers);
    }
}

static void release_block(struct block *gone)
{
    for (struct block **place = &blocks; *place; place = &(*place)->next)
        if (*place == gone) {
            *place = gone->next;
            if (gone->kind != REGISTERED)
                munmap((void *)gone->base, gone->mapped);
            if (gone->fd >= 0)
                close(gone->fd);
            free(gone);
            return;
        }
}

static void empty(CUcontext context)
{
    for (struct block *block = blocks, *next; block; block = next) {
        next = block->next;
        if (block->context == context)
            release_block(block);
    }
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->context == context)
            stream_list[i]->alive = 0;
    for (unsigned i = 0; i < events; i++)
        if (event_list[i]->context == context && event_list[i]->alive) {
            event_list[i]->alive = 0;
            if (event_list[i]->fd >= 0)
                close(event_list[i]->fd);
        }
    context->alive = 0;
}

EXPORT CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    ENTER(cuDevicePrimaryCtxRetain, 0, "d", W(device));
    NEED(context, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    primaries[device].references++;
    revive(&primaries[device]);
    *context = &primaries[device];
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device)
{
    ENTER(cuDevicePrimaryCtxRelease_v2, 0, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(primaries[device].references > 0, INVALID_CONTEXT);
    if (--primaries[device].references == 0)
        empty(&primaries[device]);
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice device, unsigned flags)
{
    ENTER(cuDevicePrimaryCtxSetFlags_v2, 0, "du", W(device), W(flags));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(flags <= 0xff, INVALID_VALUE);
    primaries[device].flags = flags;
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned *flags, int *active)
{
    ENTER(cuDevicePrimaryCtxGetState, 0, "d", W(device));
    NEED(flags && active, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *flags = primaries[device].flags;
    *active = primaries[device].alive;
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxReset_v2(CUdevice device)
{
    ENTER(cuDevicePrimaryCtxReset_v2, 0, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    empty(&primaries[device]);
    primaries[device].flags = 0;
    LEAVE(OK);
}

static void push(CUcontext context)
{
    if (depth == 64)
        die("too many contexts");
    stack[depth++] = context;
}

EXPORT CUresult cuCtxCreate_v2(CUcontext *context, unsigned flags, CUdevice device)
{
    ENTER(cuCtxCreate_v2, 0, "ud", W(flags), W(device));
    NEED(context && flags <= 0xff, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    CUcontext made = calloc(1, sizeof *made);
    made->device = device;
    made->flags = flags;
    made->serial = ++contexts;
    revive(made);
    push(made);
    *context = made;
    LEAVE(OK);
}

EXPORT CUresult cuCtxDestroy_v2(CUcontext context)
{
    ENTER(cuCtxDestroy_v2, 0, "c", W(context));
    NEED(context && !context->primary && context->alive, INVALID_CONTEXT);
    empty(context);
    if (current() == context)
        depth--;
    LEAVE(OK);
}

EXPORT CUresult cuCtxPushCurrent_v2(CUcontext context)
{
    ENTER(cuCtxPushCurrent_v2, 0, "c", W(context));
    NEED(context && context->alive, INVALID_CONTEXT);
    push(context);
    LEAVE(OK);
}

EXPORT CUresult cuCtxPopCurrent_v2(CUcontext *context)
{
    ENTER(cuCtxPopCurrent_v2, 0, "");
    NEED(depth > 0, INVALID_CONTEXT);
    depth--;
    if (context)
        *context = stack[depth];
    LEAVE(OK);
}

EXPORT CUresult cuCtxSetCurrent(CUcontext context)
{
    ENTER(cuCtxSetCurrent, 0, "c", W(context));
    NEED(!context || context->alive, INVALID_CONTEXT);
    if (depth)
        depth--;
    if (context)
        push(context);
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetCurrent(CUcontext *context)
{
    ENTER(cuCtxGetCurrent, 0, "");
    NEED(context, INVALID_VALUE);
    *context = current();
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetDevice(CUdevice *device)
{
    ENTER(cuCtxGetDevice, 0, "");
    NEED(device, INVALID_VALUE);
    NEED(current(), INVALID_CONTEXT);
    NEED(current()->alive, DESTROYED);
    *device = current()->device;
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetFlags(unsigned *flags)
{
    ENTER(cuCtxGetFlags, 1, "");
    NEED(flags, INVALID_VALUE);
    *flags = current()->flags;
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetApiVersion(CUcontext context, unsigned *version)
{
    ENTER(cuCtxGetApiVersion, 0, "c", W(context));
    NEED(version, INVALID_VALUE);
    context = context ? context : current();
    NEED(context && context->alive, INVALID_CONTEXT);
    *version = 3020;
    LEAVE(OK);
}

EXPORT CUresult cuCtxSynchronize(void)
{
    ENTER(cuCtxSynchronize, 1, "");
    LEAVE(OK);
}

EXPORT CUresult cuCtxSetLimit(unsigned limit, size_t value)
{
    ENTER(cuCtxSetLimit, 1, "uu", W(limit), W(value));
    NEED(limit < 3, 215);
    current()->limits[limit] = value;
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetLimit(size_t *value, unsigned limit)
{
    ENTER(cuCtxGetLimit, 1, "u", W(limit));
    NEED(value, INVALID_VALUE);
    NEED(limit < 3, 215);
    *value = current()->limits[limit];
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest)
{
    ENTER(cuCtxGetStreamPriorityRange, 1, "");
    if (least)
        *least = 0;
    if (greatest)
        *greatest = -5;
    LEAVE(OK);
}

EXPORT CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags)
{
    ENTER(cuCtxEnablePeerAccess, 1, "cu", W(peer), W(flags));
    NEED(peer && peer->alive, INVALID_CONTEXT);
    NEED(flags == 0, INVALID_VALUE);
    NEED(peer->device != current()->device, PEER_UNSUPPORTED);
    NEED(!current()->peers[peer->device], PEER_ENABLED);
    current()->peers[peer->device] = 1;
    LEAVE(OK);
}

EXPORT CUresult cuCtxDisablePeerAccess(CUcontext peer)
{
    ENTER(cuCtxDisablePeerAccess, 1, "c", W(peer));
    NEED(peer && peer->alive, INVALID_CONTEXT);
    NEED(current()->peers[peer->device], PEER_NOT_ENABLED);
    current()->peers[peer->device] = 0;
    LEAVE(OK);
}

static size_t used_on(int device)
{
    size_t sum = 0;
    for (struct block *block = blocks; block; block = block->next)
        if (block->context->device == device && block->kind <= POOL)
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
    *block = (struct block){ .base = base, .size = size, .mapped = mapped, .kind = kind, .context = current(),
                             .fd = fd, .serial = ++memories, .id = ++ids, .next = blocks };
    blocks = block;
    return block;
}

static CUresult allocate(uintptr_t *out, size_t size, enum kind kind, unsigned flags)
{
    if (!out || !size)
        return INVALID_VALUE;
    if (kind <= POOL && (size > MEMORY || used_on(current()->device) + size > MEMORY))
        return OUT_OF_MEMORY;
    size_t mapped = (size + 4095) & ~(size_t)4095;
    int fd = memfd_create("stand-in", MFD_CLOEXEC);
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

static CUresult release(uintptr_t base, unsigned kinds)
{
    struct block *block = find(base);
    if (!block || block->base != base || !(kinds >> block->kind & 1))
        return INVALID_VALUE;
    release_block(block);
    return OK;
}

EXPORT CUresult cuMemGetInfo_v2(size_t *free_bytes, size_t *total)
{
    ENTER(cuMemGetInfo_v2, 1, "");
    NEED(free_bytes && total, INVALID_VALUE);
    *free_bytes = MEMORY - used_on(current()->device);
    *total = MEMORY;
    LEAVE(OK);
}

EXPORT CUresult cuMemAlloc_v2(CUdeviceptr *out, size_t size)
{
    ENTER(cuMemAlloc_v2, 1, "u", W(size));
    LEAVE(allocate(out, size, DEVICE_MEMORY, 0));
}

EXPORT CUresult cuMemAllocPitch_v2(CUdeviceptr *out, size_t *pitch, size_t width, size_t height, unsigned element)
{
    ENTER(cuMemAllocPitch_v2, 1, "uuu", W(width), W(height), W(element));
    NEED(pitch && (element == 4 || element == 8 || element == 16), INVALID_VALUE);
    size_t row = (width + 511) & ~(size_t)511;
    CUresult status = allocate(out, row * height, DEVICE_MEMORY, 0);
    if (status == OK)
        *pitch = row;
    LEAVE(status);
}

EXPORT CUresult cuMemAllocManaged(CUdeviceptr *out, size_t size, unsigned flags)
{
    ENTER(cuMemAllocManaged, 1, "uu", W(size), W(flags));
    NEED(flags == 1 || flags == 2, INVALID_VALUE);
    LEAVE(allocate(out, size, MANAGED, flags));
}

EXPORT CUresult cuMemFree_v2(CUdeviceptr base)
{
    ENTER(cuMemFree_v2, 1, "p", W(base));
    NEED(base, OK);
    LEAVE(release(base, 1 << DEVICE_MEMORY | 1 << POOL | 1 << MANAGED | 1 << EXTERNAL));
}

EXPORT CUresult cuMemHostAlloc(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(cuMemHostAlloc, 1, "uu", W(size), W(flags));
    NEED(flags <= 7, INVALID_VALUE);
    LEAVE(allocate(out, size, HOST, flags | 2));
}

EXPORT CUresult cuMemFreeHost(uintptr_t base)
{
    ENTER(cuMemFreeHost, 1, "p", W(base));
    LEAVE(release(base, 1 << HOST));
}

EXPORT CUresult cuMemHostGetFlags(unsigned *flags, uintptr_t address)
{
    ENTER(cuMemHostGetFlags, 1, "p", W(address));
    struct block *block = find(address);
    NEED(flags && block && block->kind == HOST, INVALID_VALUE);
    *flags = block->flags;
    LEAVE(OK);
}

EXPORT CUresult cuMemHostRegister_v2(uintptr_t base, size_t size, unsigned flags)
{
    ENTER(cuMemHostRegister_v2, 1, "puu", W(base), W(size), W(flags));
    NEED(base && size && flags <= 15, INVALID_VALUE);
    for (struct block *block = blocks; block; block = block->next)
        NEED(base + size <= block->base || block->base + block->size <= base, ALREADY_REGISTERED);
    add(base, size, 0, REGISTERED, -1)->flags = flags;
    LEAVE(OK);
}

EXPORT CUresult cuMemHostUnregister(uintptr_t base)
{
    ENTER(cuMemHostUnregister, 1, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == REGISTERED, NOT_REGISTERED);
    release_block(block);
    LEAVE(OK);
}

EXPORT CUresult cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *size, CUdeviceptr address)
{
    ENTER(cuMemGetAddressRange_v2, 1, "p", W(address));
    struct block *block = find(address);
    NEED(block, 500);
    if (base)
        *base = block->base;
    if (size)
        *size = block->size;
    LEAVE(OK);
}

/* Whether kernels in the current context may use it. */
static int within_reach(const struct block *block)
{
    CUcontext from = current();
    return block->kind >= MANAGED || !from || from->device == block->context->device || from->peers[block->context->device];
}

static int pointer_attribute(unsigned attribute, void *data, uintptr_t address)
{
    struct block *block = find(address);
    int on_host = block && block->kind >= MANAGED;
    switch (attribute) {
    case 1: *(void **)data = block ? block->context : NULL; break;
    case 2: *(unsigned *)data = !block ? 0 : block->kind >= HOST ? 1 : 2; break;
    case 3: *(uintptr_t *)data = block && within_reach(block) ? address : 0; break;
    case 4: *(uintptr_t *)data = on_host ? address : 0; break;
    case 7: *(uint64_t *)data = block ? block->id : 0; break;
    case 8: *(char *)data = block && block->kind == MANAGED; break;
    case 9: *(int *)data = block ? block->context->device : -2; break;
    case 10: *(char *)data = block && (block->kind == DEVICE_MEMORY || block->kind == IMPORTED); break;
    case 11: *(uintptr_t *)data = block ? block->base : 0; break;
    case 12: *(size_t *)data = block ? block->size : 0; break;
    case 14: *(uint64_t *)data = 0; break;
    case 17: *(uintptr_t *)data = block && block->kind == POOL ? 0x7001 : 0; break;
    default: return 0;
    }
    return 1;
}

EXPORT CUresult cuPointerGetAttributes(unsigned count, unsigned *attributes, void **data, CUdeviceptr address)
{
    ENTER(cuPointerGetAttributes, 0, "up", W(count), W(address));
    NEED(count && attributes && data, INVALID_VALUE);
    for (unsigned i = 0; i < count; i++)
        NEED(pointer_attribute(attributes[i], data[i], address), INVALID_VALUE);
    LEAVE(OK);
}

EXPORT CUresult cuPointerGetAttribute(void *data, unsigned attribute, CUdeviceptr address)
{
    ENTER(cuPointerGetAttribute, 0, "up", W(attribute), W(address));
    NEED(data && find(address), INVALID_VALUE);
    LEAVE(pointer_attribute(attribute, data, address) ? OK : INVALID_VALUE);
}

EXPORT CUresult cuPointerSetAttribute(const void *value, unsigned attribute, CUdeviceptr address)
{
    ENTER(cuPointerSetAttribute, 1, "uup", W(*(const unsigned *)value), W(attribute), W(address));
    struct block *block = find(address);
    NEED(attribute == 6 && block && block->kind <= IMPORTED, INVALID_VALUE);
    LEAVE(OK);
}

EXPORT CUresult cuMemAdvise(CUdeviceptr address, size_t count, unsigned advice, CUdevice device)
{
    ENTER(cuMemAdvise, 1, "puud", W(address), W(count), W(advice), W(device));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && advice >= 1 && advice <= 6, INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT CUresult cuMemPrefetchAsync(CUdeviceptr address, size_t count, CUdevice device, CUstream stream)
{
    ENTER(cuMemPrefetchAsync, 1, "puds", W(address), W(count), W(device), W(stream));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED, INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT CUresult cuMemRangeGetAttribute(void *data, size_t size, unsigned attribute, CUdeviceptr address, size_t count)
{
    ENTER(cuMemRangeGetAttribute, 1, "uupu", W(size), W(attribute), W(address), W(count));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && size && size % 4 == 0 && (attribute == 3 || size == 4), INVALID_VALUE);
    for (size_t i = 0; i < size / 4; i++)
        ((int *)data)[i] = attribute == 1 ? 0 : -2;
    LEAVE(OK);
}

EXPORT CUresult cuMemAllocAsync(CUdeviceptr *out, size_t size, CUstream stream)
{
    ENTER(cuMemAllocAsync, 1, "us", W(size), W(stream));
    LEAVE(allocate(out, size, POOL, 0));
}

EXPORT CUresult cuMemFreeAsync(CUdeviceptr base, CUstream stream)
{
    ENTER(cuMemFreeAsync, 1, "ps", W(base), W(stream));
    LEAVE(release(base, 1 << POOL | 1 << DEVICE_MEMORY));
}

/* Whether a side may be reached: all of it in one block, or in none where host memory may be meant. */
static int reachable(uintptr_t address, size_t size, int may_be_host)
{
    struct block *block = find(address);
    if (!block)
        return may_be_host && address >= 4096;
    return size <= block->size - (address - block->base);
}

static CUresult copy(uintptr_t to, uintptr_t from, size_t size, int to_host, int from_host)
{
    if (!reachable(to, size, to_host) || !reachable(from, size, from_host))
        return INVALID_VALUE;
    memmove((void *)to, (void *)from, size);
    return OK;
}

#define COPY(name, to_host, from_host) \
    EXPORT CUresult name(uintptr_t to, uintptr_t from, size_t size) \
    { \
        ENTER(name, 1, "ppu", W(to), W(from), W(size)); \
        LEAVE(copy(to, from, size, to_host, from_host)); \
    }
#define COPY_ASYNC(name, to_host, from_host) \
    EXPORT CUresult name(uintptr_t to, uintptr_t from, size_t size, CUstream stream) \
    { \
        ENTER(name, 1, "ppus", W(to), W(from), W(size), W(stream)); \
        LEAVE(copy(to, from, size, to_host, from_host)); \
    }
COPY(cuMemcpy, 1, 1)
COPY(cuMemcpyHtoD_v2, 0, 1)
COPY(cuMemcpyDtoH_v2, 1, 0)
COPY(cuMemcpyDtoD_v2, 0, 0)
COPY_ASYNC(cuMemcpyAsync, 1, 1)
COPY_ASYNC(cuMemcpyHtoDAsync_v2, 0, 1)
COPY_ASYNC(cuMemcpyDtoHAsync_v2, 1, 0)
COPY_ASYNC(cuMemcpyDtoDAsync_v2, 0, 0)

static uintptr_t start(unsigned type, uintptr_t host, uintptr_t device)
{
    return type == 1 ? host : device;
}

static CUresult copy_2d(const CUDA_MEMCPY2D *c)
{
    if (!c || c->from.array || c->to.array || c->from.x || c->from.y || c->to.x || c->to.y)
        return INVALID_VALUE;
    if (c->from.pitch < c->width || c->to.pitch < c->width)
        return INVALID_VALUE;
    for (size_t row = 0; row < c->height; row++) {
        CUresult status = copy(start(c->to.type, c->to.host, c->to.device) + row * c->to.pitch,
                               start(c->from.type, c->from.host, c->from.device) + row * c->from.pitch, c->width,
                               c->to.type != 2, c->from.type != 2);
        if (status)
            return status;
    }
    return OK;
}

#define ARGUMENTS_2D(c) W((c)->to.type), W(start((c)->to.type, (c)->to.host, (c)->to.device)), W((c)->to.pitch), \
    W((c)->from.type), W(start((c)->from.type, (c)->from.host, (c)->from.device)), W((c)->from.pitch), \
    W((c)->width), W((c)->height)

EXPORT CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *c)
{
    ENTER(cuMemcpy2DUnaligned_v2, 1, "upuupuuu", ARGUMENTS_2D(c));
    LEAVE(copy_2d(c));
}

EXPORT CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *c, CUstream stream)
{
    ENTER(cuMemcpy2DAsync_v2, 1, "upuupuuus", ARGUMENTS_2D(c), W(stream));
    LEAVE(copy_2d(c));
}

static CUresult copy_3d(const CUDA_MEMCPY3D *c)
{
    if (!c || c->from.array || c->to.array || c->from.reserved || c->to.reserved)
        return INVALID_VALUE;
    if (c->from.pitch < c->width || c->to.pitch < c->width || c->from.height < c->height || c->to.height < c->height)
        return INVALID_VALUE;
    for (size_t slice = 0; slice < c->depth; slice++)
        for (size_t row = 0; row < c->height; row++) {
            CUresult status =
                copy(start(c->to.type, c->to.host, c->to.device) + (slice * c->to.height + row) * c->to.pitch,
                     start(c->from.type, c->from.host, c->from.device) + (slice * c->from.height + row) * c->from.pitch,
                     c->width, c->to.type != 2, c->from.type != 2);
            if (status)
                return status;
        }
    return OK;
}

#define ARGUMENTS_3D(c) W((c)->to.type), W(start((c)->to.type, (c)->to.host, (c)->to.device)), W((c)->to.pitch), \
    W((c)->to.height), W((c)->from.type), W(start((c)->from.type, (c)->from.host, (c)->from.device)), \
    W((c)->from.pitch), W((c)->from.height), W((c)->width), W((c)->height), W((c)->depth)

EXPORT CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *c)
{
    ENTER(cuMemcpy3D_v2, 1, "upuuupuuuuu", ARGUMENTS_3D(c));
    LEAVE(copy_3d(c));
}

EXPORT CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *c, CUstream stream)
{
    ENTER(cuMemcpy3DAsync_v2, 1, "upuuupuuuuus", ARGUMENTS_3D(c), W(stream));
    LEAVE(copy_3d(c));
}

static CUresult fill(uintptr_t to, size_t pitch, const void *value, size_t unit, size_t width, size_t height)
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
    EXPORT CUresult name(CUdeviceptr to, type value, size_t count, CUstream stream) \
    { \
        ENTER(name, 1, "pxus", W(to), W(value), W(count), W(stream)); \
        LEAVE(fill(to, 0, &value, sizeof value, count, 1)); \
    }
#define FILL_2D(name, type) \
    EXPORT CUresult name(CUdeviceptr to, size_t pitch, type value, size_t width, size_t height, CUstream stream) \
    { \
        ENTER(name, 1, "puxuus", W(to), W(pitch), W(value), W(width), W(height), W(stream)); \
        LEAVE(fill(to, pitch, &value, sizeof value, width, height)); \
    }
FILL(cuMemsetD8Async, unsigned char)
FILL(cuMemsetD16Async, unsigned short)
FILL(cuMemsetD32Async, unsigned)
FILL_2D(cuMemsetD2D8Async, unsigned char)
FILL_2D(cuMemsetD2D16Async, unsigned short)
FILL_2D(cuMemsetD2D32Async, unsigned)

static CUresult create_stream(CUstream *out, unsigned flags, int priority)
{
    if (!out || flags > 1)
        return INVALID_VALUE;
    if (streams == sizeof stream_list / sizeof *stream_list)
        die("too many streams");
    CUstream stream = calloc(1, sizeof *stream);
    priority = priority > 0 ? 0 : priority < -5 ? -5 : priority;
    *stream = (struct stream){ .context = current(), .flags = flags, .priority = priority, .alive = 1 };
    stream_list[streams] = stream;
    stream->serial = ++streams;
    *out = stream;
    return OK;
}

EXPORT CUresult cuStreamCreate(CUstream *out, unsigned flags)
{
    ENTER(cuStreamCreate, 1, "u", W(flags));
    LEAVE(create_stream(out, flags, 0));
}

EXPORT CUresult cuStreamCreateWithPriority(CUstream *out, unsigned flags, int priority)
{
    ENTER(cuStreamCreateWithPriority, 1, "ud", W(flags), W(priority));
    LEAVE(create_stream(out, flags, priority));
}

EXPORT CUresult cuStreamDestroy_v2(CUstream stream)
{
    ENTER(cuStreamDestroy_v2, 1, "s", W(stream));
    NEED(W(stream) > 2, INVALID_HANDLE);
    stream->alive = 0;
    LEAVE(OK);
}

EXPORT CUresult cuStreamQuery(CUstream stream)
{
    ENTER(cuStreamQuery, 1, "s", W(stream));
    LEAVE(OK);
}

EXPORT CUresult cuStreamSynchronize(CUstream stream)
{
    ENTER(cuStreamSynchronize, 1, "s", W(stream));
    LEAVE(OK);
}

EXPORT CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags)
{
    ENTER(cuStreamWaitEvent, 1, "seu", W(stream), W(event), W(flags));
    NEED(flags <= 1, INVALID_VALUE);
    NEED(event, INVALID_HANDLE);
    /* The real driver crashes. */
    if (event->imported && event->context != (W(stream) > 2 ? stream->context : current()))
        die("a stream waits for another process's event of another context");
    LEAVE(OK);
}

EXPORT CUresult cuStreamGetFlags(CUstream stream, unsigned *flags)
{
    ENTER(cuStreamGetFlags, 1, "s", W(stream));
    NEED(flags, INVALID_VALUE);
    *flags = W(stream) > 2 ? stream->flags : 0;
    LEAVE(OK);
}

EXPORT CUresult cuStreamGetPriority(CUstream stream, int *priority)
{
    ENTER(cuStreamGetPriority, 1, "s", W(stream));
    NEED(priority, INVALID_VALUE);
    *priority = W(stream) > 2 ? stream->priority : 0;
    LEAVE(OK);
}

EXPORT CUresult cuStreamGetCtx(CUstream stream, CUcontext *context)
{
    ENTER(cuStreamGetCtx, 1, "s", W(stream));
    NEED(context, INVALID_VALUE);
    *context = W(stream) > 2 ? stream->context : current();
    LEAVE(OK);
}

EXPORT CUresult cuStreamAttachMemAsync(CUstream stream, CUdeviceptr address, size_t length, unsigned flags)
{
    ENTER(cuStreamAttachMemAsync, 1, "spuu", W(stream), W(address), W(length), W(flags));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && (flags == 1 || flags == 2 || flags == 4), INVALID_VALUE);
    LEAVE(OK);
}

struct job {
    void (*function)(void *);
    void (*callback)(CUstream, CUresult, void *);
    CUstream stream;
    void *data;
};

static void *run_job(void *raw)
{
    struct job *job = raw;
    if (job->function)
        job->function(job->data);
    else
        job->callback(job->stream, to_fail("stream"), job->data);
    return NULL;
}

/* The driver calls on a thread of its own. */
static CUresult run(struct job job)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run_job, &job))
        return OUT_OF_MEMORY;
    pthread_join(thread, NULL);
    return OK;
}

EXPORT CUresult cuLaunchHostFunc(CUstream stream, void (*function)(void *), void *data)
{
    ENTER(cuLaunchHostFunc, 1, "s", W(stream));
    NEED(function, INVALID_VALUE);
    pthread_mutex_unlock(&lock);
    return run((struct job){ .function = function, .data = data });
}

EXPORT CUresult cuStreamAddCallback(CUstream stream, void (*callback)(CUstream, CUresult, void *), void *data,
                                    unsigned flags)
{
    ENTER(cuStreamAddCallback, 1, "su", W(stream), W(flags));
    NEED(callback && flags == 0, INVALID_VALUE);
    pthread_mutex_unlock(&lock);
    return run((struct job){ .callback = callback, .stream = stream, .data = data });
}

#define WAIT(name, type, signed_type) \
    EXPORT CUresult name(CUstream stream, CUdeviceptr address, type value, unsigned flags) \
    { \
        ENTER(name, 1, "spxu", W(stream), W(address), W(value), W(flags)); \
        NEED(flags <= 3 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        type found = *(volatile type *)address; \
        int done = flags == 0 ? (signed_type)(found - value) >= 0 : flags == 1 ? found == value \
                 : flags == 2 ? (found & value) != 0 : (type) ~(found | value) != 0; \
        if (!done) \
            die(#name " would wait for ever"); \
        LEAVE(OK); \
    }
#define WRITE(name, type) \
    EXPORT CUresult name(CUstream stream, CUdeviceptr address, type value, unsigned flags) \
    { \
        ENTER(name, 1, "spxu", W(stream), W(address), W(value), W(flags)); \
        NEED(flags <= 1 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        *(volatile type *)address = value; \
        LEAVE(OK); \
    }
WAIT(cuStreamWaitValue32_v2, uint32_t, int32_t)
WAIT(cuStreamWaitValue64_v2, uint64_t, int64_t)
WRITE(cuStreamWriteValue32_v2, uint32_t)
WRITE(cuStreamWriteValue64_v2, uint64_t)

static CUexternal add_external(char what)
{
    CUexternal one = calloc(1, sizeof *one);
    unsigned serial = 1;
    for (CUexternal other = externals; other; other = other->next)
        serial += other->what == what;
    *one = (struct external){ .what = what, .alive = 1, .fd = -1, .serial = serial, .next = externals };
    return externals = one;
}

static int is_external(CUexternal what_it_may_be, char what)
{
    for (CUexternal one = externals; one; one = one->next)
        if (one == what_it_may_be)
            return one->alive && one->what == what;
    return 0;
}

/* A file of memory, which is what the driver's own descriptors are here. */
static int is_own(int fd)
{
    struct stat status;
    return fd >= 0 && !fstat(fd, &status) && S_ISREG(status.st_mode);
}

EXPORT CUresult cuImportExternalMemory(CUexternal *out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *what)
{
    ENTER(cuImportExternalMemory, 1, "uuu", W(what->type), W(what->size), W(what->flags));
    NEED(out && what->type >= 1 && what->type <= 9 && what->flags <= 1 && what->size, INVALID_VALUE);
    NEED(what->type == 1, NOT_SUPPORTED);
    if (!is_own(what->handle.fd)) {
        /* As the driver does, of memory, not of semaphores. */
        close(what->handle.fd);
        LEAVE(UNKNOWN);
    }
    NEED(what->size <= (uint64_t)lseek(what->handle.fd, 0, SEEK_END), INVALID_VALUE);
    for (size_t i = 0; i < 16; i++)
        if (what->reserved[i])
            die("cuImportExternalMemory: reserved bytes are not 0");
    CUexternal memory = add_external('m');
    memory->fd = what->handle.fd;
    memory->size = what->size;
    *out = memory;
    LEAVE(OK);
}

EXPORT CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *out, CUexternal memory,
                                                const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *what)
{
    ENTER(cuExternalMemoryGetMappedBuffer, 1, "ouuu", W(memory), W(what->offset), W(what->size), W(what->flags));
    NEED(is_external(memory, 'm'), INVALID_HANDLE);
    NEED(out && what->flags == 0 && what->offset + what->size <= memory->size, INVALID_VALUE);
    size_t mapped = (what->size + 4095) & ~(size_t)4095;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, memory->fd, (off_t)what->offset);
    NEED(base != MAP_FAILED, INVALID_VALUE);
    add((uintptr_t)base, what->size, mapped, EXTERNAL, -1);
    *out = (uintptr_t)base;
    LEAVE(OK);
}

EXPORT CUresult cuExternalMemoryGetMappedMipmappedArray(CUexternal *out, CUexternal memory,
                                                        const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *what)
{
    ENTER(cuExternalMemoryGetMappedMipmappedArray, 1, "ouuuuxuxu", W(memory), W(what->offset), W(what->array.width),
          W(what->array.height), W(what->array.depth), W(what->array.format), W(what->array.channels),
          W(what->array.flags), W(what->levels));
    NEED(is_external(memory, 'm'), INVALID_HANDLE);
    NEED(out && what->levels && what->offset < memory->size, INVALID_VALUE);
    CUexternal arrays = add_external('a');
    arrays->levels = what->levels;
    *out = arrays;
    LEAVE(OK);
}

EXPORT CUresult cuMipmappedArrayGetLevel(void **out, CUexternal arrays, unsigned level)
{
    ENTER(cuMipmappedArrayGetLevel, 1, "ou", W(arrays), W(level));
    NEED(is_external(arrays, 'a'), INVALID_HANDLE);
    NEED(out && level < arrays->levels, INVALID_VALUE);
    *out = (char *)arrays + 8 * level;
    LEAVE(OK);
}

static CUresult end_external(CUexternal gone, char what)
{
    if (!is_external(gone, what))
        return INVALID_HANDLE;
    gone->alive = 0;
    if (gone->fd >= 0)
        close(gone->fd);
    return OK;
}

EXPORT CUresult cuMipmappedArrayDestroy(CUexternal arrays)
{
    ENTER(cuMipmappedArrayDestroy, 1, "o", W(arrays));
    LEAVE(end_external(arrays, 'a'));
}

EXPORT CUresult cuDestroyExternalMemory(CUexternal memory)
{
    ENTER(cuDestroyExternalMemory, 1, "o", W(memory));
    LEAVE(end_external(memory, 'm'));
}

EXPORT CUresult cuImportExternalSemaphore(CUexternal *out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *what)
{
    ENTER(cuImportExternalSemaphore, 1, "uu", W(what->type), W(what->flags));
    NEED(out && what->type >= 1 && what->type <= 10 && what->flags == 0, INVALID_VALUE);
    NEED(what->type == 1 || what->type == 9, NOT_SUPPORTED);
    NEED(is_own(what->handle.fd), UNKNOWN);
    CUexternal semaphore = add_external('s');
    semaphore->fd = what->handle.fd;
    semaphore->type = what->type;
    *out = semaphore;
    LEAVE(OK);
}

EXPORT CUresult cuSignalExternalSemaphoresAsync(const CUexternal *list, const CUDA_EXTERNAL_SEMAPHORE_PARAMS *what,
                                                unsigned count, CUstream stream)
{
    ENTER(cuSignalExternalSemaphoresAsync, 1, "ous", count ? W(list[0]) : 0, W(count), W(stream));
    for (unsigned i = 0; i < count; i++) {
        NEED(is_external(list[i], 's'), INVALID_HANDLE);
        NEED(what[i].flags == 0, INVALID_VALUE);
        list[i]->value = list[i]->type == 1 ? 1 : what[i].value;
    }
    LEAVE(OK);
}

EXPORT CUresult cuWaitExternalSemaphoresAsync(const CUexternal *list, const CUDA_EXTERNAL_SEMAPHORE_PARAMS *what,
                                              unsigned count, CUstream stream)
{
    ENTER(cuWaitExternalSemaphoresAsync, 1, "ous", count ? W(list[0]) : 0, W(count), W(stream));
    for (unsigned i = 0; i < count; i++) {
        NEED(is_external(list[i], 's'), INVALID_HANDLE);
        NEED(what[i].flags == 0, INVALID_VALUE);
        if (list[i]->value < (list[i]->type == 1 ? 1 : what[i].value))
            die("cuWaitExternalSemaphoresAsync would wait for ever");
        if (list[i]->type == 1)
            list[i]->value = 0;
    }
    LEAVE(OK);
}

EXPORT CUresult cuDestroyExternalSemaphore(CUexternal semaphore)
{
    ENTER(cuDestroyExternalSemaphore, 1, "o", W(semaphore));
    LEAVE(end_external(semaphore, 's'));
}

static CUevent add_event(unsigned flags, int fd)
{
    if (events == sizeof event_list / sizeof *event_list)
        die("too many events");
    CUevent event = calloc(1, sizeof *event);
    *event = (struct event){ .context = current(), .flags = flags, .alive = 1, .fd = fd };
    event_list[events] = event;
    event->serial = ++events;
    return event;
}

EXPORT CUresult cuEventCreate(CUevent *out, unsigned flags)
{
    ENTER(cuEventCreate, 1, "u", W(flags));
    NEED(out && flags <= 7 && !((flags & 4) && !(flags & 2)), INVALID_VALUE);
    int fd = -1;
    if (flags & 4)
        NEED((fd = memfd_create("stand-in event", MFD_CLOEXEC)) >= 0, OUT_OF_MEMORY);
    *out = add_event(flags, fd);
    LEAVE(OK);
}

EXPORT CUresult cuEventDestroy_v2(CUevent event)
{
    ENTER(cuEventDestroy_v2, 1, "e", W(event));
    NEED(event, INVALID_HANDLE);
    event->alive = 0;
    if (event->fd >= 0)
        close(event->fd);
    LEAVE(OK);
}

EXPORT CUresult cuEventRecord(CUevent event, CUstream stream)
{
    static double time;
    ENTER(cuEventRecord, 1, "es", W(event), W(stream));
    NEED(event, INVALID_HANDLE);
    CUcontext context = W(stream) > 2 ? stream->context : current();
    NEED(context->device == event->context->device, INVALID_HANDLE);
    event->recorded = 1;
    event->time = time += 0.5;
    LEAVE(OK);
}

EXPORT CUresult cuEventQuery(CUevent event)
{
    ENTER(cuEventQuery, 1, "e", W(event));
    LEAVE(event ? OK : INVALID_HANDLE);
}

EXPORT CUresult cuEventSynchronize(CUevent event)
{
    ENTER(cuEventSynchronize, 1, "e", W(event));
    LEAVE(event ? OK : INVALID_HANDLE);
}

EXPORT CUresult cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to)
{
    ENTER(cuEventElapsedTime, 1, "ee", W(from), W(to));
    NEED(from && to && from->recorded && to->recorded && !((from->flags | to->flags) & 2), INVALID_HANDLE);
    NEED(milliseconds, INVALID_VALUE);
    *milliseconds = (float)(to->time - from->time);
    LEAVE(OK);
}

static void name(CUipcHandle *handle, const char *magic, int fd, size_t size, uint64_t what)
{
    struct named named = { .pid = (uint32_t)getpid(), .fd = (uint32_t)fd, .size = size, .inode = inode_of(fd),
                           .what = what };
    memcpy(named.magic, magic, 8);
    memcpy(handle, &named, sizeof named);
}

/* Opens what a handle names in another process. */
static CUresult open_named(const CUipcHandle *handle, const char *magic, struct named *named, int *fd)
{
    char path[64];
    memcpy(named, handle, sizeof *named);
    /* The driver does not check all bytes either. */
    named->magic[5] = magic[5];
    if (memcmp(named->magic, magic, 8))
        return INVALID_VALUE;
    if (named->pid == (uint32_t)getpid())
        return INVALID_CONTEXT;
    snprintf(path, sizeof path, "/proc/%u/fd/%u", named->pid, named->fd);
    *fd = open(path, O_RDWR | O_CLOEXEC);
    if (*fd >= 0 && inode_of(*fd) == named->inode)
        return OK;
    if (*fd >= 0)
        close(*fd);
    /* A living exporter has freed it; a dead one left nothing to ask. */
    return kill((pid_t)named->pid, 0) ? INVALID_HANDLE : NOT_PERMITTED;
}

EXPORT CUresult cuIpcGetMemHandle(CUipcHandle *handle, CUdeviceptr address)
{
    ENTER(cuIpcGetMemHandle, 1, "p", W(address));
    struct block *block = find(address);
    NEED(handle && block && block->kind == DEVICE_MEMORY, INVALID_VALUE);
    name(handle, "standinM", block->fd, block->size, block->id);
    LEAVE(OK);
}

EXPORT CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *out, CUipcHandle handle, unsigned flags)
{
    ENTER(cuIpcOpenMemHandle_v2, 1, "u", W(flags));
    struct named named;
    int fd;
    NEED(out && flags == 1, INVALID_VALUE);
    memcpy(&named, &handle, sizeof named);
    for (struct block *block = blocks; block; block = block->next)
        /* Opened in another context, it has another address. */
        if (block->kind == IMPORTED && block->pid == (pid_t)named.pid && block->inode == named.inode
            && block->context == current()) {
            block->openings++;
            *out = block->base;
            LEAVE(OK);
        }
    CUresult status = open_named(&handle, "standinM", &named, &fd);
    NEED(status == OK, status);
    size_t mapped = (named.size + 4095) & ~(size_t)4095;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, 205);
    struct block *block = add((uintptr_t)base, named.size, mapped, IMPORTED, fd);
    block->openings = 1;
    block->pid = (pid_t)named.pid;
    block->inode = named.inode;
    *out = block->base;
    LEAVE(OK);
}

EXPORT CUresult cuIpcCloseMemHandle(CUdeviceptr base)
{
    ENTER(cuIpcCloseMemHandle, 1, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == IMPORTED, INVALID_VALUE);
    NEED(block->context == current(), INVALID_CONTEXT);
    if (--block->openings == 0)
        release_block(block);
    LEAVE(OK);
}

EXPORT CUresult cuIpcGetEventHandle(CUipcHandle *handle, CUevent event)
{
    ENTER(cuIpcGetEventHandle, 1, "e", W(event));
    NEED(handle, INVALID_VALUE);
    NEED(event && event->flags & 4 && !event->imported, INVALID_HANDLE);
    name(handle, "standinE", event->fd, 0, event->serial);
    LEAVE(OK);
}

EXPORT CUresult cuIpcOpenEventHandle(CUevent *out, CUipcHandle handle)
{
    ENTER(cuIpcOpenEventHandle, 1, "");
    struct named named;
    int fd;
    NEED(out, INVALID_VALUE);
    CUresult status = open_named(&handle, "standinE", &named, &fd);
    NEED(status != INVALID_VALUE, NOT_MAPPED);
    NEED(status == OK, status);
    CUevent event = add_event(6, fd);
    event->imported = 1;
    *out = event;
    LEAVE(OK);
}

/* What no other library has. */
EXPORT CUresult cuOnlyTheDrivers(void)
{
    return OK;
}

/* The real tables are known to NVIDIA's libraries alone. */
EXPORT CUresult cuGetExportTable(const void **table, const void *id)
{
    (void)table, (void)id;
    return NOT_FOUND;
}

/* By the names that this library has; all versions of them are old enough. */
EXPORT CUresult cuGetProcAddress_v2(const char *symbol, void **function, int version, uint64_t flags, int *status)
{
    static const char inside;
    char newest[128];
    Dl_info here;
    (void)version, (void)flags;
    void *library = dladdr(&inside, &here) ? dlopen(here.dli_fname, RTLD_LAZY | RTLD_NOLOAD) : NULL;
    if (!library)
        return INVALID_VALUE;
    snprintf(newest, sizeof newest, "%s_v2", symbol);
    *function = dlsym(library, newest);
    if (!*function)
        *function = dlsym(library, symbol);
    if (status)
        *status = *function ? 0 : 1;
    return OK;
}
