// SPDX-License-Identifier: MIT OR Apache-2.0
// Kernels that set conditions of graphs.
#include <anygpu/kernel.h>

// Counts down, and keeps the condition as long as there is something left.
ANYGPU_KERNEL void count_down(int *left, cudaGraphConditionalHandle condition)
{
    *left -= 1;
    cudaGraphSetConditional(condition, *left > 0);
}
ANYGPU_EXPORT(count_down)
