/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Copies of ordinary memory that Intel's runtime is told to refuse. */
#include <anygpu/hip.h>
#include <stdio.h>

int main(void)
{
    char host[64] = { 0 };
    void *device;
    hipStream_t stream;
    if (hipMalloc(&device, sizeof host) || hipStreamCreate(&stream))
        return 1;
    for (int copy = 0; copy < 100; copy++)
        if (!hipMemcpyAsync(device, host, sizeof host, hipMemcpyHostToDevice, stream))
            return 2;
    puts("intel_refused: ok");
    return 0;
}
