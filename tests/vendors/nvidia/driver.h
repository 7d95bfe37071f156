/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A stand-in for NVIDIA's libcuda.so.1: host memory for device memory, and all work done before a call returns, unless it
 * is behind a wait for a value. Where a context ends, the driver waits for its streams; so does this.
 *
 * It answers as the driver does (H200, driver 580, CUDA 13.0) and ends the program, with a message, where the driver
 * would crash or where a caller is careless: a call without a current context, a handle that names nothing.
 *
 *     STANDIN_LOG=file       every call with its arguments, objects by name: mem2+16, stream1, event1, primary0, host
 *     STANDIN_FAIL=f=2,g=1   these functions answer these codes and do nothing
 *     STANDIN_EMPTY=1        the driver starts without a device
 *     STANDIN_DEVICES=2      how many devices there are; CUDA_VISIBLE_DEVICES chooses among them
 *     STANDIN_PEERS=0        no device reaches another
 *     STANDIN_CAPABILITY=90  the compute capability is 9.0
 *     STANDIN_VERSION=13000  the driver's version
 *     STANDIN_REUSE=1        the address of closed memory, or of a destroyed event or stream, is that of the next one
 *     STANDIN_HOLD=file      whoever opens memory is only told so once this file, which is made then, is gone
 *     STANDIN_LATE=1         whoever closes memory is only told so once other memory was opened at its address
 */
#pragma once

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

#include "../queue.h"

#define EXPORT __attribute__((visibility("default")))

typedef int CUresult;
typedef int CUdevice;
typedef uintptr_t CUdeviceptr;

enum {
    OK = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    NOT_INITIALIZED = 3,
    NO_DEVICE = 100,
    INVALID_DEVICE = 101,
    INVALID_IMAGE = 200,
    INVALID_CONTEXT = 201,
    NOT_MAPPED = 205,
    PEER_UNSUPPORTED = 217,
    INVALID_HANDLE = 400,
    NOT_FOUND = 500,
    NOT_READY = 600,
    PEER_ENABLED = 704,
    PEER_NOT_ENABLED = 705,
    PRIMARY_ACTIVE = 708,
    DESTROYED = 709,
    ALREADY_REGISTERED = 712,
    NOT_REGISTERED = 713,
    NOT_PERMITTED = 800,
    NOT_SUPPORTED = 801,
    UNKNOWN = 999,
};

#define MAX_DEVICES 8
#define MEMORY ((size_t)4 << 30)

typedef struct context *CUcontext;
struct context {
    int device, primary, alive, references;
    unsigned flags, serial;
    int peers[MAX_DEVICES];
    size_t limits[3];
};

typedef struct stream *CUstream;

struct stream {
    CUcontext context;
    unsigned flags, serial;
    int priority, alive;
    struct queue queue;
};

typedef struct event *CUevent;
struct event {
    CUcontext context;
    unsigned flags, serial;
    int alive, recorded, fd, imported;
    double time;
    /* How often it was recorded, and how often a stream has come there. */
    uint64_t asked, done;
};

enum kind { DEVICE_MEMORY, POOL, IMPORTED, MANAGED, HOST, REGISTERED, EXTERNAL };

struct block {
    uintptr_t base;
    size_t size, mapped;
    enum kind kind;
    CUcontext context;
    int fd, openings, synchronous;
    unsigned flags, serial;
    uint64_t id, inode;
    pid_t pid;
    struct block *next;
};

typedef struct {
    size_t width, height, depth;
    unsigned format, channels, flags;
} CUDA_ARRAY3D_DESCRIPTOR;

/* External memory, a semaphore, an array, or mipmapped arrays; kept after their end, so that they are known. */
typedef struct external *CUexternal;
struct external {
    char what;
    int alive, fd;
    unsigned type, serial, levels;
    uint64_t size, value;
    CUDA_ARRAY3D_DESCRIPTOR array;
    char *elements;
    /* Of a level: the mipmapped array, and its index there. */
    struct external *whole, *next;
    unsigned level;
};

typedef struct {
    unsigned type;
    union {
        int fd;
        void *words[2];
    } handle;
    uint64_t size;
    unsigned flags, reserved[16];
} CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
typedef struct {
    uint64_t offset, size;
    unsigned flags, reserved[16];
} CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
typedef struct {
    uint64_t offset;
    CUDA_ARRAY3D_DESCRIPTOR array;
    unsigned levels, reserved[16];
} CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
typedef struct {
    unsigned type;
    union {
        int fd;
        void *words[2];
    } handle;
    unsigned flags, reserved[16];
} CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
typedef struct {
    uint64_t value, rest[8];
    unsigned flags, reserved[16];
} CUDA_EXTERNAL_SEMAPHORE_PARAMS;

/* The 64 bytes; what they say is none of a caller's business. */
struct named {
    char magic[8];
    uint32_t pid, fd;
    uint64_t size, inode, what;
    char rest[24];
};
typedef struct {
    char reserved[64];
} CUipcHandle;

typedef struct {
    size_t x, y;
    unsigned type;
    uintptr_t host, device, array;
    size_t pitch;
} side2d;
typedef struct {
    side2d from, to;
    size_t width, height;
} CUDA_MEMCPY2D;
typedef struct {
    size_t x, y, z, lod;
    unsigned type;
    uintptr_t host, device, array, context;
    size_t pitch, height;
} side3d;
typedef struct {
    side3d from, to;
    size_t width, height, depth;
} CUDA_MEMCPY3D;

#define W(value) ((uintptr_t)(value))
#define LEAVE(status) \
    do { \
        CUresult left_ = (status); \
        pthread_mutex_unlock(&lock); \
        return left_; \
    } while (0)
#define ENTER(name, needs_context, kinds, ...) \
    do { \
        CUresult status_ = enter(#name, needs_context, kinds, ##__VA_ARGS__); \
        if (status_) \
            LEAVE(status_); \
    } while (0)
#define NEED(condition, code) \
    do { \
        if (!(condition)) \
            LEAVE(code); \
    } while (0)
#define IS_DEVICE(device) ((device) >= 0 && (device) < devices())

/* Shared by these files alone. */
#pragma GCC visibility push(hidden)

/* driver.c */
extern pthread_mutex_t lock;
extern struct context primaries[MAX_DEVICES];
extern struct block *blocks;
extern CUexternal externals;
extern unsigned memories, streams, events, contexts;
extern uint64_t ids;
extern CUstream stream_list[4096];
extern CUevent event_list[4096];
extern _Thread_local CUcontext stack[64];
extern _Thread_local int depth;
void die(const char *format, ...);
int number(const char *name, int otherwise);
int devices(void);
int physical(int device);
int to_fail(const char *name);
struct block *find(uintptr_t address);
CUcontext current(void);
CUresult enter(const char *name, int needs_context, const char *kinds, ...);

/* memory.c */
void release_block(struct block *gone);
uint64_t inode_of(int fd);
struct block *add(uintptr_t base, size_t size, size_t mapped, enum kind kind, int fd);

/* external.c */
CUexternal add_external(char what);
int is_external(CUexternal what_it_may_be, char what);

/* array.c */
CUexternal level_of(CUexternal arrays, unsigned level);
char *row_of_array(const side3d *side, size_t slice, size_t row, size_t width);

/* event.c */
CUevent add_event(unsigned flags, int fd);

/* queue.c */
void finish_all(CUcontext context);

#pragma GCC visibility pop
