/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Shows what a runtime answers. */
#include <stddef.h>
#include <string.h>

int cudaRuntimeGetVersion(int *version);
int cudaMalloc(void **pointer, size_t size);
int cudaPeekAtLastError(void);
int cudaPointerGetAttributes(void *attributes, const void *pointer);

int check_runtime(int unused);
int fail_and_peek(int failing);

/* The version and the bytes that cudaPointerGetAttributes writes. */
int check_runtime(int unused)
{
    int version = unused, bytes = 256;
    unsigned char attributes[256];
    memset(attributes, 0xa5, sizeof attributes);
    cudaRuntimeGetVersion(&version);
    cudaPointerGetAttributes(attributes, &version);
    while (bytes > 0 && attributes[bytes - 1] == 0xa5)
        bytes--;
    return version * 1000 + bytes;
}

int fail_and_peek(int failing)
{
    if (failing)
        cudaMalloc(NULL, 8);
    return cudaPeekAtLastError();
}
