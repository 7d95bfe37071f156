// SPDX-License-Identifier: MIT OR Apache-2.0
// The kernels of scale.c: a pattern and its check, and a box of 16-byte elements from one place to another, as a program's own
// exchange of halos has it.

extern "C" __global__ void pattern(unsigned long long *words, unsigned long long count, unsigned long long seed)
{
    for (unsigned long long i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
        words[i] = (i + seed) * 0x9e3779b97f4a7c15u;
}

extern "C" __global__ void check(const unsigned long long *words, unsigned long long count, unsigned long long seed,
                                 unsigned long long *wrong)
{
    unsigned long long found = 0;
    for (unsigned long long i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
        found += words[i] != (i + seed) * 0x9e3779b97f4a7c15u;
    if (found)
        atomicAdd(wrong, found);
}

extern "C" __global__ void box(uint4 *to, unsigned to_row, unsigned to_slice, const uint4 *from, unsigned from_row,
                               unsigned from_slice, unsigned columns, unsigned rows, unsigned slices)
{
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < columns * rows * slices; i += gridDim.x * blockDim.x) {
        const unsigned column = i % columns, row = i / columns % rows, slice = i / columns / rows;
        to[column + row * to_row + slice * to_slice] = from[column + row * from_row + slice * from_slice];
    }
}
