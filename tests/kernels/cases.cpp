// SPDX-License-Identifier: MIT OR Apache-2.0
// Kernels for tests/kernels.rs.
#include <anygpu/kernel.h>

__device__ int total;
__constant__ double factors[3];

/// Writes each thread's number in the grid at that place.
ANYGPU_KERNEL void number(long *places)
{
    long x = (long)blockIdx.x * blockDim.x + threadIdx.x, y = (long)blockIdx.y * blockDim.y + threadIdx.y;
    long z = (long)blockIdx.z * blockDim.z + threadIdx.z;
    long at = (z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x;
    places[at] = at + 1;
}
ANYGPU_EXPORT(number)

/// Adds numbers of several sizes.
ANYGPU_KERNEL void mixed(char a, double b, short c, float d, long e, double *sum)
{
    *sum = a + b + c + d + e;
}
ANYGPU_EXPORT(mixed)

/// Counts the threads in a variable of the module.
ANYGPU_KERNEL void count()
{
    atomicAdd(&total, 1);
}
ANYGPU_EXPORT(count)

/// Multiplies by the module's factors.
ANYGPU_KERNEL void scale(double *values)
{
    values[threadIdx.x] *= factors[threadIdx.x];
}
ANYGPU_EXPORT(scale)

/// Turns each block's numbers round, in dynamic shared memory.
ANYGPU_KERNEL void reverse(int *numbers)
{
    ANYGPU_DYNAMIC_SHARED(int, part);
    int *own = numbers + blockIdx.x * blockDim.x;
    part[threadIdx.x] = own[threadIdx.x];
    __syncthreads();
    own[threadIdx.x] = part[blockDim.x - 1 - threadIdx.x];
}
ANYGPU_EXPORT(reverse)

/// Some threads return before the barrier; the others see what all have done.
ANYGPU_KERNEL void leave(int *seen)
{
    __shared__ int come;
    if (threadIdx.x == 0)
        come = 0;
    __syncthreads();
    atomicAdd(&come, 1);
    if (threadIdx.x % 3 == 0)
        return;
    __syncthreads();
    seen[blockIdx.x * blockDim.x + threadIdx.x] = come;
}
ANYGPU_EXPORT(leave)

/// Atomic operations on a number.
ANYGPU_KERNEL void atomics(unsigned *least, int *most, double *sum, unsigned long long *bits, int *winner)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicMin(least, i);
    atomicMax(most, (int)i);
    atomicAdd(sum, 0.5);
    atomicXor(bits, 1ULL << (i % 64));
    atomicCAS(winner, 0, (int)i + 1);
}
ANYGPU_EXPORT(atomics)

/// Waits until the flag is set, which lies in memory that the host writes.
ANYGPU_KERNEL void await(const int *flag, int *out)
{
    while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == 0)
        ;
    *out += 1;
}
ANYGPU_EXPORT(await)

/// Writes to an address that is nobody's, in one block, behind a barrier.
ANYGPU_KERNEL void fault(int *address)
{
    __syncthreads();
    if (blockIdx.x == 1 && threadIdx.x == 1)
        *address = 1;
    __syncthreads();
}
ANYGPU_EXPORT(fault)

/// Has no end, with barriers or without.
ANYGPU_KERNEL void endless(int with_barriers)
{
    static volatile bool goes_on = true;
    while (goes_on)
        if (with_barriers)
            __syncthreads();
}
ANYGPU_EXPORT(endless)

/// Sums each block's numbers three times: barriers in loops, and blocks of three directions.
ANYGPU_KERNEL void tree(const int *numbers, int *sums)
{
    ANYGPU_DYNAMIC_SHARED(int, part);
    unsigned count = blockDim.x * blockDim.y * blockDim.z;
    unsigned me = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    unsigned block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    for (int round = 0; round < 3; round++) {
        part[me] = numbers[block * count + me];
        __syncthreads();
        for (unsigned half = count / 2; half > 0; half /= 2) {
            if (me < half)
                part[me] += part[me + half];
            __syncthreads();
        }
        if (me == 0)
            sums[block] += part[0];
        __syncthreads();
    }
}
ANYGPU_EXPORT(tree)

/// Blocks from one on have a barrier, which some of their threads do not come to; the others see what all have done.
ANYGPU_KERNEL void late(unsigned from, int *seen)
{
    __shared__ int come;
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    seen[i] = -1;
    if (blockIdx.x < from || threadIdx.x % 4 == 1)
        return;
    if (threadIdx.x == 0)
        come = 0;
    __syncthreads();
    atomicAdd(&come, 1);
    __syncthreads();
    seen[i] = come + (int)(blockIdx.x << 16);
}
ANYGPU_EXPORT(late)

/// Keeps numbers of several types over barriers, between which threads leave.
ANYGPU_KERNEL void keep(int rounds, double *sums)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    long double exact = i * 1.5L;
    double real = i * 0.25;
    float small = i;
    long whole = i;
    for (int round = 0; round < rounds; round++) {
        if (threadIdx.x % 3 == 1 && round == (int)(threadIdx.x % 7))
            return;
        __syncthreads();
        exact += 1;
        real += 2;
        __syncthreads();
        small += 3;
        whole += 4;
    }
    sums[i] = (double)exact + real + small + whole;
}
ANYGPU_EXPORT(keep)

/// Writes each part of a thread's place by itself.
ANYGPU_KERNEL void parts(unsigned *places)
{
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    unsigned *place = places + 4 * ((size_t)threadIdx.z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + 4 * x;
    place[0] += threadIdx.x;
    place[1] += blockIdx.x;
    place[2] += threadIdx.y * 100 + threadIdx.z;
    place[3] += blockIdx.y + 1;
}
ANYGPU_EXPORT(parts)

/// Adds to each number, and writes which thread of the grid did.
ANYGPU_KERNEL void each(long n, int *numbers, int *threads)
{
    for (ANYGPU_EACH(i, n)) {
        numbers[i] += 1;
        threads[i] = (int)(blockIdx.x * blockDim.x + threadIdx.x);
    }
}
ANYGPU_EXPORT(each)

/// Rows of blocks have numbers of their own.
ANYGPU_KERNEL void rows(const int *counts, int pitch, int *numbers)
{
    for (ANYGPU_EACH(i, counts[blockIdx.y]))
        numbers[blockIdx.y * pitch + i] += 1;
}
ANYGPU_EXPORT(rows)

/// The first thread of each block does not come to the loop.
ANYGPU_KERNEL void skipping(int n, int *numbers)
{
    if (threadIdx.x == 0)
        return;
    for (ANYGPU_EACH(i, n))
        numbers[i] += 1;
}
ANYGPU_EXPORT(skipping)

/// Takes a range by its first number and the end.
ANYGPU_KERNEL void fill_to(int *first, int *end, int value)
{
    for (int *place = first; place != end; place++)
        *place = value;
}
ANYGPU_EXPORT(fill_to)

/// One number lies where nothing is.
ANYGPU_KERNEL void fault_in_row(int n, volatile int *numbers, int bad)
{
    for (ANYGPU_EACH(i, n))
        numbers[i == bad ? (long)1 << 44 : i] = 1;
}
ANYGPU_EXPORT(fault_in_row)

/// One thread takes it that there are more numbers.
ANYGPU_KERNEL void unlike(int *numbers)
{
    for (ANYGPU_EACH(i, blockIdx.x == 3 && threadIdx.x == 2 ? 1000 : 8))
        numbers[i] += 1;
}
ANYGPU_EXPORT(unlike)

/// What the numbers of 32 bits make that are usual for places, in three forms.
ANYGPU_KERNEL void places(int n, float *x, float *y, double *z)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    size_t u = threadIdx.x + blockDim.x * blockIdx.x;
    long l = (long)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    x[i] += 1;
    y[u] += x[i];
    if (l > 0)
        z[l] = sqrt((double)i);
}
ANYGPU_EXPORT(places)

extern "C" void forgotten() {}
