/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for AMD's libhipblas.so, which reaches the GPU by calls of HIP: it has its scratch memory from hipMalloc,
 * and moves everything by hipMemcpy. */
#include <stddef.h>
#include <stdlib.h>

int hipMalloc(void **pointer, size_t size);
int hipFree(void *pointer);
int hipMemcpy(void *to, const void *from, size_t size, int kind);

enum { host_to_device = 1, device_to_host = 2, device_to_device = 3 };
enum { success = 0, not_initialized = 1, allocation_failed = 2, invalid_value = 3 };

/* A handle is scratch memory. */
int hipblasCreate(void **handle)
{
    return hipMalloc(handle, 1 << 20) ? allocation_failed : success;
}

int hipblasDestroy(void *handle)
{
    return hipFree(handle) ? not_initialized : success;
}

int hipblasDaxpy(void *handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)
{
    size_t size = (size_t)n * sizeof *x;
    if (n < 0 || size > 1 << 20 || incx != 1 || incy != 1)
        return invalid_value;
    double *sum = malloc(2 * size), *addend = sum + n;
    int failed = !sum || hipMemcpy(handle, x, size, device_to_device) || hipMemcpy(addend, handle, size, device_to_host)
        || hipMemcpy(sum, y, size, device_to_host);
    for (int i = 0; !failed && i < n; i++)
        sum[i] += *alpha * addend[i];
    failed = failed || hipMemcpy(y, sum, size, host_to_device);
    free(sum);
    return failed ? not_initialized : success;
}
