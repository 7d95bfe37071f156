/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A program with CUDA's runtime linked in: what the runtime's first calls answer.
 */
#include <stddef.h>
#include <stdio.h>

int cudaGetDeviceCount(int *);
int cudaMalloc(void **, size_t);

int main(void)
{
    int count;
    void *memory;
    printf("cudaGetDeviceCount %d\n", cudaGetDeviceCount(&count));
    printf("cudaMalloc %d\n", cudaMalloc(&memory, 64));
    return 0;
}
