/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A stand-in for AMD's libamdhip64.so.HIP_ABI that works: host memory for device memory, and all work done before a call
 * returns. It answers as HIP 5.2 (HIP_ABI 5), 6.3 (6) and 7.2 (7) do, or as the RELEASE of that ABI version where it is built so
 * (507 is 5.7), as far as their sources and tests tell; nobody has compared it with a GPU. It ends the program, with a message, where a caller is careless: a handle that names nothing.
 *
 *     STANDIN_LOG=file       every call with its arguments, objects by name: mem2+16, stream1, event1, host
 *     STANDIN_FAIL=f=2,g=1   these functions answer these codes and do nothing
 *     STANDIN_DEVICES=2      how many devices there are; DEVICES where it is built says how many otherwise
 *     STANDIN_PID=77         what the process takes for its id
 *     STANDIN_VERSION=70051831  what hipRuntimeGetVersion answers
 *     STANDIN_BEHIND=1       HIP 7 reads the descriptor to import behind the pointer, as 7.0 does up to 7.0.1
 *     STANDIN_KEEPS=1        descriptors are used and kept as by HIP 7.14: an export gives the one that is kept, an
 *                            import uses the caller's until access is set
 *     STANDIN_SEMAPHORES=1   there are semaphores, which Linux's has not: anything that can be opened is one, and nobody
 *                            waits for it
 *
 * As AMD's own library, it calls some of its functions by their exported names, so a library that comes before it in the
 * program gets those calls: what comes back must be its own.
 */
#pragma once

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

#include "../queue.h"

#define EXPORT __attribute__((visibility("default")))

#ifndef RELEASE
#define RELEASE (HIP_ABI == 5 ? 502 : HIP_ABI == 6 ? 603 : 702)
#endif

typedef int hipError_t;

enum {
    OK = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    INVALID_CONFIGURATION = 9,
    INVALID_DIRECTION = 21,
    INVALID_POINTER = 17,
    NO_DEVICE = 100,
    INVALID_DEVICE = 101,
    INVALID_IMAGE = 200,
    INVALID_CONTEXT = 201,
    MAP_FAILED_ = 205,
    UNSUPPORTED_LIMIT = 215,
    INVALID_HANDLE = 400,
    DESTROYED = 709,
    UNSUPPORTED = 801,
    NOT_FOUND = 500,
    NOT_READY = 600,
    PEER_ENABLED = 704,
    PEER_NOT_ENABLED = 705,
    ALREADY_REGISTERED = 712,
    NOT_REGISTERED = 713,
};

#ifndef DEVICES
#define DEVICES 2
#endif
#define MAX_DEVICES 8
#define MEMORY ((size_t)4 << 30)

/* hipMemoryType: the numbers changed with HIP 6. */
enum {
    TYPE_UNREGISTERED = 0,
    TYPE_HOST = HIP_ABI == 5 ? 0 : 1,
    TYPE_DEVICE = HIP_ABI == 5 ? 1 : 2,
    TYPE_MANAGED = HIP_ABI == 5 ? 4 : 3
};

/* hipIpcMemLazyEnablePeerAccess. */
enum { LAZY_ENABLE_PEER_ACCESS = HIP_ABI == 5 ? 0 : 1 };

typedef struct stream *hipStream_t;
struct stream {
    unsigned flags, serial;
    int device, priority, alive;
    struct queue queue;
};

typedef struct event *hipEvent_t;
struct event {
    unsigned flags, serial;
    int device, alive, recorded, fd;
    double time;
    /* How often it was recorded, and how often a stream has come there. */
    uint64_t asked, done;
};

enum kind { DEVICE_MEMORY, POOL, IMPORTED, MAPPED, EXTERNAL, MANAGED, HOST, REGISTERED };

struct physical;
struct pool;
struct named_pointer;
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
    /* Of imported memory of a pool: the bytes that it was imported by, and where they were. */
    const struct named_pointer *name;
    char name_then[48];
    /* Of mapped memory: hipMemAccessFlags of each device, and of the host. */
    unsigned rights[MAX_DEVICES + 1];
    struct block *next;
};

/* The 64 bytes: AMD's layout, with what finds the memory in the place of the kernel driver's handle. */
struct named {
    char magic[8];
    uint32_t fd, number;
    uint32_t aperture, what;
    uint64_t inode;
    uint64_t size, offset;
    uint32_t pid, device;
};
typedef struct {
    char reserved[64];
} hipIpcHandle;

typedef struct {
    unsigned type;
    int device;
    void *device_pointer, *host_pointer;
    int is_managed;
    unsigned flags;
} hipPointerAttribute_t;

typedef struct {
    uintptr_t address;
    size_t pitch, width, height;
} pitched;
typedef struct {
    uintptr_t from_array;
    size_t from_start[3];
    pitched from;
    uintptr_t to_array;
    size_t to_start[3];
    pitched to;
    size_t extent[3];
    unsigned kind;
} hipMemcpy3DParms;

typedef struct {
    size_t width, height, depth;
    unsigned format, channels, flags;
} HIP_ARRAY3D_DESCRIPTOR;

#define W(value) ((uintptr_t)(value))
#define LEAVE(status) \
    do { \
        hipError_t left_ = (status); \
        pthread_mutex_unlock(&lock); \
        return left_; \
    } while (0)
#define ENTER(name, kinds, ...) \
    do { \
        hipError_t status_ = enter(#name, kinds, ##__VA_ARGS__); \
        if (status_) \
            LEAVE(status_); \
    } while (0)
#define NEED(condition, code) \
    do { \
        if (!(condition)) \
            LEAVE(code); \
    } while (0)
#define IS_DEVICE(device) ((device) >= 0 && (device) < devices())

enum { NO_MEMORY = HIP_ABI < 7 ? OUT_OF_MEMORY : INVALID_VALUE };
/* The system's pages. */
#define GRANULE ((size_t)sysconf(_SC_PAGESIZE))

struct physical {
    unsigned serial, types;
    /* `kept` is the descriptor of the first export, or -1. */
    int alive, device, fd, kept, borrowed, imported;
    size_t size;
    int references;
    struct physical *next;
};

struct pool {
    unsigned serial, types;
    int alive, device, fd, imported;
    size_t max, used, high;
    uint64_t threshold;
    int32_t reuse[3];
    unsigned access[MAX_DEVICES];
    struct pool *next;
};

typedef struct {
    unsigned kind;
    int id;
} hipMemLocation;

typedef struct {
    hipMemLocation location;
    unsigned flags;
} hipMemAccessDesc;

typedef struct {
    unsigned type, handle_types;
    hipMemLocation location;
    void *security;
    size_t max;
    char reserved[56];
} hipMemPoolProps;

/* What a pool's descriptor leads to. */
struct shared_pool {
    int32_t fd;
    uint32_t state, count;
    struct {
        int device;
        unsigned flags;
    } access[32];
};

/* The 64 bytes of an allocation's name: AMD's layout, with what finds the memory in the place of the kernel driver's
 * handle. AMD's does not write the last 16. */
struct named_pointer {
    uint64_t offset, size;
    uint32_t pid, fd;
    uint64_t inode, id;
    char magic[8];
    char untouched[16];
};

/* The words of hipMemAllocationProp: HIP 5.4 has put the type and the kind of handle first. */
enum { TYPE = RELEASE < 504 ? 4 : 0, TYPES = RELEASE < 504 ? 3 : 1, PLACE = RELEASE < 504 ? 1 : 2 };

struct external {
    unsigned serial;
    int alive, references;
    char *base;
    size_t size;
    struct external *next;
};

/* Shared by these files alone. */
#pragma GCC visibility push(hidden)

/* runtime.c */
extern pthread_mutex_t lock;
extern struct block *blocks;
extern unsigned memories, streams, events;
extern uint64_t ids;
extern hipStream_t stream_list[4096];
extern hipEvent_t event_list[4096];
extern unsigned device_flags[MAX_DEVICES];
extern int peers[MAX_DEVICES][MAX_DEVICES];
extern size_t limits[3];
extern _Thread_local int current;
extern _Thread_local int own_call;
void die(const char *format, ...);
int number(const char *name, int otherwise);
int devices(void);
pid_t own_pid(void);
int to_fail(const char *name);
struct block *find(uintptr_t address);
hipError_t enter(const char *name, const char *kinds, ...);

/* vmm.c */
extern struct physical *physicals;
int is_physical(uintptr_t value);
int is_pool(uintptr_t value);
int name_of_memory(char *text, size_t room, char what, uintptr_t value);
void unmap(struct block *block);
size_t physical_on(int device);

/* memory.c */
void release_block(struct block *gone);
size_t used_on(int device);
uint64_t inode_of(int fd);
struct block *add(uintptr_t base, size_t size, size_t mapped, enum kind kind, int fd);
hipError_t allocate(uintptr_t *out, size_t size, enum kind kind, unsigned flags);
hipError_t release(uintptr_t base, unsigned kinds);
void look_inside(uintptr_t address);

/* copy.c */
hipError_t copy(uintptr_t to, uintptr_t from, size_t size, unsigned kind);
hipError_t fill(uintptr_t to, size_t pitch, const void *value, size_t unit, size_t width, size_t height);

/* array.c */
int name_of_array(char *text, size_t room, uintptr_t value);
size_t element_of_array(uintptr_t value);
char *row_of_array(uintptr_t value, const size_t *start, size_t slice, size_t row, size_t width);

/* event.c */
hipEvent_t add_event(unsigned flags, int fd);

/* queue.c */
void finish_all(int device);

/* pool.c */
extern struct pool *pools, *default_pools[MAX_DEVICES], *current_pools[MAX_DEVICES];
void freed_from_pool(struct block *block);
void reset_memory(int device);

/* graph.c */
int is_captured(const void *stream);

/* external.c */
void let_go(struct external *external);

#pragma GCC visibility pop
