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
#pragma once

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
    OK = 0,
    INVALID_PARAM = 100000,
    UNINITIALIZE = 100001,
    REPEAT_INITIALIZE = 100002,
    FINALIZED_TWICE = 100037,
    IS_STUB = 100039,
    PARAM_INVALID = 107000,
    INVALID_DEVICE = 107001,
    NO_CONTEXT = 107002,
    OTHER_CONTEXT = 107003,
    NO_TIME = 107006,
    INVALID_HANDLE = 107017,
    NOT_SUPPORTED = 207000,
    OUT_OF_MEMORY = 207001,
    NO_DEVICE = 207004,
    NO_PERMISSION = 207006,
};

#ifndef DEVICES
#define DEVICES 2
#endif
#define MAX_DEVICES 8
#define MEMORY ((size_t)4 << 30)
/* The sizes of pages differ on aarch64. */
#define PAGE sysconf(_SC_PAGESIZE)
#define GRANULARITY ((size_t)2 << 20)

/* At the end of each file: who may open it. */
struct label {
    uint64_t magic;
    int any, pids[16], count;
    /* Of an event: how often it was recorded, and how much of that is done. */
    volatile uint64_t recorded, done;
};
#define MAGIC 0x5354414e44494e21

enum work { COPY, FILL, RECORD, WAIT, WRITE_VALUE, WAIT_VALUE, CALL };

struct operation {
    enum work work;
    uintptr_t to, from;
    size_t size;
    int value;
    struct event *event;
    uint64_t record;
    void (*function)(void *);
    struct operation *next;
};

typedef struct stream *aclrtStream;
struct stream {
    unsigned serial;
    int alive;
    struct context *context;
    struct operation *first, *last;
};

typedef struct context *aclrtContext;
struct context {
    unsigned serial;
    int device, alive;
    struct stream queue;
};

typedef struct event *aclrtEvent;
struct event {
    unsigned flags, serial;
    int alive, fd, opened;
    uint64_t recorded, done;
    double time;
    aclrtStream stream;
    struct label *label;
};

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

typedef struct {
    unsigned id;
    int type;
} aclrtMemLocation;
typedef struct {
    int handleType, allocationType, memAttr;
    aclrtMemLocation location;
    uint64_t reserve;
} aclrtPhysicalMemProp;
typedef struct {
    int flags;
    aclrtMemLocation location;
    unsigned char rsv[12];
} aclrtMemAccessDesc;
typedef struct {
    aclrtMemLocation location;
    unsigned pageSize, rsv[4];
} aclrtPtrAttributes;
typedef struct {
    char reserved[64];
} aclrtIpcEventHandle;

typedef struct physical *aclrtDrvMemHandle;
struct physical {
    unsigned serial;
    int fd, references, mappings, imported;
    size_t size;
    uint64_t shareable;
    aclrtPhysicalMemProp prop;
    struct label *label;
};

struct reservation {
    uintptr_t base;
    size_t size;
    struct reservation *next;
};

#define W(value) ((uintptr_t)(value))
#define LEAVE(status) \
    do { \
        aclError left_ = (status); \
        if (left_ && left_ / 1000 != 100) \
            last_error = left_; \
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
#define NEED(condition, code) \
    do { \
        if (!(condition)) \
            LEAVE(code); \
    } while (0)
#define IS_DEVICE(device) ((device) >= 0 && (device) < devices())

#define IN_CONTEXT(stream) NEED(!(stream) || (stream)->context == current, OTHER_CONTEXT)

/* What names a file in another process. */
struct named {
    char magic[8];
    int pid, fd;
    uint64_t inode;
};

/* Shared by these files alone. */
#pragma GCC visibility push(hidden)

/* runtime.c */
extern pthread_mutex_t lock;
extern struct block *blocks;
extern struct reservation *reservations;
extern unsigned memories, streams, events, contexts, physicals;
extern aclrtStream stream_list[4096];
extern aclrtEvent event_list[4096];
extern aclrtContext context_list[4096];
extern aclrtDrvMemHandle physical_list[4096];
extern aclrtContext defaults[MAX_DEVICES];
extern int set_count[MAX_DEVICES], peers[MAX_DEVICES][MAX_DEVICES];
extern _Thread_local aclrtContext current;
extern _Thread_local char message[256], called[64];
extern _Thread_local int own_call, last_error;
void die(const char *format, ...);
int number(const char *name, int otherwise);
int devices(void);
struct block *find(uintptr_t address);
aclError enter(const char *name, int needs, const char *kinds, ...);
uint64_t inode_of(int fd);
int file(size_t mapped, struct label **label);
aclError open_file(int pid, int number, uint64_t inode, int *out, struct label **label);

/* stream.c */
void run_one(aclrtStream stream);
void drain(aclrtStream stream);
void queue(aclrtStream stream, struct operation operation);
aclrtStream stream_at(int device, unsigned place);
int work_elsewhere(aclrtStream stream);
void check_idle(int device, const char *what);
aclrtStream own(aclrtStream stream);

/* context.c */
aclrtContext add_context(int device);
void end_context(aclrtContext context);

/* memory.c */
void release_block(struct block *gone);
struct block *add(uintptr_t base, size_t size, size_t mapped, enum kind kind, int fd);

/* event.c */
aclrtEvent add_event(unsigned flags, int fd, struct label *label, int opened);

/* ipc.c */
void allow(struct label *label, uint64_t flags);
aclError allow_pids(struct label *label, const int *pids, size_t count);

#pragma GCC visibility pop

EXPORT aclError aclrtPointerGetAttributes(uintptr_t address, aclrtPtrAttributes *attributes);
