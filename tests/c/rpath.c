/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * With RUNTIME a stand-in for NVIDIA's CUDA runtime, which like it serves no call without NVIDIA's driver and keeps its own last
 * error; with STANDIN_DEVICE it has one, and prints the launches that it gets. Else a library or, with PROGRAM, a program that launches a kernel and asks only for the last error, as callers of
 * <<<>>> do. With OPENS a program that opens such a library.
 */
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct dim3 {
    unsigned x, y, z;
};

#if defined(RUNTIME)
static int last;

static int answer(void)
{
    char id[16] = "", *table;
    if (getenv("STANDIN_DEVICE"))
        return 0;
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY);
    if (!driver)
        return last = 35;
    int (*tables)(char **, char *) = (int (*)(char **, char *))dlsym(driver, "cuGetExportTable");
    return tables(&table, id) ? last = 500 : 0;
}

static void show(const char *name, struct dim3 grid, struct dim3 block, size_t shared, void *stream)
{
    if (getenv("STANDIN_DEVICE"))
        printf("%s (%u %u %u) (%u %u %u) %zu %p\n", name, grid.x, grid.y, grid.z, block.x, block.y, block.z, shared,
               stream);
}

int cudaGetDeviceCount(int *count)
{
    *count = 1;
    return answer();
}

int cudaMalloc(void **memory, size_t size)
{
    *memory = (void *)size;
    return answer();
}

int cudaLaunchKernel(void *kernel, struct dim3 grid, struct dim3 block, void **arguments, size_t shared, void *stream)
{
    show(kernel == *arguments ? __func__ : "other arguments", grid, block, shared, stream);
    return answer();
}

unsigned __cudaPushCallConfiguration(struct dim3 grid, struct dim3 block, size_t shared, void *stream)
{
    show(__func__, grid, block, shared, stream);
    return 0;
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
    struct dim3 grid = { 1, 2, 3 }, block = { 4, 5, 6 };
    void *arguments[] = { (void *)go }, *stream = (void *)8;
    void *memory;
    printf("cudaMalloc %d\n", cudaMalloc(&memory, 64));
    int launched = cudaLaunchKernel((void *)go, grid, block, arguments, 7, stream), peeked = cudaPeekAtLastError();
    printf("cudaLaunchKernel %d, then %d %d\n", launched, peeked, cudaGetLastError());
    unsigned pushed = __cudaPushCallConfiguration(grid, block, 7, stream);
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
