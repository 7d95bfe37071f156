/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for NVIDIA's runtime: a device, a last error of its own, and a version that nobody else has. */
#include <stddef.h>
#include <string.h>

static int last_error;

int cudaGetDeviceCount(int *count)
{
    *count = 1;
    return 0;
}
int cudaRuntimeGetVersion(int *version)
{
    *version = VERSION;
    return 0;
}
int cudaMalloc(void **pointer, size_t size)
{
    (void)size;
    return last_error = pointer ? 2 : VERSION;
}
int cudaPeekAtLastError(void)
{
    return last_error;
}
int cudaPointerGetAttributes(void *attributes, const void *pointer)
{
    (void)pointer;
    memset(attributes, 0x5a, VERSION < 13000 ? 24 : 88);
    return 0;
}
