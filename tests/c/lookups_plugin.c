/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A library with a function of CUDA's name, preloaded as a wrapper or opened as a plugin.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

int cuMemAlloc_v2(unsigned long long *memory, size_t size)
{
    int (*next)(unsigned long long *, size_t) = dlsym(RTLD_NEXT, "cuMemAlloc_v2");
    return next ? next(memory, size) : -1;
}

void plugin_lookups(void *self, void (*show)(const char *, void *))
{
    show("cuMemAlloc_v2 of itself", dlsym(self, "cuMemAlloc_v2"));
    show("plugin_lookups next", dlsym(RTLD_NEXT, "plugin_lookups"));
    show("cuMemAlloc_v2 next", dlsym(RTLD_NEXT, "cuMemAlloc_v2"));
    show("cuMemAlloc_v2 next, twice", dlsym(RTLD_NEXT, "cuMemAlloc_v2"));
    show("puts next", dlsym(RTLD_NEXT, "puts"));
    show("cuMemAlloc_v2 by default", dlsym(RTLD_DEFAULT, "cuMemAlloc_v2"));
}
