/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for Ascend's libacl_rt.so: one device, and every call says its arguments on standard output.
 *
 * "functions.inc" is written by tests/native.rs from the signatures in src/api/acl: for each function a definition that
 * shows its arguments and returns a status of its own. STANDIN_DEVICES changes the number of devices. tests/vendors/
 * ascend/ is the one that works.
 */
#include "show.h"

static int calls_inside;

#include "functions.inc"

int aclInit(const char *configuration)
{
    return configuration ? 100000 : 0;
}

int aclrtGetDeviceCount(uint32_t *count)
{
    const char *devices = getenv("STANDIN_DEVICES");
    *count = devices ? (uint32_t)atoi(devices) : 1;
    return 0;
}
