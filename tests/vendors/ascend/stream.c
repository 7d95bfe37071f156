/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Streams and their work. */
#include "runtime.h"

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
