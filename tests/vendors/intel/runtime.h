/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A stand-in for Level Zero's loader and Intel's driver that works: host memory for device memory, and all work done before a
 * call returns. It answers as Intel's driver 26.27 does on the model of its GPUs (tests/intelgpu), as far as this project's
 * calls go. It ends the program, with a message, where a caller is careless: a handle that names nothing, memory that a list
 * does not reach.
 *
 *     STANDIN_LOG=file       every call with its arguments, objects by name: mem2+16, list1, event1, host
 *     STANDIN_FAIL=f=2,g=1   these functions answer these codes and do nothing
 *     STANDIN_DEVICES=2      how many devices there are */
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
#include <time.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

typedef unsigned ze_result_t;

enum {
    OK = 0,
    OUT_OF_MEMORY = 0x70000003,
    BUILD_FAILURE = 0x70000004,
    UNSUPPORTED = 0x78000003,
    INVALID_ARGUMENT = 0x78000004,
    INVALID_SIZE = 0x78000008,
    UNSUPPORTED_SIZE = 0x78000009,
    INVALID_BINARY = 0x7800000f,
    INVALID_GLOBAL = 0x78000010,
    INVALID_KERNEL = 0x78000011,
    INVALID_GROUP_SIZE = 0x78000013,
    UNKNOWN_ADDRESS = 0x78000021,
};

#define MAX_DEVICES 8
#define MEMORY ((size_t)4 << 30)
/* Pages of small memory, and of physical memory and of what the driver aligns to it. */
enum { GRANULE = 65536, LARGE_PAGE = 2 << 20 };

/* What every structure begins with. */
struct head {
    unsigned kind;
    const struct head *next;
};

enum {
    IMPORT_DESCRIPTOR = 0x19,
    EXPORT_DESCRIPTOR = 0x1a,
    DEVICE_PROPERTIES_1_2 = 0x20006,
    USABLE_MEMORY = 0x20041,
};

struct descriptor {
    struct head head;
    unsigned flags;
    int fd;
};

/* Kinds of memory: ze_memory_type_t, and those that are none of them. */
enum kind { HOST = 1, DEVICE = 2, SHARED = 3, IMPORTED, MAPPED, RESERVED, REGISTERED };

struct block {
    uintptr_t base;
    size_t size;
    enum kind kind;
    int device, fd;
    unsigned serial;
    struct physical *physical;
    struct block *next;
};

struct physical {
    unsigned serial;
    int alive, device, fd, is_mapped;
    size_t size;
    struct physical *next;
};

struct list {
    unsigned serial;
    int alive, device, group;
    struct list *next;
};

struct event {
    unsigned serial, flags;
    int alive, device;
    uint64_t time;
    struct event *next;
};

#define W(value) ((uintptr_t)(value))
#define LEAVE(status) \
    do { \
        ze_result_t left_ = (ze_result_t)(status); \
        pthread_mutex_unlock(&lock); \
        return left_; \
    } while (0)
#define ENTER(name, kinds, ...) \
    do { \
        ze_result_t status_ = enter(#name, kinds, ##__VA_ARGS__); \
        if (status_) \
            LEAVE(status_); \
    } while (0)
#define NEED(condition, code) \
    do { \
        if (!(condition)) \
            LEAVE(code); \
    } while (0)

#pragma GCC visibility push(hidden)

/* runtime.c */
extern pthread_mutex_t lock;
void die(const char *format, ...) __attribute__((noreturn));
int devices(void);
int device_of(uintptr_t handle);
uintptr_t handle_of(int device);
/* Logs a call and says what it must answer at once, OK to go on. The lock is held on return. */
ze_result_t enter(const char *name, const char *kinds, ...);
const struct head *find_in_chain(const struct head *first, unsigned kind);

/* memory.c */
extern struct block *blocks;
struct block *find(uintptr_t address);
struct block *add(uintptr_t base, size_t size, enum kind kind, int device, int fd);
void forget(struct block *block);
int new_file(size_t size);
size_t used_on(int device);

/* vmm.c */
extern struct physical *physicals;
struct physical *physical(uintptr_t handle);

/* list.c */
struct list *list(uintptr_t handle);
struct event *event(uintptr_t handle);
void signal_event(uintptr_t handle);
/* Ends the program where a list does not reach memory. */
void reach(const struct list *list, uintptr_t address, size_t bytes, const char *what);
ze_result_t zexCommandListAppendWriteToMemory(uintptr_t handle, const unsigned *scope, uintptr_t to, uint64_t value);

/* memory.c */
ze_result_t zexDriverImportExternalPointer(uintptr_t driver, uintptr_t address, size_t bytes);
ze_result_t zexDriverReleaseImportedPointer(uintptr_t driver, uintptr_t address);

/* kernel.c */
int name_of_module(char *text, size_t room, char what, uintptr_t value);
ze_result_t zexKernelGetArgumentSize(uintptr_t handle, unsigned number, unsigned *size);

#pragma GCC visibility pop
