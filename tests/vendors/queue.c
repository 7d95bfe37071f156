/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Work behind a wait for a value: waits, writes, records and calls, which a thread does later. Included by the queue.c of
 * each stand-in that has such work, after its own header. */

static struct queue predefined;

void repeat(char *to, const void *value, size_t unit, size_t count)
{
    size_t size = unit * count;
    if (size)
        memcpy(to, value, unit);
    /* What is written is the source of the next part, which doubles. */
    for (size_t done = unit; done < size; done *= 2)
        memcpy(to + done, to, done < size - done ? done : size - done);
}

static struct queue *queue_of(struct stream *stream)
{
    return W(stream) > 2 ? &stream->queue : &predefined;
}

int is_idle(struct stream *stream)
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
    uint64_t all = wait->size == 8 ? UINT64_MAX : UINT32_MAX;
    uint64_t found = wait->size == 8 ? *(volatile uint64_t *)wait->to : *(volatile uint32_t *)wait->to;
    found &= wait->mask;
    int64_t ahead = wait->size == 8 ? (int64_t)(found - wait->value) : (int32_t)(found - wait->value);
    return wait->flags == 0 ? ahead >= 0
        : wait->flags == 1  ? found == wait->value
        : wait->flags == 2  ? (found & wait->value) != 0
                            : (~(found | wait->value) & all) != 0;
}

void *run_job(void *raw)
{
    struct job *job = raw;
    if (job->function)
        job->function(job->data);
    else
        job->callback(job->stream, to_fail("stream"), job->data);
    return NULL;
}

int run(struct job job)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run_job, &job))
        return OUT_OF_MEMORY;
    pthread_join(thread, NULL);
    return OK;
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
        case OTHER:
            one->other(one);
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

int queued(struct stream *stream, struct queued one)
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

static void pass_time(void)
{
    pthread_mutex_unlock(&lock);
    usleep(20);
    pthread_mutex_lock(&lock);
}

void finish(struct stream *stream)
{
    while (!is_idle(stream))
        pass_time();
}

void finish_event(const struct event *event)
{
    for (uint64_t asked = event->asked; event->done < asked;)
        pass_time();
}
