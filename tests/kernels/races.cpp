// SPDX-License-Identifier: MIT OR Apache-2.0
// The kernels of tests/c/check_launches.c, compiled with -fsanitize=thread.
#include <anygpu/kernel.h>

/// Adds 1 to each number.
ANYGPU_KERNEL void increment(int n, int *x)
{
    for (ANYGPU_EACH(i, n))
        x[i]++;
}
ANYGPU_EXPORT(increment)

/// Adds the sum of x to *sum: each block writes its part, and the last to be done adds them.
ANYGPU_KERNEL void sum(const int *x, int *parts, unsigned *done, int *sum)
{
    __shared__ int part[64];
    __shared__ bool is_last;
    unsigned me = threadIdx.x;
    part[me] = x[blockIdx.x * blockDim.x + me];
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (me < half)
            part[me] += part[me + half];
        __syncthreads();
    }
    if (me == 0) {
        parts[blockIdx.x] = part[0];
        __threadfence();
        is_last = atomicAdd(done, 1) % gridDim.x == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && me == 0)
        for (unsigned i = 0; i < gridDim.x; i++)
            *sum += parts[i];
}
ANYGPU_EXPORT(sum)

/// Adds up all numbers, where blocks do not heed each other.
ANYGPU_KERNEL void careless(int rounds, volatile int *sum)
{
    for (int i = 0; i < rounds; i++)
        *sum = *sum + 1; // careless
}
ANYGPU_EXPORT(careless)
