/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Small programs of libraries and their kernels by CUDA's driver and runtime together, which print the code of each call and
 * what it gave: library_programs CODE
 *
 * Compiled with NVIDIA's headers, and linked to what stands for its two libraries: its own, or ours. */
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT 256
#define BYTES (COUNT * sizeof(int))

#define SHOW(call) printf("    %.*s: %d\n", (int)strcspn(#call, "("), #call, (int)(call))
/* A call that is not what its program is about. */
#define MUST(call) \
    do { \
        int must_ = (int)(call); \
        if (must_) { \
            printf("%d: %s: %d\n", __LINE__, #call, must_); \
            exit(1); \
        } \
    } while (0)

static int *memory, host[COUNT];
static cudaStream_t stream;

/* Prints the first and the last number, and the sum of all; then all are 0. */
static void numbers(void)
{
    long sum = 0;
    MUST(cudaDeviceSynchronize());
    MUST(cudaMemcpy(host, memory, BYTES, cudaMemcpyDeviceToHost));
    for (int i = 0; i < COUNT; i++)
        sum += host[i];
    printf("    %d %d, %ld in all\n", host[0], host[COUNT - 1], sum);
    MUST(cudaMemset(memory, 0, BYTES));
}

static void by_the_runtime(const char *path, const char *code)
{
    cudaLibrary_t library, other;
    cudaKernel_t kernel, reverse;
    void *address;
    size_t bytes;
    int n = COUNT, blocks;
    void *arguments[] = { &n, &memory };
    dim3 one = { 1, 1, 1 }, some = { COUNT / 64, 1, 1 }, threads = { 64, 1, 1 }, none = { 0, 1, 1 };
    SHOW(cudaLibraryLoadFromFile(&library, path, NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cudaLibraryLoadFromFile(&other, "/absent", NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cudaLibraryLoadData(&other, "nothing", NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cudaLibraryLoadData(&other, NULL, NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cudaLibraryLoadData(NULL, code, NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cudaLibraryGetKernel(&kernel, library, "number"));
    SHOW(cudaLibraryGetKernel(&reverse, library, "reverse"));
    SHOW(cudaLibraryGetKernel(&reverse, library, "absent"));
    SHOW(cudaLibraryGetKernel(NULL, library, "number"));
    SHOW(cudaLibraryGetKernel(&reverse, library, NULL));
    SHOW(cudaLibraryGetGlobal(&address, &bytes, library, "total"));
    printf("    %zu bytes\n", bytes);
    SHOW(cudaLibraryGetGlobal(&address, &bytes, library, "absent"));
    SHOW(cudaLaunchKernel(kernel, some, threads, arguments, 0, stream));
    numbers();
    cudaLaunchAttribute attribute = { .id = cudaLaunchAttributeCooperative, .val.cooperative = 1 };
    cudaLaunchConfig_t config = { some, threads, 0, stream, &attribute, 0 };
    SHOW(cudaLaunchKernelExC(&config, kernel, arguments));
    numbers();
    config.numAttrs = 1;
    SHOW(cudaLaunchKernelExC(&config, kernel, arguments));
    numbers();
    SHOW(cudaLaunchKernel(kernel, none, threads, arguments, 0, stream));
    SHOW(cudaLaunchKernel(kernel, one, none, arguments, 0, stream));
    SHOW(cudaLaunchKernel(NULL, one, one, arguments, 0, stream));
    SHOW(cudaGetLastError());
    SHOW(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 128, 0));
    printf("    %d blocks\n", blocks);
    SHOW(cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, 100000));
    SHOW(cudaLaunchKernel(reverse, one, threads, arguments + 1, 100000, stream));
    SHOW(cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, 1 << 20));
    SHOW(cudaFuncSetAttribute(NULL, cudaFuncAttributeMaxDynamicSharedMemorySize, 1));
    SHOW(cudaGetLastError());
    numbers();

    cudaGraph_t graph;
    cudaGraphNode_t node;
    cudaGraphExec_t executable;
    struct cudaKernelNodeParams launch = {
        .func = kernel, .gridDim = some, .blockDim = threads, .kernelParams = arguments
    };
    struct cudaKernelNodeParams asked;
    MUST(cudaGraphCreate(&graph, 0));
    SHOW(cudaGraphAddKernelNode(&node, graph, NULL, 0, &launch));
    /* NVIDIA's runtime refuses to tell of a library's kernel. */
    SHOW(cudaGraphKernelNodeGetParams(node, &asked));
    MUST(cudaGraphInstantiate(&executable, graph, 0));
    SHOW(cudaGraphLaunch(executable, stream));
    numbers();
    launch.gridDim.x = 1;
    SHOW(cudaGraphExecKernelNodeSetParams(executable, node, &launch));
    SHOW(cudaGraphLaunch(executable, stream));
    numbers();
    launch.gridDim.x = 0;
    SHOW(cudaGraphKernelNodeSetParams(node, &launch));
    launch.func = NULL;
    SHOW(cudaGraphKernelNodeSetParams(node, &launch));
    struct cudaGraphNodeParams any = { .type = cudaGraphNodeTypeKernel };
    any.kernel.func = kernel, any.kernel.gridDim = one, any.kernel.blockDim = threads,
    any.kernel.kernelParams = arguments;
    SHOW(cudaGraphAddNode(&node, graph, NULL, NULL, 0, &any));
    /* NVIDIA's runtime refuses to tell of a library's kernel. */
    SHOW(cudaGraphKernelNodeGetParams(node, &asked));
    SHOW(cudaGraphNodeSetParams(node, &any));
    MUST(cudaGraphExecDestroy(executable));
    MUST(cudaGraphDestroy(graph));
    MUST(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed));
    SHOW(cudaLaunchKernel(kernel, some, threads, arguments, 0, stream));
    MUST(cudaStreamEndCapture(stream, &graph));
    MUST(cudaGraphInstantiate(&executable, graph, 0));
    numbers();
    SHOW(cudaGraphLaunch(executable, stream));
    numbers();
    MUST(cudaGraphExecDestroy(executable));
    MUST(cudaGraphDestroy(graph));
    SHOW(cudaLibraryUnload(library));
}

static void by_the_driver(const char *path, const char *code)
{
    CUlibrary library, other;
    CUkernel kernel, reverse;
    CUfunction function;
    CUdeviceptr address;
    size_t bytes;
    int n = COUNT, value;
    void *arguments[] = { &n, &memory };
    SHOW(cuLibraryLoadData(&library, code, NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cuLibraryLoadFromFile(&other, path, NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cuLibraryUnload(other));
    SHOW(cuLibraryLoadFromFile(&other, "/absent", NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cuLibraryGetKernel(&kernel, library, "number"));
    SHOW(cuLibraryGetKernel(&reverse, library, "reverse"));
    SHOW(cuLibraryGetKernel(&reverse, library, "absent"));
    SHOW(cuLibraryGetKernel(&reverse, NULL, "number"));
    SHOW(cuLibraryGetGlobal(&address, &bytes, library, "factor"));
    printf("    %zu bytes\n", bytes);
    SHOW(cuKernelGetFunction(&function, kernel));
    SHOW(cuLaunchKernel(function, COUNT / 64, 1, 1, 64, 1, 1, 0, stream, arguments, NULL));
    numbers();
    SHOW(cuLaunchKernel((CUfunction)kernel, COUNT / 64, 1, 1, 64, 1, 1, 0, stream, arguments, NULL));
    numbers();
    SHOW(cuKernelGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel, 0));
    printf("    %d threads\n", value);
    SHOW(cuKernelGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel, 99));
    SHOW(cuKernelSetAttribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 100000, reverse, 0));
    SHOW(cuKernelSetAttribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1 << 20, reverse, 0));
    SHOW(cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, (CUfunction)reverse));
    printf("    %d bytes\n", value);
    SHOW(cuOccupancyMaxActiveBlocksPerMultiprocessor(&value, (CUfunction)kernel, 128, 0));
    printf("    %d blocks\n", value);
    SHOW(cuLibraryUnload(library));
}

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    char *code = calloc(1, 1 << 20);
    if (!file || !fread(code, 1, (1 << 20) - 1, file))
        return 2;
    setvbuf(stdout, NULL, _IOLBF, 0);
    MUST(cudaSetDevice(0));
    MUST(cudaMalloc((void **)&memory, BYTES));
    MUST(cudaMemset(memory, 0, BYTES));
    MUST(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    printf("by the runtime\n");
    by_the_runtime(argv[1], code);
    printf("by the driver\n");
    by_the_driver(argv[1], code);
    return 0;
}
