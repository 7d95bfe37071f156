/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Events. */
#include "runtime.h"

hipEvent_t add_event(unsigned flags, int fd)
{
    if (events == sizeof event_list / sizeof *event_list)
        die("too many events");
    hipEvent_t event = calloc(1, sizeof *event);
    *event = (struct event){ .device = current, .flags = flags, .alive = 1, .fd = fd };
    event_list[events] = event;
    event->serial = ++events;
    return event;
}

EXPORT hipError_t hipEventCreateWithFlags(hipEvent_t *out, unsigned flags)
{
    ENTER(hipEventCreateWithFlags, "u", W(flags));
    NEED(out && flags <= 7 && !((flags & 4) && !(flags & 2)), INVALID_VALUE);
    int fd = -1;
    if (flags & 4)
        NEED((fd = memfd_create("stand-in event", MFD_CLOEXEC)) >= 0, OUT_OF_MEMORY);
    *out = add_event(flags, fd);
    LEAVE(OK);
}

EXPORT hipError_t hipEventDestroy(hipEvent_t event)
{
    ENTER(hipEventDestroy, "e", W(event));
    NEED(event, INVALID_HANDLE);
    event->alive = 0;
    if (event->fd >= 0)
        close(event->fd);
    LEAVE(OK);
}

EXPORT hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream)
{
    static double time;
    ENTER(hipEventRecord, "es", W(event), W(stream));
    NEED(event, INVALID_HANDLE);
    NEED((W(stream) > 2 ? stream->device : current) == event->device, INVALID_HANDLE);
    event->recorded = 1;
    event->time = time += 0.5;
    event->asked++;
    NEED(!queued(stream, (struct queued){ .operation = RECORD, .event = event, .value = event->asked }), OK);
    event->done = event->asked;
    LEAVE(OK);
}

EXPORT hipError_t hipEventQuery(hipEvent_t event)
{
    ENTER(hipEventQuery, "e", W(event));
    NEED(event, INVALID_HANDLE);
    LEAVE(event->done == event->asked ? OK : NOT_READY);
}

EXPORT hipError_t hipEventSynchronize(hipEvent_t event)
{
    ENTER(hipEventSynchronize, "e", W(event));
    NEED(event, INVALID_HANDLE);
    finish_event(event);
    LEAVE(OK);
}

EXPORT hipError_t hipEventElapsedTime(float *milliseconds, hipEvent_t from, hipEvent_t to)
{
    ENTER(hipEventElapsedTime, "ee", W(from), W(to));
    NEED(from && to && from->recorded && to->recorded && !((from->flags | to->flags) & 2), INVALID_HANDLE);
    NEED(milliseconds, INVALID_VALUE);
    *milliseconds = (float)(to->time - from->time);
    LEAVE(OK);
}
