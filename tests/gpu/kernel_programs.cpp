/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The kernels of kernel_programs.c and library_programs.c, for nvcc and for hiprtc alike. */
__constant__ int factor = 2;
__device__ int total;

extern "C" __global__ void number(int n, int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = i * factor;
}

extern "C" __global__ void count()
{
    atomicAdd(&total, 1);
}

extern "C" __global__ void reverse(int *out)
{
    extern __shared__ int turned[];
    turned[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = turned[blockDim.x - 1 - threadIdx.x];
}

extern "C" __global__ void __launch_bounds__(64) few(int *out)
{
    __shared__ int first;
    if (threadIdx.x == 0)
        first = *out;
    __syncthreads();
    out[threadIdx.x] = first;
}

extern "C" __global__ void bad(int *out)
{
    *out = 1;
}
