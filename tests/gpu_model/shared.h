// SPDX-License-Identifier: MIT OR Apache-2.0
// The part that is the same in every model of a kernel's GPU driver: the C library's calls that reach it, messages, and the
// memory that all processes use. A model has the functions under "of each model".
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define EXPORT __attribute__((visibility("default")))
// The function of this name in the libraries behind the model.
#define REAL(name) \
    static __typeof__(name) *real; \
    if (!real) \
    real = dlsym(RTLD_NEXT, #name)

#define MAX_GPUS 8

// files.c. The lock guards all of the model.
void lock_model(void);
void unlock_model(void);
void note(int level, const char *format, ...) __attribute__((format(printf, 2, 3)));
_Noreturn void unmodelled(const char *format, ...) __attribute__((format(printf, 1, 2)));
void *map_file(void *at, size_t bytes, int protection, int flags, int fd, int64_t offset);
// A copy of a descriptor that is out of the program's way.
int keep_descriptor(int fd);
// Opens a new descriptor of a device of the model; its kind is the model's, and is not 0.
int open_device(int kind);
// The kind of a descriptor: 0 for those that are no device of the model.
int kind_of_descriptor(int fd);
// The kind of a device that a process has inherited from the one that opened it.
#define INHERITED 0x80

// used.c, with the lock held: bytes of each GPU, in a file that all processes with one model share.
uint64_t *own_used(void);
uint64_t used_by_all(int gpu);
void used_forked(void);

// Of each model.
struct model {
    const char *name; // for messages
    const char *folder_variable, *log_variable; // of the environment
    void (*start)(void);
    // True if there are GPUs.
    bool (*is_there)(void);
    // The kind of device at a path of /dev; 0 for a path that is none, -1 for a device that the machine lacks.
    int (*device_at)(const char *path);
    // Folders of the system whose files are in the model's folder, by the same path behind `from`; ends with NULLs.
    struct mirrored {
        const char *from, *to;
    } mirrored[4];
    void (*forked)(void);
    // With the lock held. Failures set errno and return -1.
    int (*ioctl)(int fd, int kind, unsigned long request, void *argument);
    // The descriptor that a mapping of a device means, and where in it.
    int (*file)(int fd, int kind, int64_t *offset);
};
extern const struct model model;
