/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Device properties as a caller of each HIP release sees them: the unsuffixed symbol with AMD's HIP 5 header, the
 * R0600 one through our header's macro. Prints "properties: ok". */
#ifdef VENDOR
#include <hip/hip_runtime_api.h>
#else
#include <anygpu/hip.h>
#endif

#include <stdio.h>
#include <string.h>

int main(void)
{
    struct {
        hipDeviceProp_t properties;
        unsigned char fence[4096];
    } area;
    size_t free_bytes, total, limit;
    int warp = 0, major = 0;
    memset(&area, 0x5a, sizeof area);
    if (hipGetDeviceProperties(&area.properties, 0) != hipSuccess)
        return 1;
    for (size_t i = 0; i < sizeof area.fence; i++)
        if (area.fence[i] != 0x5a)
            return 2;
    if (hipMemGetInfo(&free_bytes, &total) != hipSuccess || area.properties.totalGlobalMem != total)
        return 3;
    if (hipDeviceTotalMem(&limit, 0) != hipSuccess || limit != total)
        return 4;
    if (hipDeviceGetAttribute(&warp, hipDeviceAttributeWarpSize, 0) != hipSuccess || warp != area.properties.warpSize)
        return 5;
    if (hipDeviceGetAttribute(&major, hipDeviceAttributeComputeCapabilityMajor, 0) != hipSuccess
        || major != area.properties.major)
        return 6;
    if (memchr(area.properties.name, 0, sizeof area.properties.name) == NULL || area.properties.name[0] == 0)
        return 7;
    if (hipGetDeviceProperties(NULL, 0) != hipErrorInvalidValue)
        return 8;
    if (hipGetDeviceProperties(&area.properties, 99) != hipErrorInvalidDevice)
        return 9;
    printf("properties: ok\n");
    return 0;
}
