/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Streams, callbacks, and waits for values. */
#include "driver.h"

/* A destroyed stream whose address is the next one's, where STANDIN_REUSE says so. */
static CUstream gone_stream(void)
{
    for (unsigned i = 0; number("STANDIN_REUSE", 0) && i < streams; i++)
        if (!stream_list[i]->alive && is_idle(stream_list[i]))
            return stream_list[i];
    return NULL;
}

static CUresult create_stream(CUstream *out, unsigned flags, int priority)
{
    if (!out || flags > 1)
        return INVALID_VALUE;
    CUstream stream = gone_stream();
    if (!stream && streams == sizeof stream_list / sizeof *stream_list)
        die("too many streams");
    unsigned serial = stream ? stream->serial : streams + 1;
    if (!stream)
        stream_list[streams++] = stream = calloc(1, sizeof *stream);
    priority = priority > 0 ? 0 : priority < -5 ? -5 : priority;
    *stream =
        (struct stream){ .context = current(), .flags = flags, .priority = priority, .alive = 1, .serial = serial };
    *out = stream;
    return OK;
}

EXPORT CUresult cuStreamCreate(CUstream *out, unsigned flags)
{
    ENTER(cuStreamCreate, 1, "u", W(flags));
    LEAVE(create_stream(out, flags, 0));
}

EXPORT CUresult cuStreamCreateWithPriority(CUstream *out, unsigned flags, int priority)
{
    ENTER(cuStreamCreateWithPriority, 1, "ud", W(flags), W(priority));
    LEAVE(create_stream(out, flags, priority));
}

EXPORT CUresult cuStreamDestroy_v2(CUstream stream)
{
    ENTER(cuStreamDestroy_v2, 1, "s", W(stream));
    NEED(W(stream) > 2, INVALID_HANDLE);
    stream->alive = 0;
    LEAVE(OK);
}

EXPORT CUresult cuStreamQuery(CUstream stream)
{
    ENTER(cuStreamQuery, 1, "s", W(stream));
    LEAVE(is_idle(stream) ? OK : NOT_READY);
}

EXPORT CUresult cuStreamSynchronize(CUstream stream)
{
    ENTER(cuStreamSynchronize, 1, "s", W(stream));
    finish(stream);
    LEAVE(OK);
}

EXPORT CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags)
{
    ENTER(cuStreamWaitEvent, 1, "seu", W(stream), W(event), W(flags));
    NEED(flags <= 1, INVALID_VALUE);
    NEED(event, INVALID_HANDLE);
    /* The real driver crashes. */
    if (event->imported && event->context != (W(stream) > 2 ? stream->context : current()))
        die("a stream waits for another process's event of another context");
    queued(stream, (struct queued){ .operation = WAIT_EVENT, .event = event, .value = event->asked });
    LEAVE(OK);
}

EXPORT CUresult cuStreamGetFlags(CUstream stream, unsigned *flags)
{
    ENTER(cuStreamGetFlags, 1, "s", W(stream));
    NEED(flags, INVALID_VALUE);
    *flags = W(stream) > 2 ? stream->flags : 0;
    LEAVE(OK);
}

EXPORT CUresult cuStreamGetPriority(CUstream stream, int *priority)
{
    ENTER(cuStreamGetPriority, 1, "s", W(stream));
    NEED(priority, INVALID_VALUE);
    *priority = W(stream) > 2 ? stream->priority : 0;
    LEAVE(OK);
}

EXPORT CUresult cuStreamGetCtx(CUstream stream, CUcontext *context)
{
    ENTER(cuStreamGetCtx, 1, "s", W(stream));
    NEED(context, INVALID_VALUE);
    *context = W(stream) > 2 ? stream->context : current();
    LEAVE(OK);
}

EXPORT CUresult cuStreamAttachMemAsync(CUstream stream, CUdeviceptr address, size_t length, unsigned flags)
{
    ENTER(cuStreamAttachMemAsync, 1, "spuu", W(stream), W(address), W(length), W(flags));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && (flags == 1 || flags == 2 || flags == 4), INVALID_VALUE);
    LEAVE(OK);
}

/* The driver calls on a thread of its own. */
EXPORT CUresult cuLaunchHostFunc(CUstream stream, void (*function)(void *), void *data)
{
    ENTER(cuLaunchHostFunc, 1, "s", W(stream));
    NEED(function, INVALID_VALUE);
    struct job job = { .function = function, .data = data };
    NEED(!queued(stream, (struct queued){ .operation = CALL, .job = job }), OK);
    pthread_mutex_unlock(&lock);
    return run(job);
}

/* How the thread waits is no business of the caller's. */
EXPORT CUresult cuLaunchHostFunc_v2(CUstream stream, void (*function)(void *), void *data, unsigned mode)
{
    return mode > 1 ? INVALID_VALUE : cuLaunchHostFunc(stream, function, data);
}

EXPORT CUresult cuThreadExchangeStreamCaptureMode(unsigned *mode)
{
    static _Thread_local unsigned current_mode;
    ENTER(cuThreadExchangeStreamCaptureMode, 0, "");
    NEED(mode && *mode <= 2, INVALID_VALUE);
    unsigned before = current_mode;
    current_mode = *mode;
    *mode = before;
    LEAVE(OK);
}

EXPORT CUresult cuStreamAddCallback(CUstream stream, void (*callback)(CUstream, CUresult, void *), void *data,
                                    unsigned flags)
{
    ENTER(cuStreamAddCallback, 1, "su", W(stream), W(flags));
    NEED(callback && flags == 0, INVALID_VALUE);
    struct job job = { .callback = callback, .stream = stream, .data = data };
    NEED(!queued(stream, (struct queued){ .operation = CALL, .job = job }), OK);
    pthread_mutex_unlock(&lock);
    return run(job);
}

#define WAIT(name, type) \
    EXPORT CUresult name(CUstream stream, CUdeviceptr address, type value, unsigned flags) \
    { \
        ENTER(name, 1, "spxu", W(stream), W(address), W(value), W(flags)); \
        NEED(flags <= 3 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        queued(stream, \
               (struct queued){ .operation = WAIT_VALUE, \
                                .to = address, \
                                .size = sizeof(type), \
                                .value = value, \
                                .mask = UINT64_MAX, \
                                .flags = flags }); \
        LEAVE(OK); \
    }
#define WRITE(name, type) \
    EXPORT CUresult name(CUstream stream, CUdeviceptr address, type value, unsigned flags) \
    { \
        ENTER(name, 1, "spxu", W(stream), W(address), W(value), W(flags)); \
        NEED(flags <= 1 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        NEED( \
            !queued(stream, \
                    (struct queued){ .operation = WRITE_VALUE, .to = address, .size = sizeof(type), .value = value }), \
            OK); \
        *(volatile type *)address = value; \
        LEAVE(OK); \
    }
WAIT(cuStreamWaitValue32_v2, uint32_t)
WAIT(cuStreamWaitValue64_v2, uint64_t)
WRITE(cuStreamWriteValue32_v2, uint32_t)
WRITE(cuStreamWriteValue64_v2, uint64_t)
