/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Work behind a wait for a value. */
#include "runtime.h"

static struct queue predefined;

static struct queue *queue_of(hipStream_t stream)
{
    return W(stream) > 2 ? (struct queue *)stream->queue : &predefined;
}

int is_idle(hipStream_t stream)
{
    struct queue *queue = queue_of(stream);
    return !queue->first && !queue->busy;
}

/* Whether a stream may go on to what comes next. */
static int is_due(const struct queued *wait)
{
    if (wait->operation < WAIT_VALUE)
        return 1;
    if (wait->operation == WAIT_EVENT)
        return wait->event->done >= wait->value;
    uint64_t found = wait->size == 8 ? *(volatile uint64_t *)wait->to : *(volatile uint32_t *)wait->to;
    found &= wait->mask;
    int64_t ahead = wait->size == 8 ? (int64_t)(found - wait->value) : (int32_t)(found - wait->value);
    return wait->flags == 0 ? ahead >= 0
        : wait->flags == 1  ? found == wait->value
        : wait->flags == 2  ? (found & wait->value) != 0
                            : ~(found | wait->value) != 0;
}

/* Does what a stream can do; the lock is held, but not while the program is called. */
static int progress(struct queue *queue)
{
    int done = 0;
    while (!queue->busy && queue->first && is_due(queue->first)) {
        struct queued *one = queue->first;
        queue->first = one->next;
        switch (one->operation) {
        case COPY:
            if (copy(one->to, one->from, one->size, one->kind))
                die("a queued copy fails");
            break;
        case FILL_BYTES:
            if (fill(one->to, 0, &one->value, one->unit, one->size, 1))
                die("a queued fill fails");
            break;
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

void *work(void *unused)
{
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&lock);
        int done = progress(&predefined);
        for (unsigned i = 0; i < streams; i++)
            done |= progress(stream_list[i]->queue);
        pthread_mutex_unlock(&lock);
        if (!done)
            usleep(20);
    }
    return NULL;
}

/* Queues work where the stream waits, or would wait from here on; 0 where it is to be done at once. */
int queued(hipStream_t stream, struct queued one)
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

/* Waits as AMD's library does, for as long as it takes. */
void finish(hipStream_t stream)
{
    while (!is_idle(stream)) {
        pthread_mutex_unlock(&lock);
        usleep(20);
        pthread_mutex_lock(&lock);
    }
}

void finish_event(const struct event *event)
{
    for (uint64_t asked = event->asked; event->done < asked;) {
        pthread_mutex_unlock(&lock);
        usleep(20);
        pthread_mutex_lock(&lock);
    }
}

void finish_all(int device)
{
    finish(NULL);
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->device == device)
            finish(stream_list[i]);
}

/* AMD's library waits for its streams when the process ends. */
__attribute__((destructor)) static void leave(void)
{
    int waits = 0;
    for (int i = 0; i < 2000; i++) {
        pthread_mutex_lock(&lock);
        waits = !is_idle(NULL);
        for (unsigned j = 0; j < streams; j++)
            waits |= !is_idle(stream_list[j]);
        pthread_mutex_unlock(&lock);
        if (!waits)
            return;
        usleep(1000);
    }
    die("the process ends and a stream still waits");
}
