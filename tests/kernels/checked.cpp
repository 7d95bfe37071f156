/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The kernels of tests/c/check_kernels.c. */
#include <anygpu/kernel.h>
#include <atomic>
#include <cstring>

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

ANYGPU_KERNEL void move(int n, const int *x, int *y)
{
    for (ANYGPU_EACH(i, n / 16))
        memcpy(y + 16 * i, x + 16 * i, 64);
}
ANYGPU_EXPORT(move)

ANYGPU_KERNEL void count_by_library(int *x)
{
    auto *number = reinterpret_cast<std::atomic<int> *>(x);
    int before = number->load();
    while (!number->compare_exchange_weak(before, before + 1))
        ;
    number->fetch_sub(1);
}
ANYGPU_EXPORT(count_by_library)

ANYGPU_KERNEL void count(int *x)
{
    ANYGPU_DYNAMIC_SHARED(int, shared);
    shared[threadIdx.x] = 1;
    __syncthreads();
    atomicAdd(x, shared[blockDim.x - 1 - threadIdx.x]);
}
ANYGPU_EXPORT(count)
