/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Devices and peers. */
#include "runtime.h"

static void release_device(int device)
{
    set_count[device] = 0;
    for (unsigned i = 0; i < contexts; i++)
        if (context_list[i]->device == device)
            end_context(context_list[i]);
    defaults[device] = NULL;
    for (struct block *block = blocks, *next; block; block = next) {
        next = block->next;
        if (block->device == device && block->kind != REGISTERED)
            release_block(block);
    }
    memset(peers[device], 0, sizeof peers[device]);
}

EXPORT aclError aclrtGetDeviceCount(unsigned *count)
{
    ENTER(aclrtGetDeviceCount, number("STANDIN_COUNT_LATE", 0), "");
    NEED(count, INVALID_PARAM);
    *count = (unsigned)devices();
    LEAVE(OK);
}

EXPORT aclError aclrtSetDevice(int device)
{
    ENTER(aclrtSetDevice, 1, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    set_count[device]++;
    if (!defaults[device])
        defaults[device] = add_context(device);
    current = defaults[device];
    LEAVE(OK);
}

EXPORT aclError aclrtResetDevice(int device)
{
    ENTER(aclrtResetDevice, 1, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(set_count[device], NO_CONTEXT);
    if (--set_count[device] == 0)
        release_device(device);
    LEAVE(OK);
}

EXPORT aclError aclrtResetDeviceForce(int device)
{
    ENTER(aclrtResetDeviceForce, 1, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(set_count[device], NO_CONTEXT);
    check_idle(device, "a reset");
    release_device(device);
    LEAVE(OK);
}

EXPORT aclError aclrtGetDevice(int *device)
{
    ENTER(aclrtGetDevice, 2, "");
    NEED(device, INVALID_PARAM);
    *device = current->device;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceGetUuid(int device, char *uuid)
{
    ENTER(aclrtDeviceGetUuid, 1, "d", W(device));
    NEED(uuid, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    memcpy(uuid, "STAND-IN NPU    ", 16);
    uuid[15] = (char)device;
    LEAVE(OK);
}

/* As where a list of visible devices turns their order round. */
EXPORT aclError aclrtGetLogicDevIdByUserDevId(int device, int *logical)
{
    ENTER(aclrtGetLogicDevIdByUserDevId, 1, "d", W(device));
    NEED(logical, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *logical = devices() - 1 - device;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceGetBareTgid(int *pid)
{
    ENTER(aclrtDeviceGetBareTgid, 1, "");
    NEED(pid, INVALID_PARAM);
    *pid = getpid();
    LEAVE(OK);
}

EXPORT aclError aclrtSynchronizeDevice(void)
{
    ENTER(aclrtSynchronizeDevice, 2, "");
    aclrtStream stream;
    for (unsigned i = 0; (stream = stream_at(current->device, i)); i++)
        drain(stream);
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceCanAccessPeer(int *can, int device, int peer)
{
    ENTER(aclrtDeviceCanAccessPeer, 1, "dd", W(device), W(peer));
    NEED(can, INVALID_PARAM);
    NEED(IS_DEVICE(device) && IS_DEVICE(peer), INVALID_DEVICE);
    NEED(device != peer, PARAM_INVALID);
    *can = 1;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceEnablePeerAccess(int peer, unsigned flags)
{
    ENTER(aclrtDeviceEnablePeerAccess, 2, "du", W(peer), W(flags));
    NEED(IS_DEVICE(peer), INVALID_DEVICE);
    NEED(peer != current->device && flags == 0, PARAM_INVALID);
    peers[current->device][peer] = 1;
    LEAVE(OK);
}

EXPORT aclError aclrtDeviceDisablePeerAccess(int peer)
{
    ENTER(aclrtDeviceDisablePeerAccess, 2, "d", W(peer));
    NEED(IS_DEVICE(peer), INVALID_DEVICE);
    NEED(peers[current->device][peer], PARAM_INVALID);
    peers[current->device][peer] = 0;
    LEAVE(OK);
}
