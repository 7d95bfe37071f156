// SPDX-License-Identifier: MIT OR Apache-2.0
// The queues, each with a thread that executes the commands of what is submitted. Layouts are those of Intel's compute runtime
// (shared/source/generated/xe2_hpg_core, MIT).
#define _GNU_SOURCE
#include "model.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct job {
    struct job *next;
    uint64_t address;
    int count;
    struct fence fences[MAX_FENCES];
};
struct queue {
    bool used, running, banned;
    uint32_t vm;
    struct job *first, *last;
    pthread_cond_t changed;
    uint64_t registers[16];
};
#define MAX_QUEUES 1024
static struct queue *queues[MAX_QUEUES]; // 0 is none
extern pthread_mutex_t model_lock;

// ---- memory ---------------------------------------------------------------------------------------------------------

// A page fault ends the work of a queue for good.
static void *fault(struct queue *queue, uint64_t address, bool write)
{
    note(0, "page fault at %#lx, %s", (long)address, write ? "written" : "read");
    queue->banned = true;
    return NULL;
}

static void *reach(struct queue *queue, uint64_t address, bool write, uint64_t bytes)
{
    void *found = translate(queue->vm, address, write, bytes, NULL);
    return found ? found : fault(queue, address, write);
}

static void store32(struct queue *queue, uint64_t address, uint32_t value)
{
    uint32_t *to = reach(queue, address, true, sizeof *to);
    if (to)
        __atomic_store_n(to, value, __ATOMIC_RELEASE);
}

static void store64(struct queue *queue, uint64_t address, uint64_t value)
{
    if (address % 8) { // in two parts, as the bus has it
        store32(queue, address, value);
        store32(queue, address + 4, value >> 32);
        return;
    }
    uint64_t *to = reach(queue, address, true, sizeof *to);
    if (to)
        __atomic_store_n(to, value, __ATOMIC_RELEASE);
}

static uint32_t load32(struct queue *queue, uint64_t address)
{
    const uint32_t *from = reach(queue, address, false, sizeof *from);
    return from ? __atomic_load_n(from, __ATOMIC_ACQUIRE) : 0;
}

static void copy(struct queue *queue, uint64_t to, uint64_t from, uint64_t bytes)
{
    while (bytes && !queue->banned) {
        uint64_t now = 0, room = 0;
        const char *source = translate(queue->vm, from, false, bytes, &now);
        char *target = translate(queue->vm, to, true, bytes, &room);
        if (!source || !target) {
            fault(queue, source ? to : from, source);
            return;
        }
        now = now < room ? now : room;
        memmove(target, source, now);
        to += now, from += now, bytes -= now;
    }
}

static void fill(struct queue *queue, uint64_t to, uint64_t bytes, uint8_t value)
{
    while (bytes && !queue->banned) {
        uint64_t now = 0;
        char *target = translate(queue->vm, to, true, bytes, &now);
        if (!target) {
            fault(queue, to, true);
            return;
        }
        memset(target, value, now);
        to += now, bytes -= now;
    }
}

// ---- commands -------------------------------------------------------------------------------------------------------

static uint64_t wide(const uint32_t *words)
{
    return words[0] | (uint64_t)words[1] << 32;
}

// General registers are at 0x600 of each engine, its clock is at 0x358.
enum { GENERAL = 0x600, CLOCK = 0x358, CONTEXT_CLOCK = 0x3a8 };

static uint32_t *general_register(struct queue *queue, uint32_t number)
{
    uint32_t inside = (number & 0xfff) - GENERAL;
    return inside < sizeof queue->registers ? (uint32_t *)queue->registers + inside / 4 : NULL;
}

static uint32_t read_register(struct queue *queue, uint32_t number)
{
    const uint32_t *general = general_register(queue, number);
    if (general)
        return *general;
    switch (number & 0xfff) {
    case CLOCK:
    case CONTEXT_CLOCK:
        return gpu_clock();
    case CLOCK + 4:
    case CONTEXT_CLOCK + 4:
        return gpu_clock() >> 32;
    default:
        unmodelled("reading the register %#x", number);
    }
}

static void write_register(struct queue *queue, uint32_t number, uint32_t value)
{
    uint32_t *general = general_register(queue, number);
    if (general)
        *general = value;
    else
        note(4, "register %#x is set to %#x", number, value); // workarounds of the hardware
}

static bool compare(uint32_t found, uint32_t value, int operation)
{
    switch (operation) {
    case 0:
        return found > value;
    case 1:
        return found >= value;
    case 2:
        return found < value;
    case 3:
        return found <= value;
    case 4:
        return found == value;
    case 5:
        return found != value;
    default:
        unmodelled("a semaphore of operation %d", operation);
    }
}

// True once the semaphore lets the queue pass.
static bool semaphore_passes(struct queue *queue, const uint32_t *p)
{
    if (p[0] & (1 << 16 | 1 << 18))
        unmodelled("a semaphore %#x", p[0]);
    uint32_t value = p[1];
    if (p[0] & 1 << 17) // the value is in the first register
        value = queue->registers[0];
    return compare(load32(queue, wide(p + 2) & ~3ull), value, p[0] >> 12 & 7) || queue->banned;
}

static void atomic(struct queue *queue, const uint32_t *p)
{
    uint64_t address = wide(p + 1) & ~3ull;
    int operation = p[0] >> 8 & 0xff;
    uint32_t *word = reach(queue, address, true, operation & 0x20 ? 8 : 4);
    if (!word)
        return;
    switch (operation) {
    case 0x04: // MOVE, of 4 bytes
        __atomic_store_n(word, p[3], __ATOMIC_RELEASE);
        return;
    case 0x05:
        __atomic_add_fetch(word, 1, __ATOMIC_ACQ_REL);
        return;
    case 0x06:
        __atomic_sub_fetch(word, 1, __ATOMIC_ACQ_REL);
        return;
    case 0x24: // MOVE, of 8 bytes
        __atomic_store_n((uint64_t *)word, p[3] | (uint64_t)p[5] << 32, __ATOMIC_RELEASE);
        return;
    case 0x25:
        __atomic_add_fetch((uint64_t *)word, 1, __ATOMIC_ACQ_REL);
        return;
    case 0x26:
        __atomic_sub_fetch((uint64_t *)word, 1, __ATOMIC_ACQ_REL);
        return;
    default:
        unmodelled("MI_ATOMIC %#x", operation);
    }
}

// What follows a flush: a value, or the time.
static void post_sync(struct queue *queue, int operation, uint64_t address, uint64_t value)
{
    switch (operation) {
    case 0:
        return;
    case 1:
        store64(queue, address, value);
        return;
    case 3:
        store64(queue, address, gpu_clock());
        return;
    default:
        unmodelled("a flush with the operation %d", operation);
    }
}

enum outcome { NEXT, WAITS, ENDS };

// State of the execution of one submission: where it is, and where it returns to.
struct position {
    uint64_t pc, returns[8];
    int depth;
};

static enum outcome step_mi(struct queue *queue, struct position *at, const uint32_t *p)
{
    int op = p[0] >> 23 & 0x3f;
    uint32_t words = op < 0x10 ? 1 : (p[0] & 0xff) + 2;
    switch (op) {
    case 0x00: // NOOP
    case 0x01: // SET_PREDICATE
    case 0x05: // ARB_CHECK
    case 0x08: // ARB_ON_OFF
    case 0x09: // MEM_FENCE
        break;
    case 0x0a: // BATCH_BUFFER_END
        if (!at->depth)
            return ENDS;
        at->pc = at->returns[--at->depth];
        return NEXT;
    case 0x31: // BATCH_BUFFER_START
        if (p[0] & 1 << 22) {
            if (at->depth == 8)
                unmodelled("more than 8 batches in each other");
            at->returns[at->depth++] = at->pc + 4 * words;
        }
        at->pc = wide(p + 1) & ~3ull;
        return NEXT;
    case 0x1c: // SEMAPHORE_WAIT
        if (!semaphore_passes(queue, p))
            return WAITS;
        break;
    case 0x20: // STORE_DATA_IMM
        words = (p[0] & 0x3ff) + 2;
        if (p[0] & 1 << 21)
            store64(queue, wide(p + 1) & ~3ull, wide(p + 3));
        else
            store32(queue, wide(p + 1) & ~3ull, p[3]);
        break;
    case 0x22: // LOAD_REGISTER_IMM
        for (uint32_t i = 1; i + 1 < words; i += 2)
            write_register(queue, p[i], p[i + 1]);
        break;
    case 0x24: // STORE_REGISTER_MEM
        store32(queue, wide(p + 2) & ~3ull, read_register(queue, p[1] & 0x7fffff));
        break;
    case 0x26: // FLUSH_DW
        words = (p[0] & 0x3f) + 2;
        post_sync(queue, p[0] >> 14 & 3, wide(p + 1) & ~7ull, wide(p + 3));
        break;
    case 0x29: // LOAD_REGISTER_MEM
        write_register(queue, p[1] & 0x7fffff, load32(queue, wide(p + 2) & ~3ull));
        break;
    case 0x2a: // LOAD_REGISTER_REG
        write_register(queue, p[2] & 0x7fffff, read_register(queue, p[1] & 0x7fffff));
        break;
    case 0x2e: // COPY_MEM_MEM
        store32(queue, wide(p + 1) & ~3ull, load32(queue, wide(p + 3) & ~3ull));
        break;
    case 0x2f: // ATOMIC
        atomic(queue, p);
        break;
    default:
        unmodelled("the MI command %#x", op);
    }
    at->pc += 4 * words;
    return NEXT;
}

static void copy_command(struct queue *queue, const uint32_t *p)
{
    uint64_t width = (p[1] & 0xffffff) + 1ull, height = (p[2] & 0x3ffff) + 1;
    uint64_t from_pitch = (p[3] & 0x3ffff) + 1, to_pitch = (p[4] & 0x3ffff) + 1;
    uint64_t from = wide(p + 5), to = wide(p + 7);
    if (p[0] & 1 << 19)
        width *= 256; // counted in pages
    if (!(p[0] >> 17 & 3))
        height = 1;
    for (uint64_t row = 0; row < height; row++)
        copy(queue, to + row * to_pitch, from + row * from_pitch, width);
}

static void fill_command(struct queue *queue, const uint32_t *p)
{
    uint64_t width = (p[1] & 0xffffff) + 1ull, height = (p[2] & 0x3ffff) + 1, pitch = (p[3] & 0x3ffff) + 1;
    if (p[0] >> 19 & 3)
        unmodelled("a fill of mode %d", p[0] >> 19 & 3);
    switch (p[0] >> 17 & 3) {
    case 0:
        height = 1;
        break;
    case 1:
        break;
    default:
        unmodelled("a fill of type %d", p[0] >> 17 & 3);
    }
    for (uint64_t row = 0; row < height; row++)
        fill(queue, wide(p + 4) + row * pitch, width, p[6] >> 24);
}

static void step_blitter(struct queue *queue, const uint32_t *p)
{
    int op = p[0] >> 22 & 0x7f;
    if (op == 0x5a)
        copy_command(queue, p);
    else if (op == 0x5b)
        fill_command(queue, p);
    else
        unmodelled("the copy engine's command %#x", op);
}

static void step_compute(struct queue *queue, const uint32_t *p)
{
    int type = p[0] >> 27 & 3, op = p[0] >> 24 & 7, sub = p[0] >> 16 & 0xff;
    if (type == 2 && op == 2 && sub >> 2 == 2) // COMPUTE_WALKER
        unmodelled("a kernel");
    if (type == 2 && sub >> 2) // but for CFE_STATE
        unmodelled("the compute engine's command %#x", p[0]);
    if (type == 3 && op == 2 && sub == 0) // PIPE_CONTROL
        post_sync(queue, p[1] >> 14 & 3, wide(p + 2) & ~3ull, wide(p + 4));
    // Others set the state of kernels, of which there are none.
}

static enum outcome step(struct queue *queue, struct position *at)
{
    // The longest command that is modelled has 18 words.
    uint32_t words[32] = { 0 };
    uint64_t there = 0;
    const uint32_t *code = translate(queue->vm, at->pc, false, sizeof words, &there);
    if (!code) {
        fault(queue, at->pc, false);
        return ENDS;
    }
    memcpy(words, code, there & ~3ull);
    note(4, "%#lx: %08x %08x %08x %08x", (long)at->pc, words[0], words[1], words[2], words[3]);
    switch (words[0] >> 29) {
    case 0:
        return step_mi(queue, at, words);
    case 2:
        step_blitter(queue, words);
        break;
    case 3:
        step_compute(queue, words);
        break;
    default:
        unmodelled("the command %08x at %#lx", words[0], (long)at->pc);
    }
    at->pc += 4 * ((words[0] & 0xff) + 2);
    return NEXT;
}

// ---- threads --------------------------------------------------------------------------------------------------------

// Others take the lock at times, also while a semaphore is polled.
static void pause_for(int rounds)
{
    long pause = rounds < 200 ? 5000 : rounds < 500 ? 50000 : rounds < 2000 ? 200000 : 1000000;
    unlock_model();
    nanosleep(&(struct timespec){ 0, pause }, NULL);
    lock_model();
}

static void run_job(struct queue *queue, const struct job *job)
{
    struct position at = { .pc = job->address };
    int waits = 0, steps = 0;
    enum outcome outcome = job->address ? NEXT : ENDS;
    while (outcome != ENDS && queue->used && !queue->banned) {
        outcome = step(queue, &at);
        if (outcome == WAITS) {
            pause_for(waits++);
        } else {
            waits = 0;
            if (++steps % 64 == 0) {
                unlock_model();
                lock_model();
            }
        }
    }
    for (int i = 0; i < job->count && !queue->banned && queue->used; i++)
        store64(queue, job->fences[i].address, job->fences[i].value);
}

static void *run(void *given)
{
    struct queue *queue = given;
    lock_model();
    while (queue->used) {
        struct job *job = queue->first;
        if (!job) {
            pthread_cond_wait(&queue->changed, &model_lock);
            continue;
        }
        queue->first = job->next;
        run_job(queue, job);
        free(job);
    }
    while (queue->first) {
        struct job *job = queue->first;
        queue->first = job->next;
        free(job);
    }
    unlock_model();
    pthread_cond_destroy(&queue->changed);
    free(queue);
    return NULL;
}

static void start_thread(struct queue *queue)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, queue))
        unmodelled("a system without threads");
    pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    queue->running = true;
}

int add_queue(uint32_t vm)
{
    int number = 1;
    while (number < MAX_QUEUES && queues[number])
        number++;
    if (number == MAX_QUEUES)
        return -1;
    queues[number] = calloc(1, sizeof *queues[number]);
    queues[number]->used = true;
    queues[number]->vm = vm;
    pthread_cond_init(&queues[number]->changed, NULL);
    return number;
}

bool has_queue(uint32_t number)
{
    return number < MAX_QUEUES && queues[number];
}

void remove_queue(uint32_t number)
{
    if (!has_queue(number))
        return;
    struct queue *queue = queues[number];
    queues[number] = NULL;
    queue->used = false;
    if (queue->running)
        pthread_cond_signal(&queue->changed); // the thread frees it
    else
        free(queue);
}

bool is_banned(uint32_t number)
{
    return has_queue(number) && queues[number]->banned;
}

int submit(uint32_t number, uint64_t address, const struct fence *fences, int count)
{
    struct queue *queue = queues[number];
    if (queue->banned)
        return errno = ECANCELED, -1;
    struct job *job = calloc(1, sizeof *job);
    job->address = address;
    job->count = count;
    memcpy(job->fences, fences, count * sizeof *fences);
    if (queue->first)
        queue->last->next = job;
    else
        queue->first = job;
    queue->last = job;
    if (!queue->running)
        start_thread(queue);
    pthread_cond_signal(&queue->changed);
    return 0;
}

void engines_forked(void)
{
    // What the threads had is lost with them.
    memset(queues, 0, sizeof queues);
}
