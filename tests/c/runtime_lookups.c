/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A program of CUDA 12: the version of the runtime that it is linked to, and of those that it finds by name.
 *
 *     runtime_lookups LIBANYGPU   which is preloaded
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

extern int cudaRuntimeGetVersion(int *version);
/* Of a library that has such a reference too, but was not linked to the runtime. */
extern int unversioned(int *version);

static int version(void *function)
{
    int number = -1;
    if (!function)
        return 0;
    ((int (*)(int *))function)(&number);
    return number;
}

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    void *ours = dlopen(argv[1], RTLD_LAZY | RTLD_NOLOAD), *program = dlopen(NULL, RTLD_LAZY);
    if (!ours || !program)
        return 1;
    printf("linked %d\n", version((void *)cudaRuntimeGetVersion));
    printf("default %d\n", version(dlsym(RTLD_DEFAULT, "cudaRuntimeGetVersion")));
    printf("program %d\n", version(dlsym(program, "cudaRuntimeGetVersion")));
    printf("ours %d\n", version(dlsym(ours, "cudaRuntimeGetVersion")));
    printf("unversioned %d\n", version((void *)unversioned));
    printf("12 %d\n", version(dlvsym(ours, "cudaRuntimeGetVersion", "libcudart.so.12")));
    printf("13 %d\n", version(dlvsym(ours, "cudaRuntimeGetVersion", "libcudart.so.13")));
    return 0;
}
