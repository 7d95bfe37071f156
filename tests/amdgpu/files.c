// SPDX-License-Identifier: MIT OR Apache-2.0
// The C library's calls that reach the driver: its devices and its folder in /sys are opened as files of the model.
#define _GNU_SOURCE
#include "model.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/kfd_ioctl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#define TOPOLOGY "/sys/devices/virtual/kfd/kfd/topology"

pthread_mutex_t model_lock = PTHREAD_MUTEX_INITIALIZER;
static int level;

void lock_model(void)
{
    pthread_mutex_lock(&model_lock);
}
void unlock_model(void)
{
    pthread_mutex_unlock(&model_lock);
}

static void print(const char *format, va_list arguments)
{
    char text[512];
    int length = snprintf(text, sizeof text, "amdgpu model, process %d: ", getpid());
    length += vsnprintf(text + length, sizeof text - length - 1, format, arguments);
    if (length > (int)sizeof text - 2)
        length = sizeof text - 2;
    text[length++] = '\n';
    if (write(STDERR_FILENO, text, length) < 0)
        return;
}

void note(int at, const char *format, ...)
{
    if (level < at)
        return;
    va_list arguments;
    va_start(arguments, format);
    print(format, arguments);
    va_end(arguments);
}

void unmodelled(const char *format, ...)
{
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    note(0, "%s is not modelled", text);
    abort();
}

// ---- descriptors ----------------------------------------------------------------------------------------------------

// By number: a render node is its GPU.
enum { OTHER = 0, KFD, INHERITED_KFD, RENDER };
static unsigned char kinds[1 << 20];

static int kind_of(int fd)
{
    return fd >= 0 && fd < (int)sizeof kinds ? kinds[fd] : OTHER;
}
int gpu_of_descriptor(int fd)
{
    return kind_of(fd) - RENDER;
}

int open_device(int gpu)
{
    int fd = memfd_create(gpu < 0 ? "kfd" : "render", MFD_CLOEXEC);
    if (fd >= (int)sizeof kinds)
        unmodelled("descriptor %d", fd);
    if (fd >= 0)
        kinds[fd] = gpu < 0 ? KFD : RENDER + gpu;
    return fd;
}

void *map_file(void *at, size_t bytes, int protection, int flags, int fd, int64_t offset)
{
    return (void *)syscall(SYS_mmap, at, bytes, protection, flags, fd, offset);
}

static void forked(void)
{
    pthread_mutex_init(&model_lock, NULL);
    for (size_t i = 0; i < sizeof kinds; i++)
        if (kinds[i] == KFD)
            kinds[i] = INHERITED_KFD;
    driver_forked();
    queues_forked();
}

static void start(void)
{
    const char *text = getenv("AMDGPU_MODEL_LOG");
    level = text ? atoi(text) : 0;
    if (getenv("AMDGPU_MODEL"))
        driver_start();
    pthread_atfork(lock_model, unlock_model, forked);
}

// Another library's constructor may come first.
static void ensure_start(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, start);
}

__attribute__((constructor)) static void construct(void)
{
    ensure_start();
}

// A buffer is a file here, so a program needs more descriptors than over a GPU.
static void raise_limit(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) || limit.rlim_cur >= limit.rlim_max)
        return;
    limit.rlim_cur = limit.rlim_max < sizeof kinds ? limit.rlim_max : sizeof kinds;
    setrlimit(RLIMIT_NOFILE, &limit);
}

enum target { ELSEWHERE, DEVICE, NOWHERE };

// What a path means: a device of the model (with its GPU, or -1), or a file, whose path `*path` then is.
static enum target resolve(const char **path, char space[4096], int *gpu)
{
    static __thread bool busy;
    if (!*path || (*path)[0] != '/' || busy)
        return ELSEWHERE;
    if (strncmp(*path, "/dev/", 5) && strncmp(*path, TOPOLOGY, sizeof TOPOLOGY - 1))
        return ELSEWHERE;
    busy = true; // the start opens files
    ensure_start();
    busy = false;
    if (!gpu_count)
        return ELSEWHERE;
    int minor;
    *gpu = -1;
    if (!strcmp(*path, "/dev/kfd"))
        return DEVICE;
    if (sscanf(*path, "/dev/dri/renderD%d", &minor) == 1) {
        *gpu = minor - FIRST_MINOR;
        return *gpu >= 0 && *gpu < gpu_count ? DEVICE : NOWHERE;
    }
    if (!strncmp(*path, "/dev/", 5))
        return ELSEWHERE;
    snprintf(space, 4096, "%s%s", getenv("AMDGPU_MODEL"), *path + sizeof TOPOLOGY - 1);
    *path = space;
    return ELSEWHERE;
}

static int open_as(int folder, const char *path, int flags, mode_t mode)
{
    char space[4096];
    int gpu;
    switch (resolve(&path, space, &gpu)) {
    case DEVICE:
        if (gpu < 0)
            raise_limit();
        return open_device(gpu);
    case NOWHERE:
        return errno = ENOENT, -1;
    default:
        return syscall(SYS_openat, folder, path, flags, mode);
    }
}

#define MODE \
    mode_t mode = 0; \
    if (flags & (O_CREAT | __O_TMPFILE)) { \
        va_list arguments; \
        va_start(arguments, flags); \
        mode = va_arg(arguments, mode_t); \
        va_end(arguments); \
    }
EXPORT int open(const char *path, int flags, ...)
{
    MODE return open_as(AT_FDCWD, path, flags, mode);
}
EXPORT int open64(const char *path, int flags, ...)
{
    MODE return open_as(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}
EXPORT int __open_2(const char *path, int flags)
{
    return open_as(AT_FDCWD, path, flags, 0);
}
EXPORT int __open64_2(const char *path, int flags)
{
    return open_as(AT_FDCWD, path, flags | O_LARGEFILE, 0);
}
EXPORT int openat(int folder, const char *path, int flags, ...)
{
    MODE return open_as(folder, path, flags, mode);
}
EXPORT int openat64(int folder, const char *path, int flags, ...)
{
    MODE return open_as(folder, path, flags | O_LARGEFILE, mode);
}

#define FILE_BY(name) \
    EXPORT FILE *name(const char *path, const char *mode) \
    { \
        REAL(name); \
        char space[4096]; \
        int gpu; \
        return resolve(&path, space, &gpu) == ELSEWHERE ? real(path, mode) : (errno = ENOENT, NULL); \
    }
FILE_BY(fopen)
FILE_BY(fopen64)

EXPORT DIR *opendir(const char *path)
{
    REAL(opendir);
    char space[4096];
    int gpu;
    return resolve(&path, space, &gpu) == ELSEWHERE ? real(path) : (errno = ENOENT, NULL);
}

EXPORT int access(const char *path, int mode)
{
    char space[4096];
    int gpu;
    switch (resolve(&path, space, &gpu)) {
    case DEVICE:
        return 0;
    case NOWHERE:
        return errno = ENOENT, -1;
    default:
        return syscall(SYS_faccessat, AT_FDCWD, path, mode);
    }
}

EXPORT int close(int fd)
{
    if (kind_of(fd) != OTHER)
        kinds[fd] = OTHER;
    return syscall(SYS_close, fd);
}

EXPORT int ioctl(int fd, unsigned long request, ...)
{
    va_list arguments;
    va_start(arguments, request);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    int kind = kind_of(fd);
    if (kind == OTHER)
        return syscall(SYS_ioctl, fd, request, argument);
    // The driver serves the process that has opened it.
    if (kind == INHERITED_KFD)
        return errno = EBADF, -1;
    if (kind >= RENDER)
        unmodelled("ioctl %#lx of a render node", request);
    lock_model();
    int result = driver_ioctl(request, argument), number = errno;
    note(3, "ioctl %#lx is %d (%d)", _IOC_NR(request), result, result ? number : 0);
    unlock_model();
    errno = number;
    return result;
}

static void *map_as(void *at, size_t bytes, int protection, int flags, int fd, off_t offset)
{
    if (kind_of(fd) == OTHER || flags & MAP_ANONYMOUS)
        return map_file(at, bytes, protection, flags, fd, offset);
    lock_model();
    int file = driver_file(offset);
    unlock_model();
    if (file < 0)
        return errno = EINVAL, MAP_FAILED;
    return map_file(at, bytes, protection, flags, file, 0);
}

EXPORT void *mmap(void *at, size_t bytes, int protection, int flags, int fd, off_t offset)
{
    return map_as(at, bytes, protection, flags, fd, offset);
}

EXPORT void *mmap64(void *at, size_t bytes, int protection, int flags, int fd, off_t offset)
{
    return map_as(at, bytes, protection, flags, fd, offset);
}
