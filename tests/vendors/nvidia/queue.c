/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Work behind a wait for a value: waits, writes, records and calls, which a thread does later. */
#include "driver.h"

static struct queue predefined;

static struct queue *queue_of(CUstream stream)
{
    return W(stream) > 2 ? &stream->queue : &predefined;
}

int is_idle(CUstream stream)
{
    struct queue *queue = queue_of(stream);
    return !queue->first && !queue->busy;
}

/* Whether a stream may go on to what comes next. */
static int is_due(const struct queued *wait)
{
    if (wait->operation == WAIT_EVENT)
        return wait->event->done >= wait->value;
    if (wait->operation != WAIT_VALUE)
        return 1;
    uint64_t found = wait->size == 8 ? *(volatile uint64_t *)wait->to : *(volatile uint32_t *)wait->to;
    int64_t ahead = wait->size == 8 ? (int64_t)(found - wait->value) : (int32_t)(found - wait->value);
    return wait->flags == 0 ? ahead >= 0
        : wait->flags == 1  ? ahead == 0
        : wait->flags == 2  ? (found & wait->value) != 0
        : wait->size == 8   ? ~(found | wait->value) != 0
                            : (uint32_t) ~(found | wait->value) != 0;
}

/* Does what a stream can do; the lock is held, but not while the program is called. */
static int progress(struct queue *queue)
{
    int done = 0;
    while (!queue->busy && queue->first && is_due(queue->first)) {
        struct queued *one = queue->first;
        queue->first = one->next;
        switch (one->operation) {
        case WRITE_VALUE:
            memcpy((void *)one->to, &one->value, one->size);
            break;
        case RECORD:
            one->event->done = one->value;
            break;
        case WAIT_VALUE:
        case WAIT_EVENT:
            break;
        case CALL:
            queue->busy = 1;
            pthread_mutex_unlock(&lock);
            run_job(&one->job);
            pthread_mutex_lock(&lock);
            queue->busy = 0;
        }
        free(one);
        done = 1;
    }
    return done;
}

static void *work(void *unused)
{
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&lock);
        int done = progress(&predefined);
        for (unsigned i = 0; i < streams; i++)
            done |= progress(&stream_list[i]->queue);
        pthread_mutex_unlock(&lock);
        if (!done)
            usleep(20);
    }
    return NULL;
}

/* Queues work where the stream waits, or would wait from here on; 0 where it is to be done at once. */
int queued(CUstream stream, struct queued one)
{
    static int started;
    struct queue *queue = queue_of(stream);
    if (is_idle(stream) && is_due(&one))
        return 0;
    pthread_t thread;
    if (!started && (started = 1) && (pthread_create(&thread, NULL, work, NULL) || pthread_detach(thread)))
        die("no thread");
    struct queued *kept = malloc(sizeof *kept);
    *kept = one;
    kept->next = NULL;
    if (queue->first)
        queue->last->next = kept;
    else
        queue->first = kept;
    queue->last = kept;
    return 1;
}

/* Waits as the driver does, for as long as it takes. */
static void pass_time(void)
{
    pthread_mutex_unlock(&lock);
    usleep(20);
    pthread_mutex_lock(&lock);
}

void finish(CUstream stream)
{
    while (!is_idle(stream))
        pass_time();
}

void finish_event(const struct event *event)
{
    for (uint64_t asked = event->asked; event->done < asked;)
        pass_time();
}

void finish_all(CUcontext context)
{
    finish(NULL);
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->context == context)
            finish(stream_list[i]);
}
