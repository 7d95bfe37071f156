/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The kernels of tests/c/check_kernels.c. */
#include <anygpu/kernel.h>

ANYGPU_KERNEL void add(int n, const int *x, int *y)
{
    for (ANYGPU_EACH(i, n))
        y[i] += x[i];
}
ANYGPU_EXPORT(add)

ANYGPU_KERNEL void column(int rows, int pitch, int *x)
{
    for (ANYGPU_EACH(i, rows))
        x[i * pitch] = (int)i;
}
ANYGPU_EXPORT(column)

ANYGPU_KERNEL void count(int *x)
{
    ANYGPU_DYNAMIC_SHARED(int, shared);
    shared[threadIdx.x] = 1;
    __syncthreads();
    atomicAdd(x, shared[blockDim.x - 1 - threadIdx.x]);
}
ANYGPU_EXPORT(count)
