/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The time of a step between a producer and its readers, each a process of its own:
 *
 *     steps [READERS [STEPS]]
 *
 * In stream order, with nothing but the handshake, and with an array that the producer fills with the step's number and
 * each reader copies and checks; and with threads that wait on the host, beside what two processes need for a byte and its
 * answer through pipes. A reader that sees another number fails. */
#include "direct.h"

#include <anygpu/anygpu.h>
#include <sys/wait.h>

#define WORDS ((size_t)1 << 18)
#define BATCH 50
#define MOST 100000

#define OK(call) do { \
    int status_ = (call); \
    if (status_) \
        fail("%s: %d: %s", #call, status_, anygpu_last_reason()); \
} while (0)

enum way { BARE, ARRAY, HOST, WAYS };
static const char *const names[WAYS] = {
    "in stream order", "in stream order, an array of 1 MiB is filled, copied and checked", "host threads"};

/* What the producer sends to its readers. */
struct meeting { uint64_t handle; anygpu_token token; };

static int by_size(const void *one, const void *other)
{
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

/* Readers are on all devices, the first ones on those that are not the producer's. */
static void read_steps(int way, int steps, const struct meeting *meeting, int ready, int reader)
{
    int devices;
    void *all, *memory;
    uint64_t step;
    hipStream_t stream;
    uint32_t *copy;
    HIP(hipGetDeviceCount(&devices));
    HIP(hipSetDevice((reader + 1) % devices));
    OK(anygpu_import(&meeting->token, -1, &memory));
    HIP(hipStreamCreate(&stream));
    HIP(hipHostMalloc((void **)&copy, WORDS * sizeof *copy, 0));
    OK(anygpu_steps_join(&all, meeting->handle));
    send_to(ready, "j", 1);
    for (int i = 0; i < steps; i++) {
        if (way == HOST) {
            OK(anygpu_steps_begin_read_host(all, 60000, &step));
            OK(anygpu_steps_end_read_host(all));
            continue;
        }
        OK(anygpu_steps_begin_read(all, stream, &step));
        if (way == ARRAY)
            HIP(hipMemcpyAsync(copy, memory, WORDS * sizeof *copy, hipMemcpyDeviceToHost, stream));
        OK(anygpu_steps_end_read(all, stream));
        if (way == ARRAY) {
            HIP(hipStreamSynchronize(stream));
            for (size_t word = 0; word < WORDS; word++)
                if (copy[word] != step)
                    fail("step %llu has %u at %zu", (unsigned long long)step, copy[word], word);
        }
        if (step == (uint64_t)steps)
            break;
    }
    HIP(hipStreamSynchronize(stream));
    OK(anygpu_steps_close(all));
    OK(anygpu_close(memory));
}

/* Writes the steps once all readers have joined, and returns the number of times. */
static int write_steps(int way, int steps, void *all, void *memory, double *times)
{
    uint64_t step;
    hipStream_t stream;
    int count = 0;
    HIP(hipStreamCreate(&stream));
    double before = now();
    for (int i = 1; i <= steps; i++) {
        if (way == HOST) {
            OK(anygpu_steps_begin_write_host(all, 60000, &step));
            OK(anygpu_steps_end_write_host(all));
        } else {
            OK(anygpu_steps_begin_write(all, stream, &step));
            if (way == ARRAY)
                HIP(hipMemsetD32Async(memory, (int)step, WORDS, stream));
            OK(anygpu_steps_end_write(all, stream));
        }
        if (way == HOST || i % BATCH == 0) {
            if (way != HOST)
                HIP(hipStreamSynchronize(stream));
            double after = now();
            times[count++] = (after - before) / 1000 / (way == HOST ? 1 : BATCH);
            before = after;
        }
    }
    OK(anygpu_steps_begin_write(all, stream, &step));
    HIP(hipStreamSynchronize(stream));
    return count;
}

/* Prints the time of a byte and its answer through pipes between this process and a child. */
static void answer_through_pipes(int rounds, double *times)
{
    int there[2], back[2];
    char byte = 0;
    if (pipe(there) || pipe(back))
        fail("no pipe");
    const pid_t child = fork();
    if (child == 0) {
        for (int i = 0; i < rounds; i++) {
            receive(there[0], &byte, 1);
            send_to(back[1], &byte, 1);
        }
        _exit(0);
    }
    for (int i = 0; i < rounds; i++) {
        const double before = now();
        send_to(there[1], &byte, 1);
        receive(back[0], &byte, 1);
        times[i] = (now() - before) / 1000;
    }
    waitpid(child, NULL, 0);
    qsort(times, (size_t)rounds, sizeof *times, by_size);
    printf("pipes, a byte and its answer: %.2f us (median; %.2f to %.2f)\n", times[rounds / 2], times[rounds / 20],
           times[rounds - 1 - rounds / 20]);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static double times[MOST];
    const int readers = argc > 1 ? atoi(argv[1]) : 1, steps = (argc > 2 ? atoi(argv[2]) : 5000) / BATCH * BATCH;
    if (readers < 1 || readers > 64 || steps < BATCH || steps > MOST)
        fail("usage: %s [READERS [STEPS]]", argv[0]);
    for (int way = 0; way < WAYS; way++) {
        int channel[2], ready[2], status, failed = 0;
        char joined;
        struct meeting meeting;
        if (pipe(channel) || pipe(ready))
            fail("no pipe");
        /* Each way in processes of its own, all forked before the first call. */
        const pid_t producer = fork();
        if (producer == 0) {
            for (int reader = 0; reader < readers; reader++) {
                if (fork() == 0) {
                    receive(channel[0], &meeting, sizeof meeting);
                    read_steps(way, steps, &meeting, ready[1], reader);
                    _exit(0);
                }
            }
            void *all, *memory;
            OK(anygpu_steps_create(&all, (unsigned)readers));
            OK(anygpu_steps_handle(&meeting.handle, all));
            HIP(hipMalloc(&memory, WORDS * sizeof(uint32_t)));
            OK(anygpu_export(memory, 0, &meeting.token));
            for (int reader = 0; reader < readers; reader++)
                send_to(channel[1], &meeting, sizeof meeting);
            for (int reader = 0; reader < readers; reader++)
                receive(ready[0], &joined, 1);
            const int count = write_steps(way, steps, all, memory, times);
            qsort(times, (size_t)count, sizeof *times, by_size);
            printf("%s, back end %s, %d reader%s: a step takes %.2f us (median; %.2f to %.2f)\n", names[way],
                   anygpu_backend(), readers, readers == 1 ? "" : "s", times[count / 2], times[count / 20],
                   times[count - 1 - count / 20]);
            fflush(stdout);
            while (wait(&status) > 0)
                failed |= status;
            OK(anygpu_steps_close(all));
            HIP(hipFree(memory));
            _exit(failed != 0);
        }
        if (waitpid(producer, &status, 0) != producer || status)
            fail("%s: the processes end with %#x", names[way], status);
    }
    answer_through_pipes(steps, times);
    return 0;
}
