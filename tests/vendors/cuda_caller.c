/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls every function of "calls.inc" (written by tests/native.rs) with arguments that can be told apart, and shows
 * each before the call and its result after it.
 *
 *     caller all        every function, before cuInit
 *     caller started    every function, after it
 *     caller early      what is asked before cuInit has succeeded
 *     caller names      whose functions are found by name
 *     caller backend    cuInit, and a call after it
 */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "show.h"

#include "calls.inc"

static void show_owner(const char *name, unsigned long long flags)
{
    void *function = NULL;
    Dl_info place;
    int status = cuGetProcAddress_v2((void *)name, &function, 13000, flags, NULL);
    if (status != 0 || !function || !dladdr(function, &place))
        printf("%s %d\n", name, status);
    else
        printf("%s %s\n", name, strstr(place.dli_fname, "libanygpu") ? "ours" : "theirs");
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "all";
    int count;
    if (strcmp(what, "all") == 0) {
        call_all();
    } else if (strcmp(what, "started") == 0) {
        if (cuInit(0) != 0)
            return 1;
        call_all();
    } else if (strcmp(what, "early") == 0) {
        printf("cuDeviceGetCount %d\n", cuDeviceGetCount(&count));
        printf("cuInit %d for flags 1\n", cuInit(1));
        printf("cuDeviceGetCount %d\n", cuDeviceGetCount(&count));
    } else if (strcmp(what, "names") == 0) {
        setenv("STANDIN_NAMES", "1", 1);
        show_owner("cuMemAlloc", 0);
        show_owner("cuGetProcAddress", 0);
        show_owner("cuMemcpyHtoD", 2);
        show_owner("cuOfTomorrow", 0);
        show_owner("cuMemFree", 0);
    } else if (strcmp(what, "backend") == 0) {
        void *context;
        printf("cuInit %d\n", cuInit(0));
        printf("cuCtxGetCurrent %d\n", cuCtxGetCurrent(&context));
    }
    return 0;
}
