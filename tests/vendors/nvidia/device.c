/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Devices. */
#include "driver.h"

EXPORT CUresult cuDeviceGetCount(int *count)
{
    ENTER(cuDeviceGetCount, 0, "");
    NEED(count, INVALID_VALUE);
    *count = devices();
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
    ENTER(cuDeviceGet, 0, "d", W(ordinal));
    NEED(device, INVALID_VALUE);
    NEED(IS_DEVICE(ordinal), INVALID_DEVICE);
    *device = ordinal;
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetName(char *name, int length, CUdevice device)
{
    ENTER(cuDeviceGetName, 0, "d", W(device));
    NEED(name && length > 0, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    snprintf(name, (size_t)length, "Stand-in GPU %d", physical(device));
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetUuid_v2(char *uuid, CUdevice device)
{
    ENTER(cuDeviceGetUuid_v2, 0, "d", W(device));
    NEED(uuid, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memcpy(uuid, "STAND-IN GPU    ", 16);
    uuid[15] = (char)physical(device);
    LEAVE(OK);
}

EXPORT CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice device)
{
    ENTER(cuDeviceTotalMem_v2, 0, "d", W(device));
    NEED(bytes, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *bytes = MEMORY;
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetAttribute(int *value, int attribute, CUdevice device)
{
    ENTER(cuDeviceGetAttribute, 0, "dd", W(attribute), W(device));
    NEED(value && attribute > 0 && attribute < 144, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    /* Every number another, so that a wrong one shows. */
    *value = attribute == 33 ? 0x10 + physical(device) : attribute == 34 || attribute == 50 ? 0 : 1000 + attribute;
    int capability = number("STANDIN_CAPABILITY", 0);
    if (capability && (attribute == 75 || attribute == 76))
        *value = attribute == 75 ? capability / 10 : capability % 10;
    LEAVE(OK);
}

EXPORT CUresult cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer)
{
    ENTER(cuDeviceCanAccessPeer, 0, "dd", W(device), W(peer));
    NEED(can, INVALID_VALUE);
    NEED(IS_DEVICE(device) && IS_DEVICE(peer), INVALID_DEVICE);
    *can = device != peer && number("STANDIN_PEERS", 1);
    LEAVE(OK);
}

EXPORT CUresult cuDeviceGetP2PAttribute(int *value, unsigned attribute, CUdevice from, CUdevice to)
{
    ENTER(cuDeviceGetP2PAttribute, 0, "udd", W(attribute), W(from), W(to));
    NEED(value && attribute >= 1 && attribute <= 4, INVALID_VALUE);
    NEED(IS_DEVICE(from) && IS_DEVICE(to) && from != to, INVALID_DEVICE);
    *value = 10 + (int)attribute;
    LEAVE(OK);
}
