/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Events. */
#include "runtime.h"

aclrtEvent add_event(unsigned flags, int fd, struct label *label, int opened)
{
    if (events == sizeof event_list / sizeof *event_list)
        die("too many events");
    aclrtEvent event = calloc(1, sizeof *event);
    *event = (struct event){ .flags = flags, .alive = 1, .fd = fd, .label = label, .opened = opened };
    event_list[events] = event;
    event->serial = ++events;
    return event;
}

EXPORT aclError aclrtCreateEventExWithFlag(aclrtEvent *out, unsigned flags)
{
    ENTER(aclrtCreateEventExWithFlag, 2, "x", W(flags));
    NEED(out, INVALID_PARAM);
    NEED(flags == 0x40 || (flags && !(flags & ~0xbu)), PARAM_INVALID);
    struct label *label = NULL;
    int fd = -1;
    if (flags == 0x40) {
        NEED((fd = file(0, &label)) >= 0, OUT_OF_MEMORY);
        label->magic = MAGIC;
        label->any = 1;
    }
    *out = add_event(flags, fd, label, 0);
    LEAVE(OK);
}

EXPORT aclError aclrtDestroyEvent(aclrtEvent event)
{
    ENTER(aclrtDestroyEvent, 1, "e", W(event));
    if (event->stream && !event->opened)
        while (event->done < event->recorded)
            run_one(event->stream);
    event->alive = 0;
    if (event->label)
        munmap(event->label, PAGE);
    event->label = NULL;
    if (event->fd >= 0)
        close(event->fd);
    LEAVE(OK);
}

EXPORT aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)
{
    ENTER(aclrtRecordEvent, 2, "es", W(event), W(stream));
    IN_CONTEXT(stream);
    event->stream = own(stream);
    event->recorded++;
    if (event->label)
        event->label->recorded = event->recorded;
    queue(own(stream), (struct operation){ .work = RECORD, .event = event, .record = event->recorded });
    /* Another process may wait for it. */
    if (event->label)
        drain(own(stream));
    LEAVE(OK);
}

EXPORT aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)
{
    ENTER(aclrtStreamWaitEvent, 2, "se", W(stream), W(event));
    IN_CONTEXT(stream);
    NEED(event->flags & 0x41, PARAM_INVALID);
    uint64_t record = event->opened ? event->label->recorded : event->recorded;
    if (!record && !event->opened)
        die("a wait for event%u, which was never recorded", event->serial);
    queue(own(stream), (struct operation){ .work = WAIT, .event = event, .record = record });
    LEAVE(OK);
}

EXPORT aclError aclrtQueryEventStatus(aclrtEvent event, int *status)
{
    ENTER(aclrtQueryEventStatus, 1, "e", W(event));
    NEED(status, INVALID_PARAM);
    NEED(event->flags & 0x42, PARAM_INVALID);
    uint64_t recorded = event->opened ? event->label->recorded : event->recorded;
    uint64_t done = event->opened ? event->label->done : event->done;
    *status = recorded && done >= recorded;
    if (!*status && event->stream)
        run_one(event->stream);
    LEAVE(OK);
}

EXPORT aclError aclrtSynchronizeEvent(aclrtEvent event)
{
    ENTER(aclrtSynchronizeEvent, 1, "e", W(event));
    if (event->opened) {
        struct operation wait = { .work = WAIT, .event = event, .record = event->label->recorded };
        struct stream alone = { 0 };
        queue(&alone, wait);
        drain(&alone);
        LEAVE(OK);
    }
    if (!event->recorded)
        die("a wait for event%u, which was never recorded", event->serial);
    while (event->done < event->recorded)
        run_one(event->stream);
    LEAVE(OK);
}

EXPORT aclError aclrtEventElapsedTime(float *milliseconds, aclrtEvent from, aclrtEvent to)
{
    ENTER(aclrtEventElapsedTime, 1, "ee", W(from), W(to));
    NEED(milliseconds, INVALID_PARAM);
    NEED(from->flags & to->flags & 8 && from->done && to->done, NO_TIME);
    *milliseconds = (float)(to->time - from->time);
    LEAVE(OK);
}
