/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Reads steps, each an array full of its number.
 *
 *     steps kill MEETING WAY LIVES SEED   readers in turn that leave, kill themselves or are killed at random
 *     steps read MEETING WAY              one reader, until the producer closes the steps or is gone
 *     steps hold MEETING                  one reader that has begun a step, and waits to be killed
 *     steps write MEETING WAY             a producer of such steps that waits to be killed
 *     steps first NAME READERS SECONDS WAY   a producer of a name that begins once so many readers have joined
 *     steps join NAME END                 a reader of that name, which tells what it reads first, or END: leaves, dies or looks
 *
 * WAY is stream or host. A reader that sees another number than the step's fails. */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#define WORDS 16384
#define PATIENCE 120000

/* How a reader's life may end. */
enum { CLEAN = 0, FAILED = 1, OVER = 3, GONE = 4 };

#define OK(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) \
            fail(#call, status_); \
    } while (0)

static void fail(const char *call, int status)
{
    fprintf(stderr, "%s: %d: %s\n", call, status, anygpu_last_reason());
    _exit(FAILED);
}

struct meeting {
    uint64_t handle;
    anygpu_token token;
};

static struct meeting meeting_of(const char *path)
{
    struct meeting meeting;
    FILE *file = fopen(path, "rb");
    if (!file || fread(&meeting, sizeof meeting, 1, file) != 1)
        fail(path, errno);
    fclose(file);
    return meeting;
}

static uint64_t random_state;

static unsigned below(unsigned bound)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(random_state >> 33) % bound;
}

/* Ends the process at one of its points, if that is the one. */
static void die_at(int point, int chosen)
{
    if (point == chosen)
        raise(SIGKILL);
}

/* Reads so many steps, at most, and dies at a point of the last one. */
static int read_steps(const char *path, int in_stream, unsigned count, int point)
{
    static uint32_t copy[WORDS];
    const struct meeting meeting = meeting_of(path);
    void *steps, *memory;
    hipStream_t stream;
    uint64_t step, before = 0;
    int status = anygpu_steps_join(&steps, meeting.handle);
    if (status == ANYGPU_ERROR_STALE)
        return OVER;
    OK(status);
    die_at(1, point);
    status = anygpu_import(&meeting.token, -1, &memory);
    if (status == ANYGPU_ERROR_STALE)
        return OVER;
    OK(status);
    OK(hipStreamCreate(&stream));
    die_at(2, point);
    for (unsigned i = 0; i < count; i++) {
        const int last = i + 1 == count ? point : 0;
        status = in_stream ? anygpu_steps_begin_read(steps, stream, &step)
                           : anygpu_steps_begin_read_host(steps, PATIENCE, &step);
        if (status == ANYGPU_ERROR_STALE)
            return OVER;
        if (status == hipErrorLaunchFailure)
            return GONE;
        OK(status);
        die_at(3, last);
        if (before && step != before + 1) {
            fprintf(stderr, "step %llu follows %llu\n", (unsigned long long)step, (unsigned long long)before);
            return FAILED;
        }
        before = step;
        status = hipMemcpyAsync(copy, memory, sizeof copy, hipMemcpyDeviceToHost, stream);
        die_at(4, last);
        if (in_stream && !status) {
            status = anygpu_steps_end_read(steps, stream);
            die_at(5, last);
        }
        if (!status)
            status = hipStreamSynchronize(stream);
        /* The stream has waited for a step that never came. */
        if (status == hipErrorLaunchFailure) {
            OK(anygpu_steps_close(steps));
            return GONE;
        }
        OK(status);
        for (int word = 0; word < WORDS; word++)
            if (copy[word] != (uint32_t)step)
                return fprintf(stderr, "step %llu has %u\n", (unsigned long long)step, copy[word]), FAILED;
        if (!in_stream) {
            OK(anygpu_steps_end_read_host(steps));
            die_at(6, last);
        }
    }
    OK(anygpu_steps_close(steps));
    die_at(7, point);
    OK(anygpu_close(memory));
    return CLEAN;
}

static int lives(const char *path, int in_stream, int count)
{
    int kills = 0, clean = 0;
    for (int life = 0; life < count; life++) {
        const unsigned steps = below(20) + 1;
        const int point = below(3) ? 0 : (int)below(7) + 1, is_killed = below(2);
        const pid_t child = fork();
        int status;
        if (child == 0)
            _exit(read_steps(path, in_stream, steps, point));
        if (is_killed) {
            usleep(below(20000));
            kill(child, SIGKILL);
        }
        if (waitpid(child, &status, 0) != child)
            return FAILED;
        if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
            kills++;
        else if (WIFEXITED(status) && WEXITSTATUS(status) == OVER)
            break;
        else if (WIFEXITED(status) && WEXITSTATUS(status) == CLEAN)
            clean++;
        else
            return fprintf(stderr, "life %d ends with %#x\n", life, status), FAILED;
    }
    printf("%d killed, %d left\n", kills, clean);
    return CLEAN;
}

static int hold(const char *path)
{
    const struct meeting meeting = meeting_of(path);
    void *steps;
    uint64_t step;
    OK(anygpu_steps_join(&steps, meeting.handle));
    OK(anygpu_steps_begin_read_host(steps, PATIENCE, &step));
    printf("holds\n");
    fflush(stdout);
    while (pause() < 0)
        ;
    return FAILED;
}

static int write_steps(const char *path, int in_stream)
{
    struct meeting meeting;
    void *steps, *memory;
    uint64_t step;
    hipStream_t stream;
    OK(hipStreamCreate(&stream));
    OK(hipMalloc(&memory, WORDS * sizeof(uint32_t)));
    OK(anygpu_export(memory, 0, &meeting.token));
    OK(anygpu_steps_create(&steps, 8));
    OK(anygpu_steps_handle(&meeting.handle, steps));
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(&meeting, sizeof meeting, 1, file) != 1 || fclose(file))
        return FAILED;
    printf("ready\n");
    fflush(stdout);
    for (;;) {
        if (in_stream)
            OK(anygpu_steps_begin_write(steps, stream, &step));
        else
            OK(anygpu_steps_begin_write_host(steps, PATIENCE, &step));
        OK(hipMemsetD32Async(memory, (int)step, WORDS, stream));
        if (in_stream)
            OK(anygpu_steps_end_write(steps, stream));
        OK(hipStreamSynchronize(stream));
        if (!in_stream)
            OK(anygpu_steps_end_write_host(steps));
    }
}

static int say(const char *word)
{
    printf("%s\n", word);
    return fflush(stdout);
}

static int write_first(const char *name, int readers, int milliseconds, int of_array)
{
    void *steps, *memory;
    anygpu_token token;
    uint64_t step;
    OK(hipMalloc(&memory, 64));
    OK(anygpu_export(memory, 0, &token));
    OK(anygpu_steps_create(&steps, 4));
    if (anygpu_steps_wait_readers(NULL, 1, 0) != ANYGPU_ERROR_INVALID_HANDLE
        || anygpu_steps_wait_readers(steps, -1, 0) != ANYGPU_ERROR_INVALID_VALUE
        || anygpu_steps_wait_readers(steps, 5, -1) != ANYGPU_ERROR_INVALID_VALUE
        || anygpu_steps_wait_readers(steps, 1, -2) != ANYGPU_ERROR_INVALID_VALUE
        || anygpu_steps_wait_readers(steps, 1, 0) != hipErrorNotReady)
        return FAILED;
    OK(of_array ? anygpu_steps_publish_array(steps, &token, name) : anygpu_steps_publish(steps, name));
    const int status = anygpu_steps_wait_readers(steps, readers, milliseconds);
    if (status == hipErrorNotReady)
        return say("late"), OVER;
    OK(status);
    say("on");
    for (int i = 0; i < 3; i++) {
        OK(anygpu_steps_begin_write_host(steps, PATIENCE, &step));
        OK(anygpu_steps_end_write_host(steps));
    }
    /* All have read the last one. */
    OK(anygpu_steps_begin_write_host(steps, PATIENCE, &step));
    OK(anygpu_steps_close(steps));
    return CLEAN;
}

static int join(const char *name, const char *end)
{
    void *steps;
    uint64_t handle, first = 0, step;
    OK(anygpu_steps_lookup(name, PATIENCE, &handle));
    if (!strcmp(end, "looks")) {
        say("found");
        raise(SIGKILL);
    }
    OK(anygpu_steps_join(&steps, handle));
    say("joined");
    if (!strcmp(end, "dies"))
        raise(SIGKILL);
    for (;;) {
        const int status = anygpu_steps_begin_read_host(steps, PATIENCE, &step);
        if (status == ANYGPU_ERROR_STALE)
            break;
        OK(status);
        first = first ? first : step;
        OK(anygpu_steps_end_read_host(steps));
    }
    printf("from %llu to %llu\n", (unsigned long long)first, (unsigned long long)step);
    return CLEAN;
}

int main(int argc, char **argv)
{
    const char *role = argc > 2 ? argv[1] : "";
    const int in_stream = argc > 3 && strcmp(argv[3], "stream") == 0;
    if (strcmp(role, "kill") == 0 && argc == 6) {
        random_state = (uint64_t)atoll(argv[5]) * 77777 + 1;
        return lives(argv[2], in_stream, atoi(argv[4]));
    }
    if (strcmp(role, "read") == 0 && argc == 4)
        return read_steps(argv[2], in_stream, UINT32_MAX, 0);
    if (strcmp(role, "hold") == 0)
        return hold(argv[2]);
    if (strcmp(role, "write") == 0 && argc == 4)
        return write_steps(argv[2], in_stream);
    if (strcmp(role, "first") == 0 && argc == 6)
        return write_first(argv[2], atoi(argv[3]), (int)(1000 * atof(argv[4])), !strcmp(argv[5], "array"));
    if (strcmp(role, "join") == 0 && argc == 4)
        return join(argv[2], argv[3]);
    return 2;
}
