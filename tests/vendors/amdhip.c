/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for AMD's libamdhip64.so.N: one device, and every call says its arguments on standard output.
 *
 * "functions.inc" is written by tests/native.rs from the signatures in src/api/hip: for each function a definition
 * that shows its arguments and returns a status of its own. STANDIN_DEVICES and STANDIN_STATUS change what
 * hipGetDeviceCount answers. With REENTER defined, loading the library and counting devices call other functions of
 * the library through the dynamic linker, as AMD's own code does, so a preloaded library of the same names gets them.
 */
#include "show.h"

static __thread int calls_inside;

#include "functions.inc"

#ifdef REENTER
/* Prints nothing: what is checked is that the calls come back here, with the right status. */
static void reenter(const char *from)
{
    int device = -1;
    calls_inside++;
    int first = hipInit(0), second = hipGetDevice(&device);
    calls_inside--;
    if (first != STATUS_hipInit || second != STATUS_hipGetDevice)
        printf("LOST a call from %s: %d %d\n", from, first, second);
}

__attribute__((constructor)) static void loaded(void)
{
    reenter("the constructor");
}
#endif

int hipGetDeviceCount(int *count)
{
    const char *devices = getenv("STANDIN_DEVICES"), *status = getenv("STANDIN_STATUS");
#ifdef REENTER
    reenter("counting");
#endif
    *count = devices ? atoi(devices) : 1;
    return status ? atoi(status) : 0;
}

const char *hipGetErrorName(int status)
{
    return status ? "hipErrorSome" : "hipSuccess";
}

const char *hipGetErrorString(int status)
{
    return status ? "some error" : "no error";
}
