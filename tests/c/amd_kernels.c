/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* amd_kernels CODE OTHER [launch]: AMD's kernels by CUDA's calls. OTHER is a module for another device. */
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A call's code, and a part of its reason. */
static void expect(int line, CUresult status, CUresult expected, const char *reason)
{
    if (status != expected || !strstr(anygpu_last_reason(), reason)) {
        printf("%d: %d: %s\n", line, (int)status, anygpu_last_reason());
        exit(1);
    }
}
#define GOOD(call) expect(__LINE__, call, CUDA_SUCCESS, "")
#define REFUSED(call, expected, reason) expect(__LINE__, call, expected, reason)

int main(int argc, char **argv)
{
    CUcontext context;
    CUmodule module, other;
    CUfunction add, none;
    CUdeviceptr memory;
    int value = 0, one = 1;
    if (argc < 3)
        return 2;
    GOOD(cuInit(0));
    GOOD(cuDevicePrimaryCtxRetain(&context, 0));
    GOOD(cuCtxSetCurrent(context));
    GOOD(cuModuleLoad(&module, argv[1]));
    GOOD(cuModuleGetFunction(&add, module, "add"));
    REFUSED(cuModuleGetFunction(&none, module, "none"), CUDA_ERROR_NOT_FOUND, "hipModuleGetFunction");
    GOOD(cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, add));
    GOOD(cuOccupancyMaxActiveBlocksPerMultiprocessor(&value, add, 64, 0));
    REFUSED(cuModuleLoad(&other, argv[2]), CUDA_ERROR_INVALID_IMAGE, "compile the kernels with hipcc");
    REFUSED(cuModuleLoadData(&other, "no code"), CUDA_ERROR_INVALID_IMAGE, "hipModuleLoadData");
    GOOD(cuMemAlloc(&memory, 4));
    void *arguments[] = { &memory, &one };
    REFUSED(cuLaunchKernel(add, 0, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL), CUDA_ERROR_INVALID_VALUE, "no blocks");
    REFUSED(cuLaunchKernel(add, 1, 1, 1, 2048, 1, 1, 0, NULL, arguments, NULL), CUDA_ERROR_INVALID_VALUE,
            "hipModuleLaunchKernel");
    if (argc > 3) {
        /* It comes to the GPU's queue, where the model ends the process. */
        GOOD(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL));
        GOOD(cuCtxSynchronize());
    }
    GOOD(cuMemFree(memory));
    GOOD(cuModuleUnload(module));
    printf("amd_kernels: ok\n");
    return 0;
}
