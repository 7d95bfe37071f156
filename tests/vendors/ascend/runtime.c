/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* State, the log of calls, and what every call checks first. */
#include "runtime.h"

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct block *blocks;
struct reservation *reservations;
unsigned memories, streams, events, contexts, physicals;
aclrtStream stream_list[4096];
aclrtEvent event_list[4096];
aclrtContext context_list[4096];
aclrtDrvMemHandle physical_list[4096];
aclrtContext defaults[MAX_DEVICES];
int set_count[MAX_DEVICES], peers[MAX_DEVICES][MAX_DEVICES];
static uint64_t initialized;
static int was_initialized;

_Thread_local aclrtContext current;
_Thread_local char message[256], called[64];

/* Whether the call comes from this library itself. */
_Thread_local int own_call, last_error;

void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("stand-in AscendCL: ", stderr);
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

struct block *find(uintptr_t address)
{
    for (struct block *block = blocks; block; block = block->next)
        if (address >= block->base && address - block->base < block->size)
            return block;
    return NULL;
}

static int is_live(char what, uintptr_t value)
{
    if (what == 's')
        for (unsigned i = 0; i < streams; i++)
            if ((uintptr_t)stream_list[i] == value)
                return stream_list[i]->alive;
    if (what == 'e')
        for (unsigned i = 0; i < events; i++)
            if ((uintptr_t)event_list[i] == value)
                return event_list[i]->alive;
    if (what == 'c')
        for (unsigned i = 0; i < contexts; i++)
            if ((uintptr_t)context_list[i] == value)
                return context_list[i]->alive;
    if (what == 'm')
        for (unsigned i = 0; i < physicals; i++)
            if ((uintptr_t)physical_list[i] == value)
                return physical_list[i]->references > 0;
    return 0;
}

/* Names an argument. `what` says what it is: p address, s stream, e event, c context, m physical memory, u unsigned, d int,
 * x hexadecimal, k the number of a key's characters, i a process's id. */
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
        return value ? snprintf(text, room, " stream%u", ((aclrtStream)value)->serial) : snprintf(text, room, " NULL");
    case 'e':
        return snprintf(text, room, " event%u", ((aclrtEvent)value)->serial);
    case 'c':
        return snprintf(text, room, " context%u", ((aclrtContext)value)->serial);
    case 'm':
        return snprintf(text, room, " physical%u", ((aclrtDrvMemHandle)value)->serial);
    case 'k':
        return snprintf(text, room, " key of %zu", strlen((const char *)value));
    case 'i':
        return kill((pid_t)value, 0) ? snprintf(text, room, " no process") : snprintf(text, room, " a process");
    case 'd':
        return snprintf(text, room, " %d", (int)value);
    case 'x':
        return snprintf(text, room, " %#lx", (unsigned long)value);
    default:
        return snprintf(text, room, " %lu", (unsigned long)value);
    }
}

/* Logs a call and says what it must answer at once, OK to go on. The lock is held on return. */
aclError enter(const char *name, int needs, const char *kinds, ...)
{
    char line[1024];
    size_t used = (size_t)snprintf(line, sizeof line, "%s%s", own_call ? "(own) " : "", name);
    va_list arguments;
    pthread_mutex_lock(&lock);
    va_start(arguments, kinds);
    for (const char *kind = kinds; *kind; kind++) {
        uintptr_t value = va_arg(arguments, uintptr_t);
        if ((*kind == 'e' || *kind == 'c' || *kind == 'm' || (*kind == 's' && value)) && !is_live(*kind, value))
            die("%s: %#lx is no live object", name, (unsigned long)value);
        used += (size_t)name_of(line + used, sizeof line - used, *kind, value);
    }
    va_end(arguments);
    aclError status = own_call ? OK : to_fail(name);
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
#ifdef STUB
    status = IS_STUB;
#endif
    if (status == OK && needs > 0 && !initialized)
        status = UNINITIALIZE;
    if (status == OK && needs > 1 && (!current || !current->alive))
        status = NO_CONTEXT;
    snprintf(called, sizeof called, "%s", name);
    return status;
}

uint64_t inode_of(int fd)
{
    struct stat status;
    return fstat(fd, &status) ? 0 : status.st_ino;
}

/* A memory file of so many bytes with a label behind them. */
int file(size_t mapped, struct label **label)
{
    int fd = memfd_create("stand-in AscendCL", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)(mapped + PAGE)))
        return fd < 0 ? -1 : (close(fd), -1);
    *label = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)mapped);
    if (*label == MAP_FAILED)
        return close(fd), -1;
    return fd;
}

/* Opens another process's file by process, descriptor and inode, if its label lets this process. */
aclError open_file(int pid, int number, uint64_t inode, int *out, struct label **label)
{
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", pid, number);
    int fd = pid == getpid() ? -1 : open(path, O_RDWR | O_CLOEXEC);
    if (pid == getpid())
        return NOT_SUPPORTED;
    if (fd < 0)
        return INVALID_HANDLE;
    if (fstat(fd, &status) || (status.st_ino & 0xffff) != (inode & 0xffff) || status.st_size < PAGE
        || (*label = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, status.st_size - PAGE)) == MAP_FAILED)
        return close(fd), INVALID_HANDLE;
    aclError answer = (*label)->magic == MAGIC ? NO_PERMISSION : INVALID_HANDLE;
    for (int i = 0; i < (*label)->count; i++)
        if (answer == NO_PERMISSION && (*label)->pids[i] == getpid())
            answer = OK;
    if (answer == NO_PERMISSION && (*label)->any)
        answer = OK;
    if (answer) {
        munmap(*label, PAGE);
        close(fd);
        return answer;
    }
    *out = fd;
    return OK;
}

EXPORT aclError aclInit(const char *configuration)
{
    ENTER(aclInit, 0, "p", W(configuration));
    was_initialized = 1;
    LEAVE(initialized++ ? REPEAT_INITIALIZE : OK);
}

EXPORT aclError aclFinalize(void)
{
    ENTER(aclFinalize, 0, "");
    NEED(was_initialized, UNINITIALIZE);
    NEED(initialized, FINALIZED_TWICE);
    initialized = 0;
    LEAVE(OK);
}

EXPORT aclError aclFinalizeReference(uint64_t *references)
{
    ENTER(aclFinalizeReference, 0, "");
    NEED(was_initialized, UNINITIALIZE);
    NEED(initialized, FINALIZED_TWICE);
    initialized--;
    if (references)
        *references = initialized;
    LEAVE(OK);
}

EXPORT const char *aclGetRecentErrMsg(void)
{
    static _Thread_local char last[sizeof message];
    if (!*message)
        return NULL;
    memcpy(last, message, sizeof last);
    *message = 0;
    return last;
}

EXPORT aclError aclrtGetVersion(int *major, int *minor, int *patch)
{
    ENTER(aclrtGetVersion, 0, "");
    NEED(major && minor && patch, INVALID_PARAM);
    *major = 9;
    *minor = 0;
    *patch = 1;
    LEAVE(OK);
}

EXPORT const char *aclrtGetSocName(void)
{
    return "Stand-in NPU";
}

EXPORT aclError aclrtPeekAtLastError(int level)
{
    ENTER(aclrtPeekAtLastError, 0, "d", W(level));
    NEED(!level, INVALID_PARAM);
    int last = last_error;
    pthread_mutex_unlock(&lock);
    return last;
}

EXPORT aclError aclrtGetLastError(int level)
{
    ENTER(aclrtGetLastError, 0, "d", W(level));
    NEED(!level, INVALID_PARAM);
    int last = last_error;
    last_error = OK;
    pthread_mutex_unlock(&lock);
    return last;
}
