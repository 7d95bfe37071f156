// SPDX-License-Identifier: MIT OR Apache-2.0
// The kernel of examples/fortran/heat.f90; docs/guide/kernels.md says how to compile it.
#include <anygpu/kernel.h>

/// One step: each of width columns of height points moves towards its neighbours' mean. Points of a halo lie around them.
ANYGPU_KERNEL void heat(int height, int width, const double *from, double *to)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1, k = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i > height || k > width)
        return;
    long next = height + 2, at = k * next + i;
    to[at] = from[at] + 0.2 * (from[at - 1] + from[at + 1] + from[at - next] + from[at + next] - 4 * from[at]);
}
ANYGPU_EXPORT(heat)
