/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* intel_kernels OTHER FILE [uncompiled | compiled | launched]: SPIR-V by CUDA's calls on Intel's runtime. OTHER is a module for
 * another device; FILE is written.
 *
 * Without Intel's compiler a module is refused; with it, it is loaded, and its kernels are found, described and refused what they
 * cannot be launched with. "launched" launches one. */
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A variable "number", which is 7, a kernel "add", which adds its second argument to the int at its first, and "nothing". */
static const uint32_t code[] = {
    /* clang-format off */
    0x7230203, 0x10000, 0x0, 0x11, 0x0, /* the header: version 1.0, 17 ids */
    0x20011, 0x4, /* OpCapability Addresses */
    0x20011, 0x5, /* OpCapability Linkage */
    0x20011, 0x6, /* OpCapability Kernel */
    0x3000e, 0x2, 0x2, /* OpMemoryModel Physical64 OpenCL */
    0x4000f, 0x6, 0x1, 0x646461, /* OpEntryPoint Kernel %add "add" */
    0x5000f, 0x6, 0xe, 0x68746f6e, 0x676e69, /* OpEntryPoint Kernel %nothing "nothing" */
    0x60047, 0xc, 0x29, 0x626d756e, 0x7265, 0x0, /* OpDecorate %number LinkageAttributes "number" Export */
    0x20013, 0x2, /* %void = OpTypeVoid */
    0x40015, 0x3, 0x20, 0x0, /* %int = OpTypeInt 32 0 */
    0x40020, 0x4, 0x5, 0x3, /* %pointer = OpTypePointer CrossWorkgroup %int */
    0x50021, 0x5, 0x2, 0x4, 0x3, /* %of_add = OpTypeFunction %void %pointer %int */
    0x30021, 0x10, 0x2, /* %of_nothing = OpTypeFunction %void */
    0x4002b, 0x3, 0xd, 0x7, /* %seven = OpConstant %int 7 */
    0x5003b, 0x4, 0xc, 0x5, 0xd, /* %number = OpVariable %pointer CrossWorkgroup %seven */
    0x50036, 0x2, 0x1, 0x0, 0x5, /* %add = OpFunction %void None %of_add */
    0x30037, 0x4, 0x6, /* %to = OpFunctionParameter %pointer */
    0x30037, 0x3, 0x7, /* %value = OpFunctionParameter %int */
    0x200f8, 0x8, /* OpLabel */
    0x6003d, 0x3, 0x9, 0x6, 0x2, 0x4, /* %old = OpLoad %int %to Aligned 4 */
    0x50080, 0x3, 0xa, 0x9, 0x7, /* %new = OpIAdd %int %old %value */
    0x5003e, 0x6, 0xa, 0x2, 0x4, /* OpStore %to %new Aligned 4 */
    0x100fd, /* OpReturn */
    0x10038, /* OpFunctionEnd */
    0x50036, 0x2, 0xe, 0x0, 0x10, /* %nothing = OpFunction %void None %of_nothing */
    0x200f8, 0xf, /* OpLabel */
    0x100fd, /* OpReturn */
    0x10038, /* OpFunctionEnd */
    /* clang-format on */
};

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

static void same(int line, long found, long expected)
{
    if (found != expected) {
        printf("%d: %ld, not %ld\n", line, found, expected);
        exit(1);
    }
}
#define IS(found, expected) same(__LINE__, (long)(found), (long)(expected))

/* Loads the code that the compiler has made of a module. */
static void load_native(CUmodule module)
{
    void *loader = dlopen("libze_loader.so.1", RTLD_NOW);
    void *call = loader ? dlsym(loader, "zeModuleGetNativeBinary") : NULL;
    uint32_t (*native_binary)(CUmodule, size_t *, void *);
    memcpy(&native_binary, &call, sizeof call);
    size_t size = 0;
    if (!native_binary || native_binary(module, &size, NULL) || size == 0)
        exit(3);
    char *binary = malloc(size);
    if (!binary || native_binary(module, &size, binary))
        exit(3);
    CUmodule loaded, other;
    CUfunction add, none;
    size_t place;
    GOOD(cuModuleLoadData(&loaded, binary));
    GOOD(cuModuleGetFunction(&add, loaded, "add"));
    GOOD(cuFuncGetParamInfo(add, 1, &place, &size));
    IS(place, 8);
    IS(size, 4);
    REFUSED(cuModuleGetFunction(&none, loaded, "none"), CUDA_ERROR_NOT_FOUND, "zeKernelCreate");
    GOOD(cuModuleUnload(loaded));
    /* Another machine's. */
    binary[18] = 62;
    REFUSED(cuModuleLoadData(&other, binary), CUDA_ERROR_NO_BINARY_FOR_GPU, "");
    free(binary);
}

int main(int argc, char **argv)
{
    CUcontext context;
    CUmodule module, other;
    CUfunction add, again, none;
    CUdeviceptr memory, number;
    CUstream stream;
    int value = 0, one = 1;
    size_t place, size;
    if (argc < 4)
        return 2;
    int is_launched = !strcmp(argv[3], "launched");
    GOOD(cuInit(0));
    GOOD(cuDevicePrimaryCtxRetain(&context, 0));
    GOOD(cuCtxSetCurrent(context));
    REFUSED(cuModuleLoad(&other, argv[1]), CUDA_ERROR_NO_BINARY_FOR_GPU, "compile the kernels to SPIR-V");
    REFUSED(cuModuleLoadData(&other, ".version 8.0"), CUDA_ERROR_NO_BINARY_FOR_GPU, "for NVIDIA's GPUs");
    REFUSED(cuModuleLoadData(&other, "no code"), CUDA_ERROR_INVALID_IMAGE, "");
    REFUSED(cuModuleLoadData(&other, "!<arch>\n"), CUDA_ERROR_INVALID_IMAGE, "give the one for this device");
    FILE *file = fopen(argv[2], "wb");
    if (!file || fwrite(code, sizeof code, 1, file) != 1 || fclose(file))
        return 2;
    if (!strcmp(argv[3], "uncompiled")) {
        REFUSED(cuModuleLoad(&module, argv[2]), CUDA_ERROR_NOT_SUPPORTED, "libigc.so.2");
        printf("intel_kernels: ok\n");
        return 0;
    }
    /* Without its last function, it ends within one. */
    uint32_t part[sizeof code / 4];
    memcpy(part, code, sizeof code);
    part[sizeof code / 4 - 1] = 0;
    REFUSED(cuModuleLoadData(&other, part), CUDA_ERROR_INVALID_IMAGE, "");
    /* An instruction that there is not. */
    memcpy(part, code, sizeof code);
    part[5] = 0x2ffff;
    REFUSED(cuModuleLoadData(&other, part), CUDA_ERROR_INVALID_IMAGE, "zeModuleCreate");

    GOOD(cuModuleLoad(&module, argv[2]));
    GOOD(cuModuleGetFunction(&add, module, "add"));
    GOOD(cuModuleGetFunction(&again, module, "add"));
    IS(again == add, 1);
    if (!is_launched)
        load_native(module);
    REFUSED(cuModuleGetFunction(&none, module, "none"), CUDA_ERROR_NOT_FOUND, "zeKernelCreate");
    GOOD(cuModuleGetGlobal(&number, &size, module, "number"));
    IS(size, 4);
    GOOD(cuMemcpyDtoH(&value, number, 4));
    IS(value, 7);
    REFUSED(cuModuleGetGlobal(&number, &size, module, "none"), CUDA_ERROR_NOT_FOUND, "zeModuleGetGlobalPointer");
    GOOD(cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, add));
    IS(value >= 256, 1);
    GOOD(cuFuncGetParamInfo(add, 1, &place, &size));
    IS(place, 8);
    IS(size, 4);
    REFUSED(cuFuncGetParamInfo(add, 2, &place, &size), CUDA_ERROR_INVALID_VALUE, "2 parameters");
    GOOD(cuMemAlloc(&memory, 4));
    GOOD(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    void *arguments[] = { &memory, &one };
    REFUSED(cuLaunchKernel(add, 0, 1, 1, 1, 1, 1, 0, stream, arguments, NULL), CUDA_ERROR_INVALID_VALUE, "");
    REFUSED(cuLaunchKernel(add, 1, 1, 1, 4096, 1, 1, 0, stream, arguments, NULL), CUDA_ERROR_INVALID_VALUE, "at most");
    REFUSED(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL), CUDA_ERROR_INVALID_VALUE, "2 parameters");
    REFUSED(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 64, stream, arguments, NULL), CUDA_ERROR_NOT_SUPPORTED,
            "local memory");
    if (is_launched) {
        GOOD(cuMemsetD32Async(memory, 40, 1, stream));
        GOOD(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, stream, arguments, NULL));
        struct {
            CUdeviceptr to;
            int value;
        } packed = { memory, 1 };
        size = sizeof packed;
        void *extra[] = { CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                          CU_LAUNCH_PARAM_END };
        GOOD(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, stream, NULL, extra));
        /* They have been copied. */
        packed.value = one = 100;
        GOOD(cuMemcpyDtoHAsync(&value, memory, 4, stream));
        GOOD(cuStreamSynchronize(stream));
        IS(value, 42);
    }
    GOOD(cuMemFree(memory));
    GOOD(cuModuleUnload(module));
    REFUSED(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, stream, arguments, NULL), CUDA_ERROR_INVALID_HANDLE, "");
    GOOD(cuStreamDestroy(stream));
    printf("intel_kernels: ok\n");
    return 0;
}
