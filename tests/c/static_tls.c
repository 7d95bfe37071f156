/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Loads this library after others that take static thread-local storage, or in a namespace of its own.
 *
 *     static_tls base|own LIBRARY [OTHER...]
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#ifdef OTHER
/* What libraries of MPI, OpenMP and allocators take. */
static __thread char own[256] __attribute__((tls_model("initial-exec")));

char *other(void)
{
    return own;
}
#else
int main(int argc, char **argv)
{
    for (int i = 3; i < argc; i++)
        if (!dlopen(argv[i], RTLD_NOW))
            return printf("%s\n", dlerror()), 1;
    Lmid_t namespace = strcmp(argv[1], "own") ? LM_ID_BASE : LM_ID_NEWLM;
    void *library = dlmopen(namespace, argv[2], RTLD_NOW);
    if (!library)
        return printf("%s\n", dlerror()), 1;
    int (*free_memory)(void *) = (int (*)(void *))dlsym(library, "hipFree");
    const char *(*reason)(void) = (const char *(*)(void))dlsym(library, "anygpu_last_reason");
    int status = free_memory((void *)16);
    return printf("%d %s\n", status, strncmp(reason(), "hipFree: ", 9) ? reason() : "with a reason"), 0;
}
#endif
