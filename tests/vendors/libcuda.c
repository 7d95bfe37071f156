/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for NVIDIA's libcuda.so.1: one device, and every call says its arguments on standard output.
 *
 * "functions.inc" is written by tests/native.rs from the signatures in src/api/cuda: for each function a definition
 * that shows its arguments and returns a status of its own. As with the driver, devices cannot be counted before cuInit.
 * STANDIN_DEVICES changes their number. With STANDIN_NAMES, functions are found by name. With STANDIN_ASKS, the function
 * that counts devices calls another.
 */
#include "show.h"

static int calls_inside;

#define cuGetProcAddress_v2 shown_cuGetProcAddress_v2
#include "functions.inc"
#undef cuGetProcAddress_v2

static int started;

int cuInit(unsigned flags)
{
    const char *devices = getenv("STANDIN_DEVICES");
    if (flags != 0)
        return 1;
    if (devices && atoi(devices) == 0)
        return 100;
    started = 1;
    return 0;
}

int cuDeviceGetCount(int *count)
{
    void *context;
    /* By an exported name, which may be this library's or another's in its place. */
    if (getenv("STANDIN_ASKS"))
        cuCtxGetCurrent(&context);
    if (!started)
        return 3;
    *count = 1;
    return 0;
}

static int of_tomorrow(void)
{
    return 0;
}

int cuGetProcAddress_v2(void *symbol, void *function, int32_t version, uint64_t flags, void *status)
{
    static const struct {
        const char *name;
        void *function;
    } names[] = {
        { "cuMemAlloc", (void *)cuMemAlloc_v2 },
        { "cuGetProcAddress", (void *)cuGetProcAddress_v2 },
        { "cuMemcpyHtoD", (void *)cuMemcpyHtoD_v2_ptds },
        { "cuOfTomorrow", (void *)of_tomorrow },
        /* Another function than the one of this name and version that this library knows. */
        { "cuMemFree", (void *)of_tomorrow },
    };
    if (!getenv("STANDIN_NAMES"))
        return shown_cuGetProcAddress_v2(symbol, function, version, flags, status);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(symbol, names[i].name) == 0)
            *(void **)function = names[i].function;
    return 0;
}
