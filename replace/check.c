/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * The preload of `anygpu check` and `anygpu trace`. It maps the roll, in which processes say whether they can note what they
 * do, while the process has the rights, the files and the room to do so. There it enters each program that this process starts
 * without the means to be seen: one without a dynamic loader, or with another user's rights. A program that is started without
 * the settings, as by `env -i`, gets them again. And it enters that the process ends by itself, and not by a signal.
 *
 * src/os/journal/roll.rs has the same layout and numbers. What runs between vfork and exec only makes system calls.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { SIZE = 16 << 10, SLOTS = SIZE / 128 - 1, NOTED = 3, UNSEEN = 6, ENDED = 7 };
/* Reasons why a program is not seen. */
enum { IS_SEEN, IS_STATIC, CHANGES_USER, LACKS_SETTINGS };

struct slot {
    uint32_t state, process;
    int32_t error;
    uint32_t tells_end;
    uint64_t began;
    char text[104];
};

struct roll {
    /* The slots that are taken, and the processes that had none left and were not seen. */
    uint32_t taken, others;
    char reserved[120];
    struct slot slots[SLOTS];
};

_Static_assert(sizeof(struct roll) == SIZE, "a slot of 128 bytes for each process behind the head");

/* What the library asks for by these names: the roll, if it is mapped, and the folder, if the program changes its settings. */
struct roll *anygpu_check_roll;
char anygpu_check_folder[PATH_MAX];

extern char **environ;

/* The settings by which a program is seen, as this process was started with them, and their number. */
enum { SETTINGS = 32 };
static char *settings[SETTINGS];
static size_t setting_count;

static int (*next_execve)(const char *, char *const[], char *const[]);
static int (*next_execvpe)(const char *, char *const[], char *const[]);
static int (*next_execveat)(int, const char *, char *const[], char *const[], int);
static int (*next_fexecve)(int, char *const[], char *const[]);
static int (*next_posix_spawn)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                               char *const[], char *const[]);
static int (*next_posix_spawnp)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                                char *const[], char *const[]);
static int (*next_system)(const char *);
static FILE *(*next_popen)(const char *, const char *);

static void (*next__exit)(int);

static void find_next(void)
{
    *(void **)&next_execve = dlsym(RTLD_NEXT, "execve");
    *(void **)&next_execvpe = dlsym(RTLD_NEXT, "execvpe");
    *(void **)&next_execveat = dlsym(RTLD_NEXT, "execveat");
    *(void **)&next_fexecve = dlsym(RTLD_NEXT, "fexecve");
    *(void **)&next_posix_spawn = dlsym(RTLD_NEXT, "posix_spawn");
    *(void **)&next_posix_spawnp = dlsym(RTLD_NEXT, "posix_spawnp");
    *(void **)&next_system = dlsym(RTLD_NEXT, "system");
    *(void **)&next_popen = dlsym(RTLD_NEXT, "popen");
    *(void **)&next__exit = dlsym(RTLD_NEXT, "_exit");
}

static void keep_settings(void)
{
    for (char **variable = environ; variable && *variable && setting_count < SETTINGS; variable++)
        if (strncmp(*variable, "ANYGPU_", 7) == 0 || strncmp(*variable, "LD_PRELOAD=", 11) == 0
            || (strncmp(*variable, "LD_LIBRARY_PATH=", 16) == 0 && strstr(*variable, "/anygpu")))
            if ((settings[setting_count] = strdup(*variable)))
                setting_count++;
}

/* The constructors of libraries that the program needs run before this one, and may start programs: those begin it. */
__attribute__((constructor)) static void begin(void)
{
    if (next__exit)
        return;
    find_next();
    char path[PATH_MAX];
    const char *folder = secure_getenv("ANYGPU_CHECK");
    if (!folder || folder[0] != '/' || strlen(folder) + sizeof "/roll" > sizeof path)
        return;
    keep_settings();
    strcpy(anygpu_check_folder, folder);
    strcat(strcpy(path, folder), "/roll");
    int file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW), error = errno;
    struct stat status;
    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size == SIZE) {
        void *roll = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        anygpu_check_roll = roll == MAP_FAILED ? NULL : roll;
    }
    if (file >= 0)
        close(file);
    errno = error;
}

/* Tells of this process's end, or that it goes on after all. */
static void change(uint32_t from, uint32_t to)
{
    begin();
    struct roll *roll = anygpu_check_roll;
    uint32_t process = getpid();
    for (int i = 0; roll && i < SLOTS; i++)
        if (__atomic_load_n(&roll->slots[i].state, __ATOMIC_ACQUIRE) == from && roll->slots[i].process == process)
            __atomic_store_n(&roll->slots[i].state, to, __ATOMIC_RELEASE);
}

__attribute__((destructor)) static void end(void)
{
    change(NOTED, ENDED);
}

__attribute__((noreturn)) void _exit(int status)
{
    change(NOTED, ENDED);
    next__exit(status);
    __builtin_unreachable();
}

__attribute__((noreturn)) void _Exit(int status)
{
    _exit(status);
}

static int has(const char *bytes, size_t size, const char *part)
{
    return memmem(bytes, size, part, strlen(part)) != NULL;
}

/* Tells whether a program without a dynamic loader may call a GPU's library, and has none of ours. */
static int may_call(int file, size_t size)
{
    static const char *const names[] = { "libcuda.so", "libcudart",   "libamdhip64",
                                         "libhiprtc",  "libascendcl", "libacl_rt" };
    const char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes == MAP_FAILED)
        return 1;
    int calls = 0;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        calls |= has(bytes, size, names[i]);
    calls = calls && !has(bytes, size, "anygpu_last_reason");
    munmap((void *)bytes, size);
    return calls;
}

/* The place of a variable of an environment, by the name that begins a text; NULL where it is not set. */
static char *const *place_of(char *const environment[], const char *text)
{
    size_t length = strcspn(text, "=");
    for (; environment && *environment; environment++)
        if (strncmp(*environment, text, length) == 0 && (*environment)[length] == '=')
            return environment;
    return NULL;
}

/* Tells whether a variable of an environment has a value that contains a part. */
static int is_set(char *const environment[], const char *name, const char *part)
{
    char *const *place = place_of(environment, name);
    return place && strstr(*place + strlen(name) + 1, part) != NULL;
}

static int has_settings(char *const environment[])
{
    return is_set(environment, "ANYGPU_CHECK", "/")
        && (is_set(environment, "LD_PRELOAD", "libanygpu-check.so")
            || is_set(environment, "LD_LIBRARY_PATH", "anygpu/replace"));
}

static size_t count_of(char *const environment[])
{
    size_t count = 0;
    while (environment && environment[count])
        count++;
    return count;
}

/* Room for a program's own list of libraries behind ours. */
enum { JOINED = 2 * PATH_MAX };

/* An environment with the settings. `all` has room for both, `joined` for each of two lists. */
static char *const *restore(char *const environment[], char *all[], char joined[2][JOINED])
{
    begin();
    if (!anygpu_check_roll || has_settings(environment))
        return environment;
    size_t count = count_of(environment), lists = 0;
    if (count)
        memcpy(all, environment, count * sizeof *all);
    all[count] = NULL;
    for (size_t i = 0; i < setting_count; i++) {
        char **place = (char **)place_of(all, settings[i]);
        if (!place) {
            all[count++] = settings[i];
            all[count] = NULL;
        } else if (strncmp(settings[i], "ANYGPU_CHECK=", 13) == 0) {
            *place = settings[i];
        } else if (strncmp(settings[i], "LD_", 3) == 0) {
            const char *theirs = strchr(*place, '=') + 1;
            if (strlen(settings[i]) + 1 + strlen(theirs) >= JOINED || lists == 2)
                return environment;
            strcat(strcat(strcpy(joined[lists], settings[i]), *theirs ? ":" : ""), theirs);
            *place = joined[lists++];
        }
    }
    return all;
}

/* Declares the environment that a program is started with. */
#define SEEN(seen, environment) \
    char *all_##seen[count_of(environment) + SETTINGS + 1], joined_##seen[2][JOINED]; \
    char *const *seen = restore(environment, all_##seen, joined_##seen)

/* Tells why a program that is about to be started would not be seen. */
static int why_unseen(int file, char *const environment[])
{
    Elf64_Ehdr head;
    struct stat status;
    if (file >= 0 && fstat(file, &status) == 0 && pread(file, &head, sizeof head, 0) == sizeof head
        && memcmp(head.e_ident, ELFMAG, SELFMAG) == 0) {
        int takes_rights = prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1;
        if (takes_rights
            && (((status.st_mode & S_ISUID) && status.st_uid != getuid())
                || ((status.st_mode & S_ISGID) && status.st_gid != getgid())
                || (getuid() != 0 && fgetxattr(file, "security.capability", NULL, 0) > 0)))
            return CHANGES_USER;
        int is_dynamic = 0;
        for (int i = 0; head.e_ident[EI_CLASS] == ELFCLASS64 && i < head.e_phnum; i++) {
            Elf64_Phdr part;
            if (pread(file, &part, sizeof part, head.e_phoff + i * sizeof part) == sizeof part
                && part.p_type == PT_INTERP)
                is_dynamic = 1;
        }
        if (!is_dynamic)
            return may_call(file, status.st_size) ? IS_STATIC : IS_SEEN;
    }
    return has_settings(environment) ? IS_SEEN : LACKS_SETTINGS;
}

/* Opens the file of a name, which is looked for as a shell does. */
static int open_program(const char *name, int is_searched, char path[PATH_MAX])
{
    const char *folders = getenv("PATH");
    if (!is_searched || strchr(name, '/') || !folders) {
        strncat(strcpy(path, ""), name, PATH_MAX - 1);
        return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    }
    for (;;) {
        size_t length = strcspn(folders, ":");
        struct stat status;
        if (length + strlen(name) + 2 < PATH_MAX) {
            memcpy(path, folders, length);
            strcpy(path + length, length ? "/" : "./");
            strcat(path, name);
            if (access(path, X_OK) == 0 && stat(path, &status) == 0 && S_ISREG(status.st_mode))
                return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        }
        if (!folders[length])
            return strncat(strcpy(path, ""), name, PATH_MAX - 1), -1;
        folders += length + 1;
    }
}

/* Enters a program that will not be seen; the slot is empty again if it is not started. */
static struct slot *enter(int is_exec, const char *name, int is_searched, int file, char *const environment[])
{
    static struct slot none;
    char path[PATH_MAX];
    begin();
    int error = errno;
    if (!anygpu_check_roll || !name)
        return &none;
    if (is_exec)
        change(NOTED, ENDED);
    int opened = file < 0 ? open_program(name, is_searched, path) : file;
    int why = why_unseen(opened, environment);
    if (file < 0 && opened >= 0)
        close(opened);
    errno = error;
    if (why == IS_SEEN)
        return &none;
    struct roll *roll = anygpu_check_roll;
    uint32_t number = __atomic_load_n(&roll->taken, __ATOMIC_RELAXED);
    if (number < SLOTS)
        number = __atomic_fetch_add(&roll->taken, 1, __ATOMIC_RELAXED);
    if (number >= SLOTS) {
        __atomic_fetch_add(&roll->others, 1, __ATOMIC_RELAXED);
        return &none;
    }
    struct slot *slot = &roll->slots[number];
    slot->process = getpid();
    slot->error = why;
    strncpy(slot->text, file < 0 ? path : name, sizeof slot->text - 1);
    __atomic_store_n(&slot->state, UNSEEN, __ATOMIC_RELEASE);
    return slot;
}

/* After a program that was not started. */
static int failed(struct slot *slot, int result)
{
    change(ENDED, NOTED);
    if (slot->state)
        __atomic_store_n(&slot->state, 0, __ATOMIC_RELEASE);
    return result;
}

int execve(const char *path, char *const arguments[], char *const environment[])
{
    SEEN(seen, environment);
    struct slot *slot = enter(1, path, 0, -1, seen);
    return failed(slot, next_execve(path, arguments, seen));
}

int execv(const char *path, char *const arguments[])
{
    return execve(path, arguments, environ);
}

int execvpe(const char *name, char *const arguments[], char *const environment[])
{
    SEEN(seen, environment);
    struct slot *slot = enter(1, name, 1, -1, seen);
    return failed(slot, next_execvpe(name, arguments, seen));
}

int execvp(const char *name, char *const arguments[])
{
    return execvpe(name, arguments, environ);
}

int execveat(int folder, const char *path, char *const arguments[], char *const environment[], int flags)
{
    SEEN(seen, environment);
    int file = *path ? openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : folder;
    struct slot *slot = enter(1, path, 0, file, seen);
    int result = next_execveat(folder, path, arguments, seen, flags), error = errno;
    if (file >= 0 && file != folder)
        close(file);
    errno = error;
    return failed(slot, result);
}

int fexecve(int file, char *const arguments[], char *const environment[])
{
    SEEN(seen, environment);
    struct slot *slot = enter(1, arguments[0], 0, file, seen);
    return failed(slot, next_fexecve(file, arguments, seen));
}

/* The arguments of a list that ends with NULL, on the caller's stack. */
#define LISTED(arguments, first, list) \
    va_list list; \
    size_t count = 1; \
    va_start(list, first); \
    while (va_arg(list, char *)) \
        count++; \
    va_end(list); \
    char *arguments[count + 1]; \
    arguments[0] = (char *)first; \
    va_start(list, first); \
    for (size_t i = 1; i <= count; i++) \
    arguments[i] = va_arg(list, char *)

int execl(const char *path, const char *first, ...)
{
    LISTED(arguments, first, list);
    va_end(list);
    return execve(path, arguments, environ);
}

int execlp(const char *name, const char *first, ...)
{
    LISTED(arguments, first, list);
    va_end(list);
    return execvpe(name, arguments, environ);
}

int execle(const char *path, const char *first, ...)
{
    LISTED(arguments, first, list);
    char *const *environment = va_arg(list, char *const *);
    va_end(list);
    return execve(path, arguments, environment);
}

int posix_spawn(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[])
{
    SEEN(seen, environment);
    struct slot *slot = enter(0, path, 0, -1, seen);
    int result = next_posix_spawn(process, path, actions, attributes, arguments, seen);
    return result ? failed(slot, result) : 0;
}

int posix_spawnp(pid_t *process, const char *name, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[])
{
    SEEN(seen, environment);
    struct slot *slot = enter(0, name, 1, -1, seen);
    int result = next_posix_spawnp(process, name, actions, attributes, arguments, seen);
    return result ? failed(slot, result) : 0;
}

int system(const char *command)
{
    enter(0, command ? "/bin/sh" : NULL, 0, -1, environ);
    return next_system(command);
}

FILE *popen(const char *command, const char *mode)
{
    enter(0, "/bin/sh", 0, -1, environ);
    return next_popen(command, mode);
}
