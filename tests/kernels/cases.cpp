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

extern "C" void forgotten() {}
