/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* State, the log of calls, and what every call checks first. */
#include "runtime.h"

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct block *blocks;
unsigned memories, streams, events;
uint64_t ids;
hipStream_t stream_list[4096];
hipEvent_t event_list[4096];
unsigned device_flags[MAX_DEVICES];
int peers[MAX_DEVICES][MAX_DEVICES];
size_t limits[3] = { 1024, 1 << 20, 8 << 20 };

_Thread_local int current;

/* Whether the call comes from this library itself. */
_Thread_local int own_call;

void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("stand-in HIP: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    abort();
}

int number(const char *name, int otherwise)
{
    const char *text = getenv(name);
    return text && *text ? atoi(text) : otherwise;
}

int devices(void)
{
    return number("STANDIN_DEVICES", DEVICES);
}

pid_t own_pid(void)
{
    return number("STANDIN_PID", getpid());
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
        return value <= 2 ? snprintf(text, room,
                                     value == 0       ? " NULL"
                                         : value == 1 ? " legacy"
                                                      : " per-thread")
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
hipError_t enter(const char *name, const char *kinds, ...)
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
    *version = number("STANDIN_VERSION",
                      RELEASE == 502       ? 50221153
                          : RELEASE == 603 ? 60342131
                          : RELEASE == 702 ? 70226015
                                           : RELEASE / 100 * 10000000 + RELEASE % 100 * 100000 + 1);
    LEAVE(OK);
}
