// SPDX-License-Identifier: MIT OR Apache-2.0
// Three kernels for NVIDIA's GPUs, AMD's and the host back end; docs/guide/kernels.md says how to compile them.
#include <anygpu/kernel.h>

/// y = y + a * x.
ANYGPU_KERNEL void saxpy(int n, float a, const float *x, float *y)
{
    for (ANYGPU_EACH(i, n))
        y[i] += a * x[i];
}
ANYGPU_EXPORT(saxpy)

/// Adds the sum of x to *sum. A block has 256 threads.
ANYGPU_KERNEL void reduce(int n, const double *x, double *sum)
{
    __shared__ double part[256];
    double mine = 0;
    for (ANYGPU_EACH(i, n))
        mine += x[i];
    part[threadIdx.x] = mine;
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        atomicAdd(sum, part[0]);
}
ANYGPU_EXPORT(reduce)

/// The inner points of b become the means of their neighbours in a; nx of them lie next to each other.
ANYGPU_KERNEL void stencil(int nx, int ny, const double *a, double *b)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || j < 1 || i >= nx - 1 || j >= ny - 1)
        return;
    long at = (long)j * nx + i;
    b[at] = (a[at - 1] + a[at + 1] + a[at - nx] + a[at + nx]) / 4;
}
ANYGPU_EXPORT(stencil)
