/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A program linked to the driver: whose function a wrapper preloaded into it comes before.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int cuMemAlloc_v2(unsigned long long *, unsigned long);
void plugin_lookups(void *self, void (*show)(const char *, void *)) __attribute__((weak));

static void show(const char *what, void *address)
{
    Dl_info place;
    if (strcmp(what, "cuMemAlloc_v2 next") == 0 && address && dladdr(address, &place))
        printf("%s\n", strrchr(place.dli_fname, '/') + 1);
}

int main(void)
{
    unsigned long long memory;
    if (plugin_lookups)
        plugin_lookups(dlopen(NULL, RTLD_LAZY), show);
    printf("%d\n", cuMemAlloc_v2(&memory, 64));
    return 0;
}
