/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Events. */
#include "driver.h"

CUevent add_event(unsigned flags, int fd)
{
    struct event fresh = { .context = current(), .flags = flags, .alive = 1, .fd = fd };
    for (unsigned i = 0; number("STANDIN_REUSE", 0) && i < events; i++)
        if (!event_list[i]->alive) {
            fresh.serial = event_list[i]->serial;
            *event_list[i] = fresh;
            return event_list[i];
        }
    if (events == sizeof event_list / sizeof *event_list)
        die("too many events");
    CUevent event = calloc(1, sizeof *event);
    *event = fresh;
    event_list[events] = event;
    event->serial = ++events;
    return event;
}

EXPORT CUresult cuEventCreate(CUevent *out, unsigned flags)
{
    ENTER(cuEventCreate, 1, "u", W(flags));
    NEED(out && flags <= 7 && !((flags & 4) && !(flags & 2)), INVALID_VALUE);
    int fd = -1;
    if (flags & 4)
        NEED((fd = memfd_create("stand-in event", MFD_CLOEXEC)) >= 0, OUT_OF_MEMORY);
    *out = add_event(flags, fd);
    LEAVE(OK);
}

EXPORT CUresult cuEventDestroy_v2(CUevent event)
{
    ENTER(cuEventDestroy_v2, 1, "e", W(event));
    NEED(event, INVALID_HANDLE);
    event->alive = 0;
    if (event->fd >= 0)
        close(event->fd);
    LEAVE(OK);
}

EXPORT CUresult cuEventRecord(CUevent event, CUstream stream)
{
    static double time;
    ENTER(cuEventRecord, 1, "es", W(event), W(stream));
    NEED(event, INVALID_HANDLE);
    CUcontext context = W(stream) > 2 ? stream->context : current();
    NEED(context->device == event->context->device, INVALID_HANDLE);
    event->recorded = 1;
    event->time = time += 0.5;
    event->asked++;
    NEED(!queued(stream, (struct queued){ .operation = RECORD, .event = event, .value = event->asked }), OK);
    event->done = event->asked;
    LEAVE(OK);
}

EXPORT CUresult cuEventQuery(CUevent event)
{
    ENTER(cuEventQuery, 1, "e", W(event));
    NEED(event, INVALID_HANDLE);
    LEAVE(event->done == event->asked ? OK : NOT_READY);
}

EXPORT CUresult cuEventSynchronize(CUevent event)
{
    ENTER(cuEventSynchronize, 1, "e", W(event));
    NEED(event, INVALID_HANDLE);
    finish_event(event);
    LEAVE(OK);
}

EXPORT CUresult cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to)
{
    ENTER(cuEventElapsedTime, 1, "ee", W(from), W(to));
    NEED(from && to && from->recorded && to->recorded && !((from->flags | to->flags) & 2), INVALID_HANDLE);
    NEED(milliseconds, INVALID_VALUE);
    *milliseconds = (float)(to->time - from->time);
    LEAVE(OK);
}
