/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Devices and peers. */
#include "runtime.h"

EXPORT hipError_t hipGetDeviceCount(int *count)
{
    ENTER(hipGetDeviceCount, "");
    NEED(count, INVALID_VALUE);
    *count = devices();
    LEAVE(OK);
}

EXPORT hipError_t hipGetDevice(int *device)
{
    ENTER(hipGetDevice, "");
    NEED(device, INVALID_VALUE);
    *device = current;
    LEAVE(OK);
}

EXPORT hipError_t hipSetDevice(int device)
{
    ENTER(hipSetDevice, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    current = device;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetName(char *name, int length, int device)
{
    ENTER(hipDeviceGetName, "d", W(device));
    NEED(name && length > 0, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    snprintf(name, (size_t)length, "Stand-in GPU %d", device);
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetUuid(char *uuid, int device)
{
    ENTER(hipDeviceGetUuid, "d", W(device));
    NEED(uuid, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memcpy(uuid, "STAND-IN GPU    ", 16);
    uuid[15] = (char)device;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceTotalMem(size_t *bytes, int device)
{
    ENTER(hipDeviceTotalMem, "d", W(device));
    NEED(bytes, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *bytes = MEMORY;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetAttribute(int *value, int attribute, int device)
{
    ENTER(hipDeviceGetAttribute, "dd", W(attribute), W(device));
    /* They were only added to. */
    int last = HIP_ABI == 5 ? 89 : RELEASE < 716 ? 91 : 95, last_own = HIP_ABI == 5 ? 10014 : 10017;
    NEED(value && attribute >= 0 && (attribute <= last || (attribute >= 10000 && attribute <= last_own)),
         INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    /* Every number another, so that a wrong one shows. */
    *value = attribute == 67 ? 0x10 + device : attribute == 68 || attribute == 69 ? 0 : 1000 + attribute;
    LEAVE(OK);
}

static void architecture(char *properties, size_t place)
{
    strcpy(properties, "Stand-in GPU");
    strcpy(properties + place, "gfx90a:sramecc+:xnack-");
}

/* The layout of HIP 5 at every ABI version. */
EXPORT hipError_t hipGetDeviceProperties(void *properties, int device)
{
    ENTER(hipGetDeviceProperties, "d", W(device));
    NEED(properties, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memset(properties, 0, 792);
    architecture(properties, 396);
    LEAVE(OK);
}

#if HIP_ABI > 5
EXPORT hipError_t hipGetDevicePropertiesR0600(void *properties, int device)
{
    ENTER(hipGetDevicePropertiesR0600, "d", W(device));
    NEED(properties, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memset(properties, 0, 1472);
    architecture(properties, 1160);
    LEAVE(OK);
}
#endif

#if RELEASE > 502
EXPORT hipError_t hipDeviceSetLimit(unsigned limit, size_t value)
{
    ENTER(hipDeviceSetLimit, "uu", W(limit), W(value));
    NEED(limit < 3, UNSUPPORTED_LIMIT);
    limits[limit] = value;
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipDeviceGetLimit(size_t *value, unsigned limit)
{
    ENTER(hipDeviceGetLimit, "u", W(limit));
    NEED(value, INVALID_VALUE);
    NEED(limit < 3, UNSUPPORTED_LIMIT);
    *value = limits[limit];
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetStreamPriorityRange(int *least, int *greatest)
{
    ENTER(hipDeviceGetStreamPriorityRange, "");
    if (least)
        *least = 1;
    if (greatest)
        *greatest = -1;
    LEAVE(OK);
}

EXPORT hipError_t hipGetDeviceFlags(unsigned *flags)
{
    ENTER(hipGetDeviceFlags, "");
    NEED(flags, INVALID_VALUE);
    *flags = device_flags[current];
    LEAVE(OK);
}

EXPORT hipError_t hipSetDeviceFlags(unsigned flags)
{
    ENTER(hipSetDeviceFlags, "u", W(flags));
    NEED(flags <= 31, INVALID_VALUE);
    device_flags[current] = flags;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceSynchronize(void)
{
    ENTER(hipDeviceSynchronize, "");
    finish_all(current);
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceReset(void)
{
    ENTER(hipDeviceReset, "");
    finish_all(current);
    for (struct block *block = blocks, *next; block; block = next) {
        next = block->next;
        if (block->device == current)
            release_block(block);
    }
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->device == current)
            stream_list[i]->alive = 0;
    for (unsigned i = 0; i < events; i++)
        if (event_list[i]->device == current && event_list[i]->alive) {
            event_list[i]->alive = 0;
            if (event_list[i]->fd >= 0)
                close(event_list[i]->fd);
        }
    reset_memory(current);
    device_flags[current] = 0;
    memset(peers[current], 0, sizeof peers[current]);
    LEAVE(OK);
}

EXPORT hipError_t hipDevicePrimaryCtxGetState(int device, unsigned *flags, int *active)
{
    ENTER(hipDevicePrimaryCtxGetState, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    if (flags)
        *flags = 0;
    if (active) {
        *active = 0;
        for (struct block *block = blocks; block; block = block->next)
            *active |= block->device == device;
    }
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceCanAccessPeer(int *can, int device, int peer)
{
    ENTER(hipDeviceCanAccessPeer, "dd", W(device), W(peer));
    NEED(can, INVALID_VALUE);
    NEED(IS_DEVICE(device) && IS_DEVICE(peer), INVALID_DEVICE);
    *can = device != peer;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags)
{
    ENTER(hipDeviceEnablePeerAccess, "du", W(peer), W(flags));
    NEED(flags == 0, INVALID_VALUE);
    NEED(IS_DEVICE(peer) && peer != current, INVALID_DEVICE);
    NEED(!peers[current][peer], PEER_ENABLED);
    peers[current][peer] = 1;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceDisablePeerAccess(int peer)
{
    ENTER(hipDeviceDisablePeerAccess, "d", W(peer));
    NEED(IS_DEVICE(peer) && peer != current, INVALID_DEVICE);
    NEED(peers[current][peer], PEER_NOT_ENABLED);
    peers[current][peer] = 0;
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetP2PAttribute(int *value, unsigned attribute, int from, int to)
{
    ENTER(hipDeviceGetP2PAttribute, "udd", W(attribute), W(from), W(to));
    NEED(value && attribute <= 3, INVALID_VALUE);
    NEED(IS_DEVICE(from) && IS_DEVICE(to) && from != to, INVALID_DEVICE);
    *value = 10 + (int)attribute;
    LEAVE(OK);
}

EXPORT hipError_t hipExtGetLinkTypeAndHopCount(int from, int to, uint32_t *type, uint32_t *hops)
{
    ENTER(hipExtGetLinkTypeAndHopCount, "dd", W(from), W(to));
    NEED(type && hops && IS_DEVICE(from) && IS_DEVICE(to) && from != to, INVALID_VALUE);
    *type = 4;
    *hops = 1;
    LEAVE(OK);
}
