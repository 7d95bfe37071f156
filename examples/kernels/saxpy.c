/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Launches the kernel saxpy of kernels.cpp: y = y + a * x.
 *
 *     saxpy [MODULE]
 */
#include <anygpu/hip.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call) \
    do { \
        hipError_t status = (call); \
        if (status != hipSuccess) { \
            fprintf(stderr, "%s: %s\n", #call, hipGetErrorString(status)); \
            return 1; \
        } \
    } while (0)

enum { N = 100000 };

int main(int argc, char **argv)
{
    hipModule_t module;
    hipFunction_t saxpy;
    float *x, *y, *host = malloc(N * sizeof *host);
    int n = N;
    float a = 0.5f;

    CHECK(hipModuleLoad(&module, argc > 1 ? argv[1] : "./kernels.so"));
    CHECK(hipModuleGetFunction(&saxpy, module, "saxpy"));
    CHECK(hipMalloc((void **)&x, N * sizeof *x));
    CHECK(hipMalloc((void **)&y, N * sizeof *y));
    for (int i = 0; i < N; i++)
        host[i] = 2.0f * (float)i;
    CHECK(hipMemcpy(x, host, N * sizeof *x, hipMemcpyHostToDevice));
    CHECK(hipMemset(y, 0, N * sizeof *y));
    void *arguments[] = { &n, &a, &x, &y };
    CHECK(hipModuleLaunchKernel(saxpy, (N + 255) / 256, 1, 1, 256, 1, 1, 0, NULL, arguments, NULL));
    CHECK(hipMemcpy(host, y, N * sizeof *y, hipMemcpyDeviceToHost));
    for (int i = 0; i < N; i++)
        if (host[i] != (float)i) {
            fprintf(stderr, "element %d is %g\n", i, (double)host[i]);
            return 1;
        }
    CHECK(hipModuleUnload(module));
    puts("saxpy: ok");
    free(host);
    return 0;
}
