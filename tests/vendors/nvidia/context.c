/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Contexts, and peers. */
#include "driver.h"

static void revive(CUcontext context)
{
    if (!context->alive) {
        context->alive = 1;
        context->limits[0] = 1024;
        context->limits[1] = 1 << 20;
        context->limits[2] = 8 << 20;
        memset(context->peers, 0, sizeof context->peers);
    }
}

/* Ends what a context has, once its streams are done. */
static void empty(CUcontext context)
{
    finish_all(context);
    for (struct block *block = blocks, *next; block; block = next) {
        next = block->next;
        if (block->context == context)
            release_block(block);
    }
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->context == context)
            stream_list[i]->alive = 0;
    for (unsigned i = 0; i < events; i++)
        if (event_list[i]->context == context && event_list[i]->alive) {
            event_list[i]->alive = 0;
            if (event_list[i]->fd >= 0)
                close(event_list[i]->fd);
        }
    context->alive = 0;
}

EXPORT CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    ENTER(cuDevicePrimaryCtxRetain, 0, "d", W(device));
    NEED(context, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    primaries[device].references++;
    revive(&primaries[device]);
    *context = &primaries[device];
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device)
{
    ENTER(cuDevicePrimaryCtxRelease_v2, 0, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(primaries[device].references > 0, INVALID_CONTEXT);
    if (--primaries[device].references == 0)
        empty(&primaries[device]);
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice device, unsigned flags)
{
    ENTER(cuDevicePrimaryCtxSetFlags_v2, 0, "du", W(device), W(flags));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    NEED(flags <= 0xff, INVALID_VALUE);
    primaries[device].flags = flags;
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned *flags, int *active)
{
    ENTER(cuDevicePrimaryCtxGetState, 0, "d", W(device));
    NEED(flags && active, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *flags = primaries[device].flags;
    *active = primaries[device].alive;
    LEAVE(OK);
}

EXPORT CUresult cuDevicePrimaryCtxReset_v2(CUdevice device)
{
    ENTER(cuDevicePrimaryCtxReset_v2, 0, "d", W(device));
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    empty(&primaries[device]);
    primaries[device].flags = 0;
    LEAVE(OK);
}

static void push(CUcontext context)
{
    if (depth == 64)
        die("too many contexts");
    stack[depth++] = context;
}

EXPORT CUresult cuCtxCreate_v2(CUcontext *context, unsigned flags, CUdevice device)
{
    ENTER(cuCtxCreate_v2, 0, "ud", W(flags), W(device));
    NEED(context && flags <= 0xff, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    CUcontext made = calloc(1, sizeof *made);
    made->device = device;
    made->flags = flags;
    made->serial = ++contexts;
    revive(made);
    push(made);
    *context = made;
    LEAVE(OK);
}

EXPORT CUresult cuCtxDestroy_v2(CUcontext context)
{
    ENTER(cuCtxDestroy_v2, 0, "c", W(context));
    NEED(context && !context->primary && context->alive, INVALID_CONTEXT);
    empty(context);
    if (current() == context)
        depth--;
    LEAVE(OK);
}

EXPORT CUresult cuCtxPushCurrent_v2(CUcontext context)
{
    ENTER(cuCtxPushCurrent_v2, 0, "c", W(context));
    NEED(context && context->alive, INVALID_CONTEXT);
    push(context);
    LEAVE(OK);
}

EXPORT CUresult cuCtxPopCurrent_v2(CUcontext *context)
{
    ENTER(cuCtxPopCurrent_v2, 0, "");
    NEED(depth > 0, INVALID_CONTEXT);
    depth--;
    if (context)
        *context = stack[depth];
    LEAVE(OK);
}

EXPORT CUresult cuCtxSetCurrent(CUcontext context)
{
    ENTER(cuCtxSetCurrent, 0, "c", W(context));
    NEED(!context || context->alive, INVALID_CONTEXT);
    if (depth)
        depth--;
    if (context)
        push(context);
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetCurrent(CUcontext *context)
{
    ENTER(cuCtxGetCurrent, 0, "");
    NEED(context, INVALID_VALUE);
    *context = current();
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetDevice(CUdevice *device)
{
    ENTER(cuCtxGetDevice, 0, "");
    NEED(device, INVALID_VALUE);
    NEED(current(), INVALID_CONTEXT);
    NEED(current()->alive, DESTROYED);
    *device = current()->device;
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetFlags(unsigned *flags)
{
    ENTER(cuCtxGetFlags, 1, "");
    NEED(flags, INVALID_VALUE);
    *flags = current()->flags;
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetApiVersion(CUcontext context, unsigned *version)
{
    ENTER(cuCtxGetApiVersion, 0, "c", W(context));
    NEED(version, INVALID_VALUE);
    context = context ? context : current();
    NEED(context && context->alive, INVALID_CONTEXT);
    *version = 3020;
    LEAVE(OK);
}

EXPORT CUresult cuCtxSynchronize(void)
{
    ENTER(cuCtxSynchronize, 1, "");
    finish_all(current());
    LEAVE(OK);
}

EXPORT CUresult cuCtxSetLimit(unsigned limit, size_t value)
{
    ENTER(cuCtxSetLimit, 1, "uu", W(limit), W(value));
    NEED(limit < 3, 215);
    current()->limits[limit] = value;
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetLimit(size_t *value, unsigned limit)
{
    ENTER(cuCtxGetLimit, 1, "u", W(limit));
    NEED(value, INVALID_VALUE);
    NEED(limit < 3, 215);
    *value = current()->limits[limit];
    LEAVE(OK);
}

EXPORT CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest)
{
    ENTER(cuCtxGetStreamPriorityRange, 1, "");
    if (least)
        *least = 0;
    if (greatest)
        *greatest = -5;
    LEAVE(OK);
}

EXPORT CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags)
{
    ENTER(cuCtxEnablePeerAccess, 1, "cu", W(peer), W(flags));
    NEED(peer && peer->alive, INVALID_CONTEXT);
    NEED(flags == 0, INVALID_VALUE);
    NEED(peer->device != current()->device, PEER_UNSUPPORTED);
    NEED(!current()->peers[peer->device], PEER_ENABLED);
    current()->peers[peer->device] = 1;
    LEAVE(OK);
}

EXPORT CUresult cuCtxDisablePeerAccess(CUcontext peer)
{
    ENTER(cuCtxDisablePeerAccess, 1, "c", W(peer));
    NEED(peer && peer->alive, INVALID_CONTEXT);
    NEED(current()->peers[peer->device], PEER_NOT_ENABLED);
    current()->peers[peer->device] = 0;
    LEAVE(OK);
}
