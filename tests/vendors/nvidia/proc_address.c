/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Functions by name. */
#include "driver.h"

/* What no other library has. */
EXPORT CUresult cuOnlyTheDrivers(void)
{
    return OK;
}

/* The real tables are known to NVIDIA's libraries alone. */
EXPORT CUresult cuGetExportTable(const void **table, const void *id)
{
    (void)table, (void)id;
    return NOT_FOUND;
}

/* By the names that this library has. All versions of them are old enough but for one. */
EXPORT CUresult cuGetProcAddress_v2(const char *symbol, void **function, int version, uint64_t flags, int *status)
{
    static const char inside;
    char newest[128];
    Dl_info here;
    (void)flags;
    void *library = dladdr(&inside, &here) ? dlopen(here.dli_fname, RTLD_LAZY | RTLD_NOLOAD) : NULL;
    if (!library || version > number("STANDIN_VERSION", 13000))
        return INVALID_VALUE;
    snprintf(newest, sizeof newest, "%s_v2", symbol);
    *function = strcmp(symbol, "cuLaunchHostFunc") || version >= 13010 ? dlsym(library, newest) : NULL;
    if (!*function)
        *function = dlsym(library, symbol);
    if (status)
        *status = *function ? 0 : 1;
    return OK;
}
