/* SPDX-License-Identifier: MIT OR Apache-2.0
 * The host part of a HIP program, which includes AMD's header for kernels too and gets C's headers from it.
 *
 * Prints "hip_runtime: ok".
 */
#include <hip/hip_runtime.h>
#include <hip/hip_version.h>

/* Headers of programs have such functions, which nobody calls. */
static inline hipError_t to_symbol(const void *symbol, const void *src, size_t size)
{
    return hipMemcpyToSymbol(symbol, src, size, 0, hipMemcpyHostToDevice);
}

int main(void)
{
    const char text[] = "as it was";
    void *device = NULL;
    char *back = (char *)malloc(sizeof text);
    hipError_t status = hipMalloc(&device, sizeof text);
    if (status == hipSuccess)
        status = hipMemcpy(device, text, sizeof text, hipMemcpyHostToDevice);
    if (status == hipSuccess)
        status = hipMemcpy(back, device, sizeof text, hipMemcpyDeviceToHost);
    if (status == hipSuccess)
        status = hipFree(device);
    if (status != hipSuccess || strcmp(text, back) != 0) {
        printf("hip_runtime: %s\n", hipGetErrorString(status));
        return 1;
    }
    free(back);
#ifdef ANYGPU_HIP_H
    {
        int version = 0;
        status = hipRuntimeGetVersion(&version);
        assert(status == hipSuccess && version == HIP_VERSION);
    }
#elif HIP_VERSION < 50000000
#error "a HIP before 5"
#endif
    puts("hip_runtime: ok");
    return 0;
}
