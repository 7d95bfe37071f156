/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Streams and their work. */
#include "runtime.h"

/* Whether a wait for a value ends: of (now - value) >= 0, equal, a common bit, a bit of neither. */
static int holds(const struct operation *wait)
{
    uint64_t now = *(volatile uint64_t *)wait->to, value = wait->record;
    switch (wait->value) {
    case 0:
        return (int64_t)(now - value) >= 0;
    case 1:
        return now == value;
    case 2:
        return (now & value) != 0;
    default:
        return ~(now | value) != 0;
    }
}

/* Does some work of another stream, if there is any. */
int work_elsewhere(aclrtStream stream)
{
    aclrtStream other;
    for (int device = 0; device < devices(); device++)
        for (unsigned i = 0; (other = stream_at(device, i)); i++)
            if (other != stream && other->first) {
                run_one(other);
                return 1;
            }
    return 0;
}

void run_one(aclrtStream stream)
{
    static double time;
    struct operation *next = stream->first;
    if (!next)
        die("a wait for work of stream%u that was never queued", stream->serial);
    stream->first = next->next;
    switch (next->work) {
    case COPY:
        memmove((void *)next->to, (void *)next->from, next->size);
        break;
    case FILL:
        memset((void *)next->to, next->value, next->size);
        break;
    case RECORD:
        next->event->done = next->record;
        next->event->time = time += 0.5;
        if (next->event->label)
            next->event->label->done = next->record;
        break;
    case WRITE_VALUE:
        *(volatile uint64_t *)next->to = next->record;
        break;
    case WAIT_VALUE:
        while (!holds(next))
            if (!work_elsewhere(stream))
                die("stream%u waits for a value that nobody writes", stream->serial);
        break;
    case CALL:
        next->function((void *)next->to);
        break;
    case WAIT:
        if (!next->event->opened) {
            while (next->event->done < next->record)
                run_one(next->event->stream);
            break;
        }
        for (int patience = 20000; next->event->label->done < next->record; patience--) {
            if (!patience)
                die("event%u of another process is never recorded", next->event->serial);
            nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
        }
    }
    free(next);
}

void drain(aclrtStream stream)
{
    while (stream->first)
        run_one(stream);
}

void queue(aclrtStream stream, struct operation operation)
{
    struct operation *one = malloc(sizeof *one);
    *one = operation;
    one->next = NULL;
    if (stream->first)
        stream->last->next = one;
    else
        stream->first = one;
    stream->last = one;
}

/* The streams of a device: the one at a place, NULL behind the last. */
aclrtStream stream_at(int device, unsigned place)
{
    for (unsigned i = 0; i < contexts; i++)
        if (context_list[i]->alive && context_list[i]->device == device && place-- == 0)
            return &context_list[i]->queue;
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->alive && stream_list[i]->context->device == device && place-- == 0)
            return stream_list[i];
    return NULL;
}

void check_idle(int device, const char *what)
{
    aclrtStream stream;
    for (unsigned i = 0; (stream = stream_at(device, i)); i++)
        if (stream->first)
            die("%s while stream%u has work", what, stream->serial);
}

aclrtStream own(aclrtStream stream)
{
    return stream ? stream : &current->queue;
}

EXPORT aclError aclrtCreateStream(aclrtStream *out)
{
    ENTER(aclrtCreateStream, 2, "");
    NEED(out, INVALID_PARAM);
    if (streams == sizeof stream_list / sizeof *stream_list)
        die("too many streams");
    aclrtStream stream = calloc(1, sizeof *stream);
    stream_list[streams] = stream;
    stream->serial = ++streams;
    stream->alive = 1;
    stream->context = current;
    *out = stream;
    LEAVE(OK);
}

EXPORT aclError aclrtDestroyStream(aclrtStream stream)
{
    ENTER(aclrtDestroyStream, 2, "s", W(stream));
    NEED(stream, INVALID_PARAM);
    IN_CONTEXT(stream);
    if (stream->first)
        die("stream%u is destroyed while it has work", stream->serial);
    stream->alive = 0;
    LEAVE(OK);
}

EXPORT aclError aclrtSynchronizeStream(aclrtStream stream)
{
    ENTER(aclrtSynchronizeStream, 2, "s", W(stream));
    IN_CONTEXT(stream);
    drain(own(stream));
    LEAVE(OK);
}

/* Some of the work is done whenever somebody asks. */
EXPORT aclError aclrtStreamQuery(aclrtStream stream, int *status)
{
    ENTER(aclrtStreamQuery, 2, "s", W(stream));
    NEED(status, INVALID_PARAM);
    IN_CONTEXT(stream);
    *status = own(stream)->first ? 1 : 0;
    if (*status)
        run_one(own(stream));
    LEAVE(OK);
}

EXPORT aclError aclrtStreamGetId(aclrtStream stream, int *number)
{
    ENTER(aclrtStreamGetId, 2, "s", W(stream));
    NEED(number, INVALID_PARAM);
    IN_CONTEXT(stream);
    *number = (int)own(stream)->serial;
    LEAVE(OK);
}

/* A value is in device memory, all of it in one block. */
static aclError check_value(uintptr_t address)
{
    struct block *block = find(address);
    if (!address)
        return INVALID_PARAM;
    return address % 8 == 0 && block && block->kind < HOST && block->size - (address - block->base) >= 8
        ? OK
        : PARAM_INVALID;
}

EXPORT aclError aclrtValueWrite(uintptr_t address, uint64_t value, unsigned flag, aclrtStream stream)
{
    ENTER(aclrtValueWrite, 2, "puxs", W(address), W(value), W(flag), W(stream));
    IN_CONTEXT(stream);
    NEED(!flag, INVALID_PARAM);
    aclError status = check_value(address);
    NEED(status == OK, status);
    queue(own(stream), (struct operation){ .work = WRITE_VALUE, .to = address, .record = value });
    LEAVE(OK);
}

EXPORT aclError aclrtValueWait(uintptr_t address, uint64_t value, unsigned flag, aclrtStream stream)
{
    ENTER(aclrtValueWait, 2, "puxs", W(address), W(value), W(flag), W(stream));
    IN_CONTEXT(stream);
    NEED(flag < 4, PARAM_INVALID);
    aclError status = check_value(address);
    NEED(status == OK, status);
    queue(own(stream), (struct operation){ .work = WAIT_VALUE, .to = address, .record = value, .value = (int)flag });
    LEAVE(OK);
}

EXPORT aclError aclrtLaunchHostFunc(aclrtStream stream, void (*function)(void *), void *argument)
{
    ENTER(aclrtLaunchHostFunc, 2, "s", W(stream));
    IN_CONTEXT(stream);
    NEED(function, INVALID_PARAM);
    queue(own(stream), (struct operation){ .work = CALL, .function = function, .to = W(argument) });
    LEAVE(OK);
}
