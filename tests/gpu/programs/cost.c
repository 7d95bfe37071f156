/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What CUDA's cheapest calls cost in this process, in ns per call: the median of many rounds. It knows nothing of us.
 *
 *     cost ROUNDS
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <cuda.h>
#include <cuda_runtime_api.h>

enum { CALLS = 20000, MOST = 1001 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int less(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

#define MEASURE(name, call) \
    do { \
        static double took[MOST]; \
        for (int round = -5; round < rounds; round++) { \
            int wrong = 0; \
            double start = now(); \
            for (int i = 0; i < CALLS; i++) \
                wrong |= (int)(call); \
            if (round >= 0) \
                took[round] = (now() - start) / CALLS; \
            if (wrong) { \
                printf("error: %s\n", name); \
                return 1; \
            } \
        } \
        qsort(took, (size_t)rounds, sizeof(double), less); \
        printf("%s %.3f\n", name, took[rounds / 2]); \
    } while (0)

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 101, device;
    if (rounds < 1 || rounds > MOST)
        return 2;
    if (cudaSetDevice(0) || cudaFree(NULL))
        return 1;
    CUcontext context;
    MEASURE("cuCtxGetCurrent", cuCtxGetCurrent(&context));
    MEASURE("cudaGetDevice", cudaGetDevice(&device));
    return 0;
}
