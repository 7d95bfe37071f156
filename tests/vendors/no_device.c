/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for NVIDIA's driver on a machine without a device: NVIDIA's own runtime takes it, and so does this library.
 * VERSION is that of CUDA it speaks. */
#include <string.h>

enum { NO_DEVICE = 100 };

int cuInit(unsigned flags)
{
    (void)flags;
    return NO_DEVICE;
}
int cuDriverGetVersion(int *version)
{
    *version = VERSION;
    return 0;
}
int cuGetExportTable(const void **table, const void *id)
{
    (void)id;
    *table = NULL;
    return NO_DEVICE;
}
int cuDeviceGetCount(int *count)
{
    (void)count;
    return 3;
}

int cuGetProcAddress_v2(const char *name, void **function, int version, unsigned long long flags, int *found)
{
    (void)version;
    (void)flags;
    if (found)
        *found = 0;
    if (!*name)
        *function = NULL;
    else if (strcmp(name, "cuDriverGetVersion") == 0)
        *function = (void *)cuDriverGetVersion;
    else if (strcmp(name, "cuGetExportTable") == 0)
        *function = (void *)cuGetExportTable;
    else if (strcmp(name, "cuGetProcAddress") == 0)
        *function = (void *)cuGetProcAddress_v2;
    else
        *function = (void *)cuInit;
    return 0;
}
