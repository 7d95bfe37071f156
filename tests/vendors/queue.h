/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What a stream of the stand-ins for NVIDIA's and AMD's libraries cannot do yet because it waits for a value: a thread does
 * it later. All else is done before a call returns. queue.c has the functions. */
#pragma once

#include <stddef.h>
#include <stdint.h>

struct stream;
struct event;

struct job {
    void (*function)(void *);
    void (*callback)(struct stream *, int, void *);
    struct stream *stream;
    void *data;
};

enum operation { WRITE_VALUE, RECORD, CALL, WAIT_VALUE, WAIT_EVENT, OTHER };

struct queued {
    enum operation operation;
    unsigned flags, kind;
    uintptr_t to, from;
    size_t size, unit;
    uint64_t value, mask;
    struct event *event;
    struct job job;
    void (*other)(const struct queued *);
    struct queued *next;
};

struct queue {
    struct queued *first, *last;
    int busy;
};

#pragma GCC visibility push(hidden)

/* Writes `count` values of `unit` bytes each. */
void repeat(char *to, const void *value, size_t unit, size_t count);

int is_idle(struct stream *stream);
/* Queues work where the stream waits, or would wait from here on; 0 where it is to be done at once. */
int queued(struct stream *stream, struct queued one);
/* Wait as the vendors' libraries do, for as long as it takes; the lock is held before and after. */
void finish(struct stream *stream);
void finish_event(const struct event *event);
/* Does a job, on the calling thread or on one of its own. */
void *run_job(void *raw);
int run(struct job job);

#pragma GCC visibility pop
