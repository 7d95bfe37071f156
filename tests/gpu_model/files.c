// SPDX-License-Identifier: MIT OR Apache-2.0
// The C library's calls that reach the driver: its devices and its folders in /sys are opened as files of the model.
#define _GNU_SOURCE
#include "shared.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

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
    int length = snprintf(text, sizeof text, "%s model, process %d: ", model.name, getpid());
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

// By number.
static unsigned char kinds[1 << 20];

int kind_of_descriptor(int fd)
{
    return fd >= 0 && fd < (int)sizeof kinds ? kinds[fd] : 0;
}

int open_device(int kind)
{
    int fd = memfd_create(model.name, MFD_CLOEXEC);
    if (fd >= (int)sizeof kinds)
        unmodelled("descriptor %d", fd);
    if (fd >= 0)
        kinds[fd] = kind;
    return fd;
}

int keep_descriptor(int fd)
{
    int high = fcntl(fd, F_DUPFD_CLOEXEC, 512);
    return high >= 0 ? high : fcntl(fd, F_DUPFD_CLOEXEC, 3);
}

void *map_file(void *at, size_t bytes, int protection, int flags, int fd, int64_t offset)
{
    return (void *)syscall(SYS_mmap, at, bytes, protection, flags, fd, offset);
}

static void forked(void)
{
    pthread_mutex_init(&model_lock, NULL);
    // The driver serves the process that has opened it.
    for (size_t i = 0; i < sizeof kinds; i++)
        if (kinds[i])
            kinds[i] |= INHERITED;
    model.forked();
    used_forked();
}

static void start(void)
{
    const char *text = getenv(model.log_variable);
    level = text ? atoi(text) : 0;
    if (getenv(model.folder_variable))
        model.start();
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

// What a path means: a kind of device, -1 for one that the machine lacks, or 0 for a file, whose path `*path` then is.
static int resolve(const char **path, char space[4096])
{
    static __thread bool busy;
    if (!*path || (*path)[0] != '/' || busy)
        return 0;
    const struct mirrored *mirrored = model.mirrored;
    while (mirrored->from && strncmp(*path, mirrored->from, strlen(mirrored->from)))
        mirrored++;
    if (!mirrored->from && strncmp(*path, "/dev/", 5))
        return 0;
    busy = true; // the start opens files
    ensure_start();
    busy = false;
    if (!model.is_there())
        return 0;
    int kind = model.device_at(*path);
    if (kind || !mirrored->from)
        return kind;
    snprintf(space, 4096, "%s%s%s", getenv(model.folder_variable), mirrored->to, *path + strlen(mirrored->from));
    *path = space;
    return 0;
}

static int open_as(int folder, const char *path, int flags, mode_t mode)
{
    char space[4096];
    int kind = resolve(&path, space);
    if (kind < 0)
        return errno = ENOENT, -1;
    if (kind == 0)
        return syscall(SYS_openat, folder, path, flags, mode);
    raise_limit();
    return open_device(kind);
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
        return resolve(&path, space) == 0 ? real(path, mode) : (errno = ENOENT, NULL); \
    }
FILE_BY(fopen)
FILE_BY(fopen64)

EXPORT DIR *opendir(const char *path)
{
    REAL(opendir);
    char space[4096];
    return resolve(&path, space) == 0 ? real(path) : (errno = ENOENT, NULL);
}

EXPORT int access(const char *path, int mode)
{
    char space[4096];
    int kind = resolve(&path, space);
    if (kind < 0)
        return errno = ENOENT, -1;
    return kind ? 0 : (int)syscall(SYS_faccessat, AT_FDCWD, path, mode);
}

EXPORT int close(int fd)
{
    if (kind_of_descriptor(fd))
        kinds[fd] = 0;
    return syscall(SYS_close, fd);
}

EXPORT int ioctl(int fd, unsigned long request, ...)
{
    va_list arguments;
    va_start(arguments, request);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    int kind = kind_of_descriptor(fd);
    if (!kind)
        return syscall(SYS_ioctl, fd, request, argument);
    if (kind & INHERITED)
        return errno = EBADF, -1;
    lock_model();
    int result = model.ioctl(fd, kind, request, argument), number = errno;
    note(3, "ioctl %#x is %d (%d)", (unsigned)_IOC_NR(request), result, result ? number : 0);
    unlock_model();
    errno = number;
    return result;
}

static void *map_as(void *at, size_t bytes, int protection, int flags, int fd, off_t offset)
{
    int kind = flags & MAP_ANONYMOUS ? 0 : kind_of_descriptor(fd);
    if (!kind)
        return map_file(at, bytes, protection, flags, fd, offset);
    lock_model();
    int64_t inside = offset;
    int file = kind & INHERITED ? -1 : model.file(fd, kind, &inside);
    unlock_model();
    if (file < 0)
        return errno = EINVAL, MAP_FAILED;
    return map_file(at, bytes, protection, flags, file, inside);
}

EXPORT void *mmap(void *at, size_t bytes, int protection, int flags, int fd, off_t offset)
{
    return map_as(at, bytes, protection, flags, fd, offset);
}

EXPORT void *mmap64(void *at, size_t bytes, int protection, int flags, int fd, off_t offset)
{
    return map_as(at, bytes, protection, flags, fd, offset);
}
