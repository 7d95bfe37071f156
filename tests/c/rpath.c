/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * With RUNTIME a stand-in for NVIDIA's CUDA runtime, which like it serves no call without NVIDIA's driver and keeps its own last
 * error; else a library or, with PROGRAM, a program that launches a kernel and asks only for the last error, as callers of
 * <<<>>> do. With OPENS a program that opens such a library.
 */
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

struct dim3 {
    unsigned x, y, z;
};

#if defined(RUNTIME)
static int last;

static int fail(void)
{
    char id[16] = "", *table;
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY);
    if (!driver)
        return last = 35;
    int (*tables)(char **, char *) = (int (*)(char **, char *))dlsym(driver, "cuGetExportTable");
    return tables(&table, id) ? last = 500 : 0;
}

int cudaMalloc(void **memory, size_t size)
{
    return memory && size ? fail() : 1;
}

int cudaLaunchKernel(void *kernel, struct dim3 grid, struct dim3 block, void **arguments, size_t shared, void *stream)
{
    return kernel && grid.x == block.x && !arguments && !shared && !stream ? fail() : 1;
}

unsigned __cudaPushCallConfiguration(struct dim3 grid, struct dim3 block, size_t shared, void *stream)
{
    return grid.x != block.x || shared || stream;
}

int cudaPeekAtLastError(void)
{
    return last;
}

int cudaGetLastError(void)
{
    int error = last;
    last = 0;
    return error;
}
#elif defined(OPENS)
int main(int count, char **arguments)
{
    void *library = dlopen(arguments[count - 1], RTLD_NOW);
    if (!library)
        return puts(dlerror()), 1;
    ((void (*)(void))dlsym(library, "go"))();
    return 0;
}
#else
int cudaMalloc(void **, size_t), cudaPeekAtLastError(void), cudaGetLastError(void);
int cudaLaunchKernel(void *, struct dim3, struct dim3, void **, size_t, void *);
unsigned __cudaPushCallConfiguration(struct dim3, struct dim3, size_t, void *);

void go(void)
{
    struct dim3 one = { 1, 1, 1 };
    void *memory;
    printf("cudaMalloc %d\n", cudaMalloc(&memory, 64));
    int launched = cudaLaunchKernel((void *)go, one, one, NULL, 0, NULL), peeked = cudaPeekAtLastError();
    printf("cudaLaunchKernel %d, then %d %d\n", launched, peeked, cudaGetLastError());
    unsigned pushed = __cudaPushCallConfiguration(one, one, 0, NULL);
    peeked = cudaPeekAtLastError();
    printf("<<<>>> %u, then %d %d\n", pushed, peeked, cudaGetLastError());
}

#ifdef PROGRAM
int main(void)
{
    go();
    return 0;
}
#endif
#endif
