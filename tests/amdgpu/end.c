// SPDX-License-Identifier: MIT OR Apache-2.0
// Faults of AMD's exit handlers and threads at the end of a process. Its HSA runtime 6.4 calls what it has freed, and in 7.2 a
// thread and an exit handler free the same. Where AMDGPU_MODEL_EXIT is "keep", the process then ends with the status that it
// was ending with.
#define _GNU_SOURCE
#include "model.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

static int status_at_exit;
static _Thread_local bool is_amds_thread;

static bool is_amds(void *code)
{
    Dl_info file;
    return dladdr(code, &file) && file.dli_fname
        && (strstr(file.dli_fname, "/libamdhip64.so") || strstr(file.dli_fname, "/libhsa-runtime64.so"));
}

static void keep_status(int signal, siginfo_t *info, void *context)
{
    (void)info;
    const greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    void *frames[64];
    int count = backtrace(frames, sizeof frames / sizeof *frames);
    bool found = is_amds_thread;
    for (int i = 0; i < count && !found; i++)
        found = is_amds(frames[i]);
    // No frames are found behind a call of what is no code, but its return address.
    Dl_info file;
    if (!dladdr((void *)registers[REG_RIP], &file))
        found |= is_amds(*(void **)registers[REG_RSP]);
    if (!found)
        return; // again, with the default action
    char line[120];
    int length = snprintf(line, sizeof line, "amdgpu model, process %d: %s in AMD's exit handlers, the status was %d\n",
                          getpid(), signal == SIGABRT ? "SIGABRT" : "SIGSEGV", status_at_exit);
    if (write(STDERR_FILENO, line, length) == length)
        _exit(status_at_exit);
}

static void watch(int status, void *unused)
{
    (void)unused;
    status_at_exit = status;
    fflush(NULL);
    void *frame;
    backtrace(&frame, 1); // loads what it needs
    struct sigaction action = { .sa_sigaction = keep_status, .sa_flags = SA_RESETHAND | SA_SIGINFO };
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGABRT, &action, NULL);
}

static bool keeps_status(void)
{
    const char *setting = getenv("AMDGPU_MODEL_EXIT");
    return setting && !strcmp(setting, "keep");
}

void watch_exit(void)
{
    if (keeps_status())
        on_exit(watch, NULL);
}

struct work {
    void *(*function)(void *);
    void *argument;
};

// AMD's threads block all signals. That the same was freed twice is found behind their function, when the C library frees what
// it kept for the thread.
static void *run_amds(void *argument)
{
    struct work work = *(struct work *)argument;
    free(argument);
    is_amds_thread = true;
    sigset_t faults;
    sigemptyset(&faults);
    sigaddset(&faults, SIGSEGV);
    sigaddset(&faults, SIGABRT);
    pthread_sigmask(SIG_UNBLOCK, &faults, NULL);
    return work.function(work.argument);
}

EXPORT int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *),
                          void *argument)
{
    REAL(pthread_create);
    struct work *work = keeps_status() && is_amds((void *)function) ? malloc(sizeof *work) : NULL;
    if (!work)
        return real(thread, attributes, function, argument);
    *work = (struct work){ function, argument };
    int error = real(thread, attributes, run_amds, work);
    if (error)
        free(work);
    return error;
}
