// SPDX-License-Identifier: MIT OR Apache-2.0
// Prints the microseconds of copies within device memory, each waited for and 32 at a time: check_cost. Run plain and under
// `anygpu check` it shows what that costs.
#include <anygpu/hip.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CALL(call) \
    do { \
        int status = (call); \
        if (status != 0) { \
            fprintf(stderr, "%d: %s gives %d\n", __LINE__, #call, status); \
            exit(9); \
        } \
    } while (0)

enum { COPIES = 2048, ROUNDS = 7 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static char *from, *to;
static hipStream_t stream;

// Microseconds of a copy, the least of some rounds.
static double copies(size_t bytes, int at_a_time)
{
    double least = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        double begun = now();
        for (int i = 0; i < COPIES; i++) {
            CALL(hipMemcpyAsync(to, from, bytes, hipMemcpyDeviceToDevice, stream));
            if (i % at_a_time == at_a_time - 1)
                CALL(hipStreamSynchronize(stream));
        }
        double took = (now() - begun) / COPIES;
        least = took < least ? took : least;
    }
    return least;
}

int main(void)
{
    static const size_t SIZES[] = { 64, 64 << 10, 1 << 20, 16 << 20 };
    CALL(hipMalloc((void **)&from, 16 << 20));
    CALL(hipMalloc((void **)&to, 16 << 20));
    CALL(hipStreamCreate(&stream));
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++)
        printf("%zu bytes: %.2f us waited, %.2f us of 32\n", SIZES[i], copies(SIZES[i], 1), copies(SIZES[i], 32));
    return 0;
}
