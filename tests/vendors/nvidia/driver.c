/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* State, the log of calls, and what every call checks first. */
#include "driver.h"

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct context primaries[MAX_DEVICES];
struct block *blocks;
CUexternal externals;
unsigned memories, streams, events, contexts;
uint64_t ids;
static int initialised;
CUstream stream_list[4096];
CUevent event_list[4096];

_Thread_local CUcontext stack[64];
_Thread_local int depth;

void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("stand-in driver: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    abort();
}

int number(const char *name, int otherwise)
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

int devices(void)
{
    int physical[MAX_DEVICES];
    return list_devices(physical);
}

int physical(int device)
{
    int listed[MAX_DEVICES];
    list_devices(listed);
    return listed[device];
}

int to_fail(const char *name)
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

struct block *find(uintptr_t address)
{
    for (struct block *block = blocks; block; block = block->next)
        if (address >= block->base && address - block->base < block->size)
            return block;
    return NULL;
}

CUcontext current(void)
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
        for (CUexternal one = externals; one; one = one->next)
            if ((uintptr_t)one == value)
                return snprintf(text, room, " array%u", one->serial);
        if (!(block = find(value)))
            return snprintf(text, room, " host");
        if (value == block->base)
            return snprintf(text, room, " mem%u", block->serial);
        return snprintf(text, room, " mem%u+%zu", block->serial, (size_t)(value - block->base));
    case 's':
        return value <= 2 ? snprintf(text, room,
                                     value == 0       ? " NULL"
                                         : value == 1 ? " legacy"
                                                      : " per-thread")
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
                return snprintf(text, room, " %s%u",
                                one->what == 'm'       ? "external"
                                    : one->what == 's' ? "semaphore"
                                    : one->what == 'y' ? "array"
                                                       : "arrays",
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
        if (*kinds == 's' && strncmp(name, "cuStream", 8)
            && (strncmp(name, "cuMemcpy", 8) || !strncmp(name, "cuMemcpy3DPeer", 14)) && strcmp(name, "cuEventRecord")
            && strcmp(name, "cuLaunchHostFunc") && (strncmp(name, "cuMemsetD", 9) || !strncmp(name, "cuMemsetD2D", 11))
            && !is_idle((CUstream)value))
            die("%s behind a wait, which the stand-in does not do", name);
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
CUresult enter(const char *name, int needs_context, const char *kinds, ...)
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
            return INVALID_CONTEXT;
        if (!current()->alive)
            return DESTROYED;
    }
    return OK;
}

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

static const struct {
    int code;
    const char *name, *text;
} errors[] = {
    { 0, "CUDA_SUCCESS", "no error" },
    { 1, "CUDA_ERROR_INVALID_VALUE", "invalid argument" },
    { 2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory" },
    { 100, "CUDA_ERROR_NO_DEVICE", "no device" },
    { 201, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context" },
    { 999, "CUDA_ERROR_UNKNOWN", "unknown error" },
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
