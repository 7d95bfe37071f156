/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Streams, callbacks, and waits for values. */
#include "runtime.h"

EXPORT hipError_t hipStreamCreateWithPriority(hipStream_t *out, unsigned flags, int priority)
{
    ENTER(hipStreamCreateWithPriority, "ud", W(flags), W(priority));
    NEED(out && flags <= 1, INVALID_VALUE);
    if (streams == sizeof stream_list / sizeof *stream_list)
        die("too many streams");
    hipStream_t stream = calloc(1, sizeof *stream);
    priority = priority > 1 ? 1 : priority < -1 ? -1 : priority;
    *stream = (struct stream){ .device = current, .flags = flags, .priority = priority, .alive = 1 };
    stream_list[streams] = stream;
    stream->serial = ++streams;
    *out = stream;
    LEAVE(OK);
}

EXPORT hipError_t hipStreamDestroy(hipStream_t stream)
{
    ENTER(hipStreamDestroy, "s", W(stream));
    NEED(W(stream) > 2, INVALID_HANDLE);
    finish(stream);
    stream->alive = 0;
    LEAVE(OK);
}

EXPORT hipError_t hipStreamQuery(hipStream_t stream)
{
    ENTER(hipStreamQuery, "s", W(stream));
    LEAVE(is_idle(stream) ? OK : NOT_READY);
}

EXPORT hipError_t hipStreamSynchronize(hipStream_t stream)
{
    ENTER(hipStreamSynchronize, "s", W(stream));
    finish(stream);
    LEAVE(OK);
}

EXPORT hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags)
{
    ENTER(hipStreamWaitEvent, "seu", W(stream), W(event), W(flags));
    NEED(flags == 0 || (RELEASE >= 604 && flags == 1), INVALID_VALUE);
    NEED(event, INVALID_HANDLE);
    if (flags == 1 && !is_captured(stream))
        die("a wait with the external flag outside of a capture never returns");
    queued(stream, (struct queued){ .operation = WAIT_EVENT, .event = event, .value = event->asked });
    LEAVE(OK);
}

EXPORT hipError_t hipStreamGetFlags(hipStream_t stream, unsigned *flags)
{
    ENTER(hipStreamGetFlags, "s", W(stream));
    NEED(flags && stream, INVALID_VALUE);
    *flags = W(stream) > 2 ? stream->flags : 0;
    LEAVE(OK);
}

EXPORT hipError_t hipStreamGetPriority(hipStream_t stream, int *priority)
{
    ENTER(hipStreamGetPriority, "s", W(stream));
    NEED(priority, INVALID_VALUE);
    *priority = W(stream) > 2 ? stream->priority : 0;
    LEAVE(OK);
}

EXPORT int hipGetStreamDeviceId(hipStream_t stream)
{
    if (enter("hipGetStreamDeviceId", "s", W(stream)))
        LEAVE(-1);
    LEAVE(W(stream) > 2 ? stream->device : current);
}

#if RELEASE > 502
EXPORT hipError_t hipStreamGetDevice(hipStream_t stream, int *device)
{
    ENTER(hipStreamGetDevice, "s", W(stream));
    NEED(device, INVALID_VALUE);
    *device = W(stream) > 2 ? stream->device : current;
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipStreamAttachMemAsync(hipStream_t stream, uintptr_t address, size_t length, unsigned flags)
{
    ENTER(hipStreamAttachMemAsync, "spuu", W(stream), W(address), W(length), W(flags));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && (flags == 1 || flags == 2 || flags == 4), INVALID_VALUE);
    LEAVE(OK);
}

#if RELEASE > 502
/* HIP calls on a thread of its own. */
EXPORT hipError_t hipLaunchHostFunc(hipStream_t stream, void (*function)(void *), void *data)
{
    ENTER(hipLaunchHostFunc, "s", W(stream));
    NEED(function, INVALID_VALUE);
    NEED(!queued(stream, (struct queued){ .operation = CALL, .job = { .function = function, .data = data } }), OK);
    pthread_mutex_unlock(&lock);
    return run((struct job){ .function = function, .data = data });
}
#endif

EXPORT hipError_t hipThreadExchangeStreamCaptureMode(unsigned *mode)
{
    static _Thread_local unsigned current_mode;
    ENTER(hipThreadExchangeStreamCaptureMode, "");
    NEED(mode && *mode <= 2, INVALID_VALUE);
    unsigned before = current_mode;
    current_mode = *mode;
    *mode = before;
    LEAVE(OK);
}

EXPORT hipError_t hipStreamAddCallback(hipStream_t stream, void (*callback)(hipStream_t, hipError_t, void *),
                                       void *data, unsigned flags)
{
    ENTER(hipStreamAddCallback, "su", W(stream), W(flags));
    NEED(callback && flags == 0, INVALID_VALUE);
    struct job job = { .callback = callback, .stream = stream, .data = data };
    NEED(!queued(stream, (struct queued){ .operation = CALL, .job = job }), OK);
    pthread_mutex_unlock(&lock);
    /* On the caller's own thread, as a library may where there is nothing to wait for. */
    run_job(&job);
    return OK;
}

#define WAIT(name, type) \
    EXPORT hipError_t name(hipStream_t stream, uintptr_t address, type value, unsigned flags, type mask) \
    { \
        ENTER(name, "spxux", W(stream), W(address), W(value), W(flags), W(mask)); \
        NEED(flags <= 3 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        queued(stream, \
               (struct queued){ .operation = WAIT_VALUE, \
                                .to = address, \
                                .size = sizeof(type), \
                                .value = value, \
                                .mask = mask, \
                                .flags = flags }); \
        LEAVE(OK); \
    }
#define WRITE(name, type) \
    EXPORT hipError_t name(hipStream_t stream, uintptr_t address, type value, unsigned flags) \
    { \
        ENTER(name, "spxu", W(stream), W(address), W(value), W(flags)); \
        NEED(flags == 0 && find(address) && address % sizeof(type) == 0, INVALID_VALUE); \
        NEED( \
            !queued(stream, \
                    (struct queued){ .operation = WRITE_VALUE, .to = address, .size = sizeof(type), .value = value }), \
            OK); \
        *(volatile type *)address = value; \
        LEAVE(OK); \
    }
WAIT(hipStreamWaitValue32, uint32_t)
WAIT(hipStreamWaitValue64, uint64_t)
WRITE(hipStreamWriteValue32, uint32_t)
WRITE(hipStreamWriteValue64, uint64_t)
