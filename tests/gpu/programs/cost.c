/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What a preload adds to CUDA's cheapest calls. It knows nothing of us: it makes each call as any program does, and
 * straight into the vendor's library, in turns, so that the machine's moods are the same for both.
 *
 *     cost LIMIT
 *
 * Fails where the median of the differences is more than LIMIT nanoseconds a call.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <cuda.h>
#include <cuda_runtime_api.h>

enum { CALLS = 2000, ROUNDS = 4001 };

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

static double median(double *values)
{
    qsort(values, ROUNDS, sizeof *values, less);
    return values[ROUNDS / 2];
}

/* The vendor's own function, whatever is in front of it. */
static void *vendor(const char *library, const char *name)
{
    void *handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
    void *function = handle ? dlsym(handle, name) : NULL;
    if (!function) {
        printf("no %s in %s\n", name, library);
        exit(2);
    }
    return function;
}

#define TIME(took, call) \
    do { \
        double start = now(); \
        for (int i = 0; i < CALLS; i++) \
            wrong |= (int)(call); \
        took = (now() - start) / CALLS; \
    } while (0)

#define COMPARE(name, library, argument) \
    do { \
        static double direct[ROUNDS], called[ROUNDS], added[ROUNDS]; \
        __typeof__(name) *volatile straight = (__typeof__(name) *)vendor(library, #name); \
        int wrong = 0; \
        for (int round = 0; round < ROUNDS; round++) { \
            if (round % 2) { \
                TIME(direct[round], straight(argument)); \
                TIME(called[round], name(argument)); \
            } else { \
                TIME(called[round], name(argument)); \
                TIME(direct[round], straight(argument)); \
            } \
            added[round] = called[round] - direct[round]; \
        } \
        double more = median(added); \
        printf("%s: straight %.2f ns, called %.2f ns, %+.2f ns (medians of %d rounds in turns)\n", #name, \
               median(direct), median(called), more, ROUNDS); \
        bad |= wrong || more > limit; \
    } while (0)

int main(int argc, char **argv)
{
    double limit = argc > 1 ? atof(argv[1]) : 2;
    int device, bad = 0;
    CUcontext context;
    char runtime[64];
    snprintf(runtime, sizeof runtime, "libcudart.so.%d", CUDART_VERSION / 1000);
    if (cudaSetDevice(0) || cudaFree(NULL))
        return 1;
    COMPARE(cuCtxGetCurrent, "libcuda.so.1", &context);
    COMPARE(cudaGetDevice, runtime, &device);
    return bad;
}
