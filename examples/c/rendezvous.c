/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "rendezvous.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <anygpu/anygpu.h>

static const char *directory = ".";
static char self[32];
static double time_limit = 60;

const char *path_of(const char *name)
{
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return path;
}

int meet(const char *name, int argc, char **argv)
{
    int role = argc > 2 ? atoi(argv[2]) : 0;
    if (argc > 1)
        directory = argv[1];
    if (argc > 3)
        time_limit = atof(argv[3]);
    if (role > 0)
        snprintf(self, sizeof self, "%s %d", name, role);
    else
        snprintf(self, sizeof self, "%s", name);
    setvbuf(stdout, NULL, _IOLBF, 0);
    return role;
}

static int write_file(const char *name, const void *bytes, size_t count)
{
    char unfinished[4096];
    snprintf(unfinished, sizeof unfinished, "%s/.%s.%ld", directory, name, (long)getpid());
    FILE *file = fopen(unfinished, "wb");
    if (file == NULL)
        return 0;
    int complete = fwrite(bytes, 1, count, file) == count;
    /* Renamed only when whole, so that nobody reads half of it. */
    return fclose(file) == 0 && complete && rename(unfinished, path_of(name)) == 0;
}

void put(const char *name, const void *bytes, size_t count)
{
    if (!write_file(name, bytes, count))
        fail("cannot write %s in %s", name, directory);
}

void take(const char *name, void *bytes, size_t count)
{
    double deadline = now() + time_limit;
    FILE *file;
    while ((file = fopen(path_of(name), "rb")) == NULL) {
        if (access(path_of("failed"), F_OK) == 0)
            fail("gives up: another process has failed");
        if (now() > deadline)
            fail("gives up: waited %g s for %s", time_limit, name);
        usleep(500);
    }
    size_t got = count > 0 ? fread(bytes, 1, count, file) : 0;
    fclose(file);
    if (got != count)
        fail("%s is too short", name);
}

void discard(const char *name)
{
    remove(path_of(name));
}

const char *of_consumer(int role, const char *what)
{
    static char name[64];
    snprintf(name, sizeof name, "consumer-%d.%s", role, what);
    return name;
}

void say(const char *format, ...)
{
    char words[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    printf("%s: %s\n", self, words);
}

void fail(const char *format, ...)
{
    char words[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    fprintf(stderr, "%s: error: %s\n", self, words);
    write_file("failed", self, strlen(self));
    exit(1);
}

void check(hipError_t status, const char *call)
{
    if (status != hipSuccess)
        fail("%s: %s (%s)", call, hipGetErrorName(status), anygpu_last_reason());
}

double filled(size_t element)
{
    return (double)element;
}

double written(int role, size_t element)
{
    return 1e8 * role + (double)element;
}

size_t slice_begin(int role)
{
    return (size_t)(role - 1) * ELEMENTS / CONSUMERS;
}

double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int compare(const void *one, const void *other)
{
    double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

double median(double *numbers, int count)
{
    qsort(numbers, (size_t)count, sizeof *numbers, compare);
    return numbers[count / 2];
}
