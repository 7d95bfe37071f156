/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* How a client of a stand-in makes one call after the other: into the stand-in's log, a line "== step" before each step's
 * calls; on standard output, each step's status; and, where asked, each while one of the stand-in's functions fails. */
#ifndef STEPS_H
#define STEPS_H

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char *failing;
static int code;

static void before(const char *step)
{
    const char *log = getenv("STANDIN_LOG");
    if (log) {
        int fd = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
        dprintf(fd, "== %s\n", step);
        close(fd);
    }
    if (failing) {
        char setting[128];
        snprintf(setting, sizeof setting, "%s=%d", failing, code);
        setenv("STANDIN_FAIL", setting, 1);
    }
}

static void after(const char *step, int status)
{
    unsetenv("STANDIN_FAIL");
    printf("%s\t%d\n", step, status);
    fflush(stdout);
}

/* Shows what a step has answered. */
static void note(const char *format, ...)
{
    va_list arguments;
    if (failing)
        return;
    va_start(arguments, format);
    printf("# ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
}

/* A step that failed on order is made once more, so that the next finds what it needs. */
#define STEP(call) \
    do { \
        before(#call); \
        int status = (int)(call); \
        after(#call, status); \
        if (status && failing) \
            (void)(call); \
    } while (0)

#endif
