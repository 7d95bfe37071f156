/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Small programs of modules and launches, which print the code of each call and what it gave: kernel_programs CODE
 *
 * They are written by HIP's names. With IS_CUDA they are programs of CUDA's driver, which NVIDIA's own runs alone. */
#if IS_CUDA
#include <cuda.h>
#define hipError_t CUresult
#define hipDeviceptr_t CUdeviceptr
#define hipModule_t CUmodule
#define hipFunction_t CUfunction
#define hipStream_t CUstream
#define hipEvent_t CUevent
#define hipLaunchAttribute CUlaunchAttribute
#define cooperation value.cooperative
#define urgency value.priority
#define HIP_LAUNCH_CONFIG CUlaunchConfig
#define HIP_LAUNCH_PARAM_BUFFER_POINTER CU_LAUNCH_PARAM_BUFFER_POINTER
#define HIP_LAUNCH_PARAM_BUFFER_SIZE CU_LAUNCH_PARAM_BUFFER_SIZE
#define HIP_LAUNCH_PARAM_END CU_LAUNCH_PARAM_END
#define hipModuleLoad cuModuleLoad
#define hipModuleLoadData cuModuleLoadData
#define hipModuleUnload cuModuleUnload
#define hipModuleGetFunction cuModuleGetFunction
#define hipModuleGetGlobal cuModuleGetGlobal
#define hipModuleLaunchKernel cuLaunchKernel
#define hipDrvLaunchKernelEx cuLaunchKernelEx
#define hipFuncGetAttribute cuFuncGetAttribute
#define hipModuleOccupancyMaxActiveBlocksPerMultiprocessor cuOccupancyMaxActiveBlocksPerMultiprocessor
#define hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
#define hipMemcpyDtoH cuMemcpyDtoH
#define hipMemcpyHtoD cuMemcpyHtoD
#define hipStreamCreateWithFlags cuStreamCreate
#define hipStreamSynchronize cuStreamSynchronize
#define hipStreamDestroy cuStreamDestroy
#define hipDeviceSynchronize cuCtxSynchronize
#define potential_block(grid, block, kernel, shared, limit) \
    cuOccupancyMaxPotentialBlockSize(grid, block, kernel, NULL, shared, limit)
#define set_attribute cuFuncSetAttribute
#else
#include <anygpu/hip.h>
#define cooperation val.cooperative
#define urgency val.priority
#define potential_block hipModuleOccupancyMaxPotentialBlockSize
#define set_attribute(kernel, attribute, value) \
    hipFuncSetAttribute((const void *)(kernel), (hipFuncAttribute)(attribute), value)
#endif

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT 1024
#define BYTES (COUNT * sizeof(int))
#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

/* Prints a call and its code, which HIP and CUDA have in common. */
#define SHOW(call) show(#call, (call))
/* A call that is not what its program is about. */
#define MUST(call) \
    do { \
        int must_ = (int)(call); \
        if (must_) { \
            printf("%d: %s: %d\n", __LINE__, #call, must_); \
            exit(1); \
        } \
    } while (0)

static hipModule_t module;
static hipStream_t stream;
static hipDeviceptr_t memory;
static int host[COUNT];
static char *code;
static const char *path;

static int show(const char *call, hipError_t status)
{
    printf("    %.*s: %d\n", (int)strcspn(call, "("), call, (int)status);
    return (int)status;
}

static void start(void)
{
#if IS_CUDA
    CUcontext context;
    MUST(cuInit(0));
    MUST(cuDevicePrimaryCtxRetain(&context, 0));
    MUST(cuCtxSetCurrent(context));
    MUST(cuMemAlloc(&memory, BYTES));
#else
    MUST(hipSetDevice(0));
    MUST(hipMalloc(&memory, BYTES));
#endif
    MUST(hipModuleLoadData(&module, code));
    MUST(hipStreamCreateWithFlags(&stream, 1));
}

static hipFunction_t kernel(const char *name)
{
    hipFunction_t found;
    MUST(hipModuleGetFunction(&found, module, name));
    return found;
}

static void clear(void)
{
    memset(host, 0, BYTES);
    MUST(hipMemcpyHtoD(memory, host, BYTES));
}

/* Prints the first and the last number, and the sum of all. */
static void numbers(void)
{
    long sum = 0;
    MUST(hipDeviceSynchronize());
    MUST(hipMemcpyDtoH(host, memory, BYTES));
    for (int i = 0; i < COUNT; i++)
        sum += host[i];
    printf("    %d %d, %ld in all\n", host[0], host[COUNT - 1], sum);
}

static void modules_and_their_names(void)
{
    hipModule_t loaded;
    hipFunction_t found;
    SHOW(hipModuleLoad(&loaded, path));
    SHOW(hipModuleGetFunction(&found, loaded, "number"));
    SHOW(hipModuleGetFunction(&found, loaded, "absent"));
    SHOW(hipModuleGetFunction(&found, loaded, "total"));
    SHOW(hipModuleGetFunction(&found, loaded, ""));
    SHOW(hipModuleGetFunction(NULL, loaded, "number"));
    SHOW(hipModuleGetFunction(&found, loaded, NULL));
    SHOW(hipModuleGetFunction(&found, NULL, "number"));
    SHOW(hipModuleUnload(loaded));
    SHOW(hipModuleUnload(NULL));
    SHOW(hipModuleLoad(&loaded, "/absent"));
    SHOW(hipModuleLoad(&loaded, NULL));
    SHOW(hipModuleLoad(NULL, path));
    SHOW(hipModuleLoadData(NULL, code));
    SHOW(hipModuleLoadData(&loaded, NULL));
}

static void what_is_no_code(void)
{
    hipModule_t loaded;
    char elf[64] = "\x7f"
                   "ELF\x02\x01\x01";
    SHOW(hipModuleLoadData(&loaded, "neither PTX nor an object"));
    SHOW(hipModuleLoadData(&loaded, ""));
    SHOW(hipModuleLoadData(&loaded, ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry f() { wrong; }\n"));
    SHOW(hipModuleLoadData(&loaded, ".version 99.0\n.target sm_70\n.address_size 64\n"));
    SHOW(hipModuleLoadData(&loaded, elf));
    SHOW(hipModuleLoadData(&loaded, ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry f() { ret; }\n"));
    SHOW(hipModuleUnload(loaded));
}

static void variables(void)
{
    hipDeviceptr_t address;
    size_t bytes = 7;
    int value = 3;
    SHOW(hipModuleGetGlobal(&address, &bytes, module, "factor"));
    SHOW(hipMemcpyHtoD(address, &value, bytes));
    printf("    %zu bytes\n", bytes);
    SHOW(hipModuleGetGlobal(&address, NULL, module, "total"));
    SHOW(hipModuleGetGlobal(NULL, &bytes, module, "total"));
    SHOW(hipModuleGetGlobal(&address, &bytes, module, "absent"));
    SHOW(hipModuleGetGlobal(&address, &bytes, module, "number"));
    SHOW(hipModuleGetGlobal(&address, &bytes, module, ""));
    SHOW(hipModuleGetGlobal(&address, &bytes, module, NULL));
    SHOW(hipModuleGetGlobal(&address, &bytes, NULL, "total"));
}

static void launches(void)
{
    int n = COUNT;
    void *arguments[] = { &n, &memory };
    struct {
        int n;
        hipDeviceptr_t out;
    } buffer = { 8, memory };
    size_t bytes = sizeof buffer;
    void *extra[] = { HIP_LAUNCH_PARAM_BUFFER_POINTER, &buffer, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                      HIP_LAUNCH_PARAM_END };
    hipFunction_t number = kernel("number"), reverse = kernel("reverse"), few = kernel("few");
    clear();
    SHOW(hipModuleLaunchKernel(number, COUNT / 128, 1, 1, 128, 1, 1, 0, stream, arguments, NULL));
    numbers();
    SHOW(hipModuleLaunchKernel(reverse, 1, 1, 1, COUNT, 1, 1, BYTES, NULL, arguments + 1, NULL));
    numbers();
    SHOW(hipModuleLaunchKernel(few, 1, 1, 1, 64, 1, 1, 0, NULL, arguments + 1, NULL));
    numbers();
    clear();
    SHOW(hipModuleLaunchKernel(number, COUNT / 128, 1, 1, 128, 1, 1, 0, NULL, NULL, extra));
    numbers();
    SHOW(hipModuleLaunchKernel(number, 0, 1, 1, 1, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 0, 1, 1, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 1, 1, 0, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 1, 1, 1, 1, 0, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 1, 1, 1025, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 1, 1, 1, 1, 65, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 65536, 1, 1, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(few, 1, 1, 1, 65, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 1, 1, 1, 1, 1, 1 << 20, stream, arguments, NULL));
    SHOW(hipModuleLaunchKernel(number, 1, 1, 1, 1, 1, 1, 0, stream, arguments, extra));
    SHOW(hipModuleLaunchKernel(number, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL));
    SHOW(hipModuleLaunchKernel(kernel("count"), 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL));
    SHOW(hipModuleLaunchKernel(NULL, 1, 1, 1, 1, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipStreamSynchronize(stream));
}

static void launches_with_attributes(void)
{
    int n = COUNT;
    void *arguments[] = { &n, &memory };
    hipFunction_t number = kernel("number");
    hipLaunchAttribute attributes[2];
    HIP_LAUNCH_CONFIG config = { 8, 1, 1, 128, 1, 1, 0, stream, attributes, 0 };
    memset(attributes, 0, sizeof attributes);
    clear();
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    numbers();
    config.numAttrs = 1;
    attributes[0].id = 2;
    attributes[0].cooperation = 1;
    clear();
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    numbers();
    config.gridDimX = 1 << 20;
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    config.gridDimX = 8;
    attributes[0].id = 8;
    attributes[0].urgency = -1;
    clear();
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    numbers();
    attributes[0].id = 0;
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    attributes[0].id = 999;
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    config.attrs = NULL;
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    config.numAttrs = 0;
    SHOW(hipDrvLaunchKernelEx(&config, number, arguments, NULL));
    SHOW(hipDrvLaunchKernelEx(&config, NULL, arguments, NULL));
    SHOW(hipDrvLaunchKernelEx(NULL, number, arguments, NULL));
    SHOW(hipStreamSynchronize(stream));
}

static void attributes_of_kernels(void)
{
    const char *names[] = { "number", "reverse", "few" };
    int value, n = COUNT;
    void *arguments[] = { &memory };
    for (size_t i = 0; i < LENGTH(names); i++)
        for (int attribute = 0; attribute < 10; attribute++) {
            /* The versions are the compiler's. */
            int status = (int)hipFuncGetAttribute(&value, attribute, kernel(names[i]));
            if (attribute < 4 || attribute > 6)
                printf("    %s %d: %d, %d\n", names[i], attribute, status, value);
        }
    hipFunction_t reverse = kernel("reverse");
    (void)n;
    SHOW(hipModuleLaunchKernel(reverse, 1, 1, 1, 64, 1, 1, 100000, stream, arguments, NULL));
    SHOW(set_attribute(reverse, 8, 100000));
    SHOW(hipFuncGetAttribute(&value, 8, reverse));
    printf("    %d\n", value);
    SHOW(hipModuleLaunchKernel(reverse, 1, 1, 1, 64, 1, 1, 100000, stream, arguments, NULL));
    SHOW(set_attribute(reverse, 8, 1 << 20));
    SHOW(set_attribute(reverse, 8, -1));
    SHOW(set_attribute(reverse, 9, 50));
    SHOW(set_attribute(reverse, 9, -1));
    SHOW(set_attribute(reverse, 9, 101));
    SHOW(set_attribute(reverse, 0, 64));
    SHOW(set_attribute(reverse, 99, 1));
    SHOW(set_attribute(NULL, 8, 1));
    SHOW(hipFuncGetAttribute(&value, 99, reverse));
    SHOW(hipFuncGetAttribute(NULL, 0, reverse));
    SHOW(hipFuncGetAttribute(&value, 0, NULL));
    SHOW(hipStreamSynchronize(stream));
}

static void occupancy(void)
{
    hipFunction_t number = kernel("number"), few = kernel("few");
    int blocks = -1, grid = -1, block = -1;
    int threads[] = { 32, 64, 65, 100, 512, 1024, 1025, 0, -1 };
    size_t shared[] = { 0, 1000, 49152, 1 << 20 };
    for (size_t i = 0; i < LENGTH(threads); i++)
        for (size_t j = 0; j < LENGTH(shared); j++) {
            int status =
                (int)hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, number, threads[i], shared[j]);
            printf("    %d threads, %zu bytes: %d, %d\n", threads[i], shared[j], status, status ? 0 : blocks);
        }
    SHOW(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, few, 64, 0));
    SHOW(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, few, 65, 0));
    SHOW(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(NULL, number, 32, 0));
    SHOW(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, NULL, 32, 0));
    for (unsigned flags = 0; flags < 3; flags++) {
        SHOW(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, number, 128, 0, flags));
        printf("    %d\n", blocks);
    }
    SHOW(potential_block(&grid, &block, number, 0, 0));
    printf("    %d of %d\n", grid, block);
    SHOW(potential_block(&grid, &block, number, 1000, 100));
    printf("    %d of %d\n", grid, block);
    SHOW(potential_block(&grid, &block, few, 0, 0));
    printf("    %d of %d\n", grid, block);
    SHOW(potential_block(&grid, &block, number, 1 << 20, 0));
    SHOW(potential_block(&grid, &block, number, 0, -1));
    SHOW(potential_block(NULL, &block, number, 0, 0));
    SHOW(potential_block(&grid, NULL, number, 0, 0));
    SHOW(potential_block(&grid, &block, NULL, 0, 0));
}

/* The last, as nothing in the process works behind it. */
static void a_kernel_that_faults(void)
{
    int *nowhere = (int *)16;
    void *arguments[] = { &nowhere };
    SHOW(hipModuleLaunchKernel(kernel("bad"), 1, 1, 1, 1, 1, 1, 0, stream, arguments, NULL));
    SHOW(hipStreamSynchronize(stream));
    SHOW(hipStreamSynchronize(stream));
    SHOW(hipMemcpyDtoH(host, memory, 4));
    SHOW(hipDeviceSynchronize());
}

int main(int argc, char **argv)
{
#define PROGRAM(name) \
    { \
#name, name \
    }
    struct {
        const char *name;
        void (*run)(void);
    } programs[] = {
        PROGRAM(modules_and_their_names),
        PROGRAM(what_is_no_code),
        PROGRAM(variables),
        PROGRAM(launches),
        PROGRAM(launches_with_attributes),
        PROGRAM(attributes_of_kernels),
        PROGRAM(occupancy),
        PROGRAM(a_kernel_that_faults),
    };
    FILE *file = argc == 2 ? fopen(path = argv[1], "r") : NULL;
    code = calloc(1, 1 << 20);
    if (!file || !fread(code, 1, (1 << 20) - 1, file))
        return 2;
    setvbuf(stdout, NULL, _IOLBF, 0);
    start();
    for (size_t i = 0; i < LENGTH(programs); i++) {
        printf("%s\n", programs[i].name);
        programs[i].run();
    }
    return 0;
}
